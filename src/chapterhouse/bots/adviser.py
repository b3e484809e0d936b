"""The adviser: what the strongest bot would do, what it expects of it, and why."""

from math import inf
from typing import Final, final

from chapterhouse.bots.ahead import LookAhead
from chapterhouse.bots.estimate import Estimate
from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.bots.rollout import Rollout
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.state import State

BEST: Final = 3  # so many options are told


@final
class Expected:
    """An option, and what is expected of it: the chance to win, and the lead in points."""

    def __init__(self, action: int, chance: Estimate, lead: Estimate) -> None:
        self.action: Final = action
        self.chance: Final = chance
        self.lead: Final = lead


@final
class Advice:
    """What to do, why, what is expected of the best options, and how the turn goes on."""

    def __init__(
        self, action: int, why: Sentence | None, options: list[Expected], plan: list[Sentence]
    ) -> None:
        """The options that were tried, the advised one first; none where there is no choice."""
        self.action: Final = action
        self.why: Final = why
        self.options: Final = options
        self.plan: Final = plan


@final
class Adviser:
    """Advises whoever is asked; it gets the view of that seat, and nothing else."""

    def __init__(self, evaluator: Evaluator, seed: int, effort: int, seconds: float = inf) -> None:
        self.evaluator: Final = evaluator
        self.rollout: Final = Rollout(evaluator, seed, effort, seconds, near=inf)
        self.ahead: Final = LookAhead(evaluator, seed)

    def advise(self, view: State) -> Advice:
        """Choose, and say why that is better than the best of the rest."""
        trial = self.rollout.trial(view)
        ranked = sorted(range(len(trial.options)), key=trial.rank)
        options = [
            Expected(trial.options[at], trial.chances[at], trial.leads[at])
            for at in ranked[:BEST]
            if trial.chances[at].size
        ]
        chosen = self.ahead.turn(view, trial.chosen)
        others = [trial.options[at] for at in ranked if trial.options[at] != trial.chosen]
        other = self.ahead.turn(view, others[0]) if others else None
        why = self.evaluator.reason(view, chosen, other)
        return Advice(trial.chosen, why, options, chosen.said)
