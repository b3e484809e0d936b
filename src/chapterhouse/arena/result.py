"""What the matches of a duel allow to say."""

from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from chapterhouse.arena.terms import Outcome
from chapterhouse.bots.estimate import Estimate

NORMAL_95: Final = 1.959964  # so many standard deviations each way hold 95 % of a normal curve
STRONGER: Final = 0.57  # what the sequential test calls better: so much between two,
ERROR: Final = 0.05  # wrong so often at most, either way
BOUND: Final = log((1 - ERROR) / ERROR)
PAIR: Final = 2.0  # matches of a deal between two
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
    blunders: dict[str, float]  # of the first bot, a match

    @property
    def decided(self) -> bool:
        return abs(self.evidence) >= BOUND


class Standing:
    """A duel as far as it has been played: each match is added up once."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.wins = self.draws = 0
        self.points: Final = Estimate()
        self.others: Final = Estimate()
        self.decisions: Final = Estimate()
        self.deals: Final = Estimate()  # the share of the wins in each
        self.blunders: Final[dict[str, int]] = {}
        self._deal = 0.0  # of the one under way

    def add(self, outcome: Outcome) -> None:
        """Add a match; those of one deal come one after the other."""
        self.wins += outcome.score == 1.0
        self.draws += outcome.place == 1 and outcome.sharing > 1
        self.points.add(outcome.points)
        self.others.add(outcome.others)
        self.decisions.add(outcome.decisions)
        for name, times in outcome.blunders.items():
            self.blunders[name] = self.blunders.get(name, 0) + times
        self._deal += outcome.score / self.seats
        if self.points.size % self.seats == 0:
            self.deals.add(self._deal)
            self._deal = 0.0

    @property
    def result(self) -> Result:
        """Tell how it stands."""
        n = self.points.size
        score = (self.wins + self.draws / 2) / n
        low, high = wilson(score, n)
        return Result(
            n,
            self.wins,
            self.draws,
            n - self.wins - self.draws,
            score,
            low,
            high,
            self.points.mean,
            self.others.mean,
            self.decisions.mean,
            evidence(self.deals, self.seats),
            {name: times / n for name, times in self.blunders.items()},
        )


def evidence(deals: Estimate, seats: int, each: float = PAIR) -> float:
    """Weigh "better by as much as 57 % between two" against "no better than par", by the share of
    the wins in each deal.

    A deal that was played from every seat counts as one observation of a normal curve, with the
    variance that was seen: what pairing takes away of chance makes the test shorter.
    """
    if deals.size < FEWEST:
        return 0.0
    par = 1 / seats
    odds = par / (1 - par) * STRONGER / (1 - STRONGER)
    better = odds / (1 + odds)
    return deals.size * (better - par) * (2 * deals.mean - better - par) / (2 * spread(deals, each))


def spread(deals: Estimate, each: float) -> float:
    """Give the variance of shares by deal, if each means so many matches; where all went alike,
    something is still unknown.
    """
    return max(deals.variance, PAIR / (each * deals.size))


def interval(deals: Estimate, each: float) -> tuple[float, float]:
    """Give the 95 % interval of a share that was seen deal by deal: the matches of one deal are
    more alike than matches are.
    """
    reach = NORMAL_95 * sqrt(spread(deals, each) / deals.size)
    return max(deals.mean - reach, 0.0), min(deals.mean + reach, 1.0)


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
