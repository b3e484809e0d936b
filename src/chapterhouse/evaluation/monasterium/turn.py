"""Looking ahead: what is begun is simulated to its end, and so is the turn.

A turn in the action phase is open and without chance (MSM-INFO-5), but has too many courses to try
them all. So it is thought through in chains: the choices that belong together (an action, who goes,
where to) are tried in every sensible way. The few best ends are kept, and from each of them the
next die is used.
"""

from typing import Final, final

from chapterhouse.core.ints import i64
from chapterhouse.evaluation.monasterium.choices import sensible
from chapterhouse.evaluation.monasterium.outlook import ANY_WORTH, TILE_WORTH, Outlook
from chapterhouse.evaluation.monasterium.position import position
from chapterhouse.games.monasterium.action import AnyAction, DieAction
from chapterhouse.games.monasterium.extra import ExtraArea
from chapterhouse.games.monasterium.state import NO_COLUMN, Monasterium
from chapterhouse.games.monasterium.taking import Joker, Take
from chapterhouse.games.monasterium.window import Window

EXTRA_WORTH: Final = 5.0  # an extra novice that is to be placed, wherever it goes
NEXT_WORTH: Final = 1.5  # a die not used yet, whatever it will do
UNTHINKABLE: Final = -1000.0
CHAIN: Final = 2  # a tile to choose after so many choices is the beginning of the next chain
WIDTH: Final = 3  # so many courses are thought through at a time
MIDDLING: Final = 2  # the face of a die that is rolled in simulation


@final
class Course:
    """One course of a turn, as far as it was thought through."""

    def __init__(self, end: Monasterium, worth: float) -> None:
        self.end: Final = end
        self.worth: Final = worth


def best_course(s: Monasterium, o: Outlook) -> Course:
    """Think a turn of the seat through; where none has begun, it ends at once."""
    best = Course(s, position(s, o) if not goes_on(s, o.seat) else UNTHINKABLE)
    begun = [s] if goes_on(s, o.seat) else []
    while begun:
        ends: list[Course] = []
        for at in begun:
            extend(at, o, 0, ends)
        begun = []
        for course in fittest(ends):
            if goes_on(course.end, o.seat):
                begun.append(course.end)
            elif course.worth > best.worth:
                best = course
    return best


def goes_on(s: Monasterium, seat: i64) -> bool:
    """Tell whether a turn of the seat is under way: dice have been taken."""
    if s.over() or s.active != seat or isinstance(s.now, Take):
        return False
    return s.column != NO_COLUMN or isinstance(s.now, Joker)


def extend(s: Monasterium, o: Outlook, depth: int, ends: list[Course]) -> None:
    """Try all sensible ways to end the chain that begins here."""
    for action in [MIDDLING] if s.now.chance else sensible(s):
        after = s.copy()
        after.apply(action)
        begins = _begins(after, depth + 1) and not isinstance(s.now, Joker)
        if goes_on(after, o.seat) and not begins:
            extend(after, o, depth + 1, ends)
        else:
            ends.append(Course(after, position(after, o) + _promise(after)))


def fittest(ends: list[Course]) -> list[Course]:
    """Keep the few best; of those that are worth the same, as when only the order differs, one."""
    found: list[Course] = []
    for course in sorted(ends, key=lambda end: end.worth, reverse=True):
        if not found or course.worth < found[-1].worth:
            found.append(course)
        if len(found) == WIDTH:
            break
    return found


def _begins(s: Monasterium, depth: int) -> bool:
    """Tell whether the choice that waits is the first of a chain of its own."""
    if isinstance(s.now, Window | ExtraArea):
        return depth > CHAIN
    return s.now.chance or isinstance(s.now, DieAction | AnyAction)


def _promise(s: Monasterium) -> float:
    """Tell about what the rest of the turn will bring."""
    worth = NEXT_WORTH * float(s.unspent)
    if isinstance(s.now, AnyAction):
        worth += ANY_WORTH
    elif isinstance(s.now, Window):
        worth += TILE_WORTH
    elif isinstance(s.now, ExtraArea):
        worth += EXTRA_WORTH
    elif isinstance(s.now, DieAction):
        worth += NEXT_WORTH
    return worth
