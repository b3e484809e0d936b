"""Chance, as rules and views see it. There is no randomness in here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chapterhouse.core.ints import i64, mypyc_attr

if TYPE_CHECKING:
    from chapterhouse.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Whoever decides what chance decides; `play.dealer` has the real ones."""

    def below(self, n: i64) -> i64:
        """Name a number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def outcome(self, s: State, ply: i64) -> i64:
        """Answer the step of chance that waits, as action number `ply` of the match."""
        return s.now.pick(s, self)
