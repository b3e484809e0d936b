"""The table of Monasterium in a terminal."""

from typing import Final

from rich.console import Group, RenderableType

from chapterhouse.cli.boards.board import Board, Reader
from chapterhouse.cli.boards.monasterium import ending, header, legend, players, sites
from chapterhouse.cli.boards.monasterium.signs import INKS
from chapterhouse.cli.boards.side_by_side import SideBySide
from chapterhouse.core.sentence import Event, Vocabulary
from chapterhouse.core.state import State
from chapterhouse.games.monasterium.components import MOST
from chapterhouse.games.monasterium.names import MONASTERY, ROOM, SPACE
from chapterhouse.games.monasterium.state import Monasterium

# What another event tells as well, or the screen shows.
ROUTINE: Final = {
    "event-rolled", "event-rerolled", "event-used", "event-paid", "event-unlocked",
    "event-die-fell",
}  # fmt: skip


class MonasteriumBoard(Board):
    """Draws Monasterium, where nothing is hidden from anybody."""

    def draw(self, view: State, reader: Reader) -> RenderableType:
        """Draw all of it in 15 or 16 lines."""
        s = _monasterium(view)
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
        return legend.parts(_monasterium(view), reader)

    def hand(self, view: State, reader: Reader) -> RenderableType:
        """Say all of it in words, as there is no hand."""
        return Group(*legend.parts(_monasterium(view), reader))

    def style(self, vocabulary: Vocabulary, value: int) -> str:
        """Colour the monasteries and their places."""
        if vocabulary is MONASTERY:
            return INKS[value]
        return INKS[value // MOST] if vocabulary in (ROOM, SPACE) else ""

    def routine(self, event: Event) -> bool:
        """Leave out what follows from another event."""
        return event.template.key in ROUTINE

    def ending(self, events: list[Event], reader: Reader) -> RenderableType:
        """Tell where the points came from, and who won."""
        return ending.draw(events, reader)

    def ends(self, event: Event) -> bool:
        """Pick out what `ending` tells."""
        return event.template.key in ending.KEYS


def _monasterium(view: State) -> Monasterium:
    """Take a view for what it is."""
    if not isinstance(view, Monasterium):
        raise TypeError("this is a board for Monasterium")
    return view


BOARD: Final = MonasteriumBoard()
