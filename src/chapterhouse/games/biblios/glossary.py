"""What is told of the things on a table of Biblios, and the rules behind it."""

from typing import Final

from chapterhouse.core.glossary import glossary
from chapterhouse.games.biblios.rules import RULES

GLOSSARY: Final = glossary(
    """
category-card BIB-SCORE-3 BIB-SCORE-4
gold-card     BIB-PAY-3 BIB-SCORE-7 BIB-SCORE-9
church-card   BIB-CHURCH-3 BIB-CHURCH-12 BIB-CHURCH-16
die           BIB-SCORE-3 BIB-CHURCH-13 BIB-CHURCH-14
pool          BIB-GIFT-22 BIB-AUCT-1
pile          BIB-GIFT-6 BIB-AUCT-1
discard       BIB-CHURCH-16 BIB-PAY-7 BIB-AUCT-13
buried        BIB-PAY-10 BIB-PEN-6 BIB-INFO-19
box           BIB-SETUP-8 BIB-SETUP-10
slot          BIB-GIFT-5 BIB-INFO-6
common        BIB-GIFT-7 BIB-GIFT-15
lot           BIB-AUCT-17 BIB-AUCT-19 BIB-PEN-1
hand          BIB-INFO-1 BIB-INFO-2 BIB-INFO-9
""",
    RULES,
)
