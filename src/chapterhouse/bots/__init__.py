"""Bots: players that need no game, only the core protocol; a judge tells them what is good."""

from typing import Final

from chapterhouse.bots.greedy import Greedy
from chapterhouse.bots.judge import Judge
from chapterhouse.bots.uniform import Uniform
from chapterhouse.core.rule import Malformed
from chapterhouse.play.player import Player

__all__ = ["LEVELS", "Greedy", "Judge", "Uniform", "bot"]

LEVELS: Final[tuple[str, ...]] = ("uniform", "greedy")


def bot(level: str, judge: Judge, seed: int) -> Player:
    """Make a bot of that level; the same seed makes the same choices.

    Raises Malformed for a level that there is not.
    """
    if level == "uniform":
        return Uniform(seed)
    if level == "greedy":
        return Greedy(judge, seed)
    raise Malformed(
        "no-such-level",
        "there is no level {level}; try {levels}",
        {"level": level, "levels": ", ".join(LEVELS)},
    )
