"""The end of a match of Biblios, as its events tell it."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.cli.boards.biblios.cards import KINDS, die, emblem
from chapterhouse.cli.boards.board import Reader, decided
from chapterhouse.core.sentence import Event

DECIDED: Final = ("event-winner", "event-shared")
KEYS: Final = ("event-die-", "event-points", *DECIDED)


def draw(events: list[Event], reader: Reader) -> RenderableType:
    """Draw a line for each die, the places, and what decided."""
    dice = [event for event in events if event.template.key.startswith("event-die-")]
    places = [event for event in events if event.template.key == "event-points"]
    lines = [_die(event, reader) for event in dice]
    last = decided(events, DECIDED, reader)
    return Group(*lines, "", _places(places, dice, reader), "", *last)


def _die(event: Event, reader: Reader) -> Text:
    """Tell who won a die, and how."""
    category = event.values[0]
    sign = Text(f"{emblem(category, reader)} ", KINDS[category])
    return sign.append(reader.translator.event(event, reader.names), KINDS[category])


def _places(points: list[Event], dice: list[Event], reader: Reader) -> Grid:
    """Draw the players in their order, with points and the dice they won."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    heads = [reader.translator.text(f"cli-{key}") for key in ("place", "player", "points", "dice")]
    grid.add_row(*[Text(head, "soft") for head in heads])
    for event in sorted(points, key=_rank):
        scored, rank = event.values
        won = [other for other in dice if other.seat == event.seat]
        style = "point" if rank == 1 else ""
        name = Text(reader.names[event.seat], style)
        grid.add_row(str(rank), name, Text(str(scored), style), Text("  ").join(_won(won, reader)))
    return grid


def _rank(event: Event) -> int:
    """Give the place of a player."""
    return event.values[1]


def _won(dice: list[Event], reader: Reader) -> list[Text]:
    """Show the dice that somebody won."""
    return [
        Text(f"{emblem(category, reader)} ", KINDS[category]).append_text(die(face, reader))
        for category, face in [event.values[:2] for event in dice]
    ]
