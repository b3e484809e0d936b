"""A plot of ratings: a row for each bot, with a dot and its interval, as SVG."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor
from typing import Final

from chapterhouse.arena.standings import BotLine

WIDTH: Final = 640
NAMES: Final = 200  # where the scale begins,
MARGIN: Final = 24  # and how far from the right it ends
ROW: Final = 28
HEAD: Final = 48
GRID: Final = 100  # rating points between lines,
MOST: Final = 8  # or a multiple, if there were many more than so many
SPACE: Final = "http://www.w3.org/2000/svg"
INK: Final = "#3373e2"


@dataclass(frozen=True)
class Scale:
    """Where points lie, between two lines of the grid."""

    low: int
    high: int

    def x(self, points: float) -> float:
        """Tell how far to the right."""
        part = (points - self.low) / (self.high - self.low)
        return round(NAMES + (WIDTH - NAMES - MARGIN) * part, 1)


def plot(title: str, lines: Sequence[BotLine]) -> str:
    """Draw the bots in this order."""
    low = floor(min([line.rating.low for line in lines]) / GRID)
    high = ceil(max([line.rating.high for line in lines]) / GRID)
    scale, bottom = Scale(GRID * low, GRID * high), HEAD + ROW * len(lines)
    height = bottom + MARGIN
    return "\n".join(
        [
            f'<svg xmlns="{SPACE}" viewBox="0 0 {WIDTH} {height}">',
            "<style>text { font: 14px sans-serif }</style>",
            f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
            f'<text x="{MARGIN}" y="{MARGIN}" font-weight="bold">{escape(title)}</text>',
            *_grid(scale, bottom),
            *[_row(scale, row, line) for row, line in enumerate(lines)],
            "</svg>\n",
        ]
    )


def _grid(scale: Scale, bottom: int) -> Iterator[str]:
    every = GRID * max(1, (scale.high - scale.low) // GRID // MOST)
    for points in range(scale.low, scale.high + 1, every):
        x = scale.x(points)
        yield f'<path d="M{x} {HEAD}V{bottom}" stroke="#ccc"/>'
        yield f'<text x="{x}" y="{bottom + 16}" text-anchor="middle">{points}</text>'


def _row(scale: Scale, row: int, line: BotLine) -> str:
    y, rating = HEAD + ROW * row + ROW // 2, line.rating
    left, right = scale.x(rating.low), scale.x(rating.high)
    return (
        f'<text x="{MARGIN}" y="{y + 5}">{escape(line.bot)}</text>'
        f'<path d="M{left} {y}H{right}" stroke="{INK}" stroke-width="2"/>'
        f'<circle cx="{scale.x(rating.points)}" cy="{y}" r="5" fill="{INK}"/>'
    )
