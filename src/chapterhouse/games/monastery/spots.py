"""Where things lie, as numbers: places, cells and spots, and what covers the grid and a strip."""

from typing import Final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64, vec
from chapterhouse.games.monastery.components import PLACES

# A place is a tile of the table: 0 is the Abbey, the others are numbered as they are laid.
NO_PLACE: Final = -1
ABBEY_PLACE: Final = 0
ALL_PLACES: Final = BIT[PLACES] - 1

# A spot says where a monk is: 8 * place + box; a monk still on the grid is ON_GRID. Box 0 is to
# stand on a constructed tile or in the Abbey, then come the boxes of an unconstructed one.
NO_SPOT: Final = -2
ON_GRID: Final = -1
A_PLACE: Final = 8
STANDING: Final = 0
PRAYING: Final = 6

# A cell is 128 * (y + 64) + (x + 64); sites are the free cells beside the table.
NO_CELL: Final = -1
A_ROW: Final = 128
ORIGIN: Final = 64
STEP: Final = vec[i64]([-A_ROW, 1, A_ROW, -1])  # MON-TERM-1: to the north, east, south, west
MOST_SITES: Final = 128

# What a cell of the grid holds: nothing, a letter from 1 (large) or from SMALL + 1, a monk.
GONE: Final = 0
SMALL: Final = 32
A_MONK: Final = 64

LARGE_ON_STRIP: Final = 1  # what covers a space of a strip; 0 while it is free
SMALL_ON_STRIP: Final = 2


def x_of(cell: i64) -> i64:
    """Tell how far to the east a cell lies."""
    return cell % A_ROW - ORIGIN


def y_of(cell: i64) -> i64:
    """Tell how far to the south a cell lies."""
    return cell // A_ROW - ORIGIN


def cell_at(x: i64, y: i64) -> i64:
    """Give the number of a cell."""
    return A_ROW * (y + ORIGIN) + x + ORIGIN
