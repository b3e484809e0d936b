"""Levels: how much a bot notices, and how far it thinks. None knows more than another."""

from math import inf
from typing import Final, final

from chapterhouse.bots.adviser import Adviser
from chapterhouse.bots.careless import Careless
from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.bots.greedy import Greedy
from chapterhouse.bots.review import Reviewer
from chapterhouse.bots.rollout import Rollout
from chapterhouse.bots.uniform import Uniform
from chapterhouse.core.rule import Malformed
from chapterhouse.play.player import Player


@final
class Level:
    """What a bot of one level can do: in which part of its choices it does not look at everything,
    and how often it simulates the rest of the match.
    """

    def __init__(self, lapses: float, effort: int, *, sound: bool = False) -> None:
        """A sound one makes no mistake that is one for sure."""
        self.sound: Final = sound
        self.lapses: Final = lapses
        self.effort: Final = effort

    def bot(self, evaluator: Evaluator, seed: int, seconds: float) -> Player:
        """Make a bot that takes so many seconds at most for a choice, if it thinks ahead at all."""
        if self.effort:
            return Rollout(evaluator, seed, self.effort, seconds)
        if self.lapses:
            return Careless(evaluator, seed, self.lapses, sound=self.sound)
        return Greedy(evaluator, seed, sound=self.sound)


LADDER: Final[dict[str, Level]] = {
    "1": Level(0.9, 0),
    "2": Level(0.6, 0),
    "3": Level(0.4, 0),
    "4": Level(0.22, 0),
    "5": Level(0.1, 0, sound=True),
    "6": Level(0.0, 0, sound=True),
    "7": Level(0.0, 24, sound=True),
    "8": Level(0.0, 64, sound=True),
}
LEVELS: Final[tuple[str, ...]] = tuple(LADDER)
USUAL_LEVEL: Final = "3"  # whoever is new to a game wins about half of its matches
# seconds for a choice where somebody waits for it: less than the usual pace of bots, which hides it
THINKING: Final = 0.2
UNIFORM: Final = "uniform"  # any legal action: the floor from which strength is measured
# Levels of earlier releases: records and tables that name them still work.
FORMER: Final[dict[str, Level]] = {"greedy": Level(0.0, 0)}
ADVISER: Final = LEVELS[-1]  # who gives hints


def known_level(level: str) -> str:
    """Check a level. Raises Malformed for one that there is not."""
    if level not in LADDER and level not in FORMER and level != UNIFORM:
        raise Malformed(
            "no-such-level",
            "there is no level {level}; try {levels}",
            {"level": level, "levels": ", ".join(LEVELS)},
        )
    return level


def bot(level: str, evaluator: Evaluator, seed: int, seconds: float = inf) -> Player:
    """Make a bot of that level; the same seed makes the same choices, as long as it need not stop
    before its time.

    Raises Malformed for a level that there is not.
    """
    if known_level(level) == UNIFORM:
        return Uniform(seed)
    return (LADDER | FORMER)[level].bot(evaluator, seed, seconds)


def reviewer(evaluator: Evaluator, seed: int, seconds: float = inf) -> Reviewer:
    """Make whoever looks at matches that are over, by the same strength."""
    return Reviewer(evaluator, seed, LADDER[ADVISER].effort, seconds)


def adviser(evaluator: Evaluator, seed: int, seconds: float = inf) -> Adviser:
    """Make whoever gives hints: it thinks as the strongest level does."""
    return Adviser(evaluator, seed, LADDER[ADVISER].effort, seconds)
