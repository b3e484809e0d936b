"""What hidden cards are likely to be: 16.3.1 goes by what is unseen, this by how people play.

Gold is kept less often than other cards, and is paid away: the later in the auction, the less of it
is left. Measured between greedy bots (docs/bots.md).
"""

from typing import Final

from chapterhouse.core.dealer import Dealer
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.plan import POOL
from chapterhouse.games.biblios.components import CHURCH, GOLD
from chapterhouse.games.biblios.state import HAND, PILE, Biblios

# By seats: how much gold lies in a hidden card of a hand when the auction begins, as a part of what
# would lie there if cards were kept blindly.
KEPT: Final = vec[float]([1.0, 1.0, 0.65, 0.25, 0.18])
LEFT: Final = 0.27  # and so much of that when the last lot is sold
LOTS: Final = 18.0  # a usual number of lots
CHANCES: Final = 1000


def gold_kept(s: Biblios) -> float:
    """Tell how much gold lies in hidden cards of hands, as a part of what is unseen."""
    kept = KEPT[s.seats]
    return kept if s.turns else kept * (LEFT + (1.0 - LEFT) * unsold(s))


def unsold(s: Biblios) -> float:
    """Tell how much of the auction is still to come, at most all of a usual one."""
    return min(float(s.zones.size(PILE)) / LOTS, 1.0)


def believed(view: Biblios, dealer: Dealer) -> Biblios:
    """Give a world in which hands hold as much gold as they are likely to: some of what was dealt
    to them blindly is exchanged for cards that lie outside.
    """
    world = view.imagine(dealer)
    gone = int((1.0 - gold_kept(view)) * CHANCES)
    rival: i64
    coin: i64
    for rival in range(view.seats):
        if rival == view.observer:
            continue
        hand = HAND + rival
        for coin in range(GOLD, CHURCH):
            hidden = world.zones.tally(hand, coin) - view.zones.tally(hand, coin)
            while hidden > 0:
                hidden -= 1
                if dealer.below(CHANCES) < gone:
                    _exchange(world, coin, hand, dealer)
    return world


def _exchange(world: Biblios, coin: i64, hand: i64, dealer: Dealer) -> None:
    """Lay a coin of a hand outside, and another card from there into the hand, if there is one."""
    zones = world.zones
    others = [card for card in zones.cards(POOL) if card < GOLD]
    if others:
        zones.shift(coin, hand, POOL)
        zones.shift(others[dealer.below(len(others))], POOL, hand)
