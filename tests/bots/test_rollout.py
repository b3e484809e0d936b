"""Simulation: repeatable, honest, within its time, and better than looking one step ahead."""

from typing import Final

import pytest

from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.bots.rollout import Rollout, chance
from chapterhouse.core.ints import i64
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.state import State
from chapterhouse.evaluation import EVALUATORS, bot
from chapterhouse.games import GAMES
from chapterhouse.play import position
from chapterhouse.play.dealer import Seeded
from evaluation.positions import play
from evaluation.positions import position as laid_out

EFFORT: Final = 20
each_game = pytest.mark.parametrize("game", GAMES)


class Worth(Evaluator):
    """Values seats as it is told, those of one side together."""

    def __init__(self, values: list[float], sides: str) -> None:
        self.scale = 2.0
        self.values = values
        self.sides = sides

    def value(self, view: State, seat: i64) -> float:
        return self.values[seat]

    def allied(self, view: State, seat: i64, other: i64) -> bool:
        return self.sides[seat] == self.sides[other]


def asked(game: str, seats: int, after: int) -> State:
    """Give a position of a greedy match in which a seat has a choice, after so many of them."""
    s = GAMES[game].begin(seats, {})
    dealer = Seeded(3)
    players = [bot("greedy", game, seat) for seat in range(seats)]
    while True:
        seat = s.seat()
        if seat == CHANCE:
            s.apply(dealer.outcome(s, 0))
            continue
        if len(s.legal()) > 1:
            if after == 0:
                return s
            after -= 1
        s.apply(players[seat].choose(s.seen_by(seat)))


@each_game
def test_a_view_is_all_that_counts(game: str) -> None:
    """In two worlds that a seat cannot tell apart it does the same, and changes nothing."""
    s = asked(game, 3, 7)
    seat = s.seat()
    view = s.seen_by(seat)
    before = position.write(GAMES[game], view)
    views = [view, *[view.imagine(Seeded(seed)).seen_by(seat) for seed in (1, 2)]]
    chosen = {Rollout(EVALUATORS[game], 5, EFFORT).choose(one) for one in views}

    assert len(chosen) == 1
    assert chosen <= set(s.legal())
    assert position.write(GAMES[game], view) == before


@each_game
def test_without_time_it_is_greedy(game: str) -> None:
    """Who has no second to think does what looks best at once."""
    s = asked(game, 2, 9)
    view = s.seen_by(s.seat())

    hurried = Rollout(EVALUATORS[game], 5, EFFORT, seconds=0.0)
    assert hurried.choose(view) == bot("greedy", game, 5).choose(view)


def test_the_last_choice_of_a_match_comes_to_an_end() -> None:
    """Where nobody decides anything afterwards, a simulation uses up effort all the same."""
    s = laid_out("Anna took tomes-1-A books-1-A monks-3-E\nBram took gold-1\nlot gold-2")
    view = play(s, "pass", "bid 1").seen_by(0)
    evaluator = EVALUATORS["biblios"]

    trial = Rollout(evaluator, 1, EFFORT).trial(view, against=view.legal()[0])
    assert 0 < len(trial.race.results) <= EFFORT * evaluator.horizon


class Counting(Evaluator):
    """Values nothing, looks a few decisions ahead, and counts them."""

    def __init__(self) -> None:
        self.horizon, self.further = 3, 2
        self.decisions = 0

    def value(self, view: State, seat: int) -> float:
        return 0.0

    def worth_trying(self, view: State, legal: list[int]) -> list[int]:
        self.decisions += 1
        return legal


@pytest.mark.parametrize(("seats", "ahead"), [(2, 3), (3, 5), (4, 7)])
def test_among_more_it_looks_farther_ahead(seats: int, ahead: int) -> None:
    """So many decisions at two seats, and so many more with each further seat."""
    evaluator = Counting()
    s = asked("biblios", seats, 5)

    Rollout(evaluator, 1, EFFORT).prospects(s.seen_by(s.seat()), 4)

    assert evaluator.decisions == 4 * ahead


@pytest.mark.parametrize(
    ("values", "sides", "won"),
    [
        ([1.0, 1.0], "ab", 0.5),
        ([3.0, 1.0], "ab", 0.7311),  # a lead of one scale: e to 1
        ([2.0, 2.0, 2.0], "abc", 1 / 3),
        ([2.0, 9.0, 2.0, 9.0], "abab", 0.0293),
        ([2.0, 2.0, 2.0, 2.0], "abab", 0.5),
        ([-999.0, 0.0], "ab", 0.0),
    ],
)
def test_values_make_chances(values: list[float], sides: str, won: float) -> None:
    """Who is ahead by a scale wins e times as often; who win together share their chances."""
    world = GAMES["biblios"].begin(len(values), {})

    assert chance(Worth(values, sides), world, 0, values) == pytest.approx(won, abs=1e-4)
