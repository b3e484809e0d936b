"""Evaluators: for each game, what a good position is; and the bots that trust them."""

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, Final

from chapterhouse import bots
from chapterhouse.bots.adviser import Adviser
from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.bots.review import Reviewer
from chapterhouse.bots.watch import Use, Watch
from chapterhouse.core.game import Game
from chapterhouse.core.sentence import Event
from chapterhouse.evaluation.points import PointsEvaluator
from chapterhouse.games import GAMES, own_folder
from chapterhouse.play import player
from chapterhouse.play.player import Player


def _evaluator(game: Game) -> Evaluator:
    """Give the evaluator of a game: that of its folder, or else one that counts points."""
    folder = own_folder(__name__, game)
    evaluator: Evaluator = PointsEvaluator(game) if folder is None else folder.EVALUATOR
    return evaluator


EVALUATORS: Final[dict[str, Evaluator]] = {name: _evaluator(game) for name, game in GAMES.items()}


def taught(game: str, weights: dict[int, list[float]]) -> Evaluator:
    """Give an evaluator that goes by these weights, by seats; in some games nothing is learnt."""
    kind: Callable[[dict[int, list[float]]], Evaluator] | None = _of(game, "TAUGHT", None)
    return EVALUATORS[game] if kind is None else kind(weights)


def blunders(game: str, seat: int) -> Watch:
    """Give whoever counts the blunders of a seat in that game; for some games it knows none."""
    return _watch(game, "BLUNDERS", seat)


def uses(game: str) -> dict[str, Use]:
    """Tell what counts as a use of a component in that game, by groups of them."""
    found: dict[str, Use] = _of(game, "USES", {})
    return found


def first(game: str, told: Sequence[Event]) -> int:
    """Tell which seat begins, by what was told in a match of that game."""
    key = _of(game, "BEGINS", "")
    return next((event.seat for event in told if event.template.key == key), 0)


def habits(game: str, seat: int) -> Watch:
    """Give whoever counts what a seat of that game may do much or little of; in some, nothing."""
    return _watch(game, "HABITS", seat)


def _watch(game: str, name: str, seat: int) -> Watch:
    """Make the watch that the folder of a game names so, or one that counts nothing."""
    kind: Callable[[int], Watch] | None = _of(game, name, None)
    return Watch(seat, []) if kind is None else kind(seat)


def _of(game: str, name: str, default: object) -> Any:  # noqa: ANN401 - a folder has anything
    """Give what the folder of a game names so, if it does."""
    return getattr(own_folder(__name__, GAMES[game]), name, default)


def bot(level: str, game: str, seed: int, seconds: float = inf) -> Player:
    """Make a bot of that level for that game, which takes so many seconds at most for a choice.

    Raises Malformed for a level that there is not, KeyError for such a game.
    """
    return bots.bot(level, _opinion(level, game), seed, seconds)


def _opinion(level: str, game: str) -> Evaluator:
    """Give the evaluator that a level goes by: one of an earlier release by that of its time."""
    today = EVALUATORS[game]
    found: Evaluator = _of(game, "FORMER_EVALUATOR", today) if level in bots.FORMER else today
    return found


def plays_on(level: str, game: str) -> bool:
    """Tell whether a bot of that level simulates how the match goes on. Raises as `bot`."""
    return bots.plays_on(level, EVALUATORS[game])


def goes_by_history(level: str, game: str) -> bool:
    """Tell whether a bot of that level wants to know what its seat has heard. Raises as `bot`."""
    return player.goes_by_history(bot(level, game, 0))


def adviser(game: str, seed: int, seconds: float = inf) -> Adviser:
    """Make whoever gives hints in that game, and takes so many seconds at most for each."""
    return bots.adviser(EVALUATORS[game], seed, seconds)


def reviewer(game: str, seed: int, seconds: float = inf) -> Reviewer:
    """Make whoever reviews matches of that game, and takes so many seconds at most for each
    decision.
    """
    return bots.reviewer(EVALUATORS[game], seed, seconds)
