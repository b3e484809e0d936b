"""Sections MON-FLOW and END: the rounds of the dial, and after which one the game ends."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.ints import i64, vec
from chapterhouse.core.seats import NOBODY
from chapterhouse.core.step import Step
from chapterhouse.games.monastery import sentences
from chapterhouse.games.monastery.brewhouse import NIGHT_BREWING, RISE, SERVICE_BREWING, brewers
from chapterhouse.games.monastery.components import (
    DAYS,
    DIAL,
    KINDS,
    NIGHT,
    SERVICE,
    TABLE,
)
from chapterhouse.games.monastery.components import OUT as OUT_OF_GAME
from chapterhouse.games.monastery.draws import DRAWS, first_matins
from chapterhouse.games.monastery.election import ELECTION
from chapterhouse.games.monastery.fitting import ever
from chapterhouse.games.monastery.moving import MOVE_TURN
from chapterhouse.games.monastery.scoring import SCORE_TURN, SCORING_BEGINS
from chapterhouse.games.monastery.spots import A_MONK, GONE
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.vow import FALL_SILENT

NO_LETTERS: Final = 1  # why the game has ended; 0 while it goes on
NIGHT_FELL: Final = 2
NO_ROOM: Final = 3


@final
class Round(Step[Monastery]):
    """A space of the dial: a service, work, or the night. MON-FLOW-1, MON-SERV-1, MON-FLOW-4."""

    def do(self, s: Monastery, action: i64) -> None:
        """The Abbot leads, whoever it is now; users are settled now.

        MON-FLOW-2, MON-FLOW-3, MON-FLOW-7, MON-BREW-1.
        """
        kind = s.round()
        s.lead = s.abbot
        s.tell(sentences.HOUR_BEGAN, NOBODY, s.day, s.space, kind)
        if kind == NIGHT and s.day == DAYS:
            end(s, NIGHT_FELL)  # MON-END-2, MON-NIGHT-5
        elif kind == NIGHT:
            s.brewers = brewers(s)
            s.then_all(NIGHTS[s.seats])  # MON-NIGHT-3
        elif kind == SERVICE:
            s.brewers = brewers(s)
            s.then_all(SERVICES[s.seats])
        else:
            s.then_all(WORK[s.seats])


@final
class Vote(Step[Monastery]):
    """After prayers an Abbot is elected, but not in the first round. MON-SERV-1, MON-SETUP-11."""

    def do(self, s: Monastery, action: i64) -> None:
        if not first_matins(s):
            s.then(ELECTION)


@final
class RoundEnd(Step[Monastery]):
    """The dial moves on; nobody was left out of the round. MON-FLOW-5, MON-END-4."""

    def do(self, s: Monastery, action: i64) -> None:
        """No letter is left, or no tile can ever be placed: the game ends. MON-END-1, MON-END-3."""
        s.scoring = 0
        s.turned = 0
        if not letters(s):
            end(s, NO_LETTERS)
        elif not room(s):
            end(s, NO_ROOM)
        else:
            s.space += 1
            if s.space == DIAL:
                s.space = 0
                s.day += 1
            s.then(ROUND)


def letters(s: Monastery) -> bool:
    """Tell whether any letter is left on the grid."""
    for held in s.grid:  # noqa: SIM110 - a loop compiles better
        if GONE < held < A_MONK:
            return True
    return False


def room(s: Monastery) -> bool:
    """Tell whether any tile not yet placed could lie anywhere; all know which. MON-END-3."""
    kind: i64
    for kind in range(KINDS):
        left = s.edition.deck.copies[kind] - s.zones.tally(TABLE, kind)
        if left > s.zones.tally(OUT_OF_GAME, kind) and ever(s, kind):
            return True
    return False


def end(s: Monastery, why: i64) -> None:
    """Note why the game ends: what comes next is the final count."""
    s.ended = why
    s.tell(sentences.ENDED, NOBODY, why - 1)


def _service(n: int) -> list[Step[Any]]:
    """Prayers end, an Abbot is elected, tiles are drawn. MON-SERV-1."""
    return [*SERVICE_BREWING[:n], RISE[False], VOTE, DRAWS, *FALL_SILENT[:n], ROUND_END]


def _night(n: int) -> list[Step[Any]]:
    """All come back, and nothing else happens. MON-NIGHT-3."""
    return [*NIGHT_BREWING[:n], RISE[True], ROUND_END]


def _work(n: int) -> list[Step[Any]]:
    """All place and move, then all score. MON-FLOW-4."""
    return [*MOVE_TURN[:n], SCORING_BEGINS, *SCORE_TURN[:n], ROUND_END]


ROUND: Final = Round()
VOTE: Final = Vote()
ROUND_END: Final = RoundEnd()
SERVICES: Final = [vec[Step[Any]](_service(n)) for n in range(5)]  # by seats
NIGHTS: Final = [vec[Step[Any]](_night(n)) for n in range(5)]
WORK: Final = [vec[Step[Any]](_work(n)) for n in range(5)]
STEPS: Final[list[Step[Any]]] = [ROUND, VOTE, ROUND_END]
