"""Evaluators: for each game, what a good position is; and the bots that trust them."""

from math import inf
from typing import Final

from chapterhouse import bots
from chapterhouse.bots.adviser import Adviser
from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.bots.review import Reviewer
from chapterhouse.bots.watch import Watch
from chapterhouse.core.game import Game
from chapterhouse.evaluation.points import PointsEvaluator
from chapterhouse.games import GAMES, own_folder
from chapterhouse.play.player import Player


def _evaluator(game: Game) -> Evaluator:
    """Give the evaluator of a game: that of its folder, or else one that counts points."""
    folder = own_folder(__name__, game)
    evaluator: Evaluator = PointsEvaluator(game) if folder is None else folder.EVALUATOR
    return evaluator


EVALUATORS: Final[dict[str, Evaluator]] = {name: _evaluator(game) for name, game in GAMES.items()}


def blunders(game: str, seat: int) -> Watch:
    """Give whoever counts the blunders of a seat in that game; for some games it knows none."""
    folder = own_folder(__name__, GAMES[game])
    counter: Watch = Watch(seat, []) if folder is None else folder.BLUNDERS(seat)
    return counter


def bot(level: str, game: str, seed: int, seconds: float = inf) -> Player:
    """Make a bot of that level for that game, which takes so many seconds at most for a choice.

    Raises Malformed for a level that there is not, KeyError for such a game.
    """
    return bots.bot(level, EVALUATORS[game], seed, seconds)


def adviser(game: str, seed: int, seconds: float = inf) -> Adviser:
    """Make whoever gives hints in that game, and takes so many seconds at most for each."""
    return bots.adviser(EVALUATORS[game], seed, seconds)


def reviewer(game: str, seed: int, seconds: float = inf) -> Reviewer:
    """Make whoever reviews matches of that game, and takes so many seconds at most for each
    decision.
    """
    return bots.reviewer(EVALUATORS[game], seed, seconds)
