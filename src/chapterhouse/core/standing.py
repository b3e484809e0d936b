"""Standing answers: what a player can settle before being asked, where a game offers that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from chapterhouse.core.rule import Malformed


@final
class StandingAnswers:
    """What a game offers to be settled ahead, and what is then done, all of it told from a view."""

    def __init__(
        self,
        offer: Callable[[Any], Any],
        checked: Callable[[Any, Any], Any],
        acts: Callable[[Any, Any], list[int]],
        occasion: Callable[[Any], int],
    ) -> None:
        """Offer standing answers.

        `offer(view)` tells whoever looks what they can settle; None if nothing. `checked(view,
        answer)` gives what somebody settled as it is to be kept, in dicts and lists; it raises
        Malformed for what is not offered. `acts(view, answer)` gives the actions of the whole
        choice that is asked now, or none where its player has to decide. `occasion(view)` numbers
        what belongs together, such as the bids for one thing: who has acted by hand goes on by hand
        until it is another.
        """
        self.offer: Final = offer
        self.checked: Final = checked
        self.acts: Final = acts
        self.occasion: Final = occasion


def not_offered() -> Malformed:
    """Say that this cannot be settled."""
    return Malformed("no-standing-answer", "this cannot be answered ahead here", {})
