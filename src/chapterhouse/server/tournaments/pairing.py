"""Pairing: who meets whom in each round, and who sits where.

People are numbered from 0; where some are missing bots sit down. The same numbers give the same
tables, so nobody can choose whom to meet.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Final

from chapterhouse.play.dealer import Seeded
from chapterhouse.server.tournaments.grouping import (
    Costs,
    Tables,
    apart,
    cost_of,
    grouped,
    shuffled,
    swapped,
)
from chapterhouse.server.tournaments.schedules import schedule

BOT: Final = -1
AGAIN: Final = 1_000_000.0  # how awkward it is to meet somebody once more, beside any distance
OFTEN: Final = 3  # the power by which it is the more awkward, the more often they have met
A_BOT: Final = 3  # as much more for each time that somebody has met a bot
BETTERED: Final = 2  # tries to better what was found by looking for people who have not met
TWO: Final = 2  # seats, where there is a plan in which all meet once


@dataclass
class Past:
    """What there was: how often each two have met (a bot as `BOT`), and who sat where."""

    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    sat: Counter[tuple[int, int]] = field(default_factory=Counter)

    def add(self, tables: Tables) -> None:
        """Add a round."""
        for table in tables:
            self.met.update([_pair(*two) for two in combinations(table, 2)])
            self.sat.update([(one, seat) for seat, one in enumerate(table) if one != BOT])

    def times(self, one: int, other: int) -> int:
        """Tell how often two have met."""
        return self.met[_pair(one, other)]


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def rounds(people: int, seats: int) -> int:
    """Tell in how many rounds everybody meets everybody else."""
    return people - 1 + people % 2 if seats == TWO else len(schedule(people, seats))


def sizes(people: int, tables: int) -> list[int]:
    """Tell how many people sit at each table: as evenly as can be, so that bots are, too."""
    return [people // tables + (at < people % tables) for at in range(tables)]


def round_robin(people: int, seats: int, seed: int) -> list[Tables]:
    """Plan a tournament in which everybody meets everybody: luck decides who is who in it, and
    which round comes when.
    """
    luck, past = Seeded(seed), Past()
    plan = []
    for tables in _rounds(shuffled(range(people), luck), seats, luck):
        full = [[*table, *[BOT] * (seats - len(table))] for table in tables]
        plan.append([seated(table, past, luck) for table in full])
        past.add(plan[-1])
    return plan


def _rounds(order: Sequence[int], seats: int, luck: Seeded) -> list[Tables]:
    """List the rounds; at two seats by the circle."""
    if seats == TWO:
        return [_circle(order, number) for number in range(rounds(len(order), seats))]
    kept = schedule(len(order), seats)
    mixed = [kept[at] for at in shuffled(range(len(kept)), luck)]
    return [[[order[one] for one in table] for table in round_] for round_ in mixed]


def _circle(order: Sequence[int], number: int) -> Tables:
    """Pair by the circle: one stays, the others move on by one place a round."""
    ring = [*order, *[BOT] * (len(order) % 2)]
    moved = [ring[0], *ring[1 + number :], *ring[1 : 1 + number]]
    half = len(moved) // 2
    return [[moved[at], moved[-1 - at]] for at in range(half)]


def swiss(points: dict[int, float], seats: int, past: Past, seed: int) -> Tables:
    """Pair a round by how people stand: those with like points, who have not met if that can be.

    Where bots are needed, they go to those with the fewest points who met the fewest bots.
    """
    luck = Seeded(seed)
    order = sorted(shuffled(sorted(points), luck), key=lambda one: -points[one])
    worth = [0.0] * (max(points, default=0) + 1)
    for one, stands in points.items():
        worth[one] = stands
    tables = _filled(order, seats, past, luck, worth)
    return [seated(table, past, luck) for table in tables]


def _filled(
    order: Sequence[int], seats: int, past: Past, luck: Seeded, worth: Sequence[float]
) -> Tables:
    """Fill tables, with bots as evenly as can be."""
    places = [*order, *[BOT] * (-len(order) % seats)]
    least = min([worth[one] for one in order])
    values = [least if one == BOT else worth[one] for one in places]
    costs = [
        [_awkward(past, (one, other), values[at] - values[to]) for to, other in enumerate(places)]
        for at, one in enumerate(places)
    ]
    found = grouped(costs, seats, luck)
    if _repeats(found, places, past):
        found = _unmet(places, seats, past, costs, luck) or found
    return [[places[at] for at in table] for table in found]


def _repeats(tables: Tables, places: Sequence[int], past: Past) -> bool:
    """Tell whether people meet again."""
    twos = [two for table in tables for two in combinations([places[at] for at in table], 2)]
    return any([BOT not in two and past.times(*two) for two in twos])


def _unmet(
    places: Sequence[int], seats: int, past: Past, costs: Costs, luck: Seeded
) -> Tables | None:
    """Fill tables so that nobody meets somebody again, if a way is found; then make it the least
    awkward one.
    """
    people = [at for at, one in enumerate(places) if one != BOT]
    bots = [at for at, one in enumerate(places) if one == BOT]
    met = {(one, two) for one in people for two in people if past.times(places[one], places[two])}
    tables = apart(people, sizes(len(people), len(places) // seats), met)
    if tables is None:
        return None
    for table in tables:
        table.extend([bots.pop() for _ in range(seats - len(table))])
    ways = [swapped(tables, costs, luck) for _ in range(BETTERED)]
    return min(ways, key=lambda way: cost_of(way, costs))


def _awkward(past: Past, two: tuple[int, int], apart: float) -> float:
    """Tell how awkward it is that two meet who are so many points apart."""
    if two == (BOT, BOT):
        return AGAIN * AGAIN
    times = past.times(*two)
    again = A_BOT * times if BOT in two else (times + 1) ** OFTEN - 1
    return AGAIN * again + apart**2


def seated(table: Sequence[int], past: Past, luck: Seeded) -> list[int]:
    """Seat those of a table where each of them has sat least; of equal ways luck chooses one."""
    ways = [list(way) for way in permutations(table)]
    costs = [
        sum([past.sat[one, seat] ** 2 for seat, one in enumerate(way) if one != BOT])
        for way in ways
    ]
    best = [way for way, cost in zip(ways, costs, strict=True) if cost == min(costs)]
    return best[luck.below(len(best))]
