"""Section MON-LIB: two letters of the grid are swapped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step
from chapterhouse.games.monastery import sentences
from chapterhouse.games.monastery.components import COLUMNS, ROWS
from chapterhouse.games.monastery.rules import RULES
from chapterhouse.games.monastery.spots import A_MONK, GONE, NO_CELL, SMALL
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.turn import Decision

if TYPE_CHECKING:
    from chapterhouse.core.rule import Rule

ONLY_LARGE: Final = RULES["MON-LIB-2"]


def letter_of(held: i64) -> i64:
    """Tell which letter a cell of the grid holds, from 0; it must hold one."""
    return (held - 1) % SMALL


def large_letters(s: Monastery) -> i64:
    """Count the letters that lie large side up on the grid. MON-LIB-6."""
    n: i64 = 0
    for held in s.grid:
        if GONE < held <= SMALL:
            n += 1
    return n


def named_cell(s: Monastery, cell: i64) -> list[int]:
    """Name a letter of the grid: itself, the colour of its row, its column."""
    return [letter_of(s.grid[cell]), row_colour(s, cell // COLUMNS), cell % COLUMNS]


def row_colour(s: Monastery, row: i64) -> i64:
    colour: i64 = 0
    while s.edition.row[colour] != row:
        colour += 1
    return colour


class Swapping(Decision):
    """A letter of the grid is chosen: of any row, and no monk or gap. MON-LIB-5."""

    def options(self, s: Monastery) -> i64:
        """All letters but the one already chosen."""
        found: i64 = 0
        cell: i64
        for cell in range(ROWS * COLUMNS):
            if GONE < s.grid[cell] < A_MONK and cell != s.swapped:
                found |= BIT[cell]
        return found

    def forbids(self, s: Monastery, action: i64) -> Rule | None:
        """A small one has been swapped already. MON-LIB-2."""
        return ONLY_LARGE if s.grid[action] > SMALL else None


@final
class SwapFirst(Swapping):
    """One of the letters is chosen. MON-LIB-1."""

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.SWAP, named_cell(s, action))

    def asks(self, s: Monastery) -> Sentence:
        return Sentence(sentences.ASK_SWAP, [])

    def do(self, s: Monastery, action: i64) -> None:
        s.swapped = action
        s.then(SWAP_SECOND)


@final
class SwapSecond(Swapping):
    """The other one is chosen, and they change places. MON-LIB-1."""

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.WITH, named_cell(s, action))

    def asks(self, s: Monastery) -> Sentence:
        return Sentence(sentences.ASK_WITH, [letter_of(s.grid[s.swapped])])

    def do(self, s: Monastery, action: i64) -> None:
        """Both lie small side up from now on; their prices go by their columns.

        MON-LIB-2, MON-LIB-3.
        """
        if s.journal is not None:
            both = named_cell(s, s.swapped) + named_cell(s, action)
            s.tell_all(sentences.SWAPPED, s.active, both)
        first, second = s.grid[s.swapped], s.grid[action]
        s.grid[s.swapped] = second + SMALL
        s.grid[action] = first + SMALL
        s.swapped = NO_CELL


SWAP_FIRST: Final = SwapFirst()
SWAP_SECOND: Final = SwapSecond()
STEPS: Final[list[Step[Any]]] = [SWAP_FIRST, SWAP_SECOND]
