"""What a board needs to know of its reader, and what it can draw."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.boards import ending
from chapterhouse.core.game import Game
from chapterhouse.core.sentence import UNSEEN, Event, Vocabulary
from chapterhouse.core.state import State
from chapterhouse.locale import CASES, Translator

S = TypeVar("S", bound=State)


def line(title: str = "", *, plain: bool = False) -> Rule:
    """Draw a line across the screen, with words at its start or none."""
    return Rule(Text(title), characters="-" if plain else "─", style="soft", align="left")


@dataclass(frozen=True)
class Reader:
    """Who looks: a language, the names by seat, the seat, and what is shown to it."""

    translator: Translator
    names: list[str]
    seat: int
    aids: bool = True  # the program remembers what was seen
    plain: bool = False  # nothing but ASCII can be shown
    room: int = 0  # lines that a table may take if it can do with less; 0 where all have room

    def heading(self, key: str, **slots: str | int) -> str:
        """Write a message with a capital at its start."""
        text = self.translator.text(key, **slots)
        return text[:1].upper() + text[1:]

    def told(self, event: Event) -> str:
        """Write an event; that of the reader's own seat as you."""
        return self.translator.event(event, self.names, self.seat)

    def label(self, key: str) -> str:
        """Write a heading for what stands behind it in the same line."""
        return self.translator.text("cli-label", heading=self.heading(key))


def title(reader: Reader, where: str, aside: str) -> Grid:
    """Head a table: the game and where it stands, a line, and something on the other side."""
    grid = Grid.grid(expand=True, padding=(0, 1, 0, 0), pad_edge=False)
    for ratio in (None, 1, None):
        grid.add_column(ratio=ratio, no_wrap=ratio is None)
    head = Text(reader.translator.text("game"), "point").append(f"  {where}", "default")
    grid.add_row(head, line(plain=reader.plain), Text(aside, "soft"))
    return grid


def of_game(view: State, kind: type[S]) -> S:
    """Take a view for one of a game. Raises TypeError for that of another."""
    if not isinstance(view, kind):
        raise TypeError(f"this is a board for {kind.__name__}")
    return view


class Board:
    """The look of one game. It draws views only: what their seat may not see is not in there."""

    routine_keys: frozenset[str] = frozenset()  # keys of events that the screen leaves out
    ending_keys: tuple[str, ...] = ()  # how the keys of those begin that `ending` tells

    def draw(self, view: State, reader: Reader) -> RenderableType:
        raise NotImplementedError

    def more(self, view: State, reader: Reader) -> list[RenderableType]:
        """List what can be shown below the table where there is room, the most useful first."""
        return []

    def hand(self, view: State, reader: Reader) -> RenderableType:
        """Write out the hand, or in a game without one what lies on the table."""
        raise NotImplementedError

    def style(self, vocabulary: Vocabulary, value: int) -> str:
        """Give the style in which a card or the like is written; empty for none."""
        return ""

    def routine(self, event: Event) -> bool:
        """Tell whether the screen leaves an event out; the log has all of them."""
        return event.template.key in self.routine_keys

    def ending(self, game: Game, view: State, reader: Reader) -> RenderableType:
        """Draw how the match ended; nothing where the events say it."""
        return ending.draw(game, view, reader)

    def ends(self, event: Event) -> bool:
        """Tell whether an event is told by `ending`."""
        return event.template.key.startswith(self.ending_keys)

    def tell(self, event: Event, reader: Reader) -> Text:
        """Tell an event, with its things in their colours."""
        text = Text(reader.told(event))
        for vocabulary, value in _things(event):
            style = self.style(vocabulary, value)
            for case in ("nom", *CASES) if style else ():
                text.highlight_words([reader.translator.name(vocabulary, value, case)], style)
        return text


def _things(event: Event) -> Sequence[tuple[Vocabulary, int]]:
    """List what an event is about, as far as it has names and is seen."""
    slots = event.template.slots
    pairs = [(slots[min(i, len(slots) - 1)].vocabulary, v) for i, v in enumerate(event.values)]
    return [(vocabulary, v) for vocabulary, v in pairs if vocabulary.names and v != UNSEEN]
