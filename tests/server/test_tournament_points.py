"""What a match of a tournament is worth, how people stand, and what is told apart from luck."""

import random

import pytest

from chapterhouse.server.tournaments.luck import mean_of
from chapterhouse.server.tournaments.pairing import BOT
from chapterhouse.server.tournaments.points import Score, margins_of, shares, standings


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [
        ([1, 2], [1, 0]),
        ([1, 1], [0.5, 0.5]),
        ([2, 1, 3], [0.5, 1, 0]),
        ([1, 2, 2, 4], [1, 0.5, 0.5, 0]),
        ([1, 1, 3, 3], [5 / 6, 5 / 6, 1 / 6, 1 / 6]),  # pairs
    ],
)
def test_worth_is_the_share_left_behind(ranks: list[int], worth: list[float]) -> None:
    """A tie counts as half; a table gives as much as it has pairs."""
    assert shares(ranks) == pytest.approx(worth)
    assert sum(shares(ranks)) == len(ranks) / 2


def test_standings_and_what_breaks_ties() -> None:
    """Points, then those of whom one met, then by how much; bots stand nowhere."""
    first = [
        Score([0, 1], [1, 2], [9, 8]),
        Score([2, 3], [1, 2], [9, 1]),
        Score([4, BOT], [2, 1], [0, 3]),
    ]
    second = [
        Score([0, 2], [1, 2], [5, 4]),
        Score([1, 4], [1, 2], [5, 1]),
        Score([3, BOT], [1, 2], [7, 0]),
    ]
    found = standings(5, [first, second], duplicate=False)

    assert [(one.person, one.place, one.points) for one in found] == [
        (0, 1, 2), (2, 2, 1), (1, 3, 1), (3, 4, 1), (4, 5, 0),
    ]  # fmt: skip
    assert [one.met for one in found] == [2, 3, 2, 1, 1]
    assert {one.played for one in found} == {2}


def test_equal_in_all_is_a_shared_place() -> None:
    """Nothing is drawn by lot."""
    found = standings(2, [[Score([0, 1], [1, 1], [4, 4])]], duplicate=False)
    assert [one.place for one in found] == [1, 1]


def test_a_match_that_was_broken_off_has_no_margin() -> None:
    """Its places count all the same."""
    [first, second] = standings(2, [[Score([0, 1], [1, 2], [])]], duplicate=False)
    assert (first.points, first.margin.values, second.points) == (1, 0, 0)


def test_planted_luck_of_a_seat_is_removed() -> None:
    """Deals give one seat 30 points more than another; skill is worth 1. By plain margins the lucky
    one seems better, by those of duplicate play the better one is, and the interval says so.
    """
    luck = random.Random(5)  # noqa: S311 - nothing is kept secret by it
    skill = {0: 1.0, 1: 0.0, 2: 0.0, 3: 0.0}
    played = []
    for number in range(12):
        worth = [30.0, 0.0] if number % 6 else [0.0, 30.0]  # whoever sits first is mostly lucky
        tables = [[1, 0], [2, 3]] if number % 2 else [[3, 0], [2, 1]]
        scores = []
        for seats in tables:
            points = [
                round(100 + worth[at] + 10 * skill[who] + luck.random())
                for at, who in enumerate(seats)
            ]
            scores.append(Score(seats, [1, 2] if points[0] > points[1] else [2, 1], points))
        played.append(scores)
    plain, adjusted = (margins_of(4, played, duplicate=duplicate) for duplicate in (False, True))

    assert plain[0].mean < 0 < plain[2].mean
    assert adjusted[0].mean == pytest.approx(10, abs=1)
    assert adjusted[0].reach is not None
    assert adjusted[0].mean - adjusted[0].reach > 8
    assert all([abs(adjusted[one].mean) < 11 for one in (1, 2, 3)])
    assert sum([m.mean * m.values for m in adjusted]) == pytest.approx(0)


def test_a_deal_that_was_played_once_tells_nothing() -> None:
    """There is nobody to compare with."""
    assert margins_of(2, [[Score([0, 1], [1, 2], [9, 1])]], duplicate=True)[0].values == 0


def test_few_values_are_told_as_few() -> None:
    """One has no interval, two have a wide one: 12.7 standard errors each way; many near 2."""
    assert mean_of([]).reach is None
    assert mean_of([3.0]).reach is None
    assert mean_of([0.0, 2.0]).reach == pytest.approx(12.706)
    many = mean_of([float(n % 2) for n in range(100)])
    assert many.reach == pytest.approx(2.042 * 0.0503, rel=0.01)
