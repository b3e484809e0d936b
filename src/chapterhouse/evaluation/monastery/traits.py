"""Traits of a position of Monastery, for one seat: what `chapterhouse train` weighs anew.

Most are the parts that a value is made of, as it counts them already; each is listed once as it is,
and once times how much of the game is left.
"""

from typing import Final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.evaluation.monastery.arrangement import standing
from chapterhouse.evaluation.monastery.ground import Ground
from chapterhouse.evaluation.monastery.letters import Needs, large
from chapterhouse.evaluation.monastery.outlook import Outlook
from chapterhouse.evaluation.monastery.position import hand
from chapterhouse.games.monastery.components import HAND, MONKS
from chapterhouse.games.monastery.spots import A_PLACE, ABBEY_PLACE, ON_GRID, PRAYING
from chapterhouse.games.monastery.state import Monastery

SIDE: Final = (
    "large", "letters", "blessings", "monks", "praying", "at-work", "in-boxes", "at-abbey",
)  # fmt: skip
ONCE: Final = (*SIDE, *[f"rivals-{name}" for name in SIDE], "hand", "tiles", "standing", "abbot")
TRAITS: Final = (*ONCE, *[f"{name}-ahead" for name in ONCE])
MOST_ROUNDS: Final = 12.0


def traits(s: Monastery, o: Outlook, needs: list[Needs]) -> list[float]:
    """List them, in the order of their names: what this seat and those who win with it have, what
    rivals have on average, and what else this seat may expect.
    """
    own, rivals = [0.0] * len(SIDE), [0.0] * len(SIDE)
    others = sum([1.0 for seat in range(s.seats) if not _friend(s, o, seat)])
    for seat in range(s.seats):
        friend = _friend(s, o, seat)
        side, part = (own, 1.0) if friend else (rivals, 1.0 / others)
        for at, trait in enumerate(_has(s, needs[seat], seat)):
            side[at] += part * trait
    found = own + rivals
    found += [hand(s, o), float(s.zones.size(HAND + o.seat)), standing(Ground(s, o)).worth()]
    found.append(1.0 if s.abbot == o.seat else 0.0)
    return found + [trait * o.rounds / MOST_ROUNDS for trait in found]


def _friend(s: Monastery, o: Outlook, seat: int) -> bool:
    """Tell whether a seat is this one, or wins with it."""
    return seat == o.seat or s.partners(seat, o.seat)


def _has(s: Monastery, needs: Needs, seat: i64) -> list[float]:
    """List what all may know a seat to have: letters, and those to come, blessings, and how many
    monks there are, pray, stand on constructed tiles, in boxes, and in the Abbey.
    """
    monks, praying, working, boxes, idle = 0.0, 0.0, 0.0, 0.0, 0.0
    for spot in s.monks[MONKS * seat : MONKS * seat + MONKS]:
        if spot == ON_GRID:
            continue
        monks += 1.0
        if spot // A_PLACE == ABBEY_PLACE:
            idle += 1.0
        elif spot % A_PLACE == PRAYING:
            praying += 1.0
        elif s.built & BIT[spot // A_PLACE]:
            working += 1.0
        else:
            boxes += 1.0
    has = [large(s, seat), needs.prospect(), float(s.blessings[seat])]
    return [*has, monks, praying, working, boxes, idle]
