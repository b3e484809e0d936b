"""Sections MSM-YEAR and MSM-END: rounds and years, and what passes between them."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.ints import i64, vec
from chapterhouse.core.seats import NOBODY
from chapterhouse.core.step import Step
from chapterhouse.games.monasterium import sentences
from chapterhouse.games.monasterium.components import YEARS
from chapterhouse.games.monasterium.placement import PLACING
from chapterhouse.games.monasterium.state import OWN, WHITE, Monasterium
from chapterhouse.games.monasterium.taking import ACTING


@final
class Round(Step[Monasterium]):
    """Dice are placed, then taken, then the round ends. MSM-YEAR-3."""

    def do(self, s: Monasterium, action: i64) -> None:
        """Deal the dice anew, own ones too; turn all reroll tiles up; whoever used how many.

        MSM-SETUP-12, MSM-SETUP-11, MSM-END-3, MSM-END-6.
        """
        s.rerolls = s.everyone >> 1
        seat: i64
        for seat in range(s.seats):
            s.hand[2 * seat + WHITE] = s.edition.white
            s.hand[2 * seat + OWN] = s.owned[seat]
        if s.round == 1:
            s.tell(sentences.YEAR, NOBODY, s.year)
        s.tell(sentences.ROUND, s.start, s.round, s.edition.rounds)
        s.then_all(COURSE)


@final
class FromStart(Step[Monasterium]):
    """In either phase the start player goes first. MSM-YEAR-4."""

    def do(self, s: Monasterium, action: i64) -> None:
        """Let the search for the next seat begin with the start player."""
        s.active = s.start - 1 if s.start else s.seats - 1


@final
class RoundEnd(Step[Monasterium]):
    """When all dice are gone the round ends; the last one is followed by nothing.

    MSM-END-1, MSM-END-2.
    """

    def do(self, s: Monasterium, action: i64) -> None:
        """The chalice goes left; a year ends when all had it; the rest stays; so the year does not
        change in a round.

        MSM-END-3, MSM-END-4, MSM-END-5, MSM-END-7.
        """
        if s.round == s.edition.rounds and s.year == YEARS:
            return
        s.start = s.left_of(s.start)
        if s.round == s.edition.rounds:
            s.year += 1
            s.round = 0
        s.round += 1
        s.then(ROUND)


ROUND: Final = Round()
FROM_START: Final = FromStart()
ROUND_END: Final = RoundEnd()
COURSE: Final = vec[Step[Any]]([FROM_START, PLACING, FROM_START, ACTING, ROUND_END])
STEPS: Final[list[Step[Any]]] = [ROUND, FROM_START, ROUND_END]
