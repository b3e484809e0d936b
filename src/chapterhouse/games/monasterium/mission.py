"""Section MSM-MISSION: six tasks for all, claimed the moment they are done."""

from __future__ import annotations

from typing import Final

from chapterhouse.core.bits import BIT, lowest
from chapterhouse.core.ints import count, i64
from chapterhouse.games.monasterium import sayings
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
    """MSM-MISSION-3 Score what the seat on turn has fulfilled, 4 at once; 1 once each, 2 whoever
    else has. MSM-STATE-10 This is asked after every step that can fulfil one.
    """
    seat = s.active
    open_ = s.zones.kinds(OPEN) & ~done(s, seat)
    while open_:
        mission = lowest(open_)
        open_ ^= BIT[mission]
        if fulfilled(s, seat, mission):
            s.claimed[YEARS * seat + s.year - 1] |= BIT[mission]
            points = s.box.mission_points[YEARS * mission + s.year - 1]  # MSM-MISSION-5, 6
            s.tell(sayings.CLAIMED, seat, mission, points)
            s.add(seat, points, TASKS)


def fulfilled(s: Monasterium, seat: i64, mission: i64) -> bool:
    """Tell whether a seat has done what a mission asks: MSM-MISSION-15 it never ceases to be so."""
    if mission >= FIRST_C:
        return counted(s, seat, mission - FIRST_C) >= s.box.counts[mission]
    for need in s.box.needs[mission]:  # noqa: SIM110 - a loop compiles better
        if not served(s, seat, need):
            return False
    return True


def served(s: Monasterium, seat: i64, need: Need) -> bool:
    """MSM-MISSION-7 Tell whether enough novices are where one is asked for; 9 as many as there are
    needs alike; 8 in a room of any kind, unless one is named.
    """
    if novices_in(s, seat, need.area, need.monastery) < need.alike:
        return False
    if need.kind < 0:
        return True
    named = s.rooms[seat] & WITHIN[need.monastery] & s.box.grounds.of_kind[need.kind]
    return count(named) >= need.same


def novices_in(s: Monasterium, seat: i64, area: i64, m: i64) -> i64:
    """Count a seat's novices in an area of a monastery."""
    if area == CHAPEL:
        return s.chapel[MONASTERIES * seat + m]
    return count((s.rooms[seat] if area == BUILDING else s.spaces[seat]) & WITHIN[m])


def counted(s: Monasterium, seat: i64, condition: i64) -> i64:
    """Count what a mission of the third category counts: MSM-MISSION-10 novices sent, 11 those in
    common rooms, 12 in cloisters, 13 monasteries in the window, 14 own dice.
    """
    if condition == 0:
        return s.sent(seat)
    if condition == 1:
        return count(s.rooms[seat] & s.box.grounds.of_kind[COMMON])
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
