"""What is on the screen: the table, what happened lately, the question; or none of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.boards import line
from chapterhouse.cli import typed_ahead
from chapterhouse.cli.cached import Cached
from chapterhouse.cli.choices import Form
from chapterhouse.core.sentence import Event
from chapterhouse.play import memory

if TYPE_CHECKING:
    from chapterhouse.cli.desk import Desk
    from chapterhouse.cli.table import TerminalTable

WIDEST: Final = 84  # of the board; where there is more room, the log stands beside it
BESIDE: Final = 30  # columns that a log needs
ASKING: Final = 8  # lines for question and choices
LOG: Final = 8  # lines of it that come before whatever else a board could show
# What is tried, one after the other, until it fits: a form of the choices above lines of the log.
FORMS: Final = [
    (Form.ALL, 4), (Form.LEGAL, 4), (Form.ALL, 0), (Form.LEGAL, 0), (Form.START, 0),
    (Form.SHORT, 0),
]  # fmt: skip


def events(table: TerminalTable, start: int = 0) -> list[Event]:
    """List what happened since, as far as the person at the screen may know it."""
    return [event.seen_by(table.person) for event in table.match.events[start:]]


def show(table: TerminalTable, start: int) -> int:
    """Show the table, with what happened from event `start` on; tell how many there are."""
    desk, choices = table.desk, table.choices
    news = [event for event in events(table, start) if not table.board.routine(event)]
    question = table.question
    clear(desk, past=not table.match.record.aids)
    reader = replace(table.reader, room=_room(desk, Group(question, choices.draw(Form.SHORT))))
    board = Cached(table.board.draw(table.view, reader))
    lines = chronicle(table, news)
    for form, log in FORMS:
        asking = Cached(Group(line(plain=desk.plain), question, choices.draw(form)))
        if _fits(desk, [board, asking], min(log, len(lines))):
            break
    for part in _arranged(table, _filled(table, board, asking, lines), lines, asking):
        desk.show(part)
    return len(table.match.events)


def _width(desk: Desk) -> int:
    """Tell how many columns the board may take."""
    return WIDEST if desk.out.width >= WIDEST + BESIDE else desk.out.width


def _room(desk: Desk, asking: RenderableType) -> int:
    """Tell how many lines a board may take that can do with less: the question and the choices, at
    least so many lines of them, stand below a line.
    """
    if not desk.out.is_terminal:
        return 0
    return max(1, desk.out.height - 2 - max(ASKING, desk.height(asking, _width(desk))))


def _fits(desk: Desk, page: list[RenderableType], lines: int = 0) -> bool:
    """Tell whether a page leaves room for what is typed, and so many lines more."""
    if not desk.out.is_terminal:
        return True
    return sum([desk.height(part, _width(desk)) for part in page]) + lines < desk.out.height


def _filled(
    table: TerminalTable, board: RenderableType, asking: RenderableType, lines: list[RenderableType]
) -> RenderableType:
    """Add to the board what there is room for, beside or above a log of some lines."""
    desk = table.desk
    if not desk.out.is_terminal:
        return board
    beside = desk.out.width >= WIDEST + BESIDE
    log = 0 if beside or not lines else 1 + min(LOG, len(lines))
    parts = [board]
    for block in [Cached(block) for block in table.board.more(table.view, table.reader)]:
        if not _fits(desk, [*parts, block, asking], log):
            break
        parts.append(block)
    return Group(*parts)


def _arranged(
    table: TerminalTable, board: RenderableType, lines: list[RenderableType], asking: RenderableType
) -> list[RenderableType]:
    """Lay out board, log and question: the log beside the board on a wide screen, else below."""
    desk = table.desk
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


def chronicle(table: TerminalTable, news: list[Event]) -> list[RenderableType]:
    """Write a line for each event."""
    reader = table.reader
    sign = Text("- " if reader.plain else "· ", "soft")
    return [Text.assemble(sign, table.board.tell(event, reader)) for event in news]


def log(table: TerminalTable) -> None:
    """Show all that happened, as far as the person at the screen may know it."""
    table.desk.say("cli-log", "title")
    table.desk.show(*chronicle(table, events(table, memory.first(table.match, table.person))))


def clear(desk: Desk, *, past: bool = False) -> None:
    """Clear a terminal; `past` clears what has scrolled off it too."""
    if desk.out.is_terminal:
        if past:
            desk.out.control(Control((ControlType.HOME,)))
            desk.out.file.write("\x1b[3J")
        desk.out.clear()


def hand_over(desk: Desk, name: str) -> bool:
    """Hide the table until the next person sits down; False at the end of all input.

    A key that is held, or was pressed too early, opens nothing: that needs a new press.
    """
    typed = True
    while typed:
        clear(desk, past=True)
        desk.say("cli-hand-over", "title", seat=name)
        typed = typed_ahead.settle()
    answer = desk.ask(desk.text("cli-press-enter", seat=name))
    clear(desk, past=True)
    return answer is not None
