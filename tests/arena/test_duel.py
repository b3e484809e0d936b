"""Duels: fair, repeatable, and honest about what they prove."""

import pytest

from chapterhouse.arena import duel as arena
from chapterhouse.arena.duel import Result, duel, wilson
from chapterhouse.core.rule import Malformed
from chapterhouse.evaluation import bot
from chapterhouse.play.dealer import Paired
from chapterhouse.play.player import Player


def fought(
    first: str, second: str, games: int, seats: int = 2, seed: int = 1, jobs: int = 1
) -> Result:
    return duel("biblios", (first, second), games, seats, seed, {}, jobs, lambda _: None)


def test_jobs_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two workers find what one finds; of a billion there are as many as processors."""
    monkeypatch.setattr(arena, "cpu_count", lambda: 2)
    assert fought("uniform", "greedy", 6, jobs=10**9) == fought("uniform", "greedy", 6, jobs=1)


def test_a_seed_gives_the_same_result() -> None:
    """The same duel twice is the same; with another seed it is another."""
    assert fought("uniform", "uniform", 8) == fought("uniform", "uniform", 8)
    assert fought("uniform", "uniform", 8) != fought("uniform", "uniform", 8, seed=100)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deals_are_shared(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each deal is played as often as there are seats before the next one is dealt."""
    deals: list[int] = []

    def noted(seed: int) -> Paired:
        deals.append(seed)
        return Paired(seed)

    monkeypatch.setattr(arena, "Paired", noted)
    fought("uniform", "uniform", 2 * seats, seats, seed=7)

    assert deals == [7] * seats + [8] * seats


def test_every_seat_has_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first level has one seat, each in turn; the second has all the others."""
    levels: list[str] = []

    def noted(level: str, game: str, seed: int) -> Player:
        levels.append(level[0])
        return bot(level, game, seed)

    monkeypatch.setattr(arena, "bot", noted)
    fought("greedy", "uniform", 4, seats=3)
    tables = levels[3:]  # the first three only see whether there is such a table

    assert ["".join(tables[i : i + 3]) for i in range(0, 12, 3)] == ["guu", "ugu", "uug", "guu"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equals_score_par(seats: int) -> None:
    """A level against itself wins each deal from one seat only: its score is par exactly."""
    result = fought("uniform", "uniform", 6 * seats, seats)

    assert result.draws == 0
    assert result.wins * seats == result.games


def test_the_sums_are_right() -> None:
    """Wins, draws and losses are all games, and the score counts a draw as half a win."""
    result = fought("greedy", "uniform", 10)

    assert result.wins + result.draws + result.losses == result.games == 10
    assert result.score == (result.wins + result.draws / 2) / 10
    assert result.low <= result.score <= result.high
    assert result.points > result.others
    assert 60 < result.decisions < 250


def test_progress_is_told() -> None:
    """Whoever waits hears after each game how many are finished."""
    heard: list[int] = []
    duel("biblios", ("uniform", "uniform"), 5, 2, 1, {}, 1, heard.append)

    assert heard == [1, 2, 3, 4, 5]


def test_options_reach_the_table() -> None:
    """With honest bidding nobody can refuse to pay, and random players take another course."""
    honest = {"bidding": "honest"}
    result = duel("biblios", ("uniform", "uniform"), 8, 2, 1, honest, 1, lambda _: None)

    assert result != fought("uniform", "uniform", 8)


@pytest.mark.parametrize(
    ("levels", "seats", "options"),
    [
        (("uniform", "master"), 2, {}),
        (("uniform", "greedy"), 5, {}),
        (("uniform", "greedy"), 2, {"penalty": "none"}),
    ],
)
def test_what_does_not_exist_is_refused(
    levels: tuple[str, str], seats: int, options: dict[str, str]
) -> None:
    """A level, a number of seats or an option that does not exist is refused at once."""
    with pytest.raises(Malformed):
        duel("biblios", levels, 2, seats, 1, options, 1, lambda _: None)


@pytest.mark.parametrize(
    ("score", "games", "low", "high"),
    [
        (0.5, 100, 0.4038, 0.5962),
        (1.0, 10, 0.7225, 1.0),
        (0.0, 10, 0.0, 0.2775),
        (0.9, 50, 0.7864, 0.9565),
    ],
)
def test_intervals_are_those_of_wilson(score: float, games: int, low: float, high: float) -> None:
    """The interval is Wilson's, as his tables have it; it never leaves 0 to 1."""
    assert wilson(score, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.untraced  # many matches, through what others cover
def test_greedy_is_no_beginner() -> None:
    """Greedy wins at least nine in ten of sixty games against a player that does anything."""
    assert fought("greedy", "uniform", 60).score >= 0.9
