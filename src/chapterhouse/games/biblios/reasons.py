"""Why to do something in Biblios: what an adviser may say to whoever is asked. Chances are in per
cent.
"""

from typing import Final

from chapterhouse.core.sentence import AMOUNT, Slot, Template
from chapterhouse.games.biblios.names import CATEGORY

_CATEGORY: Final = Slot("category", CATEGORY)
_CHANCE: Final = Slot("chance", AMOUNT)
_OTHERWISE: Final = Slot("otherwise", AMOUNT)
_AMOUNT: Final = Slot("amount", AMOUNT)

# to win a die, by the best alternative `otherwise`
LEADS: Final = Template("reason-leads", [_CATEGORY, Slot("mine", AMOUNT), Slot("rival", AMOUNT)])
LIKELIER: Final = Template("reason-likelier", [_CATEGORY, _CHANCE, _OTHERWISE])
DENIES: Final = Template("reason-denies", [_CATEGORY, _CHANCE, _OTHERWISE])
GOLD: Final = Template("reason-gold", [_CHANCE, _OTHERWISE])  # the part of all gold
DIE_UP: Final = Template("reason-die-up", [_CATEGORY, _CHANCE])
DIE_DOWN: Final = Template("reason-die-down", [_CATEGORY, _CHANCE])
NO_DIE: Final = Template("reason-no-die", [])
# the auction
LOT: Final = Template("reason-lot", [_CATEGORY, _CHANCE, _OTHERWISE])
CHURCH_LOT: Final = Template("reason-church-lot", [_CATEGORY])
GOLD_LOT: Final = Template("reason-gold-lot", [_AMOUNT])  # the cards it costs
DEAR: Final = Template("reason-dear", [_AMOUNT])  # the price
DEAR_GOLD: Final = Template("reason-dear-gold", [_AMOUNT])
SHORT: Final = Template("reason-short", [_AMOUNT])  # what can be paid at most
BLUFF: Final = Template("reason-bluff", [_AMOUNT])
EXACT: Final = Template("reason-exact", [_AMOUNT])
NEAREST: Final = Template("reason-nearest", [_AMOUNT])
SPARED: Final = Template("reason-spared", [])
LITTLE: Final = Template("reason-little", [])

TEMPLATES: Final = [
    LEADS, LIKELIER, DENIES, GOLD, DIE_UP, DIE_DOWN, NO_DIE, LOT, CHURCH_LOT, GOLD_LOT, DEAR,
    DEAR_GOLD, SHORT, BLUFF, EXACT, NEAREST, SPARED, LITTLE,
]  # fmt: skip
