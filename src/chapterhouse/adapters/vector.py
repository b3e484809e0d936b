"""Gymnasium's vector environments: many matches at once, one seat of each for an agent."""

from collections.abc import Sequence
from typing import Any, Final

from chapterhouse.arena.extras import needing

with needing("rl"):
    import numpy as np
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

from chapterhouse.adapters import spaces
from chapterhouse.adapters.arrays import Bytes
from chapterhouse.adapters.flat import window
from chapterhouse.adapters.rewards import ILLEGAL, rewards
from chapterhouse.adapters.seat import USUAL, SeatTable
from chapterhouse.arena.contenders import Bot
from chapterhouse.encoding import SeatBatch, Seating
from chapterhouse.encoding.layout import NO_ID

Numbers = NDArray[Any]


class SeatVectorEnv(VectorEnv[Bytes, Numbers, Numbers]):
    """Seats at so many tables with bots: match for match what as many `SeatEnv` play, and sooner.

    Where a match ends, the next one begins in the same step (`AutoresetMode.SAME_STEP`): what is
    returned is what its agent sees first, `info["final_obs"]` has the end of the one before, and
    `info["final_info"]` its place and points. `info["action_mask"]` tells what is legal.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        opponents: Sequence[Bot] = USUAL,
        *,
        num_envs: int = 1,
        seat: int | None = None,
        options: dict[str, str] | None = None,
        render_mode: None = None,
    ) -> None:
        """Lay the tables. Raises as `SeatEnv`, and ValueError for less than one table."""
        if num_envs < 1:
            raise ValueError(f"there is one environment or more, not {num_envs}")
        self._table: Final = SeatTable(game, opponents, seat, options)
        self.encoding: Final = self._table.encoding
        self.num_envs = num_envs
        self.single_observation_space = spaces.rows(self.encoding)
        self.single_action_space = spaces.ids(self.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._random = [seeding.np_random()[0] for _ in range(num_envs)]
        self._batch: Final = SeatBatch(self.encoding, self._table.root, num_envs, self._seating)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin every match anew; a seed, or one for each, settles these and all that follow."""
        for match, own in enumerate(_seeds(seed, self.num_envs)):
            if own is not None:
                self._random[match] = seeding.np_random(own)[0]
        self._batch.restart()
        return self._rows(), self._info()

    def step(self, actions: Numbers) -> tuple[Bytes, Numbers, Numbers, Numbers, dict[str, Any]]:
        """Answer by id in every match, and let the others play on to the next decision."""
        ids, masks, seats = np.asarray(actions), self._masks(), self._seats()
        legal = (ids >= 0) & (ids < self.encoding.actions)
        legal &= masks[np.arange(self.num_envs), np.where(legal, ids, 0)] == 1
        self._batch.step(np.where(legal, ids, NO_ID).tolist())
        ended = self._by_match(self._batch.ended)[:, 0] == 1
        given, info = np.where(legal, 0.0, ILLEGAL), self._info()
        for match in np.flatnonzero(ended).tolist():
            seat = int(seats[match])
            final: dict[str, Any] = {"action_mask": masks[match], "illegal": True}
            if legal[match]:
                given[match], final = self._final(match, seat)
            row = self._by_match(self._batch.last_rows)[match]
            both = {"final_obs": row, "final_info": final | {"seat": seat}}
            info = self._add_info(info, both, match)
        return self._rows(), given, ended, np.zeros_like(ended), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Tell which ids are legal in each match."""
        return self._masks().astype(np.bool_)

    def _seating(self, match: int) -> Seating:
        return self._table.seating(self._random[match])

    def _final(self, match: int, seat: int) -> tuple[float, dict[str, Any]]:
        """Tell how a match went for a seat."""
        places = self._by_match(self._batch.places)[match].tolist()
        points = self._by_match(self._batch.points, np.int16)[match].tolist()
        nothing = np.zeros(self.encoding.actions, np.int8)
        final = {"action_mask": nothing, "place": places[seat], "points": points[seat]}
        return rewards(places)[seat], final

    def _by_match(self, numbers: object, kind: type = np.uint8) -> NDArray[Any]:
        return window(numbers, kind, self.num_envs)

    def _rows(self) -> Bytes:
        return self._by_match(self._batch.observations)

    def _masks(self) -> NDArray[np.int8]:
        return self._by_match(self._batch.masks, np.int8)

    def _seats(self) -> NDArray[np.int64]:
        return self._by_match(self._batch.asked)[:, 0].astype(np.int64)

    def _info(self) -> dict[str, Any]:
        """Tell of all matches, as `VectorEnv` lays it out: a value for each, and for whom it is."""
        there = np.ones(self.num_envs, np.bool_)
        known = {"action_mask": self._masks(), "seat": self._seats()}
        return known | {f"_{name}": there for name in known}


def _seeds(seed: int | Sequence[int | None] | None, matches: int) -> Sequence[int | None]:
    """Give a seed for each match, as all vector environments of Gymnasium count them.

    Raises ValueError for another number of them.
    """
    if seed is None:
        return [None] * matches
    if isinstance(seed, int):
        return range(seed, seed + matches)
    if len(seed) != matches:
        raise ValueError(f"{matches} matches need as many seeds, not {len(seed)}")
    return seed
