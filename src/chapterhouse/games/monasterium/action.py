"""Sections MSM-USE, ACT and UNLOCK: each die does one action of its column."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.rule import Rule
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step
from chapterhouse.games.monasterium import lacking, sentences
from chapterhouse.games.monasterium.components import (
    ANY_ACTION,
    COLUMNS,
    FIELDS,
    INFLUENCE,
    ROSARY,
    SOUP,
    TOOL,
    union,
)
from chapterhouse.games.monasterium.envoy import ENVOY
from chapterhouse.games.monasterium.goods import EXCHANGE, PAIR, can_exchange
from chapterhouse.games.monasterium.novice import WHO, senders
from chapterhouse.games.monasterium.rules import RULES
from chapterhouse.games.monasterium.state import ACTIONS, Monasterium
from chapterhouse.games.monasterium.tiles import OWN_CHAPELS, takeable
from chapterhouse.games.monasterium.turn import Decision
from chapterhouse.games.monasterium.window import OFFER_TILE

# An action is 5 * row + column; row 0 is the standard actions, then rows I to III: MSM-ACT-12
STD_A: Final = 0  # MSM-ACT-1
STD_B: Final = 1
STD_C: Final = 2
STD_D: Final = 3
STD_E: Final = 4
I_A: Final = 5
I_B: Final = 6
I_C: Final = 7
I_D: Final = 8
I_E: Final = 9
II_A: Final = 10
II_B: Final = 11
II_C: Final = 12
II_D: Final = 13
II_E: Final = 14
III_A: Final = 15
ONCE: Final = II_A  # from here on, an action can be done once a turn: MSM-UNLOCK-3
DECLINE: Final = FIELDS  # in AnyAction, after the actions
IN_COLUMN: Final = vec[i64](
    [union(list(range(column, FIELDS, COLUMNS))) for column in range(COLUMNS)]
)
ALL_ACTIONS: Final = (1 << FIELDS) - 1
# The good that an action brings one of.
# MSM-ACT-2, MSM-ACT-3, MSM-ACT-4, MSM-ACT-5, MSM-ACT-6, MSM-ACT-7
GAINED: Final = [-1] * FIELDS
for _action, _good in [
    (STD_B, SOUP), (STD_C, INFLUENCE), (STD_D, ROSARY), (I_B, ROSARY), (I_C, SOUP),
    (I_D, INFLUENCE), (II_A, TOOL),
]:  # fmt: skip
    GAINED[_action] = _good
LOCKED: Final = RULES["MSM-ACT-11"]
USED_UP: Final = RULES["MSM-UNLOCK-3"]
IMPOSSIBLE: Final = RULES["MSM-ACT-13"]


def barred(s: Monasterium, action: i64) -> Rule | None:
    """Name the rule against an action: locked, used up, impossible.

    The others may be repeated, and each field counts alone.

    MSM-ACT-11, MSM-UNLOCK-3, MSM-UNLOCK-2, MSM-UNLOCK-4, MSM-ACT-13.
    """
    seat = s.active
    if action >= I_A and s.novices[seat] & BIT[action - COLUMNS]:
        return LOCKED
    if s.used & BIT[action]:
        return USED_UP
    return None if possible(s, seat, action) else IMPOSSIBLE


def possible(s: Monasterium, seat: i64, action: i64) -> bool:
    """Tell whether an action can be carried out completely. MSM-USE-8."""
    if action in (STD_A, II_B):
        return senders(s, seat, 1 if action == II_B else 0) != 0
    if action == I_E:
        return can_exchange(s, seat)
    return action < III_A or takeable(s, seat, OWN_CHAPELS) != 0


def lacks(s: Monasterium, action: i64) -> Sentence | None:
    """Tell what an impossible action lacks; locked or used up, it says all itself. MSM-ACT-13."""
    seat = s.active
    if barred(s, action) is not IMPOSSIBLE:
        return None
    if action in (STD_A, II_B):
        return lacking.to_send(s, seat, 1 if action == II_B else 0)
    return lacking.to_exchange() if action == I_E else lacking.to_build(s, seat)


def any_possible(s: Monasterium, column: i64) -> bool:
    """Tell whether a die in this column can do anything. MSM-USE-6."""
    action: i64
    for action in range(column, FIELDS, COLUMNS):  # noqa: SIM110 - a loop compiles better
        if barred(s, action) is None:
            return True
    return False


def perform(s: Monasterium, action: i64) -> None:
    """Carry an action out; it is used from now on. MSM-STATE-14, MSM-UNLOCK-7, MSM-STATE-12."""
    seat = s.active
    if action >= ONCE:
        s.used |= BIT[action]
    s.tell(sentences.USED, seat, action)
    if GAINED[action] >= 0:
        s.gain(seat, GAINED[action], 1)
    elif action in (STD_A, II_B):
        s.then(WHO[1 if action == II_B else 0])
    elif action in (STD_E, I_A):
        s.then(ENVOY[1])
    elif action == II_D:
        s.then(ENVOY[2])
    elif action == II_E:
        s.score(seat, s.edition.action_points, ACTIONS)
    elif action >= III_A:
        s.then(OFFER_TILE[OWN_CHAPELS])
    else:
        s.then(EXCHANGE if action == I_E else PAIR)


@final
class NextDie(Step[Monasterium]):
    """The dice taken are used one after another; each when the last one is finished.

    MSM-USE-1, MSM-USE-3.
    """

    def do(self, s: Monasterium, action: i64) -> None:
        """The die leaves the tile; it is spent; it lapses if nothing is possible.

        MSM-USE-5, MSM-USE-4, MSM-USE-6.
        """
        if s.unspent == 0:
            s.column = -1
            return
        s.unspent -= 1
        s.then(NEXT_DIE)
        if any_possible(s, s.column):
            s.then(DIE_ACTION)
        else:
            s.tell(sentences.LAPSED, s.active, s.column)


class Use(Decision):
    """An action is chosen."""

    def forbids(self, s: Monasterium, action: i64) -> Rule | None:
        """Ask the one question that all actions are asked."""
        return None if action == DECLINE else barred(s, action)

    def lacks(self, s: Monasterium, action: i64) -> Sentence | None:
        """Tell it of any action alike."""
        return lacks(s, action)

    def says(self, s: Monasterium, action: i64) -> Sentence:
        if action == DECLINE:
            return Sentence(sentences.DECLINE, [])
        return Sentence(sentences.USE, [action])


@final
class DieAction(Use):
    """The standard action of the column or one unlocked; one of them must be done; what this turn
    has unlocked counts; dice may differ.

    MSM-USE-2, MSM-USE-7, MSM-USE-10, MSM-ACT-14.
    """

    def options(self, s: Monasterium) -> i64:
        """The four actions of the column."""
        return IN_COLUMN[s.column]

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(sentences.ASK_USE, [s.column, s.unspent + 1])

    def do(self, s: Monasterium, action: i64) -> None:
        perform(s, action)


@final
class AnyAction(Use):
    """One action of any column; without a die, so it scores for none; or decline.

    MSM-PATH-2, MSM-PATH-3, MSM-PATH-7.
    """

    def options(self, s: Monasterium) -> i64:
        """All actions, or decline."""
        return ALL_ACTIONS | BIT[DECLINE]

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(sentences.ASK_ANY, [])

    def do(self, s: Monasterium, action: i64) -> None:
        """Do it: it counts for the turn's limits. MSM-UNLOCK-5."""
        if action == DECLINE:
            s.tell(sentences.DECLINED, s.active, ANY_ACTION)
        else:
            perform(s, action)


NEXT_DIE: Final = NextDie()
DIE_ACTION: Final = DieAction()
DO_ANY: Final = AnyAction()
STEPS: Final[list[Step[Any]]] = [NEXT_DIE, DIE_ACTION, DO_ANY]
