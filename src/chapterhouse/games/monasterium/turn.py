"""What every question of Monasterium has in common: MSM-INFO-4 it is put to the seat on turn."""

from chapterhouse.core.ints import i64
from chapterhouse.core.saying import Event, Saying
from chapterhouse.core.seats import NOBODY
from chapterhouse.core.step import Step
from chapterhouse.games.monasterium.state import Monasterium


class Decision(Step[Monasterium]):
    """MSM-INFO-4 A question to the seat on turn."""

    def seat(self, s: Monasterium) -> i64:
        """MSM-STATE-4 The seat on turn answers."""
        return s.active


def lack(s: Monasterium, saying: Saying, values: list[int]) -> Event:
    """Say what is missing: MSM-INFO-1 all of it lies open."""
    return Event(saying, NOBODY, values, s.everyone)
