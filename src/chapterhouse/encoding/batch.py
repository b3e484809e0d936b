"""Batches: many matches side by side, each answered and gone on with at once."""

from typing import final

from chapterhouse.core.ints import i64
from chapterhouse.encoding.encoding import Encoding
from chapterhouse.encoding.tables import Tables
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.playout import deal


@final
class Batch(Tables):
    """Matches of one game at one number of seats. What is chance is dealt; every decision of every
    seat is asked for, forced ones too.
    """

    def __init__(
        self, encoding: Encoding, seats: int, matches: int, seed: int, options: dict[str, str]
    ) -> None:
        """Begin so many matches: match n is dealt from seed + n, whichever begins later from the
        next seed that nobody has had.

        Raises Malformed for seats and options that there are not.
        """
        super().__init__(encoding, encoding.layout.game.begin(seats, options), matches)
        self._seed: i64 = seed
        for match in range(matches):
            self.deal(match, seed + match)
        self._seed += matches
        for match in range(matches):
            self.settle(match)

    def step(self, ids: list[int]) -> None:
        """Answer in every match, by id. Raises ValueError for ids that are not legal; nothing has
        happened then.
        """
        self._check(ids)
        self.clear()
        match: i64
        for match in range(self.matches):
            s = self.states[match]
            s.apply(self.encoding.number_of(s, ids[match]))
            self.ended[match] = 0
            self.settle(match)

    def sample(self, dealer: Seeded) -> list[int]:
        """Choose an id for each match, all legal ones as likely."""
        return [int(self.encoding.id_of(s, s.now.pick(s, dealer))) for s in self.states]

    def begin(self, match: i64) -> None:
        self._seed += 1
        self.deal(match, self._seed - 1)

    def go_on(self, match: i64) -> None:
        deal(self.states[match], self.dealers[match])

    def _check(self, ids: list[int]) -> None:
        self.check(ids)
        actions = self.encoding.actions
        match: i64
        for match in range(self.matches):
            asked: i64 = ids[match]
            if not 0 <= asked < actions or not self.masks[match * actions + asked]:
                raise ValueError(f"{asked} is not legal in match {match}; see its mask")
