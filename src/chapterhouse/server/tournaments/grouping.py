"""Grouping: places at tables filled so that what is awkward adds up to as little as can be."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from chapterhouse.play.dealer import Seeded

Costs = Sequence[Sequence[float]]  # how awkward it is that two sit at one table, by their places
Tables = list[list[int]]
TRIED_ALL: Final = 9  # places: up to 280 ways to fill them
SWAPS: Final = 50  # tries to swap two, for each place, from each beginning
BEGINNINGS: Final = 4


def shuffled(all_of: Sequence[int], luck: Seeded) -> list[int]:
    """Put numbers in an order that luck decides."""
    order = list(all_of)
    for at in range(len(order) - 1, 0, -1):
        other = int(luck.below(at + 1))
        order[at], order[other] = order[other], order[at]
    return order


def grouped(costs: Costs, seats: int, luck: Seeded) -> Tables:
    """Fill tables of so many seats with places from 0: the best way of all where there are few,
    else the best that was found by swapping. Their order is a good beginning.
    """
    places = list(range(len(costs)))
    if len(places) <= TRIED_ALL:
        ways = list(_ways(shuffled(places, luck), seats))
    else:
        orders = [places, *[shuffled(places, luck) for _ in range(BEGINNINGS - 1)]]
        ways = [_swapped(order, seats, costs, luck) for order in orders]
    return min(ways, key=lambda way: sum([_cost(table, costs) for table in way]))


def _cost(table: Sequence[int], costs: Costs) -> float:
    return sum([costs[one][other] for one, other in combinations(table, 2)])


def _ways(places: list[int], seats: int) -> Iterator[Tables]:
    """List all ways to fill the tables."""
    if not places:
        yield []
        return
    first, *others = places
    for fellows in combinations(range(len(others)), seats - 1):
        table = [first, *[others[at] for at in fellows]]
        left = [one for at, one in enumerate(others) if at not in fellows]
        for more in _ways(left, seats):
            yield [table, *more]


def _swapped(order: list[int], seats: int, costs: Costs, luck: Seeded) -> Tables:
    """Swap two at different tables again and again where that is no more awkward."""
    tables = [order[at : at + seats] for at in range(0, len(order), seats)]
    for _ in range(SWAPS * len(order)):
        one = luck.below(len(tables))
        other = (one + 1 + luck.below(len(tables) - 1)) % len(tables)
        mine, theirs = tables[one], tables[other]
        seat, there = luck.below(seats), luck.below(seats)
        goes, comes = costs[mine[seat]], costs[theirs[there]]
        change = sum([comes[who] - goes[who] for at, who in enumerate(mine) if at != seat])
        change += sum([goes[who] - comes[who] for at, who in enumerate(theirs) if at != there])
        if change <= 0:
            mine[seat], theirs[there] = theirs[there], mine[seat]
    return tables
