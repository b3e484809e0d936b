"""How the table is laid out: the plan beside all else on a low screen, below it on a high one."""

from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult

from chapterhouse.boards.monastery import header, players
from chapterhouse.boards.monastery.plan import plan
from chapterhouse.boards.monastery.seen import Seen
from chapterhouse.boards.monastery.window import columns_in, rows_in, window
from chapterhouse.boards.side_by_side import GAP, SideBySide

LOW: Final = 24  # lines for the table, below which the plan stands beside all else
NARROW: Final = 4  # fewer cells side by side make no plan
ENDLESS: Final = 1000


class Layout:
    """Draws the table in as many lines as its reader has room for."""

    def __init__(self, seen: Seen) -> None:
        self.seen: Final = seen
        self.head: Final = Group(header.title(seen), header.hand(seen))
        self.dial: Final = header.dial(seen)
        self.grid: Final = players.grid(seen)
        self.players: Final = players.players(seen)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Choose where the plan stands, and how much of it is shown."""
        yield self.head
        room = self.seen.reader.room or ENDLESS
        room -= _height(self.head, console, options)
        side = Group(self.dial, self.grid, self.players)
        columns = columns_in(options.max_width - _width(side, console, options) - GAP)
        if room < LOW and columns >= NARROW and room >= _height(side, console, options):
            yield SideBySide(self._plan(columns, rows_in(room)), side)
            return
        above = SideBySide(Group(self.dial, self.grid), self.players)
        yield above
        rows = rows_in(room - _height(above, console, options))
        columns = columns_in(options.max_width)
        if rows and columns:
            yield self._plan(columns, rows)

    def _plan(self, columns: int, rows: int) -> RenderableType:
        """Draw the part of the plan that matters most."""
        return plan(self.seen, window(self.seen, columns, rows))


def _lines(thing: RenderableType, console: Console, options: ConsoleOptions) -> list[int]:
    """Lay something out; tell how wide each line is."""
    loose = options.update(justify=None, height=None)
    drawn = console.render_lines(thing, loose, pad=False)
    return [sum([segment.cell_length for segment in line]) for line in drawn]


def _height(thing: RenderableType, console: Console, options: ConsoleOptions) -> int:
    """Tell how many lines something takes."""
    return len(_lines(thing, console, options))


def _width(thing: RenderableType, console: Console, options: ConsoleOptions) -> int:
    """Tell how many columns something takes."""
    return max(_lines(thing, console, options))
