"""The action area and the church window: what a seat has opened, and what it has built."""

from typing import Final

from chapterhouse.core.ints import i64, vec
from chapterhouse.evaluation.monasterium.outlook import Outlook
from chapterhouse.games.monasterium.components import COLUMNS, ROWS
from chapterhouse.games.monasterium.state import CELLS, Monasterium

# What an open action is worth with the whole game to come, by row and column.
OPENED: Final = [
    [2.5, 0.5, 0.5, 1.0, 2.0],
    [3.0, 8.0, 4.0, 4.0, 6.0],
    [4.0, 4.0, 4.0, 4.0, 4.0],
    [6.0, 5.0, 5.0, 5.0, 5.0],  # a die on a flipped tile scores
]
CROWDED: Final = [1.0, 1.0, 0.6, 1.0]  # of several in one row, each is worth so much of the last
# How near a row is to its extra novice, by how many have gone.
ROW_NEAR: Final = [0.0, 0.1, 0.4, 1.0, 2.2, 0.0]


def _row(row: int, gone: int) -> float:
    """Tell what it is worth that these novices have left a row."""
    worth, part = 0.0, 1.0
    for column in range(COLUMNS):
        if gone >> column & 1:
            worth += OPENED[row][column] * part
            part *= CROWDED[row]
    return worth + ROW_NEAR[gone.bit_count()]


ROW_WORTH: Final = vec[float]([_row(row, gone) for row in range(ROWS) for gone in range(32)])
SIDE: Final = 3
# By how many tiles it has, what a line is worth before it is full.
LINE_NEAR: Final = vec[float]([0.0, 0.6, 2.0, 0.0])


def opened(s: Monasterium, o: Outlook) -> float:
    """Tell what the open actions and flipped tiles are worth."""
    gone = ~s.novices[o.seat]
    worth: float = 0.0
    row: i64
    for row in range(ROWS):
        worth += ROW_WORTH[32 * row + (gone >> COLUMNS * row & 31)]
    return worth * o.span


def window(s: Monasterium, o: Outlook) -> float:
    """Tell what the unfinished lines of the church window are worth."""
    at = CELLS * o.seat
    worth: float = 0.0
    line: i64
    for line in range(SIDE):
        row, column = at + SIDE * line, at + line
        across, down = 0, 0
        i: i64
        for i in range(SIDE):
            if s.window[row + i]:
                across += 1
            if s.window[column + SIDE * i]:
                down += 1
        worth += LINE_NEAR[across] + LINE_NEAR[down]
    return worth * o.ease
