"""Gymnasium: one seat for an agent, bots in all others."""

from collections.abc import Sequence
from typing import Any

from chapterhouse.arena.extras import needing

with needing("rl"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

from chapterhouse.adapters import arrays, spaces
from chapterhouse.adapters.arrays import Bytes, Mask
from chapterhouse.adapters.rewards import ILLEGAL, rewards
from chapterhouse.adapters.seat import USUAL, SeatTable
from chapterhouse.arena.contenders import Bot
from chapterhouse.encoding import ENCODED, encoding
from chapterhouse.play import words
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.player import Player, go_on, journal


class SeatEnv(gymnasium.Env[Bytes, np.int64]):
    """A seat at a table with bots. An illegal move ends the match, and counts as lost.

    `info["action_mask"]` and `action_masks()` tell what is legal; at the end `info` has `place`
    and `points`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        opponents: Sequence[Bot] = USUAL,
        *,
        seat: int | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Seat the bots in this order, and the agent on a seat of its own: without one, another in
        each match. Raises Malformed for what cannot be played, ValueError for a seat that there
        is not.
        """
        self._table = SeatTable(game, opponents, seat, options)
        self.encoding = self._table.encoding
        self.render_mode = render_mode
        self.observation_space = spaces.rows(self.encoding)
        self.action_space = spaces.ids(self.encoding)
        self._state = self._table.root
        self._players: list[Player | None] = [None]
        self._dealer = Seeded(0)
        self._me = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin a match; a seed settles this one and all that follow without one."""
        super().reset(seed=seed)
        seating = self._table.seating(self.np_random)
        self._players = seating.players
        self._me = seating.players.index(None)
        self._dealer = Seeded(seating.seed)
        self._state = self._table.root.copy()
        self._state.journal = journal(self._players)
        go_on(self._state, self._players, self._dealer)
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Answer by id, and let the others play on to the next decision of the agent."""
        s = self._state
        if not arrays.legal(self.encoding, s.seen_by(self._me), int(action)):
            return self._observation(), ILLEGAL, True, False, self._info() | {"illegal": True}
        s.apply(self.encoding.number_of(s, int(action)))
        go_on(s, self._players, self._dealer)
        over = s.over()
        reward = rewards(self._table.game.ranks(s))[self._me] if over else 0.0
        return self._observation(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Tell which ids are legal, as MaskablePPO asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> str:
        """Say what can be answered."""
        s = self._state
        return "the match is over" if s.over() else ", ".join(words.legal_words(s))

    def _observation(self) -> Bytes:
        return arrays.row(self.encoding, self._state.seen_by(self._me))

    def _mask(self) -> Mask:
        return arrays.mask(self.encoding, self._state.seen_by(self._me))

    def _info(self) -> dict[str, Any]:
        s, game = self._state, self._table.game
        info: dict[str, Any] = {"action_mask": self._mask(), "seat": self._me}
        if s.over():
            info |= {"place": game.ranks(s)[self._me], "points": game.points(s)[self._me]}
        return info


def register() -> None:
    """Make the games known to `gymnasium.make` and `make_vec`: `chapterhouse/biblios-v1`..."""
    for name, game in ENCODED.items():
        id_ = f"chapterhouse/{encoding(game).layout.name.replace('_', '-')}"
        if id_ not in gymnasium.registry:
            gymnasium.register(
                id_,
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point="chapterhouse.adapters.vector:SeatVectorEnv",
                kwargs={"game": name},
            )


register()
