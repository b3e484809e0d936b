"""The evaluator of Monastery in whole matches: it values every view, and beats chance."""

import pytest

from chapterhouse.arena.duel import duel
from chapterhouse.arena.terms import Terms
from chapterhouse.core.seats import CHANCE
from chapterhouse.evaluation import EVALUATORS, bot
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Seeded

LEAST = 15  # points a match, which no player at random comes near
EVERY = 20  # decisions of which one is looked at
TABLES = [
    (2, {}),
    (3, {"icons": "off", "silence": "vow"}),
    (4, {"teams": "paired", "draws": "double"}),
    (4, {"start": "keep", "blessings": "shown"}),
    (2, {"start": "allotted", "silence": "penalty"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_view_can_be_valued(seats: int, options: dict[str, str]) -> None:
    """At every step of a match at random: a number for each seat, and something legal to try."""
    evaluator = EVALUATORS["monastery"]
    s = GAMES["monastery"].begin(seats, options)
    dealer = Seeded(seats)
    asked = 0
    while not s.over():
        seat = s.seat()
        if seat != CHANCE:
            asked += 1
            view = s.seen_by(seat)
            tried = evaluator.worth_trying(view, view.legal())

            assert tried
            assert set(tried) <= set(view.legal())
            if asked % 10 == 0:
                assert all(abs(evaluator.value(s.seen_by(n), n)) < 100 for n in range(seats))
        s.apply(s.now.pick(s, dealer))
    assert evaluator.value(s.seen_by(0), 0) == GAMES["monastery"].points(s)[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_is_all_that_counts(seats: int) -> None:
    """In two worlds that a seat cannot tell apart it values alike, and its bots do the same."""
    evaluator, players = EVALUATORS["monastery"], [bot("6", "monastery", n) for n in range(seats)]
    s, dealer, asked = GAMES["monastery"].begin(seats, {}), Seeded(seats), 0
    while not s.over():
        seat = s.seat()
        if seat == CHANCE:
            s.apply(s.now.pick(s, dealer))
            continue
        view = s.seen_by(seat)
        asked += 1
        if asked % EVERY == 0:
            worlds = [view.imagine(Seeded(seed)).seen_by(seat) for seed in (1, 2)]
            chosen = [bot("6", "monastery", 1).choose(world) for world in worlds]
            assert chosen[0] == chosen[1]
            assert evaluator.value(worlds[0], seat) == evaluator.value(worlds[1], seat)
        s.apply(players[seat].choose(view))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_chance(seats: int) -> None:
    """One bot that thinks wins against any number that do not, and by far."""
    *_, result = duel(Terms("monastery", ("greedy", "uniform"), seats, 1, {}), 2 * seats, jobs=1)

    assert result.wins == 2 * seats
    assert result.points > LEAST > result.others
