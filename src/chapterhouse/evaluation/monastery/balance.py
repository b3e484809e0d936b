"""What is counted to see whether Monastery is balanced."""

from typing import Final

from chapterhouse.bots.watch import Use
from chapterhouse.games.monastery.components import ICONS, TILES

_PLACE: Final = ("place",)
_TILES: Final = list(range(len(TILES)))  # all but the Abbey

USES: Final = {
    "laid": Use({"event-laid": _PLACE}, _TILES),
    "built": Use({"event-built": _PLACE}, _TILES),
    "icons": Use({"event-used": _PLACE}, list(ICONS)),
    "letters": Use({"event-bought": ("letter",)}),
    "ends": Use({"event-ended": ("end",)}),
}
