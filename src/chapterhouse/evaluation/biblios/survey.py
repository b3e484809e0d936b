"""The survey: reading an outlook off a view.

16.3.1 Counting cards: whatever a seat does not see is in its view's pool.
"""

from typing import Final

from chapterhouse.core.bits import BIT, members_of
from chapterhouse.core.ints import i64
from chapterhouse.core.plan import POOL
from chapterhouse.evaluation.biblios.outlook import RACES, Outlook
from chapterhouse.games.biblios.components import CHURCH, GOLD, SEALS
from chapterhouse.games.biblios.state import (
    BURIED,
    DRAWN,
    HAND,
    PILE,
    SLOT,
    Biblios,
)

CATEGORY_CARDS: Final = (1 << GOLD) - 1
RICH: Final = 1.4  # so much likelier than anywhere else a good card is where a rival has kept it
THRIFT: Final = 0.01  # 16.3.9: gold ends as a tie-break, so it only decides between equals


def survey(s: Biblios, seat: int) -> Outlook:
    """Tell what a seat can expect."""
    o = Outlook(s.edition, s.seats, seat)
    for category in range(RACES):
        o.dice[category] = float(s.die(category))
    for other in range(o.seats):
        o.hands[other] = category_cards(s, HAND + other)
        o.gold[other] = float(s.worth(HAND + other))
    o.unseen = category_cards(s, POOL)
    o.lots = category_cards(s, PILE)
    _count_own(s, o)
    _count_faint(s, o)
    _count_unseen(s, o)
    for kind in range(CHURCH, CHURCH + 5):
        o.churches += float(s.zones.tally(PILE, kind))
    o.share_gold()
    return o


def category_cards(s: Biblios, zone: i64) -> i64:
    """Give the category cards seen in a place, as a set: they are the first of a word of cards."""
    return s.zones.cells[zone * s.zones.width] & CATEGORY_CARDS


def _count_own(s: Biblios, o: Outlook) -> None:
    """What lies in one's own slot is as good as in the hand (BIB-GIFT-14)."""
    if s.active == o.seat:
        o.hands[o.seat] |= category_cards(s, SLOT)
        o.gold[o.seat] += float(s.worth(SLOT))
    for value in range(3):
        o.coins[value] = s.zones.tally(HAND + o.seat, GOLD + value)
        o.thrift[value] = THRIFT * o.value[GOLD + value] if s.by_value else THRIFT  # BIB-OPT-4


def _count_faint(s: Biblios, o: Outlook) -> None:
    """Cards once known in a hand are there still, but for those that may have gone (9.2)."""
    zones = s.zones
    for other in range(o.seats):
        zone = HAND + other
        if other == o.seat:
            continue
        cards = [card for card in members_of(o.unseen) if zones.knew(o.seat, zone, card)]
        listed = len(cards) + sum([zones.knew(o.seat, zone, GOLD + value) for value in range(3)])
        here = max(1 - float(zones.lost(o.seat, zone)) / max(listed, 1), 0.0)
        for card in cards:
            o.unseen ^= BIT[card]
            at = RACES * other + card // SEALS
            o.faint[at] += here * o.value[card]
            o.blur[at] += here * (1 - here) * o.value[card] ** 2


def _count_unseen(s: Biblios, o: Outlook) -> None:
    """Share the unseen cards out: hands and face-down discards hold no church card, others may."""
    unseen = float(s.zones.fitting(POOL, POOL))
    lay = float(s.zones.fitting(POOL, HAND))
    if lay == 0:
        return
    holes = [float(_hidden_by(s, o, other)) for other in range(o.seats)]
    hidden = sum(holes) + float(s.zones.holes(BURIED))
    outside = max(unseen - hidden, 1.0)  # in the pile, the deck, or out of the match
    dealt = _to_come(s) / outside / (o.seats + 1)  # a turn gives each seat a card, and the pile
    sold = float(s.zones.holes(PILE)) / outside + dealt
    whole = lay + (RICH - 1) * sum(holes)
    open_lay = (lay - hidden) / whole
    gold = float(s.worth(POOL))
    for other in range(o.seats):
        o.shares[other] = RICH * holes[other] / whole + open_lay * dealt
        o.gold[other] += gold * o.shares[other]
    o.piled = open_lay * sold
    o.churches = (unseen - lay) * sold


def _hidden_by(s: Biblios, o: Outlook, other: int) -> i64:
    """Count the cards that a rival holds or has kept unseen."""
    if other == o.seat:
        return 0
    kept = s.zones.size(SLOT) if other == s.active else 0
    return s.zones.holes(HAND + other) + kept


def _to_come(s: Biblios) -> float:
    """Count the cards still to be drawn: BIB-SETUP-12, less what this turn has had."""
    if s.turns == 0:
        return 0.0
    return float(s.turns * (s.seats + 1) - s.kept - s.sent - s.laid - s.zones.size(DRAWN))
