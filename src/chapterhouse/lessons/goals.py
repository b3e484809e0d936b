"""What a puzzle can ask for: by a word, how much of it a position holds for the learner."""

from collections.abc import Callable
from typing import Final, cast

from chapterhouse.core.bits import BIT
from chapterhouse.core.game import Game
from chapterhouse.core.state import State
from chapterhouse.games.biblios.state import HAND, Biblios

LEARNER: Final = 0  # the seat of whoever learns
NONE: Final = -1


def points(game: Game, s: State) -> int:
    """Count the points, as they stand."""
    return game.points(s)[LEARNER]


def gold(_game: Game, s: State) -> int:
    """Count the gold that is left in Biblios; none is left to whoever refuses to pay."""
    table = cast("Biblios", s)
    return NONE if table.barred & BIT[LEARNER] else int(table.worth(HAND + LEARNER))


GOALS: Final[dict[str, Callable[[Game, State], int]]] = {
    "points": points,
    "testament": points,  # as Monastery calls them
    "gold": gold,
}
GAINED: Final = {"points", "testament"}  # of these, only what is new counts
