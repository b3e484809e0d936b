"""What lies before the players: the reader's action area and window, and a line for each."""

from typing import Final

from rich.cells import set_cell_size
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.boards.board import Reader
from chapterhouse.boards.monasterium.header import steps
from chapterhouse.boards.monasterium.signs import (
    FREE,
    POINTER,
    SHUT,
    SWAP,
    letter,
    monastery,
    seat,
    sign,
)
from chapterhouse.core.bits import BIT
from chapterhouse.games.monasterium.action import (
    GAINED,
    I_A,
    I_E,
    II_B,
    II_C,
    II_D,
    II_E,
    STD_A,
    STD_E,
)
from chapterhouse.games.monasterium.components import (
    COLUMNS,
    GOODS,
    INFLUENCE,
    LETTERS,
    NUMERALS,
    ROWS,
)
from chapterhouse.games.monasterium.state import CELLS, NO_COLUMN, Monasterium
from chapterhouse.games.monasterium.tiles import SIDE
from chapterhouse.games.monasterium.window import COLUMN_GOODS, ROW_GOODS, WALK

NAME: Final = 6  # columns of a name beside the action area
ROW_IV: Final = ROWS - 1


def actions(s: Monasterium, reader: Reader) -> Grid:
    """Draw the reader's action area: the standard actions, then the rows with their novices."""
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    standard = [
        Text.assemble((f"{column + 1}{LETTERS[column]} ", "soft"), effect(s, column, reader))
        for column in range(COLUMNS)
    ]
    grid.add_row("", *standard)
    for row, numeral in enumerate(NUMERALS):
        cells = [_cell(s, row, column, reader) for column in range(COLUMNS)]
        beside = seat(reader.seat, reader) if s.beside[reader.seat] & BIT[row] else Text()
        grid.add_row(Text(numeral, "soft"), *cells, beside)
    return grid


def _cell(s: Monasterium, row: int, column: int, reader: Reader) -> Text:
    """Draw an action field: locked by its novice, used in this turn, or open."""
    action = COLUMNS * (row + 1) + column
    brings = f"+{s.edition.flipped_die}" if row == ROW_IV else effect(s, action, reader)
    if s.novices[reader.seat] & BIT[action - COLUMNS]:
        return seat(reader.seat, reader).append(brings, "soft")
    if s.column != NO_COLUMN and s.active == reader.seat and s.used & BIT[action]:
        return Text(sign(SHUT, reader) + brings, "soft")
    return Text(f" {brings}", "point")


def effect(s: Monasterium, action: int, reader: Reader) -> str:
    """Write what an action does as short as can be."""
    text = reader.translator.text
    if GAINED[action] >= 0:
        return f"+{letter(GAINED[action], reader)}"
    if action in (STD_A, II_B):
        cheaper = f"-{letter(INFLUENCE, reader)}" if action == II_B else ""
        return text("cli-do-send") + cheaper
    if action in (STD_E, I_A, II_D):
        return steps(WALK if action == II_D else 1, reader)
    if action == II_E:
        return text("cli-do-points", points=int(s.edition.action_points))
    if action == I_E:
        return sign(SWAP, reader)
    return text("cli-do-pair" if action == II_C else "cli-do-tile")


def window(s: Monasterium, reader: Reader) -> Text:
    """Draw the reader's church window, with what a tile brings at the end of row and column."""
    brings = [*[f"+{letter(good, reader)}" for good in ROW_GOODS], steps(WALK, reader)]
    text = Text(f"{reader.heading('cli-window')}\n", "soft")
    for row in range(SIDE):
        for cell in range(SIDE):
            text.append_text(pane(s, reader.seat, SIDE * row + cell, reader)).append(" ")
        text.append(f"{brings[row]}\n", "soft")
    letters = " ".join([letter(good, reader) for good in COLUMN_GOODS])
    return text.append(letters, "soft")


def pane(s: Monasterium, number: int, cell: int, reader: Reader) -> Text:
    """Draw one cell of a window."""
    tile = s.window[CELLS * number + cell]
    return monastery(tile - 1, reader) if tile else Text(sign(FREE, reader), "soft")


def players(s: Monasterium, reader: Reader) -> Grid:
    """Write a line for each player: points, goods, own dice."""
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column()
    grid.add_column(no_wrap=True)
    for _ in range(len(GOODS) + 2):
        grid.add_column(justify="right", no_wrap=True)
    text = reader.translator.text
    heads = [text("cli-do-score"), *[letter(good, reader) for good in range(len(GOODS))]]
    heads.append(text("cli-do-die"))
    grid.add_row("", "", *[Text(head, "soft") for head in heads])
    for number, name in enumerate(reader.names):
        asked = number == s.seat()
        pointer = Text(sign(POINTER, reader) if asked else " ", "point")
        goods = [str(s.has(number, good)) for good in range(len(GOODS))]
        grid.add_row(
            pointer.append_text(seat(number, reader)),
            Text(short(name), "point" if asked else "bold" if number == reader.seat else ""),
            Text(str(s.total(number)), "bold"),
            *[Text(good, "soft" if good == "0" else "") for good in goods],
            str(s.owned[number]),
        )
    return grid


def short(name: str) -> str:
    """Cut a name to the columns that there are."""
    return set_cell_size(name, NAME).rstrip()
