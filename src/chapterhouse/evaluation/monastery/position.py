"""A position: what a seat has, and what it may expect, whatever it does next."""

from typing import Final

from chapterhouse.core.ints import i64
from chapterhouse.evaluation.monastery.letters import Needs, large
from chapterhouse.evaluation.monastery.outlook import BLESSING, Outlook
from chapterhouse.games.monastery.components import HAND, MONKS
from chapterhouse.games.monastery.fitting import FINE, is_feature, nowhere
from chapterhouse.games.monastery.spots import ON_GRID
from chapterhouse.games.monastery.state import Monastery

# tiles behind the screen are a burden in the end, and something to do until then
STUCK: Final = 0.12  # how likely a tile finds no place although there is time
BLOCKED: Final = 0.25  # how much likelier if it finds none now
OVER: Final = 0.9  # and one more than there is time for
USE: Final = 0.12  # what one box will bring to whoever lays it, while there is time
A_FEATURE: Final = 1.5  # neighbours that a feature will have
SOON: Final = 5.0


def position(s: Monastery, o: Outlook, needs: list[Needs]) -> float:
    """Add up letters, blessings, tiles and monks, less a part of what rivals have."""
    total = hand(s, o)
    seat: i64
    for seat in range(s.seats):
        has = holdings(s, o, needs[seat], seat)
        if seat == o.seat or s.partners(seat, o.seat):
            total += has
        else:
            total -= o.rival * has
    return total


def holdings(s: Monastery, o: Outlook, needs: Needs, seat: i64) -> float:
    """Tell what all may know a seat to have."""
    total = large(s, seat) + needs.prospect() + BLESSING * float(s.blessings[seat])
    for spot in s.monks[MONKS * seat : MONKS * seat + MONKS]:
        if spot != ON_GRID:
            total += o.monk(o.rounds)
    return total


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
