"""Batches for numpy: many matches at once, in arrays that nothing is copied into."""

from typing import Any, Final

from chapterhouse.arena.extras import needing

with needing("rl"):
    import numpy as np
    from numpy.typing import NDArray

import chapterhouse
from chapterhouse.adapters.rewards import rewards
from chapterhouse.encoding import Batch, Encoding, encoding

Bytes = NDArray[np.uint8]


class FlatBatch:
    """Matches of one game at one number of seats; whichever is over begins anew.

    All arrays have a row for each match, and tell of the decision that waits there: `asked`, the
    seat; `observations`, what it sees; `masks`, 1 for each id that is legal. Where the last step
    ended a match, `ended` is 1, and `rewards`, `places` and `points` tell by seat how it went.
    Each step gives new `observations` and `masks`, so those of earlier steps can be kept;
    observations are written when they are asked for. The other arrays are written in place.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        matches: int,
        *,
        seed: int = 1,
        options: dict[str, str] | None = None,
    ) -> None:
        """Begin. Raises Malformed for a game, seats or options that there are not, ValueError for
        a batch without matches.
        """
        if matches < 1:
            raise ValueError(f"a batch has one match or more, not {matches}")
        self.encoding: Final = encoding(chapterhouse.game(game))
        batch = Batch(self.encoding, seats, matches, seed, options or {})
        self.batch: Final = batch
        self.matches: Final = matches
        self.masks: Bytes = window(batch.masks, np.uint8, matches)
        self.asked: Final[Bytes] = window(batch.asked, np.uint8, matches)[:, 0]
        self.ended: Final[Bytes] = window(batch.ended, np.uint8, matches)[:, 0]
        self.places: Final[Bytes] = window(batch.places, np.uint8, matches)
        self.points: Final[NDArray[np.int16]] = window(batch.points, np.int16, matches)
        self.rewards: Final = np.zeros((matches, seats), np.float32)

    @property
    def observations(self) -> Bytes:
        """Give what is seen in each match by the seat that is asked."""
        return window(self.batch.observations, np.uint8, self.matches)

    def step(self, ids: NDArray[Any]) -> None:
        """Answer in every match, by id. Raises ValueError for what is not legal; nothing has
        happened then.
        """
        self.batch.step(ids.tolist())
        self.masks = window(self.batch.masks, np.uint8, self.matches)
        self.rewards.fill(0)
        for match in np.flatnonzero(self.ended):
            self.rewards[match] = rewards(self.places[match].tolist())


def parts(made: Encoding, rows: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Give the fields of rows by name, in the shape of their axes: nothing is copied."""
    found: dict[str, NDArray[Any]] = {}
    for field in made.layout.fields:
        part = rows[..., field.start : field.start + field.size]
        shape = [len(axis.labels) for axis in field.axes] or [1]
        found[field.name] = part.reshape(*rows.shape[:-1], *shape)
    return found


def window(numbers: Any, kind: type, matches: int) -> NDArray[Any]:  # noqa: ANN401 - a buffer
    """Look at numbers of the engine, a row a match; they are not to be written."""
    array: NDArray[Any] = np.frombuffer(numbers, kind).reshape(matches, -1)
    array.flags.writeable = False
    return array
