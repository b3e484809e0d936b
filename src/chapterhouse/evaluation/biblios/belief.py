"""What hidden cards are likely to be: 16.3.1 goes by what is unseen, this by how people play.

Little gold is kept, and it is paid away; good cards are kept, above all for dice that count much.
How likely each card is in a hand was measured between greedy bots (scripts/beliefs, docs/bots.md).
"""

from math import exp
from typing import Final

from chapterhouse.bots.greedy import Greedy
from chapterhouse.core.dealer import Dealer
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.plan import POOL
from chapterhouse.evaluation.biblios.bids import makes_sense
from chapterhouse.games.biblios.components import CHURCH, GOLD, SEALS
from chapterhouse.games.biblios.state import BURIED, HAND, PILE, Biblios

LOTS: Final = 18.0  # a usual number of lots
# By seats, how much each feature of a card speaks for it: gold of 1, 2, 3; times how much of the
# auction is over; the value; the die; once known there, and how likely to be there still.
WEIGHTS: Final = [
    vec[float]([0.0] * 9),
    vec[float]([0.0] * 9),
    vec[float]([-1.18, -0.99, 0.53, -2.44, -1.10, -1.27, 0.18, 0.45, 2.55]),
    vec[float]([-1.32, -1.20, -1.35, -2.24, -0.34, -0.20, 0.17, 0.35, 3.16]),
    vec[float]([-1.18, -1.17, -1.28, -1.46, 0.04, 0.45, 0.16, 0.27, 3.41]),
]
TRIES: Final = 24  # to draw a hand for which the bids on this lot make sense
GRAIN: Final = 1 << 20  # of the chances by which a card is drawn


def unsold(s: Biblios) -> float:
    """Tell how much of the auction is still to come, at most all of a usual one."""
    return min(float(s.zones.size(PILE)) / LOTS, 1.0)


def features(view: Biblios, hand: i64, card: i64) -> list[float]:
    """List what speaks for a card in a hand, as the weights are listed."""
    found = [0.0] * 9
    if card < GOLD:
        found[6] = float(view.edition.value[card]) - 2.0
        found[7] = float(view.die(card // SEALS)) - 3.0
    else:
        found[card - GOLD] = 1.0
        found[card - GOLD + 3] = 0.0 if view.turns else 1.0 - unsold(view)
    if view.zones.knew(view.observer, hand, card):
        found[8] = _kept(view, hand)
    return found


def _kept(view: Biblios, hand: i64) -> float:
    """Tell how likely a card once known in a hand is there still."""
    known = sum([view.zones.knew(view.observer, hand, card) for card in range(CHURCH)])
    return max(1.0 - float(view.zones.lost(view.observer, hand)) / float(known), 0.0)


def believed(view: Biblios, dealer: Dealer, player: Greedy) -> Biblios:
    """Give a world in which the hidden cards of each hand are drawn one after the other, each card
    by how likely it is there; again, if such a player would not have bid so with this hand.
    """
    world = view.imagine(dealer)
    rival: i64
    for rival in range(view.seats):
        hand = HAND + rival
        if rival == view.observer or view.zones.holes(hand) == 0:
            continue
        odds = _odds(view, hand)
        for _ in range(TRIES):
            _draw(view, world, hand, odds, dealer)
            if makes_sense(world, rival, player):
                break
    return world


def _draw(view: Biblios, world: Biblios, hand: i64, odds: vec[float], dealer: Dealer) -> None:
    """Draw the hidden cards of one hand anew, out of them and all that lies hidden elsewhere."""
    cards: list[i64] = []
    places: list[i64] = []
    for place in (hand, POOL, PILE, BURIED):
        _list_hidden(view, world, place, cards, places)
    total: float = 0.0
    for card in cards:
        total += odds[card]
    for slot in range(view.zones.holes(hand)):
        chosen = _pick(cards, slot, odds, total * float(dealer.below(GRAIN)) / float(GRAIN))
        here, there, place = cards[slot], cards[chosen], places[chosen]
        if place != hand:
            world.zones.shift(there, place, hand)
            world.zones.shift(here, hand, place)
        cards[slot], cards[chosen] = there, here
        total -= odds[there]


def _list_hidden(
    view: Biblios, world: Biblios, place: i64, cards: list[i64], places: list[i64]
) -> None:
    """Add the cards in a place that the view does not show there; church cards are in no hand."""
    card: i64
    for card in range(CHURCH):
        number = world.zones.tally(place, card)
        if number and place != POOL:
            number -= view.zones.tally(place, card)
        while number > 0:
            cards.append(card)
            places.append(place)
            number -= 1


def _odds(view: Biblios, hand: i64) -> vec[float]:
    """Tell how likely each card is in a hand, by its weights."""
    weights = WEIGHTS[view.seats]
    odds = vec[float]([0.0] * CHURCH)
    card: i64
    for card in range(CHURCH):
        total: float = 0.0
        listed = features(view, hand, card)
        for at in range(len(weights)):
            total += weights[at] * listed[at]
        odds[card] = exp(total)
    return odds


def _pick(cards: list[i64], first: i64, odds: vec[float], at: float) -> i64:
    """Find the card, from the first one on, at which the odds add up to so much."""
    index = first
    last: i64 = len(cards) - 1
    while index < last:
        at -= odds[cards[index]]
        if at < 0:
            break
        index += 1
    return index
