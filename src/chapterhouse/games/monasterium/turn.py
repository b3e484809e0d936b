"""What every question of Monasterium has in common: it is put to the seat on turn. MSM-INFO-4."""

from chapterhouse.core.ints import i64
from chapterhouse.core.step import Step
from chapterhouse.games.monasterium.state import Monasterium


class Decision(Step[Monasterium]):
    """A question to the seat on turn. MSM-INFO-4."""

    def seat(self, s: Monasterium) -> i64:
        """The seat on turn answers. MSM-STATE-4."""
        return s.active
