"""Facts of the table: what a page draws."""

import pytest

from chapterhouse.games.monastery.components import KINDS, TILES
from chapterhouse.games.monastery.places import find
from chapterhouse.games.monastery.setup import MONASTERY
from chapterhouse.games.monastery.state import Monastery
from games.monastery.matches import SEATS, SEEDS, moments
from games.monastery.slowly import Map
from games.monastery.tried import broken
from games.scenario import played

STORY = """monastery/1 Anna Bram Cleo
    > | kitchen┬[A.B]*   .              .
    > | path│()          chapel│(Aac)   .
    > | @A               @              @
    > | @B               @              @
    > Anna strip LIb......
    > Anna hand field
    > Anna blessings 2
    > Bram blessings 1
    > Cleo strip ABOMNIBUS"""
every_table = pytest.mark.parametrize("seats", SEATS)


def facts(text: str, eye: int = 0) -> dict[str, list[int]]:
    told: dict[str, list[int]] = MONASTERY.table(played(text).state.seen_by(eye))
    return told


def kind(tile: str) -> int:
    return TILES.index(tile)


def test_what_lies_on_the_table() -> None:
    """Six numbers a tile: kind, cell, turn, whether it is constructed, blessings; and the rest."""
    told = facts(STORY)
    rows = [told["tiles"][at : at + 6] for at in range(0, len(told["tiles"]), 6)]

    assert [kind("kitchen"), 0, -2, 2, 0, 1] in rows
    assert [kind("path-straight"), 0, -1, 0, 1, 0] in rows
    assert [kind("chapel"), 1, -1, 0, 1, 0] in rows
    assert told["full"] == [rows.index([kind("chapel"), 1, -1, 0, 1, 0]) + 1]
    assert told["sites"][:2] != told["sites"][2:4]
    assert told["doors"] == [1] * 10


def test_who_is_where() -> None:
    """Monks by their spots: 8 times the place, and the box; 6 to pray, -1 on the grid."""
    s = played(STORY).state
    assert isinstance(s, Monastery)
    told = MONASTERY.table(s)
    kitchen, chapel = (int(find(s, kind(tile))) for tile in ("kitchen", "chapel"))

    assert told["monks"][:5] == sorted([-1, 0, 8 * kitchen + 1, 8 * chapel, 8 * chapel + 6])
    assert told["monks"][5:10] == [-1, -1, -1, 0, 8 * kitchen + 3]
    assert told["monks"][10:] == [-1, -1, -1, -1, 8 * chapel + 6]


def test_what_lies_before_a_seat() -> None:
    """Strips, blessings as far as they are shown, hands, prices for whoever looks."""
    told, theirs, nobody = (facts(STORY, eye) for eye in (0, 2, 3))

    assert told["strips"][:9] == [1, 1, 2, 0, 0, 0, 0, 0, 0]
    assert told["blessings"] == [2, -1, -1]
    assert theirs["blessings"] == [-1, -1, 0]
    assert told["hands"] == [1, 1, 1]
    assert told["pool"] == [16]
    assert told["lower-price"] == [2]
    assert told["price"] == [1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10]
    assert theirs["price"] == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5]
    assert nobody["price"] == []
    assert told["colours"] == [0, 1, 2]
    assert told["grid"][:13] == [0, 0, 0, 0, 0, 5, 18, 0, 1, 14, 64, 15, 19]


def test_the_course_is_told() -> None:
    """Phase, dial, order, Abbot, and points left."""
    told = facts(STORY)

    assert (told["phase"], told["dial"], told["active"]) == ([2], [1, 1], [0])
    assert (told["abbot"], told["order"], told["left"]) == ([0], [0, 1, 2], [6])
    assert told["hours"] == [0, 1, 2, 2, 0, 1, 2, 0, 1, 3]
    assert told["draws"] == [3, 0, 0, 0, 2, 0, 0, 1, 0, 0]


def test_a_choice_begun_is_told_to_its_player_alone() -> None:
    """The tile in hand and its cell."""
    story = STORY.replace("hand field", "hand field garden") + "\n    Anna: raise garden, at 2 -1"
    mine, theirs = facts(story, 0), facts(story, 1)

    assert (mine["raised"], mine["chosen"]) == ([kind("garden")], [2, -1])
    assert (theirs["raised"], theirs["chosen"]) == ([-1], [])
    assert theirs["fits"] == []


def test_what_is_yet_to_be_scored() -> None:
    """Prayers and work, by place, with their points."""
    told = facts(
        """monastery/1 Anna Bram
        > | chapel│(A)   bursary│(AB)   .
        > | @A           @              @
        > | @            @              @
        > scoring Anna"""
    )
    rows = {tuple(told["prospect"][at : at + 3]) for at in range(0, len(told["prospect"]), 3)}

    assert rows == {(1, 1, 6), (2, 0, 1), (2, 1, 1), (2, 2, 1)}
    assert (told["phase"], told["purse"]) == ([3], [0])


@every_table
def test_fits_and_reach(seats: int) -> None:
    """Where tiles fit and monks can go is what a slow search finds."""
    told_of = 0
    for s in [m.state for m in moments(seats, 2) if m.now == "Move"][::23]:
        told, m = MONASTERY.table(s), Map(s)
        fits = [tuple(told["fits"][at : at + 4]) for at in range(0, len(told["fits"]), 4)]
        for tile, x, y, turns in fits:
            fine = [t for t in range(4) if turns >> t & 1]

            assert fine
            assert all(not broken(s, tile, (x, y), turn) for turn in fine)
        reach = {tuple(told["reach"][at : at + 3]) for at in range(0, len(told["reach"]), 3)}
        for spot in {spot for spot, _, _ in reach}:
            slow = m.reach(int(s.active), spot // 8)
            near = {(spot, place, n) for place, n in slow.items() if n <= s.points}

            assert {row for row in reach if row[0] == spot} == near
        told_of += len(fits) + len(reach)
    assert told_of > 20


@every_table
def test_points_and_phases(seats: int) -> None:
    """At any time the points told are those of the game, and phases follow the dial."""
    for seed in SEEDS:
        for s in [moment.state for moment in moments(seats, seed)[::17]]:
            told = MONASTERY.table(s)
            phase = told["phase"][0]

            assert told["points"] == MONASTERY.points(s)
            assert (phase == 5) == s.over()
            assert phase in ((0, 1), (2, 3), (2, 3), (4, 5))[s.round()] or phase == 5


@every_table
def test_what_is_printed_never_changes(seats: int) -> None:
    """Edges, values, shades, groups, boxes, phrases and prices are the same all along."""
    first, last = (MONASTERY.table(moments(seats)[at].state) for at in (0, -1))
    printed = [
        "doors", "edges", "values", "shades", "groups", "numbers", "phrases", "upper", "lower",
        "rows", "hours", "draws",
    ]  # fmt: skip

    assert {name: first[name] for name in printed} == {name: last[name] for name in printed}
    assert len(first["edges"]) == 4 * KINDS
    assert len(first["numbers"]) == 5 * KINDS
    assert len(first["phrases"]) == 36
