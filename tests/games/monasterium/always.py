"""What is true of every position of Monasterium: section MSM-INV, as far as one position shows it.

The rest takes whole matches or an edition, see test_course and test_components: MSM-INV-6,
MSM-INV-7, MSM-INV-9, MSM-INV-10, MSM-INV-11, MSM-INV-12.
"""

from chapterhouse.core.bits import BIT, count, members_of
from chapterhouse.core.seats import CHANCE
from chapterhouse.games.monasterium.components import (
    FACES,
    MONASTERIES,
    YEARS,
)
from chapterhouse.games.monasterium.mission import fulfilled
from chapterhouse.games.monasterium.state import CELLS, OPEN, OWN, WHITE, Monasterium

SCORING = [  # events of points
    "scored", "claimed", "majority", "majority-tied", "chapels", "cloister", "left-over",
]  # fmt: skip


def check(s: Monasterium) -> None:
    """Check all of it."""
    for seat in range(s.seats):
        check_novices(s, seat)
        check_window(s, seat)
        check_missions(s, seat)
    check_places(s)
    check_supplies(s)
    check_dice(s)
    if s.journal and s.journal[0].template.key == "event-mission":
        check_points(s)
    waits = s.now.waits and not s.over()

    assert not waits or s.now.seat(s) in (CHANCE, s.active), (
        "another than the seat on turn is asked"
    )


def check_novices(s: Monasterium, seat: int) -> None:
    """MSM-INV-1 A player has 24 novices; MSM-INV-3 those in cloisters border own rooms."""
    gone = [int(s.gone(seat, row)) for row in range(4)]
    left = [row for row in range(4) if not s.beside[seat] & BIT[row]]
    rooms, spaces = int(count(s.rooms[seat])), int(count(s.spaces[seat]))
    chapels = sum(s.chapel[MONASTERIES * seat : MONASTERIES * (seat + 1)])
    extra = [rooms - gone[0] - gone[1], chapels - gone[2], spaces - gone[3]]
    dropped = len(left) - sum(extra)

    assert min(extra) >= 0, f"seat {seat}: novices have gone and are nowhere"
    assert dropped >= 0, f"seat {seat}: {-dropped} novices have come from nowhere"
    assert 20 - sum(gone) + 4 - len(left) + rooms + chapels + spaces + dropped == 24
    assert all(gone[row] == 5 for row in left), f"seat {seat}: an extra novice left too early"
    beside = 0
    for room in members_of(s.rooms[seat]):
        beside |= s.edition.grounds.borders[room]
    assert not s.spaces[seat] & ~beside, f"seat {seat}: a novice in a cloister is beside no room"


def check_places(s: Monasterium) -> None:
    """MSM-INV-2 One novice in a place at most, none in one that is closed, no chapel too full."""
    grounds = s.edition.grounds
    for taken, there, blocked in (
        (s.rooms, grounds.rooms, grounds.blocked_rooms),
        (s.spaces, grounds.spaces, grounds.blocked_spaces),
    ):
        listed = [place for places in taken for place in members_of(places)]

        assert len(set(listed)) == len(listed), "two novices are in one place"
        assert all(there & ~blocked & BIT[place] for place in listed), "a place is closed"
    inside = [sum(s.chapel[m::MONASTERIES]) for m in range(MONASTERIES)]

    assert max(inside) <= s.edition.chapel, "a chapel holds too many"


def check_window(s: Monasterium, seat: int) -> None:
    """MSM-INV-5 Rows fill from the left, and no line holds a monastery twice."""
    tiles = list(s.window[CELLS * seat : CELLS * (seat + 1)])
    rows = [tiles[at : at + 3] for at in (0, 3, 6)]
    lines = [[tile for tile in line if tile] for line in [*rows, *zip(*rows, strict=True)]]

    assert all(row == [*filter(None, row), *[0] * row.count(0)] for row in rows), (
        "a gap in a window"
    )
    assert all(len(set(line)) == len(line) for line in lines), "a line holds a monastery twice"


def check_supplies(s: Monasterium) -> None:
    """MSM-INV-4 No goods are owed; MSM-INV-5 tiles in windows and chapels are ten a player."""
    built = sum(tile > 0 for tile in s.window)

    assert min(s.goods) >= 0, "goods are owed"
    assert min(s.tiles) >= 0, "a tile too many is built in"
    assert built + sum(s.tiles) == MONASTERIES * s.edition.tiles == 10 * s.seats


def check_dice(s: Monasterium) -> None:
    """MSM-INV-11 No die is added to those that there are; MSM-PDIE-1 own ones are one to three.

    How many were used is not noted: test_course counts them.
    """
    white = sum(s.hand[WHITE::2]) + sum(s.roll[:FACES]) + sum(s.dice[FACES * s.seats :])

    assert white <= s.edition.white * s.seats, "a white die too many"
    for seat in range(s.seats):
        rolled = sum(s.roll[FACES:]) if seat == s.active else 0
        own = s.hand[2 * seat + OWN] + sum(s.dice[FACES * seat : FACES * (seat + 1)]) + rolled

        assert own <= s.owned[seat] <= s.edition.own, f"seat {seat}: an own die too many"
        assert s.owned[seat] >= s.edition.own_first
    assert 0 <= s.unspent <= 3


def check_missions(s: Monasterium, seat: int) -> None:
    """MSM-MISSION-4 What is fulfilled has been claimed, once; MSM-MISSION-15 it stays fulfilled."""
    claimed = [
        mission for year in range(YEARS) for mission in members_of(s.claimed[3 * seat + year])
    ]
    done = [mission for mission in s.zones.cards(OPEN) if fulfilled(s, seat, mission)]

    assert sorted(claimed) == done, f"seat {seat}: {done} are fulfilled, {claimed} claimed"


def check_points(s: Monasterium) -> None:
    """MSM-INV-8 All points were told of, when they were scored."""
    told = [0] * s.seats
    for event in s.journal or []:
        if event.template.key.removeprefix("event-") in SCORING:
            slots = [slot.name for slot in event.template.slots]
            told[event.seat] += event.values[slots.index("points")]

    assert told == [s.total(seat) for seat in range(s.seats)], "points were scored untold"
