"""Watches: what is counted of one seat while a match is played, as the blunders that a person at
the table would laugh at.
"""

from typing import Final

from chapterhouse.core.ints import mypyc_attr
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """Watches one seat. It sees the truth, as whoever reads the record afterwards does."""

    def __init__(self, seat: int, names: list[str]) -> None:
        """Count these, each by its name; nothing has been seen yet."""
        self.seat: Final = seat
        self.counts: Final[dict[str, int]] = dict.fromkeys(names, 0)

    def note(self, name: str, times: int = 1) -> None:
        self.counts[name] += times

    def chosen(self, s: State, action: int) -> None:
        """See what the seat chooses, before it is done."""

    def told(self, s: State, event: Event) -> None:
        """Hear what has happened, to whomever."""

    def ended(self, s: State) -> None:
        """See how the match ended."""
