"""Small numbers and rows of them: native where compiled, plain Python everywhere else.

This module itself is never compiled: compiled callers get the native types, the interpreter gets
what it is fastest at.
"""

from array import array
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec
    from mypy_extensions import i16, i64, mypyc_attr, u8

    from chapterhouse.core.bits import amounts, count
else:
    i64 = int

    def u8(number: int) -> int:
        """Say that a number fits into a byte."""
        return number

    def i16(number: int) -> int:
        """Say that a number fits into two bytes."""
        return number

    def wide(numbers: Iterable[int] = (), **_: int) -> list[int]:
        """Make a row of numbers; a list needs no room kept for it."""
        return list(numbers)

    PACKED = {u8: bytearray, i16: partial(array, "h")}  # what other programs read without copying

    class vec(list):  # noqa: N801 - it stands in for librt's vec, whose name this is
        """A packed row of numbers, here a list."""

        def __class_getitem__(cls, item: object) -> Callable:
            """Make `vec[i64](...)` a plain list."""
            return PACKED.get(item, wide)

    def append(row: list, number: int) -> list:
        """Put a number at the end of a row; compiled, the row given is used up."""
        row.append(number)
        return row

    def extend(row: list, numbers: list) -> list:
        """Put numbers at the end of a row; likewise."""
        row.extend(numbers)
        return row

    def mypyc_attr(**_: bool) -> Callable[[type], type]:
        """Tell the compiler something; the interpreter need not know."""
        return lambda cls: cls

    def amounts(floor: int, most: int) -> list[int]:
        """List 0 and all numbers above the floor, up to the most."""
        return [0, *range(floor + 1, most + 1)]

    count = int.bit_count  # four times as fast as arithmetic, in the interpreter


__all__ = ["amounts", "append", "count", "extend", "i16", "i64", "mypyc_attr", "u8", "vec"]
