"""What whoever draws the table must know, made from a position: no rule is applied twice.

Rows of numbers go seat by seat unless said otherwise; kinds of tile are numbered as in the
vocabulary, places as they were laid, cells of the grid 13 * row + column.
"""

from typing import Final

from chapterhouse.core.bits import members_of
from chapterhouse.core.plan import POOL
from chapterhouse.core.state import TRUTH
from chapterhouse.games.monastery import walking
from chapterhouse.games.monastery.brewhouse import STAND_UP, STAY_NIGHT
from chapterhouse.games.monastery.collecting import complete, price
from chapterhouse.games.monastery.components import (
    COLUMNS,
    HAND,
    KINDS,
    MONKS,
    MOST_BOXES,
    NIGHT,
    ROWS,
    SERVICE,
    SIDES,
)
from chapterhouse.games.monastery.ending import as_shown, points
from chapterhouse.games.monastery.fitting import FINE, against, against_turned
from chapterhouse.games.monastery.library import row_colour
from chapterhouse.games.monastery.places import named
from chapterhouse.games.monastery.placing import STABLES
from chapterhouse.games.monastery.sites import place_at
from chapterhouse.games.monastery.spots import A_PLACE, NO_CELL, ON_GRID, x_of, y_of
from chapterhouse.games.monastery.state import NO_SEAT, NO_TILE, Monastery
from chapterhouse.games.monastery.working import against_prayer, prayer, work

DEALING: Final = 0  # the phases
SERVING: Final = 1
MOVING: Final = 2
SCORING: Final = 3
RESTING: Final = 4
ENDED: Final = 5
PRAYER: Final = 1  # the ways to score that are yet to come
WORK: Final = 2


def facts(s: Monastery) -> dict[str, list[int]]:
    """Name all that lies on the table, and what whoever looks could do there. MON-INFO-7."""
    return _progress(s) | _table(s) | _players(s) | _grid(s) | _turn(s) | _printed(s)


def phase(s: Monastery) -> int:
    """Tell how far a round has come."""
    if s.over():
        return ENDED
    if s.abbot == NO_SEAT:
        return DEALING
    kind = s.round()
    if kind == SERVICE:
        return SERVING
    return RESTING if kind == NIGHT else SCORING if s.scoring else MOVING


def _progress(s: Monastery) -> dict[str, list[int]]:
    """Tell how far the match has come; the order is that of the round: from whoever leads a study
    or toil round, from the Abbot of the moment in others.

    MON-FLOW-3, MON-FLOW-7.
    """
    first = s.lead if phase(s) in (MOVING, SCORING) else s.abbot
    return {
        "options": [int(s.icons), int(s.paired), int(s.silence), int(s.shown)],
        "phase": [phase(s)],
        "dial": [int(s.day), int(s.space)],
        "hours": list(s.box.kind),
        "draws": list(s.box.draws),
        "abbot": [int(s.abbot)],
        "active": [int(s.active)],
        "order": [int(s.in_order(first, n)) for n in range(s.seats)] if first != NO_SEAT else [],
        "colours": list(s.colour),
    }


def _table(s: Monastery) -> dict[str, list[int]]:
    """Tell what lies on the table: six numbers a tile (kind, x, y, rotation, constructed,
    blessings), from place 1 on; and the free cells beside it.
    """
    return {
        "tiles": [
            int(number)
            for place in range(1, s.places)
            for number in (
                *named(s, place), s.rotation[place], s.built >> place & 1, s.gifts[place],
            )
        ],
        "full": members_of(s.full),
        "turned": members_of(s.turned),
        "sites": [int(n) for cell in s.site[: s.sites] for n in (x_of(cell), y_of(cell))],
    }  # fmt: skip


def _players(s: Monastery) -> dict[str, list[int]]:
    """Tell what lies before each seat, and how many tiles: five spots of monks; blessings UNSEEN
    behind a screen.

    MON-INFO-2.
    """
    return {
        "monks": list(s.monks),
        "blessings": [as_shown(s, seat, int(s.blessings[seat])) for seat in range(s.seats)],
        "hands": [int(s.zones.size(HAND + seat)) for seat in range(s.seats)],
        "strips": list(s.strip),
        "lower-price": [seat for seat in range(s.seats) if complete(s, seat)],
        "points": points(s),
        "pool": [int(s.pool)],
        "bag": [int(s.zones.size(POOL))],
    }


def _grid(s: Monastery) -> dict[str, list[int]]:
    """Tell what lies on the grid (0 nothing, letters from 1 large and from 33 small, 64 a monk),
    and the prices for whoever looks.
    """
    seat = s.eye if s.eye < s.seats else NO_SEAT
    return {
        "grid": list(s.grid),
        "rows": [int(row_colour(s, row)) for row in range(ROWS)],
        "price": [] if seat < 0 else [int(price(s, seat, column)) for column in range(COLUMNS)],
    }


def _turn(s: Monastery) -> dict[str, list[int]]:
    """Tell what the seat on turn has left, and what it could do: where its monks could go (spot,
    place, points), what is yet to score (way, place, points), and, for its own eyes, blessings that
    may be spent (0 for others) and where its tiles fit (kind, x, y, rotations as a set).
    """
    mine = s.eye in (TRUTH, s.active)
    chosen = s.chosen if mine else NO_CELL
    return {
        "left": [int(s.points)],
        "purse": [max(0, as_shown(s, int(s.active), int(s.purse)))],
        "raised": [int(s.raised)],
        "chosen": [] if chosen == NO_CELL else [int(x_of(chosen)), int(y_of(chosen))],
        "reach": _reach(s) if phase(s) == MOVING else [],
        "prospect": _prospect(s) if phase(s) == SCORING else [],
        "fits": _fits(s) if mine and _places(s) else [],
        "walker": [max(ON_GRID, int(s.walker))],  # the monk that is to go on; ON_GRID for none
        "about": [_asked_about(s)],
    }


def _asked_about(s: Monastery) -> int:
    """Tell which place a question is about; NO_PLACE for none."""
    if s.now in (STAND_UP, STAY_NIGHT):
        return int(place_at(s, s.brewing // A_PLACE))
    return int(s.target)


def _places(s: Monastery) -> bool:
    """Tell whether the seat on turn may place a tile now."""
    return bool(phase(s) == MOVING and not s.laid) or s.raised != NO_TILE or s.now is STABLES


def _reach(s: Monastery) -> list[int]:
    """Tell where each monk of the seat on turn could end, and for how many points."""
    found: list[int] = []
    own = s.monks[MONKS * s.active : MONKS * s.active + MONKS]
    for spot in sorted({int(spot) for spot in own if spot != ON_GRID}):
        if walking.held(s, spot) is None and not s.giving:
            place = spot // A_PLACE
            near = members_of(walking.reach(s, s.active, place, s.points))
            for target in near:
                found += [spot, target, int(walking.cost(s, s.active, place, target))]
    return found


def _prospect(s: Monastery) -> list[int]:
    """Tell which prayers and which work are there to be scored."""
    if s.totalled:
        return []
    prayers = [place for place in _own_places(s) if against_prayer(s, place) is None]
    scored = [(PRAYER, place, int(prayer(s, place))) for place in prayers]
    scored += [(WORK, place, int(work(s, s.active, place))) for place in range(s.places)]
    return [number for way, place, n in scored if n for number in (way, place, n)]


def _own_places(s: Monastery) -> list[int]:
    """List the places where the seat on turn has standing monks."""
    own = s.monks[MONKS * s.active : MONKS * s.active + MONKS]
    return sorted({int(spot) // A_PLACE for spot in own if spot >= 0 and spot % A_PLACE == 0})


def _fits(s: Monastery) -> list[int]:
    """Tell where each tile of the own hand could be placed, and in which rotations."""
    found: list[int] = []
    for kind in sorted(set(s.zones.cards(HAND + s.active))):
        for at in range(s.sites):
            if against(s, kind, at) == FINE:
                turns = members_of(s.box.shapes.distinct[kind])
                fine = [r for r in turns if against_turned(s, kind, at, r) == FINE]
                cell = s.site[at]
                found += [kind, int(x_of(cell)), int(y_of(cell)), sum([2**r for r in fine])]
    return found


def _printed(s: Monastery) -> dict[str, list[int]]:
    """Tell what is printed, as the edition has it: by kind of tile (edges at rotation 0: 1 pathway,
    2 gateway, 3 empty; five boxes), by column, by colour; the doors of the Abbey from the
    north-west round by sides.
    """
    box = s.box
    return {
        "doors": list(box.doors),
        "edges": [
            int(box.shapes.sides[SIDES * kind]) >> 2 * side & 3
            for kind in range(KINDS)
            for side in range(SIDES)
        ],
        "values": list(box.value[:KINDS]),
        "shades": list(box.shade[:KINDS]),
        "groups": list(box.group[:KINDS]),
        "numbers": [
            int(box.number[(MOST_BOXES + 1) * kind + n])
            for kind in range(KINDS)
            for n in range(1, MOST_BOXES + 1)
        ],
        "phrases": list(box.phrase),
        "upper": list(box.upper),
        "lower": list(box.lower),
    }
