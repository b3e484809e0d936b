"""Absences: since when a match waits for people who are not at the table."""

import time
from collections.abc import Callable, Collection
from typing import Final


class Absences:
    """Knows of each seat since when nobody is there, and nothing has happened."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock: Final = clock
        self._away: Final[dict[int, float]] = {}
        self._happened = -1  # so many rows there were
        self._quiet = 0.0  # since when

    def note(self, happened: int, here: Collection[int], seats: int) -> None:
        """Note who is there, and how much has happened."""
        now = self._clock()
        if happened != self._happened:
            self._happened, self._quiet = happened, now
        for seat in range(seats):
            if seat in here:
                self._away.pop(seat, None)
            else:
                self._away.setdefault(seat, now)

    def since(self, seat: int) -> float | None:
        """Tell since when the match waits for a seat; None if somebody is there."""
        away = self._away.get(seat)
        return None if away is None else max(away, self._quiet)
