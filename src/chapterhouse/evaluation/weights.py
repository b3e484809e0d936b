"""Weights that were learnt (`chapterhouse train`), as they are kept: a file of JSON with the names
of the traits and, by number of seats, the weights and the lessons that they come from.
"""

import json
from dataclasses import asdict, dataclass, field
from importlib.resources import files
from typing import Any, Final

from chapterhouse.core.ints import vec
from chapterhouse.core.rule import Malformed

MOST_SEATS: Final = 4


@dataclass(frozen=True)
class Lessons:
    """The weights at one number of seats; what was typed, and what came of it, for each lesson."""

    weights: list[float]
    lessons: list[dict[str, Any]]


@dataclass(frozen=True)
class Weights:
    """What a file holds."""

    game: str
    traits: list[str]
    seats: dict[int, Lessons] = field(default_factory=dict)

    @property
    def by_seats(self) -> dict[int, list[float]]:
        """Give the weights alone."""
        return {seats: learnt.weights for seats, learnt in self.seats.items()}

    def text(self) -> str:
        """Write them so that `parse` reads them."""
        return json.dumps(asdict(self), indent=1) + "\n"


def parse(text: str, game: str, traits: tuple[str, ...]) -> Weights:
    """Read a file. Raises Malformed for one of another game, of other traits, or of none."""
    try:
        found = json.loads(text)
        seats = {int(n): Lessons(**learnt) for n, learnt in found["seats"].items()}
        weights = Weights(found["game"], found["traits"], seats)
        sizes = {len(weights) for weights in weights.by_seats.values()}
    except (ValueError, LookupError, TypeError, AttributeError) as problem:
        raise _unfit(game) from problem
    if (weights.game, tuple(weights.traits)) != (game, traits) or sizes - {len(traits)}:
        raise _unfit(game)
    return weights


def by_table(learnt: dict[int, list[float]]) -> list[vec[float]]:
    """Row weights up by number of seats; where none were learnt, those for fewer go."""
    found: list[vec[float]] = []
    weights: list[float] = []
    for seats in range(MOST_SEATS + 1):
        weights = learnt.get(seats, weights)
        found.append(vec[float](weights))
    return found


def weighed(weights: vec[float], traits: list[float]) -> float:
    """Add up traits by weights."""
    total: float = 0.0
    for at in range(len(traits)):
        total += weights[at] * traits[at]
    return total


def shipped(game: str, traits: tuple[str, ...]) -> dict[int, list[float]]:
    """Give the weights that lie beside the evaluator of a game, by number of seats."""
    file = files("chapterhouse.evaluation") / game / "weights.json"
    return parse(file.read_text("utf-8"), game, traits).by_seats


def _unfit(game: str) -> Malformed:
    return Malformed("no-weights", "these are no weights for {game}", {"game": game})
