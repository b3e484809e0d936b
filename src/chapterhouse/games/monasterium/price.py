"""What it costs to send a novice: sections MSM-BLD, CHAPEL and CLOISTER, by row."""

from __future__ import annotations

from typing import Final

from chapterhouse.core.ints import i64, vec
from chapterhouse.core.rule import Rule
from chapterhouse.games.monasterium.components import (
    BUILDING,
    CHAPEL,
    CLOISTER,
    COLUMNS,
    GOODS,
    INFLUENCE,
    ROSARY,
    ROWS,
    union,
)
from chapterhouse.games.monasterium.rules import RULES
from chapterhouse.games.monasterium.state import Monasterium

ROW_III: Final = 2
ROW_IV: Final = 3
AREA: Final = [BUILDING, BUILDING, CHAPEL, CLOISTER]  # MSM-NOVICE-2: by row
IN_ROW: Final = vec[i64](
    [union(list(range(COLUMNS * row, COLUMNS * (row + 1)))) for row in range(ROWS)]
)
ROOM_PRICE: Final = RULES["MSM-BLD-2"]
CHAPEL_PRICE: Final = RULES["MSM-CHAPEL-3"]
CLOISTER_PRICE: Final = RULES["MSM-CLOISTER-5"]
LAST_STEP: Final = 2  # the prices rise until the third novice


def influence(s: Monasterium, seat: i64, row: i64, discount: i64) -> i64:
    """Tell the influence due: for a room, rising for a chapel, none for a cloister; less a
    discount, and nothing less than none.

    MSM-BLD-2, MSM-CHAPEL-3, MSM-CLOISTER-4, MSM-ACT-8, MSM-ACT-9.
    """
    if row == ROW_IV:
        return 0
    due = s.edition.room_influence
    if row == ROW_III:
        due = s.edition.chapel_price[min(s.gone(seat, row), LAST_STEP)]
    return max(due - discount, 0)


def rosaries(s: Monasterium, seat: i64) -> i64:
    """Tell the rosaries due, rising; by the player's own novices. MSM-CLOISTER-5, MSM-NOVICE-12."""
    return s.edition.cloister_price[min(s.gone(seat, ROW_IV), LAST_STEP)]


def unpaid(s: Monasterium, seat: i64, row: i64, discount: i64) -> Rule | None:
    """Name the rule that asks for more than a seat has, wherever the novice goes.

    MSM-CLOISTER-5, MSM-CHAPEL-3, MSM-BLD-2.
    """
    if s.has(seat, INFLUENCE) < influence(s, seat, row, discount):
        return CHAPEL_PRICE if row == ROW_III else ROOM_PRICE
    if row == ROW_IV and s.has(seat, ROSARY) < rosaries(s, seat):
        return CLOISTER_PRICE
    return None


def payable(s: Monasterium, seat: i64, row: i64) -> i64:
    """Give the rooms whose good a seat has enough of; no other good will do.

    MSM-BLD-3, MSM-BLD-4.
    """
    rooms: i64 = 0
    kind: i64
    for kind in range(3):
        if s.has(seat, kind) >= s.edition.room_goods[row]:
            rooms |= s.edition.grounds.of_kind[kind]
    return rooms


def short(s: Monasterium, seat: i64, row: i64, discount: i64, kind: i64) -> list[int]:
    """List by good how much of the price a seat has not, for a room of that kind, or for the chapel
    or cloister that the row leads to.

    MSM-NOVICE-7.
    """
    due = [0] * len(GOODS)
    due[INFLUENCE] = influence(s, seat, row, discount)
    if row < ROW_III:
        due[kind] = s.edition.room_goods[row]
    elif row == ROW_IV:
        due[ROSARY] = rosaries(s, seat)
    return [max(n - s.has(seat, good), 0) for good, n in enumerate(due)]


def pay(s: Monasterium, seat: i64, row: i64, discount: i64, place: i64) -> None:
    """Pay in full. MSM-NOVICE-7."""
    s.pay(seat, INFLUENCE, influence(s, seat, row, discount))
    if row < ROW_III:
        s.pay(seat, s.edition.grounds.kind[place], s.edition.room_goods[row])
    elif row == ROW_IV:
        s.pay(seat, ROSARY, rosaries(s, seat))
