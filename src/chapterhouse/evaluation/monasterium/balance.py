"""What is counted to see whether Monasterium is balanced, and how far envoys walk."""

from typing import Final, final

from chapterhouse.bots.watch import Use, Watch
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State
from chapterhouse.games.monasterium import sentences
from chapterhouse.games.monasterium.components import BONUSES, NO_BONUS

_MONASTERY: Final = ("monastery",)

BEGINS: Final = "event-first"  # tells who
USES: Final = {
    "actions": Use({"event-used": ("action",)}),
    "rooms": Use({"event-sent-room": ("kind",), "event-extra-room": ("kind",)}),
    "chapels": Use({"event-sent-chapel": _MONASTERY, "event-extra-chapel": _MONASTERY}),
    "windows": Use({"event-built": _MONASTERY}),
    "bonuses": Use({"event-bonus": ("bonus",)}, list(range(NO_BONUS + 1, len(BONUSES)))),
    "jokers": Use({"event-joker": ("column",)}),
    "missions": Use({"event-claimed": ("mission",)}),
}
PATH: Final = "path"
PATH_FIRST: Final = "path-first-year"


@final
class MonasteriumHabits(Watch):
    """Counts the fields that an envoy walks, in the first year and in the whole match."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, [PATH_FIRST, PATH])
        self.year: int = 1

    def told(self, s: State, event: Event) -> None:
        if event.template is sentences.YEAR:
            self.year = event.values[0]
        if event.template is sentences.ENVOY and event.seat == self.seat:
            self.note(PATH)
            self.note(PATH_FIRST, int(self.year == 1))
