"""Paying: the least gold that will do, or the cards that are missed least."""

from typing import Final

from chapterhouse.core.bits import BIT, members_of
from chapterhouse.core.ints import i64
from chapterhouse.evaluation.biblios.outlook import Outlook
from chapterhouse.games.biblios.components import GOLD
from chapterhouse.games.biblios.state import HAND, OFFER, Biblios

VALUES: Final = 3


def pay(s: Biblios, o: Outlook, bid: int) -> bool:
    """Pay the rest of a bid as cheaply as can be; tell whether it can be paid at all."""
    # Payments go in falling order of the cards, so what lies there already limits what may follow.
    last = s.zones.first(OFFER) if s.zones.size(OFFER) else GOLD + 2
    if s.gold_lot():
        return shed(o, bid - s.zones.size(OFFER), last)
    return spend(o, bid - s.worth(OFFER), last)


def purse(s: Biblios, seat: int) -> list[int]:
    """Count a seat's coins by value."""
    return [s.zones.tally(HAND + seat, GOLD + value) for value in range(VALUES)]


def ways(coins: list[int], due: int) -> list[tuple[int, int, int, int, int]]:
    """List ways to pay at least what is due: the sum, how many coins, and how many of each value.

    The least of them is the best: 16.3.10 the least sum, for there is no change (BIB-PAY-4), and
    16.3.9 the fewest coins, for what counts at the end is how many are left.
    """
    return [
        (ones + 2 * twos + 3 * threes, ones + twos + threes, ones, twos, threes)
        for threes in range(coins[2] + 1)
        for twos in range(coins[1] + 1)
        if (ones := max(due - 2 * twos - 3 * threes, 0)) <= coins[0]
    ]


def spend(o: Outlook, due: int, last: int) -> bool:
    """Pay with gold, of coins up to the last one."""
    coins = [o.coins[value] if GOLD + value <= last else 0 for value in range(VALUES)]
    found = ways(coins, due)
    if not found:
        return False
    best = min(found)
    o.gold[o.seat] -= best[0]
    for value in range(VALUES):
        o.coins[value] -= best[2 + value]
    return True


def shed(o: Outlook, due: int, last: i64) -> bool:
    """Pay with so many cards up to the last one, each time the one missed least (16.3.11)."""
    coin = o.coin(o.seat, o.seat)
    allowed = BIT[last] * 2 - 1
    for _ in range(due):
        # A card in hand that is turned over is lost, so its gain is the loss.
        losses = [
            (-o.gain(card, o.seat, o.seat), card) for card in members_of(o.hands[o.seat] & allowed)
        ]
        losses += [
            (coin * o.value[GOLD + value], GOLD + value)
            for value in range(VALUES)
            if o.coins[value] and GOLD + value <= last
        ]
        if not losses:
            return False
        _lose(o, min(losses)[1])
    return True


def _lose(o: Outlook, card: int) -> None:
    """Give a card or a coin up."""
    if card < GOLD:
        o.hands[o.seat] ^= BIT[card]
    else:
        o.coins[card - GOLD] -= 1
        o.gold[o.seat] -= o.value[card]
