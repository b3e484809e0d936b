"""Sections MON-PRAY, WORK and CHAPEL: what prayers and work bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.games.monastery import monks
from chapterhouse.games.monastery.components import (
    BROWN,
    CHAPEL,
    FARM,
    GREY,
    SCRIPTUM,
    STUDY,
)
from chapterhouse.games.monastery.rules import RULES
from chapterhouse.games.monastery.spots import A_PLACE, ABBEY_PLACE, PRAYING
from chapterhouse.games.monastery.state import Monastery

if TYPE_CHECKING:
    from chapterhouse.core.rule import Rule

ONE_PRAYER: Final = RULES["MON-PRAY-1"]
ALONE: Final = RULES["MON-PRAY-2"]
CONSTRUCTED: Final = RULES["MON-PRAY-3"]
NOT_IN_ABBEY: Final = RULES["MON-PRAY-5"]
TOO_LATE: Final = RULES["MON-SCORE-4"]
CHAPEL_FULL: Final = RULES["MON-CHAPEL-4"]


def against_prayer(s: Monastery, place: i64) -> Rule | None:
    """Name the rule because of which the seat on turn sets nobody praying there: one a turn, there
    too; any round will do, and a prisoner does not count.

    MON-PRAY-1, MON-CHAPEL-6, MON-PRAY-6, MON-PRAY-10, MON-SCORE-4, MON-PRAY-5, MON-PRAY-3,
    MON-PRAY-2, MON-CHAPEL-4.
    """
    if s.totalled:
        return TOO_LATE
    if s.prayed:
        return ONE_PRAYER
    if place == ABBEY_PLACE:
        return NOT_IN_ABBEY
    if not s.built & BIT[place] or s.turned & BIT[place]:
        return CONSTRUCTED
    if s.icons and s.kind[place] == CHAPEL:  # MON-CHAPEL-2, MON-CHAPEL-3
        mine = monks.number(s, s.active, A_PLACE * place + PRAYING)
        crowded = mine or monks.praying(s, place) >= s.edition.chapel_most
        return CHAPEL_FULL if crowded else None
    return None if monks.inside(s, place) == 1 else ALONE  # MON-SIMPLE-2


def prayer(s: Monastery, place: i64) -> i64:
    """A prayer scores the circled value, in the Chapel six; the icons of work add nothing.

    MON-PRAY-4, MON-CHAPEL-1, MON-FARM-2.
    """
    kind = s.kind[place]
    return s.edition.chapel if s.icons and kind == CHAPEL else s.edition.value[kind]


def work(s: Monastery, seat: i64, place: i64) -> i64:
    """Tell what a seat's work brings in a place: grey in study rounds, brown in toil rounds, the
    Abbey like grey, once however many monks, dual in both, none on Paths; none beside a praying
    monk; none on a tile just built.

    MON-WORK-1, MON-WORK-2, MON-WORK-3, MON-WORK-4, MON-WORK-6, MON-WORK-7, MON-WORK-5,
    MON-CHAPEL-5, MON-CONS-5, MON-SCORE-2.
    """
    kind = s.kind[place]
    shade = GREY if s.round() == STUDY else BROWN
    if not s.edition.shade[kind] & shade or not s.built & ~s.turned & BIT[place]:
        return 0
    if not monks.standing(s, seat, place) or monks.praying(s, place):
        return 0
    if s.icons and kind == FARM and shade == BROWN:  # MON-FARM-1
        return s.edition.farm
    if s.icons and kind == SCRIPTUM and shade == GREY:  # MON-SCRIPT-1
        return s.edition.scriptum
    return s.edition.work


def all_work(s: Monastery, seat: i64) -> i64:
    """Add up what a seat's work brings; monks just bought into the Abbey work, too. MON-WORK-9."""
    points: i64 = 0
    place: i64
    for place in range(s.places):
        points += work(s, seat, place)
    return points
