"""Section MSM-MISSION: six tasks for all, claimed the moment they are done."""

from __future__ import annotations

from typing import Final

from chapterhouse.core.bits import BIT, lowest
from chapterhouse.core.ints import count, i64
from chapterhouse.games.monasterium import sentences
from chapterhouse.games.monasterium.components import (
    A_CATEGORY,
    BUILDING,
    CHAPEL,
    COMMON,
    MONASTERIES,
    WITHIN,
    YEARS,
    Need,
)
from chapterhouse.games.monasterium.state import CELLS, OPEN, TASKS, Monasterium

FIRST_C: Final = 2 * A_CATEGORY  # the first mission of the third category


def done(s: Monasterium, seat: i64) -> i64:
    """Give the missions that a seat has claimed, in whatever year."""
    found: i64 = 0
    year: i64
    for year in range(YEARS):
        found |= s.claimed[YEARS * seat + year]
    return found


def claim(s: Monasterium) -> None:
    """Score what the seat on turn has fulfilled, at once; once each, whoever else has. This is
    asked after every step that can fulfil one.

    MSM-MISSION-3, MSM-MISSION-4, MSM-MISSION-1, MSM-MISSION-2, MSM-STATE-10.
    """
    seat = s.active
    open_ = s.zones.kinds(OPEN) & ~done(s, seat)
    while open_:
        mission = lowest(open_)
        open_ ^= BIT[mission]
        if fulfilled(s, seat, mission):
            s.claimed[YEARS * seat + s.year - 1] |= BIT[mission]
            # MSM-MISSION-5, MSM-MISSION-6
            points = s.edition.mission_points[YEARS * mission + s.year - 1]
            s.tell(sentences.CLAIMED, seat, mission, points)
            s.add(seat, points, TASKS)


def fulfilled(s: Monasterium, seat: i64, mission: i64) -> bool:
    """Tell whether a seat has done what a mission asks: it never ceases to be so.

    MSM-MISSION-15.
    """
    if mission >= FIRST_C:
        return counted(s, seat, mission - FIRST_C) >= s.edition.counts[mission]
    for need in s.edition.needs[mission]:  # noqa: SIM110 - a loop compiles better
        if not served(s, seat, need):
            return False
    return True


def served(s: Monasterium, seat: i64, need: Need) -> bool:
    """Tell whether enough novices are where one is asked for; as many as there are needs alike; in
    a room of any kind, unless one is named.

    MSM-MISSION-7, MSM-MISSION-9, MSM-MISSION-8.
    """
    if novices_in(s, seat, need.area, need.monastery) < need.alike:
        return False
    if need.kind < 0:
        return True
    named = s.rooms[seat] & WITHIN[need.monastery] & s.edition.grounds.of_kind[need.kind]
    return count(named) >= need.same


def novices_in(s: Monasterium, seat: i64, area: i64, m: i64) -> i64:
    """Count a seat's novices in an area of a monastery."""
    if area == CHAPEL:
        return s.chapel[MONASTERIES * seat + m]
    return count((s.rooms[seat] if area == BUILDING else s.spaces[seat]) & WITHIN[m])


def counted(s: Monasterium, seat: i64, condition: i64) -> i64:
    """Count what a mission of the third category counts: novices sent, those in common rooms, in
    cloisters, monasteries in the window, own dice.

    MSM-MISSION-10, MSM-MISSION-11, MSM-MISSION-12, MSM-MISSION-13, MSM-MISSION-14.
    """
    if condition == 0:
        return s.sent(seat)
    if condition == 1:
        return count(s.rooms[seat] & s.edition.grounds.of_kind[COMMON])
    if condition == 2:  # noqa: PLR2004 - the conditions are numbered
        return count(s.spaces[seat])
    if condition == 3:  # noqa: PLR2004
        return count(_in_window(s, seat))
    return s.owned[seat]


def _in_window(s: Monasterium, seat: i64) -> i64:
    """Give the monasteries whose tiles a seat has built."""
    found: i64 = 0
    cell: i64
    for cell in range(CELLS):
        tile = s.window[CELLS * seat + cell]
        if tile:
            found |= BIT[tile - 1]
    return found
