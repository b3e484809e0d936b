"""Tables side by side: what all batches have, whoever sits there."""

from typing import Final

from chapterhouse.core.ints import i16, i64, u8, vec
from chapterhouse.core.state import State
from chapterhouse.encoding.encoding import Encoding, zeros
from chapterhouse.play.dealer import Seeded


class Tables:
    """Matches from one root position, and what is asked in each; whichever is over begins anew.

    `asked` tells the seat, by match; `observations` and `masks` are what that seat sees and may do:
    each step makes new ones, so those of earlier steps can be kept; observations are written when
    they are asked for. `ended` is 1 where the last step ended a match, and there `places` and
    `points` tell how, seat by seat; these are written in place.
    """

    def __init__(self, encoding: Encoding, root: State, matches: int) -> None:
        """Lay so many tables, at which no match has begun."""
        self.encoding: Final = encoding
        self.game: Final = encoding.layout.game
        self.seats: Final[i64] = root.seats
        self.matches: Final[i64] = matches
        self._rows = zeros(0)  # of this step; none before they are asked for
        self.masks = zeros(self.matches * encoding.actions)
        self.asked: Final = zeros(matches)
        self.ended: Final = zeros(matches)
        self.places: Final = zeros(matches * self.seats)
        self.points: Final = vec[i16]([i16(0)] * (matches * self.seats))
        self.root: Final = root
        self.states: Final = [root.copy() for _ in range(matches)]
        self.dealers: Final = [Seeded(0) for _ in range(matches)]

    @property
    def observations(self) -> vec[u8]:
        """Give the rows of all matches, each as whoever is asked there sees it."""
        if not len(self._rows):
            self._rows = zeros(self.matches * self.encoding.size)
            match: i64
            for match in range(self.matches):
                view = self.states[match].seen_by(i64(self.asked[match]))
                self.encoding.observe(view, self._rows, match * self.encoding.size)
        return self._rows

    def state(self, match: int) -> State:
        """Give a copy of a position: the truth, for those who may know it."""
        return self.states[match].copy()

    def begin(self, match: i64) -> None:
        """Begin a match: `deal`, with a seed."""
        raise NotImplementedError

    def go_on(self, match: i64) -> None:
        """Play on to the next decision that somebody is asked for, or to the end."""
        raise NotImplementedError

    def deal(self, match: i64, seed: i64) -> None:
        """Begin a match of this seed."""
        self.states[match] = self.root.copy()
        self.dealers[match] = Seeded(seed)

    def restart(self) -> None:
        """Begin every match anew."""
        self.clear()
        match: i64
        for match in range(self.matches):
            self.begin(match)
            self.settle(match)
            self.ended[match] = 0

    def clear(self) -> None:
        """Make new masks for all, and new rows when they are asked for."""
        self._rows = zeros(0)
        self.masks = zeros(self.matches * self.encoding.actions)

    def check(self, ids: list[int]) -> None:
        """Raise ValueError unless there is an id for each match."""
        if len(ids) != self.matches:
            raise ValueError(f"{self.matches} matches need as many ids, not {len(ids)}")

    def settle(self, match: i64) -> None:
        """Go on to the next decision, if need be of a new match, and write its mask."""
        while True:
            self.go_on(match)
            s = self.states[match]
            if s.depth:
                break
            self.end(match, s)
            self.begin(match)
        seat: i64 = s.now.seat(s)
        self.asked[match] = u8(seat)
        self.encoding.mask(s, self.masks, match * self.encoding.actions)

    def end(self, match: i64, s: State) -> None:
        """Note how a match went."""
        self.ended[match] = 1
        places, points = self.game.ranks(s), self.game.points(s)
        seat: i64
        for seat in range(self.seats):
            self.places[match * self.seats + seat] = u8(places[seat])
            self.points[match * self.seats + seat] = i16(points[seat])
