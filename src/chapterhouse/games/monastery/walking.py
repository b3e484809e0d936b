"""Sections MON-MOVE, OCC and SECRET: how far a monk can go, ring by ring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chapterhouse.core.bits import BIT, lowest
from chapterhouse.core.ints import i64
from chapterhouse.games.monastery import monks
from chapterhouse.games.monastery.components import ROWS, SECRET_WAY
from chapterhouse.games.monastery.fitting import is_feature
from chapterhouse.games.monastery.places import find
from chapterhouse.games.monastery.rules import RULES
from chapterhouse.games.monastery.spots import A_PLACE, NO_PLACE, PRAYING
from chapterhouse.games.monastery.state import Monastery

if TYPE_CHECKING:
    from chapterhouse.core.rule import Rule

PRAYS: Final = RULES["MON-MOVE-7"]
SHUT_IN: Final = RULES["MON-OCC-7"]
LOCKED: Final = RULES["MON-OCC-5"]
IS_FULL: Final = RULES["MON-OCC-1"]
ON_FEATURE: Final = RULES["MON-FEAT-5"]
A_STEP: Final = RULES["MON-MOVE-6"]
MUST_STOP: Final = RULES["MON-OCC-4"]
CLOSED: Final = RULES["MON-SECRET-3"]


def held(s: Monastery, spot: i64) -> Rule | None:
    """Name the rule that keeps a monk where it is: it prays, its tile is full, else it may leave,
    unless it has stopped in this turn.

    MON-MOVE-7, MON-OCC-7, MON-OCC-6, MON-OCC-5.
    """
    if spot % A_PLACE == PRAYING:
        return PRAYS
    if spot % A_PLACE and s.full & BIT[spot // A_PLACE]:
        return SHUT_IN
    return LOCKED if locked(s, spot) else None


def locked(s: Monastery, spot: i64) -> bool:
    """Tell whether the monk on this spot has stopped in this turn. MON-OCC-5."""
    for other in s.locked:  # noqa: SIM110 - a loop compiles better
        if other == spot:
            return True
    return False


def passages(s: Monastery, seat: i64) -> i64:
    """Give the Secret Ways that a seat may step onto from anywhere, as often as it likes, the
    partner's too; none on which a monk prays, none that is not on the table, none of another
    colour.

    MON-SECRET-1, MON-SECRET-2, MON-TEAM-2, MON-SECRET-3, MON-SECRET-6, MON-SECRET-7, MON-SECRET-8.
    """
    found: i64 = 0
    kind: i64
    for kind in range(SECRET_WAY, SECRET_WAY + ROWS):
        if has_passage(s, seat, kind):
            place = find(s, kind)
            if place != NO_PLACE and monks.praying(s, place) == 0:
                found |= BIT[place]
    return found


def has_passage(s: Monastery, seat: i64, kind: i64) -> bool:
    """Tell whether this is the Secret Way of a seat's colour; or of the partner's.

    MON-SECRET-7, MON-TEAM-2.
    """
    distance = kind - SECRET_WAY - s.colour[seat]
    return distance == 0 or (s.paired == 1 and distance % 2 == 0)


def ring(s: Monastery, reached: i64) -> i64:
    """Give the places one step from these, over edges that connect. MON-MOVE-6."""
    found: i64 = 0
    while reached:
        place = lowest(reached)
        found |= s.links[place]
        reached ^= BIT[place]
    return found


def passable(s: Monastery) -> i64:
    """Give the places that may be crossed now, just filled or not, whoever is there; at the others
    a monk must stop.

    MON-OCC-3, MON-OCC-9, MON-OCC-10, MON-OCC-4.
    """
    return s.built | s.full


def reach(s: Monastery, seat: i64, place: i64, points: i64) -> i64:
    """Give the places where a monk that starts here can end for so many points. MON-OCC-1."""
    start = BIT[place]
    seen = start
    last = start
    crossing = passable(s)
    if points > 0:
        last = (ring(s, last) | passages(s, seat)) & ~seen  # MON-SECRET-4, MON-SECRET-5
        seen |= last
        points -= 1
    while points > 0 and last & crossing:
        last = ring(s, last & crossing) & ~seen
        seen |= last
        points -= 1
    return seen & ~start & ~s.full


def cost(s: Monastery, seat: i64, place: i64, target: i64) -> i64:
    """Count the steps from a place to one within reach; each costs a point. MON-MOVE-4."""
    points: i64 = 1
    while not reach(s, seat, place, points) & BIT[target]:
        points += 1
    return points


def against_leaving(s: Monastery, seat: i64, place: i64) -> Rule | None:
    """Name the rule because of which a monk can go nowhere from here: no step can be paid for, or
    none leads on; all that are near are full.

    MON-MOVE-6, MON-OCC-1.
    """
    if reach(s, seat, place, s.points):
        return None
    return IS_FULL if s.points and s.links[place] else A_STEP


def obstacle(s: Monastery, seat: i64, place: i64, target: i64) -> Rule:
    """Name the rule because of which a place is out of reach: its passage is closed, too few
    points; else, as all tiles hang together, on every way there one must stop before.

    MON-FEAT-5, MON-OCC-1, MON-SECRET-3, MON-MOVE-6, MON-OCC-4.
    """
    kind = s.kind[target]
    if is_feature(kind):
        return ON_FEATURE
    if s.full & BIT[target]:
        return IS_FULL
    if s.points and SECRET_WAY <= kind < SECRET_WAY + ROWS and has_passage(s, seat, kind):
        return CLOSED
    return A_STEP if reach(s, seat, place, s.places) & BIT[target] else MUST_STOP
