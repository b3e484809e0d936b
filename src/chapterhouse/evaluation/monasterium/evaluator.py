"""The evaluator of Monasterium: how many points a seat will have, as far as anybody can tell."""

from typing import Final, cast

from chapterhouse.bots.evaluator import Evaluator, TurnAhead
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.state import State
from chapterhouse.evaluation.monasterium.choices import sensible
from chapterhouse.evaluation.monasterium.outlook import Outlook
from chapterhouse.evaluation.monasterium.placing import prospects
from chapterhouse.evaluation.monasterium.reasons import reason
from chapterhouse.evaluation.monasterium.traits import TRAITS, traits
from chapterhouse.evaluation.monasterium.turn import best_course
from chapterhouse.evaluation.weights import by_table, weighed
from chapterhouse.games.monasterium.state import Monasterium


class MonasteriumEvaluator(Evaluator):
    """Points made, points expected, and what the dice on the table will bring."""

    further: int = 4  # so that each seat has as many as at two
    scale: float = 12.0
    traits: tuple[str, ...] = TRAITS

    def __init__(self, learnt: dict[int, list[float]] | None = None) -> None:
        """Add traits by weights that were learnt, by number of seats."""
        self.learnt: Final[list[vec[float]]] = by_table(learnt or {})

    def value(self, view: State, seat: i64) -> float:
        """Simulate the rest of the turn, then let all take the dice that are left."""
        s = cast("Monasterium", view)
        if s.over():
            return final_margin(s, seat)
        o = self.outlook(s, seat)
        course = best_course(s, o)
        if course.end.over():
            return final_margin(course.end, seat)
        dice = prospects(course.end, seat)
        weights = self.learnt[s.seats]
        if not len(weights):
            return course.worth + dice
        return course.worth + dice + weighed(weights, traits(course.end, o, dice))

    def described(self, view: State, seat: i64) -> list[float]:
        s = cast("Monasterium", view)
        o = self.outlook(s, seat)
        end = s if s.over() else best_course(s, o).end
        if end.over():
            return []
        return traits(end, o, prospects(end, seat))

    def outlook(self, s: Monasterium, seat: i64) -> Outlook:
        """Tell what things are worth to the seat."""
        return Outlook(s, seat)

    def reason(self, view: State, chosen: TurnAhead, other: TurnAhead | None) -> Sentence | None:
        s, end = cast("Monasterium", view), cast("Monasterium", chosen.end)
        return reason(s, view.seat(), end, s if other is None else cast("Monasterium", other.end))

    def worth_trying(self, view: State, legal: list[int]) -> list[int]:
        """Strike what comes to the same as something else."""
        return sensible(cast("Monasterium", view))


def final_margin(s: Monasterium, seat: i64) -> float:
    """Tell what all is worth when nothing comes any more. MSM-SCORE-10."""
    return float(s.total(seat))
