"""Regression: weights by least squares, held back (ridge) as far as pays where they are tried on
what they were not fitted to.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Final

PARTS: Final = 5  # each is foretold by weights that are fitted to the others
# How much weights are held back: as if so many times a trait of 1 had been seen for each row that
# made no difference; the first leaves all weights at 0.
HELD: Final = (inf, 1.0, 0.3, 0.1, 0.03, 0.01, 0.003, 0.001, 0.0003, 0.0001)

Matrix = list[list[float]]


@dataclass(frozen=True)
class Fit:
    """The weights, and how good they are: the mean square of what was to be foretold; what is left
    of it after what was promised, and with the weights, where they were not fitted to it; how far
    they were held back.
    """

    weights: tuple[float, ...]
    square: float
    promised: float
    learnt: float
    held: float


class Sums:
    """Sums of products: of the traits with each other, with what is to be foretold, and of that."""

    def __init__(self, traits: int) -> None:
        self.number = 0
        self.square = 0.0
        self.products: Matrix = [[0.0] * traits for _ in range(traits)]
        self.moments = [0.0] * traits

    def add(self, row: Sequence[float], value: float) -> None:
        self.number += 1
        self.square += value * value
        seen = [(at, x) for at, x in enumerate(row) if x]
        for at, x in seen:
            self.moments[at] += x * value
            products = self.products[at]
            for other, y in seen:
                products[other] += x * y

    def without(self, other: "Sums") -> "Sums":
        """Give what is left without a part."""
        left = Sums(len(self.moments))
        left.number = self.number - other.number
        left.square = self.square - other.square
        left.moments = [a - b for a, b in zip(self.moments, other.moments, strict=True)]
        left.products = [
            [a - b for a, b in zip(row, less, strict=True)]
            for row, less in zip(self.products, other.products, strict=True)
        ]
        return left

    def error(self, weights: Sequence[float]) -> float:
        """Add up the squares of what these weights do not foretell."""
        found = self.square
        for at, weight in enumerate(weights):
            if weight:
                along = sum([a * b for a, b in zip(self.products[at], weights, strict=True)])
                found += weight * (along - 2 * self.moments[at])
        return found

    def weights(self, held: float) -> list[float]:
        """Solve for the weights, held back."""
        size = len(self.moments)
        if held == inf:
            return [0.0] * size
        rows = [[*self.products[at], self.moments[at]] for at in range(size)]
        for at in range(size):
            rows[at][at] += held * max(self.number, 1)
        return solved(rows)


class Regression:
    """Collects what is seen, in parts, and fits."""

    def __init__(self, traits: int) -> None:
        self._parts = [Sums(traits) for _ in range(PARTS)]
        self._all = Sums(traits)
        self._square = 0.0

    def add(
        self,
        group: int,
        rows: Sequence[Sequence[float]],
        values: Sequence[float],
        promised: Sequence[float],
    ) -> None:
        """Take what differs between these rows into account; a group is in one part as a whole."""
        wanted = less_mean(values)
        self._square += sum([value * value for value in wanted])
        rest = [value - promise for value, promise in zip(wanted, less_mean(promised), strict=True)]
        columns = [less_mean(column) for column in zip(*rows, strict=True)]
        for row, value in zip(zip(*columns, strict=True), rest, strict=True):
            self._parts[group % PARTS].add(row, value)
            self._all.add(row, value)

    def fit(self) -> Fit:
        """Hold the weights back as far as costs no more than a standard error of what they gain
        where they are not fitted to: they are to serve in other matches, too.
        """
        rests = [self._all.without(part) for part in self._parts]
        gains = {held: self._gains(rests, held) for held in HELD}
        best = max(gains.values(), key=fmean)
        enough = fmean(best) - stdev(best) / sqrt(PARTS)
        held = next(held for held, gain in gains.items() if fmean(gain) >= enough)
        number = max(self._all.number, 1)
        square, promised = self._square / number, self._all.square / number
        learnt = promised - fmean(gains[held])
        return Fit(tuple(self._all.weights(held)), square, promised, learnt, held)

    def _gains(self, rests: Sequence[Sums], held: float) -> list[float]:
        """Tell, for each part, by how much the mean square is less with weights of the rest."""
        return [
            (part.square - part.error(rest.weights(held))) / max(part.number, 1)
            for part, rest in zip(self._parts, rests, strict=True)
        ]


def less_mean(values: Sequence[float]) -> list[float]:
    """Take the mean off."""
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def solved(rows: Matrix) -> list[float]:
    """Solve a system of equations, each a row with its right side last (Gauss, Jordan)."""
    size = len(rows)
    for at in range(size):
        first = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[first] = rows[first], rows[at]
        pivot = rows[at][at]
        rows[at] = [x / pivot for x in rows[at]]
        for other in range(size):
            factor = rows[other][at]
            if other != at and factor:
                rows[other] = [x - factor * y for x, y in zip(rows[other], rows[at], strict=True)]
    return [row[size] for row in rows]
