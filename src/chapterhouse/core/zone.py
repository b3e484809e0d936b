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
from chapterhouse.core.ints import count, extend, i64, vec
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

    def noted_by(self, observer: i64) -> "Zones":
        """Copy this with the notes of one observer alone: those of the others are not even read."""
        plan, cells = self.plan, self.cells
        first = plan.first_note + observer * plan.notes
        row = vec[i64](capacity=len(cells))
        row = extend(row, cells[: plan.first_note])
        row = extend(row, plan.no_notes[observer])
        row = extend(row, cells[first : first + plan.notes])
        row = extend(row, plan.no_notes[plan.eyes - 1 - observer])
        twin = Zones(plan, row)
        twin.strikes = self.strikes
        return twin

    def set_owner(self, zone: i64, owner: i64) -> None:
        """Say who sees all that lies in a place; of what everybody sees nothing need be noted."""
        super().set_owner(zone, owner)
        if owner == EVERYBODY and self.plan.known[zone] and self.strikes:
            self._clear(zone)

    def knows(self, observer: i64, zone: i64, card: i64) -> i64:
        """Count the copies of a card that this observer knows to lie in a tracked place."""
        return self.noted(self.plan.known[zone] + observer * self.plan.notes, card)

    def knew(self, observer: i64, zone: i64, card: i64) -> i64:
        """Count the copies that this observer once knew here, and that may have gone unseen."""
        row = self.plan.known[zone] + self.plan.once
        return self.noted(row + observer * self.plan.notes, card)

    def once(self, observer: i64, zone: i64) -> list[int]:
        """List what this observer once knew here, copies singly, in rising order."""
        row = self.plan.known[zone] + self.plan.once
        return self.deck.listed(self.cells, row + observer * self.plan.notes)

    def lost(self, observer: i64, zone: i64) -> i64:
        """Count how many of the cards that this observer knew once may have gone, at most."""
        row = observer * self.plan.notes
        at = self.plan.known[zone] + self.plan.once + row
        listed: i64 = 0
        for w in range(self.width):
            listed += self.deck.number(w, self.cells[at + w])
        return min(self.cells[self.plan.lost[zone] + row], listed)

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
        cells, notes = self.cells, self.plan.notes
        at = self.plan.known[zone] + self.deck.word[card]
        one = self.deck.one[card]
        owner = self.owner(zone)
        if owner >= 0:
            eyes &= ~BIT[owner]
        while eyes:
            if eyes & 1:
                cells[at] += one
            at += notes
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
            at += self.plan.notes
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
        cells, notes, words = self.cells, self.plan.notes, self.plan.words[zone]
        at, lost = self.plan.known[zone], self.plan.lost[zone]
        row: i64 = 0
        while blind:
            if blind & 1:
                for w in range(words):
                    if cells[at + row + w]:
                        self._fade(zone, row)
                cells[lost + row] += gone
            row += notes
            blind >>= 1
        if self.size(zone) == 0:
            self._clear(zone)

    def _fade(self, zone: i64, row: i64) -> None:
        """Turn what an observer knows in a place into what it knew once, here and nowhere else;
        `row` is where its notes are, counted from those of the first.

        Of what was noted before, no more can have gone than there was.
        """
        cells, deck = self.cells, self.deck
        at = self.plan.known[zone] + row
        once, lost = at + self.plan.once, self.plan.lost[zone] + row
        listed: i64 = 0
        for w in range(self.plan.words[zone]):
            if cells[at + w] & deck.singles[w]:
                self._strike(row, w, cells[at + w] & deck.singles[w])
            listed += deck.number(w, cells[once + w])
            cells[once + w] = deck.merged(w, cells[once + w], cells[at + w])
            cells[at + w] = 0
        cells[lost] = min(cells[lost], listed)

    def _lose(self, card: i64, eyes: i64) -> None:
        """A card goes where nobody sees it and nothing is noted: it is in no other place."""
        if self.deck.copies[card] > 1:
            return
        row: i64 = 0
        while eyes:
            if eyes & 1:
                self._strike(row, self.deck.word[card], self.deck.one[card])
            row += self.plan.notes
            eyes >>= 1

    def _strike(self, row: i64, w: i64, cards: i64) -> None:
        """Strike cards of one copy, in the w-th words, off what the observer of a row knew once.

        Whatever is struck off has gone unseen, and is no more among what may have gone.
        """
        if not self.strikes:
            return
        cells, plan = self.cells, self.plan
        for zone in plan.tracked:
            at = plan.known[zone] + plan.once + row + w
            stale = cells[at] & cards
            if stale:
                cells[at] -= stale
                lost = plan.lost[zone] + row
                cells[lost] = max(cells[lost] - count(stale), 0)

    def _clear(self, zone: i64) -> None:
        """Wipe all notes about a place."""
        cells, plan = self.cells, self.plan
        row: i64 = 0
        for _ in range(plan.eyes):
            at = plan.known[zone] + row
            for w in range(plan.words[zone]):
                cells[at + w] = 0
                cells[at + plan.once + w] = 0
            cells[plan.lost[zone] + row] = 0
            row += plan.notes


def gathered(plan: Plan) -> Zones:
    """Put every card into the pool, and nothing anywhere else; nobody keeps anything yet."""
    zones = Zones(plan, plan.blank[:])
    for word, cards in enumerate(plan.deck.full()):
        zones.cells[word] = cards
    zones.cells[plan.size + POOL] = sum(plan.deck.copies)
    return zones
