"""Sets of small numbers: a bit a member, and never more than fit into a machine word."""

from typing import Final

from chapterhouse.core.ints import append, i64, vec

WIDEST: Final = 62

# A shift of a constant is miscompiled above 31 bits, so single bits come from a table.
BIT: Final = vec[i64]([2**i for i in range(WIDEST)])
# Of a one-bit set: its member, by six bits of its product with a number in which each six bits that
# follow each other are others (a de Bruijn sequence).
UNLIKE: Final = 0x03F79D71B4CB0A89
INDEX: Final = vec[i64]([0] * 64)
for _i in range(WIDEST):
    INDEX[BIT[_i] * UNLIKE >> 58 & 63] = _i
ONES: Final = vec[i64]([block.bit_count() for block in range(512)])
NTH: Final = vec[i64](
    [([i for i in range(9) if b >> i & 1] + [0] * 9)[k] for b in range(512) for k in range(9)]
)


def count(members: i64) -> i64:
    members -= members >> 1 & 0x1555555555555555
    members = (members & 0x3333333333333333) + (members >> 2 & 0x3333333333333333)
    members = members + (members >> 4) & 0x0F0F0F0F0F0F0F0F
    members += members >> 32
    members += members >> 16
    return members + (members >> 8) & 0x7F


def lowest(members: i64) -> i64:
    """Tell the least member of a set that has one."""
    return INDEX[(members & -members) * UNLIKE >> 58 & 63]


def nth(members: i64, k: i64) -> i64:
    """Tell the k-th member, counted from 0; there must be more than k."""
    at: i64 = 0
    while True:
        ones = ONES[members & 511]
        if k < ones:
            return at + NTH[9 * (members & 511) + k]
        k -= ones
        members >>= 9
        at += 9


def extended(row: vec[i64], first: i64, members: i64) -> vec[i64]:
    """Put `first` plus each member of a set at the end of a row, in rising order."""
    while members:
        row = append(row, first + lowest(members))
        members &= members - 1
    return row


def members_of(members: i64) -> list[int]:
    """List a set in rising order."""
    listed: list[int] = []
    while members:
        listed.append(lowest(members))
        members &= members - 1
    return listed


def amounts(floor: i64, most: i64) -> list[int]:
    """List 0 and all numbers above the floor, up to the most."""
    listed: list[int] = [0]
    while floor < most:
        floor += 1
        listed.append(floor)
    return listed
