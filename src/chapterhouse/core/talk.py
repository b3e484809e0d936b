"""Silence: when a game lets nobody talk at its table, and what it costs to talk all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar, final

from chapterhouse.core.ints import i64
from chapterhouse.core.step import Step

if TYPE_CHECKING:
    from chapterhouse.core.rule import Rule
    from chapterhouse.core.state import State

S = TypeVar("S", bound="State")


class TalkPenalty(Step[S]):
    """What whoever broke the silence owes. It comes before the step that waits, which is asked
    again afterwards, so that it never changes whose turn it is.

    Where nothing is to be chosen it has one option, which is forced; where nothing is owed it
    lapses. What it puts next waits for nobody, unless it is a penalty too.
    """

    def __init__(self, offender: i64) -> None:
        super().__init__()
        self.offender: Final[i64] = offender

    def args(self) -> list[int]:
        """Tell the seat: that it talked is public."""
        return [self.offender]

    def seat(self, s: S) -> i64:
        return self.offender


@final
class Silence:
    """Talk is closed: by which rule, and what breaking it costs; None if it cannot be broken."""

    def __init__(self, rule: Rule, penalty: TalkPenalty[Any] | None = None) -> None:
        """Close talk."""
        self.rule: Final = rule
        self.penalty: Final = penalty
