"""Bots at the tables: what a worker is asked, and the answer. It learns its seat's view alone."""

from functools import lru_cache
from typing import Any, Final

from msgspec import Struct, json

from chapterhouse import evaluation
from chapterhouse.bots import THINKING, Advice
from chapterhouse.core.game import Game
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.state import State
from chapterhouse.games import GAMES
from chapterhouse.play import history, position

ADVISING: Final = 0.6  # seconds for a hint, which nobody else waits for
ENOUGH: Final = 6  # worlds before an expectation is worth telling
GAMES_KEPT: Final = 16  # with all that was made from their editions


class Question(Struct, tag="question"):
    """Which action a bot of that level takes; ties follow the seed. The view is written out, and so
    is what the seat has heard.
    """

    game: str
    seats: int
    level: str
    seed: int
    view: str
    revision: int
    overrides: dict[str, Any] = {}
    heard: str = ""
    advises: bool = False  # whether it is to say why


class Phrase(Struct):
    """A sentence of the game, to be written out by whoever knows the reader."""

    key: str
    values: list[int]


class Expected(Struct):
    """What is expected of an option: the chance to win, the lead in points, and standard errors."""

    action: int
    chance: float
    chance_error: float
    lead: float
    lead_error: float


class Reasons(Struct):
    """Why an action is advised, what is expected of the best ones, and how the turn goes on."""

    why: Phrase | None
    options: list[Expected]
    plan: list[Phrase]


class Answer(Struct):
    """The action, and the reasons if they were asked for."""

    action: int
    reasons: Reasons | None = None


def game_of(name: str, revision: int, overrides: dict[str, Any]) -> Game:
    """Make a game once, not at every question."""
    return _game(name, revision, json.encode(overrides))


@lru_cache(GAMES_KEPT)
def _game(name: str, revision: int, overrides: bytes) -> Game:
    return GAMES[name].at_revision(revision).with_edition(json.decode(overrides))


def answer(question: Question) -> Answer:
    """Choose, or advise."""
    if not question.advises:
        return Answer(choose(question))
    adviser = evaluation.adviser(question.game, question.seed, ADVISING)
    return advised(adviser.advise(_view(question)))


def choose(question: Question) -> int:
    bot = evaluation.bot(question.level, question.game, question.seed, THINKING)
    view = _view(question)
    return bot.choose_after(view, history.read(_asked(question), question.heard, view.observer))


def _view(question: Question) -> State:
    return position.read(_asked(question), question.seats, question.view)


def _asked(question: Question) -> Game:
    return game_of(question.game, question.revision, question.overrides)


def advised(advice: Advice) -> Answer:
    """Write advice down; of options tried in too few worlds nothing is said."""
    tried = [
        Expected(one.action, one.chance.mean, one.chance.error, one.lead.mean, one.lead.error)
        for one in advice.options
        if one.chance.size >= ENOUGH
    ]
    plan = [phrase(sentence) for sentence in advice.plan]
    why = None if advice.why is None else phrase(advice.why)
    return Answer(advice.action, Reasons(why, tried, plan))


def phrase(sentence: Sentence) -> Phrase:
    """Write a sentence down."""
    return Phrase(sentence.template.key, [int(value) for value in sentence.values])


def sentence(game: Game, phrase: Phrase) -> Sentence:
    """Read a sentence of a game. Raises StopIteration for one that it has not."""
    template = next(one for one in game.templates if one.key == phrase.key)
    return Sentence(template, phrase.values)
