"""The table of Biblios in a terminal."""

from typing import Final

from rich.console import Group, RenderableType

from chapterhouse.boards.biblios import ending, rows
from chapterhouse.boards.biblios.cards import KINDS, full, kind, row
from chapterhouse.boards.board import Board, Reader, of_game
from chapterhouse.core.game import Game
from chapterhouse.core.sentence import UNSEEN, Event, Vocabulary
from chapterhouse.core.state import State
from chapterhouse.games.biblios.names import CATEGORY
from chapterhouse.games.biblios.state import HAND, Biblios

ROUTINE: Final = ("event-kept", "event-sent", "event-picked-up")  # of others, in every turn


class BibliosBoard(Board):
    """Draws what one seat sees of Biblios."""

    ending_keys = ("event-die-", "event-points", "event-winner", "event-shared")

    def draw(self, view: State, reader: Reader) -> RenderableType:
        """Draw all of it, in about 14 lines."""
        s = of_game(view, Biblios)
        parts = [rows.title(s, reader), rows.hand(s, reader), rows.players(s, reader)]
        return Group(*parts, *rows.between(s, reader))

    def hand(self, view: State, reader: Reader) -> RenderableType:
        """Write every card out."""
        s = of_game(view, Biblios)
        cards = s.zones.cards(HAND + reader.seat)
        return Group(*[full(s.edition, card, reader) for card in cards]) if cards else row([])

    def style(self, vocabulary: Vocabulary, value: int) -> str:
        """Colour cards and categories."""
        if vocabulary.hidden:
            return KINDS[kind(value)]
        return KINDS[value] if vocabulary is CATEGORY else ""

    def routine(self, event: Event) -> bool:
        """Leave out what the question tells, and what every turn has and nobody sees."""
        key = event.template.key
        return key == "event-drew" or (key in ROUTINE and UNSEEN in event.values)

    def ending(self, game: Game, view: State, reader: Reader) -> RenderableType:
        """Tell how each die was won, and by what the match."""
        return ending.draw(game, of_game(view, Biblios), reader)


BOARD: Final = BibliosBoard()
