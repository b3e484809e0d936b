"""What every question of Monasterium has in common: it is put to the seat on turn. MSM-INFO-4."""

from chapterhouse.core.ints import i64
from chapterhouse.core.saying import Event, Saying
from chapterhouse.core.seats import NOBODY
from chapterhouse.core.step import Step
from chapterhouse.games.monasterium.state import Monasterium


class Decision(Step[Monasterium]):
    """A question to the seat on turn. MSM-INFO-4."""

    def seat(self, s: Monasterium) -> i64:
        """The seat on turn answers. MSM-STATE-4."""
        return s.active


def lack(s: Monasterium, saying: Saying, values: list[int]) -> Event:
    """Say what is missing: all of it lies open. MSM-INFO-1."""
    return Event(saying, NOBODY, values, s.everyone)
