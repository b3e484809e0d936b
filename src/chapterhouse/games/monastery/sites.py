"""Section MON-TERM on the table: tiles, their neighbours and the free cells beside them, kept as
tiles are laid.
"""

from __future__ import annotations

from typing import Final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64, vec
from chapterhouse.games.monastery.components import ABBEY, BROWN, EMPTY, GREY, NO_GROUP, SIDES
from chapterhouse.games.monastery.spots import ABBEY_PLACE, NO_CELL, NO_PLACE, STEP, cell_at
from chapterhouse.games.monastery.state import Monastery

WIDE: Final = 3  # MON-TERM-2: cells of the Abbey from west to east
HIGH: Final = 2
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
OPPOSITE: Final = vec[i64]([SOUTH, WEST, NORTH, EAST])
# MON-TERM-2: beside each of the Abbey's ten doors, the cell, and the side on which it lies
_BESIDE: Final = [
    *[(cell_at(x, -1), SOUTH) for x in range(WIDE)],
    *[(cell_at(WIDE, y), WEST) for y in range(HIGH)],
    *[(cell_at(x, HIGH), NORTH) for x in range(WIDE)],
    *[(cell_at(-1, y), EAST) for y in range(HIGH)],
]
SITES_AT_FIRST: Final = vec[i64]([cell for cell, _ in _BESIDE])
TOWARDS: Final = vec[i64]([side for _, side in _BESIDE])
ABBEY_CELLS: Final = vec[i64]([cell_at(x, y) for y in range(HIGH) for x in range(WIDE)])


def found(s: Monastery) -> None:
    """Lay the Abbey, with a free cell beside each of its doors. MON-SETUP-1."""
    s.kind[ABBEY_PLACE] = ABBEY
    s.cell[ABBEY_PLACE] = ABBEY_CELLS[0]
    for i, door in enumerate(s.edition.doors):
        s.site[i] = SITES_AT_FIRST[i]
        s.asked[i] = door << 2 * TOWARDS[i]
        s.near[i] = BIT[ABBEY_PLACE]
    s.sites = len(s.edition.doors)


def place_at(s: Monastery, cell: i64) -> i64:
    """Find the tile that lies in a cell; NO_PLACE if none does."""
    for abbey in ABBEY_CELLS:
        if abbey == cell:
            return ABBEY_PLACE
    place: i64
    for place in range(1, s.places):
        if s.cell[place] == cell:
            return place
    return NO_PLACE


def site_at(s: Monastery, cell: i64) -> i64:
    """Find the number of the site in a cell; `s.sites` if there is none."""
    i: i64
    for i in range(s.sites):
        if s.site[i] == cell:
            return i
    return s.sites


def edge(s: Monastery, place: i64, side: i64) -> i64:
    """Tell what a tile on the table shows to a side; it never turns. MON-TERM-8, MON-TERM-11."""
    return s.edition.shapes.sides[SIDES * s.kind[place] + s.rotation[place]] >> 2 * side & 3


def lay(s: Monastery, kind: i64, cell: i64, rotation: i64) -> i64:
    """Lay a tile into a site, and tell which place it is; it lies there for good. MON-PLACE-14."""
    place = s.places
    s.places += 1
    s.kind[place] = kind
    s.cell[place] = cell
    s.rotation[place] = rotation
    shade = s.edition.shade[kind]
    if shade == GREY:
        s.grey |= BIT[place]
    elif shade == BROWN:
        s.brown |= BIT[place]
    if s.edition.group[kind] != NO_GROUP:
        s.grouped[s.edition.group[kind]] |= BIT[place]
    _close(s, site_at(s, cell))
    side: i64
    for side in range(SIDES):
        _border(s, place, side)
    return place


def _close(s: Monastery, at: i64) -> None:
    """Strike a site off; the last one takes its number."""
    s.sites -= 1
    s.site[at] = s.site[s.sites]
    s.asked[at] = s.asked[s.sites]
    s.near[at] = s.near[s.sites]
    s.site[s.sites] = NO_CELL
    s.asked[s.sites] = 0
    s.near[s.sites] = 0


def _border(s: Monastery, place: i64, side: i64) -> None:
    """Join a new tile to what lies on that side, or note that a cell is free there."""
    shows = edge(s, place, side)
    cell = s.cell[place] + STEP[side]
    other = place_at(s, cell)
    back = OPPOSITE[side]
    if other != NO_PLACE:
        s.beside[place] |= BIT[other]
        s.beside[other] |= BIT[place]
        if shows != EMPTY and shown(s, other, cell, back) != EMPTY:  # MON-TERM-9
            s.links[place] |= BIT[other]
            s.links[other] |= BIT[place]
        return
    at = site_at(s, cell)
    if at == s.sites:
        s.site[at] = cell
        s.sites += 1
    s.asked[at] |= shows << 2 * back
    s.near[at] |= BIT[place]


def shown(s: Monastery, place: i64, cell: i64, side: i64) -> i64:
    """Tell what a place shows to a side, at one of its cells; the Abbey has six. MON-TERM-4."""
    if place != ABBEY_PLACE:
        return edge(s, place, side)
    beyond = cell + STEP[side]
    for door in range(len(s.edition.doors)):
        if SITES_AT_FIRST[door] == beyond and TOWARDS[door] == OPPOSITE[side]:
            return s.edition.doors[door]
    return EMPTY
