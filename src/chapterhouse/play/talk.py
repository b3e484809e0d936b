"""Talk at the table: whether it is closed, and what follows when somebody talks all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.sentence import Sentence, Template
from chapterhouse.core.talk import TalkPenalty

if TYPE_CHECKING:
    from chapterhouse.core.game import Game
    from chapterhouse.core.state import State
    from chapterhouse.core.talk import Silence

TALK: Final = Template("act-talk", [], "talk")
TALKED: Final = -1  # in place of an action: it answers nothing


def silence(game: Game, s: State, observer: int) -> Silence | None:
    """Give the silence that this observer is to keep; None if talk is open, as it is after the end.

    The gallery, which cannot talk, hears of the silence that the first seat is to keep.
    """
    if s.over():
        return None
    return game.silence(s, observer if observer < s.seats else 0)


def penalty(game: Game, s: State, seat: int) -> TalkPenalty[Any]:
    """Give what it costs this seat to talk now.

    Raises Illegal if talk is closed, Malformed if it costs nothing, or if somebody owes a penalty.
    """
    kept = silence(game, s, seat)
    if kept is None:
        raise Malformed("no-silence", "talk is open: there is no silence to break", {})
    if kept.penalty is None:
        raise Illegal(Sentence(TALK, []), kept.rule)
    if isinstance(s.now, TalkPenalty):
        raise Malformed(
            "penalty-owed", "the chat waits until whoever broke the silence has paid for it", {}
        )
    return kept.penalty
