"""MON-INV-12 Whether the facts of an edition of Monastery can be played together."""

from functools import partial

from chapterhouse.editions.custom import custom_edition
from chapterhouse.games.monastery.components import SINGLES, TILES, MonasteryEdition
from chapterhouse.games.monastery.validation import ONCE, problems
from games.corrected import faults

said = partial(faults, "monastery")


def test_the_tiles_are_all_there() -> None:
    """MON-COMP-1 The kinds add up, and to no more than the table has room for."""
    assert said(count__field="7") == ["box.tiles is 53; by count.* it must be 52"]
    assert said(count__field="9", box__tiles="54") == [
        "box.tiles is 54; it needs a whole number: 1-53"
    ]


def test_groups() -> None:
    """MON-CONS-6 The box of a Garden has the points of the group, and there is just one."""
    assert said(groups__garden_points="1") == [
        "boxes.garden is 2; by groups.garden-points it must be 1"
    ]
    assert said(value__field="2", boxes__field="[1, 1]") == [
        "boxes.field is 1, 1; by groups.field-points it must be 1"
    ]
    assert said(groups__garden_points="1", boxes__garden="[1]") == []


def test_the_bag_lasts() -> None:
    """MON-COMP-8 Four players draw 48 tiles by the dial as it is, and one is left."""
    assert said(count__field="7", box__tiles="52") == []
    assert said(count__field="6", box__tiles="51") == [
        "dial.draws needs 48 tiles in the bag for 4 players; there are 47"
    ]
    assert said(dial__draws="[3, 0, 0, 0, 2, 0, 0, 2, 0, 0]") == [
        "dial.draws needs 56 tiles in the bag for 4 players; there are 49"
    ]
    assert (
        said(count__field="0", box__tiles="45", dial__draws="[2, 0, 0, 0, 2, 0, 0, 1, 0, 0]") == []
    )


def test_the_allotted_start() -> None:
    """MON-START-2, AMB-47 Four grey buildings of value 2, four Paths, four brown tiles."""
    worn = {"value__almonry": "3", "value__bursary": "3", "value__calefactory": "3"}
    paths = {"count__path_straight": "0", "count__path_corner": "3", "count__field": "12"}

    assert said(**worn) == ["count.* makes 3 tiles of the sort grey, 2; the allotted start needs 4"]
    assert said(**paths, count__garden="5") == [
        "count.* makes 3 tiles of the sort path; the allotted start needs 4"
    ]


def test_brown_tiles() -> None:
    """MON-START-2 Gardens count there too."""
    brown = [
        "brewhouse", "kitchen", "bakehouse", "farm", "stables", "workshop", "smithy", "piggery",
        "buttery", "corn-mill", "field",
    ]  # fmt: skip
    grey = {f"colour__{tile.replace('-', '_')}": '"grey"' for tile in brown}

    assert said(**grey) == []
    assert said(**grey, count__garden="3", count__field="9") == [
        "count.* makes 3 tiles of the sort garden, brown; the allotted start needs 4"
    ]


def test_what_is_fit_can_be_laid_out() -> None:
    """MON-INV-12 The program reads what the check lets through: another mixture of tiles."""
    free = [tile for tile in SINGLES if tile not in ONCE]
    counts = dict.fromkeys(free, 0) | {"bursary": 3, "cemetery": 2, "smithy": 5}
    paths = {"path-straight": 2, "path-corner": 12, "field": 4, "garden": 2}
    facts: dict[str, object] = {
        f"count.{tile}": copies for tile, copies in (counts | paths).items()
    }
    facts["box.tiles"] = 20 + sum((counts | paths).values())
    facts["dial.draws"] = "[3, 0, 0, 0, 1, 0, 0, 1, 0, 0]"
    text = "".join([f'[{path}]\nis = {value}\nby = "book"\n' for path, value in facts.items()])
    played = MonasteryEdition(custom_edition("monastery", text))

    assert problems(played.facts) == []
    assert list(played.deck.copies) == [played.facts[f"count.{t}"] for t in TILES]
