"""A plot of ratings: a row for each bot, with a dot and its interval, as SVG."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor
from typing import Final

from chapterhouse.arena.standings import BotLine

WIDTH: Final = 640
NAMES: Final = 200  # where the scale begins,
MARGIN: Final = 24  # and how far from the right it ends
ROW: Final = 28
HEAD: Final = 48
GRID: Final = 100  # rating points between lines


def plot(title: str, lines: Sequence[BotLine]) -> str:
    """Draw the bots in this order."""
    low = GRID * floor(min([line.rating.low for line in lines]) / GRID)
    high = GRID * ceil(max([line.rating.high for line in lines]) / GRID)
    bottom = HEAD + ROW * len(lines)

    def x(points: float) -> float:
        return round(NAMES + (WIDTH - NAMES - MARGIN) * (points - low) / (high - low), 1)

    drawn = [f'<text x="{MARGIN}" y="{MARGIN}" font-weight="bold">{escape(title)}</text>']
    every = GRID * max(1, (high - low) // GRID // 8)
    for points in range(low, high + 1, every):
        drawn += [
            f'<path d="M{x(points)} {HEAD}V{bottom}" stroke="#ccc"/>',
            f'<text x="{x(points)}" y="{bottom + 16}" text-anchor="middle">{points}</text>',
        ]
    for row, line in enumerate(lines):
        y, rating = HEAD + ROW * row + ROW // 2, line.rating
        drawn += [
            f'<text x="{MARGIN}" y="{y + 5}">{escape(line.bot)}</text>',
            f'<path d="M{x(rating.low)} {y}H{x(rating.high)}" stroke="#3373e2" stroke-width="2"/>',
            f'<circle cx="{x(rating.points)}" cy="{y}" r="5" fill="#3373e2"/>',
        ]
    height = bottom + MARGIN
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="14">'
    )
    ground = f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>'
    return "\n".join([head, ground, *drawn, "</svg>", ""])
