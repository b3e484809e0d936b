"""Biblios in one page: what is said of it before anybody plays, and the rules behind it."""

from typing import Final

from chapterhouse.core.overview import overview
from chapterhouse.games.biblios.rules import RULES

OVERVIEW: Final = overview(
    """
aim     dice      BIB-SCORE-3 BIB-SCORE-6 BIB-SCORE-8
turn    gifts     BIB-GIFT-3 BIB-GIFT-4 BIB-GIFT-5 BIB-GIFT-6 BIB-GIFT-7 BIB-GIFT-11
turn    common    BIB-GIFT-15 BIB-GIFT-24
turn    church    BIB-CHURCH-3 BIB-CHURCH-12 BIB-CHURCH-17
turn    auction   BIB-AUCT-1 BIB-AUCT-17 BIB-AUCT-19
turn    bluff     BIB-AUCT-20 BIB-PEN-1 BIB-PEN-8 BIB-PEN-9
scoring totals    BIB-SCORE-2 BIB-SCORE-4
scoring gold      BIB-SCORE-7 BIB-SCORE-9
signs   card      BIB-COMP-8 BIB-PAY-3
advice  choose
advice  keep-gold
""",
    RULES,
)
