"""Which tiles can be had, and where they fit: the questions of section MSM-WINDOW."""

from __future__ import annotations

from typing import Final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.core.rule import Rule
from chapterhouse.games.monasterium.components import MONASTERIES
from chapterhouse.games.monasterium.rules import RULES
from chapterhouse.games.monasterium.state import CELLS, Monasterium

SIDE: Final = 3  # MSM-COMP-14
ALL: Final = (1 << MONASTERIES) - 1
# MSM-WINDOW-1: tiles of one monastery (its number), of any, or of those with an own chapel novice
ANYWHERE: Final = 5
OWN_CHAPELS: Final = 6
FULL: Final = RULES["MSM-WINDOW-4"]
TWICE: Final = RULES["MSM-WINDOW-5"]


def filled(s: Monasterium, seat: i64, row: i64) -> i64:
    """Count the tiles of a row: the leftmost free cell is as far in. MSM-WINDOW-3."""
    at = CELLS * seat + SIDE * row
    tiles: i64 = 0
    while tiles < SIDE and s.window[at + tiles]:
        tiles += 1
    return tiles


def against(s: Monasterium, seat: i64, row: i64, m: i64) -> Rule | None:
    """Name the rule that keeps a tile of this monastery out of this row.

    MSM-WINDOW-6, MSM-WINDOW-4, MSM-WINDOW-5.
    """
    column = filled(s, seat, row)
    if column == SIDE:
        return FULL
    first, tile = CELLS * seat, m + 1
    i: i64
    for i in range(SIDE):
        if s.window[first + SIDE * row + i] == tile or s.window[first + SIDE * i + column] == tile:
            return TWICE
    return None


def fits(s: Monasterium, seat: i64, m: i64) -> bool:
    """Tell whether a tile of this monastery has a legal row. MSM-WINDOW-7."""
    row: i64
    for row in range(SIDE):  # noqa: SIM110 - a loop compiles better
        if against(s, seat, row, m) is None:
            return True
    return False


def sources(s: Monasterium, seat: i64, source: i64) -> i64:
    """Give the monasteries of a source, as they are now. MSM-WINDOW-1, MSM-STATE-15."""
    if source == ANYWHERE:
        return ALL
    if source < MONASTERIES:
        return BIT[source]
    return s.in_chapels(seat)


def takeable(s: Monasterium, seat: i64, source: i64) -> i64:
    """Give the monasteries whose tiles can be taken from that source and built in."""
    found = sources(s, seat, source)
    m: i64
    for m in range(MONASTERIES):
        if found & BIT[m] and not (s.tiles[m] and fits(s, seat, m)):
            found ^= BIT[m]
    return found
