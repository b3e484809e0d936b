"""What the questions of Monastery have in common: who is asked, and how steps are chosen."""

from chapterhouse.core.ints import i64
from chapterhouse.core.step import Many, Step
from chapterhouse.games.monastery.state import Monastery


class Decision(Step[Monastery]):
    """A question to the seat on turn."""

    def seat(self, s: Monastery) -> i64:
        """The seat on turn answers. MON-FLOW-2."""
        return s.active


class WideDecision(Many[Monastery]):
    """A question to the seat on turn, with more answers than a set can hold."""

    def seat(self, s: Monastery) -> i64:
        """The seat on turn answers. MON-FLOW-2."""
        return s.active
