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
    """Name the rule that keeps a monk where it is: MON-MOVE-7 it prays, MON-OCC-7 its tile is
    full, 6 else it may leave, 5 unless it has stopped in this turn.
    """
    if spot % A_PLACE == PRAYING:
        return PRAYS
    if spot % A_PLACE and s.full & BIT[spot // A_PLACE]:
        return SHUT_IN
    return LOCKED if locked(s, spot) else None


def locked(s: Monastery, spot: i64) -> bool:
    """MON-OCC-5 Tell whether the monk on this spot has stopped in this turn."""
    for other in s.locked:  # noqa: SIM110 - a loop compiles better
        if other == spot:
            return True
    return False


def passages(s: Monastery, seat: i64) -> i64:
    """MON-SECRET-1 Give the Secret Ways that a seat may step onto from anywhere, 2 as often as it
    likes, MON-TEAM-2 the partner's too; MON-SECRET-3 none on which a monk prays, 6 none that is
    not on the table, 7, 8 none of another colour.
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
    """MON-SECRET-7 Tell whether this is the Secret Way of a seat's colour; MON-TEAM-2 or of the
    partner's.
    """
    distance = kind - SECRET_WAY - s.colour[seat]
    return distance == 0 or (s.paired == 1 and distance % 2 == 0)


def ring(s: Monastery, reached: i64) -> i64:
    """MON-MOVE-6 Give the places one step from these, over edges that connect."""
    found: i64 = 0
    while reached:
        place = lowest(reached)
        found |= s.links[place]
        reached ^= BIT[place]
    return found


def passable(s: Monastery) -> i64:
    """MON-OCC-3 Give the places that may be crossed now, 9 just filled or not, 10 whoever is there;
    4 at the others a monk must stop.
    """
    return s.built | s.full


def reach(s: Monastery, seat: i64, place: i64, points: i64) -> i64:
    """Give the places where a monk that starts here can end for so many points: MON-OCC-1."""
    start = BIT[place]
    seen = start
    last = start
    crossing = passable(s)
    if points > 0:
        last = (ring(s, last) | passages(s, seat)) & ~seen  # MON-SECRET-4, 5
        seen |= last
        points -= 1
    while points > 0 and last & crossing:
        last = ring(s, last & crossing) & ~seen
        seen |= last
        points -= 1
    return seen & ~start & ~s.full


def cost(s: Monastery, seat: i64, place: i64, target: i64) -> i64:
    """Count the steps from a place to one within reach; MON-MOVE-4 each costs a point."""
    points: i64 = 1
    while not reach(s, seat, place, points) & BIT[target]:
        points += 1
    return points


def against_leaving(s: Monastery, seat: i64, place: i64) -> Rule | None:
    """Name the rule because of which a monk can go nowhere from here: MON-MOVE-6 no step can be
    paid for, or none leads on; MON-OCC-1 all that are near are full.
    """
    if reach(s, seat, place, s.points):
        return None
    return IS_FULL if s.points and s.links[place] else A_STEP


def obstacle(s: Monastery, seat: i64, place: i64, target: i64) -> Rule:
    """Name the rule because of which a place is out of reach: MON-FEAT-5, MON-OCC-1, MON-SECRET-3
    its passage is closed, MON-MOVE-6 too few points; else, as all tiles hang together, MON-OCC-4 on
    every way there one must stop before.
    """
    kind = s.kind[target]
    if is_feature(kind):
        return ON_FEATURE
    if s.full & BIT[target]:
        return IS_FULL
    if s.points and SECRET_WAY <= kind < SECRET_WAY + ROWS and has_passage(s, seat, kind):
        return CLOSED
    return A_STEP if reach(s, seat, place, s.places) & BIT[target] else MUST_STOP
