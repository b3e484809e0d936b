"""Zones: places that remember which observers know that a card lies there.

Three promises hold for every move. Who does not see the card go loses sight of what stays (a blur).
Of equal cards, who knew one now knows one less, whichever piece of cardboard went. What was known
before a blur is kept as once known here, with the number of cards that went unseen since, until
whoever knew it sees it elsewhere. What is seen elsewhere at the moment, views strike off; what was
seen elsewhere and then lost sight of, is struck off when that happens. Whoever sees what lies in a
place sees what leaves it.
"""

from typing import final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import count, i64, vec
from chapterhouse.core.place import Places
from chapterhouse.core.plan import POOL, Plan
from chapterhouse.core.seats import EVERYBODY, NOBODY


@final
class Zones(Places):
    """What lies where, and who knows it. An owner sees the place; nothing is noted for them."""

    def __init__(self, plan: Plan, cells: vec[i64]) -> None:
        super().__init__(plan, cells)
        self.strikes = True  # False: notes as releases up to 2026.11.0 kept them, for their digests

    def copy(self) -> "Zones":
        twin = Zones(self.plan, self.cells[:])
        twin.strikes = self.strikes
        return twin

    def set_owner(self, zone: i64, owner: i64) -> None:
        """Say who sees all that lies in a place; of what everybody sees nothing need be noted."""
        super().set_owner(zone, owner)
        if owner == EVERYBODY and self.plan.known[zone] and self.strikes:
            self._clear(zone)

    def knows(self, observer: i64, zone: i64, card: i64) -> i64:
        """Count the copies of a card that this observer knows to lie in a tracked place."""
        return self.noted(self.plan.known[zone] + observer * self.width, card)

    def knew(self, observer: i64, zone: i64, card: i64) -> i64:
        """Count the copies that this observer once knew here, and that may have gone unseen."""
        row = self.plan.known[zone] + self.plan.once
        return self.noted(row + observer * self.width, card)

    def once(self, observer: i64, zone: i64) -> list[int]:
        """List what this observer once knew here, copies singly, in rising order."""
        row = self.plan.known[zone] + self.plan.once
        return self.deck.listed(self.cells, row + observer * self.width)

    def lost(self, observer: i64, zone: i64) -> i64:
        """Count how many of the cards that this observer knew once may have gone, at most."""
        at = self.plan.known[zone] + self.plan.once + observer * self.width
        listed: i64 = 0
        for w in range(self.width):
            listed += self.deck.number(w, self.cells[at + w])
        return min(self.cells[self.plan.lost[zone] + observer], listed)

    def noted(self, row: i64, card: i64) -> i64:
        """Read how many copies of a card the row of notes that begins there counts."""
        deck = self.deck
        return (self.cells[row + deck.word[card]] & deck.field[card]) >> deck.shift[card]

    def move(self, card: i64, source: i64, target: i64, eyes: i64) -> None:
        """One card of this kind goes on; `eyes` see which, all others lose sight of what stays."""
        self.shift(card, source, target)
        if self.plan.known[source]:
            self.forget(card, source, eyes)
        if self.plan.known[target]:
            self.learn(card, target, eyes)
        elif self.cells[self.plan.owner + target] == NOBODY:
            self._lose(card, eyes)

    def learn(self, card: i64, zone: i64, eyes: i64) -> None:
        """Note who saw a card come to a tracked place."""
        at = self.plan.known[zone] + self.deck.word[card]
        one = self.deck.one[card]
        owner = self.owner(zone)
        if owner >= 0:
            eyes &= ~BIT[owner]
        while eyes:
            if eyes & 1:
                self.cells[at] += one
            at += self.width
            eyes >>= 1

    def forget(self, card: i64, zone: i64, eyes: i64) -> None:
        """A card has left a tracked place: who saw it strikes it off, for the others it blurs."""
        cells, once = self.cells, self.plan.once
        one, field = self.deck.one[card], self.deck.field[card]
        at = self.plan.known[zone] + self.deck.word[card]
        seeing = eyes
        while seeing:
            if seeing & 1:
                if cells[at] & field:
                    cells[at] -= one
                elif cells[at + once] & field:
                    cells[at + once] -= one
            at += self.width
            seeing >>= 1
        self.blur(zone, eyes, 1)

    def blur(self, zone: i64, eyes: i64, gone: i64) -> None:
        """So many cards left unseen by all but these eyes, who lose sight of what stays.

        An empty place holds nothing that anybody knows or knew.
        """
        blind = self.plan.everyone & ~eyes
        owner = self.owner(zone)
        if owner >= 0:
            blind &= ~BIT[owner]
        at, words = self.plan.known[zone], self.plan.words[zone]
        observer: i64 = 0
        while blind:
            if blind & 1:
                for w in range(words):
                    if self.cells[at + w]:
                        self._fade(zone, observer)
                self.cells[self.plan.lost[zone] + observer] += gone
            at += self.width
            observer += 1
            blind >>= 1
        if self.size(zone) == 0:
            self._clear(zone)

    def _fade(self, zone: i64, observer: i64) -> None:
        """Turn what an observer knows in a place into what it knew once, here and nowhere else.

        Of what was noted before, no more can have gone than there was.
        """
        cells, deck, row = self.cells, self.deck, observer * self.width
        at = self.plan.known[zone] + row
        once, lost = at + self.plan.once, self.plan.lost[zone] + observer
        listed: i64 = 0
        for w in range(self.plan.words[zone]):
            if cells[at + w] & deck.singles[w]:
                self._strike(row + w, cells[at + w] & deck.singles[w], observer)
            listed += deck.number(w, cells[once + w])
            cells[once + w] = deck.merged(w, cells[once + w], cells[at + w])
            cells[at + w] = 0
        cells[lost] = min(cells[lost], listed)

    def _lose(self, card: i64, eyes: i64) -> None:
        """A card goes where nobody sees it and nothing is noted: it is in no other place."""
        if self.deck.copies[card] > 1:
            return
        observer: i64 = 0
        while eyes:
            if eyes & 1:
                self._strike(
                    observer * self.width + self.deck.word[card], self.deck.one[card], observer
                )
            observer += 1
            eyes >>= 1

    def _strike(self, word: i64, cards: i64, observer: i64) -> None:
        """Strike cards of one copy, in one word of the rows, off what an observer knew once.

        Whatever is struck off has gone unseen, and is no more among what may have gone.
        """
        if not self.strikes:
            return
        cells, plan = self.cells, self.plan
        for zone in plan.tracked:
            at = plan.known[zone] + plan.once + word
            stale = cells[at] & cards
            if stale:
                cells[at] -= stale
                lost = plan.lost[zone] + observer
                cells[lost] = max(cells[lost] - count(stale), 0)

    def _clear(self, zone: i64) -> None:
        """Wipe all notes about a place."""
        cells, plan = self.cells, self.plan
        at = plan.known[zone]
        for i in range(plan.eyes * self.width):
            cells[at + i] = 0
            cells[at + plan.once + i] = 0
        for observer in range(plan.eyes):
            cells[plan.lost[zone] + observer] = 0


def gathered(plan: Plan) -> Zones:
    """Put every card into the pool, and nothing anywhere else; nobody keeps anything yet."""
    zones = Zones(plan, plan.blank[:])
    for word, cards in enumerate(plan.deck.full()):
        zones.cells[word] = cards
    zones.cells[plan.size + POOL] = sum(plan.deck.copies)
    return zones
