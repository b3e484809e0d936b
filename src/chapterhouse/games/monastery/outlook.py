"""What a choice changes besides what it does: who leads in the Abbey, what a box is worth, which
letters come within reach. All of it is worked out from what the seat on turn can see.
"""

from __future__ import annotations

from typing import Final

from chapterhouse.core.bits import BIT, count, lowest
from chapterhouse.core.ints import i64
from chapterhouse.core.sentence import AMOUNT, Event, Slot, Template
from chapterhouse.games.monastery import monks
from chapterhouse.games.monastery.building import boxes, extra
from chapterhouse.games.monastery.collecting import free_space, price
from chapterhouse.games.monastery.components import COLUMNS, MONKS, NO_GROUP, ROWS, SPACES
from chapterhouse.games.monastery.library import letter_of
from chapterhouse.games.monastery.names import COORDINATE, LETTER, PLACE
from chapterhouse.games.monastery.places import named, numbered
from chapterhouse.games.monastery.spots import (
    A_MONK,
    A_PLACE,
    ABBEY_PLACE,
    GONE,
    NO_PLACE,
    ON_GRID,
    PRAYING,
    STANDING,
)
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.working import all_work

_WHERE: Final = [Slot("place", PLACE), Slot("x", COORDINATE), Slot("y", COORDINATE)]
_SURE: Final = Slot("sure", AMOUNT)
FILLS: Final = Template("event-outlook-fills", [*_WHERE, Slot("points", AMOUNT), _SURE])
WAITS: Final = Template(  # what the box bears, and how many boxes are free then
    "event-outlook-waits", [*_WHERE, Slot("number", AMOUNT), Slot("amount", AMOUNT)]
)
LEADS: Final = Template("event-outlook-leads", [Slot("amount", AMOUNT)])  # monks in the Abbey
SHARES: Final = Template("event-outlook-shares", [Slot("amount", AMOUNT)])
LOSES: Final = Template("event-outlook-loses", [])
REACHES: Final = Template("event-outlook-letters", [_SURE, Slot("letters", LETTER, many=True)])
TEMPLATES: Final = [FILLS, WAITS, LEADS, SHARES, LOSES, REACHES]

SURE: Final = 1
OPEN: Final = 0  # others can change it


def outlook(before: Monastery, after: Monastery) -> list[Event]:
    """Compare two positions of one turn; nothing is told once it is over."""
    seat = before.active
    if after.active != seat or after.space != before.space or after.scoring != before.scoring:
        return []
    told = _entered(before, after, seat) + _leading(before, after, seat)
    return told + _reaching(before, after, seat)


def _settled(s: Monastery) -> Monastery:
    """Give the position in which a monk that is yet to choose its box has left its place."""
    if s.target in (NO_PLACE, s.walker // A_PLACE):
        return s
    later, at = s.copy(), MONKS * s.active
    while later.monks[at] != s.walker:
        at += 1
    later.monks[at] = ON_GRID
    return later


# -- boxes


def _entered(before: Monastery, after: Monastery, seat: i64) -> list[Event]:
    """Tell what the box that a monk enters is worth. MON-CONS-1, MON-OCC-7."""
    first = MONKS * seat
    old = before.monks[first : first + MONKS]
    told: list[Event] = []
    for spot in after.monks[first : first + MONKS]:
        place, box = spot // A_PLACE, spot % A_PLACE
        if spot in old or spot < 0 or box in (STANDING, PRAYING) or after.built & BIT[place]:
            continue
        if after.full & BIT[place]:
            told.append(_full(after, seat, place))
        else:
            free = count(monks.free_boxes(after, place))
            values = [*named(after, place), int(numbered(after, place, box)), int(free)]
            told.append(Event(WAITS, seat, values, BIT[seat]))
    return told


def _full(s: Monastery, seat: i64, place: i64) -> Event:
    """Nobody can leave a full tile, so it is sure to be scored; with others of its group that are
    built before, it brings more.

    MON-OCC-7, MON-CONS-7.
    """
    points = boxes(s, seat, place) + extra(s, place, s.built)
    sure = SURE if s.edition.group[s.kind[place]] == NO_GROUP else OPEN
    return Event(FILLS, seat, [*named(s, place), int(points), sure], BIT[seat])


# -- the Abbey


def _votes(s: Monastery) -> list[i64]:
    """Count the monks of each seat in the Abbey. MON-ABBOT-6."""
    left = _settled(s)
    return [monks.owned(left, seat, ABBEY_PLACE) for seat in range(s.seats)]


def _leaders(votes: list[i64]) -> i64:
    """Give the seats with most monks there, all if nobody has one. MON-ABBOT-1, MON-ABBOT-5."""
    found: i64 = 0
    for seat, amount in enumerate(votes):
        if amount == max(votes):
            found |= BIT[seat]
    return found


def _leading(before: Monastery, after: Monastery, seat: i64) -> list[Event]:
    """Tell who would win an election now, if it is somebody else than before. MON-ABBOT-1."""
    votes = _votes(after)
    old, new, most = _leaders(_votes(before)), _leaders(votes), int(max(votes))
    if old == new or not most:
        return []
    if count(new) == 1:
        return [Event(LEADS, lowest(new), [most], BIT[seat])]
    if new & BIT[seat]:
        return [Event(SHARES, seat, [most], BIT[seat])]
    return [Event(LOSES, seat, [], BIT[seat])] if old & BIT[seat] else []


# -- letters


def _reaching(before: Monastery, after: Monastery, seat: i64) -> list[Event]:
    """Tell which letters can be paid for that could not before."""
    means, more = _means(before, seat), _means(after, seat)
    if more <= means:
        return []
    known = _within(before, seat, means)
    letters = [int(letter) for letter in _within(after, seat, more) if letter not in known]
    sure = SURE if after.scoring else OPEN
    return [Event(REACHES, seat, [sure, *letters], BIT[seat])] if letters else []


def _within(s: Monastery, seat: i64, means: i64) -> list[i64]:
    """List the letters of the grid that a seat, or its partner, misses and could pay for."""
    found: list[i64] = []
    cell: i64
    for cell in range(ROWS * COLUMNS):
        held = s.grid[cell]
        if GONE < held < A_MONK and price(s, seat, cell) <= means:
            letter = letter_of(held)
            if letter not in found and _missing(s, seat, letter):
                found.append(letter)
    return found


def _missing(s: Monastery, seat: i64, letter: i64) -> bool:
    """Tell whether a letter could lie large for a seat. MON-COLL-8, MON-TEAM-3."""
    other: i64
    for other in range(s.seats):
        own = other == seat or s.partners(seat, other)
        if own and free_space(s, other, letter) < SPACES:
            return True
    return False


def _means(s: Monastery, seat: i64) -> i64:
    """Add up what a seat can pay with in this round: points and blessings; before its scoring turn,
    as things stand, the points of tiles that are full, and of work.

    MON-SCORE-1, MON-COLL-3.
    """
    if s.scoring:
        return s.points + s.purse + (0 if s.totalled else all_work(s, seat))
    later = _settled(s).copy()
    later.turned = 0
    points = s.blessings[seat] + all_work(later, seat)
    place: i64
    for place in range(s.places):
        if s.full & ~s.built & BIT[place] and monks.owned(s, seat, place):
            points += boxes(s, seat, place) + extra(s, place, s.built)
    return points
