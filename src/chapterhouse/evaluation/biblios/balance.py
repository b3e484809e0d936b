"""What is counted to see whether Biblios is balanced."""

from typing import Final

from chapterhouse.bots.watch import Use
from chapterhouse.games.biblios.components import CHURCH, CHURCHES

_CATEGORY: Final = ("category",)
_BOTH: Final = ("category", "other")

BEGINS: Final = "event-first"  # tells who
USES: Final = {
    "church": Use({"event-church": ("card",)}, list(range(CHURCH, CHURCH + len(CHURCHES)))),
    "raised": Use({"event-raised": _CATEGORY, "event-raised-two": _BOTH}),
    "lowered": Use({"event-lowered": _CATEGORY, "event-lowered-two": _BOTH}),
    "unwon": Use({"event-die-unwon": _CATEGORY}),
}
