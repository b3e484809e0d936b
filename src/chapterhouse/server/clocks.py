"""Clocks: how much time each seat has, told from the rows of a match and their times alone.

All is counted in whole milliseconds. A seat's time runs while it is asked, or has yet to end its
turn; that of bots never does. What rows tell is worked out once all of one moment are known, so a
room that is built anew has the same clocks as the one that played.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from chapterhouse.bots import known_level
from chapterhouse.core.rule import Malformed
from chapterhouse.wire.clock import ENDS, Clock
from chapterhouse.wire.clock import Clocks as ClocksSeen
from chapterhouse.wire.requests import NewChair

# In place of an action, as LEFT_OPEN is, of a seat:
TIME_UP: Final = -4  # whose time is up
TIME_AGAIN: Final = -5  # which gets some again, as no server was there
BOT_PLAYS: Final = -6  # that a bot plays from now on, and
PERSON_PLAYS: Final = -7  # its person again
PAUSES: Final = -8  # that agrees to a pause, and
GOES_ON: Final = -9  # that does no more, or ends one
AWAITED: Final = -10  # whose person has yet to come: until then no time runs
CAME: Final = -11  # whose person has, or is waited for no longer
MARKS: Final = range(CAME, TIME_UP + 1)
SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
LATE: Final = MINUTE  # after which nobody can have been there to see that the time was up
GRACE: Final = 24 * 60 * MINUTE  # for which people are waited for, whose time has yet to begin
SHARE: Final = 10  # of the time there was, as a part, is given to whoever comes back
BEGAN: Final = time.time() - time.monotonic()


def now() -> float:
    """Tell the time; it goes on evenly while the clock of the machine is set to another one."""
    return BEGAN + time.monotonic()


def check_clock(rule: Clock, chairs: Sequence[NewChair]) -> None:
    """Check whether time can be limited so, for these people. Raises Malformed."""
    check_rule(rule)
    if sum([chair.kind == "me" for chair in chairs]) > 1:
        raise Malformed(
            "clock-at-one-screen", "time runs only where everybody has a screen of their own", {}
        )


def check_rule(rule: Clock) -> None:
    """Check how time is to be limited. Raises Malformed."""
    if rule.flag != ENDS:
        known_level(rule.flag)
    if (rule.kind == "fischer") is not (rule.increment > 0):
        raise Malformed(
            "clock-increment", "a clock of the kind fischer, and no other, has an increment", {}
        )


@dataclass
class Spell:
    """A time in which one seat was asked and no other: after how many entries of the record it
    began, what was added to the seat's time for it, how much it took, and how much more passed
    while a bot was to play, which whoever takes the seat back before that has taken as well.
    """

    seat: int
    entries: int
    added: int
    taken: int = 0
    lent: int = 0


class Clocks:
    """The clocks of one match."""

    def __init__(self, rule: Clock, seats: int) -> None:
        self.rule: Final = rule
        self.bots: Final[set[int]] = set()  # the seats that bots play
        self.flagged: Final[set[int]] = set()  # of these, those whose time was up
        self.agreed: Final[set[int]] = set()  # the seats that agree to a pause
        self.awaited: Final[set[int]] = set()  # the seats whose people have yet to come
        self.paused = False
        self.lost: int | None = None  # the seat whose time ended the match
        self.stays: Final = [0] * seats  # entries before which a seat takes nothing back
        self.marks = 0  # how many rows tell of time alone
        self._seats: Final = range(seats)
        self._spells: Final[list[Spell]] = []  # those that were not taken back
        self._given: Final = [0] * seats  # to whoever came back
        self._moment = 0  # of the last rows
        self._asked: tuple[int | None, int] = None, 0  # then, and the entries of the record
        self._running: int | None = None  # whose time runs, and since when
        self._lends = False  # whether nobody's does, as a bot is to play
        self._since = 0
        self._waits_since = 0  # for them

    # -- what rows tell

    def follow(self, at: float, seat: int, action: int, *, back: bool) -> None:
        """Take down a row. Raises ValueError for one that nobody could have written."""
        moment = max(round(at * SECOND), self._moment)
        if moment > self._moment:
            self._settle()
        self._moment = moment
        if back:
            self._undo(seat, action)
        elif action in MARKS:
            self.marks += 1
            if seat not in self._seats:
                raise ValueError(f"no seat {seat} has a clock")
            self._note(seat, action)

    def ask(self, seat: int | None, entries: int) -> None:
        """Take down who is asked after the rows so far, None for nobody."""
        self._asked = seat, entries

    def _settle(self) -> None:
        """Let the time run of whoever was asked at the last moment."""
        seat, entries = self._asked
        last = self._spells[-1] if self._spells else None
        begins = seat is not None and (last is None or last.seat != seat)
        stands = self.halted or bool(self.awaited)
        lends = seat in self.bots and not stands
        runs = None if stands or lends else seat
        if begins or (runs, lends) != (self._running, self._lends):
            self._take()
        if seat is not None and begins:
            unpaid = seat in self.bots or self.awaited
            added = 0 if unpaid else self.rule.increment * SECOND
            self._spells.append(Spell(seat, entries, added))
        self._running, self._lends = runs, lends

    def _take(self) -> None:
        """Take the time that has run from whoever it belongs to."""
        passed = self._moment - self._since
        if self._running is not None:
            self._spells[-1].taken += passed
        elif self._lends:
            self._spells[-1].lent += passed
        self._since = self._moment

    def _undo(self, seat: int, stay: int) -> None:
        """Take back what began after so many entries: time that it took others is theirs again,
        that of whoever takes back is not.
        """
        self.stays[:] = [min(entries, stay) for entries in self.stays]
        undone = [spell for spell in self._spells if spell.entries > stay]
        if not undone:
            return
        self._take()
        self._running, self._lends = None, False
        del self._spells[-len(undone) :]
        own = [spell for spell in self._spells if spell.seat == seat]
        if own:
            own[-1].taken += sum([spell.taken for spell in undone if spell.seat == seat])

    def _note(self, seat: int, action: int) -> None:
        """Take down what a row tells of time alone."""
        if action == TIME_UP and self.rule.flag == ENDS:
            self.lost = seat
        elif action in (TIME_UP, BOT_PLAYS):
            self.bots.add(seat)
            self.agreed.discard(seat)
            self.awaited.discard(seat)
            if action == TIME_UP:
                self.flagged.add(seat)
        elif action == PERSON_PLAYS:
            self.bots.discard(seat)
            self._come_back(seat)
            self._give(seat)
        elif action == TIME_AGAIN:
            self._take()
            self._spells[-1].added += self.again - self._left(seat)
        elif action == AWAITED:
            self.awaited.add(seat)
            self._waits_since = self._moment
        elif action == CAME:
            self.awaited.discard(seat)
        self._note_pause(seat, action)

    def _note_pause(self, seat: int, action: int) -> None:
        """Take down what becomes of a pause by that."""
        if action == PAUSES:
            self.agreed.add(seat)
        elif action == GOES_ON and self.paused:
            self.paused = False
            self.agreed.clear()
        elif action == GOES_ON:
            self.agreed.discard(seat)
        people = set(self._seats) - self.bots
        begins = action == PAUSES and people <= self.agreed
        self.paused = bool(people) and (self.paused or begins)

    def _come_back(self, seat: int) -> None:
        """Take from whoever comes back before the bot has played what passed meanwhile: nobody
        stops their time by handing the seat over and back.
        """
        last = self._spells[-1] if self._spells else None
        if last and last.seat == seat:
            self._take()
            last.taken, last.lent = last.taken + last.lent, 0

    def _give(self, seat: int) -> None:
        """Give time to whoever comes back after theirs was up; what a bot had to play stays."""
        if seat in self.flagged:
            self.stays[seat] = self._asked[1]
        if seat in self.flagged and self.rule.kind != "turn":
            self._given[seat] += max(self.again - self._left(seat), 0)
        self.flagged.discard(seat)

    # -- what follows from them

    @property
    def again(self) -> int:
        """The time that somebody gets who has none left: a tenth of all, or a minute if that is
        more, but never more than there was.
        """
        whole = self.rule.seconds * SECOND
        return max(min(whole, MINUTE), whole // SHARE, self.rule.increment * SECOND)

    @property
    def halted(self) -> bool:
        """Whether nothing can be played now."""
        return self.paused or self.lost is not None

    def check(self) -> None:
        """Refuse to play where nothing can be played now. Raises Malformed."""
        if self.lost is not None:
            raise Malformed("broken-off", "the match is broken off, as somebody's time was up", {})
        if self.paused:
            raise Malformed("paused", "the table pauses; go on before you play", {})

    def later(self, at: float) -> float:
        """Give this moment, or the next one there can be: time in the rows never goes back."""
        return max(round(at * SECOND), self._moment + 1) / SECOND

    def due(self) -> int | None:
        """Tell when the time that runs is up, or nobody is waited for any longer; None if neither
        will be.
        """
        self._settle()
        if self.awaited and self._asked[0] is not None:
            return self._waits_since + GRACE
        if self._running is None:
            return None
        return self._since + self._left(self._running)

    @property
    def running(self) -> int | None:
        """The seat whose time runs."""
        self._settle()
        return self._running

    @property
    def since(self) -> int:
        """The moment in which the time that runs began to, or to stand still."""
        self._settle()
        return self._since

    def pauses_with(self, seat: int) -> bool:
        """Tell whether all people agree to a pause if this seat does."""
        return set(self._seats) - self.bots <= self.agreed | {seat}

    def changes(self, levels: Sequence[str | None]) -> list[tuple[int, int]]:
        """Tell what is to be noted where bots of these levels, or people, play from now on.

        Raises Malformed where somebody comes back too soon.
        """
        noted = []
        for seat, level in enumerate(levels):
            if level is not None and seat not in self.bots:
                noted.append((seat, BOT_PLAYS))
            elif level is None and seat in self.bots:
                if self._waits_for_bot(seat):
                    raise Malformed(
                        "bot-first",
                        "the time was up: the bot plays this turn, then the seat can be taken back",
                        {},
                    )
                noted.append((seat, PERSON_PLAYS))
        return noted

    def _waits_for_bot(self, seat: int) -> bool:
        """Tell whether a bot has yet to play what this seat had no time for; while all is halted it
        cannot, and whoever comes back may end that.
        """
        return seat in self.flagged and self._asked[0] == seat and not self.halted

    def _left(self, seat: int) -> int:
        """Tell how much time a seat had left when the time began to run that runs now."""
        whole = self.rule.seconds * SECOND
        if self.rule.kind == "turn":
            last = self._spells[-1] if self._spells else None
            return whole + (last.added - last.taken if last and last.seat == seat else 0)
        own = [spell.added - spell.taken for spell in self._spells if spell.seat == seat]
        return whole + self._given[seat] + sum(own)

    def seen(self, at: float) -> ClocksSeen:
        """Write the clocks at this moment, as everybody may see them."""
        running = self.running
        left = [None if seat in self.bots else max(self._left(seat), 0) for seat in self._seats]
        ago = 0 if running is None else max(round(at * SECOND) - self._since, 0)
        return ClocksSeen(
            left, running, ago, self.paused, sorted(self.agreed), self.lost, sorted(self.awaited)
        )
