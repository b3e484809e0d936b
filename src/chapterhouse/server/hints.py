"""Hints: what a bot advises, written out for the reader who is asked.

All of it was made from the view of that reader, and so is how it is written.
"""

from typing import Final

from chapterhouse.core.state import State
from chapterhouse.server.bots import Answer, Expected, Phrase, sentence
from chapterhouse.wire import messages
from chapterhouse.wire.scribe import Scribe

PERCENT: Final = 100
SURE: Final = 2  # standard errors each way: about 95 %


def written(scribe: Scribe, view: State, ply: int, answer: Answer) -> messages.Hint:
    """Write an answer out."""
    hint = messages.Hint(ply, answer.action, _action(scribe, view, answer.action))
    reasons = answer.reasons
    if reasons is not None:
        hint.why = "" if reasons.why is None else _sentence(scribe, view, reasons.why)
        hint.expected = [_expected(scribe, view, option) for option in reasons.options]
        plan = "; ".join([_sentence(scribe, view, phrase) for phrase in reasons.plan])
        hint.plan = scribe.translator.text("hint-plan", plan=plan) if plan else ""
    return hint


def _action(scribe: Scribe, view: State, action: int) -> str:
    return scribe.sentence(view.now.says(view, action), reader=view.observer)


def _sentence(scribe: Scribe, view: State, phrase: Phrase) -> str:
    """Write a sentence of the game. Raises StopIteration for one that it has not."""
    return scribe.sentence(sentence(scribe.game, phrase), reader=view.observer)


def _expected(scribe: Scribe, view: State, option: Expected) -> str:
    """Write what is expected of an option, with its uncertainty."""
    number = scribe.translator.number
    return scribe.translator.text(
        "hint-expected",
        action=_action(scribe, view, option.action),
        chance=number(PERCENT * option.chance),
        error=number(SURE * PERCENT * option.chance_error),
        points=number(abs(option.lead), 1),
        spread=number(SURE * option.lead_error, 1),
        side="behind" if option.lead < 0 else "ahead",
    )
