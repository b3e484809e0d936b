"""Places of the table: how they are found, named and told of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.games.monastery.components import ICONS, MOST_BOXES, union
from chapterhouse.games.monastery.spots import NO_PLACE, x_of, y_of
from chapterhouse.games.monastery.state import Monastery

if TYPE_CHECKING:
    from chapterhouse.core.sentence import Template


ALL_ICONS: Final = union(ICONS)


def find(s: Monastery, kind: i64) -> i64:
    """Find the first place with this kind of tile; NO_PLACE if there is none."""
    place: i64
    for place in range(1, s.places):
        if s.kind[place] == kind:
            return place
    return NO_PLACE


def icons_at_work(s: Monastery) -> i64:
    """Give the kinds of icon that `works` finds, as a set."""
    found: i64 = 0
    rest = ALL_ICONS
    place: i64
    for place in range(1, s.places):
        kind = BIT[s.kind[place]] & rest
        rest ^= kind
        if s.built & BIT[place]:
            found |= kind
    return found


def works(s: Monastery, kind: i64) -> i64:
    """Find the place of a constructed tile of this kind, NO_PLACE if there is none."""
    place = find(s, kind)
    return place if place != NO_PLACE and s.built & BIT[place] else NO_PLACE


def named(s: Monastery, place: i64) -> list[int]:
    """Name a place: its tile, and how far to the east and to the south it lies; the Abbey counts
    from its north-west corner.
    """
    cell = s.cell[place]
    return [int(s.kind[place]), int(x_of(cell)), int(y_of(cell))]


def numbered(s: Monastery, place: i64, box: i64) -> i64:
    """Tell which number a box bears; 0 for no box, to stand. MON-COMP-9."""
    return s.edition.number[(MOST_BOXES + 1) * s.kind[place] + box]


def tell_place(s: Monastery, template: Template, seat: i64, place: i64, number: i64 = 0) -> None:
    """Note an event at a place of the table, with a number where the sentence has one."""
    if s.journal is not None:
        values = [*named(s, place), int(number)]
        s.tell_all(template, seat, values[: len(template.slots)])
