"""Gymnasium's vector environments: the same matches as in as many single ones."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from chapterhouse.adapters.gymnasium import SeatEnv
from chapterhouse.adapters.vector import SeatVectorEnv
from chapterhouse.arena.contenders import Bot
from chapterhouse.core.rule import Malformed
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State
from chapterhouse.encoding import ENCODED
from chapterhouse.play.player import Player
from sizes import LONG

MANY = 3


class Listener(Player):
    """Answers by how much it has heard."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__()

    def choose_after(self, view: State, heard: list[Event]) -> int:
        legal = view.legal()
        return legal[len(heard) % len(legal)]


def same(one: Any, other: Any) -> bool:  # noqa: ANN401 - whatever an info holds
    """Are these equal, with all that is in them?"""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return all(same(*pair) for pair in zip(one, other, strict=True))
    return bool(np.array_equal(one, other))


@pytest.mark.parametrize(
    ("game", "bots"),
    [*[(game, ["uniform", "uniform"]) for game in ENCODED], ("biblios", ["2", Listener])],
    ids=[*ENCODED, "levels"],
)
def test_matches_are_those_of_single_environments(game: str, bots: Sequence[Bot]) -> None:
    """The same seeds and answers, some of them illegal, give the same in every step."""
    many = SeatVectorEnv(game, bots, num_envs=MANY)
    ones = SyncVectorEnv(
        [partial(SeatEnv, game, bots)] * MANY, autoreset_mode=AutoresetMode.SAME_STEP
    )
    random, ends, lost = np.random.default_rng(1), 0, 0
    given: tuple[Any, ...] = many.reset(seed=5)
    expected: tuple[Any, ...] = ones.reset(seed=5)
    while ends < (200 if LONG else 3) or not lost:
        assert same(given[0], expected[0])
        assert same(given[-1], expected[-1])
        assert given[0] in many.observation_space
        ids = (random.random(many.action_masks().shape) * many.action_masks()).argmax(axis=1)
        if random.random() < 1 / 50:
            ids[1] = random.integers(-2, many.encoding.actions + 2)
        given, expected = many.step(ids), ones.step(ids)

        assert [list(part) for part in given[1:4]] == [list(part) for part in expected[1:4]]
        ends += int(given[2].sum())
        lost += "illegal" in given[4].get("final_info", {})


def test_gymnasium_makes_them_and_wraps_them() -> None:
    """`gymnasium.make_vec` finds them by the name of the game; its wrappers count matches."""
    made = gymnasium.make_vec("chapterhouse/biblios-v1", num_envs=2, opponents=["uniform"], seat=0)
    env = RecordEpisodeStatistics(made)
    rows, infos = env.reset(seed=1)
    ended = np.zeros(2, np.bool_)
    while not ended.all():
        _, rewards, over, _, infos = env.step(infos["action_mask"].argmax(axis=1))
        ended |= over

    assert isinstance(made.unwrapped, SeatVectorEnv)
    assert made.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert (rows.shape, infos["action_mask"].shape) == ((2, 1097), (2, 377))
    assert env.episode_count == 2
    assert infos["episode"]["r"][over].tolist() == rewards[over].tolist()


def test_a_seed_begins_everything_anew() -> None:
    """With one seed, or one for each; without one the matches go on to others."""
    env = SeatVectorEnv("biblios", num_envs=2)
    first, _ = env.reset(seed=7)
    other, _ = env.reset()
    again, _ = env.reset(seed=[7, 8])

    assert (first == again).all()
    assert (first != other).any()
    with pytest.raises(ValueError, match="2 matches need as many seeds, not 1"):
        env.reset(seed=[1])


def test_what_cannot_be_played_is_refused() -> None:
    """As everywhere else."""
    with pytest.raises(Malformed, match="there is no level 9"):
        SeatVectorEnv("biblios", ["9"])
    with pytest.raises(ValueError, match="no seat 2 at a table of 2; try 0 to 1"):
        SeatVectorEnv("biblios", seat=2)
    with pytest.raises(ValueError, match="one environment or more, not 0"):
        SeatVectorEnv("biblios", num_envs=0)
