"""Whether facts that are right one by one can be played together.

That some tile can be laid beside the Abbey needs no look of its own: there are Paths for everybody,
they lie beside any colour, and each of them, like the Abbey, has a side that connects.

MON-INV-12, MON-START-2.
"""

from typing import Final

from chapterhouse.core.rule import Malformed
from chapterhouse.editions import Edition
from chapterhouse.editions.edition import same, shown
from chapterhouse.games.monastery.components import DAYS, GROUPS, ROWS, SECRET_WAYS, SINGLES, TILES

ALLOTTED: Final = ["grey", 2]  # MON-START-2: what each player gets of the buildings
LEFT: Final = [tile for tile in TILES if tile not in SECRET_WAYS]  # MON-SETUP-6: in the bag


def problems(edition: Edition) -> list[Malformed]:
    """List what of an edition cannot be played, though every fact is one."""
    return [*_tiles(edition), *_building(edition), *_drawn(edition), *_allotted(edition)]


def _tiles(edition: Edition) -> list[Malformed]:
    """The kinds come to what lies in the box. MON-COMP-1."""
    return _agreed(edition, "box.tiles", _copies(edition, TILES), "count.*")


def _building(edition: Edition) -> list[Malformed]:
    """What is built in groups has one box, with the points of the group. MON-CONS-6."""
    found: list[Malformed] = []
    for tile in LEFT:
        group = tile.partition("-")[0]
        if group in GROUPS:
            path = f"groups.{group}-points"
            found += _agreed(edition, f"boxes.{tile}", [edition[path]], path)
    return found


def _drawn(edition: Edition) -> list[Malformed]:
    """The bag lasts for all that four players draw. MON-COMP-8."""
    needed = ROWS * DAYS * sum(edition["dial.draws"])
    bag = _copies(edition, LEFT)
    if needed <= bag:
        return []
    return [
        Malformed(
            "edition-draws",
            "{entry} needs {count} tiles in the bag for {seats} players; there are {right}",
            {"entry": "dial.draws", "count": str(needed), "seats": str(ROWS), "right": str(bag)},
        )
    ]


def _allotted(edition: Edition) -> list[Malformed]:
    """Each of four players gets a tile of three sorts. MON-START-2."""
    colours = {tile: edition[f"colour.{tile}"] for tile in LEFT}
    grey = [tile for tile in SINGLES if [colours[tile], edition[f"value.{tile}"]] == ALLOTTED]
    paths = [tile for tile in LEFT if tile.partition("-")[0] == GROUPS[0]]
    brown = [tile for tile in LEFT if tile == "garden" or colours[tile] == "brown"]
    sorts = {shown(ALLOTTED): grey, GROUPS[0]: paths, "garden, brown": brown}
    counted = {sort: _copies(edition, tiles) for sort, tiles in sorts.items()}
    return [
        Malformed(
            "edition-allotted",
            "{entry} makes {count} tiles of the sort {value}; the allotted start needs {right}",
            {"entry": "count.*", "count": str(copies), "value": sort, "right": str(ROWS)},
        )
        for sort, copies in counted.items()
        if copies < ROWS
    ]


def _agreed(edition: Edition, path: str, right: object, by: str) -> list[Malformed]:
    """Expect a fact to be what another one makes it."""
    if same(edition[path], right):
        return []
    slots = {"entry": path, "value": shown(edition[path]), "by": by, "right": shown(right)}
    return [Malformed("edition-agree", "{entry} is {value}; by {by} it must be {right}", slots)]


def _copies(edition: Edition, tiles: list[str]) -> int:
    """Count the tiles of these kinds."""
    copies: list[int] = [edition[f"count.{tile}"] for tile in tiles]
    return sum(copies)
