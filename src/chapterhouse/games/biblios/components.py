"""The box of Biblios, section BIB-COMP; its edition tells who states each number."""

from typing import Final

from chapterhouse.core.deck import Deck
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.saying import Name, Vocabulary
from chapterhouse.editions import load

_BOX: Final = load("biblios")

CATEGORIES: Final[list[str]] = [
    *_BOX["scriptorium.first"],
    *_BOX["scriptorium.rest"],
]  # BIB-COMP-15
MONKS: Final = 0
SEALS: Final = 9  # BIB-COMP-8: the cards of a category, the best seal first

# A card is a number: 0 to 44 the category cards (9 a category, by seal), then gold by value, then
# the church cards.
# Copies of a gold or church card are not told apart: BIB-COMP-12, BIB-INFO-23.
GOLD: Final = 45  # and 46, 47: values 1, 2, 3
CHURCH: Final = 48
UP_TWO: Final = 48
DOWN_TWO: Final = 49
UP: Final = 50
DOWN: Final = 51
EITHER: Final = 52
CARDS: Final = 53

CHURCHES: Final = ["up-two", "down-two", "up", "down", "either"]  # BIB-COMP-7
_BY_SEAL: Final[list[int]] = [
    value for c in CATEGORIES for value in _BOX[f"{c}.by-seal"]
]  # BIB-COMP-9, 10
_COINS: Final[dict[str, int]] = _BOX["gold.values"]  # BIB-COMP-6

VALUE: Final = vec[i64](_BY_SEAL + [int(v) for v in _COINS])
COPIES: Final[list[int]] = [
    *[1] * GOLD,
    *_COINS.values(),
    *[_BOX[f"church.{kind}"] for kind in CHURCHES],
]
DECK: Final = Deck(COPIES)
CARDS_IN_BOX: Final = sum(COPIES)  # BIB-COMP-1

# The gold of a place is twelve bits, four a value; these tell its worth and number, and mask the
# lesser values.
COINS: Final = DECK.suit(GOLD, CHURCH)
WORTH: Final = vec[i64]([(g & 15) + 2 * (g >> 4 & 15) + 3 * (g >> 8) for g in range(1 << 12)])
NUMBER: Final = vec[i64]([(g & 15) + (g >> 4 & 15) + (g >> 8) for g in range(1 << 12)])
UP_TO: Final = vec[i64]([0, 0xF, 0xFF, 0xFFF])

DIE_LEAST: Final = 1  # BIB-COMP-14
DIE_MOST: Final = 6
DIE_START: Final = 3  # BIB-SETUP-2
_GOLD_OUT: Final[list[int]] = _BOX["setup.gold-out-of-each-value"]  # for two, three and four seats
_TURNS: Final[list[int]] = _BOX["setup.turns"]
GOLD_OUT: Final = vec[i64]([0, 0] + _GOLD_OUT)  # BIB-SETUP-3, 4, 5: by seats
TURNS: Final = vec[i64]([0, 0] + _TURNS)  # BIB-SETUP-13


def _names() -> list[Name]:
    """Name every card: BIB-COMP-13 the seal is a rank, its letter is a matter of language."""
    books = [
        Name(
            f"{CATEGORIES[card // SEALS]}-{_BY_SEAL[card]}-{'ABCDEFGHI'[card % SEALS]}",
            f"card-{CATEGORIES[card // SEALS]}",
            {"value": _BY_SEAL[card], "seal": card % SEALS + 1},
        )
        for card in range(GOLD)
    ]
    gold = [Name(f"gold-{value}", "card-gold", {"value": value}) for value in (1, 2, 3)]
    church = [Name(f"church-{kind}", f"card-church-{kind}", {}) for kind in CHURCHES]
    return books + gold + church


CARD: Final = Vocabulary("card", _names(), hidden=True)
CATEGORY: Final = Vocabulary("category", [Name(c, f"category-{c}", {}) for c in CATEGORIES])


def is_church(card: i64) -> bool:
    """Tell whether this is a church card."""
    return card >= CHURCH


def is_gold(card: i64) -> bool:
    """Tell whether this is a gold card."""
    return GOLD <= card < CHURCH
