"""Goods of the player's choice: section MSM-ACT for I-E and II-C, MSM-PATH for two bonuses."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.rule import Rule
from chapterhouse.core.sentence import Sentence, Template
from chapterhouse.core.step import Step
from chapterhouse.games.monasterium import sentences
from chapterhouse.games.monasterium.components import BOOK, INFLUENCE, ROSARY, SOUP, TOOL
from chapterhouse.games.monasterium.names import sum_of
from chapterhouse.games.monasterium.rules import RULES
from chapterhouse.games.monasterium.state import Monasterium
from chapterhouse.games.monasterium.turn import Decision

EXCHANGES: Final = 2  # MSM-ACT-6: a soup for a tool, a tool for a book
GIVEN: Final = [SOUP, TOOL]
TAKEN: Final = [TOOL, BOOK]
NOTHING_TO_GIVE: Final = RULES["MSM-ACT-13"]


def can_exchange(s: Monasterium, seat: i64) -> bool:
    """Tell whether there is a soup or a tool to give. MSM-ACT-13."""
    return s.has(seat, SOUP) > 0 or s.has(seat, TOOL) > 0


@final
class Gain(Decision):
    """One of several goods is gained, so much of it."""

    def __init__(self, n: int, goods: list[int], question: Template) -> None:
        super().__init__()
        self.n: Final = n
        self.goods: Final = vec[i64](goods)
        self.question: Final = question

    def args(self) -> list[int]:
        return [self.n]

    def options(self, s: Monasterium) -> i64:
        return BIT[len(self.goods)] - 1

    def says(self, s: Monasterium, action: i64) -> Sentence:
        return Sentence(sentences.GAIN, [sum_of(self.n, self.goods[action])])

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(self.question, [])

    def do(self, s: Monasterium, action: i64) -> None:
        s.gain(s.active, self.goods[action], self.n)


class Exchange(Decision):
    """Give a soup for a tool, or a tool for a book. MSM-ACT-6."""

    def options(self, s: Monasterium) -> i64:
        return BIT[EXCHANGES] - 1

    def forbids(self, s: Monasterium, action: i64) -> Rule | None:
        """What is given must be there. MSM-ACT-13."""
        if action == EXCHANGES or s.has(s.active, GIVEN[action]):
            return None
        return NOTHING_TO_GIVE

    def lacks(self, s: Monasterium, action: i64) -> Sentence | None:
        return Sentence(sentences.LACK_GOOD, [sum_of(1, GIVEN[action])])

    def says(self, s: Monasterium, action: i64) -> Sentence:
        return Sentence(sentences.SWAP, [sum_of(1, GIVEN[action]), sum_of(1, TAKEN[action])])

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(sentences.ASK_SWAP, [])

    def do(self, s: Monasterium, action: i64) -> None:
        s.swap(s.active, GIVEN[action], TAKEN[action])


@final
class PathSoup(Exchange):
    """Gain a soup, or exchange. MSM-PATH-5."""

    def options(self, s: Monasterium) -> i64:
        """Either exchange, or a soup."""
        return BIT[EXCHANGES + 1] - 1

    def says(self, s: Monasterium, action: i64) -> Sentence:
        if action == EXCHANGES:
            return Sentence(sentences.GAIN, [sum_of(1, SOUP)])
        return super().says(s, action)

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(sentences.ASK_SOUP, [])

    def do(self, s: Monasterium, action: i64) -> None:
        if action == EXCHANGES:
            s.gain(s.active, SOUP, 1)
        else:
            s.swap(s.active, GIVEN[action], TAKEN[action])


# MSM-ACT-7: two alike; MSM-PATH-4: influence or a rosary
PAIR: Final = Gain(2, [SOUP, INFLUENCE, ROSARY], sentences.ASK_PAIR)
PATH_TOKEN: Final = Gain(1, [INFLUENCE, ROSARY], sentences.ASK_TOKEN)
EXCHANGE: Final = Exchange()
PATH_SOUP: Final = PathSoup()
STEPS: Final[list[Step[Any]]] = [PAIR, PATH_TOKEN, EXCHANGE, PATH_SOUP]
