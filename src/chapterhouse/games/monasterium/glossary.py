"""What is told of the things on a table of Monasterium, and the rules behind it."""

from typing import Final

from chapterhouse.core.glossary import glossary
from chapterhouse.games.monasterium.rules import RULES

GLOSSARY: Final = glossary(
    """
room-profane             MSM-BLD-2 MSM-BLD-3 MSM-BLD-5
room-workshop            MSM-BLD-2 MSM-BLD-3 MSM-BLD-6
room-common              MSM-BLD-2 MSM-BLD-3 MSM-BLD-7
space                    MSM-CLOISTER-2 MSM-CLOISTER-5 MSM-SCORE-6
chapel                   MSM-CHAPEL-3 MSM-NOVICE-4 MSM-SCORE-4
tiles                    MSM-WINDOW-1 MSM-WINDOW-2
window                   MSM-WINDOW-5 MSM-WINDOW-9 MSM-WINDOW-12 MSM-WINDOW-13
field                    MSM-TAKE-1 MSM-TAKE-3 MSM-TAKE-8
field-joker              MSM-TAKE-4 MSM-TAKE-9
stop                     MSM-NOVICE-3 MSM-ENVOY-5
stop-any-action          MSM-ENVOY-5 MSM-PATH-2 MSM-PATH-7
stop-influence-or-rosary MSM-ENVOY-5 MSM-PATH-4
stop-soup-or-exchange    MSM-ENVOY-5 MSM-PATH-5
stop-window              MSM-ENVOY-5 MSM-PATH-6 MSM-PATH-7
stop-die                 MSM-ENVOY-5 MSM-PDIE-2 MSM-PDIE-3
mission                  MSM-MISSION-1 MSM-MISSION-3 MSM-MISSION-5
action-std               MSM-USE-2 MSM-UNLOCK-2 MSM-CLOISTER-9
action-i                 MSM-UNLOCK-1 MSM-UNLOCK-2
action-ii                MSM-UNLOCK-1 MSM-UNLOCK-3
action-iii               MSM-ACT-10 MSM-UNLOCK-1 MSM-UNLOCK-3
action-iv                MSM-ACT-12 MSM-CLOISTER-8 MSM-CLOISTER-9
extra                    MSM-EXTRA-1 MSM-EXTRA-2 MSM-EXTRA-3 MSM-EXTRA-7
soup                     MSM-BLD-3 MSM-SCORE-8
tool                     MSM-BLD-3 MSM-SCORE-7
book                     MSM-BLD-3 MSM-SCORE-7
influence                MSM-BLD-2 MSM-CHAPEL-3 MSM-SCORE-8
rosary                   MSM-CLOISTER-5 MSM-SCORE-8
own-dice                 MSM-TAKE-2 MSM-PDIE-1 MSM-PDIE-2
reroll                   MSM-REROLL-1 MSM-REROLL-2 MSM-REROLL-3
roll                     MSM-DICE-4 MSM-DICE-7
""",
    RULES,
)
