"""What each seat wins, counted from whoever begins: does it matter where one sits?"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Protocol

from chapterhouse.arena.result import interval
from chapterhouse.arena.terms import wins
from chapterhouse.bots.estimate import Estimate


class ByDeal:
    """A mean in which each deal is one observation, as its matches are more alike than others."""

    def __init__(self) -> None:
        self.deals: Final = Estimate()
        self._matches = Estimate()  # of the deal under way
        self._all = 0

    def add(self, value: float) -> None:
        self._matches.add(value)
        self._all += 1

    @property
    def each(self) -> float:
        """Tell how many matches a deal is, on average."""
        return self._all / self.deals.size

    @property
    def interval(self) -> tuple[float, float]:
        """Give the 95 % interval, if the values are shares."""
        return interval(self.deals, self.each)

    def close(self) -> None:
        """End the deal under way, if any."""
        if self._matches.size:
            self.deals.add(self._matches.mean)
            self._matches = Estimate()


class Seated(Protocol):
    """How a match went, by seat."""

    @property
    def places(self) -> tuple[int, ...]: ...
    @property
    def points(self) -> tuple[int, ...]: ...
    @property
    def first(self) -> int: ...


@dataclass(frozen=True)
class SeatLine:
    """What a seat wins of all matches at that number of seats, a draw shared, and its points; seat
    0 begins.
    """

    seats: int
    seat: int
    wins: float
    low: float
    high: float
    points: float


class Seats:
    """What each seat wins, by the number of seats."""

    def __init__(self) -> None:
        self._wins: Final[defaultdict[tuple[int, int], ByDeal]] = defaultdict(ByDeal)
        self._points: Final[defaultdict[tuple[int, int], Estimate]] = defaultdict(Estimate)

    def add(self, match: Seated) -> None:
        """Add a match."""
        n = len(match.places)
        for seat, win in enumerate(wins(match.places)):
            place = (n, (seat - match.first) % n)
            self._wins[place].add(win)
            self._points[place].add(match.points[seat])

    def close(self) -> None:
        """End the deal under way."""
        for share in self._wins.values():
            share.close()

    def lines(self) -> Iterator[SeatLine]:
        """Tell it, seat by seat."""
        for (seats, seat), share in sorted(self._wins.items()):
            points = self._points[seats, seat].mean
            yield SeatLine(seats, seat, share.deals.mean, *share.interval, points)
