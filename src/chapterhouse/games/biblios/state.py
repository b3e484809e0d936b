"""The table of Biblios: its places, and the little that is not a card."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.deck import Deck
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.plan import Plan
from chapterhouse.core.sentence import UNSEEN, Event, Template
from chapterhouse.core.state import State, carry
from chapterhouse.core.step import Step
from chapterhouse.core.zone import Zones
from chapterhouse.games.biblios.components import CARDS, CHURCH, DIE_START
from chapterhouse.games.biblios.edition import BibliosEdition

DRAWN: Final = 1  # the card in the active player's fingers: BIB-INFO-3
SLOT: Final = 2  # the card kept this turn: BIB-INFO-6
COMMON: Final = 3  # the common area: BIB-INFO-5
LOT: Final = 4  # the card up for auction: BIB-INFO-11
CHAPEL: Final = 5  # a church card being decided: BIB-CHURCH-5
DISCARD: Final = 6  # face up
BURIED: Final = 7  # discarded face down: BIB-INFO-14, BIB-INFO-17, BIB-INFO-19
BOX: Final = 8  # the gold taken out openly: BIB-SETUP-10
PILE: Final = 9  # the auction pile, then the lots: BIB-INFO-7, BIB-INFO-10
OFFER: Final = 10  # a payment begun and not finished: BIB-FLOW-6
HAND: Final = 11  # and one more a seat: BIB-INFO-1, BIB-INFO-2

_ALL: Final = set(range(CARDS))
_LAY: Final = set(range(CHURCH))  # BIB-CHURCH-17: where no church card can lie


def plan(deck: Deck, seats: int) -> Plan:
    """Plan the places; their sizes are public. Deck and removed cards are one pool. BIB-INFO-8."""
    names = [
        "pool",
        "drawn",
        "slot",
        "common",
        "lot",
        "chapel",
        "discard",
        "buried",
        "box",
        "pile",
        "offer",
    ]
    hands = [HAND + seat for seat in range(seats)]
    secular = {SLOT, BURIED, OFFER, *hands}
    return Plan(
        deck,
        names + [f"hand-{seat + 1}" for seat in range(seats)],
        seats,
        tracked=[BURIED, PILE, *hands],
        admits=[_LAY if zone in secular else _ALL for zone in range(HAND + seats)],
        fill_order=[*hands, SLOT, BURIED, DRAWN, PILE],
    )


NO_SEAT: Final = -1
DICE: Final = 0x11111 * DIE_START  # BIB-SETUP-2: four bits a die


@final
class Biblios(State):
    """A position of Biblios."""

    def __init__(
        self,
        seats: i64,
        steps: vec[Step[Any]],
        zones: Zones,
        agenda: vec[i64],
        edition: BibliosEdition,
    ) -> None:
        super().__init__(seats, steps, zones, agenda)
        self.edition: Final = edition
        self.full: Final[i64] = BIT[seats] - 1  # all seats, as a set
        self.bluff: i64 = 0  # BIB-OPT-1
        self.honest: i64 = 0  # BIB-OPT-3
        self.by_value: i64 = 0  # BIB-OPT-4
        self.dice: i64 = DICE
        self.host: i64 = NO_SEAT  # whom the host named to be first: BIB-OPT-2
        self.first: i64 = 0
        self.active: i64 = 0
        self.turns: i64 = 0  # gift turns still to come, this one included
        self.kept: i64 = 0  # how many cards of this turn went where
        self.sent: i64 = 0
        self.laid: i64 = 0
        self.high: i64 = 0  # the highest bid
        self.leader: i64 = NO_SEAT  # who made it
        self.barred: i64 = 0  # sets of seats
        self.out: i64 = 0  # barred, or passed

    def with_zones(self, zones: Zones) -> Biblios:
        twin = Biblios(self.seats, self.steps, zones, self.agenda[:], self.edition)
        carry(self, twin)
        twin.bluff = self.bluff
        twin.honest = self.honest
        twin.by_value = self.by_value
        twin.dice = self.dice
        twin.host = self.host
        twin.first = self.first
        twin.active = self.active
        twin.turns = self.turns
        twin.kept = self.kept
        twin.sent = self.sent
        twin.laid = self.laid
        twin.high = self.high
        twin.leader = self.leader
        twin.barred = self.barred
        twin.out = self.out
        return twin

    def withdraw(self, observer: i64) -> None:
        """Nobody else sees a payment before it is made. BIB-FLOW-6."""
        if self.leader not in (NO_SEAT, observer):
            while self.zones.size(OFFER):
                self.zones.shift(self.zones.first(OFFER), OFFER, HAND + self.leader)

    # -- seats

    def left_of(self, seat: i64) -> i64:
        """Tell who sits to the left."""
        return self.seat_left(seat, 1)

    def seat_left(self, seat: i64, places: i64) -> i64:
        """Tell who sits so many places to the left."""
        seat += places
        return seat if seat < self.seats else seat - self.seats

    def next_in(self, seat: i64) -> i64:
        """Tell who next to the left still takes part in the bidding; somebody must."""
        seat = self.left_of(seat)
        while self.out & BIT[seat]:
            seat = self.left_of(seat)
        return seat

    # -- what lies there

    def die(self, category: i64) -> i64:
        """Tell what a category's die shows."""
        return self.dice >> 4 * category & 15

    def shown(self, zone: i64) -> int:
        """Tell which card lies in a place for one, as far as it is seen."""
        cards = self.zones.cards(zone)
        return cards[0] if cards else UNSEEN

    def lot(self) -> i64:
        """Tell which card is up for auction; there must be one."""
        return self.zones.first(LOT)

    def gold_lot(self) -> bool:
        """Tell whether gold is up for auction."""
        return self.zones.suit(LOT, self.edition.coins) != 0

    def worth(self, zone: i64, most: i64 = 3) -> i64:
        """Add up the gold in a place, coins of at most that value."""
        edition = self.edition
        return edition.worth[self.zones.suit(zone, edition.coins) & edition.up_to[most]]

    def coins(self, zone: i64) -> i64:
        """Count the gold cards in a place."""
        return self.edition.number[self.zones.suit(zone, self.edition.coins)]

    def tell_cards(self, template: Template, seat: i64, zone: i64, eyes: i64, amount: i64) -> None:
        """Note an event about an amount and all the cards of a place."""
        if self.journal is not None:
            self.journal.append(Event(template, seat, [amount, *self.zones.cards(zone)], eyes))


# fmt: off
FIELDS: Final = [
    "bluff", "honest", "by_value", "dice", "host", "first", "active", "turns", "kept", "sent",
    "laid", "high", "leader", "barred", "out",
]
