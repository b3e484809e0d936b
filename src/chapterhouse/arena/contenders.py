"""Contenders: whoever can compete, a level or a class of somebody's own."""

import importlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from chapterhouse import bots, evaluation
from chapterhouse.arena.extras import Missing
from chapterhouse.bots import LEVELS
from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.core.rule import Malformed
from chapterhouse.evaluation import weights
from chapterhouse.play.player import Player

# A level, one with a file of weights that it goes by (`6:weights.json`), `module:Class` or a class,
# which is made with the name of the game and a seed.
Bot = str | Callable[[str, int], Player]


def named(bot: Bot) -> str:
    """Tell what a bot is called."""
    return bot if isinstance(bot, str) else getattr(bot, "__name__", repr(bot))


def contender(bot: Bot, game: str, seed: int) -> Player:
    """Make a bot for that game. Raises Malformed for one that there is not."""
    if not isinstance(bot, str):
        return _made(named(bot), bot, game, seed)
    module, colon, cls = bot.partition(":")
    if not colon:
        return evaluation.bot(bot, game, seed)
    if module in LEVELS:
        return bots.bot(module, _taught(bot, game, cls), seed)
    return _made(bot, _found(bot, module, cls), game, seed)


def seated(of: Sequence[Bot], game: str, luck: int) -> list[Player]:
    """Make the bots of a table, each with a seed of its own for this luck.

    Raises Malformed for one that there is not.
    """
    return [contender(bot, game, luck * len(of) + seat) for seat, bot in enumerate(of)]


def _made(name: str, maker: Callable[[str, int], Any], game: str, seed: int) -> Player:
    """Make a bot. Raises Malformed for what makes none."""
    try:
        made = maker(game, seed)
    except TypeError as problem:
        raise _unfit(name, str(problem)) from problem
    if not isinstance(made, Player):
        raise _unfit(name, f"{name.rpartition(':')[2]} is no Player")
    return made


def _taught(name: str, game: str, file: str) -> Evaluator:
    """Make an evaluator that goes by the weights in a file. Raises Malformed if it has none."""
    traits = evaluation.EVALUATORS[game].traits
    try:
        text = Path(file).read_text("utf-8")
    except (OSError, ValueError) as problem:
        raise _unfit(name, str(problem)) from problem
    return evaluation.taught(game, weights.parse(text, game, traits).by_seats)


def _found(name: str, module: str, cls: str) -> Any:  # noqa: ANN401 - whatever stands there
    """Find a class. Raises Malformed where there is none, Missing where a package is."""
    try:
        return getattr(importlib.import_module(module), cls)
    except Missing:
        raise
    except (ImportError, AttributeError, ValueError) as problem:
        raise _unfit(name, str(problem)) from problem


def _unfit(name: str, problem: str) -> Malformed:
    return Malformed(
        "no-such-bot",
        "{name} is no bot: {problem}; try {levels} or module:Class",
        {"name": name, "problem": problem, "levels": ", ".join(LEVELS)},
    )
