"""What a match is worth to its players."""

from collections.abc import Sequence
from typing import Final

from chapterhouse.arena.terms import wins

ILLEGAL: Final = -1.0  # what an illegal move costs: as much as a lost match of two


def rewards(places: Sequence[int]) -> list[float]:
    """Give 1 to whoever wins alone, and share out the same loss among the others: the sum is 0.

    Those who win together share it.
    """
    n = len(places)
    return [(n * share - 1) / (n - 1) for share in wins(places)]
