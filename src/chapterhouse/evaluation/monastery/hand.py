"""Tiles behind the screen: a burden in the end, and something to do until then."""

from typing import Final

from chapterhouse.evaluation.monastery.outlook import BLESSING, Outlook
from chapterhouse.games.monastery.components import HAND
from chapterhouse.games.monastery.fitting import FINE, is_feature, nowhere
from chapterhouse.games.monastery.state import Monastery

STUCK: Final = 0.12  # how likely a tile finds no place although there is time
BLOCKED: Final = 0.25  # how much likelier if it finds none now
OVER: Final = 0.9  # and one more than there is time for
USE: Final = 0.12  # what one box will bring to whoever lays it, while there is time
A_FEATURE: Final = 1.5  # neighbours that a feature will have
SOON: Final = 5.0


def hand(s: Monastery, o: Outlook) -> float:
    """Tell what the tiles behind the screen are worth: MON-WIN-2 what stays there counts against
    its owner.
    """
    kinds = s.zones.cards(HAND + o.seat)
    n = float(len(kinds))
    turns = placements_left(s, o)
    over = max(n - turns, 0.0)
    stuck = min(STUCK + OVER * over / max(n, 1.0), 1.0)
    ease = min(turns / SOON, 1.0)
    total: float = 0.0
    for kind in kinds:
        blocked = BLOCKED if nowhere(s, kind) != FINE else 0.0
        total -= min(stuck + blocked, 1.0) * float(s.edition.value[kind])
        if is_feature(kind):
            total += A_FEATURE * BLESSING * (1.0 - stuck) * ease
        else:
            total += USE * ease * float(s.edition.value[kind])
    return total


def placements_left(s: Monastery, o: Outlook) -> float:
    """Count the movement turns in which a tile can still be placed."""
    turns = o.rounds
    if not s.scoring and s.active == o.seat and s.laid:
        turns -= 1.0
    return max(turns, 0.0)
