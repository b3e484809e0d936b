"""What is played, and how a match of it went."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from chapterhouse.arena.contenders import Bot


@dataclass(frozen=True)
class Terms:
    """What two bots fight about: everything but the number of games."""

    game: str
    bots: tuple[Bot, Bot]
    seats: int
    seed: int
    options: dict[str, str]


@dataclass(frozen=True)
class Outcome:
    """How one match went for the first bot, in its one seat, and for the others on average."""

    place: int
    sharing: int  # how many have the first place
    points: float
    others: float
    decisions: int
    # by name, how often the first bot did what a person would laugh at; files of earlier releases
    # do not tell
    blunders: dict[str, int] = field(default_factory=dict)

    @property
    def score(self) -> float:
        """A win, a draw as half of one, or nothing."""
        if self.place != 1:
            return 0.0
        return 1.0 if self.sharing == 1 else 0.5


@dataclass(frozen=True)
class Played:
    """How one match of a tournament went: the numbers of the bots by seat, their places, points."""

    deal: int
    seating: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    decisions: int
    first: int = 0  # the seat that began


@dataclass(frozen=True)
class Observed:
    """What one match of a study of balance showed: by seat, and how often what happened."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    decisions: int
    sources: dict[int, float]  # of points: what each brought a seat on average,
    winners: dict[int, float]  # and a winner
    ties: dict[str, int]  # by rule
    uses: dict[str, dict[int, int]]  # of components, by group and number
    habits: dict[str, list[int]]  # by name, of each seat
    first: int  # the seat that began


def wins(places: Sequence[int]) -> list[float]:
    """Share the win among those in the first place."""
    first = places.count(1)
    return [1 / first if place == 1 else 0.0 for place in places]
