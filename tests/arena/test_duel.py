"""Duels: fair, repeatable, and honest about what they prove."""

from pathlib import Path

import pytest

from chapterhouse.arena import contenders, crew
from chapterhouse.arena import duel as arena
from chapterhouse.arena.contenders import contender
from chapterhouse.arena.duel import duel
from chapterhouse.arena.ledger import Ledger
from chapterhouse.arena.result import BOUND, Result, Standing, wilson
from chapterhouse.arena.terms import Outcome, Terms
from chapterhouse.core.rule import Malformed
from chapterhouse.core.state import State
from chapterhouse.play.dealer import Paired
from chapterhouse.play.player import Player


def fought(
    first: str, second: str, games: int, seats: int = 2, seed: int = 1, jobs: int = 1
) -> Result:
    *_, result = duel(Terms("biblios", (first, second), seats, seed, {}), games, jobs)
    return result


class Last(Player):
    """Takes the last action there is."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game

    def choose(self, view: State) -> int:
        return view.legal()[-1]


TERMS = Terms("biblios", ("uniform", "uniform"), 2, 1, {})


def test_jobs_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two workers find what one finds; of a billion there are as many as processors."""
    monkeypatch.setattr(crew, "cpu_count", lambda: 2)
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
        return contender(level, game, seed)

    monkeypatch.setattr(contenders, "contender", noted)
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
    """Whoever waits hears after each deal how it stands, and at the end."""
    assert [result.games for result in duel(TERMS, 5, jobs=1)] == [2, 4, 5]


def test_options_reach_the_table() -> None:
    """With honest bidding nobody can refuse to pay, and random players take another course."""
    *_, result = duel(Terms("biblios", ("uniform", "uniform"), 2, 1, {"bidding": "honest"}), 8, 1)

    assert result != fought("uniform", "uniform", 8)


def test_an_interrupted_duel_goes_on(tmp_path: Path) -> None:
    """What a file keeps is not played again, but for a line that was cut off; the result is the
    same as without a break.
    """
    file = tmp_path / "duel.jsonl"
    *_, part = duel(TERMS, 3, jobs=1, ledger=Ledger(file, TERMS, Outcome))
    file.write_bytes(file.read_bytes()[:-5])
    ledger = Ledger(file, TERMS, Outcome)
    *_, whole = duel(TERMS, 8, jobs=1, ledger=ledger)

    assert (part.games, len(ledger.known)) == (3, 2)
    assert whole == fought("uniform", "uniform", 8)
    assert len(file.read_text().splitlines()) == 9


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    """A line that is none of ours is not played over."""
    file = tmp_path / "duel.jsonl"
    Ledger(file, TERMS, Outcome)
    file.write_bytes(file.read_bytes() + b'{"place": "first"}\n')

    with pytest.raises(Malformed, match="is damaged: Expected `int`"):
        Ledger(file, TERMS, Outcome)


def test_a_class_of_ones_own_can_fight() -> None:
    """`module:Class` is made with the game and a seed."""
    found = contender(f"{__name__}:Last", "monastery", 3)

    assert isinstance(found, Last)
    assert found.game == "monastery"


@pytest.mark.parametrize("name", ["nowhere:Bot", "json:Bot", ":", f"{__name__}:Terms"])
def test_what_is_no_bot_is_refused(name: str) -> None:
    """A name that leads to no player is refused, and the answer says why."""
    with pytest.raises(Malformed, match=r"is no bot: .*; try 1, 2, "):
        contender(name, "biblios", 1)


def outcomes(*places: int) -> list[Outcome]:
    return [Outcome(place, 1, 0.0, 0.0, 1) for place in places]


@pytest.mark.parametrize(
    ("wins", "losses", "decided"), [(130, 70, 1), (400, 400, -1), (107, 93, 0), (12, 6, 0)]
)
def test_the_sequential_test(wins: int, losses: int, decided: int) -> None:
    """Clearly more than half is better, half is not, in between is open, as are a few matches."""
    standing = Standing(2)
    for outcome in outcomes(1, 1) * (wins // 2) + outcomes(2, 2) * (losses // 2):
        standing.add(outcome)
    result = standing.result

    assert (result.wins, result.losses) == (wins // 2 * 2, losses // 2 * 2)
    assert (result.evidence > BOUND) - (result.evidence < -BOUND) == decided


def test_blunders_are_counted_by_the_match() -> None:
    """Of matches that tell of none, as in older files, none is known."""
    standing = Standing(2)
    standing.add(Outcome(1, 1, 0.0, 0.0, 1, {"overpaid": 3}))
    standing.add(Outcome(1, 1, 0.0, 0.0, 1, {"overpaid": 0}))

    assert standing.result.blunders == {"overpaid": 1.5}


def test_a_sequential_duel_ends_when_decided() -> None:
    """Between unequal bots the test is decided soon, at the end of a deal."""
    terms = Terms("biblios", ("greedy", "uniform"), 2, 1, {})
    *_, result = duel(terms, 400, jobs=1, sequential=True)

    assert result.evidence > BOUND
    assert result.games == 40


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
        duel(Terms("biblios", levels, seats, 1, options), 2, jobs=1)


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


def test_greedy_is_no_beginner() -> None:
    """Greedy wins at least nine in ten of sixty games against a player that does anything."""
    assert fought("greedy", "uniform", 60).score >= 0.9
