"""The box of Biblios, section BIB-COMP: what its edition says, laid out for the steps."""

from typing import Final, final

from chapterhouse.core.deck import COPY_BITS, Deck
from chapterhouse.core.ints import i64, vec
from chapterhouse.editions import Edition
from chapterhouse.games.biblios.components import (
    CATEGORIES,
    CHURCH,
    CHURCHES,
    COINS,
    GOLD,
    SEALS,
)
from chapterhouse.games.biblios.names import cards
from chapterhouse.games.biblios.sentences import CardSentences


@final
class BibliosEdition:
    """What the edition says. Rows by card go as `components` numbers them, rows by seats from 0."""

    def __init__(self, edition: Edition) -> None:
        """Lay out the box. Raises KeyError or ValueError for an edition that is not valid.

        BIB-COMP-9, BIB-COMP-10.
        """
        by_seal = [value for c in CATEGORIES for value in edition[f"{c}.by-seal"]]
        copies = _copies(edition)
        self.deck: Final = Deck(copies)
        self.size: Final[i64] = sum(copies)  # BIB-COMP-1
        self.value: Final = vec[i64](by_seal + [int(coin) for coin in COINS])
        self.gold_out: Final = _by_seats(edition, "setup.gold-out-of-each-value")
        self.turns: Final = _by_seats(edition, "setup.turns")  # BIB-SETUP-13
        # BIB-SETUP-11: no hand can hold more cards than come into play
        self.greatest_bid: Final[i64] = 3 * max([t * (n + 1) for n, t in enumerate(self.turns)])
        # The gold of a place is up to twelve bits, some for each value; by these bits: what it is
        # worth, and how many cards; by value: the bits of those that are worth no more.
        self.coins: Final = self.deck.suit(GOLD, CHURCH)
        tallies = [_tallies(self.deck, bits) for bits in range(1 << COPY_BITS)]
        self.worth: Final = vec[i64]([a + 2 * b + 3 * c for a, b, c in tallies])
        self.number: Final = vec[i64]([sum(tally) for tally in tallies])
        masks = [self.deck.field[coin] >> self.coins.shift for coin in range(GOLD, CHURCH)]
        self.up_to: Final = vec[i64]([sum(masks[:most]) for most in range(len(masks) + 1)])
        # by category and set of seals held; the category cards are the lowest bits of a word
        self.strength: Final = vec[i64](
            [_strength(by_seal[SEALS * c : SEALS * c + SEALS], held)
             for c in range(len(CATEGORIES)) for held in range(1 << SEALS)]
        )  # fmt: skip
        self.card: Final = cards(by_seal)
        self.say: Final = CardSentences(self.card)


def _copies(edition: Edition) -> list[int]:
    """Count the copies of each card. BIB-COMP-3, BIB-COMP-6, BIB-COMP-7."""
    gold = edition["gold.values"]
    church = [edition[f"church.{kind}"] for kind in CHURCHES]
    return [*[1] * GOLD, *[gold[coin] for coin in COINS], *church]


def _by_seats(edition: Edition, path: str) -> vec[i64]:
    """Read a row for two, three and four seats."""
    row: list[int] = edition[path]
    return vec[i64]([0, 0] + row)


def _tallies(deck: Deck, bits: int) -> list[int]:
    """Read off bits of gold how many coins of each value they count."""
    word = bits << deck.shift[GOLD]
    return [(word & deck.field[coin]) >> deck.shift[coin] for coin in range(GOLD, CHURCH)]


def _strength(values: list[int], held: int) -> int:
    """Add the values, and the seal: 16 * total + 9 - seal; 0 for no card.

    BIB-SCORE-2, BIB-SCORE-4.
    """
    seals = [seal for seal in range(SEALS) if held >> seal & 1]
    return 16 * sum([values[seal] for seal in seals]) + SEALS - seals[0] if seals else 0
