"""The plan of a table: which places there are, and where in one row of numbers each is written."""

from typing import Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.deck import Deck
from chapterhouse.core.ints import i64, vec

POOL: Final = 0  # the zone of cards never drawn; in a view, of all that its seat cannot see


@final
class Plan:
    """The places of a game, by number.

    `watched` places remember who knows what; `admits` lists the cards that may lie in each; `fussy`
    orders the places with holes when a view is filled, those that admit least first.
    """

    def __init__(
        self,
        deck: Deck,
        names: list[str],
        seats: int,
        watched: list[int],
        admits: list[set[int]],
        fussy: list[int],
    ) -> None:
        """Lay out the row: the words of all places, their sizes and keepers, then the knowledge."""
        zones, eyes, width = len(names), seats + 1, int(deck.width)
        masks = [deck.admitting(cards) for cards in admits]
        words, row = zones * width, eyes * width
        known, rows = words + 2 * zones, len(watched) * row
        lost = known + 2 * rows
        self.deck: Final = deck
        self.names: Final = names
        self.zones: Final[i64] = zones
        self.eyes: Final[i64] = eyes  # the seats', and last the gallery's
        self.everyone: Final[i64] = BIT[eyes] - 1
        self.admits: Final = vec[i64]([mask for place in masks for mask in place])
        self.words: Final = vec[i64]([max([w + 1 for w in range(width) if m[w]]) for m in masks])
        self.fussy: Final = vec[i64](fussy)
        # where the row holds what: sizes, keepers, by place what each observer knows (0: nobody
        # watches it), from there what it only knew once, and by place how many went unseen by each
        self.size: Final[i64] = words
        self.keeper: Final[i64] = words + zones
        self.known: Final = vec[i64](_starts(zones, watched, known, row))
        self.once: Final[i64] = rows
        self.lost: Final = vec[i64](_starts(zones, watched, lost, eyes))
        self.watched: Final = vec[i64](watched)
        self.blank: Final = vec[i64]([0] * (lost + len(watched) * eyes))


def _starts(zones: int, watched: list[int], start: int, step: int) -> list[int]:
    """Number the watched places from `start` on, `step` apart; 0 for the others."""
    return [start + watched.index(z) * step if z in watched else 0 for z in range(zones)]
