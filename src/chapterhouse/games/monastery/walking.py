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
TOO_FAR: Final = RULES["MON-MOVE-4"]
NO_WAY: Final = RULES["MON-MOVE-6"]
ONE_CHANGE: Final = RULES["MON-OCC-8"]


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
    colour: i64
    for colour in range(ROWS):
        distance = colour - s.colour[seat]
        if distance == 0 or (s.paired and distance % 2 == 0):
            place = find(s, SECRET_WAY + colour)
            if place != NO_PLACE and monks.praying(s, place) == 0:
                found |= BIT[place]
    return found


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


def obstacle(s: Monastery, seat: i64, place: i64, target: i64) -> Rule:
    """Name the rule because of which a place is out of reach: MON-FEAT-5, MON-OCC-1, MON-MOVE-4
    too few points, else 6 no way leads there.
    """
    if is_feature(s.kind[target]):
        return ON_FEATURE
    if s.full & BIT[target]:
        return IS_FULL
    far = reach(s, seat, place, s.places)
    return TOO_FAR if far & BIT[target] else NO_WAY
