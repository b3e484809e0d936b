"""Section BIB-AUCT: the second half, in which the pile is sold lot by lot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.core.step import Amount, Step, Turned
from chapterhouse.games.biblios import payment, sayings
from chapterhouse.games.biblios.rules import BID_HIGHER, LIMIT_CARDS, LIMIT_GOLD, LIMIT_HONEST
from chapterhouse.games.biblios.state import DISCARD, HAND, LOT, NO_SEAT, OFFER, PILE, Biblios

if TYPE_CHECKING:
    from chapterhouse.core.rule import Rule
    from chapterhouse.core.saying import Saying


@final
class Auctions(Step[Biblios]):
    """BIB-AUCT-1 The pile becomes the lots; 2 the first player is active for the first."""

    def do(self, s: Biblios, action: i64) -> None:
        """BIB-INFO-10 A shuffled pile has no order until a card is turned."""
        s.active = s.first
        s.tell(sayings.AUCTIONS, s.active, s.zones.size(PILE))
        s.then(NEXT_LOT)


@final
class NextLot(Step[Biblios]):
    """BIB-AUCT-16 Lots are sold until none is left."""

    def do(self, s: Biblios, action: i64) -> None:
        """BIB-PEN-9 Nobody is barred from a new lot."""
        if s.zones.size(PILE):
            s.barred = 0
            s.then(LOT_END)
            s.then(BIDDING)
            s.then(TURN_UP)


@final
class TurnUp(Turned[Biblios]):
    """BIB-AUCT-3 The top lot is turned face up."""

    def zone(self, s: Biblios) -> i64:
        """BIB-INFO-10 Any card of the pile may be the top one."""
        return PILE

    def saying(self, s: Biblios, action: i64) -> Saying:
        """Name the card."""
        return s.box.say.turned

    def do(self, s: Biblios, action: i64) -> None:
        """BIB-INFO-11 All see it."""
        s.zones.move(action, PILE, LOT, s.everyone)
        s.tell_card(s.box.say.lot, s.active, action, s.everyone, s.zones.size(PILE))


@final
class Bidding(Step[Biblios]):
    """BIB-AUCT-4 Left of the active player speaks first; BIB-PEN-8 again after a refusal."""

    def do(self, s: Biblios, action: i64) -> None:
        """BIB-PEN-10 Begin with the first who is not barred; 13 if all are, nobody buys."""
        s.leader = NO_SEAT
        s.high = 0
        if s.zones.size(LOT):
            s.out = s.barred
            s.then(BIDDING)
            s.then(UNSOLD if s.out == s.full else BID[s.next_in(s.active)])


@final
class Bid(Amount[Biblios]):
    """BIB-AUCT-6 Bid or pass: 17, 18 an amount of gold, or 19 for gold a number of cards."""

    def __init__(self, bidder: i64) -> None:
        """Make the step for one seat."""
        super().__init__()
        self.bidder: Final[i64] = bidder

    def args(self) -> list[int]:
        """Give the seat."""
        return [self.bidder]

    def seat(self, s: Biblios) -> i64:
        """BIB-AUCT-10 Ask this player, who does not lead."""
        return self.bidder

    def greatest(self, s: Biblios) -> i64:
        """BIB-AUCT-7 A bid is a whole number, at least 1; 0 is to pass."""
        return s.box.greatest_bid

    def floor(self, s: Biblios) -> i64:
        """BIB-AUCT-8 More than the highest bid."""
        return s.high

    def most(self, s: Biblios) -> i64:
        """BIB-AUCT-20 More than he can pay, 21 up to three times his cards, or 22 his cards."""
        hand = s.zones.size(HAND + self.bidder)
        if s.gold_lot():
            return hand
        return s.worth(HAND + self.bidder) if s.honest else 3 * hand  # BIB-HONEST-1

    def forbids(self, s: Biblios, action: i64) -> Rule | None:
        """BIB-AUCT-23 Where the limit is not above the highest bid, only passing is left."""
        if action == 0:
            return None
        if action <= s.high:
            return BID_HIGHER
        if action <= self.most(s):
            return None
        if s.gold_lot():
            return LIMIT_CARDS
        return LIMIT_HONEST if s.honest else LIMIT_GOLD

    def secret(self, s: Biblios) -> bool:
        """Tell whether the limit depends on hidden cards: only with honest bidding, BIB-FLOW-3."""
        return s.honest == 1 and not s.gold_lot()

    def saying(self, s: Biblios, action: i64) -> Saying:
        """Name the bid."""
        return sayings.BID if action else sayings.PASS

    def values(self, s: Biblios, action: i64) -> list[int]:
        """Give the amount."""
        return [action] if action else []

    def question(self, s: Biblios) -> Saying:
        """Ask for more than that."""
        return s.box.say.ask_bid

    def about(self, s: Biblios) -> list[int]:
        """Give the highest bid and the lot."""
        return [s.high, s.shown(LOT)]

    def do(self, s: Biblios, action: i64) -> None:
        """BIB-INFO-12 All hear it; BIB-AUCT-5 the next to the left speaks, 9 unless he passed."""
        if action:
            s.high = action
            s.leader = self.bidder
            s.tell(sayings.BADE, self.bidder, action)
        else:
            s.out |= BIT[self.bidder]
            s.tell(sayings.PASSED, self.bidder)
        others = s.full & ~s.out
        if s.leader != NO_SEAT:
            others &= ~BIT[s.leader]
        if others:
            s.then(BID[s.next_in(self.bidder)])  # BIB-AUCT-12: the last one too, if nobody bid
        elif s.leader != NO_SEAT:
            s.zones.keep(OFFER, s.leader)
            s.then(payment.PAY[s.leader])  # BIB-AUCT-11
        else:
            s.then(UNSOLD)


@final
class Unsold(Step[Biblios]):
    """BIB-AUCT-13 Nobody bid, or BIB-PEN-13 all are barred: the lot is discarded."""

    def do(self, s: Biblios, action: i64) -> None:
        """BIB-AUCT-14 Discard it face up, without effect."""
        lot = s.lot()
        s.tell_card(s.box.say.unsold, s.active, lot, s.everyone)
        s.zones.move(lot, LOT, DISCARD, s.everyone)


@final
class LotEnd(Step[Biblios]):
    """BIB-AUCT-15 The player on the left is active; BIB-PEN-11 no penalty changes that."""

    def do(self, s: Biblios, action: i64) -> None:
        """Go on to the next lot."""
        s.active = s.left_of(s.active)
        s.then(NEXT_LOT)


AUCTIONS: Final = Auctions()
NEXT_LOT: Final = NextLot()
TURN_UP: Final = TurnUp()
BIDDING: Final = Bidding()
BID: Final = [Bid(seat) for seat in range(4)]
UNSOLD: Final = Unsold()
LOT_END: Final = LotEnd()
STEPS: Final[list[Step[Biblios]]] = [AUCTIONS, NEXT_LOT, TURN_UP, BIDDING, *BID, UNSOLD, LOT_END]
