"""Batches for numpy: the engine's own numbers as arrays."""

import numpy as np
import pytest

from chapterhouse.adapters.flat import FlatBatch, parts
from chapterhouse.adapters.rewards import rewards
from chapterhouse.core.rule import Malformed
from chapterhouse.encoding import ENCODED


@pytest.mark.parametrize("game", ENCODED)
def test_a_random_player_plays_on(game: str) -> None:
    """Arrays of earlier steps stay as they were; rewards come with the ends."""
    batch, random = FlatBatch(game, 2, 8, seed=5), np.random.default_rng(1)
    ends = 0
    while ends < 2:
        before, copied = batch.observations, batch.observations.copy()
        ids = (random.random(batch.masks.shape) * batch.masks).argmax(axis=1)
        batch.step(ids)
        ends += int(batch.ended.sum())

        assert (before == copied).all()
        assert (before != batch.observations).any(axis=1).all()
        assert batch.rewards.sum() == 0
        assert (batch.rewards.any(axis=1) <= batch.ended).all()
        assert (batch.masks.max(axis=1) == 1).all()
    assert batch.observations.shape == (8, batch.encoding.size)
    with pytest.raises(ValueError, match="read-only"):
        batch.observations[0, 0] = 1


def test_parts_have_the_shape_of_their_axes() -> None:
    """Rows by name are windows into the rows."""
    batch = FlatBatch("biblios", 3, 4)
    found = parts(batch.encoding, batch.observations)

    assert found["dice"].shape == (4, 5, 6)
    assert found["dice"][0].argmax(axis=1).tolist() == [2, 2, 2, 2, 2]
    assert found["turns"].tolist() == [[18]] * 4
    assert np.shares_memory(found["seen"], batch.observations)


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [-0.5, 1, -0.5]),
        ([1, 3, 1, 3], [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
    ],
)
def test_rewards_add_up_to_nothing(places: list[int], expected: list[float]) -> None:
    """Whoever wins has what the others lose."""
    assert rewards(places) == pytest.approx(expected)


def test_what_cannot_be_played_is_refused() -> None:
    """As everywhere else."""
    with pytest.raises(Malformed, match="try 2, 3, 4"):
        FlatBatch("biblios", 5, 2)
    with pytest.raises(ValueError, match="one match or more, not 0"):
        FlatBatch("biblios", 2, 0)
