"""Batches in which one seat of each match is asked, and players have the others."""

from collections.abc import Callable
from typing import Final, final

from chapterhouse.core.ints import i64
from chapterhouse.core.state import State
from chapterhouse.encoding.encoding import Encoding, zeros
from chapterhouse.encoding.layout import NO_ID
from chapterhouse.encoding.tables import Tables
from chapterhouse.play.player import Player, go_on, journal


@final
class Seating:
    """How a match begins: the seed that deals it, and who sits where; None is whoever is asked."""

    def __init__(self, seed: int, players: list[Player | None]) -> None:
        self.seed: Final = seed
        self.players: Final = players


@final
class SeatBatch(Tables):
    """Matches in which only the seat without a player is asked.

    `last_rows` are the rows of matches that ended in the last step, as that seat saw the end.
    """

    def __init__(
        self, encoding: Encoding, root: State, matches: int, seating: Callable[[int], Seating]
    ) -> None:
        """Lay the tables; `restart` begins. `seating(match)` tells how each new match begins."""
        super().__init__(encoding, root, matches)
        self.last_rows = zeros(self.matches * encoding.size)
        self._seating: Final = seating
        self._players: Final[list[list[Player | None]]] = [[] for _ in range(matches)]

    def step(self, ids: list[int]) -> None:
        """Answer in every match, by legal ids; NO_ID gives a match up: it ends without places."""
        self.check(ids)
        self.clear()
        self.last_rows = zeros(self.matches * self.encoding.size)
        match: i64
        for match in range(self.matches):
            s = self.states[match]
            self.ended[match] = 0
            if ids[match] == NO_ID:
                self.ended[match] = 1
                self._write_last(match, s)
                self.begin(match)
            else:
                s.apply(self.encoding.number_of(s, ids[match]))
            self.settle(match)

    def begin(self, match: i64) -> None:
        seating = self._seating(match)
        self.deal(match, seating.seed)
        self._players[match] = seating.players
        self.states[match].journal = journal(seating.players)

    def go_on(self, match: i64) -> None:
        go_on(self.states[match], self._players[match], self.dealers[match])

    def end(self, match: i64, s: State) -> None:
        super().end(match, s)
        self._write_last(match, s)

    def _write_last(self, match: i64, s: State) -> None:
        """Write how a match ends, as whoever is asked sees it."""
        view = s.seen_by(self._players[match].index(None))
        self.encoding.observe(view, self.last_rows, match * self.encoding.size)
