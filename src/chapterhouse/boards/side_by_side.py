"""Blocks side by side, as many as a screen has room for; the others below them."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment

GAP: Final = 2  # columns between two blocks

Line = list[Segment]


class SideBySide:
    """Lays blocks out from left to right, and goes on below where a line is full."""

    def __init__(self, *blocks: RenderableType) -> None:
        self.blocks: Final = blocks

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        loose = options.update(justify=None, height=None)  # else lines are filled up with blanks
        row: list[list[Line]] = []
        used = 0
        for block in self.blocks:
            lines = console.render_lines(block, loose, pad=False)
            width = _width(lines)
            if row and used + width > options.max_width:
                yield from _joined(row)
                row, used = [], 0
            row.append(lines)
            used += width + GAP
        yield from _joined(row)


def _width(lines: Sequence[Line]) -> int:
    """Tell how many columns a block takes."""
    return max([Segment.get_line_length(line) for line in lines], default=0)


def _joined(blocks: Sequence[Sequence[Line]]) -> Iterator[Segment]:
    """Join the lines of blocks that stand side by side."""
    widths = [_width(lines) for lines in blocks]
    for n in range(max([len(lines) for lines in blocks], default=0)):
        for lines, width in zip(blocks, widths, strict=True):
            line = lines[n] if n < len(lines) else []
            gap = 0 if lines is blocks[-1] else GAP
            yield from line
            yield Segment(" " * (width - Segment.get_line_length(line) + gap))
        yield Segment.line()
