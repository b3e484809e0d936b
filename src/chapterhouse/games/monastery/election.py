"""Sections MON-ABBOT and PRISON: who becomes Abbot, and whom he imprisons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from chapterhouse.core.bits import BIT, count, lowest
from chapterhouse.core.ints import i64
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step
from chapterhouse.games.monastery import monks, sentences
from chapterhouse.games.monastery.components import ABBOTS_HOUSE, PRISON_CELL
from chapterhouse.games.monastery.places import works
from chapterhouse.games.monastery.rules import RULES
from chapterhouse.games.monastery.spots import A_PLACE, ABBEY_PLACE, NO_PLACE, PRAYING, STANDING
from chapterhouse.games.monastery.state import Monastery

if TYPE_CHECKING:
    from chapterhouse.core.rule import Rule

NOT_HIMSELF: Final = RULES["MON-ABBOT-4"]
SPARE: Final = 4  # after the seats: nobody is imprisoned


def votes(s: Monastery, seat: i64, *, snap: bool) -> i64:
    """Count the monks of a seat in the Abbey, in a snap election on the Abbot's House too.

    MON-ABBOT-6, MON-AHOUSE-1.
    """
    counted = monks.owned(s, seat, ABBEY_PLACE)
    house = works(s, ABBOTS_HOUSE)
    return counted + monks.owned(s, seat, house) if snap and house != NO_PLACE else counted


def leaders(s: Monastery, *, snap: bool) -> i64:
    """Give the seats with most monks there, all if nobody has one. MON-ABBOT-1, MON-ABBOT-5."""
    most: i64 = 0
    found: i64 = 0
    seat: i64
    for seat in range(s.seats):
        counted = votes(s, seat, snap=snap)
        if counted > most:
            most = counted
            found = 0
        if counted == most:
            found |= BIT[seat]
    return found


@final
class Elect(Step[Monastery]):
    """The player with most monks there becomes Abbot; in a snap election as in any other.

    MON-ABBOT-1, MON-AHOUSE-2.
    """

    def __init__(self, *, snap: bool) -> None:
        """Make the step for a service round, or for a snap election."""
        super().__init__()
        self.snap: Final = snap

    def args(self) -> list[int]:
        return [int(self.snap)]

    def do(self, s: Monastery, action: i64) -> None:
        """Whoever leads alone is elected, again perhaps; a tie is for the Abbot.

        MON-ABBOT-2, MON-ABBOT-3.
        """
        found = leaders(s, snap=self.snap)
        s.then(IMPRISON)  # MON-PRISON-1
        if count(found) == 1:
            elect(s, lowest(found))
        else:
            seat: i64
            for seat in range(s.seats):
                if found & BIT[seat]:
                    s.tell(sentences.TIED, seat, votes(s, seat, snap=self.snap))
            s.then(NAME_ABBOT[self.snap])


def elect(s: Monastery, seat: i64) -> None:
    """Make somebody Abbot; the dial goes along, but the order of the round stays.

    MON-FLOW-6, MON-FLOW-3, MON-AHOUSE-3.
    """
    s.tell(sentences.REELECTED if seat == s.abbot else sentences.ELECTED, seat)
    s.abbot = seat


@final
class NameAbbot(Step[Monastery]):
    """In a tie the present Abbot names the next one. MON-ABBOT-3."""

    def __init__(self, *, snap: bool) -> None:
        """Make the step for a service round, or for a snap election."""
        super().__init__()
        self.snap: Final = snap

    def args(self) -> list[int]:
        return [int(self.snap)]

    def seat(self, s: Monastery) -> i64:
        """Ask the present Abbot, whoever's turn it is."""
        return s.abbot

    def options(self, s: Monastery) -> i64:
        """All who are tied."""
        return leaders(s, snap=self.snap)

    def forbids(self, s: Monastery, action: i64) -> Rule | None:
        """He never names himself. MON-ABBOT-4."""
        return NOT_HIMSELF if action == s.abbot else None

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.NAME, [action])

    def asks(self, s: Monastery) -> Sentence:
        best = lowest(leaders(s, snap=self.snap))
        return Sentence(sentences.ASK_ABBOT, [votes(s, best, snap=self.snap)])

    def do(self, s: Monastery, action: i64) -> None:
        elect(s, action)


@final
class Imprison(Step[Monastery]):
    """The Abbot just elected may imprison a monk. MON-PRISON-1."""

    def seat(self, s: Monastery) -> i64:
        return s.abbot

    def lapses(self, s: Monastery) -> bool:
        """It needs a constructed Prison Cell with room, for one more or two.

        MON-PRISON-2, MON-PRISON-6, MON-PRISON-8.
        """
        cell = works(s, PRISON_CELL)
        return cell == NO_PLACE or s.full & BIT[cell] != 0 or monks.inside(s, ABBEY_PLACE) == 0

    def options(self, s: Monastery) -> i64:
        """Any player with a monk in the Abbey, or nobody. MON-PRISON-3."""
        found = BIT[SPARE]
        seat: i64
        for seat in range(s.seats):
            if monks.owned(s, seat, ABBEY_PLACE):
                found |= BIT[seat]
        return found

    def says(self, s: Monastery, action: i64) -> Sentence:
        if action == SPARE:
            return Sentence(sentences.SPARE, [])
        return Sentence(sentences.IMPRISON, [action])

    def asks(self, s: Monastery) -> Sentence:
        return Sentence(sentences.ASK_PRISON, [])

    def do(self, s: Monastery, action: i64) -> None:
        """It goes to the Prison Cell and prays; and then as others do.

        MON-PRISON-4, MON-PRISON-5.
        """
        if action == SPARE:
            s.tell(sentences.SPARED, s.abbot)
            return
        cell = works(s, PRISON_CELL)
        source, target = A_PLACE * ABBEY_PLACE + STANDING, A_PLACE * cell + PRAYING
        monks.move(s, action, source, target)
        s.tell(sentences.IMPRISONED, s.abbot, action)


ELECTION: Final = Elect(snap=False)
SNAP_ELECTION: Final = Elect(snap=True)
NAME_ABBOT: Final = [NameAbbot(snap=False), NameAbbot(snap=True)]
IMPRISON: Final = Imprison()
STEPS: Final[list[Step[Any]]] = [ELECTION, SNAP_ELECTION, *NAME_ABBOT, IMPRISON]
