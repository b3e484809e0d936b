"""Grouping: places at tables filled so that what is awkward adds up to as little as can be."""

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import Final

from chapterhouse.play.dealer import Seeded

Costs = Sequence[Sequence[float]]  # how awkward it is that two sit at one table, by their places
Tables = list[list[int]]
TRIED_ALL: Final = 9  # places: up to 280 ways to fill them
SWAPS: Final = 50  # tries to swap two, for each place, from each beginning
BEGINNINGS: Final = 4
STEPS: Final = 20_000  # tables that are tried where nobody is to meet somebody again


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
        dealt = [[order[at : at + seats] for at in range(0, len(order), seats)] for order in orders]
        ways = [swapped(tables, costs, luck) for tables in dealt]
    return min(ways, key=lambda way: cost_of(way, costs))


def cost_of(tables: Tables, costs: Costs) -> float:
    """Tell how awkward all of it is."""
    return sum([_cost(table, costs) for table in tables])


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


def swapped(before: Tables, costs: Costs, luck: Seeded) -> Tables:
    """Swap two at different tables again and again where that is no more awkward."""
    tables = [list(table) for table in before]
    for _ in range(SWAPS * len(costs) if len(tables) > 1 else 0):
        one = luck.below(len(tables))
        other = (one + 1 + luck.below(len(tables) - 1)) % len(tables)
        mine, theirs = tables[one], tables[other]
        seat, there = luck.below(len(mine)), luck.below(len(theirs))
        goes, comes = costs[mine[seat]], costs[theirs[there]]
        change = sum([comes[who] - goes[who] for at, who in enumerate(mine) if at != seat])
        change += sum([goes[who] - comes[who] for at, who in enumerate(theirs) if at != there])
        if change <= 0:
            mine[seat], theirs[there] = theirs[there], mine[seat]
    return tables


def apart(
    people: Sequence[int], sizes: Sequence[int], met: Collection[tuple[int, int]]
) -> Tables | None:
    """Fill tables of these sizes with people of whom no two have met; None if no way was found in
    so many steps.
    """
    steps = iter(range(STEPS))

    def filled(left: list[int], sizes: Sequence[int]) -> Tables | None:
        """Fill what is left, beginning with whoever can sit with the fewest."""
        if not sizes:
            return []
        first = min(left, key=lambda one: sum([(one, other) not in met for other in left]))
        fellows = [one for one in left if one != first and (first, one) not in met]
        for at, size in enumerate(sizes):
            for some in combinations(fellows, size - 1 if size not in sizes[:at] else len(left)):
                if next(steps, None) is None:
                    return None
                if any([two in met for two in combinations(some, 2)]):
                    continue
                rest = [one for one in left if one != first and one not in some]
                more = filled(rest, [*sizes[:at], *sizes[at + 1 :]])
                if more is not None:
                    return [[first, *some], *more]
        return None

    return filled(list(people), sizes)
