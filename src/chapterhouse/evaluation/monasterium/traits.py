"""Traits of a position of Monasterium, for one seat: what `chapterhouse train` weighs anew.

Most are the parts that a value is made of, as it counts them already; each is listed once as it is,
and once times how much of the game is left.
"""

from typing import Final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import count, i64
from chapterhouse.evaluation.monasterium.area import ROW_WORTH, window
from chapterhouse.evaluation.monasterium.board import HOLD, MARGIN, ROOM_PART, VISIT
from chapterhouse.evaluation.monasterium.outlook import (
    GOODS_KEPT,
    GOODS_USED,
    OWN_DIE,
    PLENTY,
    USEFUL,
    Outlook,
)
from chapterhouse.evaluation.monasterium.tasks import hopes
from chapterhouse.games.monasterium.components import COLUMNS, GOODS, MONASTERIES, ROWS, WITHIN
from chapterhouse.games.monasterium.state import ALL_NOVICES, KINDS_OF_GOOD, Monasterium

ONCE: Final = (
    "points", "dice", "kept", *GOODS, "leads", "cloisters", "room", "chapels", "held", "visited",
    "places", "counts", *[f"row-{row + 1}" for row in range(ROWS)], "window", "path", "prospects",
    "sent",
)  # fmt: skip
TRAITS: Final = (*ONCE, *[f"{name}-ahead" for name in ONCE])


def traits(s: Monasterium, o: Outlook, prospects: float) -> list[float]:
    """List them, in the order of their names, at the end of a turn of the seat."""
    gone = ~s.novices[o.seat] & ALL_NOVICES
    found = [float(s.total(o.seat)), OWN_DIE * o.rounds * float(s.owned[o.seat])]
    found += _goods(s, o) + _board(s, o) + hopes(s, o)
    for row in range(ROWS):
        found.append(o.span * ROW_WORTH[32 * row + (gone >> COLUMNS * row & 31)])
    found += [window(s, o), o.path[s.envoy[o.seat]], prospects, float(count(gone))]
    return found + [trait * o.span for trait in found]


def _goods(s: Monasterium, o: Outlook) -> list[float]:
    """List what all goods count in the end, and by kind what they are worth more by then."""
    kept: float = 0.0
    found: list[float] = []
    good: i64
    for good in range(KINDS_OF_GOOD):
        n = s.goods[KINDS_OF_GOOD * o.seat + good]
        kept += GOODS_KEPT[good] * float(n)
        found.append((GOODS_USED[good] - GOODS_KEPT[good]) * o.ease * USEFUL[min(n, PLENTY)])
    return [kept, *found]


def _board(s: Monasterium, o: Outlook) -> list[float]:
    """List majorities, cloisters and the room in them, chapels, monasteries held and visited."""
    leads, cloisters, room, held, visited = 0.0, 0.0, 0.0, 0.0, 0.0
    chapels: i64 = 0
    factor = float(s.edition.cloister)
    near = s.edition.links[s.envoy[o.seat]]
    m: i64
    for m in range(MONASTERIES):
        inside = s.chapel[MONASTERIES * o.seat + m]
        built = count(s.rooms[o.seat] & WITHIN[m])
        around = count(s.spaces[o.seat] & WITHIN[m])
        leads += o.lead_of(inside + built + around, m)
        cloisters += factor * float(inside * around)
        more = float(max(inside, around)) * (1.0 if built else ROOM_PART)
        room += factor * MARGIN * o.span * more
        if inside:
            chapels += 1
            held += HOLD * o.span
        elif near & BIT[m]:
            visited += VISIT * o.ease
    return [leads, cloisters, room, float(s.edition.chapels[chapels]), held, visited]
