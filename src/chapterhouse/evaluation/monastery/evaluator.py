"""The evaluator of Monastery: what a seat will have in the end, as far as anybody can tell."""

from typing import Final, cast, final

from chapterhouse.bots.evaluator import Evaluator, TurnAhead
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.state import State
from chapterhouse.evaluation.monastery.arrangement import standing
from chapterhouse.evaluation.monastery.basket import Basket
from chapterhouse.evaluation.monastery.choices import sensible
from chapterhouse.evaluation.monastery.ground import Ground
from chapterhouse.evaluation.monastery.letters import Needs
from chapterhouse.evaluation.monastery.monkplan import Planner
from chapterhouse.evaluation.monastery.moves import sound_walks
from chapterhouse.evaluation.monastery.outlook import TODAY, Outlook, Weights
from chapterhouse.evaluation.monastery.position import position
from chapterhouse.evaluation.monastery.reasons import Parts, reason
from chapterhouse.evaluation.monastery.traits import TRAITS, traits
from chapterhouse.evaluation.weights import by_table, weighed
from chapterhouse.games.monastery.ending import points
from chapterhouse.games.monastery.moving import Move
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.stops import WalkTo


@final
class MonasteryEvaluator(Evaluator):
    """What a seat has, what its monks stand for, and what it can buy."""

    horizon: int = 30  # some three movement turns
    scale: float = 5.0
    # A turn has many choices, of which each matters less.
    lapses: tuple[float, ...] = (0.36, 0.24, 0.16, 0.088, 0.04, 0.0, 0.016, 0.0)
    traits: tuple[str, ...] = TRAITS

    def __init__(
        self, learnt: dict[int, list[float]] | None = None, weights: Weights = TODAY
    ) -> None:
        """Think as bots of one time did, and add traits by weights that were learnt, by number of
        seats.
        """
        self.learnt: Final[list[vec[float]]] = by_table(learnt or {})
        self.weights: Final = weights

    def value(self, view: State, seat: i64) -> float:
        """Add up what the seat has, and what the turn comes to if the plan is followed."""
        s = cast("Monastery", view)
        if s.over():
            return float(points(s)[seat])
        o = Outlook(s, seat, self.weights)
        needs = [Needs(s, o, other) for other in range(s.seats)]
        worth = position(s, o, needs)
        if s.active == seat and isinstance(s.now, Move):
            worth += Planner(s, o).plan().worth
        else:
            worth += standing(Ground(s, o)).worth()
        if s.scoring and s.active == seat:
            worth += Basket(s, o, needs).best(s.points, s.purse)
        learnt = self.learnt[s.seats]
        return worth + weighed(learnt, traits(s, o, needs)) if len(learnt) else worth

    def described(self, view: State, seat: i64) -> list[float]:
        s = self._ended(view, seat)
        if s.over():
            return []
        o = Outlook(s, seat, self.weights)
        return traits(s, o, [Needs(s, o, other) for other in range(s.seats)])

    def sound(self, view: State, legal: list[int]) -> list[int]:
        s = cast("Monastery", view)
        return sound_walks(s, legal) if isinstance(s.now, (Move, WalkTo)) else legal

    def worth_trying(self, view: State, legal: list[int]) -> list[int]:
        return sensible(cast("Monastery", view), legal, self.weights)

    def worth_searching(self, view: State, legal: list[int]) -> list[int]:
        return legal

    def settled(self, view: State, seat: i64) -> float:
        return self.value(self._ended(view, seat), seat)

    def _ended(self, view: State, seat: i64) -> Monastery:
        """Go on as the plans say as long as it is this seat's turn, up to what chance decides."""
        s = cast("Monastery", view).copy()
        while not s.over() and s.now.seat(s) == seat:
            legal = s.legal()
            s.apply(legal[0] if len(legal) == 1 else sensible(s, legal, self.weights)[0])
        return s

    def lead(self, values: list[float], seat: int) -> float:
        """Of what rivals have, values have taken a part away already."""
        part = self.weights.rivals / float(max(len(values) - 1, 1))
        return Evaluator.lead(self, values, seat) / (1.0 + part)

    def reason(self, view: State, chosen: TurnAhead, other: TurnAhead | None) -> Sentence | None:
        s, end = cast("Monastery", view), cast("Monastery", chosen.end)
        o = Outlook(s, view.seat(), self.weights)
        if other is None:
            return reason(s, chosen, end, Parts(s, o, []))
        return reason(s, chosen, end, Parts(cast("Monastery", other.end), o, other.events))

    def allied(self, view: State, seat: i64, other: i64) -> bool:
        s = cast("Monastery", view)
        return seat == other or s.partners(seat, other)
