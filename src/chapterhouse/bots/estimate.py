"""An estimate: the mean of what was seen, and how sure it is."""

from math import sqrt
from typing import final


@final
class Estimate:
    """The mean of a sample, which grows one by one."""

    def __init__(self) -> None:
        self.size: int = 0
        self.mean: float = 0.0
        self._spread: float = 0.0  # the sum of the squared deviations

    def add(self, value: float) -> None:
        """Take one more value into account (Welford)."""
        self.size += 1
        before = value - self.mean
        self.mean += before / float(self.size)
        self._spread += before * (value - self.mean)

    @property
    def variance(self) -> float:
        """The variance of the values; nothing is known of it before the second one."""
        return self._spread / float(self.size - 1) if self.size > 1 else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(self.variance / float(max(self.size, 1)))
