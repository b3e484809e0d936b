"""Placing dice: what a roll is worth, and what the fields will bring."""

from typing import Final

from chapterhouse.core.ints import i64, vec
from chapterhouse.evaluation.monasterium.draft import DiceDraft
from chapterhouse.evaluation.monasterium.outlook import is_fresh
from chapterhouse.evaluation.monasterium.use import uses
from chapterhouse.games.monasterium.components import FACES
from chapterhouse.games.monasterium.placement import PickDice, RollAgain
from chapterhouse.games.monasterium.state import OWN, WHITE, Monasterium
from chapterhouse.games.monasterium.taking import Take

NOTHING: Final = -1000.0  # nobody throws no dice: MSM-REROLL-4


def prospects(s: Monasterium, seat: i64) -> float:
    """Tell what the dice on the fields and in the hands will bring a seat."""
    if is_fresh(s):
        return 0.0
    all_uses = uses(s)
    table = DiceDraft(s, all_uses)
    if isinstance(s.now, Take):
        return table.draft(seat, s.active)
    if isinstance(s.now, PickDice | RollAgain):
        return max([_thrown(s, seat, all_uses, kept) for kept in range(FACES)])
    table.expect(s)
    return table.draft(seat, s.start)


def best_face(s: Monasterium) -> int:
    """Find the face that is best kept when all other dice are thrown again."""
    all_uses = uses(s)
    worths = [_thrown(s, s.active, all_uses, kept) for kept in range(FACES)]
    return worths.index(max(worths))


def _thrown(s: Monasterium, seat: i64, all_uses: vec[float], kept: i64) -> float:
    """Tell what it is worth to throw again whatever does not show a face, and then to name it.

    A part of what is thrown will show it too; the rest goes back into the hand.
    """
    table = DiceDraft(s, all_uses)
    table.expect(s)
    rest: i64 = 0
    owner: i64
    for owner in (WHITE, OWN):
        shown = s.roll[FACES * owner + kept]
        others = sum(s.roll[FACES * owner : FACES * owner + FACES]) - shown
        rest += others
        table.add(owner, s.active, kept, float(shown) + float(others) / FACES)
        for face in range(FACES):
            table.add(owner, s.active, face, float(others) * (FACES - 1) / FACES / FACES)
    return table.draft(seat, s.start) if rest else NOTHING
