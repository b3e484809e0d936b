"""The limiter: each address has its share, which comes back with time."""

from contextlib import suppress

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.server.addresses import visitor
from chapterhouse.server.limits import FORGOTTEN, WHY, Bucket, Limiter, Limits

LIMITS = Limits(tables=2, replays=1, reviews=1, talk=2, window=60, sockets=2, rate=2, burst=3)


class Clock:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


def test_tables_are_counted_by_address() -> None:
    """Two may be laid in a minute; the third is told how long to wait; others do not wait."""
    clock = Clock()
    limiter = Limiter(LIMITS, clock)
    limiter.count("tables", "a")
    clock.now = 10
    limiter.count("tables", "a")
    limiter.count("tables", "b")
    limiter.count("replays", "a")
    with pytest.raises(Malformed) as caught:
        limiter.count("tables", "a")
    clock.now = 60
    limiter.count("tables", "a")

    assert (caught.value.key, caught.value.slots["seconds"]) == ("too-many-tables", "51")


def test_replays_are_counted_too() -> None:
    """One a minute here."""
    limiter = Limiter(LIMITS, Clock())
    limiter.count("replays", "a")
    limiter.count("replays", "b")
    with pytest.raises(Malformed) as caught:
        limiter.count("replays", "a")

    assert caught.value.key == "too-many-replays"


def test_reviews_are_counted_too() -> None:
    """One a minute here, whatever else was asked for."""
    limiter = Limiter(LIMITS, Clock())
    limiter.count("replays", "a")
    limiter.count("reviews", "a")
    with pytest.raises(Malformed) as caught:
        limiter.count("reviews", "a")

    assert caught.value.key == "too-many-reviews"


def test_talk_is_counted_by_seat() -> None:
    """Two a minute here, of each seat of each table."""
    clock = Clock()
    limiter = Limiter(LIMITS, clock)
    for seat in ("t 0", "t 0", "t 1"):
        limiter.count("talk", seat)
    clock.now = 59
    with pytest.raises(Malformed) as caught:
        limiter.count("talk", "t 0")

    assert (caught.value.key, caught.value.slots["seconds"]) == ("too-much-talk", "2")


def test_what_is_over_is_forgotten() -> None:
    """The limiter remembers nobody who has not come for a while; it forgets a few at a time."""
    clock = Clock()
    limiter = Limiter(LIMITS, clock)
    for number in range(100):
        limiter.count("tables", str(number))
    clock.now = 61
    limiter.count("tables", "a")
    left = limiter.remembered
    for _ in range(100):
        with suppress(Malformed):
            limiter.count("tables", "a")

    assert left == 100 - FORGOTTEN + 1
    assert limiter.remembered == 2  # both of the one who came


def test_every_limit_is_counted_for_itself() -> None:
    """As often as it says, whatever else was counted; one more is told why and how long to wait."""
    limits = Limits()
    limiter = Limiter(limits, Clock())
    for of, why in WHY.items():
        for _ in range(getattr(limits, of)):
            limiter.count(of, "a")
        with pytest.raises(Malformed) as caught:
            limiter.count(of, "a")
        assert (caught.value.key, caught.value.slots) == (why.key, {"seconds": "601"})


def test_whoever_is_not_yet_forgotten_does_not_count() -> None:
    """What is over counts no more, whether or not the limiter has come to forget it."""
    clock = Clock()
    limiter = Limiter(LIMITS, clock)
    for number in range(100):
        limiter.count("tables", str(number))
        limiter.count("tables", str(number))
    clock.now = 61
    limiter.count("tables", "99")
    clock.now = 100
    limiter.count("tables", "99")
    with pytest.raises(Malformed) as caught:
        limiter.count("tables", "99")

    assert caught.value.slots["seconds"] == "22"


@pytest.mark.parametrize(
    ("address", "named"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0db8:0001:0002::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_network_is_one_visitor(address: str, named: str) -> None:
    """Whoever has one address of IPv6 has 2**64 of them."""
    assert visitor(address) == named


def test_sockets_are_counted_while_they_are_open() -> None:
    """A third has to wait until one is closed, however it was closed."""
    limiter = Limiter(LIMITS, Clock())
    with limiter.socket("a"):
        with pytest.raises(Malformed), limiter.socket("a"), limiter.socket("a"):
            pass
        with pytest.raises(KeyError), limiter.socket("a"):
            raise KeyError
        with limiter.socket("a"):
            pass


def test_a_bucket_fills_again() -> None:
    """Three at once, then two a second; never more than three, however long nothing came."""
    clock = Clock()
    bucket = Bucket(LIMITS, clock)
    for _ in range(3):
        bucket.take()
    clock.now = 0.5
    bucket.take()
    clock.now = 100
    for _ in range(3):
        bucket.take()
    with pytest.raises(Malformed) as caught:
        bucket.take()

    assert caught.value.key == "too-fast"
