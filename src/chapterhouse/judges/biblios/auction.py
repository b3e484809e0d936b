"""The auction: what a lot is worth to whoever gets it, against what it costs."""

from typing import Final

from chapterhouse.core.bits import BIT, members_of
from chapterhouse.core.ints import i64
from chapterhouse.games.biblios.auction import Bid
from chapterhouse.games.biblios.components import GOLD, is_church
from chapterhouse.games.biblios.penalty import Lose
from chapterhouse.games.biblios.state import HAND, NO_SEAT, OFFER, Biblios
from chapterhouse.judges.biblios.blessing import blessing
from chapterhouse.judges.biblios.outlook import WORTH, Outlook

EAGER: Final = 0.8  # the chance that a rival takes for 1 what nobody has bid for
HALF: Final = 0.5  # of its worth a rival gains by a gold lot, after what he pays in cards
RUIN: Final = -1000.0


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
    """Tell what it is worth to leave the lot to rivals who have not bid yet: one of them may have it for 1."""
    unsold = o.worth(o.seat)
    total, bidders = 0.0, 0
    for rival in range(o.seats):
        if rival != o.seat and not (s.barred if isinstance(s.now, Lose) else s.out) & BIT[rival]:
            total += EAGER * lost(s, o, rival, 1) + (1 - EAGER) * unsold
            bidders += 1
    return total / bidders if bidders else unsold


def lost(s: Biblios, o: Outlook, rival: int, price: i64) -> float:
    """Tell what it is worth that a rival gets the lot at this price."""
    lot = s.lot()
    if s.gold_lot():
        o.gold[rival] += HALF * WORTH[lot]
        worth = o.worth(o.seat)
        o.gold[rival] -= HALF * WORTH[lot]
        return worth
    o.gold[rival] -= float(price)
    worth = _with_lot(o, lot, rival)
    o.gold[rival] += float(price)
    return worth


def _with_lot(o: Outlook, lot: int, owner: int) -> float:
    """Tell what everything is worth once the owner has a lot that is not gold."""
    if is_church(lot):
        return o.worth(o.seat) + blessing(o, lot, owner, o.seat)
    o.hands[owner] ^= BIT[lot]
    worth = o.worth(o.seat)
    o.hands[owner] ^= BIT[lot]
    return worth


def won(s: Biblios, o: Outlook, bid: i64) -> float:
    """Tell what it is worth to get the lot for this bid, paid as cheaply as can be; ruin if it cannot be paid."""
    seat, lot = o.seat, s.lot()
    hand, gold, coins = o.hands[seat], o.gold[seat], o.coins[:]
    worth = RUIN
    if s.gold_lot():
        if shed(o, bid - s.zones.size(OFFER), _last(s)):
            o.gold[seat] += WORTH[lot]
            o.coins[lot - GOLD] += 1
            worth = o.worth(seat)
    elif spend(o, bid - s.worth(OFFER), _last(s)):
        worth = _with_lot(o, lot, seat)
    o.hands[seat], o.gold[seat], o.coins = hand, gold, coins
    return worth


def _last(s: Biblios) -> i64:
    """Give the greatest card that may still be offered: payments go in falling order."""
    return s.zones.first(OFFER) if s.zones.size(OFFER) else GOLD + 2


def spend(o: Outlook, due: i64, last: i64) -> bool:
    """Pay at least what is due (BIB-PAY-3): 16.3.10 the least sum, and of equal sums 16.3.9 the fewest coins."""
    if due <= 0:
        return True
    best: i64 = 1000
    best_ones: i64 = 0
    best_twos: i64 = 0
    best_threes: i64 = 0
    for threes in range(o.coins[2] + 1 if last >= GOLD + 2 else 1):
        for twos in range(o.coins[1] + 1 if last >= GOLD + 1 else 1):
            ones = max(due - 3 * threes - 2 * twos, 0)
            cost = 100 * (3 * threes + 2 * twos + ones) + threes + twos + ones
            if ones <= o.coins[0] and (best == 1000 or cost < best):
                best, best_ones, best_twos, best_threes = cost, ones, twos, threes
    if best == 1000:
        return False
    o.coins[0] -= best_ones
    o.coins[1] -= best_twos
    o.coins[2] -= best_threes
    o.gold[o.seat] -= float(best_ones + 2 * best_twos + 3 * best_threes)
    return True


def shed(o: Outlook, due: i64, last: i64) -> bool:
    """Give up that many cards up to the last one allowed, each time the one missed least (16.3.11)."""
    coin = o.coin(o.seat, o.seat)
    for _ in range(due):
        least, chosen = -RUIN, -1
        for card in members_of(o.hands[o.seat] & (BIT[last] * 2 - 1)):
            loss = -o.gain(card, o.seat, o.seat)  # it is there: to turn its bit is to lose it
            if loss < least:
                least, chosen = loss, card
        for value in range(3):
            if o.coins[value] and GOLD + value <= last and WORTH[GOLD + value] * coin < least:
                least, chosen = WORTH[GOLD + value] * coin, GOLD + value
        if chosen < 0:
            return False
        if chosen < GOLD:
            o.hands[o.seat] ^= BIT[chosen]
        else:
            o.coins[chosen - GOLD] -= 1
            o.gold[o.seat] -= WORTH[chosen]
    return True


def penalty(s: Biblios, o: Outlook) -> float:
    """Tell what the cards cost that a refusal takes at random (BIB-PEN-2, 5)."""
    if s.leader != o.seat:
        return 0.0
    size = float(s.zones.size(HAND + o.seat))
    takers = 1.0 if s.bluff else min(o.seats - 1.0, size)
    loss: float = 0.0
    coin = o.coin(o.seat, o.seat)
    for card in members_of(o.hands[o.seat]):
        loss += o.gain(card, o.seat, o.seat)
        if not s.bluff:
            loss += o.gain(card, (o.seat + 1) % o.seats, o.seat)
    for value in range(3):
        loss -= float(o.coins[value]) * WORTH[GOLD + value] * coin
    return loss * takers / max(size, 1.0)


def worthwhile(s: Biblios, seat: int, legal: list[int]) -> list[int]:
    """Strike bids: 16.3.13 no bluff, and no more than the least that can be paid (16.3.10) or, alone, than 1."""
    if len(legal) == 1:
        return legal
    next_bid = legal[1]
    if s.gold_lot() or s.full & ~s.out == BIT[seat]:
        return [0, next_bid] if s.gold_lot() or s.worth(HAND + seat) else [0]
    coins = [s.zones.tally(HAND + seat, GOLD + value) for value in range(3)]
    sums = {
        3 * threes + 2 * twos + ones
        for threes in range(coins[2] + 1)
        for twos in range(coins[1] + 1)
        for ones in range(coins[0] + 1)
    }
    payable = [total for total in sums if total >= next_bid]
    return [0, min(payable)] if payable else [0]
