"""A position: what a seat has, and what it may expect, whatever it does next."""

from chapterhouse.core.ints import i64
from chapterhouse.evaluation.monastery.hand import hand
from chapterhouse.evaluation.monastery.letters import Needs, large
from chapterhouse.evaluation.monastery.outlook import BLESSING, Outlook
from chapterhouse.games.monastery.components import MONKS
from chapterhouse.games.monastery.spots import ON_GRID
from chapterhouse.games.monastery.state import Monastery


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
