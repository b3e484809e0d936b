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
    """Tell the influence due: MSM-BLD-2 for a room, MSM-CHAPEL-3 rising for a chapel,
    MSM-CLOISTER-4 none for a cloister; MSM-ACT-8 less a discount, 9 and nothing less than none.
    """
    if row == ROW_IV:
        return 0
    due = s.box.room_influence
    if row == ROW_III:
        due = s.box.chapel_price[min(s.gone(seat, row), LAST_STEP)]
    return max(due - discount, 0)


def rosaries(s: Monasterium, seat: i64) -> i64:
    """MSM-CLOISTER-5 Tell the rosaries due, rising; MSM-NOVICE-12 by the player's own novices."""
    return s.box.cloister_price[min(s.gone(seat, ROW_IV), LAST_STEP)]


def unpaid(s: Monasterium, seat: i64, row: i64, discount: i64) -> Rule | None:
    """Name the rule that asks for more than a seat has, wherever the novice goes."""
    if s.has(seat, INFLUENCE) < influence(s, seat, row, discount):
        return CHAPEL_PRICE if row == ROW_III else ROOM_PRICE
    if row == ROW_IV and s.has(seat, ROSARY) < rosaries(s, seat):
        return CLOISTER_PRICE
    return None


def payable(s: Monasterium, seat: i64, row: i64) -> i64:
    """MSM-BLD-3 Give the rooms whose good a seat has enough of; 4 no other good will do."""
    rooms: i64 = 0
    kind: i64
    for kind in range(3):
        if s.has(seat, kind) >= s.box.room_goods[row]:
            rooms |= s.box.grounds.of_kind[kind]
    return rooms


def short(s: Monasterium, seat: i64, row: i64, discount: i64, kind: i64) -> list[int]:
    """MSM-NOVICE-7 List by good how much of the price a seat has not, for a room of that kind, or
    for the chapel or cloister that the row leads to.
    """
    due = [0] * len(GOODS)
    due[INFLUENCE] = influence(s, seat, row, discount)
    if row < ROW_III:
        due[kind] = s.box.room_goods[row]
    elif row == ROW_IV:
        due[ROSARY] = rosaries(s, seat)
    return [max(n - s.has(seat, good), 0) for good, n in enumerate(due)]


def pay(s: Monasterium, seat: i64, row: i64, discount: i64, place: i64) -> None:
    """MSM-NOVICE-7 Pay in full."""
    s.pay(seat, INFLUENCE, influence(s, seat, row, discount))
    if row < ROW_III:
        s.pay(seat, s.box.grounds.kind[place], s.box.room_goods[row])
    elif row == ROW_IV:
        s.pay(seat, ROSARY, rosaries(s, seat))
