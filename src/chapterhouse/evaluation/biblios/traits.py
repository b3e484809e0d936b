"""Traits of the auction of Biblios, for one seat: what `chapterhouse train` weighs.

Each is listed once as it is, and once times how much of the pile is still to be sold. Gift turns
have none: what they promise needs no correction (docs/bots.md).
"""

from typing import Final

from chapterhouse.core.bits import members_of
from chapterhouse.core.ints import i64
from chapterhouse.evaluation.biblios.belief import unsold
from chapterhouse.evaluation.biblios.survey import category_cards
from chapterhouse.games.biblios.components import GOLD, SEALS
from chapterhouse.games.biblios.state import HAND, LOT, NO_SEAT, PILE, Biblios

ONCE: Final = (
    "gold", "coins", "hand", "cards", "others-cards", "lots", "leads", "bid", "leads-for-gold",
    "others-bid", "lot", "others-lot",
)  # fmt: skip
TRAITS: Final = (*ONCE, *[f"{name}-ahead" for name in ONCE])
DIE: Final = 3.0  # as it begins


def traits(s: Biblios, seat: i64) -> list[float]:
    """List them, in the order of their names."""
    others: float = 0.0
    other: i64
    for other in range(s.seats):
        if other != seat:
            others += _cards(s, HAND + other) / float(s.seats - 1)
    coins = [s.zones.tally(HAND + seat, GOLD + value) for value in range(3)]
    found = [
        float(s.worth(HAND + seat)),
        float(sum(coins)),
        float(s.zones.size(HAND + seat)),
        _cards(s, HAND + seat),
        others,
        _cards(s, PILE),
    ]
    found += _bids(s, seat)
    left = unsold(s)
    return found + [trait * left for trait in found]


def _cards(s: Biblios, zone: i64) -> float:
    """Add up the cards of categories seen in a place, each by its value and its die."""
    total: float = 0.0
    for card in members_of(category_cards(s, zone)):
        total += float(s.edition.value[card]) * float(s.die(card // SEALS)) / DIE
    return total


def _bids(s: Biblios, seat: i64) -> list[float]:
    """Tell who leads for the lot, with how much, and what it is worth."""
    if not s.zones.size(LOT) or s.leader == NO_SEAT:
        return [0.0] * 6
    high = float(s.high)
    if s.gold_lot():
        return [0.0, 0.0, 1.0 if s.leader == seat else 0.0, 0.0, 0.0, 0.0]
    lot = _cards(s, LOT)
    if s.leader == seat:
        return [1.0, high, 0.0, 0.0, lot, 0.0]
    return [0.0, 0.0, 0.0, high, 0.0, lot]
