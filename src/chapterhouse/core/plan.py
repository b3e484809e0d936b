"""The plan of a table: which places there are, and where in one row of numbers each is written."""

from typing import Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.deck import Deck
from chapterhouse.core.ints import i64, vec

POOL: Final = 0  # the zone of cards never drawn; in a view, of all that its seat cannot see


@final
class Plan:
    """The places of a game, by number.

    `tracked` places remember who knows what; `admits` lists the cards that may lie in each. In
    `fill_order` the holes of a view are filled: places that admit least come first.
    """

    def __init__(
        self,
        deck: Deck,
        names: list[str],
        seats: int,
        tracked: list[int],
        admits: list[set[int]],
        fill_order: list[int],
    ) -> None:
        """Lay out the row: the words of all places, their sizes and owners, then the knowledge."""
        zones, eyes, width = len(names), seats + 1, int(deck.width)
        masks = [deck.admitting(cards) for cards in admits]
        words, row = zones * width, len(tracked) * width
        known, notes = words + 2 * zones, 2 * row + len(tracked)
        self.deck: Final = deck
        self.names: Final = names
        self.zones: Final[i64] = zones
        self.eyes: Final[i64] = eyes  # the seats', and last the gallery's
        self.everyone: Final[i64] = BIT[eyes] - 1
        self.admits: Final = vec[i64]([mask for place in masks for mask in place])
        self.words: Final = vec[i64]([max([w + 1 for w in range(width) if m[w]]) for m in masks])
        self.fill_order: Final = vec[i64](fill_order)
        # where the row holds what: sizes, owners, and the notes of one observer after the other, so
        # many numbers each: by place what it knows (0: nobody watches it), from there what it only
        # knew once, and by place how many went unseen; all as of the first observer
        self.size: Final[i64] = words
        self.owner: Final[i64] = words + zones
        self.first_note: Final[i64] = known
        self.notes: Final[i64] = notes
        self.known: Final = vec[i64](_starts(zones, tracked, known, width))
        self.once: Final[i64] = row
        self.lost: Final = vec[i64](_starts(zones, tracked, known + 2 * row, 1))
        self.tracked: Final = vec[i64](tracked)
        self.blank: Final = vec[i64]([0] * (known + eyes * notes))
        # by number of observers: no notes of so many
        self.no_notes: Final = [vec[i64]([0] * (notes * others)) for others in range(eyes)]


def _starts(zones: int, tracked: list[int], start: int, step: int) -> list[int]:
    """Number the tracked places from `start` on, `step` apart; 0 for the others."""
    return [start + tracked.index(z) * step if z in tracked else 0 for z in range(zones)]
