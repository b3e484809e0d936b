"""What a worker is asked for the review of a match: positions, each to be judged by itself.

A position is the view of an observer, or, with all cards open, the truth of a match that is over.
"""

from typing import Any, Final

from msgspec import Struct

from chapterhouse import evaluation
from chapterhouse.bots import Reviewer
from chapterhouse.bots.review import Slip
from chapterhouse.core.state import State
from chapterhouse.play import position
from chapterhouse.server.bots import Phrase, game_of, phrase

SECONDS: Final = 1.5  # for a piece: others wait for the worker
SEED: Final = 1


class Judging(Struct, tag="judging"):
    """How likely everybody is to win; or, with an action, what that costs."""

    game: str
    revision: int
    overrides: dict[str, Any]
    seats: int
    view: str
    action: int | None = None


class Chance(Struct):
    """A chance to win, and its standard error."""

    mean: float
    error: float


class Cost(Struct):
    """What a decision was and cost, for sure; what would have been better, and why."""

    action: Phrase
    better: Phrase
    cost: Chance
    why: Phrase | None


class Judged(Struct):
    """The chances by seat, or what a decision cost, if that is sure."""

    chances: list[Chance]
    cost: Cost | None = None


def judge(asked: Judging) -> Judged:
    """Judge one position."""
    game = game_of(asked.game, asked.revision, asked.overrides)
    view = position.read(game, asked.seats, asked.view)
    reviewer = evaluation.reviewer(asked.game, SEED, SECONDS)
    if asked.action is None:
        return Judged(_chances(reviewer, view))
    slip = reviewer.slip(view, asked.action)
    return Judged([], _cost(view, asked.action, slip) if slip.sure else None)


def _chances(reviewer: Reviewer, view: State) -> list[Chance]:
    """Find the chances; none if there was no time for a single world."""
    found = reviewer.chances(view)
    return [Chance(one.mean, one.error) for one in found if one.size]


def _cost(view: State, action: int, slip: Slip) -> Cost:
    """Write down what a decision cost."""
    done, better = [phrase(view.now.says(view, one)) for one in (action, slip.better)]
    why = None if slip.why is None else phrase(slip.why)
    return Cost(done, better, Chance(slip.cost, slip.error), why)
