"""The end of a match of Monastery, as its events tell it: what the testaments are made of."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from chapterhouse.cli.boards.board import Reader, columns, decided
from chapterhouse.core.sentence import Event

TOTAL: Final = "event-testament"
TEAM: Final = "event-team"
LOST: Final = "event-testament-tiles"
PARTS: Final = {  # of a testament, with their headings
    "event-testament-letters": "cli-letters",
    "event-testament-blessings": "option-blessings",
    LOST: "cli-unplaced",
}
DECIDED: Final = ("event-winner", "event-lowest-row")
KEYS: Final = (*PARTS, TOTAL, TEAM, *DECIDED)


def draw(events: list[Event], reader: Reader) -> RenderableType:
    """Draw a column for each player, a line for each part of the testaments, and what decided."""
    grid = columns(reader)
    points, places = _values(events, TOTAL, 0), _values(events, TOTAL, 1)
    first = [place == 1 for place in places]
    grid.add_row("", *_marked(reader.names, first))
    for key, head in PARTS.items():
        scored = _values(events, key, -1)
        if any(scored):
            signed = [-n if key == LOST else n for n in scored]
            grid.add_row(Text(reader.heading(head), "soft"), *[str(n) for n in signed])
    together = _values(events, TEAM, -1)
    lines = {"cli-points": points, "cli-team": together if any(together) else []}
    for head, numbers in (lines | {"cli-place": places}).items():
        if numbers:
            cells = _marked([str(n) for n in numbers], first)
            grid.add_row(Text(reader.heading(head), "soft"), *cells)
    return Group(grid, "", *decided(events, DECIDED, reader))


def _values(events: list[Event], key: str, at: int) -> list[int]:
    """List by seat one of the values of an event; 0 where nothing was said."""
    found = {event.seat: event.values[at] for event in events if event.template.key == key}
    seats = [event.seat for event in events if event.template.key == TOTAL]
    return [found.get(seat, 0) for seat in range(len(seats))]


def _marked(words: list[str], first: list[bool]) -> list[Text]:
    """Make whoever is first stand out."""
    return [Text(word, "point" if top else "") for word, top in zip(words, first, strict=True)]
