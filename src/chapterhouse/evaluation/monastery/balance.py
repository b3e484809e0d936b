"""What is counted to see whether Monastery is balanced."""

from typing import Final

from chapterhouse.bots.watch import Use
from chapterhouse.games.monastery.components import FEATURES, ICONS, LETTERS, TILES

_PLACE: Final = ("place",)
_TILES: Final = list(range(len(TILES)))  # all but the Abbey
_BUILT: Final = [tile for tile in _TILES if tile not in FEATURES]
_WRITTEN: Final = [LETTERS.index(letter) for letter in "ABEILMNOQRSU"]  # in the phrases

BEGINS: Final = "event-first-abbot"  # tells who
USES: Final = {
    "laid": Use({"event-laid": _PLACE}, _TILES),
    "built": Use({"event-built": _PLACE}, _BUILT),
    "icons": Use({"event-used": _PLACE}, list(ICONS)),
    "letters": Use({"event-bought": ("letter",)}, _WRITTEN),
    "ends": Use({"event-ended": ("end",)}),
}
