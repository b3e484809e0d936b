"""Why an action is good: the part of the position in which the turn comes to most more than with
the next best action.
"""

from typing import Final, final

from chapterhouse.core.bits import BIT, lowest
from chapterhouse.core.ints import count, i64
from chapterhouse.core.sentence import Sentence
from chapterhouse.evaluation.monasterium.area import opened, window
from chapterhouse.evaluation.monasterium.board import board
from chapterhouse.evaluation.monasterium.outlook import Outlook, goods
from chapterhouse.evaluation.monasterium.placing import prospects
from chapterhouse.evaluation.monasterium.tasks import missing, tasks
from chapterhouse.games.monasterium import reasons
from chapterhouse.games.monasterium.components import COLUMNS, MONASTERIES, ROWS, WITHIN
from chapterhouse.games.monasterium.mission import done
from chapterhouse.games.monasterium.state import KINDS_OF_GOOD, OPEN, SOURCES, TASKS, Monasterium

TELLING: Final = 0.1  # points: what brings less is not worth a sentence
ROW_IV: Final = ROWS - 1


@final
class Parts:
    """What a position is made of, for one seat."""

    def __init__(self, s: Monasterium, o: Outlook) -> None:
        self.s: Final = s
        self.o: Final = o
        seat = o.seat
        claimed = float(s.scored[SOURCES * seat + TASKS])
        self.worths: Final = [  # see TELL
            claimed + tasks(s, o),
            float(s.total(seat)) - claimed,
            board(s, o),
            opened(s, o),
            window(s, o),
            o.path[s.envoy[seat]],
            goods(s, o),
            0.0 if s.over() else prospects(s, seat),
        ]

    def lead(self, m: int) -> float:
        """Tell what the novices in a monastery are worth for its majority."""
        return self.o.lead_of(self.s.placed(self.o.seat, m), m)

    def cloister(self, m: int) -> int:
        """Tell what chapel and cloister of a monastery bring in the end. MSM-SCORE-6."""
        s, seat = self.s, self.o.seat
        around = count(s.spaces[seat] & WITHIN[m])
        return int(s.edition.cloister * s.chapel[MONASTERIES * seat + m] * around)

    def chapels(self) -> int:
        """Count the chapels with an own novice."""
        return int(count(self.s.in_chapels(self.o.seat)))


def reason(s: Monasterium, seat: i64, end: Monasterium, other: Monasterium) -> Sentence:
    """Say why; `end` and `other` are what it leads to, and what the next best does. Where these
    come to about the same, what the turn brings.
    """
    o = Outlook(s, seat)
    now = Parts(end, o)
    for then in (Parts(other, o), Parts(s, o)):
        gains = [mine - others for mine, others in zip(now.worths, then.worths, strict=True)]
        most = max(gains)
        if most >= TELLING:
            return TELL[gains.index(most)](now, then)
    return Sentence(reasons.LITTLE, [])


def _tasks(now: Parts, then: Parts) -> Sentence:
    seat = now.o.seat
    claimed = done(now.s, seat) & ~done(then.s, seat)
    if claimed:
        mission = lowest(claimed)
        points = now.s.scored[SOURCES * seat + TASKS] - then.s.scored[SOURCES * seat + TASKS]
        return Sentence(reasons.CLAIMS, [int(mission), int(points)])
    left = now.s.zones.kinds(OPEN) & ~done(now.s, seat)
    while left:
        mission = lowest(left)
        left ^= BIT[mission]
        if missing(now.s, seat, mission) < missing(then.s, seat, mission):
            return Sentence(reasons.NEARER, [int(mission)])
    return Sentence(reasons.LITTLE, [])


def _points(now: Parts, then: Parts) -> Sentence:
    points = now.s.total(now.o.seat) - then.s.total(now.o.seat)
    return Sentence(reasons.SCORES, [int(points)])


def _board(now: Parts, then: Parts) -> Sentence:
    """Name the monastery in which most is gained: its majority, its cloister; or the chapels."""
    leads = [now.lead(m) - then.lead(m) for m in range(MONASTERIES)]
    cloisters = [now.cloister(m) - then.cloister(m) for m in range(MONASTERIES)]
    edition = now.s.edition
    before, after = then.chapels(), now.chapels()
    more = int(edition.chapels[after] - edition.chapels[before])
    best = max(*leads, *cloisters, more)
    if best <= 0:
        return Sentence(reasons.LITTLE, [])
    if best == more:
        return Sentence(reasons.CHAPELS, [after, int(edition.chapels[after])])
    if best in cloisters:
        m = cloisters.index(int(best))
        return Sentence(reasons.CLOISTER, [m, now.cloister(m)])
    m = leads.index(best)
    own, rival = int(now.s.placed(now.o.seat, m)), int(now.o.rivals[m])
    return Sentence(reasons.LEADS if own > rival else reasons.CLOSER, [m, own, rival])


def _opened(now: Parts, then: Parts) -> Sentence:
    seat = now.o.seat
    gone = then.s.novices[seat] & ~now.s.novices[seat]
    while gone:
        novice = lowest(gone)
        gone ^= BIT[novice]
        if novice // COLUMNS != ROW_IV:
            return Sentence(reasons.OPENS, [int(novice) + COLUMNS])
        return Sentence(reasons.FLIPS, [])
    return Sentence(reasons.LITTLE, [])


def _window(_now: Parts, _then: Parts) -> Sentence:
    return Sentence(reasons.WINDOW, [])


def _path(now: Parts, _then: Parts) -> Sentence:
    return Sentence(reasons.PATH, [int(now.s.envoy[now.o.seat])])


def _goods(now: Parts, _then: Parts) -> Sentence:
    at = KINDS_OF_GOOD * now.o.seat
    return Sentence(reasons.GOODS, [int(sum(now.s.goods[at : at + KINDS_OF_GOOD]))])


def _dice(_now: Parts, _then: Parts) -> Sentence:
    return Sentence(reasons.DICE, [])


TELL: Final = (_tasks, _points, _board, _opened, _window, _path, _goods, _dice)  # in that order
