"""Boards: how the table of each game looks in a terminal."""

from typing import Final

from chapterhouse.cli.boards import biblios, monasterium, monastery
from chapterhouse.cli.boards.board import Board, Reader, line

__all__ = ["BOARDS", "Board", "Reader", "line"]

BOARDS: Final[dict[str, Board]] = {
    "biblios": biblios.Table(),
    "monasterium": monasterium.Table(),
    "monastery": monastery.Table(),
}
