"""Section MON-START: each player is allotted a tile of each sort for the first draw."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Chance, Step
from chapterhouse.games.monastery import sentences
from chapterhouse.games.monastery.components import HAND, POOL
from chapterhouse.games.monastery.exchange import draw
from chapterhouse.games.monastery.state import Monastery

SORTS: Final = 3


@final
class Allot(Chance[Monastery]):
    """A tile of one sort is dealt at random: grey of value 2, Path, Garden or brown.

    MON-START-2.
    """

    def __init__(self, nth: i64, sort: i64) -> None:
        """Make the step for a player and a sort."""
        super().__init__()
        self.nth: Final[i64] = nth
        self.sort: Final[i64] = sort

    def args(self) -> list[int]:
        return [self.nth, self.sort]

    def options(self, s: Monastery) -> i64:
        """Any in the bag of its sort."""
        return s.zones.kinds(POOL) & s.edition.allotted[self.sort]

    def weight(self, s: Monastery, action: i64) -> i64:
        """As many ways as there are copies."""
        return s.zones.tally(POOL, action)

    def lapses(self, s: Monastery) -> bool:
        """There may be none. MON-SERV-5."""
        return self.options(s) == 0

    def eyes(self, s: Monastery, action: i64) -> i64:
        """Whose it is. MON-INFO-3."""
        return BIT[s.in_order(s.abbot, self.nth)]

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.DRAWN, [action])

    def do(self, s: Monastery, action: i64) -> None:
        """Take it behind the screen."""
        seat = s.in_order(s.abbot, self.nth)
        draw(s, seat, action, HAND + seat)


def _allotted(n: int) -> list[Step[Any]]:
    """Each gets one of each sort. MON-START-2."""
    return [*ALLOT[: SORTS * n]]


ALLOT: Final = [Allot(nth, sort) for nth in range(4) for sort in range(SORTS)]
ALLOTMENTS: Final = [vec[Step[Any]](_allotted(n)) for n in range(5)]  # by seats
STEPS: Final[list[Step[Any]]] = [*ALLOT]
