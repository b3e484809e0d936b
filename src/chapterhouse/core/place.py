"""Places: what lies where, and who may look into it."""

from typing import Final

from chapterhouse.core.bits import lowest, nth
from chapterhouse.core.deck import COPY_BITS, Suit
from chapterhouse.core.ints import count, i64, vec
from chapterhouse.core.plan import Plan


class Places:
    """The places of a plan in one row of numbers. The order of cards in a place means nothing."""

    def __init__(self, plan: Plan, cells: vec[i64]) -> None:
        self.plan: Final = plan
        self.deck: Final = plan.deck
        self.width: Final[i64] = plan.deck.width
        self.cells: Final = cells

    def size(self, zone: i64) -> i64:
        """Count the cards of a place, seen or not."""
        return self.cells[self.plan.size + zone]

    def set_owner(self, zone: i64, owner: i64) -> None:
        """Say who sees all that lies in a place: a seat, EVERYBODY or NOBODY."""
        self.cells[self.plan.owner + zone] = owner

    def owner(self, zone: i64) -> i64:
        """Tell who sees all that lies in a place."""
        return self.cells[self.plan.owner + zone]

    def tally(self, zone: i64, card: i64) -> i64:
        """Count the copies of one card in a place."""
        deck = self.deck
        word = self.cells[zone * self.width + deck.word[card]]
        return (word & deck.field[card]) >> deck.shift[card]

    def suit(self, zone: i64, suit: Suit) -> i64:
        """Take the bits of a suit out of a place, moved down to the lowest bit."""
        return (self.cells[zone * self.width + suit.word] & suit.mask) >> suit.shift

    def kinds(self, zone: i64) -> i64:
        """Tell which cards lie in a place, as a set."""
        return self.deck.set_of(self.cells, zone * self.width)

    def cards(self, zone: i64) -> list[int]:
        """List the cards that can be seen in a place, copies singly, in rising order."""
        return self.deck.listed(self.cells, zone * self.width)

    def first(self, zone: i64) -> i64:
        """Tell the first card of a place, in the order of kinds; there must be one."""
        deck, at = self.deck, zone * self.width
        for w in range(self.width):
            word = self.cells[at + w]
            if word & deck.singles[w]:
                return deck.first[w] + lowest(word)
            if word:
                return lowest(deck.sets[w << COPY_BITS | word >> deck.run[w]])
        raise IndexError(f"{self.plan.names[zone]} holds no card")

    def fitting(self, zone: i64, other: i64) -> i64:
        """Count the cards of a place that may lie in the other."""
        total: i64 = 0
        for w in range(self.width):
            fit = self.plan.admits[other * self.width + w]
            total += self.deck.number(w, self.cells[zone * self.width + w] & fit)
        return total

    def holes(self, zone: i64) -> i64:
        """Count the cards of a place that this view does not see."""
        return self.size(zone) - self.fitting(zone, zone)

    def draw(self, zone: i64, other: i64, k: i64) -> i64:
        """Tell the k-th card of a place among those that may lie in the other, copies singly.

        Raises IndexError if there are not so many.
        """
        deck, width = self.deck, self.width
        for w in range(width):
            word = self.cells[zone * width + w] & self.plan.admits[other * width + w]
            singles = word & deck.singles[w]
            n = count(singles)
            if k < n:
                return deck.first[w] + nth(singles, k)
            k -= n
            if word == singles:
                continue
            for kind in range(deck.many[w], deck.end[w]):
                n = (word & deck.field[kind]) >> deck.shift[kind]
                if k < n:
                    return kind
                k -= n
        raise IndexError(f"{self.plan.names[zone]} holds fewer cards")

    def shift(self, card: i64, source: i64, target: i64) -> None:
        """Put a card elsewhere; nobody learns or forgets anything."""
        deck, cells, width = self.deck, self.cells, self.width
        word, one = deck.word[card], deck.one[card]
        cells[source * width + word] -= one
        cells[target * width + word] += one
        cells[self.plan.size + source] -= 1
        cells[self.plan.size + target] += 1
