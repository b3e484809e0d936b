"""What the matches of a duel allow to say."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from chapterhouse.arena.terms import Outcome

NORMAL_95: Final = 1.959964  # so many standard deviations each way hold 95 % of a normal curve
STRONGER: Final = 0.57  # what the sequential test calls better: so much between two,
ERROR: Final = 0.05  # wrong so often at most, either way
BOUND: Final = log((1 - ERROR) / ERROR)
FEWEST: Final = 20  # deals before the sequential test says anything: its curve is a normal one


@dataclass(frozen=True)
class Result:
    """A duel from the side of the first bot, which has one seat a table: par is 1 / seats.

    `evidence` is the log-likelihood ratio of the sequential test: beyond `BOUND` the first bot is
    better, below the negative one it is not.
    """

    games: int
    wins: int
    draws: int
    losses: int
    score: float
    low: float
    high: float
    points: float
    others: float
    decisions: float
    evidence: float

    @property
    def decided(self) -> bool:
        return abs(self.evidence) >= BOUND


def summed_up(outcomes: Sequence[Outcome], seats: int) -> Result:
    """Count wins, draws and losses, and average the rest."""
    n = len(outcomes)
    wins = sum([outcome.score == 1.0 for outcome in outcomes])
    draws = sum([outcome.place == 1 and outcome.sharing > 1 for outcome in outcomes])
    score = (wins + draws / 2) / n
    low, high = wilson(score, n)
    return Result(
        n,
        wins,
        draws,
        n - wins - draws,
        score,
        low,
        high,
        sum([outcome.points for outcome in outcomes]) / n,
        sum([outcome.others for outcome in outcomes]) / n,
        sum([outcome.decisions for outcome in outcomes]) / n,
        evidence(outcomes, seats),
    )


def evidence(outcomes: Sequence[Outcome], seats: int) -> float:
    """Weigh "better by as much as 57 % between two" against "no better than par".

    A deal that was played from every seat counts as one observation of a normal curve, with the
    variance that was seen: what pairing takes away of chance makes the test shorter.
    """
    scores = [outcome.score for outcome in outcomes]
    deals = [sum(scores[at - seats : at]) / seats for at in range(seats, len(scores) + 1, seats)]
    if len(deals) < FEWEST:
        return 0.0
    mean = sum(deals) / len(deals)
    variance = sum([(score - mean) ** 2 for score in deals]) / (len(deals) - 1)
    par = 1 / seats
    odds = par / (1 - par) * STRONGER / (1 - STRONGER)
    better = odds / (1 + odds)
    least = 1 / len(deals)  # where all deals went alike, something is still unknown
    return len(deals) * (better - par) * (2 * mean - better - par) / (2 * max(variance, least))


def wilson(score: float, games: int) -> tuple[float, float]:
    """Give the 95 % interval of a score by Wilson: all rates that would not be surprised by it.

    It solves |score - rate| = z * sqrt(rate * (1 - rate) / games) for the rate, so unlike the
    textbook interval it stays within 0 and 1 and is honest about a clean sweep. Pairing makes the
    games less random than it assumes.
    """
    weight = NORMAL_95**2 / games
    middle = (score + weight / 2) / (1 + weight)
    reach = NORMAL_95 / (1 + weight) * sqrt(score * (1 - score) / games + weight / games / 4)
    return max(min(middle - reach, score), 0.0), min(max(middle + reach, score), 1.0)
