"""What is told of the things on a table of Monastery, and the rules behind it."""

from typing import Final

from chapterhouse.core.glossary import glossary
from chapterhouse.games.monastery.rules import RULES

GLOSSARY: Final = glossary(
    """
plan              MON-OCC-4 MON-CONS-1 MON-CONS-3
built             MON-PRAY-2 MON-PRAY-4 MON-WORK-1 MON-WORK-2
to-place          MON-PLACE-5 MON-PLACE-6 MON-PLACE-8 MON-WIN-2
letter            MON-COLL-8 MON-COLL-9 MON-WIN-1
monk              MON-COLL-6 MON-MOVE-1
price             MON-COLL-2 MON-COLL-3 MON-PHRASE-2
strip             MON-PHRASE-1 MON-PHRASE-2 MON-WIN-1 MON-WIN-4
blessings         MON-COLL-3 MON-COLL-4 MON-WIN-3
bag               MON-SERV-4 MON-EXCH-1 MON-EXCH-2
supply            MON-BLESS-1 MON-BLESS-2
service           MON-SERV-1 MON-SERV-2
study             MON-FLOW-4 MON-WORK-1 MON-WORK-3
toil              MON-FLOW-4 MON-WORK-2
night             MON-NIGHT-1 MON-NIGHT-3 MON-END-2
abbot             MON-FLOW-2 MON-ABBOT-1 MON-PRISON-1
movement          MON-MOVE-1 MON-MOVE-5 MON-MOVE-6
points            MON-SCORE-3 MON-BLESS-3 MON-COLL-1
chapel            MON-CHAPEL-1 MON-CHAPEL-2
almonry           MON-ALMON-1
farm              MON-FARM-1
scriptum          MON-SCRIPT-1
library           MON-LIB-1 MON-LIB-2
workshop          MON-WSHOP-1
stables           MON-STABLE-1
abbots-house      MON-AHOUSE-1
brewhouse         MON-BREW-1 MON-BREW-2 MON-BREW-3
prison-cell       MON-PRISON-1 MON-PRISON-2
secret-way-red    MON-SECRET-1 MON-SECRET-3
secret-way-blue   MON-SECRET-1 MON-SECRET-3
secret-way-green  MON-SECRET-1 MON-SECRET-3
secret-way-yellow MON-SECRET-1 MON-SECRET-3
feature           MON-FEAT-4 MON-FEAT-5
path              MON-CONS-6 MON-CONS-7 MON-WORK-7
field             MON-CONS-6 MON-CONS-7
garden            MON-CONS-6 MON-CONS-7
both              MON-WORK-6
abbey             MON-WORK-3 MON-ABBOT-6
""",
    RULES,
)
