"""PettingZoo: the makers' own checks, and the same matches as the engine plays."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from chapterhouse.adapters.arrays import SEEDS
from chapterhouse.adapters.pettingzoo import env, raw_env
from chapterhouse.adapters.rewards import rewards
from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.state import State
from chapterhouse.encoding import ENCODED
from chapterhouse.play.dealer import Seeded
from conformance.walk import TABLES, USUAL, TableSetup
from sizes import LONG, MATCHES

WANTED = TABLES if LONG else [table for table in USUAL if table.seats > 2]
CHECKED = [table for table in WANTED if table.game.name in ENCODED]
every_game = pytest.mark.parametrize("game", ENCODED.values(), ids=list(ENCODED))


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("table", CHECKED, ids=str)
def test_it_passes_the_check_of_its_makers(table: TableSetup) -> None:
    """api_test walks through agents, spaces, masks, rewards and ends."""
    api_test(env(table.game.name, table.seats, table.options), num_cycles=1000 if LONG else 150)


@pytest.mark.filterwarnings("ignore::UserWarning")
@every_game
def test_a_seed_settles_everything(game: Game) -> None:
    """seed_test runs two environments side by side."""
    seed_test(lambda: env(game.name, 2), num_cycles=500 if LONG else 60)


@every_game
def test_matches_are_those_of_the_engine(game: Game) -> None:
    """The same deal and the same answers put the same questions, and come to the same end."""
    table, deals = raw_env(game.name, 3), np.random.default_rng(4)
    for number in range(MATCHES):
        table.reset(seed=None if number else 4)
        s = beside(table, game, Seeded(int(deals.integers(SEEDS))), np.random.default_rng(number))

        assert list(table.rewards.values()) == rewards(game.ranks(s))
        assert [info["points"] for info in table.infos.values()] == game.points(s)
        assert all(table.terminations.values())
        assert table.render() == "the match is over"


def beside(table: raw_env, game: Game, dealer: Seeded, chooser: np.random.Generator) -> State:
    """Play a match at a table and in the engine at once."""
    s = game.begin(3, {})
    while not s.over():
        if s.seat() == CHANCE:
            s.apply(s.now.pick(s, dealer))
            continue
        seen, _, over, _, _ = table.last()
        id_ = int(chooser.choice(np.flatnonzero(seen["action_mask"])))

        assert (table.agent_selection, over) == (f"player_{s.seat()}", False)
        assert np.count_nonzero(seen["action_mask"]) == len(s.legal())
        table.step(id_)
        s.apply(table.encoding.number_of(s, id_))
    return s


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_whoever_needs_a_parallel_form_wraps_this_one() -> None:
    """PettingZoo's own wrapper plays a match in which one agent acts in each step."""
    table = turn_based_aec_to_parallel(env("biblios", 3))
    seen, _ = table.reset(seed=2)
    while table.agents:
        (active,) = [agent for agent in seen if seen[agent]["action_mask"].any()]
        acted = {active: int(seen[active]["action_mask"].argmax())}
        seen, rewards, over, _, _ = table.step(acted)

    assert sum(rewards.values()) == 0
    assert set(over.values()) == {True}


def test_an_illegal_move_ends_the_match_or_is_refused() -> None:
    """With the usual wrappers whoever makes it loses; without them it is an error."""
    raw = raw_env("biblios")
    raw.reset(seed=1)
    for wrong in (100, -1, 377):
        with pytest.raises(ValueError, match=f"{wrong} is not legal for player_"):
            raw.step(wrong)

    wrapped = env("biblios")
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.last()
    wrapped.step(100)

    assert wrapped.terminations == dict.fromkeys(wrapped.possible_agents, True)
    assert wrapped.rewards[agent] == -1
    assert raw.render().endswith("keep, auction, common")


def test_what_cannot_be_played_is_refused() -> None:
    """As everywhere else."""
    with pytest.raises(Malformed, match="paired"):
        raw_env("monastery", 3, {"teams": "paired"})
