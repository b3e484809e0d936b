"""Which part of the plan is shown: the one that matters most, where not all has room."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from chapterhouse.boards.monastery.seen import Cell, Seen
from chapterhouse.games.monastery.spots import ABBEY_PLACE

UNIT_X: Final = 7  # columns of a cell, its western edge among them
UNIT_Y: Final = 3  # lines of a cell, its northern edge among them
MARGIN: Final = 4  # columns for coordinates, to the left
LABELS: Final = 1  # lines for them, above
WANTED: Final = 8  # how much more a cell matters that can be chosen
OWN: Final = 3  # or in which the reader has a monk


@dataclass(frozen=True)
class Window:
    """A rectangle of cells, and where it stands on the canvas."""

    left: int
    top: int
    columns: int
    rows: int
    margin: int = MARGIN

    @property
    def width(self) -> int:
        """Tell how many columns it takes."""
        return self.margin + UNIT_X * self.columns + 1

    @property
    def height(self) -> int:
        """Tell how many lines it takes."""
        return LABELS + UNIT_Y * self.rows + 1

    def x(self, column: int) -> int:
        """Tell where the western edge of a column of cells is."""
        return self.margin + UNIT_X * column

    def y(self, row: int) -> int:
        """Tell where the northern edge of a row of cells is."""
        return LABELS + UNIT_Y * row

    def cells(self) -> Iterator[Cell]:
        for x in range(self.left, self.left + self.columns):
            for y in range(self.top, self.top + self.rows):
                yield x, y


def columns_in(width: int) -> int:
    """Tell how many cells stand side by side in so many columns."""
    return max(0, (width - MARGIN - 1) // UNIT_X)


def rows_in(height: int) -> int:
    """Tell how many cells stand one below the other in so many lines."""
    return max(0, (height - LABELS - 1) // UNIT_Y)


def window(seen: Seen, columns: int, rows: int) -> Window:
    """Choose the window of at most this size that shows most of what matters, the first of such
    from the north-west.
    """
    weights = _weights(seen)
    xs, ys = [x for x, _ in weights], [y for _, y in weights]
    wide = min(columns, max(xs) - min(xs) + 1)
    high = min(rows, max(ys) - min(ys) + 1)
    tried = [
        (left, top)
        for left in range(min(xs), max(xs) - wide + 2)
        for top in range(min(ys), max(ys) - high + 2)
    ]
    sums = [
        sum([n for (x, y), n in weights.items() if 0 <= x - left < wide and 0 <= y - top < high])
        for left, top in tried
    ]
    left, top = tried[sums.index(max(sums))]
    return Window(left, top, wide, high)


def _weights(seen: Seen) -> dict[Cell, int]:
    """Tell how much each cell matters: of a tile, with own monks, to be chosen."""
    weights = {cell: 1 if place == ABBEY_PLACE else 2 for cell, place in seen.cells.items()}
    for cell, place in seen.cells.items():
        weights[cell] += OWN if place in seen.mine else 0
        weights[cell] += WANTED if place in seen.reach else 0
    for cell in seen.fits:
        weights[cell] = WANTED if seen.raised >= 0 else 1
    return weights
