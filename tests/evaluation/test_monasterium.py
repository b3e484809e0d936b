"""The evaluator of Monasterium: positions with little doubt, and a duel with none."""

import pytest

from chapterhouse.arena.duel import duel
from chapterhouse.arena.terms import Terms
from chapterhouse.core.state import State
from chapterhouse.evaluation import bot
from games.scenario import played

LEAST = 60  # points a match, which no player at random comes near


def answers(text: str, steps: int = 1) -> list[str]:
    """Give what the greedy bot says there, so many times, having seen its own view only."""
    state = played(f"monasterium/1 Red Blue\n{text}").state
    return [said(state) for _ in range(steps)]


def said(state: State) -> str:
    view = state.seen_by(state.seat())
    action = bot("greedy", "monasterium", 1).choose(view)
    word = state.now.word(state, action)
    state.play(action)
    return word


def test_ones_are_wanted() -> None:
    """With goods enough to send somebody, dice are taken to send, not for a soup."""
    text = """
        > Red has 4 soup 4 tool 3 book 4 influence
        > F1 2 white
        > F2 2 white
        > F2 1 Blue
    """
    assert answers(text)[0].endswith("F1")


def test_a_mission_is_finished() -> None:
    """The novice that a mission still needs goes where it is needed."""
    text = """
        > missions A1 A2 B1 B2 C1 C2
        > Red sent I-A room A1, I-B room C2, III-A chapel B
        > Red envoy 7
        > Red has 0 soup 0 tool 0 book 3 influence
        > F1 1 white
        > F2 1 Blue
        Red: take 1 F1
        Red: STD-A
        Red: send III-B
    """
    assert answers(text) == ["chapel E"]


def test_an_own_die_is_worth_more_than_points_early() -> None:
    """In the first year the die of the last field is taken: it acts in every round to come."""
    text = """
        > Red envoy 9
        > F5 1 white
        > F2 1 Blue
        Red: take 1 F5
        Red: STD-E
    """
    assert answers(text) == ["die"]


def test_points_are_worth_more_than_a_die_late() -> None:
    """In the last round of the last year a die would come too late to do much."""
    text = """
        > year 3
        > round 2
        > start Blue
        > active Red
        > Red envoy 9
        > F5 1 white
        > F2 1 Blue
        Red: take 1 F5
        Red: STD-E
    """
    assert answers(text) == ["points 5"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_chance(seats: int) -> None:
    """One bot that thinks wins against any number that do not, and by far."""
    *_, result = duel(Terms("monasterium", ("greedy", "uniform"), seats, 1, {}), 2 * seats, jobs=1)

    assert result.wins == 2 * seats
    assert result.points > LEAST > result.others
