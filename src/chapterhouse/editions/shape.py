"""Shapes of facts: what each may be, as a game has it read, so that a form can ask for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Shape:
    """What may stand there. `kind` tells how the rest is meant.

    - `fixed`: the program can only play what our edition says
    - `line`: words, whatever they say
    - `number`: a whole one from `least` to `most`
    - `choice`: one of `words`
    - `some`: a list of any of `words`
    - `row`: a list of `least` to `most` values, each of the shape in `of`
    - `table`: a value of the shape in `of` for each of `words`, or for some of them (`least` is 0)
    - `joined`: one word made of the shapes in `of`, with one of `joints` between two of them
    """

    kind: str
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()
    of: tuple["Shape", ...] = ()
    joints: tuple[str, ...] = ()


FIXED: Final = Shape("fixed")
LINE: Final = Shape("line")


def whole(least: int, most: int) -> Shape:
    """Give a whole number within bounds."""
    return Shape("number", least, most)


def choice(words: Sequence[str]) -> Shape:
    """Give one of these words."""
    return Shape("choice", words=tuple(words))


def some(words: Sequence[str]) -> Shape:
    """Give a list of any of these words."""
    return Shape("some", words=tuple(words))


def row(least: int, most: int, each: Shape) -> Shape:
    """Give a list of so many values."""
    return Shape("row", least, most, of=(each,))


def table(words: Sequence[str], each: Shape, *, all_of_them: bool = True) -> Shape:
    """Give a value for each of these words, or for some of them."""
    return Shape("table", len(words) if all_of_them else 0, len(words), tuple(words), (each,))


def joined(of: Sequence[Shape], joints: Sequence[str]) -> Shape:
    """Give one word made of several."""
    return Shape("joined", of=tuple(of), joints=tuple(joints))
