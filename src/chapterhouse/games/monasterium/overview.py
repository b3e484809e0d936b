"""Monasterium in one page: what is said of it before anybody plays, and the rules behind it."""

from typing import Final

from chapterhouse.core.overview import overview
from chapterhouse.games.monasterium.rules import RULES

OVERVIEW: Final = overview(
    """
aim     novices   MSM-YEAR-1 MSM-SCORE-10
turn    place     MSM-YEAR-3 MSM-DICE-2 MSM-DICE-4 MSM-DICE-6
turn    take      MSM-TAKE-3 MSM-TAKE-4 MSM-TAKE-9 MSM-USE-1
turn    send      MSM-NOVICE-1 MSM-NOVICE-7 MSM-UNLOCK-1
turn    places    MSM-NOVICE-2
turn    access    MSM-NOVICE-3 MSM-NOVICE-4
scoring at-once   MSM-BLD-5 MSM-BLD-6 MSM-BLD-7 MSM-MISSION-5 MSM-WINDOW-12 MSM-WINDOW-13
scoring at-end    MSM-SCORE-1 MSM-SCORE-4
scoring pairs     MSM-SCORE-6
signs   goods     MSM-BLD-2 MSM-BLD-3 MSM-CHAPEL-3 MSM-CLOISTER-5
advice  many
advice  chapel
""",
    RULES,
)
