"""How a tournament stands: who is how strong, and who is better than whom."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from chapterhouse.arena.rating import Rating, ratings
from chapterhouse.arena.result import BOUND, evidence
from chapterhouse.arena.seats import ByDeal, Seats
from chapterhouse.arena.terms import Played, wins
from chapterhouse.bots.estimate import Estimate


@dataclass(frozen=True)
class BotLine:
    """How a bot fared: its part of the wins in its matches, and what that would be among equals."""

    bot: str
    matches: int
    wins: float
    par: float
    points: float
    rating: Rating


@dataclass(frozen=True)
class PairLine:
    """How often the first of two came in ahead of the second, and what the sequential test says:
    which one is better, or that neither is by much, or nothing yet.
    """

    first: str
    second: str
    share: float
    low: float
    high: float
    deals: int
    better: str | None
    equal: bool

    @property
    def decided(self) -> bool:
        return self.equal or self.better is not None


class BotCount:
    """What is added up of one bot."""

    def __init__(self) -> None:
        self.wins: Final = Estimate()
        self.pars: Final = Estimate()
        self.points: Final = Estimate()


class Standings:
    """A tournament as far as it has been played: each match is added up once."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots: Final = bots
        self.seats: Final = Seats()
        self.played: Final[list[Played]] = []
        self._counts: Final = [BotCount() for _ in bots]
        self._ahead: Final = [[0.0] * len(bots) for _ in bots]
        self._pairs: Final[defaultdict[tuple[int, int], ByDeal]] = defaultdict(ByDeal)

    def add(self, match: Played) -> None:
        """Add a match; those of one deal come one after the other."""
        if self.played and match.deal != self.played[-1].deal:
            self.close()
        self.played.append(match)
        self.seats.add(match)
        n = len(match.seating)
        for bot, win, points in zip(match.seating, wins(match.places), match.points, strict=True):
            self._counts[bot].wins.add(win)
            self._counts[bot].pars.add(1 / n)
            self._counts[bot].points.add(points)
        for one, two in combinations(range(n), 2):
            lead = match.places[two] - match.places[one]
            self._compare(match.seating[one], match.seating[two], lead, 2 / n)

    @property
    def games(self) -> int:
        return len(self.played)

    def _compare(self, first: int, second: int, lead: int, weight: float) -> None:
        """Compare two bots at a table. Its n (n - 1) / 2 pairs tell as much as n - 1 duels."""
        if first == second:
            return
        for one, two, places in ((first, second, lead), (second, first, -lead)):
            share = 0.5 + 0.5 * ((places > 0) - (places < 0))
            self._ahead[one][two] += weight * share
            self._pairs[one, two].add(share)

    def close(self) -> None:
        """End the deal under way."""
        self.seats.close()
        for pair in self._pairs.values():
            pair.close()

    def settled(self, group: Sequence[int]) -> bool:
        """Tell whether it is known who of each two bots of a group is better."""
        self.close()
        return all([self._pair(*pair).decided for pair in combinations(sorted(set(group)), 2)])

    def bot_lines(self) -> list[BotLine]:
        """List the bots, the strongest first."""
        found = [
            BotLine(bot, of.wins.size, of.wins.mean, of.pars.mean, of.points.mean, rating)
            for bot, of, rating in zip(self.bots, self._counts, ratings(self._ahead), strict=True)
        ]
        return sorted(found, key=lambda line: -line.rating.points)

    def pair_lines(self) -> list[PairLine]:
        """List all pairs of bots, in the order in which they were named."""
        self.close()
        return [self._pair(*pair) for pair in combinations(range(len(self.bots)), 2)]

    def _pair(self, first: int, second: int) -> PairLine:
        met, reverse = self._pairs[first, second], self._pairs[second, first]
        tests = [evidence(one.deals, 2, one.each) for one in (met, reverse)]
        one, two = self.bots[first], self.bots[second]
        better = (one, two)[tests.index(max(tests))] if max(tests) > BOUND else None
        equal = max(tests) < -BOUND
        low, high = met.interval
        return PairLine(one, two, met.deals.mean, low, high, met.deals.size, better, equal)
