"""The evaluator of a game that has none of its own."""

import pytest

from chapterhouse.evaluation.points import PointsEvaluator
from chapterhouse.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_it_likes_to_be_ahead_of_the_next_best(game: str) -> None:
    """Of any view it gives the lead in points, below zero for those behind."""
    evaluator = PointsEvaluator(GAMES[game])
    view = GAMES[game].begin(3, {}).seen_by(0)
    points = GAMES[game].points(view)
    lead = [points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in range(3)]

    assert [evaluator.value(view, seat) for seat in range(3)] == lead
