"""The end of a match of Monasterium, as its events tell it: where the points came from."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from chapterhouse.cli.boards.board import Reader, columns, decided
from chapterhouse.cli.boards.monasterium.signs import seat
from chapterhouse.core.sentence import Event
from chapterhouse.games.monasterium.sentences import SOURCE

EARNED: Final = "event-earned"  # all that a source brought before the final scoring
PARTS: Final = {  # of the final scoring, with their sources; points are the last value
    "event-majority": SOURCE.value("majorities"),
    "event-chapels": SOURCE.value("chapels"),
    "event-cloister": SOURCE.value("cloisters"),
    "event-left-over": SOURCE.value("goods"),
}
DECIDED: Final = ("event-winner", "event-shared")
KEYS: Final = (EARNED, *PARTS, "event-points", *DECIDED)


def draw(events: list[Event], reader: Reader) -> RenderableType:
    """Draw a column for each player, a line for each source of points, and what decided."""
    grid = columns(reader)
    places = {event.seat: event.values for event in events if event.template.key == "event-points"}
    names = [Text.assemble(seat(n, reader), f" {name}") for n, name in enumerate(reader.names)]
    grid.add_row("", *[_first(name, places[n]) for n, name in enumerate(names)])
    for source in range(len(SOURCE.names)):
        scored = [_scored(events, source, number) for number in range(len(names))]
        if any(scored):
            head = reader.heading(SOURCE.names[source].key)
            grid.add_row(Text(head, "soft"), *[str(points) for points in scored])
    for at, key in enumerate(("cli-points", "cli-place")):
        cells = [_first(Text(str(places[n][at])), places[n]) for n in range(len(names))]
        grid.add_row(Text(reader.translator.text(key), "soft"), *cells)
    return Group(grid, "", *decided(events, DECIDED, reader))


def _first(text: Text, place: list[int]) -> Text:
    """Make whoever is first stand out."""
    if place[1] == 1:
        text.stylize("point")
    return text


def _scored(events: list[Event], source: int, number: int) -> int:
    """Add up what a source brought a seat."""
    told = [event for event in events if event.seat == number]
    earned = [e.values[0] for e in told if e.template.key == EARNED and e.values[1] == source]
    parts = [event.values[-1] for event in told if PARTS.get(event.template.key) == source]
    return sum(earned + parts)
