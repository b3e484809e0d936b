"""Gymnasium: the makers' own check, bots in the other seats, and masks."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils import seeding
from gymnasium.utils.env_checker import check_env

from chapterhouse.adapters.arrays import SEEDS
from chapterhouse.adapters.gymnasium import SeatEnv
from chapterhouse.adapters.rewards import rewards
from chapterhouse.arena.contenders import seated
from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.state import State
from chapterhouse.encoding import ENCODED
from chapterhouse.play.dealer import Seeded
from conformance.walk import TABLES, USUAL, TableSetup
from sizes import LONG, MATCHES

WANTED = TABLES if LONG else USUAL
CHECKED = [table for table in WANTED if table.game.name in ENCODED]
BOTS = ["uniform", "uniform"]
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


@every_game
def test_matches_are_those_of_the_engine(game: Game) -> None:
    """The same deal, bots and answers put the same questions, and come to the same end."""
    env, deals = SeatEnv(game.name, BOTS, seat=1), seeding.np_random(4)[0]
    for number in range(MATCHES):
        env.reset(seed=None if number else 4)
        luck, random = int(deals.integers(SEEDS)), np.random.default_rng(number)
        s, reward, info = beside(env, game, luck, random)

        assert (reward, info["seat"]) == (rewards(game.ranks(s))[1], 1)
        assert (info["place"], info["points"]) == (game.ranks(s)[1], game.points(s)[1])


def beside(
    env: SeatEnv, game: Game, luck: int, random: np.random.Generator
) -> tuple[State, float, dict[str, Any]]:
    """Play a match in an environment and in the engine at once."""
    s, dealer = game.begin(3, {}), Seeded(luck)
    first, third = seated(BOTS, game.name, luck)
    bots = {0: first, 2: third}
    reward, over = 0.0, False
    info: dict[str, Any] = {}
    while not s.over():
        if s.seat() == CHANCE:
            s.apply(s.now.pick(s, dealer))
        elif s.seat() in bots:
            s.apply(bots[s.seat()].choose(s.seen_by(s.seat())))
        else:
            mask, id_ = env.action_masks(), answer(env, random)

            assert np.count_nonzero(mask) == len(s.legal())
            _, reward, over, _, info = env.step(id_)
            s.apply(env.encoding.number_of(s, int(id_)))

    assert over
    return s, reward, info


def test_what_cannot_be_played_is_refused() -> None:
    """As everywhere else."""
    with pytest.raises(Malformed, match="there is no level 9"):
        SeatEnv("biblios", ["9"])
    with pytest.raises(ValueError, match="no seat 2 at a table of 2; try 0 to 1"):
        SeatEnv("biblios", seat=2)
