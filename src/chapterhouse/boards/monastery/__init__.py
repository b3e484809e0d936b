"""The table of Monastery in a terminal."""

from dataclasses import replace
from typing import Final

from rich.console import Group, RenderableType

from chapterhouse.boards.board import Board, Reader, of_game
from chapterhouse.boards.monastery import legend
from chapterhouse.boards.monastery.layout import Layout
from chapterhouse.boards.monastery.seen import Seen
from chapterhouse.boards.monastery.signs import INKS
from chapterhouse.core.sentence import Vocabulary
from chapterhouse.core.state import State
from chapterhouse.games.monastery.components import HAND
from chapterhouse.games.monastery.describe import board, table
from chapterhouse.games.monastery.names import COLOUR
from chapterhouse.games.monastery.spots import NO_SPOT
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.stops import WalkTo

# What the question tells as well, or another event.
ROUTINE: Final = frozenset(
    {
        "event-bag",
        "event-turn",
        "event-totalled",
        "event-used",
        "event-spent",
        "event-done",
    }
)


class MonasteryBoard(Board):
    """Draws what one seat sees of Monastery."""

    routine_keys = ROUTINE
    ending_keys = ("event-testament", "event-team", "event-winner", "event-lowest-row")

    def draw(self, view: State, reader: Reader) -> RenderableType:
        """Draw all of it, and as much of the plan as there is room for."""
        return Layout(_seen(view, reader))

    def more(self, view: State, reader: Reader) -> list[RenderableType]:
        """Say in words what the table shows by signs."""
        return legend.parts(_seen(view, reader))

    def hand(self, view: State, reader: Reader) -> RenderableType:
        """Draw the whole plan, and say all of it in words."""
        seen = _seen(view, replace(reader, room=0))
        return Group(Layout(seen), *legend.parts(seen))

    def style(self, vocabulary: Vocabulary, value: int) -> str:
        """Colour the names of colours."""
        return INKS[value] if vocabulary is COLOUR else ""


def _seen(view: State, reader: Reader) -> Seen:
    """Read a view."""
    s = of_game(view, Monastery)
    hand = [] if reader.seat < 0 else s.zones.cards(HAND + reader.seat)
    walker = s.walker if isinstance(s.now, WalkTo) else NO_SPOT
    return Seen(table(s), board(s), hand, reader, s.seat(), walker)


BOARD: Final = MonasteryBoard()
