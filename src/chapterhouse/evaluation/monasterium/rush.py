"""A player who rushes the path, to see whether that pays."""

from typing import Final, final

from chapterhouse.bots.greedy import Greedy
from chapterhouse.core.ints import i64
from chapterhouse.core.state import State
from chapterhouse.evaluation.monasterium.evaluator import MonasteriumEvaluator
from chapterhouse.evaluation.monasterium.outlook import Outlook
from chapterhouse.evaluation.monasterium.traits import TRAITS
from chapterhouse.evaluation.weights import shipped
from chapterhouse.games.monasterium.state import Monasterium
from chapterhouse.play.player import Player

EAGER: Final = 2.0  # points that a field is worth to whoever rushes, besides what it brings


@final
class RushEvaluator(MonasteriumEvaluator):
    """Wants the die at the end of the path, and each field on the way to it."""

    def __init__(self, eager: float = EAGER) -> None:
        """Want each field by so many points more."""
        super().__init__(shipped("monasterium", TRAITS))
        self.eager: Final = eager

    def outlook(self, s: Monasterium, seat: i64) -> Outlook:
        o = Outlook(s, seat)
        if s.owned[seat] < s.edition.own:
            field: i64
            for field in range(1, s.edition.last + 1):
                o.path[field] -= self.eager * float(s.edition.last + 1 - field)
        return o


@final
class PathRush(Player):
    """Plays greedily but for that: `chapterhouse.evaluation.monasterium.rush:PathRush`."""

    def __init__(self, game: str, seed: int) -> None:
        self.greedy: Final = Greedy(RushEvaluator(), seed)

    def choose(self, view: State) -> int:
        return self.greedy.choose(view)
