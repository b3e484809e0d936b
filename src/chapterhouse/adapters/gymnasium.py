"""Gymnasium: one seat for an agent, bots in all others."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

import chapterhouse
from chapterhouse.adapters import spaces
from chapterhouse.adapters.rewards import ILLEGAL, rewards
from chapterhouse.adapters.spaces import SEEDS, Bytes, Mask
from chapterhouse.arena.contenders import Bot, seated
from chapterhouse.core.seats import CHANCE
from chapterhouse.encoding import ENCODED, encoding
from chapterhouse.play import words
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.player import Player, choice


class SeatEnv(gymnasium.Env[Bytes, np.int64]):
    """A seat at a table with bots. An illegal move ends the match, and counts as lost.

    `info["action_mask"]` and `action_masks()` tell what is legal; at the end `info` has `place`
    and `points`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        opponents: Sequence[Bot] = ("uniform",),
        *,
        seat: int | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Seat the bots in this order, and the agent on a seat of its own: without one, another in
        each match. Raises Malformed for what cannot be played, ValueError for a seat that there
        is not.
        """
        seats = len(opponents) + 1
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} at a table of {seats}; try 0 to {seats - 1}")
        self.encoding: Final = encoding(chapterhouse.game(game))
        self.opponents: Final = list(opponents)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = spaces.rows(self.encoding)
        self.action_space = spaces.ids(self.encoding)
        self._root: Final = self.encoding.layout.game.begin(seats, options or {})
        seated(self.opponents, game, 0)
        self._state = self._root
        self._players: list[Player | None] = []
        self._dealer = Seeded(0)
        self._me = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin a match; a seed settles this one and all that follow without one."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(SEEDS))
        seats = len(self.opponents) + 1
        self._me = int(self.np_random.integers(seats)) if self.seat is None else self.seat
        bots: list[Player | None] = [*seated(self.opponents, self.encoding.layout.game.name, luck)]
        self._players = [*bots[: self._me], None, *bots[self._me :]]
        self._dealer = Seeded(luck)
        self._state = self._root.copy()
        self._state.journal = []
        self._go_on()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Answer by id, and let the others play on to the next decision of the agent."""
        s = self._state
        if not spaces.legal(self.encoding, s.seen_by(self._me), int(action)):
            return self._observation(), ILLEGAL, True, False, self._info() | {"illegal": True}
        s.apply(self.encoding.number_of(s, int(action)))
        self._go_on()
        reward, over = 0.0, s.over()
        if over:
            reward = rewards(self.encoding.layout.game.ranks(s))[self._me]
        return self._observation(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Tell which ids are legal, as MaskablePPO asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> str:
        """Say what can be answered."""
        s = self._state
        return "the match is over" if s.over() else ", ".join(words.legal_words(s))

    def _go_on(self) -> None:
        """Let chance and the bots play up to the agent's next decision."""
        s = self._state
        while not s.over():
            seat = s.seat()
            if seat == CHANCE:
                s.apply(s.now.pick(s, self._dealer))
                continue
            player = self._players[seat]
            if player is None:
                return
            s.play(choice(player, s.seen_by(seat), s.journal or []))

    def _observation(self) -> Bytes:
        return spaces.row(self.encoding, self._state.seen_by(self._me))

    def _mask(self) -> Mask:
        return spaces.mask(self.encoding, self._state.seen_by(self._me))

    def _info(self) -> dict[str, Any]:
        s, game = self._state, self.encoding.layout.game
        info: dict[str, Any] = {"action_mask": self._mask(), "seat": self._me}
        if s.over():
            info |= {"place": game.ranks(s)[self._me], "points": game.points(s)[self._me]}
        return info


def register() -> None:
    """Make the games known to `gymnasium.make`: `chapterhouse/biblios-v1` and so on."""
    for name, game in ENCODED.items():
        id_ = f"chapterhouse/{encoding(game).layout.name.replace('_', '-')}"
        if id_ not in gymnasium.registry:
            gymnasium.register(id_, entry_point=f"{__name__}:SeatEnv", kwargs={"game": name})


register()
