"""An arrangement: where the monks of a seat are at the end of a turn, and what that brings."""

from typing import Final, final

from chapterhouse.core.bits import BIT, lowest
from chapterhouse.core.ints import count, i64, vec
from chapterhouse.evaluation.monastery.ground import Ground
from chapterhouse.games.monastery.components import MONKS, MOST_BOXES
from chapterhouse.games.monastery.spots import A_PLACE, ABBEY_PLACE, ON_GRID, PRAYING
from chapterhouse.games.monastery.state import Monastery


@final
class Arrangement:
    """Own monks by place; those that pray are part of the ground."""

    def __init__(self, g: Ground, own: vec[i64], numbers: vec[i64], free: vec[i64]) -> None:
        """Note how many own monks are in each place, the sum of their boxes, and free boxes."""
        self.g: Final = g
        self.own: Final = own
        self.numbers: Final = numbers
        self.free: Final = free
        self.held: i64 = 0  # places with own monks

    def copy(self) -> "Arrangement":
        twin = Arrangement(self.g, self.own[:], self.numbers[:], self.free[:])
        twin.held = self.held
        return twin

    def leave(self, spot: i64) -> None:
        s, place = self.g.s, spot // A_PLACE
        self.own[place] -= 1
        if not self.own[place]:
            self.held ^= BIT[place]
        if spot % A_PLACE:
            self.numbers[place] -= _number(s, spot)
            self.free[place] |= BIT[spot % A_PLACE]

    def enter(self, place: i64) -> i64:
        """Put a monk there, into the best box if there are any; tell on which spot."""
        spot = A_PLACE * place
        if not self.g.s.built & BIT[place]:
            spot += self.g.best_box(place, self.free[place])
        self.back(spot)
        return spot

    def back(self, spot: i64) -> None:
        """Put a monk on this spot."""
        place = spot // A_PLACE
        self.own[place] += 1
        self.held |= BIT[place]
        if spot % A_PLACE:
            self.free[place] &= ~BIT[spot % A_PLACE]
            self.numbers[place] += _number(self.g.s, spot)

    def room(self, place: i64) -> bool:
        """Tell whether one more monk can end there. MON-OCC-1."""
        s = self.g.s
        if not s.built & BIT[place]:
            return self.free[place] != 0
        return place == ABBEY_PLACE or self.own[place] + self.g.others[place] < s.value(place)

    def worth(self) -> float:
        """Add up what all of them bring in this round: MON-PRAY-1 one may pray."""
        g, s = self.g, self.g.s
        total: float = 0.0
        best: float = 0.0
        second: float = 0.0
        held = self.held
        while held:
            place = lowest(held)
            held ^= BIT[place]
            total += g.stay[place] + g.work[place]
            if not s.built & BIT[place]:
                missing = count(self.free[place])
                if missing:
                    total += g.begun(self.numbers[place], missing)
                else:
                    total += g.full(place, self.numbers[place])
            elif g.gain[place] > second and self._alone(place):
                second = min(best, g.gain[place])
                best = max(best, g.gain[place])
        return total + g.prayers.own(best, second) - g.prayers.theirs(self.own)

    def _alone(self, place: i64) -> bool:
        """Tell whether a monk may pray there; the Chapel has room. MON-PRAY-2, MON-CHAPEL-2."""
        g = self.g
        return place == g.chapel or self.own[place] + g.others[place] == 1


def standing(g: Ground) -> Arrangement:
    """Give the arrangement in which nobody has moved."""
    s = g.s
    n = int(s.places)
    found = Arrangement(g, vec[i64]([0] * n), vec[i64]([0] * n), g.free[:])
    first = MONKS * g.o.seat
    for spot in s.monks[first : first + MONKS]:
        if spot != ON_GRID and spot % A_PLACE != PRAYING:
            found.own[spot // A_PLACE] += 1
            found.held |= BIT[spot // A_PLACE]
            found.numbers[spot // A_PLACE] += _number(s, spot)
    return found


def _number(s: Monastery, spot: i64) -> i64:
    """Tell the number of the box that a spot is; 0 if it is none."""
    return s.edition.number[(MOST_BOXES + 1) * s.kind[spot // A_PLACE] + spot % A_PLACE]
