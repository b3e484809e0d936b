"""The evaluator of a game that has none of its own: it counts the points."""

from typing import Final, final

from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.core.game import Game
from chapterhouse.core.ints import i64
from chapterhouse.core.state import State


@final
class PointsEvaluator(Evaluator):
    """Values the lead in points over the best of the others."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game

    def value(self, view: State, seat: i64) -> float:
        """Give the lead in points, as far as the view knows them."""
        points = self.game.points(view)
        return points[seat] - max([n for other, n in enumerate(points) if other != seat], default=0)
