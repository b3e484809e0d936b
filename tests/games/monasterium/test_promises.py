"""What options are said to bring, and what refusals say is missing, held against what happens."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, combinations_with_replacement

import pytest

from chapterhouse.core.seats import CHANCE
from chapterhouse.core.sentence import Event, Sentence
from chapterhouse.games.monasterium.components import MOST_AT_ONCE
from chapterhouse.games.monasterium.setup import MONASTERIUM
from chapterhouse.games.monasterium.state import KINDS_OF_GOOD, Monasterium
from chapterhouse.play.preview import previews
from games.monasterium.always import SCORING
from games.monasterium.matches import SEATS, SEEDS, key, moments

EVERY = 2  # of the positions of a match
POOR = [1, 3, 5]  # matches in which nobody is rich, so that goods are missing
MANY = 60  # more than anything costs
FEW = 7  # goods: what costs more is not tried out in all its parts
AMOUNTS = ["sum", "other", "sums"]  # slots of goods
CHOICES = ["DieAction", "AnyAction", "Joker", "Who"]  # among several ways, so the nearest is told
every_table = pytest.mark.parametrize("seats", SEATS)


def asked(seats: int, seeds: list[int]) -> Iterator[Monasterium]:
    """Positions of whole matches in which somebody is asked."""
    for seed in seeds:
        found = [m.state for m in moments(seats, seed) if not m.state.over()]
        yield from [s for s in found if s.seat() != CHANCE][::EVERY]


def slot(event: Event, name: str) -> int:
    """The value of a slot of an event."""
    return int(event.values[[slot.name for slot in event.template.slots].index(name)])


def promised(events: Iterable[Event]) -> list[int]:
    """Add up the goods that events tell of, and the points."""
    found = [0] * (KINDS_OF_GOOD + 1)
    signs = {"gained": [("sum", 1)], "paid": [("sum", -1)], "swapped": [("sum", -1), ("other", 1)]}
    for event in events:
        for name, sign in signs.get(key(event), []):
            good, n = divmod(slot(event, name), MOST_AT_ONCE)
            found[good] += sign * n
        if key(event) in SCORING:
            found[KINDS_OF_GOOD] += slot(event, "points")
    return found


def holding(s: Monasterium, seat: int) -> list[int]:
    """The goods of a seat, and its points."""
    goods = s.goods[KINDS_OF_GOOD * seat : KINDS_OF_GOOD * (seat + 1)]
    return [*[int(n) for n in goods], MONASTERIUM.points(s)[seat]]


def played_on(s: Monasterium, action: int) -> Monasterium:
    """Carry an action out, and what is then forced."""
    seat, future = s.seat(), s.copy()
    future.apply(action)
    while future.seat() == seat and len(future.legal()) == 1:
        future.apply(future.legal()[0])
    return future


@every_table
def test_an_option_brings_the_goods_and_points_that_are_told(seats: int) -> None:
    """MSM-INV-8 Whatever an option changes of the seat's goods and points is told beforehand."""
    for s in asked(seats, SEEDS):
        seat = s.seat()
        for action, events in previews(MONASTERIUM, s.seen_by(seat), s.legal()).items():
            before, after = holding(s, seat), holding(played_on(s, action), seat)

            assert promised(events) == [b - a for a, b in zip(before, after, strict=True)]


def allowed_with(s: Monasterium, action: int, goods: Iterable[int]) -> bool:
    """Tell whether an action would be legal for a seat that had these goods as well."""
    richer = s.copy()
    for good in goods:
        richer.goods[KINDS_OF_GOOD * s.seat() + good] += 1
    return richer.now.forbids(richer, action) is None


def goods_missing(lack: Sentence) -> list[list[int]]:
    """Give the goods that are missing, one by one: several lists if any of them would do."""
    slots = [slot.name for slot in lack.template.slots]
    named = [(slots[min(at, len(slots) - 1)], value) for at, value in enumerate(lack.values)]
    sums = [divmod(value, MOST_AT_ONCE) for name, value in named if name in AMOUNTS]
    lists = [[good] * n for good, n in sums]
    return [list(chain(*lists))] if "sums" in slots else lists


@every_table
def test_what_is_missing_is_enough_and_no_less_would_do(seats: int) -> None:
    """MSM-ACT-13, MSM-NOVICE-7, MSM-NOVICE-8 With the goods that a refusal names the action is
    legal, with fewer it is not; where it names a place or a tile, no goods would help.
    """
    heard: Counter[str] = Counter()
    for s in asked(seats, POOR):
        for action in set(s.now.listed(s)) - set(s.legal()):
            lack = s.lacks(action)
            if lack is None:
                continue
            heard[lack.template.key] += 1
            ways = goods_missing(lack)
            most = min([len(way) for way in ways], default=0)
            fewer = range(most if type(s.now).__name__ in CHOICES and most < FEW else 0)

            assert all(allowed_with(s, action, way) for way in ways)
            assert ways or not allowed_with(s, action, list(range(KINDS_OF_GOOD)) * MANY)
            assert not any(
                allowed_with(s, action, goods)
                for n in fewer
                for goods in combinations_with_replacement(range(KINDS_OF_GOOD), n)
            )
    assert {"lack-room", "lack-area", "lack-reach", "lack-line"} <= set(heard)
