"""What the things of Biblios are called: words for records, keys for the catalogues."""

from typing import Final

from chapterhouse.core.sentence import Name, Vocabulary
from chapterhouse.games.biblios.components import CATEGORIES, CHURCHES, COINS, SEALS

CATEGORY: Final = Vocabulary("category", [Name(c, f"category-{c}", {}) for c in CATEGORIES])

LETTERS: Final = "ABCDEFGHI"
SEAL: Final = Vocabulary(
    "seal", [Name(letter, "seal", {"seal": seal}) for seal, letter in enumerate(LETTERS, 1)]
)


def cards(by_seal: list[int]) -> Vocabulary:
    """Name every card, told the values of the category cards.

    The seal is a rank, its letter is a matter of language.

    BIB-COMP-13.
    """
    books = [
        Name(
            f"{CATEGORIES[card // SEALS]}-{value}-{LETTERS[card % SEALS]}",
            f"card-{CATEGORIES[card // SEALS]}",
            {"value": value, "seal": card % SEALS + 1},
        )
        for card, value in enumerate(by_seal)
    ]
    gold = [Name(f"gold-{value}", "card-gold", {"value": int(value)}) for value in COINS]
    church = [Name(f"church-{kind}", f"card-church-{kind}", {}) for kind in CHURCHES]
    return Vocabulary("card", books + gold + church, hidden=True)
