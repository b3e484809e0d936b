"""Bots: players that need no game, only the core protocol; an evaluator tells them what is good."""

from typing import Final

from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.bots.greedy import Greedy
from chapterhouse.bots.uniform import Uniform
from chapterhouse.core.rule import Malformed
from chapterhouse.play.player import Player

__all__ = ["LEVELS", "Evaluator", "Greedy", "Uniform", "bot", "known_level"]

LEVELS: Final[tuple[str, ...]] = ("uniform", "greedy")


def known_level(level: str) -> str:
    """Check a level. Raises Malformed for one that there is not."""
    if level not in LEVELS:
        raise Malformed(
            "no-such-level",
            "there is no level {level}; try {levels}",
            {"level": level, "levels": ", ".join(LEVELS)},
        )
    return level


def bot(level: str, evaluator: Evaluator, seed: int) -> Player:
    """Make a bot of that level; the same seed makes the same choices.

    Raises Malformed for a level that there is not.
    """
    return Uniform(seed) if known_level(level) == "uniform" else Greedy(evaluator, seed)
