"""A review of a match: how likely everybody was to win, and which decisions cost most, by what
the player could know.
"""

from typing import Final, final

from chapterhouse.bots.ahead import LookAhead
from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.bots.rollout import Rollout, chance, settled
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.state import State


@final
class Slip:
    """A decision, what would have been better, how much of the chance to win it cost, and why."""

    def __init__(self, better: int, cost: float, error: float, why: Sentence | None) -> None:
        self.better: Final = better
        self.cost: Final = cost
        self.error: Final = error
        self.why: Final = why


@final
class Reviewer:
    """Looks at a match that is over. Decisions are judged by the view that the seat had."""

    def __init__(self, evaluator: Evaluator, seed: int, effort: int, seconds: float) -> None:
        self.evaluator: Final = evaluator
        self.rollout: Final = Rollout(evaluator, seed, effort, seconds)
        self.ahead: Final = LookAhead(evaluator, seed)

    def chances(self, s: State) -> list[float]:
        """Tell how likely each seat wins, all cards open."""
        values = settled(self.evaluator, s)
        return [chance(self.evaluator, s, seat, values) for seat in range(s.seats)]

    def doubt(self, view: State, action: int) -> float:
        """Tell how much worse an action looks at first sight than what the bot would do."""
        best = self.rollout.greedy.choose(view)
        promised = self.evaluator.promises(view, [best, action])
        return promised[0] - promised[1]

    def slip(self, view: State, action: int) -> Slip:
        """Compare an action with the best one, in the same imagined worlds."""
        trial = self.rollout.trial(view, action)
        chosen = trial.options.index(trial.chosen)
        cost, error = trial.race.lead(chosen, trial.options.index(action))
        why = None
        if trial.chosen != action:
            turns = [self.ahead.turn(view, one) for one in (trial.chosen, action)]
            why = self.evaluator.reason(view, turns[0], turns[1])
        return Slip(trial.chosen, cost, error, why)
