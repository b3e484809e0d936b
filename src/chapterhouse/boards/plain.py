"""The board of a game that has none of its own: every place with what can be seen there."""

import re
from collections import Counter
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.boards.board import Board, Reader, title
from chapterhouse.core.game import Game
from chapterhouse.core.plan import POOL
from chapterhouse.core.state import State

OF_A_SEAT: Final = re.compile(r"^(.+)-(\d+)$")  # hand-2


class PlainBoard(Board):
    """Draws what every game has: points, and cards in places."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game

    def draw(self, view: State, reader: Reader) -> RenderableType:
        """Write a line for each player, then one for each place."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_row("", Text(reader.translator.text("cli-points"), "soft"))
        for name, points in zip(reader.names, self.game.points(view), strict=True):
            grid.add_row(name, str(points))
        return Group(title(reader, "", ""), grid, self.hand(view, reader))

    def hand(self, view: State, reader: Reader) -> RenderableType:
        """Write a line for each place: how much lies there, and what is seen of it."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for zone, name in enumerate(view.zones.plan.names):
            cards = [] if zone == POOL else view.zones.cards(zone)  # there lie all that are unseen
            seen = [self._named(card, number, reader) for card, number in Counter(cards).items()]
            size = str(view.zones.size(zone))
            grid.add_row(Text(_place(name, reader), "soft"), size, Text(", ".join(seen)))
        return grid

    def _named(self, card: int, number: int, reader: Reader) -> str:
        """Name a card, and how many there are if there are more."""
        name = reader.translator.name(self.game.cards, card)
        return name if number == 1 else f"{number} x {name}"


def _place(name: str, reader: Reader) -> str:
    """Name a place, and whose it is."""
    of_a_seat = OF_A_SEAT.match(name)
    if of_a_seat is None:
        return reader.heading(f"zone-{name}")
    owner = reader.names[int(of_a_seat[2]) - 1]
    return f"{owner}: {reader.translator.text(f'zone-{of_a_seat[1]}')}"
