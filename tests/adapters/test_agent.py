"""Trained agents as players."""

import numpy as np

import chapterhouse
from chapterhouse.adapters.agent import Agent
from chapterhouse.adapters.arrays import Bytes, Mask


def test_an_agent_answers_by_rows_and_masks() -> None:
    """It is shown what its seat sees, and what is legal, which it is asked for alone."""
    shown: list[tuple[int, int]] = []

    def last(row: Bytes, mask: Mask) -> int:
        shown.append((row.size, int(mask.sum())))
        return int(np.flatnonzero(mask)[-1])

    (played,) = chapterhouse.simulate(
        "biblios", [lambda game, _seed: Agent(game, last), "uniform"], 1, seed=2
    )

    assert {size for size, _ in shown} == {1097}
    assert min(legal for _, legal in shown) > 1
    assert sorted(played.places) == [1, 2]
