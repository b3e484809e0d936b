"""PettingZoo: every seat is an agent, one after the other (AEC)."""

from typing import Any, Final

from chapterhouse.arena.extras import needing

with needing("rl"):
    import numpy as np
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

import chapterhouse
from chapterhouse.adapters import arrays, spaces
from chapterhouse.adapters.arrays import SEEDS
from chapterhouse.adapters.rewards import ILLEGAL, rewards
from chapterhouse.encoding import encoding
from chapterhouse.play import words
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.player import go_on


def env(
    game: str,
    seats: int = 2,
    options: dict[str, str] | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """Make the environment, in which an illegal move ends the match. Raises as `raw_env`."""
    wrapped = raw_env(game, seats, options, render_mode)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo names it so, and has no types
    """One match after the other. An observation is a row and a mask; see the page of the game."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Lay the table. Raises Malformed for a game, seats or options that there are not."""
        super().__init__()
        self.encoding: Final = encoding(chapterhouse.game(game))
        self.metadata = {
            "name": self.encoding.layout.name,
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._root: Final = self.encoding.layout.game.begin(seats, options or {})
        self._state = self._root
        self._dealer = Seeded(0)
        self._random = np.random.default_rng()
        made = self.encoding
        both = {"observation": spaces.rows(made), "action_mask": spaces.masks(made)}
        self._observations = {agent: Dict(both) for agent in self.possible_agents}
        self._actions = {agent: spaces.ids(made) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """Give the space of rows and masks."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """Give the space of ids."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; a seed settles this one and all that follow without one."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._dealer = Seeded(int(self._random.integers(SEEDS)))
        self._state = self._root.copy()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """Write what an agent sees, and, if it is asked, what is legal."""
        view = self._state.seen_by(self.possible_agents.index(agent))
        return {
            "observation": arrays.row(self.encoding, view),
            "action_mask": arrays.mask(self.encoding, view),
        }

    def step(self, action: int | None) -> None:
        """Answer by id. Raises ValueError for one that is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        s, made = self._state, self.encoding
        if action is None or not arrays.legal(made, s.seen_by(s.seat()), int(action)):
            raise ValueError(f"{action} is not legal for {agent}; see its action_mask")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        s.apply(made.number_of(s, int(action)))
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Deal what is chance, and say whose turn it is, or how it went."""
        s = self._state
        go_on(s, [None] * s.seats, self._dealer)
        if not s.over():
            self.agent_selection = self.possible_agents[s.seat()]
            return
        game = self.encoding.layout.game
        places, points = game.ranks(s), game.points(s)
        self.rewards = dict(zip(self.possible_agents, rewards(places), strict=True))
        for seat, agent in enumerate(self.possible_agents):
            self.terminations[agent] = True
            self.infos[agent] = {"place": places[seat], "points": points[seat]}

    def render(self) -> str:
        """Say who is asked, and what can be answered."""
        s = self._state
        if s.over():
            return "the match is over"
        return f"{self.agent_selection}: {', '.join(words.legal_words(s))}"

    def close(self) -> None:
        """Hold nothing that must be given back."""
