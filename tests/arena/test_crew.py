"""Crews: whoever plays, matches come back in their order, and not too many are away at once."""

from collections.abc import Iterator
from itertools import count, islice

from chapterhouse.arena.crew import in_order


class Elsewhere:
    """Stands for a cluster: whatever was sent last is over first, two at a time."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.away: list[int] = []
        self.sent: list[int] = []
        self.most = 0

    def begin(self, match: int) -> int:
        self.sent.append(match)
        self.away.append(match)
        self.most = max(self.most, len(self.away))
        return match

    def ended(self, away: list[int]) -> list[tuple[int, str]]:
        assert sorted(away) == sorted(self.away)
        found, self.away = self.away[-2:], self.away[:-2]
        return [(match, str(match)) for match in reversed(found)]

    def results(self, matches: Iterator[int]) -> Iterator[str]:
        return in_order(matches, self.begin, self.ended, lambda: self.places)


def test_results_come_in_order() -> None:
    """Each once, whatever is over first."""
    elsewhere = Elsewhere(5)

    assert list(elsewhere.results(iter(range(23)))) == [str(match) for match in range(23)]
    assert elsewhere.sent == list(range(23))
    assert elsewhere.most == 5


def test_no_more_are_sent_than_there_is_room_for() -> None:
    """Also counted are those that are over and wait for an earlier one, so memory stays flat."""
    elsewhere = Elsewhere(5)
    results = elsewhere.results(count())

    assert list(islice(results, 100)) == [str(match) for match in range(100)]
    assert len(elsewhere.sent) <= 100 + 5


def test_room_may_change() -> None:
    """Machines leave a cluster and join it while matches are played."""
    elsewhere = Elsewhere(8)
    results = elsewhere.results(iter(range(60)))
    found = list(islice(results, 10))
    elsewhere.places, elsewhere.most = 1, 0
    found += islice(results, 10)
    shrunk = elsewhere.most
    elsewhere.places = 4
    found += results

    assert found == [str(match) for match in range(60)]
    assert (shrunk, elsewhere.most) == (1, 4)


def test_without_matches_nobody_waits() -> None:
    """Neither for the first nor for the last."""
    assert list(Elsewhere(3).results(iter(()))) == []
