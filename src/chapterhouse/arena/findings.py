"""What a study of balance has found."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from chapterhouse.arena.result import interval
from chapterhouse.arena.seats import Seats
from chapterhouse.arena.terms import Observed, wins
from chapterhouse.bots.estimate import Estimate


@dataclass(frozen=True)
class Habit:
    """How often whoever did most of something won, by the number of seats."""

    name: str
    seats: int
    matches: int  # in which one did more of it than anybody else
    wins: float
    low: float
    high: float
    most: float  # how much of it that one did, and everybody, on average
    mean: float


@dataclass(frozen=True)
class Length:
    """How many decisions a match takes, by the number of seats."""

    seats: int
    matches: int
    mean: float
    deviation: float
    fewest: int
    most: int


class Leaders:
    """What is added up of a habit at one number of seats."""

    def __init__(self) -> None:
        self.wins: Final = Estimate()
        self.most: Final = Estimate()
        self.mean: Final = Estimate()


class Findings:
    """A study as far as it has been played: each match is added up once."""

    def __init__(self) -> None:
        self.games = 0
        self.seats: Final = Seats()
        self.sources: Final[defaultdict[int, list[float]]] = defaultdict(lambda: [0.0, 0.0])
        self.ties: Final[defaultdict[str, int]] = defaultdict(int)
        self.uses: Final[defaultdict[str, defaultdict[int, int]]] = defaultdict(
            lambda: defaultdict(int)
        )
        self._decisions: Final[defaultdict[int, list[int]]] = defaultdict(list)
        self._habits: Final[defaultdict[tuple[str, int], Leaders]] = defaultdict(Leaders)

    def add(self, match: Observed) -> None:
        """Add a match, which is a deal of its own."""
        self.games += 1
        self.seats.add(match)
        self.seats.close()
        self._decisions[len(match.places)].append(match.decisions)
        for column, found in enumerate((match.sources, match.winners)):
            for source, points in found.items():
                self.sources[source][column] += points
        for rule, times in match.ties.items():
            self.ties[rule] += times
        for group, counts in match.uses.items():
            for value, times in counts.items():
                self.uses[group][value] += times
        for name, done in match.habits.items():
            self._add_habit(name, done, match)

    def _add_habit(self, name: str, done: list[int], match: Observed) -> None:
        """Note how whoever did most of it fared, if it was one alone."""
        leaders, most = self._habits[name, len(done)], max(done)
        leaders.mean.add(sum(done) / len(done))
        if done.count(most) == 1:
            leaders.wins.add(wins(match.places)[done.index(most)])
            leaders.most.add(most)

    def habits(self) -> list[Habit]:
        return [
            Habit(
                name, seats, of.wins.size, of.wins.mean, *interval(of.wins, 1),
                of.most.mean, of.mean.mean,
            )
            for (name, seats), of in sorted(self._habits.items())
            if of.wins.size
        ]  # fmt: skip

    def lengths(self) -> list[Length]:
        """Tell how long matches are."""
        found: list[Length] = []
        for seats, taken in sorted(self._decisions.items()):
            all_ = Estimate()
            for decisions in taken:
                all_.add(decisions)
            deviation = all_.variance**0.5
            found.append(Length(seats, len(taken), all_.mean, deviation, min(taken), max(taken)))
        return found
