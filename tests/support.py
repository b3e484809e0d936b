"""What tests share: dealers with fixed outcomes, and every outcome that chance can have."""

import importlib
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

import mypy_extensions
import pytest

from chapterhouse.core import zone
from chapterhouse.core.dealer import Dealer
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.state import State
from chapterhouse.play.words import read

T = TypeVar("T")

PURE = zone.__file__.endswith(".py")
only_pure = pytest.mark.only_pure  # tests/conftest.py knows what it means


def packed(numbers: list[int]) -> vec[i64]:
    """Pack numbers into a row, as the build that is tested has them."""
    if PURE:
        return vec[i64](numbers)
    return importlib.import_module("librt.vecs").vec[mypy_extensions.i64](numbers)  # type: ignore[no-any-return]


class Scripted(Dealer):
    """Names the numbers it was given, and notes below what it was asked to stay."""

    def __init__(self, *numbers: int) -> None:
        super().__init__()
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def below(self, n: i64) -> i64:
        self.asked.append(n)
        return self.numbers.pop(0)


class Stacked(Dealer):
    """A dealer with a stacked deck: the words it is given, in order, then another dealer."""

    def __init__(self, words: list[str], rest: Dealer) -> None:
        super().__init__()
        self.words = list(words)
        self.rest = rest

    def below(self, n: i64) -> i64:
        return self.rest.below(n)

    def outcome(self, s: State, ply: i64) -> i64:
        if not self.words:
            return self.rest.outcome(s, ply)
        return read(s, self.words.pop(0))


class Recorded(Dealer):
    """A dealer that deals what a record holds."""

    def __init__(self, actions: list[int]) -> None:
        super().__init__()
        self.actions = actions

    def below(self, n: i64) -> i64:
        raise IndexError("a record has no numbers left to name")

    def outcome(self, s: State, ply: i64) -> i64:
        return self.actions[ply]


class Trying(Dealer):
    """Names the numbers it was given, then noughts; notes all it named and below what."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__()
        self.numbers = numbers
        self.named: list[tuple[int, int]] = []

    def below(self, n: i64) -> i64:
        assert n > 0
        at = len(self.named)
        k = self.numbers[at] if at < len(self.numbers) else 0
        self.named.append((k, n))
        return k


def every(act: Callable[[Dealer], T]) -> Iterator[tuple[Fraction, T]]:
    """Do it with every row of numbers a dealer can name: the chance, and what came of it."""
    pending: list[list[int]] = [[]]
    while pending:
        numbers = pending.pop()
        dealer = Trying(numbers)
        result = act(dealer)
        chance = Fraction(1)
        for at, (_, n) in enumerate(dealer.named):
            chance /= n
            if at >= len(numbers):
                row = [k for k, _ in dealer.named[:at]]
                pending += [[*row, k] for k in range(1, n)]
        yield chance, result


def odds(act: Callable[[Dealer], T]) -> dict[T, Fraction]:
    """Add up the chances of every result."""
    found: dict[T, Fraction] = {}
    for chance, result in every(act):
        found[result] = found.get(result, Fraction(0)) + chance
    return found
