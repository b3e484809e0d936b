"""Section BIB-CHURCH: church cards move the dice as soon as somebody acquires them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step
from chapterhouse.games.biblios import sentences
from chapterhouse.games.biblios.components import (
    CATEGORIES,
    CHURCH,
    DIE_LEAST,
    DIE_MOST,
    DOWN_TWO,
    UP_TWO,
)
from chapterhouse.games.biblios.rules import KINDS, NOT_ABOVE_SIX, NOT_BELOW_ONE, TWO_DICE
from chapterhouse.games.biblios.state import CHAPEL, DISCARD, Biblios

if TYPE_CHECKING:
    from chapterhouse.core.rule import Rule

# An answer is one number: decline; raise or lower one die; raise or lower two; and, never legal,
# one die twice.
DECLINE: Final = 0
RAISE: Final = 1  # + category
LOWER: Final = 6
RAISE_TWO: Final = 11  # + pair
LOWER_TWO: Final = 21
RAISE_TWICE: Final = 31  # + category; from 36 on, lower twice
ANSWERS: Final = 41

PAIRS: Final = [(a, b) for a in range(5) for b in range(a + 1, 5)]
_FIRST: Final = [0, *range(5), *range(5), *[a for a, _ in PAIRS] * 2, *range(5), *range(5)]
_OTHER: Final = [-1, *[-1] * 10, *[b for _, b in PAIRS] * 2, *range(5), *range(5)]
_SIGN: Final = [0, *[1] * 5, *[-1] * 5, *[1] * 10, *[-1] * 10, *[1] * 5, *[-1] * 5]

FIRST: Final = vec[i64](_FIRST)
OTHER: Final = vec[i64](_OTHER)
SIGN: Final = vec[i64](_SIGN)


def _touching(category: int, sign: int) -> int:
    """List, as a set, the answers that move a category's die that way."""
    return sum(
        BIT[a] for a in range(1, ANSWERS) if _SIGN[a] == sign and category in (_FIRST[a], _OTHER[a])
    )


RAISES: Final = vec[i64]([_touching(category, 1) for category in range(5)])
LOWERS: Final = vec[i64]([_touching(category, -1) for category in range(5)])
_UP_ONE: Final = 0x1F << RAISE
_DOWN_ONE: Final = 0x1F << LOWER
# What each kind of card allows, and declining.
# BIB-CHURCH-6, BIB-CHURCH-7, BIB-CHURCH-8, BIB-CHURCH-9, BIB-CHURCH-10, BIB-CHURCH-12
FITS: Final = vec[i64](
    [
        1 | 0x3FF << RAISE_TWO,
        1 | 0x3FF << LOWER_TWO,
        1 | _UP_ONE,
        1 | _DOWN_ONE,
        1 | _UP_ONE | _DOWN_ONE,
    ]
)


def acquire(s: Biblios, seat: i64, card: i64, source: i64) -> None:
    """A church card is acquired: all see it, and everything else waits.

    BIB-CHURCH-1, BIB-CHURCH-5, BIB-CHURCH-3.
    """
    s.zones.move(card, source, CHAPEL, s.everyone)
    s.tell_card(s.edition.say.church, seat, card, s.everyone)
    s.then(CHURCH_CARD[seat])


@final
class ChurchCard(Step[Biblios]):
    """The owner decides the effect; then play goes on where it stopped.

    BIB-CHURCH-4, BIB-CHURCH-19.
    """

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner: Final[i64] = owner

    def args(self) -> list[int]:
        return [self.owner]

    def seat(self, s: Biblios) -> i64:
        return self.owner

    def options(self, s: Biblios) -> i64:
        """Any die or two, up or down, or nothing; whatever the owner holds. BIB-CHURCH-18."""
        return BIT[ANSWERS] - 1

    def forbids(self, s: Biblios, action: i64) -> Rule | None:
        """If too few dice can move, only declining is left.

        BIB-CHURCH-15, BIB-CHURCH-11, BIB-CHURCH-14, BIB-CHURCH-13.
        """
        if action == DECLINE:
            return None  # BIB-CHURCH-12
        card = s.zones.first(CHAPEL)
        two = OTHER[action] >= 0
        if (card in (UP_TWO, DOWN_TWO)) and (not two or action >= RAISE_TWICE):
            return TWO_DICE
        if not FITS[card - CHURCH] >> action & 1:
            return KINDS[card - CHURCH]
        if SIGN[action] > 0:
            return NOT_ABOVE_SIX if self._stuck(s, action, DIE_MOST) else None
        return NOT_BELOW_ONE if self._stuck(s, action, DIE_LEAST) else None

    def _stuck(self, s: Biblios, action: i64, end: i64) -> bool:
        """Tell whether one of the dice of this answer already shows the last face of its way."""
        return s.die(FIRST[action]) == end or (OTHER[action] >= 0 and s.die(OTHER[action]) == end)

    def allowed(self, s: Biblios) -> i64:
        """Strike what the dice do not allow from what the card allows, without 40 questions."""
        allowed = FITS[s.zones.first(CHAPEL) - CHURCH]
        category: i64
        for category in range(len(CATEGORIES)):
            die = s.die(category)
            if die == DIE_MOST:
                allowed &= ~RAISES[category]
            elif die == DIE_LEAST:
                allowed &= ~LOWERS[category]
        return allowed

    def says(self, s: Biblios, action: i64) -> Sentence:
        if action == DECLINE:
            return Sentence(sentences.DECLINE, [])
        first, other = FIRST[action], OTHER[action]
        if other < 0:
            return Sentence(sentences.RAISE if SIGN[action] > 0 else sentences.LOWER, [first])
        template = sentences.RAISE_TWO if SIGN[action] > 0 else sentences.LOWER_TWO
        return Sentence(template, [first, other])

    def asks(self, s: Biblios) -> Sentence:
        """Of a card that moves two dice, which two. BIB-CHURCH-6, BIB-CHURCH-7."""
        two = s.zones.first(CHAPEL) in (UP_TWO, DOWN_TWO)
        say = s.edition.say
        return Sentence(say.ask_church_two if two else say.ask_church, [s.shown(CHAPEL)])

    def do(self, s: Biblios, action: i64) -> None:
        """All see the dice turned, and the card discarded face up. BIB-INFO-18, BIB-CHURCH-16."""
        if action == DECLINE:
            s.tell(sentences.DECLINED, self.owner)
        else:
            self._turn(s, action)
        s.zones.move(s.zones.first(CHAPEL), CHAPEL, DISCARD, s.everyone)

    def _turn(self, s: Biblios, action: i64) -> None:
        """Move one die or two by one.

        BIB-CHURCH-6, BIB-CHURCH-7, BIB-CHURCH-8, BIB-CHURCH-9, BIB-CHURCH-10.
        """
        first, other, sign = FIRST[action], OTHER[action], SIGN[action]
        s.dice += sign << 4 * first
        if other < 0:
            s.tell(sentences.RAISED if sign > 0 else sentences.LOWERED, self.owner, first)
        else:
            s.dice += sign << 4 * other
            s.tell(
                sentences.RAISED_TWO if sign > 0 else sentences.LOWERED_TWO,
                self.owner,
                first,
                other,
            )


CHURCH_CARD: Final = [ChurchCard(seat) for seat in range(4)]
STEPS: Final[list[Step[Biblios]]] = [*CHURCH_CARD]
