"""Bots at the tables: what a worker is asked, and the answer. It learns its seat's view alone."""

from msgspec import Struct

from chapterhouse import judges
from chapterhouse.games import GAMES
from chapterhouse.play import position


class Question(Struct):
    """Which action a bot of that level takes; ties follow the seed. The view is written out."""

    game: str
    seats: int
    level: str
    seed: int
    view: str


class Answer(Struct):
    """The action."""

    action: int


def choose(question: Question) -> int:
    """Let the bot choose."""
    game = GAMES[question.game]
    bot = judges.bot(question.level, question.game, question.seed)
    return bot.choose(position.read(game, question.seats, question.view))
