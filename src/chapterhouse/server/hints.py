"""Hints: what a bot advises, written out for the reader who is asked.

All of it was made from the view of that reader, and so is how it is written.
"""

from math import hypot
from typing import Final

from chapterhouse.core.state import State
from chapterhouse.server.bots import Answer, Expected, Phrase, sentence
from chapterhouse.wire import messages
from chapterhouse.wire.scribe import Scribe

PERCENT: Final = 100
SIDES: Final = {-1: "behind", 0: "level", 1: "ahead"}
SURE: Final = 2  # standard errors each way: about 95 %


def written(scribe: Scribe, view: State, ply: int, answer: Answer) -> messages.Hint:
    """Write an answer out."""
    hint = messages.Hint(ply, answer.action, _action(scribe, view, answer.action))
    reasons = answer.reasons
    if reasons is not None:
        hint.why = "" if reasons.why is None else _sentence(scribe, view, reasons.why)
        alike = [option for option in reasons.options[1:] if _alike(reasons.options[0], option)]
        if alike:
            others = "; ".join([_action(scribe, view, option.action) for option in alike])
            hint.alike = scribe.translator.text("hint-alike", options=others)
        else:
            hint.expected = [_expected(scribe, view, option) for option in reasons.options]
        for phrase in reasons.plan[:1]:
            plan = _sentence(scribe, view, phrase)
            hint.plan = scribe.translator.text("hint-plan", plan=plan)
    return hint


def _alike(best: Expected, other: Expected) -> bool:
    """Tell whether the difference may be nothing but the uncertainty of both."""
    chance = abs(best.chance - other.chance) <= SURE * hypot(best.chance_error, other.chance_error)
    return chance and abs(best.lead - other.lead) <= SURE * hypot(best.lead_error, other.lead_error)


def _action(scribe: Scribe, view: State, action: int) -> str:
    return scribe.sentence(view.now.says(view, action), reader=view.observer)


def _sentence(scribe: Scribe, view: State, phrase: Phrase) -> str:
    """Write a sentence of the game. Raises StopIteration for one that it has not."""
    return scribe.sentence(sentence(scribe.game, phrase), reader=view.observer)


def _expected(scribe: Scribe, view: State, option: Expected) -> str:
    """Write what is expected of an option, with its uncertainty."""
    number = scribe.translator.number
    points = round(option.lead, 1)
    return scribe.translator.text(
        "hint-expected",
        action=_action(scribe, view, option.action),
        chance=number(PERCENT * option.chance),
        error=number(SURE * PERCENT * option.chance_error),
        points=number(abs(points), 1),
        spread=number(SURE * option.lead_error, 1),
        side=SIDES[(points > 0) - (points < 0)],
    )
