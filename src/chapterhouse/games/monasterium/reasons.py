"""Why to do something in Monasterium: what an adviser may say of the end of a turn."""

from typing import Final

from chapterhouse.core.sentence import AMOUNT, Slot, Template
from chapterhouse.games.monasterium.names import ACTION, MISSION, MONASTERY

_AMOUNT: Final = Slot("amount", AMOUNT)
_POINTS: Final = Slot("points", AMOUNT)
_MISSION: Final = Slot("mission", MISSION)
_MONASTERY: Final = Slot("monastery", MONASTERY)
_NOVICES: Final = [_MONASTERY, Slot("mine", AMOUNT), Slot("rival", AMOUNT)]

CLAIMS: Final = Template("reason-claims", [_MISSION, _POINTS])
NEARER: Final = Template("reason-nearer", [_MISSION])
LEADS: Final = Template("reason-leads", _NOVICES)
CLOSER: Final = Template("reason-closer", _NOVICES)
CHAPELS: Final = Template("reason-chapels", [_AMOUNT, _POINTS])
CLOISTER: Final = Template("reason-cloister", [_MONASTERY, _POINTS])
SCORES: Final = Template("reason-scores", [_POINTS])
OPENS: Final = Template("reason-opens", [Slot("action", ACTION)])
FLIPS: Final = Template("reason-flips", [])
WINDOW: Final = Template("reason-window", [])
PATH: Final = Template("reason-path", [_AMOUNT])  # the field that is reached
GOODS: Final = Template("reason-goods", [_AMOUNT])
DICE: Final = Template("reason-dice", [])  # those left on the fields
LITTLE: Final = Template("reason-little", [])

TEMPLATES: Final = [
    CLAIMS, NEARER, LEADS, CLOSER, CHAPELS, CLOISTER, SCORES, OPENS, FLIPS, WINDOW, PATH, GOODS,
    DICE, LITTLE,
]  # fmt: skip
