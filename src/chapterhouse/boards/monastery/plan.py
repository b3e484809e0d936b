"""The plan of the monastery: every tile in its cell, with what connects and who is there."""

from typing import Final

from rich.text import Text

from chapterhouse.boards.monastery.canvas import Canvas
from chapterhouse.boards.monastery.inside import hall, inside, site
from chapterhouse.boards.monastery.seen import ABBEY_COLUMNS, ABBEY_ROWS, Cell, Seen
from chapterhouse.boards.monastery.signs import GATES, GATEWAY, PATHS, PATHWAY, sign
from chapterhouse.boards.monastery.window import UNIT_X, Window
from chapterhouse.games.monastery.components import EMPTY, NONE
from chapterhouse.games.monastery.spots import ABBEY_PLACE

ACROSS: Final = ("─", "-")
DOWN: Final = ("│", "|")
# By the lines that meet in a corner, in bits: from the north, east, south and west.
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
CORNER: Final = "+"
MIDDLE: Final = 2  # letters of an edge before its opening
BEYOND: Final = "^>v<"
NORTH, EAST, SOUTH, WEST = range(4)


def plan(seen: Seen, window: Window) -> Text:
    """Draw the cells of a window, with their coordinates above and to the left."""
    canvas = Canvas(window.width, window.height)
    for column in range(window.columns):
        label = f"{window.left + column}"
        canvas.put(window.x(column) + 1, 0, f"{label:^{UNIT_X - 1}}", "soft")
    for row in range(window.rows):
        label = f"{window.top + row}"
        canvas.put(0, window.y(row) + 1, f"{label:>{window.margin - 1}}", "soft")
    for cell in window.cells():
        _cell(seen, canvas, window, cell)
    _beyond(seen, canvas, window)
    _edges(seen, canvas, window)
    return canvas.text()


def _beyond(seen: Seen, canvas: Canvas, window: Window) -> None:
    """Point to where the monastery goes on, out of sight."""
    xs, ys = [x for x, _ in seen.cells], [y for _, y in seen.cells]
    if min(xs) < window.left:
        canvas.put(window.margin, 0, BEYOND[WEST], "point")
    if max(xs) >= window.left + window.columns:
        canvas.put(window.width - 1, 0, BEYOND[EAST], "point")
    if min(ys) < window.top:
        canvas.put(0, 0, BEYOND[NORTH], "point")
    if max(ys) >= window.top + window.rows:
        canvas.put(0, window.height - 1, BEYOND[SOUTH], "point")


def _cell(seen: Seen, canvas: Canvas, window: Window, cell: Cell) -> None:
    """Write what is in a cell."""
    x, y = window.x(cell[0] - window.left) + 1, window.y(cell[1] - window.top) + 1
    place = seen.cells.get(cell)
    if place is None:
        lines = site(seen, cell)
    elif place == ABBEY_PLACE:
        lines = hall(seen, cell)
    else:
        lines = inside(seen, seen.tiles[place - 1])
    for n, line in enumerate(lines):
        canvas.put(x, y + n, line)


# -- edges


def _edges(seen: Seen, canvas: Canvas, window: Window) -> None:
    """Draw all edges of the cells in the window, then the corners between them."""
    right, bottom = window.left + window.columns, window.top + window.rows
    drawn: set[tuple[int, int, int]] = set()  # a corner, and a side on which a line leaves it
    for x in range(window.left, right + 1):
        for y in range(window.top, bottom + 1):
            if y < bottom and _draw(seen, canvas, window, (x, y), WEST):
                drawn |= {(x, y, SOUTH), (x, y + 1, NORTH)}
            if x < right and _draw(seen, canvas, window, (x, y), NORTH):
                drawn |= {(x, y, EAST), (x + 1, y, WEST)}
    for x in range(window.left, right + 1):
        for y in range(window.top, bottom + 1):
            lines = sum([1 << side for side in range(4) if (x, y, side) in drawn])
            letter = CORNER if seen.reader.plain and lines else CORNERS[lines]
            canvas.put(window.x(x - window.left), window.y(y - window.top), letter, "soft")


def _draw(seen: Seen, canvas: Canvas, window: Window, cell: Cell, side: int) -> bool:
    """Draw the western or northern edge of a cell, if there is one; tell whether there is."""
    other = (cell[0] - 1, cell[1]) if side == WEST else (cell[0], cell[1] - 1)
    kind = _between(seen, cell, other, side)
    if kind == NONE:
        return False
    x, y = window.x(cell[0] - window.left), window.y(cell[1] - window.top)
    opening = sign(GATES if kind == GATEWAY else PATHS, seen.reader)
    if side == WEST:
        canvas.put(x, y + 1, sign(DOWN, seen.reader), "soft")
        last = sign(DOWN, seen.reader) if kind == EMPTY else opening[0]
        canvas.put(x, y + 2, last, "soft" if kind == EMPTY else "bold")
    else:
        canvas.put(x + 1, y, sign(ACROSS, seen.reader) * (UNIT_X - 1), "soft")
        if kind != EMPTY:
            canvas.put(x + 1 + MIDDLE, y, opening[1] * 2, "bold")
    return True


def _between(seen: Seen, cell: Cell, other: Cell, side: int) -> int:
    """Tell what lies between two cells: a pathway, a gateway, an edge that is shut, or nothing."""
    mine, its = seen.cells.get(cell), seen.cells.get(other)
    if mine == its:
        return NONE
    shown = [_edge(seen, cell, side), _edge(seen, other, (side + 2) % 4)]
    if EMPTY in shown:
        return EMPTY
    return GATEWAY if GATEWAY in shown else PATHWAY


def _edge(seen: Seen, cell: Cell, side: int) -> int:
    """Tell what a cell shows to a side; nothing where it is free."""
    place = seen.cells.get(cell)
    if place is None:
        return NONE
    if place == ABBEY_PLACE:
        return seen.printed.doors[_door(cell, side)]
    tile = seen.tiles[place - 1]
    return seen.edges(tile.kind, tile.rotation)[side]


def _door(cell: Cell, side: int) -> int:
    """Number the edges of the Abbey: north, east, south, west."""
    first = (0, ABBEY_COLUMNS, ABBEY_COLUMNS + ABBEY_ROWS, 2 * ABBEY_COLUMNS + ABBEY_ROWS)[side]
    return first + cell[0 if side in (NORTH, SOUTH) else 1]
