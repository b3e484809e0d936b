"""Options: a prompt lists all, and of long rows of numbers enough to show where they end."""

import pytest

from chapterhouse.wire.options import MANY, Listed, listed
from support import PURE, only_pure

if not PURE:
    pytest.skip("machine code has no toys", allow_module_level=True)

from core.toy import ASK, NOT_ONE, Bid, Toy, toy

pytestmark = only_pure


class Long(Bid):
    """Asks for any number up to a hundred."""

    def greatest(self, s: Toy) -> int:
        return 100


LONG = Long()


def asked(floor: int, most: int) -> list[Listed]:
    """What is listed where a number above the floor and up to the most is asked for."""
    s = toy(LONG)
    s.floor, s.most = floor, most
    return listed(s)


def legal(pairs: list[Listed]) -> list[int]:
    return [action for action, rule in pairs if rule is None]


def refused(pairs: list[Listed]) -> list[int]:
    return [action for action, rule in pairs if rule is not None]


def test_options_that_are_no_numbers_are_all_listed() -> None:
    """Each option is listed, with the id of the rule against it."""
    assert listed(toy(ASK)) == [(0, None), (1, NOT_ONE.id), (3, None)]


def test_of_refused_numbers_the_ends_are_listed() -> None:
    """Of a row of numbers that one rule forbids, the first and the last say enough."""
    pairs = asked(40, 45)

    assert legal(pairs) == [0, 41, 42, 43, 44, 45]
    assert refused(pairs) == [1, 40, 46, 100]


def test_of_many_legal_numbers_the_last_is_listed() -> None:
    """Of a long row of legal numbers the first twenty are listed, and the greatest."""
    pairs = asked(0, 90)

    assert legal(pairs) == [*range(MANY), 90]
    assert refused(pairs) == [91, 100]


@pytest.mark.parametrize("most", [MANY - 1, MANY, MANY + 1])
def test_no_end_is_lost_or_listed_twice(most: int) -> None:
    """Where a row is as long as what is listed of it, nothing is missing, nothing double."""
    pairs = asked(0, most)

    assert legal(pairs) == sorted({*range(MANY), most})
    assert pairs == sorted(set(pairs))


def test_a_single_refused_number_is_listed_once() -> None:
    """A row of one is its own first and last."""
    assert refused(asked(1, 99)) == [1, 100]
    assert refused(asked(0, 100)) == []
