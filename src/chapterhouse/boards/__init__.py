"""Boards: the table of each game as text."""

from typing import Final

from chapterhouse.boards.board import Board, Reader, line
from chapterhouse.boards.plain import PlainBoard
from chapterhouse.boards.styles import STYLES
from chapterhouse.core.game import Game
from chapterhouse.games import GAMES, own_folder

__all__ = ["BOARDS", "STYLES", "Board", "Reader", "line"]


def _board(game: Game) -> Board:
    """Give the board of a game: that of its folder, or else one that names what lies where."""
    folder = own_folder(__name__, game)
    board: Board = PlainBoard(game) if folder is None else folder.BOARD
    return board


BOARDS: Final[dict[str, Board]] = {name: _board(game) for name, game in GAMES.items()}
