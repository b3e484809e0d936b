"""Sections MON-BREW, SERV and NIGHT: which monks stay, and which come back to the Abbey."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step
from chapterhouse.games.monastery import monks, sentences
from chapterhouse.games.monastery.components import BREWHOUSE, MONKS
from chapterhouse.games.monastery.places import named, numbered, tell_place, works
from chapterhouse.games.monastery.sites import place_at
from chapterhouse.games.monastery.spots import A_PLACE, ABBEY_PLACE, NO_PLACE, PRAYING, STANDING
from chapterhouse.games.monastery.state import NO_KEY, Monastery
from chapterhouse.games.monastery.turn import Decision


def brewers(s: Monastery) -> i64:
    """Give the seats with a standing monk on the constructed Brewhouse, if nobody prays there; all
    of them, in service and night rounds alone.

    MON-BREW-1, MON-BREW-6, MON-BREW-7.
    """
    found: i64 = 0
    place = works(s, BREWHOUSE)
    if not s.icons or place == NO_PLACE or monks.praying(s, place):
        return found
    seat: i64
    for seat in range(s.seats):
        if monks.standing(s, seat, place):
            found |= BIT[seat]
    return found


class Brewing(Step[Monastery]):
    """The players who use the Brewhouse are asked in order, place by place. MON-BREW-6."""

    def __init__(self, nth: i64) -> None:
        """Make the step for the player so many places after the Abbot."""
        super().__init__()
        self.nth: Final[i64] = nth

    def args(self) -> list[int]:
        return [self.nth]

    def key(self, spot: i64) -> i64:
        """Tell under which key a spot is asked about: a place, or a box of it; NO_KEY for none."""
        raise NotImplementedError

    def ask(self, s: Monastery) -> None:
        """Put the question about the place next."""
        raise NotImplementedError

    def do(self, s: Monastery, action: i64) -> None:
        """Find the next place with monks to ask about, row by row."""
        s.active = s.in_order(s.abbot, self.nth)
        if not s.brewers & BIT[s.active]:
            return
        best: i64 = NO_KEY
        for spot in s.monks[MONKS * s.active : MONKS * s.active + MONKS]:
            key = NO_KEY if spot < A_PLACE else self.key(spot)
            if key != NO_KEY:
                key += A_PLACE * (s.cell[spot // A_PLACE] - spot // A_PLACE)
                if key > s.brewing and (best == NO_KEY or key < best):
                    best = key
        s.brewing = best
        if best != NO_KEY:
            s.then(self)
            self.ask(s)


@final
class ServiceBrewing(Brewing):
    """In a service round praying monks may be stood up where they are. MON-BREW-2."""

    def key(self, spot: i64) -> i64:
        """Only where monks pray."""
        return spot if spot % A_PLACE == PRAYING else NO_KEY

    def ask(self, s: Monastery) -> None:
        s.then(STAND_UP)


@final
class NightBrewing(Brewing):
    """In a night round monks may be left where they are, also in a box. MON-BREW-3, MON-BREW-5."""

    def key(self, spot: i64) -> i64:
        """By tile, whatever their posture, or by box."""
        return spot - PRAYING if spot % A_PLACE == PRAYING else spot

    def ask(self, s: Monastery) -> None:
        s.then(STAY_NIGHT)


class HowMany(Decision):
    """How many of the monks in the place asked about."""

    def place(self, s: Monastery) -> i64:
        return place_at(s, s.brewing // A_PLACE)

    def most(self, s: Monastery) -> i64:
        """Count the monks there."""
        raise NotImplementedError

    def options(self, s: Monastery) -> i64:
        return BIT[self.most(s) + 1] - 1

    def asked(self, s: Monastery) -> list[int]:
        """Name the place, and how many monks are there."""
        return [*named(s, self.place(s)), self.most(s)]


@final
class StandUp(HowMany):
    """Some of the own praying monks stand up; the others go to the Abbey. MON-BREW-2."""

    def most(self, s: Monastery) -> i64:
        """Count those that pray there."""
        return monks.number(s, s.active, A_PLACE * self.place(s) + PRAYING)

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.STAND, [action])

    def asks(self, s: Monastery) -> Sentence:
        return Sentence(sentences.ASK_STAND, self.asked(s))

    def do(self, s: Monastery, action: i64) -> None:
        place = self.place(s)
        if action:
            tell_place(s, sentences.STOOD, s.active, place, action)
        while action > 0:
            monks.move(s, s.active, A_PLACE * place + PRAYING, A_PLACE * place + STANDING)
            action -= 1


@final
class StayNight(HowMany):
    """Some of the own monks stay; the others go to the Abbey. MON-BREW-3."""

    def most(self, s: Monastery) -> i64:
        """Count those in the box, or on the tile."""
        box = s.brewing % A_PLACE
        place = self.place(s)
        if box != STANDING:
            return monks.number(s, s.active, A_PLACE * place + box)
        return monks.owned(s, s.active, place)

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.STAY, [action])

    def asks(self, s: Monastery) -> Sentence:
        """Name the box, too. MON-BREW-5."""
        box = numbered(s, self.place(s), s.brewing % A_PLACE)
        return Sentence(sentences.ASK_STAY, [*self.asked(s), box])

    def do(self, s: Monastery, action: i64) -> None:
        """Those that stay stand up, and keep their box. MON-BREW-4, MON-BREW-5."""
        place, gone = self.place(s), self.most(s) - action
        box = s.brewing % A_PLACE
        spot = A_PLACE * place + box
        if action and s.journal is not None:
            values = [*named(s, place), int(action), int(numbered(s, place, box))]
            s.tell_all(sentences.STAYED, s.active, values)
        while monks.number(s, s.active, A_PLACE * place + PRAYING):
            monks.move(s, s.active, A_PLACE * place + PRAYING, A_PLACE * place + STANDING)
        if gone:
            s.tell(sentences.ROSE, s.active, gone)
        while gone > 0:
            monks.move(s, s.active, spot, monks.arrival(ABBEY_PLACE))
            gone -= 1


@final
class Rise(Step[Monastery]):
    """Praying monks come back, at night all; they stand in the Abbey.

    MON-SERV-2, MON-NIGHT-1, MON-NIGHT-2.
    """

    def __init__(self, *, night: bool) -> None:
        """Make the step for service or for the night."""
        super().__init__()
        self.night: Final = night

    def args(self) -> list[int]:
        return [int(self.night)]

    def do(self, s: Monastery, action: i64) -> None:
        """Standing monks stay by day; tiles and blessings lie where they lay; whoever used the
        Brewhouse has seen to their own at night.

        MON-SERV-3, MON-NIGHT-4.
        """
        seat: i64
        for seat in range(s.seats):
            if not (self.night and s.brewers & BIT[seat]):
                self._call(s, seat)
        s.brewers = 0

    def _call(self, s: Monastery, seat: i64) -> None:
        """Call the monks of a seat back."""
        gone: i64 = 0
        at: i64 = MONKS * seat + MONKS - 1
        while at >= MONKS * seat:
            spot = s.monks[at]
            if spot >= A_PLACE and (self.night or spot % A_PLACE == PRAYING):
                monks.move(s, seat, spot, monks.arrival(ABBEY_PLACE))
                gone += 1
            else:
                at -= 1
        if gone:
            s.tell(sentences.ROSE, seat, gone)


SERVICE_BREWING: Final = [ServiceBrewing(nth) for nth in range(4)]
NIGHT_BREWING: Final = [NightBrewing(nth) for nth in range(4)]
STAND_UP: Final = StandUp()
STAY_NIGHT: Final = StayNight()
RISE: Final = [Rise(night=False), Rise(night=True)]
STEPS: Final[list[Step[Any]]] = [*SERVICE_BREWING, *NIGHT_BREWING, STAND_UP, STAY_NIGHT, *RISE]
