"""Sections MON-BLESS and MON-WIN: points left over, and testaments, number by number."""

import pytest

from chapterhouse.games.monastery import ending
from chapterhouse.games.monastery.setup import MONASTERY
from chapterhouse.games.monastery.state import Monastery
from games.monastery.matches import SEATS, SEEDS, key, moments, played
from games.scenario import played as story

RESTS = {0: 0, 1: 1, 4: 1, 5: 2, 9: 2, 10: 3, 14: 3, 15: 4, 30: 4}
every_table = pytest.mark.parametrize("seats", SEATS)


@pytest.mark.parametrize(("left", "blessings"), RESTS.items())
def test_unspent_points(left: int, blessings: int) -> None:
    """EX-21 MON-BLESS-3 One blessing for a rest of 1, and one more from 5, 10 and 15 on."""
    match = story(f"monastery/1 Red Blue\n> scoring Red\n> left {left}\nRed: end")
    assert isinstance(match.state, Monastery)

    assert list(match.state.blessings) == [blessings, 0]
    assert match.state.pool == 20 - blessings


@every_table
def test_points_of_a_turn_go_somewhere(seats: int) -> None:
    """MON-SCORE-3 What is scored is spent or left over, MON-BLESS-7 and blessings pay the rest."""
    for seed in SEEDS:
        earned = [0] * seats
        for event in moments(seats, seed)[-1].events:
            slots = [slot.name for slot in event.template.slots]
            if key(event) in ("built", "prayed", "worked"):
                earned[event.seat] += event.values[slots.index("points")]
            elif key(event) == "spent":
                earned[event.seat] += event.values[0]
            elif key(event) in ("bought", "called"):
                earned[event.seat] -= event.values[slots.index("price")]
            elif key(event) == "rested":
                earned[event.seat] -= event.values[0]

        assert earned == [0] * seats


@every_table
def test_testaments_add_up(seats: int) -> None:
    """MON-WIN-1 Letters, MON-WIN-2 tiles and MON-WIN-3 blessings, MON-WIN-4 and nothing else; what
    is told in the end are these points.
    """
    for seed in SEEDS:
        last = moments(seats, seed)[-1]
        s = last.state
        total = [0] * seats
        for line in ending.score_lines(s):
            total[line.seat] += line.points
        told = {e.seat: e.values[0] for e in last.events if key(e) == "testament"}

        assert total == MONASTERY.points(s) == [told[seat] for seat in range(seats)]


@every_table
def test_ties_are_told_apart(seats: int) -> None:
    """MON-WIN-5 Nobody shares a place: rows differ."""
    for seed in SEEDS:
        s = moments(seats, seed)[-1].state

        assert sorted(MONASTERY.ranks(s)) == list(range(1, seats + 1))


@pytest.mark.parametrize("seed", SEEDS)
def test_partners_share_points_and_place(seed: int) -> None:
    """MON-TEAM-4 The sum of both is the score of each; MON-TEAM-5 no tie is left."""
    s = played(4, seed, (("teams", "paired"),))[-1].state
    own = [0] * 4
    for line in ending.score_lines(s):
        own[line.seat] += line.points
    points = dict(zip(s.colour, MONASTERY.points(s), strict=True))

    assert points[0] == points[2]
    assert points[1] == points[3]
    assert own == MONASTERY.points(s)
