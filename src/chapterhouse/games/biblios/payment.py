"""Section BIB-PAY: who bid most pays, card by card, or refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chapterhouse.core.bits import BIT, lowest
from chapterhouse.core.ints import i64
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step
from chapterhouse.games.biblios import church, penalty, sentences
from chapterhouse.games.biblios.components import CARDS, CHURCH, GOLD, is_church, is_gold
from chapterhouse.games.biblios.rules import (
    ATOMIC,
    NO_REFUSAL,
    PAY_ENOUGH,
    PAY_EXACTLY,
    SUPERFLUOUS,
)
from chapterhouse.games.biblios.state import BURIED, DISCARD, HAND, LOT, OFFER, Biblios

if TYPE_CHECKING:
    from chapterhouse.core.rule import Rule

REFUSE: Final = CARDS  # beside the numbers of the cards
DEAREST: Final = CHURCH - 1  # the coin worth most


@final
class Pay(Step[Biblios]):
    """The highest bidder pays, in falling order of the cards, or refuses.

    In falling order no coin is superfluous, since all but the last fell short of the bid, and
    every choice is left. Who cannot pay can only refuse; he is asked all the same.

    BIB-PAY-1, BIB-PAY-2, BIB-PAY-5, BIB-PAY-6, BIB-PAY-12, BIB-FLOW-4.
    """

    def __init__(self, payer: i64) -> None:
        super().__init__()
        self.payer: Final[i64] = payer

    def args(self) -> list[int]:
        return [self.payer]

    def seat(self, s: Biblios) -> i64:
        return self.payer

    def secret(self, s: Biblios) -> bool:
        """What he can pay depends on his hand. BIB-FLOW-4."""
        return True

    def begun(self, s: Biblios) -> bool:
        """A payment is seen when it is complete. BIB-FLOW-6."""
        return s.zones.size(OFFER) > 0

    def eyes(self, s: Biblios, action: i64) -> i64:
        """All see a refusal, and gold with its last coin, but no cards.

        BIB-INFO-15, BIB-INFO-13, BIB-INFO-14.
        """
        if action == REFUSE:
            return s.everyone
        paid = not s.gold_lot() and s.worth(OFFER) + s.edition.value[action] >= s.high
        return s.everyone if paid else BIT[self.payer]

    def options(self, s: Biblios) -> i64:
        """Any card of the hand that is not above the last one offered, and refusing."""
        kinds = s.zones.kinds(HAND + self.payer)
        if s.zones.size(OFFER):
            kinds &= BIT[lowest(s.zones.kinds(OFFER))] * 2 - 1
        return kinds | BIT[REFUSE]

    def forbids(self, s: Biblios, action: i64) -> Rule | None:
        """The cards up to this one must be able to complete the payment; some can be no part of it,
        whatever comes before.

        BIB-PAY-3, BIB-PAY-8, BIB-PAY-5, BIB-HONEST-2.
        """
        hand = HAND + self.payer
        if action == REFUSE:
            if s.zones.size(OFFER):
                return ATOMIC
            return NO_REFUSAL if s.honest else None
        if s.gold_lot():
            owed = s.high - s.zones.size(OFFER)
            least = s.zones.draw(hand, hand, owed - 1)  # BIB-PAY-9: of any cards
            return PAY_EXACTLY if action < least else None
        if not is_gold(action):
            return PAY_ENOUGH
        owed, rest = s.high - s.worth(OFFER), s.worth(hand, s.edition.value[action])
        if rest >= owed:
            return None
        before = self._before(s, action, DEAREST)
        too_little = max(before) + rest < owed
        return PAY_ENOUGH if too_little or _completed(before, owed, rest) else SUPERFLUOUS

    def _before(self, s: Biblios, coin: i64, most: i64) -> list[int]:
        """List all that greater coins which may still be chosen, up to one, can add up to."""
        options, paid = self.options(s), [0]
        greater: i64
        for greater in range(coin + 1, most + 1):
            if options & BIT[greater]:
                value, coins = s.edition.value[greater], s.zones.tally(HAND + self.payer, greater)
                paid = [so_far + n * value for so_far in paid for n in range(coins + 1)]
        return paid

    def lacks(self, s: Biblios, action: i64) -> Sentence | None:
        """Tell what is paid before a card that may be part of the payment, but not yet: the least
        that would do.
        """
        if self.forbids(s, action) not in (PAY_ENOUGH, PAY_EXACTLY):
            return None
        if s.gold_lot():
            return Sentence(s.edition.say.lack_first, [lowest(self.allowed(s) & ~BIT[REFUSE])])
        if is_gold(action):
            owed = s.high - s.worth(OFFER)
            rest = s.worth(HAND + self.payer, s.edition.value[action])
            coin: i64
            for coin in range(action + 1, CHURCH):
                if _completed(self._before(s, action, coin), owed, rest):
                    return Sentence(s.edition.say.lack_first, [coin])
        return None

    def allowed(self, s: Biblios) -> i64:
        """Cut the cards off below the least one that is enough, without asking for each."""
        hand = HAND + self.payer
        refuse: i64 = 0
        if not s.honest and not s.zones.size(OFFER):
            refuse = BIT[REFUSE]
        kinds = self.options(s) & ~BIT[REFUSE]
        if s.gold_lot():
            least = s.zones.draw(hand, hand, s.high - s.zones.size(OFFER) - 1)
            return kinds & ~(BIT[least] - 1) | refuse
        owed = s.high - s.worth(OFFER)
        edition = s.edition
        coins = s.zones.suit(hand, edition.coins)
        for value in range(1, 4):  # as s.worth(hand, value), but the coins are read once
            if edition.worth[coins & edition.up_to[value]] >= owed:
                return kinds & ~(BIT[GOLD + value - 1] - 1) | refuse
        return refuse

    def says(self, s: Biblios, action: i64) -> Sentence:
        if action == REFUSE:
            refuse = sentences.REFUSE_BLUFF if s.bluff else sentences.REFUSE
            return Sentence(refuse, [])  # BIB-PEN-2, BIB-PEN-5
        return Sentence(s.edition.say.pay, [action])

    def asks(self, s: Biblios) -> Sentence:
        say = s.edition.say
        return Sentence(say.ask_pay_cards if s.gold_lot() else say.ask_pay, [s.high, s.shown(LOT)])

    def do(self, s: Biblios, action: i64) -> None:
        """Lay the card aside until the bid is reached."""
        if action == REFUSE:
            refused = sentences.REFUSED_CARDS if s.gold_lot() else sentences.REFUSED
            s.tell(refused, self.payer, s.high)
            s.then(penalty.PENALTY)  # BIB-PEN-1
            return
        s.zones.shift(action, HAND + self.payer, OFFER)
        offered = s.zones.size(OFFER) if s.gold_lot() else s.worth(OFFER)
        s.then(PAID if offered >= s.high else PAY[self.payer])


def payable(s: Biblios, seat: i64) -> i64:
    """Tell how much a seat can pay for the lot: gold, or cards for gold. BIB-PAY-3, BIB-PAY-9."""
    hand = HAND + seat
    return s.zones.size(hand) if s.gold_lot() else s.worth(hand)


def ways_to_pay(s: Biblios, seat: i64) -> list[list[int]]:
    """List each way to pay what is still owed in gold so that no coin is superfluous, its coins in
    the order in which they are paid: first what costs least, and of that the fewest coins.

    BIB-PAY-3, BIB-PAY-5, BIB-PAY-6.
    """
    owed = s.high - s.worth(OFFER)
    options = PAY[seat].options(s)
    ways: list[tuple[int, int, list[int]]] = []
    begun: list[tuple[int, list[int]]] = [(0, [])]
    coin: i64
    for coin in range(DEAREST, GOLD - 1, -1):
        if not options & BIT[coin]:
            continue
        value, coins = int(s.edition.value[coin]), int(s.zones.tally(HAND + seat, coin))
        further: list[tuple[int, list[int]]] = []
        for paid, way in begun:
            for number in range(coins + 1):
                total = paid + number * value
                if total >= owed:  # with one coin less it was not enough
                    ways.append((total, len(way) + number, [*way, *[int(coin)] * number]))
                    break
                further.append((total, [*way, *[int(coin)] * number]))
        begun = further
    return [way for _, _, way in sorted(ways)]


def _completed(before: list[int], owed: i64, rest: i64) -> bool:
    """Tell whether some of these sums fall short by no more than lesser coins are worth."""
    return any([paid < owed <= paid + rest for paid in before])


@final
class Paid(Step[Biblios]):
    """Gold is paid openly, cards for gold face down; there is no change.

    BIB-PAY-7, BIB-PAY-10, BIB-PAY-4.
    """

    def do(self, s: Biblios, action: i64) -> None:
        """Hand over the offer; nobody saw it leave the hand before."""
        hidden = s.gold_lot()
        hand, target = HAND + s.leader, BURIED if hidden else DISCARD
        eyes = BIT[s.leader] if hidden else s.everyone  # BIB-INFO-13, BIB-INFO-14
        paid_with = s.edition.say.paid_cards if hidden else s.edition.say.paid_gold
        s.tell_cards(paid_with, s.leader, OFFER, eyes, s.high)
        paid = s.zones.size(OFFER)
        while s.zones.size(OFFER):
            card = s.zones.first(OFFER)
            s.zones.shift(card, OFFER, target)
            if hidden:
                s.zones.learn(card, target, eyes)
            else:
                s.zones.forget(card, hand, eyes)
        if hidden:
            s.zones.blur(hand, eyes, paid)
        s.then(COLLECT)


@final
class Collect(Step[Biblios]):
    """The payer takes the lot into his hand, or decides the church card at once. BIB-PAY-11."""

    def do(self, s: Biblios, action: i64) -> None:
        """Only now it is his. BIB-AUCT-24."""
        lot = s.lot()
        s.tell_card(s.edition.say.won, s.leader, lot, s.everyone)
        if is_church(lot):
            church.acquire(s, s.leader, lot, LOT)
        else:
            s.zones.move(lot, LOT, HAND + s.leader, s.everyone)


PAY: Final = [Pay(seat) for seat in range(4)]
PAID: Final = Paid()
COLLECT: Final = Collect()
STEPS: Final[list[Step[Biblios]]] = [*PAY, PAID, COLLECT]
