"""The board: majorities, chapels, cloisters, and where a seat may send novices at all."""

from typing import Final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import count, i64
from chapterhouse.evaluation.monasterium.outlook import Outlook
from chapterhouse.games.monasterium.components import MONASTERIES, WITHIN
from chapterhouse.games.monasterium.state import Monasterium

HOLD: Final = 1.5  # a chapel frees its monastery from the envoy
VISIT: Final = 0.5  # the envoy leads there for now
MARGIN: Final = 0.35  # how likely the next step of a scoring is taken with the whole game to come
ROOM_PART: Final = 0.5  # the same for a cloister where no room is there yet


def board(s: Monasterium, o: Outlook) -> float:
    """Tell what the novices on the board are worth, points in play left out."""
    worth: float = 0.0
    chapels: i64 = 0
    near = s.edition.links[s.envoy[o.seat]]
    m: i64
    for m in range(MONASTERIES):
        inside = s.chapel[MONASTERIES * o.seat + m]
        built = count(s.rooms[o.seat] & WITHIN[m])
        around = count(s.spaces[o.seat] & WITHIN[m])
        mine = inside + built + around
        if mine or o.span > 0:
            worth += o.lead_of(mine, m)
        worth += _cloister(s, o, inside, around, built)
        if inside:
            chapels += 1
            worth += HOLD * o.span
        elif near & BIT[m]:
            worth += VISIT * o.ease
    return worth + _chapels(s, o, chapels)


def _cloister(s: Monasterium, o: Outlook, inside: i64, around: i64, built: i64) -> float:
    """Tell what chapel and cloister bring, and what the next novice there would. MSM-SCORE-6."""
    factor = float(s.edition.cloister)
    now = factor * float(inside * around)
    more = float(max(inside, around)) * (1.0 if built else ROOM_PART)
    return now + factor * MARGIN * o.span * more


def _chapels(s: Monasterium, o: Outlook, chapels: i64) -> float:
    """Tell what so many chapels bring, and what the next would. MSM-SCORE-4."""
    now = float(s.edition.chapels[chapels])
    if chapels == MONASTERIES:
        return now
    return now + MARGIN * o.span * (float(s.edition.chapels[chapels + 1]) - now)
