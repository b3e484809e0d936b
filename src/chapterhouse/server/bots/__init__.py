"""Bots at the tables: what a worker is asked, and the answer. It learns its seat's view alone."""

from functools import lru_cache
from typing import Any, Final

from msgspec import Struct, json

from chapterhouse import evaluation
from chapterhouse.bots import THINKING
from chapterhouse.core.game import Game
from chapterhouse.games import GAMES
from chapterhouse.play import position

GAMES_KEPT: Final = 16  # with all that was made from their editions


class Question(Struct):
    """Which action a bot of that level takes; ties follow the seed. The view is written out."""

    game: str
    seats: int
    level: str
    seed: int
    view: str
    revision: int
    overrides: dict[str, Any] = {}


class Answer(Struct):
    """The action."""

    action: int


@lru_cache(GAMES_KEPT)
def _game(name: str, revision: int, overrides: bytes) -> Game:
    """Make a game once, not at every question."""
    return GAMES[name].at_revision(revision).with_edition(json.decode(overrides))


def choose(question: Question) -> int:
    game = _game(question.game, question.revision, json.encode(question.overrides))
    bot = evaluation.bot(question.level, question.game, question.seed, THINKING)
    return bot.choose(position.read(game, question.seats, question.view))
