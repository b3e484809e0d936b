"""Section BIB-AUCT: the second half, in which the pile is sold lot by lot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Amount, Step, Turned
from chapterhouse.games.biblios import payment, sentences
from chapterhouse.games.biblios.rules import BID_HIGHER, LIMIT_CARDS, LIMIT_GOLD, LIMIT_HONEST
from chapterhouse.games.biblios.state import DISCARD, HAND, LOT, NO_SEAT, OFFER, PILE, Biblios

if TYPE_CHECKING:
    from chapterhouse.core.rule import Rule


@final
class Auctions(Step[Biblios]):
    """The pile becomes the lots; the first player is active for the first.

    BIB-AUCT-1, BIB-AUCT-2.
    """

    def do(self, s: Biblios, action: i64) -> None:
        """A shuffled pile has no order until a card is turned. BIB-INFO-10."""
        s.active = s.first
        s.tell(sentences.AUCTIONS, s.active, s.zones.size(PILE))
        s.then(NEXT_LOT)


@final
class NextLot(Step[Biblios]):
    """Lots are sold until none is left. BIB-AUCT-16."""

    def do(self, s: Biblios, action: i64) -> None:
        """Nobody is barred from a new lot. BIB-PEN-9."""
        if s.zones.size(PILE):
            s.barred = 0
            s.then(LOT_END)
            s.then(BIDDING)
            s.then(TURN_UP)


@final
class TurnUp(Turned[Biblios]):
    """The top lot is turned face up. BIB-AUCT-3."""

    def zone(self, s: Biblios) -> i64:
        """Any card of the pile may be the top one. BIB-INFO-10."""
        return PILE

    def says(self, s: Biblios, action: i64) -> Sentence:
        return Sentence(s.edition.say.turned, [action])

    def do(self, s: Biblios, action: i64) -> None:
        """All see it. BIB-INFO-11."""
        s.zones.move(action, PILE, LOT, s.everyone)
        s.tell_card(s.edition.say.lot, s.active, action, s.everyone, s.zones.size(PILE))


@final
class Bidding(Step[Biblios]):
    """Left of the active player speaks first; again after a refusal. BIB-AUCT-4, BIB-PEN-8."""

    def do(self, s: Biblios, action: i64) -> None:
        """Begin with the first who is not barred; if all are, nobody buys.

        BIB-PEN-10, BIB-PEN-13.
        """
        s.leader = NO_SEAT
        s.high = 0
        if s.zones.size(LOT):
            s.out = s.barred
            s.then(BIDDING)
            s.then(UNSOLD if s.out == s.full else BID[s.next_in(s.active)])


@final
class Bid(Amount[Biblios]):
    """Bid or pass: an amount of gold, or for gold a number of cards.

    BIB-AUCT-6, BIB-AUCT-17, BIB-AUCT-18, BIB-AUCT-19.
    """

    def __init__(self, bidder: i64) -> None:
        super().__init__()
        self.bidder: Final[i64] = bidder

    def args(self) -> list[int]:
        return [self.bidder]

    def seat(self, s: Biblios) -> i64:
        """Ask this player, who does not lead. BIB-AUCT-10."""
        return self.bidder

    def greatest(self, s: Biblios) -> i64:
        """A bid is a whole number, at least 1; 0 is to pass. BIB-AUCT-7."""
        return s.edition.greatest_bid

    def floor(self, s: Biblios) -> i64:
        """More than the highest bid. BIB-AUCT-8."""
        return s.high

    def most(self, s: Biblios) -> i64:
        """More than he can pay, up to three times his cards, or his cards.

        BIB-AUCT-20, BIB-AUCT-21, BIB-AUCT-22.
        """
        hand = s.zones.size(HAND + self.bidder)
        if s.gold_lot():
            return hand
        return s.worth(HAND + self.bidder) if s.honest else 3 * hand  # BIB-HONEST-1

    def forbids(self, s: Biblios, action: i64) -> Rule | None:
        """Where the limit is not above the highest bid, only passing is left. BIB-AUCT-23."""
        if action == 0:
            return None
        if action <= s.high:
            return BID_HIGHER
        if action <= self.most(s):
            return None
        if s.gold_lot():
            return LIMIT_CARDS
        return LIMIT_HONEST if s.honest else LIMIT_GOLD

    def warns(self, s: Biblios, action: i64) -> Sentence | None:
        """Tell that a bid cannot be paid, and what a refusal costs. BIB-PAY-12, BIB-PEN-1."""
        payable = payment.payable(s, self.bidder)
        if action <= payable:
            return None
        return Sentence(sentences.WARN_BLUFF if s.bluff else sentences.WARN_REFUSAL, [payable])

    def secret(self, s: Biblios) -> bool:
        """Tell whether the limit depends on hidden cards: only with honest bidding. BIB-FLOW-3."""
        return s.honest == 1 and not s.gold_lot()

    def says(self, s: Biblios, action: i64) -> Sentence:
        """Gold is bid, or cards. BIB-AUCT-17, BIB-AUCT-19."""
        if action == 0:
            return Sentence(sentences.PASS, [])
        return Sentence(sentences.BID_CARDS if s.gold_lot() else sentences.BID, [action])

    def asks(self, s: Biblios) -> Sentence:
        say = s.edition.say
        asked = say.ask_bid_cards if s.gold_lot() else say.ask_bid
        return Sentence(asked, [s.high, s.shown(LOT)])

    def do(self, s: Biblios, action: i64) -> None:
        """All hear it; the next to the left speaks, unless he passed.

        BIB-INFO-12, BIB-AUCT-5, BIB-AUCT-9.
        """
        if action:
            s.high = action
            s.leader = self.bidder
            bade = sentences.BADE_CARDS if s.gold_lot() else sentences.BADE
            s.tell(bade, self.bidder, action)
        else:
            s.out |= BIT[self.bidder]
            s.tell(sentences.PASSED, self.bidder)
        others = s.full & ~s.out
        if s.leader != NO_SEAT:
            others &= ~BIT[s.leader]
        if others:
            s.then(BID[s.next_in(self.bidder)])  # BIB-AUCT-12: the last one too, if nobody bid
        elif s.leader != NO_SEAT:
            s.zones.set_owner(OFFER, s.leader)
            s.then(payment.PAY[s.leader])  # BIB-AUCT-11
        else:
            s.then(UNSOLD)


@final
class Unsold(Step[Biblios]):
    """Nobody bid, or all are barred: the lot is discarded. BIB-AUCT-13, BIB-PEN-13."""

    def do(self, s: Biblios, action: i64) -> None:
        """Discard it face up, without effect. BIB-AUCT-14."""
        lot = s.lot()
        s.tell_card(s.edition.say.unsold, s.active, lot, s.everyone)
        s.zones.move(lot, LOT, DISCARD, s.everyone)


@final
class LotEnd(Step[Biblios]):
    """The player on the left is active; no penalty changes that. BIB-AUCT-15, BIB-PEN-11."""

    def do(self, s: Biblios, action: i64) -> None:
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
