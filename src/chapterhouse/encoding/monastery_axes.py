"""What the encoding of Monastery counts along."""

from typing import Final

from chapterhouse.encoding.layout import Axis
from chapterhouse.games.monastery.components import COLUMNS, LETTERS, MONKS, PLACES, ROWS
from chapterhouse.games.monastery.sites import SITES_AT_FIRST

DOORS: Final = len(SITES_AT_FIRST)
SIDES: Final = ["north", "east", "south", "west"]

PLACE: Final = Axis("place", ["Abbey", *[f"tile {nth}" for nth in range(1, PLACES)]])
MONK: Final = Axis("monk", [str(nth + 1) for nth in range(MONKS)])
SPOT: Final = Axis("where", ["place", "box"])
LETTER: Final = Axis("letter", [*LETTERS])
CELL: Final = Axis(
    "cell", [f"{row + 1}/{column + 1}" for row in range(ROWS) for column in range(COLUMNS)]
)
BESIDE: Final = Axis(
    "beside",
    [
        *[f"door {nth + 1} of the Abbey" for nth in range(DOORS)],
        *[f"{side} of tile {nth}" for nth in range(1, PLACES) for side in SIDES],
    ],
)
