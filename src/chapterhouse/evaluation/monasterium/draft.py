"""The dice on the fields: who will take which, if everybody takes what suits him best."""

from typing import Final, final

from chapterhouse.core.ints import i64, vec
from chapterhouse.evaluation.monasterium.use import UPTO
from chapterhouse.games.monasterium.components import COLUMNS, FACES
from chapterhouse.games.monasterium.state import OWN, WHITE, Monasterium
from chapterhouse.games.monasterium.taking import SIX

RIVALRY: Final = 0.5  # how much of what rivals get counts against a seat
PATIENCE: Final = 0.3  # of what only own dice bring: nobody else can take them, so it can wait
AGAIN: Final = 0.6  # of what a field brings, so much when the same seat takes there once more


@final
class DiceDraft:
    """The dice on the fields, some of them only likely, and what each seat would do with them."""

    def __init__(self, s: Monasterium, uses: vec[float]) -> None:
        """See the dice that lie there, and who can do what with them."""
        self.seats: Final[i64] = s.seats
        self.white = vec[float]([float(s.dice[FACES * s.seats + face]) for face in range(FACES)])
        self.own = vec[float]([float(s.dice[at]) for at in range(FACES * s.seats)])
        self.uses = uses[:]

    def expect(self, s: Monasterium) -> None:
        """Add the dice still in hand: any face is as likely."""
        seat: i64
        for seat in range(self.seats):
            for face in range(FACES):
                self.add(WHITE, seat, face, float(s.hand[2 * seat + WHITE]) / FACES)
                self.add(OWN, seat, face, float(s.hand[2 * seat + OWN]) / FACES)

    def add(self, owner: i64, seat: i64, face: i64, dice: float) -> None:
        """Lay so many dice of a seat on a field, perhaps less than one."""
        if owner == OWN:
            self.own[FACES * seat + face] += dice
        else:
            self.white[face] += dice

    def draft(self, seat: i64, first: i64) -> float:
        """Tell what a seat gets, less what rivals get, if the first one takes now."""
        gains = vec[float]([0.0] * int(self.seats))
        taker, idle = first, 0
        while idle < self.seats:
            face = self.favourite(taker)
            idle += 1
            if face >= 0:
                idle = 0
                gains[taker] += self.value(taker, face)
                self.take(taker, face)
            taker = taker + 1 if taker + 1 < self.seats else 0
        others = sum(gains) - gains[seat]
        return gains[seat] - RIVALRY * others / float(self.seats - 1)

    def favourite(self, taker: i64) -> i64:
        """Find the field that suits a seat best; -1 if it can take nothing."""
        best, found = -1.0, -1
        for face in range(FACES):
            if self.own[FACES * taker + face] + self.white[face] > 0:
                value = self.value(taker, face) * (1.0 - PATIENCE * self.safe(taker, face))
                if value > best:
                    best, found = value, face
        return found

    def safe(self, taker: i64, face: i64) -> float:
        """Tell which part of what a seat would take from a field nobody else can."""
        own = min(self.own[FACES * taker + face], _most(face))
        there = min(self.own[FACES * taker + face] + self.white[face], _most(face))
        return own / there

    def value(self, taker: i64, face: i64) -> float:
        """Tell what the dice that a seat can take from a field would bring it."""
        there = min(self.own[FACES * taker + face] + self.white[face], _most(face))
        whole = int(there)
        at = UPTO * (FACES * taker + face) + whole
        value = self.uses[at]
        if there > whole:
            value += (there - whole) * (self.uses[at + 1] - value)
        return value

    def take(self, taker: i64, face: i64) -> None:
        """Take them: MSM-TAKE-5 own dice come first."""
        own = min(self.own[FACES * taker + face], _most(face))
        self.own[FACES * taker + face] -= own
        self.white[face] = max(self.white[face] + own - _most(face), 0.0)
        if face < COLUMNS:
            at = UPTO * (FACES * taker + face)
            for n in range(1, UPTO):
                self.uses[at + n] *= AGAIN


def _most(face: i64) -> float:
    """So many dice can be taken from a field, but one joker. MSM-TAKE-3, MSM-TAKE-4."""
    return 1.0 if face == SIX else 3.0
