"""Why to do something in Monastery: what an adviser may say of the end of a turn."""

from typing import Final

from chapterhouse.core.sentence import AMOUNT, SEAT, Slot, Template
from chapterhouse.games.monastery.names import COORDINATE, LETTER, PLACE

_POINTS: Final = Slot("points", AMOUNT)
_SEAT: Final = Slot("owner", SEAT)
_WHERE: Final = [Slot("place", PLACE), Slot("x", COORDINATE), Slot("y", COORDINATE)]

COMPLETES: Final = Template("reason-completes", [*_WHERE, _POINTS])
BEGINS: Final = Template("reason-begins", [*_WHERE, Slot("left", AMOUNT)])  # boxes still free
PRAYS: Final = Template("reason-prays", [*_WHERE, _POINTS])
WORKS: Final = Template("reason-works", [*_WHERE, _POINTS])
LETTER_NEEDED: Final = Template("reason-letter", [Slot("letter", LETTER)])
PHRASE: Final = Template("reason-phrase", [])
MONK: Final = Template("reason-monk", [])
BLESSINGS: Final = Template("reason-blessings", [Slot("blessings", AMOUNT)])
TILES: Final = Template("reason-tiles", [])
STRONGEST: Final = Template("reason-strongest", [_SEAT])
WEAKEST: Final = Template("reason-weakest", [_SEAT])
LITTLE: Final = Template("reason-little", [])

TEMPLATES: Final = [
    COMPLETES, BEGINS, PRAYS, WORKS, LETTER_NEEDED, PHRASE, MONK, BLESSINGS, TILES, STRONGEST,
    WEAKEST, LITTLE,
]  # fmt: skip
