"""Bargains: what is a bad one for sure, whatever else comes."""

from typing import Final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import count, i64
from chapterhouse.evaluation.biblios.payment import VALUES, purse, ways
from chapterhouse.evaluation.biblios.survey import category_cards
from chapterhouse.games.biblios.auction import Bid
from chapterhouse.games.biblios.components import GOLD
from chapterhouse.games.biblios.payment import REFUSE, Pay
from chapterhouse.games.biblios.state import HAND, OFFER, Biblios

TOO_MUCH: Final = 1000  # more gold than there is


def good_bargains(s: Biblios, legal: list[int]) -> list[int]:
    """Strike bids on gold that cost as much gold or more cards than it is worth, and payments of
    more gold than others; whoever has no other choice keeps it.
    """
    step = s.now
    if len(legal) == 1:
        return legal
    if isinstance(step, Bid) and s.gold_lot():
        worth = s.edition.value[s.lot()]
        return [bid for bid in legal if bid <= worth and cheapest(s, step.bidder, bid) < worth]
    if isinstance(step, Pay):
        costs = [spent(s, step.payer, action) for action in legal]
        least = min(costs)
        return [
            action
            for action, cost in zip(legal, costs, strict=True)
            if action == REFUSE or cost <= max(least, _allowed(s))
        ]
    return legal


def _allowed(s: Biblios) -> int:
    """Tell how much gold may go for the lot: for gold, less than it is worth."""
    return int(s.edition.value[s.lot()]) - 1 if s.gold_lot() else 0


def cheapest(s: Biblios, seat: i64, cards: i64) -> int:
    """Tell how much gold there is in so many cards of a hand, if others go first."""
    return gold_in(cards - count(category_cards(s, HAND + seat)), purse(s, seat))


def gold_in(number: i64, coins: list[int]) -> int:
    """Add up so many coins, the least first."""
    total = 0
    for value in range(VALUES):
        taken = max(min(int(number), coins[value]), 0)
        total += taken * (value + 1)
        number -= taken
    return TOO_MUCH if number > 0 else total


def spent(s: Biblios, seat: i64, action: int) -> int:
    """Tell how much gold goes at least, if this card is the next one of the payment."""
    if action == REFUSE:
        return TOO_MUCH
    last = action - GOLD
    coins = [n if value <= last else 0 for value, n in enumerate(purse(s, seat))]
    paid = int(s.worth(OFFER))
    if last >= 0:
        paid += last + 1
        coins[last] -= 1
    if s.gold_lot():
        below = category_cards(s, HAND + seat) & (BIT[min(action, GOLD)] - 1)
        left = s.high - s.zones.size(OFFER) - 1
        return paid + gold_in(left - count(below), coins)
    due = int(s.high) - paid
    if due <= 0:
        return paid
    found = ways(coins, due)
    return paid + min(found)[0] if found else TOO_MUCH
