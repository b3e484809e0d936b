"""Ratings: how strong bots are, by who came in ahead of whom (Bradley and Terry).

A bot that is stronger by 400 points comes in ahead ten times as often as behind, as in Elo's
ratings; the average bot has 0.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from chapterhouse.arena.result import NORMAL_95

TENFOLD: Final = 400 / log(10)  # rating points of a natural logarithm of the odds
UNKNOWN: Final = (
    0.5  # each pair that meets begins with a draw, so that whoever wins all is rated, too
)
STEPS: Final = 100
CLOSE: Final = 1e-9

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, and its 95 % interval."""

    points: float
    low: float
    high: float


def ratings(ahead: Sequence[Sequence[float]]) -> list[Rating]:
    """Rate bots by how often each came in ahead of each other one, a tie as half. Two that have not
    met are compared by those whom both met.

    The ratings are those under which this is most likely, found by Newton's method; the intervals
    follow from how steep that likelihood is.
    """
    n = len(ahead)
    met = [[j for j in range(n) if ahead[i][j] + ahead[j][i]] for i in range(n)]
    strength = [0.0] * n
    covariance: Matrix = []
    for _ in range(STEPS):
        slope = [0.0] * n
        curve = [[1 / n] * n for _ in range(n)]  # the average stays where it is
        for i in range(n):
            for j in met[i]:
                times = ahead[i][j] + ahead[j][i] + 2 * UNKNOWN
                expected = 1 / (1 + exp(strength[j] - strength[i]))
                slope[i] += ahead[i][j] + UNKNOWN - times * expected
                curve[i][i] += times * expected * (1 - expected)
                curve[i][j] -= times * expected * (1 - expected)
        covariance = inverse(curve)
        steps = [sum([a * b for a, b in zip(row, slope, strict=True)]) for row in covariance]
        strength = [one + step for one, step in zip(strength, steps, strict=True)]
        if max(map(abs, steps)) < CLOSE:
            break
    errors = [sqrt(covariance[i][i] - 1 / n) for i in range(n)]
    return [_rating(one, NORMAL_95 * error) for one, error in zip(strength, errors, strict=True)]


def _rating(strength: float, reach: float) -> Rating:
    return Rating(TENFOLD * strength, TENFOLD * (strength - reach), TENFOLD * (strength + reach))


def inverse(matrix: Matrix) -> Matrix:
    """Invert a positive definite matrix (Gauss and Jordan)."""
    n = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(n)]] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(n):
            if j != i:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]
