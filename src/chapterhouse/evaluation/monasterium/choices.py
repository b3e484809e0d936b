"""Choices: of those that come to the same, one is enough to think about."""

from typing import Final

from chapterhouse.core.ints import count
from chapterhouse.evaluation.monasterium.area import OPENED
from chapterhouse.evaluation.monasterium.placing import best_face
from chapterhouse.games.monasterium.action import II_B, III_A, STD_A, AnyAction
from chapterhouse.games.monasterium.areas import bordered
from chapterhouse.games.monasterium.components import (
    BUILDING,
    CLOISTER,
    COLUMNS,
    FACES,
    FIELDS,
    MOST,
    ROWS,
)
from chapterhouse.games.monasterium.extra import ExtraWhere
from chapterhouse.games.monasterium.novice import Where, Who
from chapterhouse.games.monasterium.placement import THROW, PickDice
from chapterhouse.games.monasterium.state import Monasterium

FLIPPING: Final = 3


def sensible(s: Monasterium) -> list[int]:
    """List what is worth thinking about."""
    step = s.now
    legal = step.legal(s)
    if len(legal) == 1:
        return legal
    if isinstance(step, Who):
        return novices(s, legal)
    if isinstance(step, (Where, ExtraWhere)):
        if step.area == BUILDING:
            return rooms(s, legal)
        return spaces(s, legal) if step.area == CLOISTER else legal
    if isinstance(step, PickDice):
        return [die_to_throw(s, legal)]
    return actions(s, legal) if isinstance(step, AnyAction) else legal


def die_to_throw(s: Monasterium, legal: list[int]) -> int:
    """Pick the next die to throw again: all but those of the best face are."""
    kept = best_face(s)
    wanted = [die for die in legal if die == THROW or die % FACES != kept]
    return wanted[0] if wanted else legal[0]


def novices(s: Monasterium, legal: list[int]) -> list[int]:
    """Of each row the novice whose field is worth most: MSM-NOVICE-2 the row decides the rest."""
    found: list[int] = []
    for row in range(ROWS):
        alike = [novice for novice in legal if novice // COLUMNS == row]
        if alike:
            found.append(max(alike, key=lambda novice: _freed(s, novice)))
    return found


def _freed(s: Monasterium, novice: int) -> float:
    """Tell what it is worth that a field is empty; MSM-CLOISTER-9 with the dice lying there."""
    row, column = divmod(novice, COLUMNS)
    worth = OPENED[row][column]
    if row == FLIPPING and column == s.column:
        worth += float(s.unspent) * 10
    return worth


def rooms(s: Monasterium, legal: list[int]) -> list[int]:
    """Of the rooms of one kind in one monastery, the one that opens most cloister spaces."""
    grounds = s.edition.grounds
    fresh = s.free_spaces() & ~bordered(s, s.active)
    best: dict[int, int] = {}
    for room in legal:
        like = 3 * (room // MOST) + int(grounds.kind[room])
        if like not in best or count(grounds.borders[room] & fresh) > count(
            grounds.borders[best[like]] & fresh
        ):
            best[like] = room
    return list(best.values())


def spaces(_: Monasterium, legal: list[int]) -> list[int]:
    """Of the cloister spaces of one monastery, any one."""
    return list({space // MOST: space for space in legal}.values())


def actions(_: Monasterium, legal: list[int]) -> list[int]:
    """Of the actions without a die: one tile is as good as another, a cheaper sending better."""
    found = [action for action in legal if action < III_A or action == FIELDS]
    tiles = [action for action in legal if III_A <= action < FIELDS]
    if II_B in found and STD_A in found:
        found.remove(STD_A)
    return found + tiles[:1]
