"""Monastery in one page: what is said of it before anybody plays, and the rules behind it."""

from typing import Final

from chapterhouse.core.overview import overview
from chapterhouse.games.monastery.rules import RULES

OVERVIEW: Final = overview(
    """
aim     phrase    MON-WIN-1 MON-WIN-5
turn    lay       MON-PLACE-1 MON-PLACE-5 MON-MOVE-1
turn    boxes     MON-OCC-4 MON-CONS-1 MON-CONS-3
turn    pray      MON-PRAY-1 MON-PRAY-2 MON-PRAY-4 MON-PRAY-8
turn    work      MON-WORK-1 MON-WORK-2 MON-WORK-3
turn    buy       MON-SCORE-1 MON-SCORE-3 MON-COLL-1 MON-COLL-3 MON-BLESS-3
turn    service   MON-SERV-1 MON-SERV-2 MON-ABBOT-1 MON-FLOW-2
scoring letters   MON-WIN-1 MON-WIN-4 MON-COLL-9
scoring leftovers MON-WIN-2 MON-WIN-3
scoring end       MON-END-1 MON-END-2
signs   colours   MON-TERM-12 MON-PLACE-8 MON-PLACE-10
signs   edges     MON-PLACE-7
signs   icons     MON-ICON-1 MON-ICON-2 MON-ICON-3
advice  together
advice  monks
""",
    RULES,
)
