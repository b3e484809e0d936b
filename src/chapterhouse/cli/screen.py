"""What stands on the screen: the table, what happened lately, the question; or nobody's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.cli.boards import line
from chapterhouse.cli.choices import SHORT
from chapterhouse.core.saying import Event

if TYPE_CHECKING:
    from chapterhouse.cli.desk import Desk
    from chapterhouse.cli.table import Table

WIDEST: Final = 84  # of the board; where there is more room, the log stands beside it
BESIDE: Final = 30  # columns that a log needs


def events(table: Table, start: int = 0) -> list[Event]:
    """List what happened since, as far as the person at the screen may know it."""
    return [event.seen_by(table.person) for event in table.match.events[start:]]


def show(table: Table, start: int) -> int:
    """Show the table, with what happened from event `start` on; tell how many there are."""
    desk, choices = table.desk, table.choices
    news = [event for event in events(table, start) if not table.board.routine(event)]
    question = Text(table.reader.translator.question(table.view, table.names), "title")
    clear(desk)
    board = table.board.draw(table.view, table.reader)
    asking = Group(line(plain=desk.plain), question, choices.draw())
    if desk.out.is_terminal:
        width = min(desk.out.width, WIDEST) if desk.out.width >= WIDEST + BESIDE else desk.out.width
        if desk.height(Group(board, asking), width) >= desk.out.height:
            asking = Group(line(plain=desk.plain), question, choices.draw(SHORT))
    for part in _arranged(table, board, news, asking):
        desk.show(part)
    return len(table.match.events)


def _arranged(
    table: Table, board: RenderableType, news: list[Event], asking: RenderableType
) -> list[RenderableType]:
    """Lay out board, log and question: the log beside the board on a wide screen, else below."""
    desk = table.desk
    lines = chronicle(table, news)
    heading = line(desk.text("cli-so-far"), plain=desk.plain)
    if not desk.out.is_terminal:
        return [*([heading, *lines] if lines else []), board, asking]
    console, width = desk.out, desk.out.width
    if width >= WIDEST + BESIDE:
        height = desk.height(Group(board, asking), WIDEST)
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_column(width=WIDEST)
        grid.add_column(width=width - WIDEST - 3)
        log = _fitting(desk, lines, max(height - 1, console.height - 3), width - WIDEST - 6)
        grid.add_row(Group(board, asking), Group(heading, *log))
        return [grid]
    room = console.height - desk.height(Group(board, asking), width) - 2
    log = _fitting(desk, lines, room, width)
    return [board, *([heading, *log] if log else []), asking]


def _fitting(
    desk: Desk, lines: list[RenderableType], room: int, width: int
) -> list[RenderableType]:
    """Keep the last lines that fit."""
    kept: list[RenderableType] = []
    for told in reversed(lines):
        room -= desk.height(told, width)
        if room < 0:
            break
        kept.insert(0, told)
    return kept


def chronicle(table: Table, news: list[Event]) -> list[RenderableType]:
    """Write a line for each event."""
    reader = table.reader
    sign = Text("- " if reader.plain else "· ", "soft")
    return [Text.assemble(sign, table.board.tell(event, reader)) for event in news]


def log(table: Table) -> None:
    """Show all that happened, as far as the person at the screen may know it."""
    table.desk.say("cli-log", "title")
    table.desk.show(*chronicle(table, events(table)))


def clear(desk: Desk, *, past: bool = False) -> None:
    """Clear a terminal; `past` clears what has scrolled off it too."""
    if desk.out.is_terminal:
        if past:
            desk.out.control(Control((ControlType.HOME,)))
            desk.out.file.write("\x1b[3J")
        desk.out.clear()


def hand_over(desk: Desk, name: str) -> bool:
    """Hide the table until the next person sits down; False at the end of all input."""
    clear(desk, past=True)
    desk.say("cli-hand-over", "title", seat=name)
    answer = desk.ask(desk.text("cli-press-enter", seat=name))
    clear(desk, past=True)
    return answer is not None
