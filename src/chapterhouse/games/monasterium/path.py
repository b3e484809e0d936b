"""Sections MSM-PATH and MSM-PDIE: what waits on the fields of the path."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.core.rule import Rule
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step
from chapterhouse.games.monasterium import mission, sentences
from chapterhouse.games.monasterium.action import DO_ANY
from chapterhouse.games.monasterium.components import (
    ANY_ACTION,
    FACES,
    LAST,
    SOUP_OR_EXCHANGE,
    TILE,
    TOKEN,
)
from chapterhouse.games.monasterium.envoy import BONUS
from chapterhouse.games.monasterium.goods import PATH_SOUP, PATH_TOKEN
from chapterhouse.games.monasterium.placement import Die
from chapterhouse.games.monasterium.rules import RULES
from chapterhouse.games.monasterium.state import LAST_FIELD, Monasterium
from chapterhouse.games.monasterium.tiles import ANYWHERE
from chapterhouse.games.monasterium.turn import Decision
from chapterhouse.games.monasterium.window import OFFER_TILE

DIE: Final = 0  # in LastField
POINTS: Final = 1
KEEP: Final = 0  # in KeepDie
REROLL: Final = 1
ALL_OWNED: Final = RULES["MSM-PDIE-3"]


def _lay(s: Monasterium, face: i64) -> None:
    """The die is laid on the field of its face; it never joins this turn's dice, and the round goes
    on until it is taken.

    MSM-PDIE-4, MSM-PDIE-6, MSM-PDIE-7.
    """
    s.dice[FACES * s.active + face] += 1
    s.tell(sentences.DIE_LAID, s.active, face)


@final
class LastField(Decision):
    """The next own die or points, as free on every lap; no passing.

    MSM-PDIE-2, MSM-PDIE-10, MSM-PATH-9.
    """

    def options(self, s: Monasterium) -> i64:
        return 3

    def forbids(self, s: Monasterium, action: i64) -> Rule | None:
        """With all dice owned only the points remain; there are three. MSM-PDIE-3, MSM-PDIE-1."""
        return ALL_OWNED if action == DIE and s.owned[s.active] == s.edition.own else None

    def says(self, s: Monasterium, action: i64) -> Sentence:
        if action == DIE:
            return Sentence(sentences.TAKE_DIE, [])
        return Sentence(sentences.TAKE_POINTS, [s.edition.last_points])

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(sentences.ASK_LAST, [])

    def do(self, s: Monasterium, action: i64) -> None:
        """The die stays with the player, and is rolled at once. MSM-PDIE-8."""
        if action == DIE:
            s.owned[s.active] += 1
            s.tell(sentences.GAINED_DIE, s.active)
            mission.claim(s)
            s.then(ROLL_GAINED)
        else:
            s.score(s.active, s.edition.last_points, LAST_FIELD)


@final
class RollGained(Die):
    """The die just gained falls: no other chance while dice are taken. MSM-PDIE-4, MSM-INFO-5."""

    def do(self, s: Monasterium, action: i64) -> None:
        """If the reroll tile is active, the player may throw it once more. MSM-PDIE-5."""
        s.tell(sentences.DIE_FELL, s.active, action + 1)
        if s.rerolls & BIT[s.active]:
            s.then(KEEP_DIE[action])
        else:
            _lay(s, action)


@final
class KeepDie(Decision):
    """The tile may be used on a die just gained. MSM-REROLL-6."""

    def __init__(self, face: int) -> None:
        """Ask about a die with this face, counted from 0."""
        super().__init__()
        self.face: Final = face

    def args(self) -> list[int]:
        return [self.face]

    def options(self, s: Monasterium) -> i64:
        """Keep it, or throw again."""
        return 3

    def says(self, s: Monasterium, action: i64) -> Sentence:
        if action == KEEP:
            return Sentence(sentences.KEEP, [self.face + 1])
        return Sentence(sentences.REROLL, [])

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(sentences.ASK_KEEP, [self.face + 1])

    def do(self, s: Monasterium, action: i64) -> None:
        """Lay it down, or turn the tile and throw again."""
        if action == KEEP:
            _lay(s, self.face)
        else:
            s.rerolls ^= BIT[s.active]
            s.then(ROLL_ONCE_MORE)


@final
class RollOnceMore(Die):
    """The second face stands. MSM-PDIE-5."""

    def do(self, s: Monasterium, action: i64) -> None:
        s.tell(sentences.DIE_FELL, s.active, action + 1)
        _lay(s, action)


LAST_STEP: Final = LastField()
ROLL_GAINED: Final = RollGained()
KEEP_DIE: Final = [KeepDie(face) for face in range(FACES)]
ROLL_ONCE_MORE: Final = RollOnceMore()
STEPS: Final[list[Step[Any]]] = [LAST_STEP, ROLL_GAINED, *KEEP_DIE, ROLL_ONCE_MORE]

# MSM-PATH-1: what each kind of bonus asks
BONUS[ANY_ACTION] = DO_ANY
BONUS[TOKEN] = PATH_TOKEN
BONUS[SOUP_OR_EXCHANGE] = PATH_SOUP
BONUS[TILE] = OFFER_TILE[ANYWHERE]  # MSM-PATH-6
BONUS[LAST] = LAST_STEP
