"""Gymnasium: the makers' own check, bots in the other seats, and masks."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from chapterhouse.adapters.gymnasium import SeatEnv
from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed
from chapterhouse.encoding import ENCODED
from conformance.walk import TABLES, USUAL, TableSetup
from sizes import LONG

WANTED = TABLES if LONG else USUAL
CHECKED = [table for table in WANTED if table.game.name in ENCODED]
every_game = pytest.mark.parametrize("game", ENCODED.values(), ids=list(ENCODED))


def answer(env: SeatEnv, random: np.random.Generator) -> np.int64:
    return np.int64(random.choice(np.flatnonzero(env.action_masks())))


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("table", CHECKED, ids=str)
def test_it_passes_the_check_of_its_makers(table: TableSetup) -> None:
    """check_env looks at spaces, seeds, and what reset and step give."""
    bots = ["uniform"] * (table.seats - 1)

    check_env(SeatEnv(table.game.name, bots, options=table.options))


@every_game
def test_a_match_ends_with_a_reward(game: Game) -> None:
    """The agent is asked in its own seat, whatever the seat; the end tells how it went."""
    env, random = SeatEnv(game.name, ["uniform", "uniform"]), np.random.default_rng(3)
    seats = set()
    for seed in (1, None, None):  # the first one settles them all
        row, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert row in env.observation_space
            assert env.encoding.parts(row)["asked"][0] == 1
            row, reward, over, cut, info = env.step(answer(env, random))
            assert not cut
        seats.add(info["seat"])

        assert -1 <= reward <= 1
        assert (info["place"] == 1) == (reward > 0)
        assert not info["action_mask"].any()
        assert env.render() == "the match is over"
    assert len(seats) > 1


def test_an_illegal_move_is_lost() -> None:
    """It ends the match, and changes nothing."""
    env = SeatEnv("biblios", ["1"], seat=1)
    before, info = env.reset(seed=1)
    row, reward, over, _, later = env.step(np.int64(300))

    assert (reward, over, later["illegal"], info["seat"]) == (-1, True, True, 1)
    assert (row == before).all()


def test_many_side_by_side() -> None:
    """`gymnasium.make_vec` knows the games."""
    env = gymnasium.make_vec("chapterhouse/biblios-v1", num_envs=2, opponents=["uniform"])
    rows, infos = env.reset(seed=1)

    assert rows.shape == (2, 1097)
    assert infos["action_mask"].shape == (2, 377)


def test_what_cannot_be_played_is_refused() -> None:
    """As everywhere else."""
    with pytest.raises(Malformed, match="there is no level 9"):
        SeatEnv("biblios", ["9"])
    with pytest.raises(ValueError, match="no seat 2 at a table of 2; try 0 to 1"):
        SeatEnv("biblios", seat=2)
