"""Section MON-COMP: what lies in the box, counted."""

from collections import Counter

from chapterhouse.editions import load
from chapterhouse.games import GAMES
from chapterhouse.games.monastery.components import (
    COLOURS,
    FEATURES,
    SECRET_WAYS,
    TILES,
    MonasteryEdition,
)
from chapterhouse.games.monastery.names import HOUR
from games.monastery.chart import open_sides
from games.monastery.matches import moments
from games.monastery.slowly import FEATURES as NAMED_FEATURES
from games.monastery.slowly import Map

BOOK = load("monastery")
GREY, BROWN, DUAL = "grey", "brown", "both"


def tiles(**like: object) -> list[str]:
    """The tiles of which this is so: `value=5`, `colour="grey"`."""
    return [
        tile
        for tile in TILES
        if all(BOOK[f"{fact}.{tile}"] == value for fact, value in like.items())
    ]


def shown(tile: str, edge: str) -> int:
    """How many edges of a tile are of this kind."""
    return list(BOOK[f"edges.{tile}"]).count(edge)


def test_the_tiles() -> None:
    """MON-COMP-1 Four Secret Ways, three features and three dual tiles are among the 53;
    MON-SETUP-6 without the Secret Ways there are 49.
    """
    count = {tile: BOOK[f"count.{tile}"] for tile in TILES}

    assert sum(count.values()) == BOOK["box.tiles"] == 53
    assert [count[way] for way in SECRET_WAYS] == [1, 1, 1, 1]
    assert [TILES[kind] for kind in FEATURES] == ["beehive", "carp-pond", "dovecote"]
    assert tiles(colour=DUAL) == ["refectory", "infirmary", "garderobes"]
    assert sum(count.values()) - 4 == 49


def test_the_captions() -> None:
    """EX-3 MON-TERM-12 What the pictures of the rulebook show: a grey 2 and a brown 1 with four
    gateways, a Path of 1 with two pathways, and MON-TERM-8 others with pathways alone.
    """
    gateways = {tile for tile in TILES if shown(tile, "gateway")}
    paths = [tile for tile in TILES if tile.startswith("path-")]

    assert gateways == {"field", "garden"}
    assert (BOOK["colour.garden"], BOOK["value.garden"], shown("garden", "gateway")) == (GREY, 2, 4)
    assert (BOOK["colour.field"], BOOK["value.field"], shown("field", "gateway")) == (BROWN, 1, 4)
    assert {(BOOK[f"value.{path}"], shown(path, "path")) for path in paths} == {(1, 2)}
    assert 4 in [shown(tile, "path") for tile in tiles(colour=GREY, value=5)]
    assert 2 in [shown(tile, "path") for tile in tiles(colour=BROWN, value=2)]
    assert 3 in [shown(tile, "path") for tile in tiles(colour=DUAL, value=4)]


def test_boxes_and_circles() -> None:
    """MON-COMP-9 Boxes never outnumber the value; MON-COMP-10 a feature has neither."""
    for tile in TILES:
        boxes, value = BOOK[f"boxes.{tile}"], BOOK[f"value.{tile}"]

        assert len(boxes) <= value
        assert (not boxes) == (tile in NAMED_FEATURES) == (value == 0)
    assert BOOK["boxes.kitchen"] == [3, 2, 1]
    assert sum(BOOK["boxes.workshop"]) == 3


def test_both_sides_have_the_same_edges() -> None:
    """MON-TERM-11 A kind has one row of edges, and MON-FEAT-2 that of a feature is empty."""
    s = moments(2)[-1].state

    assert {open_sides(s, kind, turn) for kind in FEATURES for turn in range(4)} == {0}
    assert all(len(BOOK[f"edges.{tile}"]) == 4 for tile in TILES)


def test_the_abbey() -> None:
    """MON-TERM-2 Six cells and ten doors; MON-TERM-1 every other tile has a cell of its own;
    MON-TERM-4 the Abbey is one place.
    """
    start, end = (Map(moments(4, 2)[at].state) for at in (4, -1))

    assert len(BOOK["abbey.doors"]) == 10
    assert len(start.at) == 6
    assert len(start.sites()) == 10
    assert set(start.at.values()) == {0}
    assert len(end.at) == 6 + len(end.places) - 1 > 20


def test_players_have_as_much_each() -> None:
    """MON-COMP-2 Five monks and nine spaces a player, and a Secret Way for each colour."""
    for seats in (2, 3, 4):
        s = moments(seats)[-1].state

        assert (len(s.monks), len(s.strip)) == (5 * seats, 9 * seats)
    assert [way.removeprefix("secret-way-") for way in SECRET_WAYS] == COLOURS


def test_letters_and_the_grid() -> None:
    """MON-COMP-3 Thirty-six letters; MON-COMP-4 nine in each phrase; MON-COMP-5 nine letter places
    and four crosses in each row, and two prices for each column.
    """
    phrases = [BOOK[f"phrase.{colour}"].replace(" ", "") for colour in COLOURS]

    assert phrases == ["LIBERANOS", "QUAESUMUS", "ABOMNIBUS", "MALISAMEN"]
    assert sum(map(len, phrases)) == BOOK["box.letters"] == 36
    assert Counter(BOOK["grid.columns"]) == {"letter": 9, "monk": 4}
    assert len(BOOK["grid.upper"]) == len(BOOK["grid.lower"]) == 13
    assert all(
        low <= high for low, high in zip(BOOK["grid.lower"], BOOK["grid.upper"], strict=True)
    )


def test_letters_have_two_sides() -> None:
    """MON-COMP-3 On the grid and on a strip a letter lies large or small, and nothing else."""
    for seats in (2, 3, 4):
        s = moments(seats, 2)[-1].state

        assert set(s.strip) <= {0, 1, 2}
        assert all(0 <= held <= 26 or 33 <= held <= 58 or held == 64 for held in s.grid)


def test_blessings() -> None:
    """MON-COMP-6 There are twenty, MON-SETUP-9 and all of them are in the pool at first."""
    s = moments(3)[3].state

    assert BOOK["blessings.total"] == s.pool == 20
    assert list(s.blessings) == [0, 0, 0]


def test_the_dial() -> None:
    """MON-COMP-7 Ten spaces, run through on two days; MON-COMP-8 tiles are drawn at Matins, Sext
    and Vespers.
    """
    kinds = "service study toil toil service study toil service study night"
    drawn = {HOUR.word(space): n for space, n in enumerate(BOOK["dial.draws"]) if n}

    assert list(BOOK["dial.kinds"]) == kinds.split()
    assert BOOK["dial.days"] == 2
    assert drawn == {"matins": 3, "sext": 2, "vespers": 1}
    assert list(BOOK["dial.names"]) == [name.word for name in HOUR.names]


def test_our_data_are_fit() -> None:
    """MON-INV-12 The edition that comes with the program can be played."""
    assert GAMES["monastery"].printed.problems(BOOK) == []
    assert MonasteryEdition(BOOK).deck.kinds == len(TILES) == 37
