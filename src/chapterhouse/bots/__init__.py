"""Bots: players that need no game, only the core protocol; an evaluator tells them what is good."""

from chapterhouse.bots.adviser import Advice, Adviser
from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.bots.greedy import Greedy
from chapterhouse.bots.levels import (
    ADVISER,
    FORMER,
    LEVELS,
    THINKING,
    USUAL_LEVEL,
    adviser,
    bot,
    known_level,
    plays_on,
    reviewer,
)
from chapterhouse.bots.review import Reviewer
from chapterhouse.bots.rollout import Rollout
from chapterhouse.bots.uniform import Uniform

__all__ = [
    "ADVISER", "FORMER", "LEVELS", "THINKING", "USUAL_LEVEL", "Advice", "Adviser", "Evaluator",
    "Greedy", "Reviewer", "Rollout", "Uniform", "adviser", "bot", "known_level", "plays_on",
    "reviewer",
]  # fmt: skip
