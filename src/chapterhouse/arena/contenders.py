"""Contenders: whoever can be named for a duel, a level or a class of somebody's own."""

import importlib
from collections.abc import Sequence
from typing import Any

from chapterhouse import evaluation
from chapterhouse.bots import LEVELS
from chapterhouse.core.rule import Malformed
from chapterhouse.play.player import Player


def contender(name: str, game: str, seed: int) -> Player:
    """Make the bot of that level, or of `module:Class`, which is made with the name of the game
    and a seed.

    Raises Malformed for one that there is not.
    """
    module, colon, cls = name.partition(":")
    if not colon:
        return evaluation.bot(name, game, seed)
    try:
        made = _found(name, module, cls)(game, seed)
    except TypeError as problem:
        raise _unfit(name, str(problem)) from problem
    if not isinstance(made, Player):
        raise _unfit(name, f"{cls} is no Player")
    return made


def seated(bots: Sequence[str], game: str, luck: int) -> list[Player]:
    """Make the bots of a table, each with a seed of its own for this luck.

    Raises Malformed for one that there is not.
    """
    return [contender(bot, game, luck * len(bots) + seat) for seat, bot in enumerate(bots)]


def _found(name: str, module: str, cls: str) -> Any:  # noqa: ANN401 - whatever stands there
    """Find a class. Raises Malformed where there is none."""
    try:
        return getattr(importlib.import_module(module), cls)
    except (ImportError, AttributeError, ValueError) as problem:
        raise _unfit(name, str(problem)) from problem


def _unfit(name: str, problem: str) -> Malformed:
    return Malformed(
        "no-such-bot",
        "{name} is no bot: {problem}; try {levels} or module:Class",
        {"name": name, "problem": problem, "levels": ", ".join(LEVELS)},
    )
