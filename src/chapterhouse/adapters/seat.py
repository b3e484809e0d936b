"""One seat for an agent, bots in all others: what is laid out before a match begins."""

from collections.abc import Sequence
from typing import Final

from chapterhouse.arena.extras import needing

with needing("rl"):
    import numpy as np

import chapterhouse
from chapterhouse.adapters.arrays import SEEDS
from chapterhouse.arena.contenders import Bot, seated
from chapterhouse.core.game import Game
from chapterhouse.core.state import State
from chapterhouse.encoding import Seating, encoding

USUAL: Final = ("uniform",)  # who plays against the agent, where nobody is named


class SeatTable:
    """Who plays what against an agent."""

    def __init__(
        self,
        game: str,
        opponents: Sequence[Bot],
        seat: int | None,
        options: dict[str, str] | None,
    ) -> None:
        """Seat the bots in this order, and the agent on a seat of its own: without one, another in
        each match. Raises Malformed for what cannot be played, ValueError for a seat that there
        is not.
        """
        seats = len(opponents) + 1
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} at a table of {seats}; try 0 to {seats - 1}")
        self.encoding: Final = encoding(chapterhouse.game(game))
        self.root: Final[State] = self.game.begin(seats, options or {})
        self._opponents: Final = list(opponents)
        self._seat: Final = seat
        seated(self._opponents, game, 0)

    @property
    def game(self) -> Game:
        """What is played."""
        return self.encoding.layout.game

    def seating(self, random: np.random.Generator) -> Seating:
        """Draw the seed of a match and, if need be, the seat of the agent."""
        luck, seats = int(random.integers(SEEDS)), len(self._opponents) + 1
        me = int(random.integers(seats)) if self._seat is None else self._seat
        bots = seated(self._opponents, self.game.name, luck)
        return Seating(luck, [*bots[:me], None, *bots[me:]])
