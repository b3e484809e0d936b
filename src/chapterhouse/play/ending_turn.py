"""The end of a turn: whether it is left to whoever acted, who may still take something back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chapterhouse.core.bits import BIT
from chapterhouse.core.rule import Malformed
from chapterhouse.core.seats import CHANCE
from chapterhouse.play import back
from chapterhouse.play.dealer import Seeded

if TYPE_CHECKING:
    from chapterhouse.core.state import State
    from chapterhouse.play.match import Match

WORLDS: Final = 3  # that are looked into: what chance brings may change who is asked next


def left_open(match: Match, seat: int) -> bool:
    """Tell whether the match waits for this seat, which acted last, to end its turn: others would
    see or do something before the seat is asked again, and until then it can take back.

    Who comes next is found out from what everybody knows: that a match waits tells nobody more.
    """
    return _can_take_back(match, seat) and _others_next(match, seat)  # worlds cost more


def _can_take_back(match: Match, seat: int) -> bool:
    """Tell whether the seat can take back its last choice."""
    try:
        back.stays(match, seat)
    except Malformed:
        return False
    return True


def _others_next(match: Match, seat: int) -> bool:
    """Tell whether in any world that onlookers hold for possible others come before the seat."""
    public = match.view(match.state.seats)
    for seed in range(1, WORLDS + 1):
        dealer = Seeded(seed)
        if _others_before(public.imagine(dealer), seat, dealer):
            return True
    return False


def _others_before(world: State, seat: int, dealer: Seeded) -> bool:
    """Play what happens by itself: tell whether another seat acts, or chance shows others
    something, before this seat has a choice, or the match is over.
    """
    while not world.over():
        step, asked = world.now, world.seat()
        if asked == CHANCE:
            action = step.pick(world, dealer)
            if step.eyes(world, action) != BIT[seat]:
                return True
        elif asked != seat:
            return True
        else:
            legal = world.legal()
            if step.secret(world) or len(legal) > 1:
                return False
            action = legal[0]
        world.apply(action)
    return True
