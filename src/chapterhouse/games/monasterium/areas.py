"""Where a novice may go: the areas of the monasteries, their places, and what a room brings."""

from __future__ import annotations

from typing import Final

from chapterhouse.core.bits import BIT, lowest
from chapterhouse.core.ints import i64
from chapterhouse.core.rule import Rule
from chapterhouse.core.sentence import Sentence
from chapterhouse.games.monasterium import mission, sentences
from chapterhouse.games.monasterium.components import (
    BOOK,
    BUILDING,
    CHAPEL,
    COMMON,
    GROUNDS,
    MONASTERIES,
    MOST,
    PROFANE,
    TOOL,
)
from chapterhouse.games.monasterium.rules import RULES
from chapterhouse.games.monasterium.state import ROOMS, Monasterium
from chapterhouse.games.monasterium.turn import Decision
from chapterhouse.games.monasterium.window import OFFER_TILE

ALL: Final = (1 << MONASTERIES) - 1
BLOCKED: Final = RULES["MSM-SETUP-2"]
ROOM_TAKEN: Final = RULES["MSM-BLD-1"]
CHAPEL_FULL: Final = RULES["MSM-CHAPEL-2"]
SPACE_TAKEN: Final = RULES["MSM-CLOISTER-1"]
OUT_OF_REACH: Final = RULES["MSM-NOVICE-3"]
NO_OWN_ROOM: Final = RULES["MSM-CLOISTER-2"]

NAMING: Final = [sentences.TO_CHAPEL, sentences.TO_ROOM, sentences.TO_SPACE]  # by area

# A place is a chapel (its monastery), a room or a cloister space, by area.


def places(s: Monasterium, area: i64) -> i64:
    """Give all places of an area."""
    if area == CHAPEL:
        return ALL
    return s.edition.grounds.rooms if area == BUILDING else s.edition.grounds.spaces


def admitted(s: Monasterium, seat: i64, area: i64) -> i64:
    """Give the places that a novice of this seat could enter, whatever it costs. MSM-EXTRA-4."""
    reach = s.within_reach(seat)
    if area == CHAPEL:
        return s.open_chapels() & reach
    if area == BUILDING:
        return s.free_rooms() & GROUNDS[reach]
    return s.free_spaces() & GROUNDS[reach] & bordered(s, seat)  # MSM-CLOISTER-3


def bordered(s: Monasterium, seat: i64) -> i64:
    """Give the spaces that border a room with an own novice; one room may serve two of them.

    MSM-CLOISTER-2, MSM-CLOISTER-7.
    """
    found: i64 = 0
    own = s.rooms[seat]
    while own:
        room = lowest(own)
        found |= s.edition.grounds.borders[room]
        own ^= BIT[room]
    return found


def unfit(s: Monasterium, seat: i64, area: i64, place: i64) -> Rule | None:
    """Name the rule that keeps a novice out of a place, whatever it costs.

    MSM-CLOISTER-2, MSM-SETUP-2, MSM-NOVICE-3, MSM-CHAPEL-2, MSM-BLD-1, MSM-CLOISTER-1.
    """
    grounds, reach = s.edition.grounds, s.within_reach(seat)
    if area == CHAPEL:
        if not s.open_chapels() & BIT[place]:
            return CHAPEL_FULL
        return None if reach & BIT[place] else OUT_OF_REACH
    if (grounds.blocked_rooms if area == BUILDING else grounds.blocked_spaces) & BIT[place]:
        return BLOCKED
    free = s.free_rooms() if area == BUILDING else s.free_spaces()
    if not free & BIT[place]:
        return ROOM_TAKEN if area == BUILDING else SPACE_TAKEN
    if not GROUNDS[reach] & BIT[place]:
        return OUT_OF_REACH
    if area == BUILDING or bordered(s, seat) & BIT[place]:
        return None
    return NO_OWN_ROOM


def enter(s: Monasterium, seat: i64, area: i64, place: i64) -> None:
    """Place a novice, who never moves again. MSM-NOVICE-9."""
    if area == CHAPEL:
        s.chapel[MONASTERIES * seat + place] += 1
    elif area == BUILDING:
        s.rooms[seat] |= BIT[place]
    else:
        s.spaces[seat] |= BIT[place]
    mission.claim(s)


def named(s: Monasterium, area: i64, place: i64) -> list[int]:
    """Give the values that name a place: a room comes with its kind."""
    return [place, s.edition.grounds.kind[place]] if area == BUILDING else [place]


class ToPlace(Decision):
    """A novice goes to a place of an area."""

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area: Final = area

    def options(self, s: Monasterium) -> i64:
        """Any place of the area; also in a monastery with own rooms already. MSM-BLD-10."""
        return places(s, self.area)

    def says(self, s: Monasterium, action: i64) -> Sentence:
        return Sentence(NAMING[self.area], named(s, self.area, action))


def room_bonus(s: Monasterium, seat: i64, room: i64) -> None:
    """A profane room brings a tool, a workshop a book, a common room a tile.

    MSM-BLD-5, MSM-BLD-6, MSM-BLD-7.
    """
    kind = s.edition.grounds.kind[room]
    s.score(seat, s.edition.room_points[kind], ROOMS)
    if kind == COMMON:
        s.then(OFFER_TILE[room // MOST])
    else:
        s.gain(seat, TOOL if kind == PROFANE else BOOK, 1)
