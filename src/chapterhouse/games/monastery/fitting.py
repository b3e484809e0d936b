"""Sections MON-PLACE, GROUP and FEAT: where a tile may lie, and the rule against it elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chapterhouse.core.bits import BIT, count, lowest
from chapterhouse.core.ints import i64, vec
from chapterhouse.games.monastery.components import (
    BROWN,
    EMPTY,
    FEATURES,
    GREY,
    NO_GROUP,
    PATHS,
    SIDES,
    union,
)
from chapterhouse.games.monastery.rules import RULES
from chapterhouse.games.monastery.sites import place_at
from chapterhouse.games.monastery.spots import ABBEY_PLACE, ALL_PLACES, STEP
from chapterhouse.games.monastery.state import Monastery

if TYPE_CHECKING:
    from chapterhouse.core.rule import Rule

FEATURE: Final = union(FEATURES)
# What keeps a tile from a cell, the nearer to a legal placing the higher.
FINE: Final = 0
UNSUPPORTED: Final = 1
AT_ABBEY: Final = 2
CLASH: Final = 3
LOOSE: Final = 4
DEAD_END: Final = 5
TOO_LARGE: Final = 6
REASONS: Final = [
    RULES["MON-PLACE-1"],
    RULES["MON-PLACE-5"],
    RULES["MON-PLACE-9"],
    RULES["MON-PLACE-8"],
    RULES["MON-PLACE-6"],
    RULES["MON-PLACE-7"],
    RULES["MON-PLACE-11"],
]
NO_PATHWAY: Final = RULES["MON-FEAT-2"]


def is_feature(kind: i64) -> bool:
    """Tell whether a kind of tile has nothing but empty edges by its nature. MON-FEAT-2."""
    return FEATURE & BIT[kind] != 0


def rule_of(kind: i64, reason: i64) -> Rule | None:
    """Name the rule behind a reason; of a dead end, where a feature would make it.

    MON-FEAT-2, MON-PLACE-1, MON-PLACE-5, MON-PLACE-9, MON-PLACE-8, MON-PLACE-6, MON-PLACE-7,
    MON-PLACE-11.
    """
    if reason == FINE:
        return None
    return NO_PATHWAY if reason == DEAD_END and is_feature(kind) else REASONS[reason]


def against(s: Monastery, kind: i64, at: i64) -> i64:
    """Give the reason against a tile in a site, however it is turned. MON-PLACE-3."""
    if not s.near[at] & (s.built | s.full):  # MON-PLACE-5, MON-FEAT-7
        return UNSUPPORTED
    clashing = _clashing(s, kind, at)
    if clashing:
        return AT_ABBEY if clashing == BIT[ABBEY_PLACE] else CLASH
    shapes, asked = s.edition.shapes, 256 * kind + s.asked[at]
    turns = shapes.distinct[kind]
    if not is_feature(kind):  # MON-FEAT-3
        turns &= shapes.joins[asked]
        if not turns:
            return LOOSE
    turns &= shapes.clear[asked]
    if not turns:
        return DEAD_END
    return FINE if _within_limit(s, kind, at, turns) else TOO_LARGE


def against_turned(s: Monastery, kind: i64, at: i64, rotation: i64) -> i64:
    """Give the reason against a tile in a site where it can lie, turned like this."""
    shapes, asked = s.edition.shapes, 256 * kind + s.asked[at]
    if not shapes.clear[asked] & BIT[rotation]:
        return DEAD_END
    if not is_feature(kind) and not shapes.joins[asked] & BIT[rotation]:
        return LOOSE
    return FINE if _within_limit(s, kind, at, BIT[rotation]) else TOO_LARGE


def nowhere(s: Monastery, kind: i64) -> i64:
    """Give the reason why a tile can lie nowhere, where it is nearest to it; FINE if it can."""
    nearest: i64 = UNSUPPORTED
    at: i64
    for at in range(s.sites):
        reason = against(s, kind, at)
        if reason == FINE:
            return FINE
        nearest = max(nearest, reason)
    return nearest


def ever(s: Monastery, kind: i64) -> bool:
    """Tell whether a tile could lie anywhere if all others were constructed. MON-END-3."""
    built = s.built
    s.built = ALL_PLACES
    reason = nowhere(s, kind)
    s.built = built
    return reason == FINE


def _clashing(s: Monastery, kind: i64, at: i64) -> i64:
    """Give the neighbours that are brown to a grey tile, or grey to a brown one, as the Abbey is;
    others may be anything.

    MON-PLACE-8, MON-PLACE-9, MON-PLACE-10.
    """
    shade = s.edition.shade[kind]
    if shade == GREY:
        return s.near[at] & s.brown
    return s.near[at] & s.grey if shade == BROWN else 0


def _within_limit(s: Monastery, kind: i64, at: i64, turns: i64) -> i64:
    """Leave the rotations in which no group grows too large. MON-PLACE-11."""
    group = s.edition.group[kind]
    if group == NO_GROUP or not s.near[at] & s.grouped[group]:
        return turns
    rotation: i64
    for rotation in range(SIDES):
        if turns & BIT[rotation] and _joined(s, kind, at, rotation) > s.edition.limit[group]:
            turns &= ~BIT[rotation]
    return turns


def _joined(s: Monastery, kind: i64, at: i64, rotation: i64) -> i64:
    """Count the group that a tile would be in, itself included. MON-GROUP-4."""
    group = s.edition.group[kind]
    shows, asks = s.edition.shapes.sides[SIDES * kind + rotation], s.asked[at]
    touched: i64 = 0
    side: i64
    for side in range(SIDES):
        if asks >> 2 * side & 3 and (group != PATHS or meets(asks, shows, side)):
            touched |= BIT[place_at(s, s.site[at] + STEP[side])]
    return 1 + count(spread(rows_of(s, group), touched, s.grouped[group]))


def rows_of(s: Monastery, group: i64) -> vec[i64]:
    """Fields and Gardens are linked by touching, Paths by edges that connect.

    MON-GROUP-1, MON-GROUP-2, MON-GROUP-3.
    """
    return s.links if group == PATHS else s.beside


def meets(asks: i64, shows: i64, side: i64) -> bool:
    """Tell whether two facing edges connect. MON-TERM-9."""
    return asks >> 2 * side & 3 != EMPTY and shows >> 2 * side & 3 != EMPTY


def spread(rows: vec[i64], start: i64, within: i64) -> i64:
    """Give the places within a set that hang together with those at the start."""
    seen = start & within
    ring = seen
    while ring:
        place = lowest(ring)
        found = rows[place] & within & ~seen
        seen |= found
        ring = ring & ~BIT[place] | found
    return seen
