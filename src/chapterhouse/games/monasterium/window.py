"""Section MSM-WINDOW: tiles are taken and built into the church window."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.core.rule import Rule
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step
from chapterhouse.games.monasterium import mission, sentences
from chapterhouse.games.monasterium.components import (
    BOOK,
    INFLUENCE,
    MONASTERIES,
    ROSARY,
    SOUP,
    TILE,
    TOOL,
)
from chapterhouse.games.monasterium.envoy import ENVOY
from chapterhouse.games.monasterium.names import sum_of
from chapterhouse.games.monasterium.rules import RULES
from chapterhouse.games.monasterium.state import CELLS, LINES, Monasterium
from chapterhouse.games.monasterium.tiles import (
    ALL,
    ANYWHERE,
    OWN_CHAPELS,
    SIDE,
    against,
    filled,
    fits,
    sources,
    takeable,
)
from chapterhouse.games.monasterium.turn import Decision

DECLINE: Final = MONASTERIES  # in Window, after the monasteries
ROW_GOODS: Final = [INFLUENCE, ROSARY]  # MSM-WINDOW-10; the bottom row moves the envoy
COLUMN_GOODS: Final = [SOUP, TOOL, BOOK]  # MSM-WINDOW-11
WALK: Final = 2  # MSM-WINDOW-10
NOT_THERE: Final = RULES["MSM-WINDOW-1"]
NO_CHAPEL: Final = RULES["MSM-ACT-10"]
NONE_LEFT: Final = RULES["MSM-SETUP-4"]
NO_ROW: Final = RULES["MSM-WINDOW-7"]


@final
class OfferTile(Step[Monasterium]):
    """A tile is asked for if one can be taken and built in, else this lapses. MSM-WINDOW-8."""

    def __init__(self, source: int) -> None:
        super().__init__()
        self.source: Final = source

    def args(self) -> list[int]:
        return [self.source]

    def do(self, s: Monasterium, action: i64) -> None:
        """Offer, or let it lapse. MSM-BLD-8, MSM-PATH-8."""
        if takeable(s, s.active, self.source):
            s.then(WINDOW[self.source])
        else:
            s.tell(sentences.NO_TILE, s.active)


@final
class Window(Decision):
    """Take a tile, to be built in at once; the path's may be declined. MSM-WINDOW-2, MSM-PATH-7."""

    def __init__(self, source: int) -> None:
        super().__init__()
        self.source: Final = source

    def args(self) -> list[int]:
        return [self.source]

    def options(self, s: Monasterium) -> i64:
        """Any monastery; a room's tile cannot be declined. MSM-BLD-9."""
        return ALL | BIT[DECLINE] if self.source == ANYWHERE else ALL

    def forbids(self, s: Monasterium, action: i64) -> Rule | None:
        """A tile that there is, from where this source reaches, and that fits.

        MSM-WINDOW-7, MSM-SETUP-4, MSM-ACT-10, MSM-WINDOW-1.
        """
        if action == DECLINE:
            return None
        if not sources(s, s.active, self.source) & BIT[action]:
            return NO_CHAPEL if self.source == OWN_CHAPELS else NOT_THERE
        if not s.tiles[action]:
            return NONE_LEFT
        return None if fits(s, s.active, action) else NO_ROW

    def says(self, s: Monasterium, action: i64) -> Sentence:
        if action == DECLINE:
            return Sentence(sentences.DECLINE, [])
        return Sentence(sentences.TILE, [action])

    def asks(self, s: Monasterium) -> Sentence:
        """After an action it is the rest of what was chosen; of a room and the path it is not."""
        acted = self.source == OWN_CHAPELS
        return Sentence(sentences.ASK_ACTION_TILE if acted else sentences.ASK_TILE, [])

    def do(self, s: Monasterium, action: i64) -> None:
        if action == DECLINE:
            s.tell(sentences.DECLINED, s.active, TILE)
        else:
            s.then(WINDOW_ROW[action])


@final
class WindowRow(Decision):
    """The player chooses the row, and the tile goes as far left as it can. MSM-WINDOW-3."""

    def __init__(self, m: int) -> None:
        super().__init__()
        self.m: Final = m

    def args(self) -> list[int]:
        return [self.m]

    def options(self, s: Monasterium) -> i64:
        return BIT[SIDE] - 1

    def forbids(self, s: Monasterium, action: i64) -> Rule | None:
        """A free cell, and no tile alike in the row or the column. MSM-WINDOW-4, MSM-WINDOW-5."""
        return against(s, s.active, action, self.m)

    def says(self, s: Monasterium, action: i64) -> Sentence:
        return Sentence(sentences.BUILD, [action])

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(sentences.ASK_BUILD, [self.m])

    def do(self, s: Monasterium, action: i64) -> None:
        """Build it in, score the lines, then choose the bonus. MSM-WINDOW-15."""
        seat = s.active
        column = filled(s, seat, action)
        cell = SIDE * action + column
        s.window[CELLS * seat + cell] = self.m + 1
        s.tiles[self.m] -= 1
        s.tell(sentences.BUILT, seat, self.m, action, column + 1)
        _score_lines(s, seat, action, column)
        mission.claim(s)
        s.then(WINDOW_BONUS[cell])


def _score_lines(s: Monasterium, seat: i64, row: i64, column: i64) -> None:
    """A complete row scores, and a complete column, or both.

    MSM-WINDOW-12, MSM-WINDOW-13, MSM-WINDOW-14.
    """
    if column == SIDE - 1:
        s.score(seat, s.edition.line_points[row], LINES)
    at = CELLS * seat + column
    if s.window[at] and s.window[at + SIDE] and s.window[at + 2 * SIDE]:
        s.score(seat, s.edition.line_points[SIDE + column], LINES)


@final
class WindowBonus(Decision):
    """The bonus of the tile's row, or that of its column. MSM-WINDOW-9."""

    def __init__(self, cell: int) -> None:
        super().__init__()
        self.cell: Final = cell

    def args(self) -> list[int]:
        return [self.cell]

    def options(self, s: Monasterium) -> i64:
        return 3

    def says(self, s: Monasterium, action: i64) -> Sentence:
        if self._walks(action):
            return Sentence(sentences.STEPS, [WALK])
        return Sentence(sentences.GAIN, [sum_of(1, self._good(action))])

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(sentences.ASK_BONUS, [])

    def do(self, s: Monasterium, action: i64) -> None:
        """Take the bonus of the row, or that of the column. MSM-WINDOW-10, MSM-WINDOW-11."""
        if self._walks(action):
            s.then(ENVOY[WALK])
        else:
            s.gain(s.active, self._good(action), 1)

    def _walks(self, action: i64) -> bool:
        """Tell whether this is the bonus of the bottom row."""
        return action == 0 and self.cell >= 2 * SIDE

    def _good(self, action: i64) -> i64:
        return ROW_GOODS[self.cell // SIDE] if action == 0 else COLUMN_GOODS[self.cell % SIDE]


OFFER_TILE: Final = [OfferTile(source) for source in range(OWN_CHAPELS + 1)]
WINDOW: Final = [Window(source) for source in range(OWN_CHAPELS + 1)]
WINDOW_ROW: Final = [WindowRow(m) for m in range(MONASTERIES)]
WINDOW_BONUS: Final = [WindowBonus(cell) for cell in range(CELLS)]
STEPS: Final[list[Step[Any]]] = [*OFFER_TILE, *WINDOW, *WINDOW_ROW, *WINDOW_BONUS]
