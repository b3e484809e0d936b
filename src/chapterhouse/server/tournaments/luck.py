"""Luck: what a mean of few values allows to say.

In duplicate play each seat of a deal is held once at each table. By how many points somebody was
ahead of those who held the same seat elsewhere is free of what the deal was worth.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev
from typing import Final

FEWEST: Final = 2  # values, or nothing is known of how much they differ
# Student's t: so many standard errors each way hold 95 %, by degrees of freedom from 1 on
STUDENT_95: Final = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
    2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056,
    2.052, 2.048, 2.045, 2.042,
)  # fmt: skip


@dataclass(frozen=True)
class Mean:
    """A mean of so many values, and how far its 95 % interval reaches each way; None for less than
    two values.
    """

    mean: float
    values: int
    reach: float | None


def mean_of(values: Sequence[float]) -> Mean:
    """Give the mean, with the interval by Student's t; few values make it as wide as it is."""
    if not values:
        return Mean(0.0, 0, None)
    if len(values) < FEWEST:
        return Mean(values[0], 1, None)
    free = min(len(values) - 1, len(STUDENT_95))
    reach = STUDENT_95[free - 1] * stdev(values) / sqrt(len(values))
    return Mean(mean(values), len(values), reach)
