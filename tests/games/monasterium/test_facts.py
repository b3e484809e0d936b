"""Facts of the table: what a page draws."""

import pytest

from chapterhouse.games.monasterium.setup import MONASTERIUM
from chapterhouse.games.monasterium.state import Monasterium
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


def facts(text: str) -> dict[str, list[int]]:
    told: dict[str, list[int]] = MONASTERIUM.table(played(text).state)
    return told


def test_who_is_where() -> None:
    """Rooms and spaces name their seat, or say that they are free, closed or no place at all."""
    told = facts(STORY)

    assert told["rooms"][:9] == [0, -1, -1, -2, -1, -1, -1, -2, -3]
    assert told["spaces"][:9] == [-1, 0, -1, -2, -1, -1, -1, -2, -3]
    assert told["chapels"] == [1, 0, 0, 0, 0] + [0] * 5 + [1, 0, 0, 0, 0]
    assert told["tiles"] == [5, 5, 5, 6, 6]
    assert told["supply"] == [6, 6]


def test_what_lies_before_a_seat() -> None:
    """Goods, novices that stand, extra ones, windows, envoys, dice and tiles."""
    told = facts(STORY)

    assert told["goods"][:5] == [3, 0, 1, 2, 1]
    assert [n for n in range(20) if not told["novices"][0] >> n & 1] == [0, 10, 16]
    assert told["beside"] == [15, 15, 15]
    assert told["window"][:9] == [1, 2, 0, 0, 0, 0, 3, 0, 0]
    assert told["envoy"] == [1, 1, 6]
    assert told["owned"] == [2, 1, 1]
    assert told["rerolls"] == [0, 2]


def test_the_dice_are_told() -> None:
    """Each seat's dice by field, then the white ones; hands, and the roll that lies open."""
    told = facts(STORY)
    rolled = facts(
        "monasterium/1 Red Blue\n> Red hand 2 white 1 own\n: 1, 6, 6\nRed: reroll, again own-6"
    )

    assert told["dice"] == [0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, *[0] * 6, 1, 0, 0, 0, 2, 0]
    assert (told["phase"], told["turn"]) == ([1], [-1, 0])
    assert rolled["roll"] == [1, 0, 0, 0, 0, 1, *[0] * 5, 1]
    assert rolled["again"] == [*[0] * 11, 1]
    assert rolled["phase"] == [0]


def test_dice_thrown_again_are_still_being_placed() -> None:
    """Even if they are the last in anybody's hand, and all of them were picked."""
    story = "monasterium/1 Red Blue\n> Red hand 1 own\n: 6\nRed: reroll, again own-6, throw"

    assert facts(story)["phase"] == [0]


def test_a_turn_is_told() -> None:
    """The column in use, the dice that still lie on its tile, and the actions used up."""
    told = facts(
        """monasterium/1 Red Blue
        > Red sent II-E room A1
        > F5 3 white
        Red: take 3 F5, II-E"""
    )

    assert (told["turn"], told["used"], told["active"]) == ([4, 1], [14], [0])


def test_a_round_begins_with_nothing_used() -> None:
    """What the last turn of the round before used up is no concern of whoever places dice."""
    told = facts(
        """monasterium/1 Red Blue
        > Red sent II-E room A1
        > start Blue
        > active Red
        > F5 1 white
        Red: take 1 F5, II-E"""
    )

    assert (told["phase"], told["active"], told["used"]) == ([0], [0], [])


@every_table
def test_points_are_the_sum_of_their_sources(seats: int) -> None:
    """At any time the points told are those of the game, and so are year and round."""
    for seed in SEEDS:
        for s in [moment.state for moment in moments(seats, seed)[::17]]:
            assert isinstance(s, Monasterium)
            told = MONASTERIUM.table(s)

            assert told["points"] == MONASTERIUM.points(s)
            assert told["year"] == [s.year, 3]
            assert told["round"] == [s.round, seats]
            assert (told["phase"] == [2]) == s.over()


@every_table
def test_what_is_printed_never_changes(seats: int) -> None:
    """Kinds, borders, path and missions are the same from the first throw to the end."""
    first, last = (MONASTERIUM.table(moments(seats)[at].state) for at in (7, -1))
    printed = ["kinds", "borders", "links", "bonuses", "missions", "needs", "worth", "counts"]

    assert {name: first[name] for name in printed} == {name: last[name] for name in printed}
    assert len(first["missions"]) == 6
    assert len(first["needs"]) == 4 * 3 * 3
    assert first["links"] == [1, 3, 3, 6, 4, 20, 16, 24, 8, 8]
    assert first["borders"][:4] == ([3, 6, 12, 9] if seats == 2 else [3, 6, 12, 24])
