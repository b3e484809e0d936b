"""A trained agent as a player: for our arena, and as an opponent of those that still learn."""

from collections.abc import Callable
from typing import Final

import chapterhouse
from chapterhouse.adapters.arrays import Bytes, Mask, mask, row
from chapterhouse.core.state import State
from chapterhouse.encoding import encoding
from chapterhouse.play.player import Player


class Agent(Player):
    """Answers as a function does that knows rows and masks, and gives ids."""

    def __init__(self, game: str, answer: Callable[[Bytes, Mask], int]) -> None:
        """Sit down at a game."""
        super().__init__()
        self._encoding: Final = encoding(chapterhouse.game(game))
        self._answer: Final = answer

    def choose(self, view: State) -> int:
        made = self._encoding
        return int(made.number_of(view, int(self._answer(row(made, view), mask(made, view)))))
