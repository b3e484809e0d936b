"""What every box of Biblios holds, section BIB-COMP: the numbers that name things."""

from typing import Final

from chapterhouse.core.ints import i64

CATEGORIES: Final = ["monks", "pigments", "books", "manuscripts", "tomes"]  # BIB-COMP-15
MONKS: Final = 0
SEALS: Final = 9  # BIB-COMP-8: the cards of a category, the best seal first
COINS: Final = ["1", "2", "3"]  # BIB-COMP-6: the values of gold
CHURCHES: Final = ["up-two", "down-two", "up", "down", "either"]  # BIB-COMP-7

# A card is a number: 0 to 44 the category cards (9 a category, by seal), then gold by value, then
# the church cards.
# Copies of a gold or church card are not told apart: BIB-COMP-12, BIB-INFO-23.
GOLD: Final = 45  # and 46, 47: values 1, 2, 3
CHURCH: Final = 48
UP_TWO: Final = 48
DOWN_TWO: Final = 49  # and 50 to 52, as CHURCHES lists them
CARDS: Final = 53

DIE_LEAST: Final = 1  # BIB-COMP-14
DIE_MOST: Final = 6
DIE_START: Final = 3  # BIB-SETUP-2


def is_church(card: i64) -> bool:
    """Tell whether this is a church card."""
    return card >= CHURCH


def is_gold(card: i64) -> bool:
    """Tell whether this is a gold card."""
    return GOLD <= card < CHURCH
