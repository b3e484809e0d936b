"""Laying: where each tile of the hand could go, and which places look best at first sight."""

from typing import Final, final

from chapterhouse.core.bits import BIT, count, lowest, members_of
from chapterhouse.core.ints import i64
from chapterhouse.evaluation.monastery.outlook import BLESSING, POINT
from chapterhouse.games.monastery.components import EMPTY, MOST_BOXES, NO_GROUP, SIDES
from chapterhouse.games.monastery.fitting import FINE, against, against_turned, is_feature
from chapterhouse.games.monastery.sites import place_at
from chapterhouse.games.monastery.spots import A_PLACE, STEP
from chapterhouse.games.monastery.state import Monastery

KEPT: Final = 1.5  # what a feature would bring elsewhere
UNFINISHED: Final = 0.5  # a tile that those who are near cannot fill
RELIEF: Final = 0.15  # a tile of so much value is off the hand
OPENING: Final = 0.04  # an edge that leads on


@final
class Laying:
    """A tile, a cell and a rotation, and what it looks like at first sight."""

    def __init__(self, kind: i64, cell: i64, rotation: i64, looks: float) -> None:
        self.kind: Final[i64] = kind
        self.cell: Final[i64] = cell
        self.rotation: Final[i64] = rotation
        self.looks: Final = looks


def layings(s: Monastery, seat: i64, kinds: i64) -> list[Laying]:
    """List all ways to lay one of these tiles, those that look best first."""
    found: list[Laying] = []
    while kinds:
        kind = lowest(kinds)
        kinds ^= BIT[kind]
        at: i64
        for at in range(s.sites):
            if against(s, kind, at) == FINE:
                found += turned(s, seat, kind, at)
    found.sort(key=_looks, reverse=True)
    return found


def turned(s: Monastery, seat: i64, kind: i64, at: i64) -> list[Laying]:
    """List the ways to lay a tile into a site."""
    found: list[Laying] = []
    for rotation in members_of(s.edition.shapes.distinct[kind]):
        if against_turned(s, kind, at, rotation) == FINE:
            looks = first_sight(s, seat, kind, at, rotation)
            found.append(Laying(kind, s.site[at], rotation, looks))
    return found


def first_sight(s: Monastery, seat: i64, kind: i64, at: i64, rotation: i64) -> float:
    """Tell what a laying looks like: who is near, what it links, where it leads."""
    if is_feature(kind):
        return BLESSING * float(count(s.near[at])) - KEPT
    joined, openings = _edges(s, kind, at, rotation)
    looks = OPENING * float(openings)
    group = s.edition.group[kind]
    if group != NO_GROUP:
        looks += POINT * float(count(s.near[at] & s.grouped[group]))
    near = _near(s, seat, joined)
    boxes = s.edition.boxes[kind]
    box: i64
    for box in range(1, min(near, boxes) + 1):
        looks += POINT * float(s.edition.number[(MOST_BOXES + 1) * kind + box])
    if near < boxes:
        looks *= UNFINISHED
    return looks + RELIEF * float(s.edition.value[kind])


def _edges(s: Monastery, kind: i64, at: i64, rotation: i64) -> tuple[i64, i64]:
    """Give the places a tile would connect to, as a set, and how many edges lead on."""
    shows = s.edition.shapes.sides[SIDES * kind + rotation]
    joined: i64 = 0
    openings: i64 = 0
    side: i64
    for side in range(SIDES):
        if shows >> 2 * side & 3 == EMPTY:
            continue
        asked = s.asked[at] >> 2 * side & 3
        if asked == 0:
            openings += 1
        elif asked != EMPTY:
            joined |= BIT[place_at(s, s.site[at] + STEP[side])]
    return joined, openings


def _near(s: Monastery, seat: i64, joined: i64) -> i64:
    """Count the own monks that are on one of these places, or beside one that can be crossed."""
    around = joined
    rest = joined & (s.built | s.full)
    while rest:
        place = lowest(rest)
        rest ^= BIT[place]
        around |= s.links[place]
    n: i64 = 0
    for spot in s.monks[5 * seat : 5 * seat + 5]:
        if spot >= 0 and around & BIT[spot // A_PLACE]:
            n += 1
    return n


def _looks(laying: Laying) -> float:
    return laying.looks
