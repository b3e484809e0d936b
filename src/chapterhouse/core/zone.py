"""Zones: cards in places, and for each place who knows that a card lies there.

Three promises hold for every move: who does not see the card go loses sight of what stays (a blur); of equal cards,
who knew one now knows one less, whichever piece of cardboard went; what was known before a blur is kept as *once known
here*, with the number of cards that may have gone since. The order of cards in a zone means nothing.
"""

from typing import Final, final

from chapterhouse.core.bits import BIT, count, nth
from chapterhouse.core.dealer import Dealer
from chapterhouse.core.deck import Deck
from chapterhouse.core.ints import i64, vec

NOBODY: Final = -2  # keeps a zone into which no seat may look
EVERYBODY: Final = -3  # keeps a zone that lies open
POOL: Final = 0  # the zone of cards never drawn; in a view, of all that its seat cannot see


@final
class Plan:
    """The places of a game: their names, which of them remember who knows what, and what may lie in each."""

    def __init__(
        self,
        deck: Deck,
        names: list[str],
        seats: int,
        watched: list[int],
        admits: list[set[int]],
        fussy: list[int],
    ) -> None:
        """Plan the places; `watched` ones keep rows of knowledge, `fussy` orders how a view's holes are filled."""
        zones, eyes, width = len(names), seats + 1, int(deck.width)
        known = zones * width + 2 * zones
        row = eyes * width
        size = len(watched) * row
        self.deck: Final = deck
        self.names: Final = names
        self.zones: Final[i64] = zones
        self.eyes: Final[i64] = eyes  # the seats', and last the gallery's
        self.size: Final[i64] = zones * width  # where in the cells: how many cards a zone holds,
        self.keeper: Final[i64] = zones * width + zones  # who may look into it,
        self.known: Final = vec[i64](
            [known + watched.index(z) * row if z in watched else 0 for z in range(zones)]
        )
        self.once: Final[i64] = size  # from what is known to what was,
        self.lost: Final = vec[i64](  # and how many cards left unseen since
            [
                known + 2 * size + watched.index(z) * eyes if z in watched else 0
                for z in range(zones)
            ]
        )
        self.admits: Final = vec[i64]([m for kinds in admits for m in deck.admitting(kinds)])
        self.fussy: Final = vec[i64](fussy)
        self.blank: Final = vec[i64]([0] * (known + 2 * size + len(watched) * eyes))


@final
class Zones:
    """What lies where, in one row of numbers: copied in one piece."""

    def __init__(self, plan: Plan, cells: vec[i64]) -> None:
        """Spread out the places of a plan."""
        self.plan: Final = plan
        self.deck: Final = plan.deck
        self.width: Final[i64] = plan.deck.width
        self.cells = cells

    def copy(self) -> "Zones":
        """Copy all of it."""
        return Zones(self.plan, self.cells[:])

    # -- what lies there

    def size(self, zone: i64) -> i64:
        """Count the cards of a place, seen or not."""
        return self.cells[self.plan.size + zone]

    def tally(self, zone: i64, card: i64) -> i64:
        """Count the copies of one card in a place."""
        deck = self.deck
        return (self.cells[zone * self.width + deck.word[card]] & deck.field[card]) >> deck.shift[
            card
        ]

    def kinds(self, zone: i64) -> i64:
        """Tell which cards lie in a place, as a set."""
        return self.deck.set_of(self.cells, zone * self.width)

    def cards(self, zone: i64) -> list[int]:
        """List the cards that can be seen in a place, copies singly, in rising order."""
        return [card for card in range(self.deck.kinds) for _ in range(self.tally(zone, card))]

    def holes(self, zone: i64) -> i64:
        """Count the cards of a place that this view does not see."""
        return self.size(zone) - self.fitting(zone, zone)

    def fitting(self, zone: i64, other: i64) -> i64:
        """Count the cards of a place that may lie in the other."""
        deck, width = self.deck, self.width
        total: i64 = 0
        for w in range(width):
            word = self.cells[zone * width + w] & self.plan.admits[other * width + w]
            total += count(word & deck.singles[w])
            if word & ~deck.singles[w]:
                for kind in range(deck.many[w], deck.first[w + 1]):
                    total += (word & deck.field[kind]) >> deck.shift[kind]
        return total

    def draw(self, zone: i64, other: i64, k: i64) -> i64:
        """Tell the k-th card of a place among those that may lie in the other, copies counted singly."""
        deck, width = self.deck, self.width
        for w in range(width):
            word = self.cells[zone * width + w] & self.plan.admits[other * width + w]
            singles = word & deck.singles[w]
            n = count(singles)
            if k < n:
                return deck.first[w] + nth(singles, k)
            k -= n
            for kind in range(deck.many[w], deck.first[w + 1]):
                n = (word & deck.field[kind]) >> deck.shift[kind]
                if k < n:
                    return kind
                k -= n
        raise IndexError(f"{self.plan.names[zone]} holds fewer cards")

    def first(self, zone: i64) -> i64:
        """Tell the first card of a place, in the order of kinds; there must be one."""
        return self.draw(zone, zone, 0)

    # -- who may look

    def keep(self, zone: i64, keeper: i64) -> None:
        """Say who sees all that lies in a place: a seat, EVERYBODY or NOBODY."""
        self.cells[self.plan.keeper + zone] = keeper

    def keeper(self, zone: i64) -> i64:
        """Tell who sees all that lies in a place."""
        return self.cells[self.plan.keeper + zone]

    def knows(self, eye: i64, zone: i64, card: i64) -> i64:
        """Count the copies of a card that this eye knows to lie in a watched place."""
        deck = self.deck
        at = self.plan.known[zone] + eye * self.width + deck.word[card]
        return (self.cells[at] & deck.field[card]) >> deck.shift[card]

    def knew(self, eye: i64, zone: i64, card: i64) -> i64:
        """Count the copies that this eye once knew here and that may since have gone unseen."""
        deck = self.deck
        at = self.plan.known[zone] + self.plan.once + eye * self.width + deck.word[card]
        return (self.cells[at] & deck.field[card]) >> deck.shift[card]

    def lost(self, eye: i64, zone: i64) -> i64:
        """Count how many of the cards once known here may have gone, at most."""
        return self.cells[self.plan.lost[zone] + eye]

    # -- moving

    def shift(self, card: i64, source: i64, target: i64) -> None:
        """Lay a card elsewhere within one's own property: nobody learns or forgets anything."""
        deck, cells, width = self.deck, self.cells, self.width
        word, one = deck.word[card], deck.one[card]
        cells[source * width + word] -= one
        cells[target * width + word] += one
        cells[self.plan.size + source] -= 1
        cells[self.plan.size + target] += 1

    def move(self, card: i64, source: i64, target: i64, eyes: i64) -> None:
        """One card of this kind goes on; `eyes` see which, all others lose sight of what stays."""
        plan = self.plan
        self.shift(card, source, target)
        if plan.known[source]:
            self._forget(card, source, eyes)
        if plan.known[target]:
            self._learn(card, target, eyes)

    def _learn(self, card: i64, zone: i64, eyes: i64) -> None:
        """Note who saw a card come here; its keeper needs no note."""
        at = self.plan.known[zone] + self.deck.word[card]
        one = self.deck.one[card]
        keeper = self.keeper(zone)
        eye: i64
        for eye in range(self.plan.eyes):
            if eyes & BIT[eye] and eye != keeper:
                self.cells[at + eye * self.width] += one

    def _forget(self, card: i64, zone: i64, eyes: i64) -> None:
        """Strike a card off for those who saw it go, and blur the rest for the others."""
        cells, plan = self.cells, self.plan
        if cells[plan.size + zone] == 0:
            self._clear(zone)
            return
        one, field = self.deck.one[card], self.deck.field[card]
        keeper = self.keeper(zone)
        at = plan.known[zone] + self.deck.word[card]
        eye: i64
        for eye in range(plan.eyes):
            if eye != keeper:
                if not eyes & BIT[eye]:
                    self._blur(zone, eye)
                elif cells[at] & field:
                    cells[at] -= one
                elif cells[at + plan.once] & field:
                    cells[at + plan.once] -= one
                    self._bound(zone, eye)
            at += self.width

    def _blur(self, zone: i64, eye: i64) -> None:
        """A card went unseen: what this eye knew here it now only knew once."""
        cells, plan = self.cells, self.plan
        at = plan.known[zone] + eye * self.width
        for w in range(self.width):
            cells[at + plan.once + w] += cells[at + w]
            cells[at + w] = 0
        cells[plan.lost[zone] + eye] += 1
        self._bound(zone, eye)

    def _bound(self, zone: i64, eye: i64) -> None:
        """No more of the cards once known can have gone than there are."""
        deck, cells, plan = self.deck, self.cells, self.plan
        at = plan.known[zone] + plan.once + eye * self.width
        listed: i64 = 0
        for w in range(self.width):
            word = cells[at + w]
            listed += count(word & deck.singles[w])
            if word & ~deck.singles[w]:
                for kind in range(deck.many[w], deck.first[w + 1]):
                    listed += (word & deck.field[kind]) >> deck.shift[kind]
        lost = plan.lost[zone] + eye
        cells[lost] = min(cells[lost], listed)

    def _clear(self, zone: i64) -> None:
        """An empty place holds nothing that anybody knows or knew."""
        cells, plan = self.cells, self.plan
        at = plan.known[zone]
        for i in range(plan.eyes * self.width):
            cells[at + i] = 0
            cells[at + plan.once + i] = 0
        for eye in range(plan.eyes):
            cells[plan.lost[zone] + eye] = 0
