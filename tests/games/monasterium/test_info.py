"""Section MSM-INFO: nothing is hidden, so all eyes see, hear and read the same."""

import pytest

from chapterhouse.bots.uniform import Uniform
from chapterhouse.core.seats import CHANCE
from chapterhouse.games.monasterium.setup import MONASTERIUM
from chapterhouse.games.monasterium.state import Monasterium
from chapterhouse.play import position
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match, run
from games.monasterium.matches import SEATS, SEEDS, key, moments

NAMES = ["Red", "Blue", "Green", "Black"]
every_table = pytest.mark.parametrize("seats", SEATS)


def written(s: Monasterium) -> list[str]:
    """A position as text, but for whose view it is."""
    lines = position.write(MONASTERIUM, s).splitlines()
    return [line for line in lines if not line.startswith("eye ")]


@every_table
def test_views_differ_in_nothing(seats: int) -> None:
    """MSM-INFO-1 All lies open: MSM-INFO-3 every view is the truth, whoever observes it."""
    for moment in moments(seats)[::9]:
        for observer in range(seats + 1):
            view = moment.state.seen_by(observer)

            assert written(view) == written(moment.state)
            assert MONASTERIUM.table(view) == MONASTERIUM.table(moment.state)
            assert view.legal() == moment.state.legal()
            assert not view.now.secret(view)


@every_table
def test_everybody_hears_and_reads_everything(seats: int) -> None:
    """MSM-INFO-1 All events are for all, and every record is the whole one: MSM-INFO-3."""
    match = Match(MONASTERIUM, NAMES[:seats], Seeded(7))
    run(match, [Uniform(seat) for seat in range(seats)])
    everyone = 2 ** (seats + 1) - 1

    assert {event.eyes for event in match.events} == {everyone}
    assert {entry.eyes for entry in match.record.entries} == {everyone}
    assert {match.record.text(observer) for observer in range(seats + 1)} == {match.record.text()}


@every_table
def test_only_rolls_are_left_to_chance(seats: int) -> None:
    """MSM-INFO-2 After the draw nothing is unknown but rolls; MSM-INFO-5 while dice are taken, of
    gained dice alone. MSM-STATE-13 Chance decides nothing else.
    """
    chance = [m for seed in SEEDS for m in moments(seats, seed)[7:] if m.state.seat() == CHANCE]
    acting = {m.now for m in chance if "took" in map(key, m.this_round)}

    assert [m.now for m in moments(seats)[:7]] == ["DrawMission"] * 6 + ["StartSeat"]
    assert {m.now for m in chance} - acting == {"RollHand", "RollAgain"}
    assert acting <= {"RollGained", "RollOnceMore"}


@every_table
def test_decisions_belong_to_the_seat_on_turn(seats: int) -> None:
    """MSM-INFO-4 Nobody answers in the turn of another; MSM-STATE-4 one question at a time."""
    for moment in moments(seats, 4):
        assert moment.state.over() or moment.state.seat() in (CHANCE, moment.state.active)
