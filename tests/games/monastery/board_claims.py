"""What a scenario of Monastery can claim of what lies on the table.

| .  chapel│(Aa)  @AB  @  @   a row of the map as it is drawn; free cells at its ends do not matter
chapel (Aa)                   who is on a tile of which there is one, as `chart` writes it
at 0 -1 chapel│(Aa)           what lies in a cell, `.` for nothing: x to the east, y to the south
abbey AAB                     who stands in the Abbey; `-` for nobody
row red L+..+ER+AN+OS         a row of the grid
Anna strip LIB..a...          a strip
Anna blessings 2              behind the screen
Anna grid 3                   monks that wait on the grid
left 4                        points left of the turn
bag 12                        how many tiles the bag has
hour sext                     where the dial stands
pathways chapel               the tiles that it connects to, `-` for none
full kitchen                  the tiles that are full; `-` for none
"""

from chapterhouse.core.bits import members_of
from chapterhouse.core.plan import POOL
from chapterhouse.games.monastery.components import (
    ABBEY,
    COLOURS,
    COLUMNS,
    LETTERS,
    MONKS,
    SPACES,
)
from chapterhouse.games.monastery.names import HOUR
from chapterhouse.games.monastery.places import find
from chapterhouse.games.monastery.sites import place_at
from chapterhouse.games.monastery.spots import (
    A_MONK,
    GONE,
    LARGE_ON_STRIP,
    NO_PLACE,
    ON_GRID,
    SMALL,
    cell_at,
)
from chapterhouse.games.monastery.state import Monastery
from games.claims import NONE, Claims, same
from games.monastery import chart


def holds(claims: Claims, words: list[str]) -> bool:
    """Check a claim; false if it is none of these."""
    s, names = claims.match.state, list(claims.match.record.names)
    assert isinstance(s, Monastery)
    match words:
        case ["|", *cells]:
            rows = [_trimmed(row) for row in chart.drawn(s, names)]
            assert _trimmed(cells) in rows, "\n".join([" ".join(row) for row in rows])
        case ["abbey", who]:
            same(chart.state_of(s, 0, names) or NONE, who)
        case ["at", x, y, drawn]:
            same(_lies(s, int(x), int(y), names), drawn)
        case [("pathways" | "full") as what, *rest]:
            same(*_tiles(s, what, rest))
        case ["row", colour, cells]:
            same(_row(s, COLOURS.index(colour)), cells)
        case [name, ("strip" | "blessings" | "grid") as what, value] if name in names:
            same(_one(s, names.index(name), what), value)
        case [("left" | "bag" | "hour") as what, value]:
            now = {
                "left": int(s.points),
                "bag": int(s.zones.size(POOL)),
                "hour": HOUR.word(s.space),
            }
            same(str(now[what]), value)
        case [tile, drawn] if drawn[0] in "[(" and not tile.startswith("path"):
            place = find(s, chart.kind_of(tile))
            assert place != NO_PLACE, f"{tile} does not lie on the table"
            same(chart.state_of(s, int(place), names), drawn)
        case _:
            return False
    return True


def _trimmed(cells: list[str]) -> list[str]:
    """Leave out the free cells at both ends of a row."""
    return " ".join(cells).strip(f" {chart.NOTHING}").split()


def _lies(s: Monastery, x: int, y: int, names: list[str]) -> str:
    """Draw one cell."""
    place = int(place_at(s, cell_at(x, y)))
    if place == NO_PLACE:
        return chart.NOTHING
    kind = chart.name_of(int(s.kind[place]))
    return kind + chart.sign_of(s, place) + chart.state_of(s, place, names)


def _tiles(s: Monastery, what: str, words: list[str]) -> tuple[list[str], list[str]]:
    """Name the tiles that one connects to, or those that are full; and those claimed."""
    if what == "pathways":
        tile, *words = words
        kind = ABBEY if tile == "abbey" else chart.kind_of(tile)
        places = int(s.links[0 if kind == ABBEY else find(s, kind)])
    else:
        places = int(s.full)
    named = [chart.name_of(int(s.kind[p])) if p else "abbey" for p in members_of(places)]
    return sorted(named) or [NONE], sorted(words)


def _row(s: Monastery, colour: int) -> str:
    """Write a row of the grid."""
    row = COLUMNS * int(s.edition.row[colour])
    return "".join([_sign(int(held)) for held in s.grid[row : row + COLUMNS]])


def _sign(held: int) -> str:
    """Write what a cell of the grid holds."""
    if held == GONE:
        return chart.NOTHING
    if held == A_MONK:
        return "+"
    letter = LETTERS[(held - 1) % SMALL]
    return letter if held <= SMALL else letter.lower()


def _one(s: Monastery, seat: int, what: str) -> str:
    """Write what a player has."""
    if what == "blessings":
        return str(s.blessings[seat])
    if what == "grid":
        return str(list(s.monks[MONKS * seat : MONKS * seat + MONKS]).count(ON_GRID))
    letters = s.edition.phrase[SPACES * s.colour[seat] : SPACES * s.colour[seat] + SPACES]
    covers = s.strip[SPACES * seat : SPACES * seat + SPACES]
    return "".join(
        [
            chart.NOTHING if not cover
            else LETTERS[letter] if cover == LARGE_ON_STRIP
            else LETTERS[letter].lower()
            for letter, cover in zip(letters, covers, strict=True)
        ]
    )  # fmt: skip
