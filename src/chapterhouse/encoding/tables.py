"""Tables side by side: what all batches have, whoever sits there."""

from typing import Final

from chapterhouse.core.ints import i16, i64, u8, vec
from chapterhouse.core.state import State
from chapterhouse.encoding.encoding import Encoding, zeros
from chapterhouse.play.dealer import Seeded


class Tables:
    """Matches from one root position, and what is asked in each; whichever is over begins anew.

    `asked` tells the seat, by match; `observations` and `masks` are what that seat sees and may do:
    each step makes new ones, so those of earlier steps can be kept. `ended` is 1 where the last
    step ended a match, and there `places` and `points` tell how, seat by seat; these are written in
    place.
    """

    def __init__(self, encoding: Encoding, root: State, matches: int) -> None:
        """Lay so many tables, at which no match has begun."""
        self.encoding: Final = encoding
        self.game: Final = encoding.layout.game
        self.seats: Final[i64] = root.seats
        self.matches: Final[i64] = matches
        self.observations = zeros(self.matches * encoding.size)
        self.masks = zeros(self.matches * encoding.actions)
        self.asked: Final = zeros(matches)
        self.ended: Final = zeros(matches)
        self.places: Final = zeros(matches * self.seats)
        self.points: Final = vec[i16]([i16(0)] * (matches * self.seats))
        self.root: Final = root
        self.states: Final = [root.copy() for _ in range(matches)]
        self.dealers: Final = [Seeded(0) for _ in range(matches)]

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
        """Make new rows for all."""
        self.observations = zeros(self.matches * self.encoding.size)
        self.masks = zeros(self.matches * self.encoding.actions)

    def check(self, ids: list[int]) -> None:
        """Raise ValueError unless there is an id for each match."""
        if len(ids) != self.matches:
            raise ValueError(f"{self.matches} matches need as many ids, not {len(ids)}")

    def settle(self, match: i64) -> None:
        """Go on to the next decision, if need be of a new match, and write the rows."""
        while True:
            self.go_on(match)
            s = self.states[match]
            if s.depth:
                break
            self.end(match, s)
            self.begin(match)
        seat: i64 = s.now.seat(s)
        self.asked[match] = u8(seat)
        view = s.seen_by(seat)
        self.encoding.observe(view, self.observations, match * self.encoding.size)
        self.encoding.mask(view, self.masks, match * self.encoding.actions)

    def end(self, match: i64, s: State) -> None:
        """Note how a match went."""
        self.ended[match] = 1
        places, points = self.game.ranks(s), self.game.points(s)
        seat: i64
        for seat in range(self.seats):
            self.places[match * self.seats + seat] = u8(places[seat])
            self.points[match * self.seats + seat] = i16(points[seat])
