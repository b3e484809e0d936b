"""The auction: what a lot is worth to whoever gets it, against what it costs."""

from typing import Final

from chapterhouse.core.bits import BIT, members_of
from chapterhouse.evaluation.biblios.blessing import blessing
from chapterhouse.evaluation.biblios.outlook import Outlook
from chapterhouse.evaluation.biblios.payment import VALUES, pay, purse, ways
from chapterhouse.games.biblios.auction import Bid
from chapterhouse.games.biblios.components import GOLD, is_church
from chapterhouse.games.biblios.penalty import Lose
from chapterhouse.games.biblios.state import HAND, NO_SEAT, Biblios

EAGER: Final = 0.8  # the chance that a rival takes for 1 what nobody has bid for
HALF: Final = 0.5  # of its worth a rival gains by a gold lot, after what he pays in cards
RUIN: Final = -1000.0  # to lead without the means to pay


def lot_value(s: Biblios, o: Outlook) -> float:
    """Tell what a position with a lot on the table is worth."""
    if isinstance(s.now, Lose):
        return resold(s, o) + penalty(s, o)
    if s.leader == o.seat:
        return won(s, o, s.high)
    value = resold(s, o) if s.leader == NO_SEAT else lost(s, o, s.leader, s.high)
    if isinstance(s.now, Bid) and not s.out & BIT[o.seat]:
        value = max(value, won(s, o, s.high + 1))
    return value


def resold(s: Biblios, o: Outlook) -> float:
    """Tell what it is worth to leave a lot to rivals who have not bid: one may have it for 1."""
    away = s.barred if isinstance(s.now, Lose) else s.out
    unsold = o.worth(o.seat)
    values = [
        EAGER * lost(s, o, rival, 1) + (1 - EAGER) * unsold
        for rival in range(o.seats)
        if rival != o.seat and not away & BIT[rival]
    ]
    return sum(values) / len(values) if values else unsold


def lost(s: Biblios, o: Outlook, rival: int, price: int) -> float:
    """Tell what it is worth that a rival gets the lot at this price."""
    if s.gold_lot():
        o.gold[rival] += HALF * o.value[s.lot()]
        worth = o.worth(o.seat)
        o.gold[rival] -= HALF * o.value[s.lot()]
        return worth
    o.gold[rival] -= price
    worth = _with_lot(o, s.lot(), rival)
    o.gold[rival] += price
    return worth


def _with_lot(o: Outlook, lot: int, owner: int) -> float:
    """Tell what everything is worth once the owner has a lot that is not gold."""
    if is_church(lot):
        return o.worth(o.seat) + blessing(o, lot, owner, o.seat)
    o.hands[owner] ^= BIT[lot]
    worth = o.worth(o.seat)
    o.hands[owner] ^= BIT[lot]
    return worth


def won(s: Biblios, o: Outlook, bid: int) -> float:
    """Tell what it is worth to get the lot for this bid (16.3.8: the odds it changes, times dice).

    What is paid counts by itself: less gold buys less of what is still to be sold.
    """
    seat, lot = o.seat, int(s.lot())
    hand, gold, coins = o.hands[seat], o.gold[seat], o.coins[:]
    worth = RUIN
    if pay(s, o, bid):
        if s.gold_lot():
            o.gold[seat] += o.value[lot]
            o.coins[lot - GOLD] += 1
            worth = o.worth(seat)
        else:
            worth = _with_lot(o, lot, seat)
    o.hands[seat] = hand
    o.gold[seat] = gold
    o.coins = coins
    return worth


def penalty(s: Biblios, o: Outlook) -> float:
    """Tell what the cards are worth that a refusal takes at random; never much good.

    BIB-PEN-2, BIB-PEN-5.

    With the bluff penalty they go to nobody, else to rivals: here, to the left neighbour.
    """
    if s.leader != o.seat:
        return 0.0
    size = float(s.zones.size(HAND + o.seat))
    takers = 1.0 if s.bluff else min(o.seats - 1.0, size)
    change: float = 0.0
    for card in members_of(o.hands[o.seat]):
        change += o.gain(card, o.seat, o.seat)  # turned over, a card in hand is lost
        if not s.bluff:
            change += o.gain(card, (o.seat + 1) % o.seats, o.seat)
    coin = o.coin(o.seat, o.seat)
    for value in range(VALUES):
        change -= float(o.coins[value]) * o.value[GOLD + value] * coin
    return change * takers / max(size, 1.0)


def worthwhile(s: Biblios, seat: int, legal: list[int]) -> list[int]:
    """Strike bids: 16.3.13 no bluff; 16.2 with no rival left to answer, no more than the least.

    16.3.10 There is no change: a bid below the least sum that can be paid costs as much as that.
    """
    if len(legal) == 1:
        return legal
    least = legal[1]
    payable = s.gold_lot() or s.worth(HAND + seat) >= least
    if not payable:
        return [0]
    if s.gold_lot() or s.full & ~s.out == BIT[seat]:
        return [0, least]
    return [0, min(ways(purse(s, seat), least))[0]]


def bluffs(s: Biblios, legal: list[int]) -> list[int]:
    """Give the least bid that could not be paid, where a card is all that it can cost: what rivals
    make of it is not to be seen in what one has. BIB-PEN-5.
    """
    step = s.now
    if not s.bluff or not isinstance(step, Bid) or s.gold_lot():
        return []
    means = s.worth(HAND + step.bidder)
    return [bid for bid in legal if bid > means][:1]
