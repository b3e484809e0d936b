"""Who meets whom in a tournament of people, and who sits where."""

from collections import Counter
from itertools import combinations

import pytest

from chapterhouse.server.tournaments.course import MOST_PEOPLE
from chapterhouse.server.tournaments.grouping import Tables
from chapterhouse.server.tournaments.pairing import BOT, Past, round_robin, rounds, sizes, swiss

BEST_OF_THREE, BEST_OF_FOUR = 25, 14  # numbers of people, of 31


def met(plan: list[Tables]) -> Counter[tuple[int, int]]:
    """How often each two people have met."""
    found: Counter[tuple[int, int]] = Counter()
    for table in [table for round_ in plan for table in round_]:
        people = sorted([one for one in table if one != BOT])
        found.update(list(combinations(people, 2)))
    return found


def check_round(tables: Tables, people: list[int], seats: int) -> None:
    """Everybody sits once; bots are spread as evenly as can be."""
    assert sorted([one for table in tables for one in table if one != BOT]) == people
    assert {len(table) for table in tables} == {seats}
    counts = sorted([sum([one != BOT for one in table]) for table in tables])
    assert counts == sorted(sizes(len(people), len(tables)))


@pytest.mark.parametrize("people", [2, 3, 4, 7, 10, 13, 16])
def test_at_two_seats_all_meet_once(people: int) -> None:
    """Each of the others exactly once; an odd one meets a bot, once; nobody begins often."""
    plan = round_robin(people, 2, people)
    assert len(plan) == rounds(people, 2) == people - 1 + people % 2
    for tables in plan:
        check_round(tables, list(range(people)), 2)
    assert set(met(plan).values()) <= {1}
    assert len(met(plan)) == people * (people - 1) // 2
    bots = Counter([one for tables in plan for table in tables if BOT in table for one in table])
    assert {bots[one] for one in range(people)} == {people % 2}
    for one in range(people):
        sat = Counter([table.index(one) for tables in plan for table in tables if one in table])
        assert abs(sat[0] - sat[1]) <= 3


@pytest.mark.parametrize("seats", [3, 4])
def test_at_more_seats_all_meet_at_last(seats: int) -> None:
    """Whatever number of people it is: everybody meets everybody, hardly anybody much more often
    than others; bots come in turn, and so do seats.
    """
    for people in range(2, MOST_PEOPLE + 1):
        plan = round_robin(people, seats, 7 * people)
        for tables in plan:
            check_round(tables, list(range(people)), seats)
        often = met(plan)
        times = [often[two] for two in combinations(range(people), 2)]
        assert min(times) >= 1, people
        assert max(times) <= 6
        for one in range(people):
            sat = Counter([table.index(one) for tables in plan for table in tables if one in table])
            assert max(sat.values()) <= -(-len(plan) // seats) + 2


def fewest(people: int, seats: int) -> int:
    """In how many rounds at least: there are so many pairs, and each meets so many others."""
    counts = sizes(people, -(-people // seats))
    pairs = sum([count * (count - 1) for count in counts])
    return max(-(-people * (people - 1) // pairs), -(-(people - 1) // (max(counts) - 1)))


@pytest.mark.parametrize(("seats", "at_best"), [(3, BEST_OF_THREE), (4, BEST_OF_FOUR)])
def test_in_few_rounds(seats: int, at_best: int) -> None:
    """For most numbers of people in as few as there can be, for the others one or two more."""
    more = [rounds(people, seats) - fewest(people, seats) for people in range(2, MOST_PEOPLE + 1)]
    assert min(more) == 0
    assert max(more) <= 2
    assert more.count(0) >= at_best


def test_nine_at_three_seats_meet_exactly_once() -> None:
    """There is a schedule in which all do, and it is found."""
    plan = round_robin(9, 3, 1)
    assert len(plan) == 4
    assert set(met(plan).values()) == {1}


def test_the_same_seed_gives_the_same_tables() -> None:
    """And another one others: nobody chooses whom to meet."""
    assert round_robin(6, 3, 5) == round_robin(6, 3, 5) != round_robin(6, 3, 6)


def played(points: dict[int, float], tables: Tables) -> None:
    """Let the lowest number win everywhere."""
    for table in tables:
        for one in table:
            if one != BOT:
                better = [other == BOT or other > one for other in table if other != one]
                points[one] += sum(better) / (len(table) - 1)


@pytest.mark.parametrize(("people", "seats", "length"), [
    (8, 2, 5), (9, 2, 5), (32, 2, 7), (9, 3, 4), (13, 3, 6), (27, 3, 9), (9, 4, 2), (13, 4, 3),
    (24, 4, 5), (32, 4, 7),
])  # fmt: skip
def test_swiss_rounds_repeat_no_meeting(people: int, seats: int, length: int) -> None:
    """As long as that can be avoided; whoever wins all meets those who win much."""
    past, points = Past(), dict.fromkeys(range(people), 0.0)
    plan = []
    for number in range(length):
        tables = swiss(points, seats, past, number)
        check_round(tables, list(range(people)), seats)
        past.add(tables)
        plan.append(tables)
        played(points, tables)
    assert max(met(plan).values()) == 1
    bots = Counter([one for round_ in plan for table in round_ if BOT in table for one in table])
    if seats == 2:
        assert all([bots[one] <= 1 for one in range(people)])


def test_whoever_is_left_has_met_nobody() -> None:
    """There may be one way to fill the tables so, which swapping seldom finds; where there is none,
    a meeting comes again.
    """
    plan = round_robin(15, 3, 1)
    points = {one: float(one % 3) for one in range(15)}
    for left in range(1, len(plan)):
        past = Past()
        for tables in plan[left:]:
            past.add(tables)
        past.add(swiss(points, 3, past, left))
        assert max(past.met.values()) == 1, left
    full = Past()
    for tables in plan:
        full.add(tables)
    assert {len(table) for table in swiss(points, 3, full, 0)} == {3}


def test_swiss_pairs_like_with_like() -> None:
    """After the first round winners meet winners, as far as the numbers allow."""
    points = {one: float(one % 2) for one in range(16)}
    tables = swiss(points, 2, Past(), 3)
    assert all([points[one] == points[other] for one, other in tables])


def test_where_all_have_met_a_meeting_comes_again() -> None:
    """Rather than that somebody would not play: three at two seats, five times."""
    past, points = Past(), dict.fromkeys(range(3), 0.0)
    plan = []
    for number in range(6):
        tables = swiss(points, 2, past, number)
        past.add(tables)
        plan.append(tables)
    assert set(met(plan).values()) == {2}


def test_somebody_who_has_withdrawn_is_not_paired() -> None:
    """Numbers may have gaps."""
    tables = swiss({0: 1.0, 3: 0.0, 4: 1.0, 9: 0.0}, 2, Past(), 3)
    check_round(tables, [0, 3, 4, 9], 2)
