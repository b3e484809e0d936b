"""Section MSM-TAKE: dice are taken from a field and laid on an action tile."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.core.rule import Rule
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step
from chapterhouse.games.monasterium import sentences
from chapterhouse.games.monasterium.action import NEXT_DIE, any_possible, lacks
from chapterhouse.games.monasterium.components import COLUMNS, FACES
from chapterhouse.games.monasterium.novice import flipped
from chapterhouse.games.monasterium.rules import RULES
from chapterhouse.games.monasterium.state import DICE, Monasterium
from chapterhouse.games.monasterium.turn import Decision

MOST: Final = 3  # MSM-TAKE-3: dice from a field; a taking is 3 * field + number - 1
SIX: Final = FACES - 1
JOKER_DIE: Final = MOST * SIX  # MSM-TAKE-4: one die from the last field
NO_DICE: Final = RULES["MSM-TAKE-1"]
FOREIGN: Final = RULES["MSM-TAKE-2"]
TOO_MANY: Final = RULES["MSM-TAKE-3"]
NOTHING_TO_DO: Final = RULES["MSM-TAKE-10"]


def own_on(s: Monasterium, seat: i64, field: i64) -> i64:
    """Count a seat's own dice on a field."""
    return s.dice[FACES * seat + field]


def white_on(s: Monasterium, field: i64) -> i64:
    """Count the white dice on a field."""
    return s.dice[FACES * s.seats + field]


def own_taken(s: Monasterium, seat: i64, field: i64, number: i64) -> i64:
    """Own dice come first; an order and no minimum, so the number says all.

    MSM-TAKE-5, MSM-TAKE-6, MSM-TAKE-7.
    """
    return min(number, own_on(s, seat, field))


def can_take(s: Monasterium, seat: i64) -> bool:
    """Tell whether there is a die that a seat may take. MSM-TAKE-14."""
    field: i64
    for field in range(FACES):  # noqa: SIM110 - a loop compiles better
        if own_on(s, seat, field) + white_on(s, field):
            return True
    return False


@final
class Acting(Step[Monasterium]):
    """The next seat that can take dice is on turn; the phase ends when none lies.

    MSM-TAKE-15, MSM-TAKE-16.
    """

    def do(self, s: Monasterium, action: i64) -> None:
        """Search from the left of the last, who may be found again.

        A new turn has used no action.

        MSM-STATE-17, MSM-TAKE-17, MSM-UNLOCK-6.
        """
        seat = s.active
        for _ in range(s.seats):
            seat = s.left_of(seat)
            if can_take(s, seat):
                s.active = seat
                s.used = 0
                s.then(ACTING)
                s.then(TAKE)
                return


@final
class Take(Decision):
    """Up to three dice of one field; whatever they are good for; at any time.

    MSM-TAKE-3, MSM-TAKE-12, MSM-TAKE-13.
    """

    def options(self, s: Monasterium) -> i64:
        """Up to three dice from five fields, one from the last."""
        return BIT[JOKER_DIE + 1] - 1

    def forbids(self, s: Monasterium, action: i64) -> Rule | None:
        """There must be dice, so many of them, and none of another's.

        MSM-TAKE-1, MSM-TAKE-3, MSM-TAKE-2.
        """
        field, number = action // MOST, action % MOST + 1
        lying = white_on(s, field)
        if lying + own_on(s, s.active, field) >= number:
            return None
        seat: i64
        for seat in range(s.seats):
            lying += own_on(s, seat, field)
        if lying >= number:
            return FOREIGN
        return TOO_MANY if lying else NO_DICE

    def allowed(self, s: Monasterium) -> i64:
        """Count the dice of each field once."""
        found: i64 = 0
        field: i64
        for field in range(FACES):
            there = min(own_on(s, s.active, field) + white_on(s, field), MOST)
            if field == SIX:
                there = min(there, 1)
            found |= (BIT[there] - 1) * BIT[MOST * field]
        return found

    def says(self, s: Monasterium, action: i64) -> Sentence:
        return Sentence(sentences.TAKE, [action % MOST + 1, action // MOST])

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(sentences.ASK_TAKE, [])

    def do(self, s: Monasterium, action: i64) -> None:
        """They are laid on the tile of that number; a joker on any. MSM-TAKE-8."""
        seat, field, number = s.active, action // MOST, action % MOST + 1
        own = own_taken(s, seat, field, number)
        s.dice[FACES * seat + field] -= own
        s.dice[FACES * s.seats + field] -= number - own
        s.unspent = number
        s.tell(sentences.TOOK, seat, number, field)
        if field == SIX:
            s.then(JOKER)
        else:
            lay(s, field)


def lay(s: Monasterium, column: i64) -> None:
    """On a flipped tile each die scores when it is laid, even if it will lapse. MSM-TAKE-11."""
    s.column = column
    if flipped(s, s.active, column):
        s.score(s.active, s.edition.flipped_die * s.unspent, DICE)
    s.then(NEXT_DIE)


@final
class Joker(Decision):
    """A six counts as a die of the column that the player chooses. MSM-TAKE-9."""

    def options(self, s: Monasterium) -> i64:
        return BIT[COLUMNS] - 1

    def forbids(self, s: Monasterium, action: i64) -> Rule | None:
        """Something must be possible there. MSM-TAKE-10."""
        return None if any_possible(s, action) else NOTHING_TO_DO

    def lacks(self, s: Monasterium, action: i64) -> Sentence | None:
        """Tell what its standard action lacks, which is numbered as the column is."""
        return lacks(s, action)

    def says(self, s: Monasterium, action: i64) -> Sentence:
        return Sentence(sentences.JOKER, [action])

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(sentences.ASK_JOKER, [])

    def do(self, s: Monasterium, action: i64) -> None:
        s.tell(sentences.JOKER_LAID, s.active, action)
        lay(s, action)


ACTING: Final = Acting()
TAKE: Final = Take()
JOKER: Final = Joker()
STEPS: Final[list[Step[Any]]] = [ACTING, TAKE, JOKER]
