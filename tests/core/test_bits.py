"""Sets of small numbers, against what Python says."""

import pytest

from chapterhouse.core import bits, ints

SETS = [
    *[1 << i for i in range(bits.WIDEST)],
    *[(1 << i) - 1 for i in range(bits.WIDEST + 1)],
    *[((1 << 62) - 1) ^ (1 << i) for i in range(bits.WIDEST)],
    0x1555555555555555,
    0x2AAAAAAAAAAAAAAA,
    0x0F0F0F0F0F0F0F0F,
    0x3333333333333333,
    *[pow(3, k, 1 << 62) for k in range(1, 60)],
]


def test_single_bits_come_from_a_table() -> None:
    """The table holds one bit for each member a set can have."""
    assert bits.WIDEST == 62
    assert [2**i for i in range(62)] == list(bits.BIT)


@pytest.mark.parametrize("count", [bits.count, ints.count])
def test_members_are_counted(count: object) -> None:
    """Both ways of counting tell how many bits are set."""
    assert callable(count)
    assert [0, *[f"{members:b}".count("1") for members in SETS]] == [count(m) for m in [0, *SETS]]


def test_the_lowest_member_is_found() -> None:
    """Of any set that has a member, the least is told."""
    sets = [members for members in SETS if members]

    assert [f"{members:b}"[::-1].index("1") for members in sets] == [
        bits.lowest(members) for members in sets
    ]


def test_members_are_listed() -> None:
    """A set is listed in rising order, the empty one as nothing."""
    assert bits.members_of(0) == []
    assert [[i for i in range(62) if members >> i & 1] for members in SETS] == [
        bits.members_of(members) for members in SETS
    ]


def test_each_member_is_found_by_its_place() -> None:
    """The k-th member is the k-th of the list, from the first to the last."""
    for members in SETS:
        listed = bits.members_of(members)

        assert listed == [bits.nth(members, k) for k in range(len(listed))]
