"""Section MSM-COMP: what lies in the box, counted."""

import pytest

from chapterhouse.core.bits import BIT, count, members_of
from chapterhouse.editions import load
from chapterhouse.games import GAMES
from chapterhouse.games.monasterium.components import LETTERS, MISSIONS, WITHIN, MonasteriumEdition
from chapterhouse.games.monasterium.names import MISSION, NOVICE
from chapterhouse.games.monasterium.state import DECK
from games.monasterium.matches import SEATS, moments

BOOK = load("monasterium")
ROOMS = {2: 4, 3: 8, 4: 8}  # of each monastery
every_table = pytest.mark.parametrize("seats", SEATS)


@every_table
def test_the_monasteries(seats: int) -> None:
    """MSM-COMP-1 Five monasteries; MSM-COMP-2 of a chapel, rooms of three kinds, and spaces."""
    grounds = MonasteriumEdition(BOOK, seats).grounds

    assert BOOK["box.monasteries"] == [*"ABCDE"]
    for m in range(len(LETTERS)):
        kinds = {int(grounds.kind[room]) for room in members_of(grounds.rooms & WITHIN[m])}

        assert kinds == {0, 1, 2}
        assert count(grounds.rooms & WITHIN[m]) == count(grounds.spaces & WITHIN[m]) == ROOMS[seats]


@every_table
def test_rooms_border_spaces(seats: int) -> None:
    """MSM-COMP-3 A room borders two spaces of its monastery, MSM-COMP-4 and a space two rooms."""
    grounds = MonasteriumEdition(BOOK, seats).grounds
    for m in range(len(LETTERS)):
        for room in members_of(grounds.rooms & WITHIN[m]):
            assert count(grounds.borders[room]) == 2
            assert grounds.borders[room] & ~(grounds.spaces & WITHIN[m]) == 0
        for space in members_of(grounds.spaces & WITHIN[m]):
            assert len([room for room in grounds.borders if room & BIT[space]]) == 2


def test_the_sides_of_the_board() -> None:
    """MSM-COMP-5 One side for two, one for three or four; MSM-COMP-6 closed places with three only,
    DT-11: ten rooms and ten spaces.
    """
    two, three, four = (MonasteriumEdition(BOOK, seats).grounds for seats in SEATS)
    closed = [
        (int(count(side.blocked_rooms)), int(count(side.blocked_spaces)))
        for side in (two, three, four)
    ]

    assert two.rooms != three.rooms == four.rooms
    assert list(three.kind) == list(four.kind)
    assert closed == [(0, 0), (10, 10), (0, 0)]


def test_the_path() -> None:
    """MSM-COMP-7 A line of fields; MSM-COMP-8 one leads to two monasteries; MSM-PATH-1 five kinds
    of bonus, the die on the last field alone.
    """
    links, bonuses = BOOK["path.links"], BOOK["path.bonuses"]

    assert len(links) == len(bonuses) == 10
    assert links[5] == "CE"
    assert set(bonuses) == {
        "-", "any-action", "influence-or-rosary", "soup-or-exchange", "window", "die",
    }  # fmt: skip
    assert bonuses.index("die") == 9


def test_the_dice() -> None:
    """MSM-COMP-9 Ten white dice, and three own dice a player; all that can be shared are dealt."""
    assert (BOOK["box.dice-white"], BOOK["box.dice-own"]) == (10, 3)
    assert BOOK["setup.white-dice"] == [10 // seats for seats in SEATS]


def test_the_tiles() -> None:
    """MSM-COMP-10 Eight tiles a monastery; MSM-SETUP-4 two a player start in each chapel."""
    assert BOOK["box.tiles"] == 8
    assert BOOK["setup.tiles"] == BOOK["setup.chapel-places"] == [2 * seats for seats in SEATS]


def test_the_missions() -> None:
    """MSM-COMP-11 Fifteen missions, five a category, one card each; MSM-MISSION-5 those of A and B
    score less every year, MSM-MISSION-6 those of C as much in each.
    """
    worth = list(MonasteriumEdition(BOOK, 2).mission_points)
    years = [worth[3 * n : 3 * n + 3] for n in range(MISSIONS)]

    assert list(DECK.copies) == [1] * MISSIONS
    assert [name.word for name in MISSION.names] == [f"{c}{n}" for c in "ABC" for n in range(1, 6)]
    assert years[:10] == [[12, 9, 6]] * 5 + [[14, 10, 7]] * 5
    assert [set(of_one) for of_one in years[10:]] == [{10}, {9}, {12}, {7}, {8}]
    assert all(len(BOOK[f"missions.{word}{n}"]) == 3 for word in "AB" for n in range(1, 6))


def test_the_action_area() -> None:
    """MSM-COMP-13 Twenty fields, four rows by five columns, and a novice beside each row."""
    s = moments(3)[7].state

    assert [name.word for name in NOVICE.names[::6]] == ["I-A", "II-B", "III-C", "IV-D"]
    assert list(s.novices) == [2**20 - 1] * 3
    assert list(s.beside) == [0b1111] * 3


def test_the_window() -> None:
    """MSM-COMP-14 Three rows by three columns; MSM-WINDOW-12 a row scores five, MSM-WINDOW-13 a
    column four.
    """
    assert len(moments(2)[0].state.window) == 2 * 9
    assert list(MonasteriumEdition(BOOK, 2).line_points) == [5, 5, 5, 4, 4, 4]


@every_table
def test_goods_have_no_end(seats: int) -> None:
    """MSM-COMP-12 More than lie in the box can be had, and no position knows a supply."""
    s = moments(seats)[7].state.copy()
    for _ in range(9):
        s.gain(0, 2, 9)

    assert s.has(0, 2) == 81 > BOOK["box.tokens"]["book"]


def test_our_data_are_fit() -> None:
    """MSM-INV-12 The edition that comes with the program can be played."""
    assert GAMES["monasterium"].printed.problems(BOOK) == []
