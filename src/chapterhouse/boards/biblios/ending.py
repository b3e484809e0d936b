"""The end of a match of Biblios: how each die was won, and what decided."""

from rich.console import Group, RenderableType
from rich.text import Text

from chapterhouse.boards.biblios.cards import KINDS, die, emblem
from chapterhouse.boards.board import Reader
from chapterhouse.boards.ending import decided, grid
from chapterhouse.core.game import Game
from chapterhouse.games.biblios.components import CATEGORIES
from chapterhouse.games.biblios.describe import table
from chapterhouse.games.biblios.names import CATEGORY, SEAL
from chapterhouse.games.biblios.state import Biblios
from chapterhouse.games.biblios.table import DieCounted


def draw(game: Game, s: Biblios, reader: Reader) -> RenderableType:
    """Draw a line for each die: what everybody has in its category, and the die with its winner."""
    lines = [(_head(die, reader), _totals(die, reader)) for die in table(s).counted]
    return Group(grid(game, s, reader, lines), "", *decided(game, s, reader))


def _head(counted: DieCounted, reader: Reader) -> Text:
    """Name a category; a die that nobody wins stays with it."""
    category = CATEGORIES.index(counted.category)
    name = reader.translator.name(CATEGORY, category)
    head = Text(f"{emblem(category, reader)} {name}", KINDS[category])
    if counted.winner is None:
        head.append(" ").append(die(counted.face, reader))
    return head


def _totals(counted: DieCounted, reader: Reader) -> list[Text]:
    """Write what each seat has; where the best seal decides, the seals of those who are tied."""
    cells = []
    for seat, (total, seal) in enumerate(zip(counted.totals, counted.seals, strict=True)):
        cell = Text(str(total))
        if counted.by_seal and seal is not None and total == max(counted.totals):
            cell.append(f"-{reader.translator.name(SEAL, SEAL.value(seal))}")
        if seat == counted.winner:
            cell = die(counted.face, reader).append("  ").append_text(cell)
        cells.append(cell)
    return cells
