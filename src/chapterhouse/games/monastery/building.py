"""Section MON-CONS: full tiles are scored and turned to their constructed side."""

from __future__ import annotations

from chapterhouse.core.bits import BIT, lowest
from chapterhouse.core.ints import i64
from chapterhouse.core.seats import NOBODY
from chapterhouse.games.monastery import monks, sentences
from chapterhouse.games.monastery.components import MONKS, NO_GROUP
from chapterhouse.games.monastery.fitting import rows_of, spread
from chapterhouse.games.monastery.places import numbered, tell_place
from chapterhouse.games.monastery.spots import A_PLACE, NO_PLACE, STANDING
from chapterhouse.games.monastery.state import Monastery


def build(s: Monastery, seat: i64) -> None:
    """Score all full tiles where this seat has monks, wanted or not. MON-CONS-2."""
    waiting: i64 = 0
    for spot in s.monks[MONKS * seat : MONKS * seat + MONKS]:
        if spot >= 0:
            waiting |= BIT[spot // A_PLACE]
    waiting &= s.full & ~s.built
    while waiting:
        place = _next(s, waiting)
        waiting ^= BIT[place]
        points = boxes(s, seat, place) + extra(s, place, s.built)
        s.points += points
        tell_place(s, sentences.BUILT, seat, place, points)
        if all_scored(s, place):
            turn(s, place)


def boxes(s: Monastery, seat: i64, place: i64) -> i64:
    """Add up the numbers of the boxes where a seat's monks stand. MON-CONS-1."""
    points: i64 = 0
    for spot in s.monks[MONKS * seat : MONKS * seat + MONKS]:
        if spot >= 0 and spot // A_PLACE == place:
            points += numbered(s, place, spot % A_PLACE)
    return points


def extra(s: Monastery, place: i64, built: i64) -> i64:
    """For each other tile of the group, joined by constructed ones alone, its points again;
    unconstructed ones do not count; a limit of tiles is one of points.

    MON-CONS-7, MON-CONS-8, MON-CONS-9.
    """
    group = s.edition.group[s.kind[place]]
    if group == NO_GROUP:
        return 0
    rows = rows_of(s, group)
    others = spread(rows, rows[place], s.grouped[group] & built)
    points: i64 = 0
    while others:
        points += s.edition.group_points[group]
        others &= others - 1
    return points


def all_scored(s: Monastery, place: i64) -> bool:
    """Tell whether every monk on a tile has been scored for it. MON-CONS-3."""
    seat: i64
    for seat in range(s.seats):
        if not s.scored & BIT[seat] and monks.owned(s, seat, place):
            return False
    return True


def turn(s: Monastery, place: i64) -> None:
    """Turn a tile over; its monks stay, standing; now all see its circle, and its boxes no more.

    MON-CONS-3, MON-CONS-4, MON-PLACE-12, MON-TERM-5.
    """
    s.built |= BIT[place]
    s.turned |= BIT[place]
    at: i64
    for at in range(len(s.monks)):
        if s.monks[at] >= 0 and s.monks[at] // A_PLACE == place:
            s.monks[at] = A_PLACE * place + STANDING
    monks.settle(s, place)
    tell_place(s, sentences.TURNED, NOBODY, place)


def _next(s: Monastery, waiting: i64) -> i64:
    """Of several tiles, take the first in an order that brings most points. MON-CONS-10."""
    grouped: i64 = 0
    for members in s.grouped:
        grouped |= waiting & members
    most = _most(s, grouped, s.built)
    rest = waiting
    while True:
        place = first_on_table(s, rest)
        rest ^= BIT[place]
        if not grouped & BIT[place] or _with(s, grouped, s.built, place) == most:
            return place


def _most(s: Monastery, grouped: i64, built: i64) -> i64:
    """Tell how much more these tiles bring in the best order."""
    most: i64 = 0
    rest = grouped
    while rest:
        place = lowest(rest)
        rest ^= BIT[place]
        most = max(most, _with(s, grouped, built, place))
    return most


def _with(s: Monastery, grouped: i64, built: i64, place: i64) -> i64:
    """Tell how much more these tiles bring if this one is turned first."""
    return extra(s, place, built) + _most(s, grouped & ~BIT[place], built | BIT[place])


def first_on_table(s: Monastery, places: i64) -> i64:
    """Find the first of these places: row by row from the north, each from the west."""
    first: i64 = NO_PLACE
    while places:
        place = lowest(places)
        places ^= BIT[place]
        if first == NO_PLACE or s.cell[place] < s.cell[first]:
            first = place
    return first
