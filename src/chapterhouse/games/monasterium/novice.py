"""Section MSM-NOVICE: a novice leaves the action area for a monastery."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.core.rule import Rule
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step
from chapterhouse.games.monasterium import lacking, sentences
from chapterhouse.games.monasterium.areas import (
    ToPlace,
    admitted,
    enter,
    named,
    room_bonus,
    unfit,
)
from chapterhouse.games.monasterium.components import BUILDING, COLUMNS, FIELDS, ROWS
from chapterhouse.games.monasterium.extra import EXTRA_CHANCE
from chapterhouse.games.monasterium.price import (
    AREA,
    IN_ROW,
    ROOM_PRICE,
    ROW_III,
    ROW_IV,
    pay,
    payable,
    unpaid,
)
from chapterhouse.games.monasterium.rules import RULES
from chapterhouse.games.monasterium.state import DICE, Monasterium
from chapterhouse.games.monasterium.turn import Decision

DISCOUNTS: Final = 2  # none, and that of II-B: MSM-ACT-8
NO_PLACE: Final = RULES["MSM-NOVICE-8"]


def targets(s: Monasterium, seat: i64, row: i64, discount: i64) -> i64:
    """Give the places that a novice of this row can be paid into."""
    if unpaid(s, seat, row, discount) is not None:
        return 0
    found = admitted(s, seat, AREA[row])
    return found & payable(s, seat, row) if row < ROW_III else found


def senders(s: Monasterium, seat: i64, discount: i64) -> i64:
    """Give the novices that can be sent, whatever the column of the die. MSM-NOVICE-1."""
    found: i64 = 0
    row: i64
    for row in range(ROWS):
        standing = s.novices[seat] & IN_ROW[row]
        if standing and targets(s, seat, row, discount):
            found |= standing
    return found


@final
class Who(Decision):
    """Any novice of the action area may go; one must, if nothing else can be.

    MSM-NOVICE-1, MSM-NOVICE-11.
    """

    def __init__(self, discount: int) -> None:
        super().__init__()
        self.discount: Final = discount

    def args(self) -> list[int]:
        return [self.discount]

    def options(self, s: Monasterium) -> i64:
        """Any novice that stands on a field."""
        return s.novices[s.active]

    def forbids(self, s: Monasterium, action: i64) -> Rule | None:
        """There must be a place, and its cost must be paid.

        MSM-NOVICE-8, MSM-NOVICE-7, MSM-BLD-2.
        """
        seat, row = s.active, action // COLUMNS
        if targets(s, seat, row, self.discount):
            return None
        if not admitted(s, seat, AREA[row]):
            return NO_PLACE
        return unpaid(s, seat, row, self.discount) or ROOM_PRICE

    def lacks(self, s: Monasterium, action: i64) -> Sentence | None:
        """Tell that there is no place, which no goods would help, or the goods."""
        rows: list[int] = [action // COLUMNS]
        if self.forbids(s, action) is NO_PLACE:
            return lacking.to_reach(rows)
        return lacking.to_pay(s, s.active, rows, self.discount)

    def allowed(self, s: Monasterium) -> i64:
        """Ask once a row, not once a novice."""
        return senders(s, s.active, self.discount)

    def says(self, s: Monasterium, action: i64) -> Sentence:
        return Sentence(sentences.SEND, [action])

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(sentences.ASK_SEND, [self.discount])

    def do(self, s: Monasterium, action: i64) -> None:
        """Go on to the place, in the area that the row decides. MSM-NOVICE-2, MSM-STATE-7."""
        s.then(WHERE[FIELDS * self.discount + action])


@final
class Where(ToPlace):
    """Where the envoy reaches or an own novice prays: pay, place, and see it work. MSM-NOVICE-3."""

    def __init__(self, novice: int, discount: int) -> None:
        super().__init__(AREA[novice // COLUMNS])
        self.novice: Final = novice
        self.row: Final = novice // COLUMNS
        self.discount: Final = discount

    def args(self) -> list[int]:
        return [self.novice, self.discount]

    def forbids(self, s: Monasterium, action: i64) -> Rule | None:
        """A room must be paid in its own good; the rest was asked before. MSM-BLD-2."""
        rule = unfit(s, s.active, self.area, action)
        if rule is not None or self.row >= ROW_III:
            return rule
        return None if payable(s, s.active, self.row) & BIT[action] else ROOM_PRICE

    def lacks(self, s: Monasterium, action: i64) -> Sentence | None:
        if self.forbids(s, action) is not ROOM_PRICE:
            return None
        kind = s.edition.grounds.kind[action]
        return lacking.to_enter(s, s.active, self.row, self.discount, kind)

    def allowed(self, s: Monasterium) -> i64:
        return targets(s, s.active, self.row, self.discount)

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(sentences.ASK_WHERE, [self.novice])

    def do(self, s: Monasterium, action: i64) -> None:
        """Pay, place, vacate the field, take what the room brings, then the extra novice if the row
        is empty, what comes last is put on the agenda first.

        MSM-NOVICE-10, MSM-STATE-9.
        """
        seat = s.active
        pay(s, seat, self.row, self.discount, action)
        s.tell_all(_TOLD[self.area], seat, [self.novice, *named(s, self.area, action)])
        enter(s, seat, self.area, action)
        vacate(s, seat, self.novice)
        if s.gone(seat, self.row) == COLUMNS:  # MSM-STATE-16
            s.then(EXTRA_CHANCE[self.row])
        if self.area == BUILDING:
            room_bonus(s, seat, action)


def vacate(s: Monasterium, seat: i64, novice: i64) -> None:
    """The field of rows I to III is unlocked; row IV flips a tile, that of the column which the
    novice came from.

    MSM-UNLOCK-1, MSM-CLOISTER-8, MSM-CLOISTER-11.
    """
    s.novices[seat] ^= BIT[novice]
    if novice < COLUMNS * ROW_IV:
        s.tell(sentences.UNLOCKED, seat, novice + COLUMNS)
        return
    column = novice - COLUMNS * ROW_IV
    s.tell(sentences.FLIPPED, seat, column)
    s.score(seat, s.edition.flipped_die * dice_on(s, column), DICE)


def dice_on(s: Monasterium, column: i64) -> i64:
    """Count the unspent dice on a tile; the die that paid lies there no more.

    MSM-CLOISTER-9, MSM-CLOISTER-10, MSM-STATE-11.
    """
    return s.unspent if column == s.column else 0


def flipped(s: Monasterium, seat: i64, column: i64) -> bool:
    """Tell whether a column's action tile is flipped: its novice of row IV has gone."""
    return not s.novices[seat] & BIT[COLUMNS * ROW_IV + column]


_TOLD: Final = [sentences.SENT_CHAPEL, sentences.SENT_ROOM, sentences.SENT_SPACE]  # by area
WHO: Final = [Who(discount) for discount in range(DISCOUNTS)]
WHERE: Final = [
    Where(novice, discount) for discount in range(DISCOUNTS) for novice in range(FIELDS)
]
STEPS: Final[list[Step[Any]]] = [*WHO, *WHERE]
