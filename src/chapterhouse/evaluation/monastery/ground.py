"""The ground: what the places of the table offer to the monks of one seat in this round."""

from typing import Final, final

from chapterhouse.core.bits import BIT, lowest
from chapterhouse.core.ints import i64, vec
from chapterhouse.evaluation.monastery.outlook import BLESSING, POINT, Outlook
from chapterhouse.evaluation.monastery.prayers import Prayers
from chapterhouse.games.monastery.building import extra
from chapterhouse.games.monastery.components import (
    ALMONRY,
    BROWN,
    CHAPEL,
    FARM,
    GREY,
    ICONS,
    MOST_BOXES,
    SCRIPTUM,
    STUDY,
)
from chapterhouse.games.monastery.components import (
    MONKS as A_SEAT,
)
from chapterhouse.games.monastery.spots import A_PLACE, ABBEY_PLACE, PRAYING
from chapterhouse.games.monastery.state import Monastery

ICON: Final = 0.35  # an icon that may be of use
CHAIR: Final = 0.3  # a monk that votes in the next election
SHARE: Final = 0.08  # how likely a box is filled up in one more round, by whomever
LATER: Final = 0.05  # and by one player who still moves in this round
SURE: Final = 0.75
HARDER: Final = 1.0  # for each more box that is free


@final
class Ground:
    """What each place is worth to this seat. Rows go by places."""

    def __init__(self, s: Monastery, o: Outlook) -> None:
        self.s: Final = s
        self.o: Final = o
        n = s.places
        self.others = vec[i64]([0] * n)  # monks of other seats, and own ones that pray
        self.crowd = vec[i64]([0] * n)  # numbers of boxes where others stand
        self.prayed: i64 = 0  # where somebody prays
        self.free = vec[i64]([0] * n)  # free boxes of unconstructed tiles, as sets
        self.work = vec[float]([0.0] * n)
        self.prayer = vec[float]([0.0] * n)  # of a monk that is alone there
        self.stay = vec[float]([0.0] * n)  # whatever else it brings to be there, once
        self.chapel: i64 = -1
        self.kneeling: i64 = 0  # monks that pray in the Chapel
        self.kneels: bool = False  # whether one of them is an own one
        self._monks()
        self._tiles()
        self.gain: Final = vec[float](  # what a prayer brings more than work
            [max(self.prayer[place] - self.work[place], 0.0) for place in range(n)]
        )
        self.prayers: Final = Prayers(s, o, self.gain, self.others, self.chapel)
        self.chance: Final = vec[float]([self._chance(missing) for missing in range(7)])

    def _monks(self) -> None:
        s = self.s
        at: i64
        for at in range(len(s.monks)):
            spot = s.monks[at]
            if spot < 0:
                continue
            place, box = spot // A_PLACE, spot % A_PLACE
            if box == PRAYING:
                self.prayed |= BIT[place]
                if s.kind[place] == CHAPEL:
                    self.kneeling += 1
                    self.kneels = self.kneels or at // A_SEAT == self.o.seat
            if at // A_SEAT != self.o.seat or box == PRAYING:
                self.others[place] += 1
                if box != PRAYING:
                    self.crowd[place] += s.edition.number[(MOST_BOXES + 1) * s.kind[place] + box]
            if 0 < box < PRAYING:
                self.free[place] |= BIT[box]

    def _tiles(self) -> None:
        s, o = self.s, self.o
        shade = GREY if s.round() == STUDY else BROWN
        place: i64
        for place in range(s.places):
            kind = s.kind[place]
            if not s.built & BIT[place]:
                every = BIT[s.edition.boxes[kind] + 1] - 2
                self.free[place] = every & ~self.free[place]
                self.stay[place] = BLESSING * float(s.gifts[place])
                continue
            prays = self.prayed & BIT[place] != 0
            if s.edition.shade[kind] & shade and not prays:
                self.work[place] = POINT * float(self._worked(kind, shade))
            if place != ABBEY_PLACE and s.edition.value[kind] and not prays:
                self.prayer[place] = self._prayed(kind)
            if s.icons and not prays:
                self.stay[place] = self._icon(kind)
            if s.icons and kind == CHAPEL:
                self.chapel = place
                self.prayer[place] = 0.0 if self._crowded() else self._prayed(kind)
        if o.election:
            self.stay[ABBEY_PLACE] = CHAIR

    def _worked(self, kind: i64, shade: i64) -> i64:
        """Tell what work on such a tile scores: MON-FARM-1, MON-SCRIPT-1."""
        edition = self.s.edition
        if self.s.icons and kind == FARM and shade == BROWN:
            return edition.farm
        if self.s.icons and kind == SCRIPTUM and shade == GREY:
            return edition.scriptum
        return edition.work

    def _prayed(self, kind: i64) -> float:
        """Tell what a prayer on such a tile brings, less what the monk misses meanwhile."""
        s, o = self.s, self.o
        points = s.edition.chapel if s.icons and kind == CHAPEL else s.edition.value[kind]
        return max(POINT * float(points) - o.missed(), 0.0)

    def _crowded(self) -> bool:
        """Tell whether the Chapel has no room for an own prayer. MON-CHAPEL-4."""
        known = self.o.weights.crowding
        return known and (self.kneels or self.kneeling >= self.s.edition.chapel_most)

    def _icon(self, kind: i64) -> float:
        """Tell what it is worth to stand on a tile for its icon."""
        if kind == ALMONRY:
            return BLESSING
        return ICON if kind in ICONS else 0.0

    def _chance(self, missing: int) -> float:
        """Tell how likely a tile is filled in later turns if so many monks are missing."""
        s, o = self.s, self.o
        later = float(s.seats) - 1.0 if s.active == o.seat else 0.0
        rounds = min(float(o.before_night), max(o.rounds - 1.0, 0.0))
        likely = min(SHARE * rounds + LATER * later, SURE)
        return likely / (1.0 + HARDER * max(float(missing) - 1.0, 0.0))

    def attracts(self, place: i64) -> bool:
        """Tell whether anything is to be had there."""
        here = self.stay[place] + self.work[place] + self.prayer[place]
        return here > 0.0 or self.free[place] != 0 or place == ABBEY_PLACE

    def full(self, place: i64, numbers: i64) -> float:
        """Tell what it brings that a tile is full, with so much in own boxes."""
        points = float(numbers + extra(self.s, place, self.s.built))
        return POINT * points - self.o.rival * POINT * float(self.crowd[place])

    def begun(self, numbers: i64, missing: i64) -> float:
        """Tell what own boxes bring while so many are still free."""
        return POINT * float(numbers) * self.chance[min(missing, 6)]

    def best_box(self, place: i64, free: i64) -> i64:
        """Find the free box with the highest number; there must be one."""
        s = self.s
        best = lowest(free)
        rest = free
        first = (MOST_BOXES + 1) * s.kind[place]
        while rest:
            box = lowest(rest)
            rest ^= BIT[box]
            if s.edition.number[first + box] > s.edition.number[first + best]:
                best = box
        return best
