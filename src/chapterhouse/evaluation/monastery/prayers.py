"""Prayers of this round: those that rivals can make unless they are joined, and how likely one of
them joins a monk that is to make an own one.
"""

from typing import Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64, vec
from chapterhouse.evaluation.monastery.outlook import Outlook
from chapterhouse.games.monastery.components import MONKS, NIGHT, SERVICE
from chapterhouse.games.monastery.spots import A_PLACE, PRAYING
from chapterhouse.games.monastery.state import Monastery


@final
class Prayers:
    """What own monks can deny to rivals, and rivals to them: MON-PRAY-2 who prays is alone."""

    def __init__(
        self, s: Monastery, o: Outlook, gain: vec[float], others: vec[i64], chapel: i64
    ) -> None:
        """See the rivals. `gain` is what a prayer brings more than work, by places, and `others`
        how many monks are there besides own ones that stand.
        """
        self.gain: Final = gain
        self.chapel: Final[i64] = chapel
        self.counts: Final = o.rival * o.weights.denied
        self.risk: float = 0.0
        self.alone: Final[list[list[int]]] = []  # by rivals: places where a monk of theirs is alone
        self.surely: Final[list[float]] = []  # and what they gain where nobody can be in the way
        if s.round() in (SERVICE, NIGHT):
            return
        self.risk = _risk(s, o)
        if self.counts <= 0.0:
            return
        seat: i64
        for seat in range(s.seats):
            scored = s.scoring and s.scored & BIT[seat]
            if seat != o.seat and not s.partners(seat, o.seat) and not scored:
                self._see(s, seat, others)

    def _see(self, s: Monastery, seat: i64, others: vec[i64]) -> None:
        """Note where a rival can pray."""
        alone: list[int] = []
        surely: float = 0.0
        for spot in s.monks[MONKS * seat : MONKS * seat + MONKS]:
            if spot < 0 or spot % A_PLACE == PRAYING:
                continue
            place = spot // A_PLACE
            if place == self.chapel:  # MON-CHAPEL-2
                surely = max(surely, self.gain[place])
            elif others[place] == 1 and self.gain[place] > 0.0:
                alone.append(place)
        self.alone.append(alone)
        self.surely.append(surely)

    def own(self, best: float, second: float) -> float:
        """Tell what the own prayer is going to bring, with another one to fall back on."""
        return best - self.risk * (best - second * (1.0 - self.risk))

    def theirs(self, own: vec[i64]) -> float:
        """Tell what it counts that rivals pray while so many own monks are in each place."""
        total: float = 0.0
        for alone, surely in zip(self.alone, self.surely, strict=True):
            best = surely
            for place in alone:
                if not own[place]:
                    best = max(best, self.gain[place])
            total += best
        return self.counts * total


def _risk(s: Monastery, o: Outlook) -> float:
    """Tell how likely a rival who moves after this seat joins a monk that is to pray."""
    to_move = _to_move(s)
    if to_move & BIT[o.seat] and s.active != o.seat:
        return 0.0  # it can still be helped
    safe: float = 1.0
    seat: i64
    for seat in range(s.seats):
        if to_move & BIT[seat] and seat != o.seat and not s.partners(seat, o.seat):
            safe *= 1.0 - o.weights.spoiled
    return 1.0 - safe


def _to_move(s: Monastery) -> i64:
    """List the seats that can still move in this round, as a set. MON-FLOW-4."""
    found: i64 = 0
    nth = s.seats
    while not s.scoring and nth > 0 and not found & BIT[s.active]:
        nth -= 1
        found |= BIT[s.in_order(s.lead, nth)]
    return found
