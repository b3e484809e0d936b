"""Batches: many matches side by side, each answered and gone on with at once."""

from typing import Final, final

from chapterhouse.core.ints import i16, i64, u8, vec
from chapterhouse.core.state import State
from chapterhouse.encoding.encoding import Encoding, zeros
from chapterhouse.play.dealer import Seeded


@final
class Batch:
    """Matches of one game at one number of seats; whichever is over begins anew.

    What is chance is dealt; every decision is asked for, forced ones too. `asked` tells the seat,
    by match; `observations` and `masks` are what that seat sees and may do: each step makes new
    ones, so those of earlier steps can be kept. `ended` is 1 where the last step ended a match, and
    there `places` and `points` tell how, seat by seat; these are written in place.
    """

    def __init__(
        self, encoding: Encoding, seats: int, matches: int, seed: int, options: dict[str, str]
    ) -> None:
        """Begin so many matches: match n is dealt from seed + n, whichever begins later from the
        next seed that nobody has had.

        Raises Malformed for seats and options that there are not.
        """
        self.encoding: Final = encoding
        self.game: Final = encoding.layout.game
        self.seats: Final[i64] = seats
        self.matches: Final[i64] = matches
        self.observations = zeros(self.matches * encoding.size)
        self.masks = zeros(self.matches * encoding.actions)
        self.asked: Final = zeros(matches)
        self.ended: Final = zeros(matches)
        self.places: Final = zeros(matches * seats)
        self.points: Final = vec[i16]([i16(0)] * (matches * seats))
        self._root: Final = self.game.begin(seats, options)
        self._states: Final[list[State]] = []
        self._dealers: Final[list[Seeded]] = []
        self._seed: i64 = seed
        for match in range(matches):
            self._states.append(self._root.copy())
            self._dealers.append(Seeded(seed + match))
            self._settle(match)
        self._seed += matches

    def step(self, ids: list[int]) -> None:
        """Answer in every match, by id. Raises ValueError for ids that are not legal; nothing has
        happened then.
        """
        self._check(ids)
        self.observations = zeros(self.matches * self.encoding.size)
        self.masks = zeros(self.matches * self.encoding.actions)
        match: i64
        for match in range(self.matches):
            s = self._states[match]
            s.apply(self.encoding.number_of(s, ids[match]))
            self.ended[match] = 0
            self._settle(match)

    def sample(self, dealer: Seeded) -> list[int]:
        """Choose an id for each match, all legal ones as likely."""
        return [int(self.encoding.id_of(s, s.now.pick(s, dealer))) for s in self._states]

    def state(self, match: int) -> State:
        """Give a copy of a position: the truth, for those who may know it."""
        return self._states[match].copy()

    def _check(self, ids: list[int]) -> None:
        if len(ids) != self.matches:
            raise ValueError(f"{self.matches} matches need as many ids, not {len(ids)}")
        actions = self.encoding.actions
        match: i64
        for match in range(self.matches):
            asked: i64 = ids[match]
            if not 0 <= asked < actions or not self.masks[match * actions + asked]:
                raise ValueError(f"{asked} is not legal in match {match}; see its mask")

    def _settle(self, match: i64) -> None:
        """Go on to the next decision, if need be of a new match, and write the rows."""
        s, dealer = self._states[match], self._dealers[match]
        while True:
            while s.depth and s.now.chance:
                s.apply(s.now.pick(s, dealer))
            if s.depth:
                break
            self._end(match, s)
            s = self._root.copy()
            self._states[match] = s
            self._seed += 1
            dealer = Seeded(self._seed - 1)
            self._dealers[match] = dealer
        seat: i64 = s.now.seat(s)
        self.asked[match] = u8(seat)
        view = s.seen_by(seat)
        self.encoding.observe(view, self.observations, match * self.encoding.size)
        self.encoding.mask(view, self.masks, match * self.encoding.actions)

    def _end(self, match: i64, s: State) -> None:
        """Note how a match went."""
        self.ended[match] = 1
        places, points = self.game.ranks(s), self.game.points(s)
        seat: i64
        for seat in range(self.seats):
            self.places[match * self.seats + seat] = u8(places[seat])
            self.points[match * self.seats + seat] = i16(points[seat])
