"""The table as it is described: what a page draws."""

import pytest

from chapterhouse.games.monasterium.describe import board, table
from chapterhouse.games.monasterium.setup import MONASTERIUM
from chapterhouse.games.monasterium.state import Monasterium
from chapterhouse.games.monasterium.table import (
    Count,
    Dice,
    MonasteriumTable,
    Rolled,
    Space,
    Stop,
    Turn,
)
from games.monasterium.matches import SEATS, SEEDS, moments
from games.scenario import played

STORY = """monasterium/1 Red Blue Green
    > Red sent I-A room A1, III-A chapel A, IV-B space A2
    > Green sent III-C chapel A
    > Red window AB- --- C--
    > Red has 3 soup 1 book
    > Green envoy 6
    > Red owns 2
    > Blue rerolled
    > F5 2 white 1 Blue 2 Red
    > F1 1 white"""
every_table = pytest.mark.parametrize("seats", SEATS)


def told_of(text: str) -> MonasteriumTable:
    s = played(text).state
    assert isinstance(s, Monasterium)
    return table(s)


def test_who_is_where() -> None:
    """Rooms and spaces that are taken name their seat; chapels have a seat for each novice."""
    told = told_of(STORY)

    assert told.rooms == {"A1": 0}
    assert told.spaces == {"A2": 0}
    assert told.chapels == {"A": [0, 2], "B": [], "C": [], "D": [], "E": []}
    assert told.tiles == {"A": 5, "B": 5, "C": 5, "D": 6, "E": 6}


def test_what_lies_before_a_seat() -> None:
    """Goods, novices that stand, extra ones, windows, envoys, dice and tiles."""
    red, blue, green = told_of(STORY).players

    assert red.goods == {"soup": 3, "tool": 0, "book": 1, "influence": 2, "rosary": 1}
    assert {"I-A", "III-A", "IV-B"}.isdisjoint(red.novices)
    assert len(red.novices) == 17
    assert red.beside == ["I", "II", "III", "IV"]
    assert red.window == ["A", "B", None, None, None, None, "C", None, None]
    assert [one.envoy for one in (red, blue, green)] == [1, 1, 6]
    assert [one.dice for one in (red, blue, green)] == [2, 1, 1]
    assert [one.reroll for one in (red, blue, green)] == [True, False, True]


def test_the_dice_are_told() -> None:
    """Each seat's dice by field and the white ones; hands, and the roll that lies open."""
    told = told_of(STORY)
    rolled = told_of(
        "monasterium/1 Red Blue\n> Red hand 2 white 1 own\n: 1, 6, 6\nRed: reroll, again own-6"
    )

    assert told.fields[0] == Dice(1, [0, 0, 0])
    assert told.fields[4] == Dice(2, [2, 1, 0])
    assert (told.phase, told.turn) == ("acting", None)
    assert rolled.roll == [Rolled("white-1", 1, 0), Rolled("white-6", 1, 0), Rolled("own-6", 1, 1)]
    assert rolled.phase == "placing"


def test_dice_thrown_again_are_still_being_placed() -> None:
    """Even if they are the last in anybody's hand, and all of them were picked."""
    story = "monasterium/1 Red Blue\n> Red hand 1 own\n: 6\nRed: reroll, again own-6, throw"

    assert told_of(story).phase == "placing"


def test_a_turn_is_told() -> None:
    """The column in use, the dice that still lie on its tile, and the actions used up."""
    told = told_of(
        """monasterium/1 Red Blue
        > Red sent II-E room A1
        > F5 3 white
        Red: take 3 F5, II-E"""
    )

    assert (told.turn, told.active) == (Turn("E", 1, ["II-E"]), 0)


def test_a_round_begins_with_nothing_used() -> None:
    """What the last turn of the round before used up is no concern of whoever places dice."""
    told = told_of(
        """monasterium/1 Red Blue
        > Red sent II-E room A1
        > start Blue
        > active Red
        > F5 1 white
        Red: take 1 F5, II-E"""
    )

    assert (told.phase, told.active, told.turn) == ("placing", 0, None)


@every_table
def test_points_are_the_sum_of_their_sources(seats: int) -> None:
    """At any time the points told are those of the game, and so are year and round."""
    for seed in SEEDS:
        for s in [moment.state for moment in moments(seats, seed)[::17]]:
            assert isinstance(s, Monasterium)
            told = table(s)

            assert [one.points for one in told.players] == MONASTERIUM.points(s)
            assert told.year == Count(int(s.year), 3)
            assert told.round == Count(int(s.round), seats)
            assert (told.phase == "over") == s.over()


@every_table
def test_what_is_printed_never_changes(seats: int) -> None:
    """Places, path and missions are the same before the first throw and at the end."""
    start, end = moments(seats)[0].state, moments(seats)[-1].state
    assert isinstance(start, Monasterium)
    assert isinstance(end, Monasterium)
    printed = board(start)
    rooms, spaces = printed.monasteries[0].rooms, printed.monasteries[0].spaces

    assert printed == board(end)
    assert rooms[3].borders == (["A1", "A4"] if seats == 2 else ["A4", "A5"])
    assert (Space("A4", blocked=True) in spaces) == (seats == 3)
    assert printed.path[0] == Stop(["A"], "none")
    assert len(printed.path) == 10
    assert set(table(end).missions) < set(printed.missions)
    assert len(printed.missions["A1"].needs) == 3
    assert printed.missions["C1"].condition == "novices"
