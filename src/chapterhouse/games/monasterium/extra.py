"""Section MSM-EXTRA: the novice beside a row goes when the row is empty, now or never."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.core.rule import Rule
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step
from chapterhouse.games.monasterium import sentences
from chapterhouse.games.monasterium.areas import (
    ToPlace,
    admitted,
    enter,
    named,
    room_bonus,
    unfit,
)
from chapterhouse.games.monasterium.components import AREAS, BUILDING, ROWS
from chapterhouse.games.monasterium.rules import RULES
from chapterhouse.games.monasterium.state import Monasterium
from chapterhouse.games.monasterium.turn import Decision

DECLINE: Final = len(AREAS)  # in ExtraArea, after the areas
NOWHERE: Final = RULES["MSM-EXTRA-4"]


def _drop(s: Monasterium, row: i64) -> None:
    """Declined or impossible, the extra novice is out of the game. MSM-EXTRA-7."""
    s.beside[s.active] ^= BIT[row]
    s.tell(sentences.EXTRA_DROPPED, s.active, row)


@final
class ExtraChance(Step[Monasterium]):
    """When a row is empty its extra novice may go; if there is a place.

    MSM-EXTRA-1, MSM-STATE-6.
    """

    def __init__(self, row: int) -> None:
        super().__init__()
        self.row: Final = row

    def args(self) -> list[int]:
        return [self.row]

    def do(self, s: Monasterium, action: i64) -> None:
        """Ask, without a die and an action, or drop it. MSM-EXTRA-8."""
        area: i64
        for area in range(len(AREAS)):
            if admitted(s, s.active, area):
                s.then(EXTRA_AREA[self.row])
                return
        _drop(s, self.row)


@final
class ExtraArea(Decision):
    """Any area may be chosen; or none. MSM-EXTRA-2, MSM-EXTRA-7."""

    def __init__(self, row: int) -> None:
        super().__init__()
        self.row: Final = row

    def args(self) -> list[int]:
        return [self.row]

    def options(self, s: Monasterium) -> i64:
        """Any area, or decline."""
        return BIT[DECLINE + 1] - 1

    def forbids(self, s: Monasterium, action: i64) -> Rule | None:
        """There must be a place that admits the novice. MSM-EXTRA-4."""
        return None if action == DECLINE or admitted(s, s.active, action) else NOWHERE

    def lacks(self, s: Monasterium, action: i64) -> Sentence | None:
        return Sentence(sentences.LACK_REACH, [action])

    def says(self, s: Monasterium, action: i64) -> Sentence:
        if action == DECLINE:
            return Sentence(sentences.DECLINE, [])
        return Sentence(sentences.TO_AREA, [action])

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(sentences.ASK_AREA, [self.row])

    def do(self, s: Monasterium, action: i64) -> None:
        if action == DECLINE:
            _drop(s, self.row)
        else:
            s.then(EXTRA_WHERE[len(AREAS) * self.row + action])


@final
class ExtraWhere(ToPlace):
    """The extra novice goes free of charge; all else holds. MSM-EXTRA-3, MSM-EXTRA-4."""

    def __init__(self, row: int, area: int) -> None:
        super().__init__(area)
        self.row: Final = row

    def args(self) -> list[int]:
        return [self.row, self.area]

    def forbids(self, s: Monasterium, action: i64) -> Rule | None:
        """Access, a free place, for the cloister an own room beside it. MSM-EXTRA-4."""
        return unfit(s, s.active, self.area, action)

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(sentences.ASK_EXTRA, [self.area])

    def do(self, s: Monasterium, action: i64) -> None:
        """A room brings its bonus; nothing is unlocked or flipped.

        MSM-EXTRA-5, MSM-EXTRA-6, MSM-UNLOCK-8.
        """
        seat = s.active
        s.beside[seat] ^= BIT[self.row]
        s.tell_all(_TOLD[self.area], seat, [self.row, *named(s, self.area, action)])
        enter(s, seat, self.area, action)
        if self.area == BUILDING:
            room_bonus(s, seat, action)


_TOLD: Final = [sentences.EXTRA_CHAPEL, sentences.EXTRA_ROOM, sentences.EXTRA_SPACE]  # by area
EXTRA_CHANCE: Final = [ExtraChance(row) for row in range(ROWS)]
EXTRA_AREA: Final = [ExtraArea(row) for row in range(ROWS)]
EXTRA_WHERE: Final = [ExtraWhere(row, area) for row in range(ROWS) for area in range(len(AREAS))]
STEPS: Final[list[Step[Any]]] = [*EXTRA_CHANCE, *EXTRA_AREA, *EXTRA_WHERE]
