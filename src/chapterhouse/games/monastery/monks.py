"""Section MON-TERM on monks: where they are, and which tiles they fill."""

from __future__ import annotations

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.games.monastery.components import MONKS
from chapterhouse.games.monastery.spots import A_PLACE, ABBEY_PLACE, ON_GRID, PRAYING, STANDING
from chapterhouse.games.monastery.state import Monastery


def number(s: Monastery, seat: i64, spot: i64) -> i64:
    """Count the monks of a seat on one spot."""
    n: i64 = 0
    at: i64
    for at in range(MONKS * seat, MONKS * seat + MONKS):
        if s.monks[at] == spot:
            n += 1
    return n


def standing(s: Monastery, seat: i64, place: i64) -> i64:
    """Count the standing monks of a seat in a place. MON-TERM-13, MON-TERM-14."""
    n: i64 = 0
    at: i64
    for at in range(MONKS * seat, MONKS * seat + MONKS):
        spot = s.monks[at]
        if spot >= 0 and spot // A_PLACE == place and spot % A_PLACE != PRAYING:
            n += 1
    return n


def places_of_standing(s: Monastery, seat: i64) -> i64:
    """Give the places where a seat has standing monks, as a set."""
    found: i64 = 0
    at: i64
    for at in range(MONKS * seat, MONKS * seat + MONKS):
        spot = s.monks[at]
        if spot >= 0 and spot % A_PLACE != PRAYING:
            found |= BIT[spot // A_PLACE]
    return found


def praying(s: Monastery, place: i64) -> i64:
    """Count the praying monks in a place, whosever they are."""
    n: i64 = 0
    for spot in s.monks:
        if spot == A_PLACE * place + PRAYING:
            n += 1
    return n


def inside(s: Monastery, place: i64) -> i64:
    """Count all monks in a place."""
    n: i64 = 0
    for spot in s.monks:
        if spot >= 0 and spot // A_PLACE == place:
            n += 1
    return n


def owned(s: Monastery, seat: i64, place: i64) -> i64:
    """Count the monks of a seat in a place, in any posture."""
    n: i64 = 0
    at: i64
    for at in range(MONKS * seat, MONKS * seat + MONKS):
        if s.monks[at] >= 0 and s.monks[at] // A_PLACE == place:
            n += 1
    return n


def upright(s: Monastery, seat: i64) -> i64:
    """Count the standing monks of a seat in the monastery, also those that cannot move.

    MON-MOVE-1, MON-MOVE-3.
    """
    n: i64 = 0
    at: i64
    for at in range(MONKS * seat, MONKS * seat + MONKS):
        if s.monks[at] != ON_GRID and s.monks[at] % A_PLACE != PRAYING:
            n += 1
    return n


def taken(s: Monastery, spot: i64) -> bool:
    """Tell whether any monk is on this spot."""
    for other in s.monks:  # noqa: SIM110 - a loop compiles better
        if other == spot:
            return True
    return False


def free_boxes(s: Monastery, place: i64) -> i64:
    """Give the numbers of the free boxes of an unconstructed tile, from 1, as a set."""
    found: i64 = 0
    if s.built & BIT[place]:
        return found
    found = BIT[s.edition.boxes[s.kind[place]] + 1] - 2
    for spot in s.monks:
        if spot >= 0 and spot // A_PLACE == place:
            found &= ~BIT[spot % A_PLACE]
    return found


def move(s: Monastery, seat: i64, source: i64, target: i64) -> None:
    """Let a monk of a seat go from one spot to another; the row stays in rising order."""
    monks, first = s.monks, MONKS * seat
    last = first + MONKS - 1
    at = first
    while monks[at] != source:
        at += 1
    while at < last and monks[at + 1] < target:
        monks[at] = monks[at + 1]
        at += 1
    while at > first and monks[at - 1] > target:
        monks[at] = monks[at - 1]
        at -= 1
    monks[at] = target
    if source != ON_GRID:
        settle(s, source // A_PLACE)
    settle(s, target // A_PLACE)


def settle(s: Monastery, place: i64) -> None:
    """Note whether a place is full now; the Abbey never is. MON-TERM-6, MON-TERM-7, MON-OCC-2."""
    if place == ABBEY_PLACE:
        return
    kind = s.kind[place]
    room = s.edition.value[kind] if s.built & BIT[place] else s.edition.boxes[kind]
    if inside(s, place) >= room:
        s.full |= BIT[place]
    else:
        s.full &= ~BIT[place]


def arrival(place: i64) -> i64:
    """Give the spot where whoever is sent to a constructed tile or the Abbey stands."""
    return A_PLACE * place + STANDING
