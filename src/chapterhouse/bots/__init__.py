"""Bots: players that need no game, only the core protocol; an evaluator tells them what is good."""

from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.bots.greedy import Greedy
from chapterhouse.bots.levels import LEVELS, THINKING, USUAL_LEVEL, bot, known_level
from chapterhouse.bots.rollout import Rollout
from chapterhouse.bots.uniform import Uniform

__all__ = [
    "LEVELS", "THINKING", "USUAL_LEVEL", "Evaluator", "Greedy", "Rollout", "Uniform", "bot",
    "known_level",
]  # fmt: skip
