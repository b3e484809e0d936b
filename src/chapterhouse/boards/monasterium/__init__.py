"""The table of Monasterium in a terminal."""

from typing import Final

from rich.console import Group, RenderableType

from chapterhouse.boards.board import Board, Reader, of_game
from chapterhouse.boards.monasterium import header, legend, players, sites
from chapterhouse.boards.monasterium.signs import INKS
from chapterhouse.boards.side_by_side import SideBySide
from chapterhouse.core.sentence import Vocabulary
from chapterhouse.core.state import State
from chapterhouse.games.monasterium.components import MOST
from chapterhouse.games.monasterium.names import MONASTERY, ROOM, SPACE
from chapterhouse.games.monasterium.state import Monasterium

# What another event tells as well, or the screen shows.
ROUTINE: Final = frozenset({
    "event-rolled", "event-rerolled", "event-used", "event-paid", "event-unlocked",
    "event-die-fell",
})  # fmt: skip

# What the score sheet tells.
ENDING: Final = (
    "event-earned", "event-majority", "event-chapels", "event-cloister", "event-left-over",
    "event-points", "event-winner", "event-shared",
)  # fmt: skip


class MonasteriumBoard(Board):
    """Draws Monasterium, where nothing is hidden from anybody."""

    routine_keys = ROUTINE
    ending_keys = ENDING

    def draw(self, view: State, reader: Reader) -> RenderableType:
        """Draw all of it in 15 or 16 lines."""
        s = of_game(view, Monasterium)
        return Group(
            header.title(s, reader),
            header.dice(s, reader),
            header.path(s, reader),
            SideBySide(sites.monasteries(s, reader), sites.missions(s, reader)),
            SideBySide(
                players.actions(s, reader), players.window(s, reader), players.players(s, reader)
            ),
        )

    def more(self, view: State, reader: Reader) -> list[RenderableType]:
        """Say in words what the table shows by signs."""
        return legend.parts(of_game(view, Monasterium), reader)

    def hand(self, view: State, reader: Reader) -> RenderableType:
        """Say all of it in words, as there is no hand."""
        return Group(*legend.parts(of_game(view, Monasterium), reader))

    def style(self, vocabulary: Vocabulary, value: int) -> str:
        """Colour the monasteries and their places."""
        if vocabulary is MONASTERY:
            return INKS[value]
        return INKS[value // MOST] if vocabulary in (ROOM, SPACE) else ""


BOARD: Final = MonasteriumBoard()
