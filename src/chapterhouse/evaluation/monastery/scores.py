"""The scoring turn: icons first, then a prayer if it pays, then the total and the best basket."""

from typing import Final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import count, i64
from chapterhouse.evaluation.monastery.basket import NOTHING, make_basket
from chapterhouse.evaluation.monastery.library import LEAST, best_swap
from chapterhouse.evaluation.monastery.monkplan import NEVER
from chapterhouse.evaluation.monastery.moves import best_laying
from chapterhouse.evaluation.monastery.outlook import POINT, Outlook, Weights
from chapterhouse.evaluation.monastery.position import hand
from chapterhouse.games.monastery.components import (
    ABBOTS_HOUSE,
    ALMONRY,
    HAND,
    LIBRARY,
    STABLES,
    WORKSHOP,
)
from chapterhouse.games.monastery.election import leaders
from chapterhouse.games.monastery.scoring import BUY, END, PRAY, TOTAL, USE
from chapterhouse.games.monastery.spots import ABBEY_PLACE
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.working import prayer, work

BURDEN: Final = 2  # a tile of so much is worth exchanging at the Workshop


def score(s: Monastery, legal: list[int], weights: Weights) -> int:
    """Tell what to do next in a scoring turn."""
    o = Outlook(s, s.active, weights)
    for kind in (ALMONRY, STABLES, ABBOTS_HOUSE, WORKSHOP, LIBRARY):
        if USE + kind in legal and useful(s, o, kind):
            return USE + kind
    if not s.totalled:
        place = prayer_place(s, o, legal)
        return TOTAL if place == ABBEY_PLACE else PRAY + place
    cell = make_basket(s, o).first(s.points, s.purse)
    return END if cell == NOTHING else BUY + cell


def useful(s: Monastery, o: Outlook, kind: i64) -> bool:
    """Tell whether an icon is worth using now."""
    seat = s.active
    if kind == STABLES:
        best = best_laying_stables(s, o.weights)
        return best > hand(s, o)
    if kind == LIBRARY:
        swap = best_swap(s, o) if s.totalled else None
        return swap is not None and swap.worth > LEAST
    if kind == WORKSHOP:
        values = [s.edition.value[tile] for tile in s.zones.cards(HAND + seat)]
        return len(values) > 0 and max(values) >= BURDEN
    if kind == ABBOTS_HOUSE:
        found = leaders(s, snap=True)
        return s.abbot != seat and count(found) == 1 and found & BIT[seat] != 0
    return True


def best_laying_stables(s: Monastery, weights: Weights) -> float:
    """Tell what the best tile laid from the Stables comes to."""
    after = s.copy()
    after.apply(USE + STABLES)
    best = best_laying(after, s.zones.kinds(HAND + s.active), weights)
    return NEVER if best is None else best.looks


def prayer_place(s: Monastery, o: Outlook, legal: list[int]) -> i64:
    """Find where a prayer brings most, the Abbey if it does not pay."""
    best: i64 = ABBEY_PLACE
    most: float = 0.0
    for action in legal:
        if not PRAY <= action < BUY:
            continue
        place = action - PRAY
        points = float(prayer(s, place) - work(s, s.active, place))
        worth = POINT * points - o.missed()
        if worth > most:
            most = worth
            best = place
    return best
