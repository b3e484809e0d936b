"""How positions and actions are written for programs that learn: rows of bytes, ranges of ids."""

from typing import Any, Final

from chapterhouse.core.game import Game
from chapterhouse.encoding.batch import Batch
from chapterhouse.encoding.encoding import Encoding
from chapterhouse.encoding.seat_batch import SeatBatch, Seating
from chapterhouse.games import GAMES, own_folder

__all__ = ["ENCODED", "Batch", "Encoding", "SeatBatch", "Seating", "encoding"]

# The games that have an encoding, by name.
ENCODED: Final = {name: game for name, game in GAMES.items() if own_folder(__name__, game)}


def encoding(game: Game) -> Encoding:
    """Make the encoding of a game. Raises LookupError for a game that has none."""
    module: Any = own_folder(__name__, game)
    if module is None:
        raise LookupError(f"{game.name} has no encoding")
    made: Encoding = module.ENCODING(game)
    return made
