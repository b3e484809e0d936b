"""Judges: for each game, what a good position is; and the bots that trust them."""

from typing import Final

from chapterhouse import bots
from chapterhouse.bots.judge import Judge
from chapterhouse.core.game import Game
from chapterhouse.games import GAMES, own_folder
from chapterhouse.judges.points import PointsJudge
from chapterhouse.play.player import Player


def _judge(game: Game) -> Judge:
    """Give the judge of a game: that of its folder, or else one that counts points."""
    folder = own_folder(__name__, game)
    judge: Judge = PointsJudge(game) if folder is None else folder.JUDGE
    return judge


JUDGES: Final[dict[str, Judge]] = {name: _judge(game) for name, game in GAMES.items()}


def bot(level: str, game: str, seed: int) -> Player:
    """Make a bot of that level for that game.

    Raises Malformed for a level that there is not, KeyError for such a game.
    """
    return bots.bot(level, JUDGES[game], seed)
