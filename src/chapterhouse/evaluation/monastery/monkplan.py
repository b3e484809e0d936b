"""A plan for the rest of a movement turn: which monks go where.

Too many courses are possible to try them all. So tiles that own monks could fill are taken one or
two at a time, the monks that are nearest go there, and each of the others goes where it brings
most. A plan is made anew at every choice, and nothing of it is remembered.
"""

from typing import Final, final

from chapterhouse.core.bits import BIT, lowest, members_of
from chapterhouse.core.ints import count, i64, vec
from chapterhouse.evaluation.monastery.arrangement import Arrangement, standing
from chapterhouse.evaluation.monastery.ground import Ground
from chapterhouse.evaluation.monastery.outlook import Outlook
from chapterhouse.games.monastery.components import MONKS
from chapterhouse.games.monastery.spots import A_PLACE, ON_GRID
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.walking import held, passable, passages, ring

WIDTH: Final = 6  # so many sets of tiles to fill are thought through to the end
PASSES: Final = 2  # so often each is asked, as others that went have changed what is best
A_STEP: Final = 0.01  # what a point of movement is worth that is not needed
A_START: Final = 0.5  # how much it counts that a monk is good where it is
NEVER: Final = -1000.0


@final
class Plan:
    """What a turn comes to, and who goes where, in some order that works."""

    def __init__(self, worth: float, walkers: list[int], targets: list[int]) -> None:
        self.worth: Final = worth
        self.walkers: Final = walkers
        self.targets: Final = targets


@final
class Draft:
    """A plan being made."""

    def __init__(self, m: "Planner", a: Arrangement) -> None:
        """Begin with nobody sent anywhere."""
        self.m: Final = m
        self.a: Final = a
        self.points: i64 = m.s.points
        self.sent: i64 = 0  # walkers, as a set
        self.walkers: list[int] = []
        self.targets: list[int] = []
        self.worth: float = 0.0

    def copy(self) -> "Draft":
        twin = Draft(self.m, self.a.copy())
        twin.points = self.points
        twin.sent = self.sent
        twin.walkers = self.walkers[:]
        twin.targets = self.targets[:]
        return twin

    def send(self, walker: i64, place: i64) -> None:
        spot = self.m.spots[walker]
        self.points -= self.m.ways[walker][place]
        self.sent |= BIT[walker]
        self.a.leave(spot)
        self.a.enter(place)
        self.walkers.append(spot)
        self.targets.append(place)

    def fill(self, place: i64) -> bool:
        """Send the nearest monks to fill a tile; tell whether they can."""
        missing = count(self.a.free[place])
        while missing > 0:
            walker = self._nearest(place)
            if walker < 0:
                return False
            self.send(walker, place)
            missing -= 1
        return True

    def _nearest(self, place: i64) -> i64:
        """Find the walker that gets there for least, -1 if there is none; who does well where it is
        counts as farther away.
        """
        best: i64 = -1
        least: float = 0.0
        walker: i64
        for walker in range(len(self.m.spots)):
            way = self.m.ways[walker][place]
            if self.sent & BIT[walker] or way == 0 or way > self.points:
                continue
            price = float(way) + self.m.ease[walker]
            if best < 0 or price < least:
                best = walker
                least = price
        return best

    def spread(self) -> None:
        """Let each of the others go where it brings most."""
        a = self.a
        walker: i64
        now = a.worth()
        for walker in self.m.order * PASSES:
            if self.sent & BIT[walker]:
                continue
            best = self.goal(walker, now)
            if best >= 0:
                self.send(walker, best)
                now = a.worth()
        self.worth = now + A_STEP * float(self.points)

    def goal(self, walker: i64, least: float) -> i64:
        """Find the place where a walker brings most, -1 if it had better stay."""
        a, ways = self.a, self.m.ways[walker]
        best: i64 = -1
        a.leave(self.m.spots[walker])
        rest = self.m.wanted
        while rest:
            place = lowest(rest)
            rest ^= BIT[place]
            if ways[place] == 0 or ways[place] > self.points or not a.room(place):
                continue
            spot = a.enter(place)
            worth = a.worth() - A_STEP * float(ways[place])
            a.leave(spot)
            if worth > least:
                least = worth
                best = place
        a.back(self.m.spots[walker])
        return best


@final
class Planner:
    """Who can go where, and which places are worth going to."""

    def __init__(self, s: Monastery, o: Outlook) -> None:
        self.s: Final = s
        self.g: Final = Ground(s, o)
        self.spots: Final = walkers(s, o.seat)
        points = s.points
        self.ways: Final = [distances(s, o.seat, spot // A_PLACE, points) for spot in self.spots]
        self.base: Final = standing(self.g)
        self.ease: Final = vec[float]([A_START * self._kept(spot) for spot in self.spots])
        self.order: Final = list(range(len(self.spots)))
        self.wanted: i64 = 0
        place: i64
        for place in range(s.places):
            if self.g.attracts(place):
                self.wanted |= BIT[place]

    def _kept(self, spot: i64) -> float:
        """Tell what is lost if this monk leaves."""
        now = self.base.worth()
        self.base.leave(spot)
        less = self.base.worth()
        self.base.back(spot)
        return now - less

    def plan(self) -> Plan:
        drafts = [Draft(self, self.base.copy()), *self.fillings()]
        best = drafts[0]
        for draft in drafts:
            draft.spread()
            if draft.worth > best.worth:
                best = draft
        return Plan(best.worth, best.walkers, best.targets)

    def goal(self, spot: i64) -> i64:
        """Tell where the monk on this spot brings most if it goes, -1 if it can go nowhere."""
        return Draft(self, self.base.copy()).goal(self.spots.index(spot), NEVER)

    def fillings(self) -> list[Draft]:
        """Fill tiles, singly and in pairs, and keep the best ways to do it."""
        tiles = [place for place in members_of(self.wanted) if self._fillable(place)]
        found: list[Draft] = []
        for n, first in enumerate(tiles):
            begun = Draft(self, self.base.copy())
            if not begun.fill(first):
                continue
            found.append(begun)
            for other in tiles[:n] + tiles[n + 1 :]:
                more = begun.copy()
                if more.fill(other):
                    found.append(more)
        for draft in found:
            draft.worth = draft.a.worth()
        found.sort(key=_worth, reverse=True)
        return found[:WIDTH]

    def _fillable(self, place: i64) -> bool:
        """Tell whether there are enough walkers for the free boxes of a tile."""
        return 0 < count(self.g.free[place]) <= len(self.spots)


def walkers(s: Monastery, seat: i64) -> list[int]:
    """List the spots of the monks of a seat that can go somewhere."""
    return [
        int(spot)
        for spot in s.monks[MONKS * seat : MONKS * seat + MONKS]
        if spot != ON_GRID and held(s, spot) is None
    ]


def _worth(draft: Draft) -> float:
    """Tell what a plan is worth."""
    return draft.worth


def distances(s: Monastery, seat: i64, place: i64, most: i64) -> vec[i64]:
    """Tell by place how many points a walk there takes; 0 where no monk from here can end.

    One search finds the way to all of them.
    """
    found = vec[i64]([0] * s.places)
    crossing = passable(s)
    seen = BIT[place]
    points: i64 = 1
    last = (ring(s, seen) | passages(s, seat)) & ~seen
    while last and points <= most:
        seen |= last
        ends = last & ~s.full
        while ends:
            end = lowest(ends)
            ends ^= BIT[end]
            found[end] = points
        last = ring(s, last & crossing) & ~seen
        points += 1
    return found
