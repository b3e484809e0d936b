"""Levels: how much a bot notices, and how far it thinks. None knows more than another."""

from math import inf
from typing import Final

from chapterhouse.bots.adviser import Adviser
from chapterhouse.bots.careless import Careless
from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.bots.greedy import Greedy
from chapterhouse.bots.review import Reviewer
from chapterhouse.bots.rollout import Rollout
from chapterhouse.bots.uniform import Uniform
from chapterhouse.core.rule import Malformed
from chapterhouse.play.player import Player

LEVELS: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6", "7", "8")
SOUND: Final[tuple[str, ...]] = LEVELS[4:]  # make no mistake that is one for sure
USUAL_LEVEL: Final = "3"  # whoever is new to a game wins about half of its matches
# seconds for a choice where somebody waits for it: less than the usual pace of bots, which hides it
THINKING: Final = 0.2
UNIFORM: Final = "uniform"  # any legal action: the floor from which strength is measured
FORMER: Final[tuple[str, ...]] = ("greedy",)  # of earlier releases: records and tables name them
ADVISER: Final = LEVELS[-1]  # who gives hints


def known_level(level: str) -> str:
    """Check a level. Raises Malformed for one that there is not."""
    if level not in LEVELS and level not in FORMER and level != UNIFORM:
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
    sound = level in SOUND
    greedy = Greedy(evaluator, seed, sound=sound)
    if level in FORMER:
        return greedy
    effort, lapses = _effort(level, evaluator), evaluator.lapses[LEVELS.index(level)]
    careful = Rollout(evaluator, seed, effort, seconds) if effort else greedy
    return Careless(careful, evaluator, seed, lapses, sound=sound) if lapses else careful


def plays_on(level: str, evaluator: Evaluator) -> bool:
    """Tell whether a bot of that level simulates how the match goes on, which takes long where
    there is no machine code.

    Raises Malformed for a level that there is not.
    """
    return known_level(level) in LEVELS and _effort(level, evaluator) > 0


def _effort(level: str, evaluator: Evaluator) -> int:
    """Tell how often a bot of that level, which has a number, simulates how the match goes on."""
    return evaluator.efforts[LEVELS.index(level)]


def reviewer(evaluator: Evaluator, seed: int, seconds: float = inf) -> Reviewer:
    """Make whoever looks at matches that are over, by the same strength."""
    return Reviewer(evaluator, seed, _effort(ADVISER, evaluator), seconds)


def adviser(evaluator: Evaluator, seed: int, seconds: float = inf) -> Adviser:
    """Make whoever gives hints: it thinks as the strongest level does."""
    return Adviser(evaluator, seed, _effort(ADVISER, evaluator), seconds)
