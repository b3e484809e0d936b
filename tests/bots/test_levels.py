"""Levels: what each can do is enough for what it is meant to do."""

from itertools import pairwise

import pytest

from chapterhouse.bots import LEVELS
from chapterhouse.bots.race import FIRST
from chapterhouse.bots.rollout import MOST
from chapterhouse.evaluation import EVALUATORS


@pytest.mark.parametrize("game", EVALUATORS)
def test_whoever_plays_on_can_prove_something(game: str) -> None:
    """With all options in the race there is the effort for as many worlds as a proof asks for."""
    efforts = [effort for effort in EVALUATORS[game].efforts if effort]

    assert efforts
    assert min(efforts) >= MOST * FIRST


@pytest.mark.parametrize("game", EVALUATORS)
def test_each_level_overlooks_less_or_thinks_further(game: str) -> None:
    """Of two levels that think as far the higher one has fewer lapses; the highest has none."""
    evaluator = EVALUATORS[game]
    levels = list(zip(evaluator.efforts, [-part for part in evaluator.lapses], strict=True))

    assert len(levels) == len(LEVELS)
    assert all(one < other for one, other in pairwise(levels))
    assert evaluator.lapses[-1] == 0
