"""Who meets whom in a tournament of people, and who sits where."""

from collections import Counter
from itertools import combinations

import pytest

from chapterhouse.server.tournaments.grouping import Tables
from chapterhouse.server.tournaments.pairing import BOT, Past, round_robin, rounds, sizes, swiss


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
@pytest.mark.parametrize("people", [3, 5, 6, 8, 9, 11])
def test_at_more_seats_all_meet_evenly(people: int, seats: int) -> None:
    """Nobody meets somebody much more often than somebody else, and all seats come in turn."""
    plan = round_robin(people, seats, 7 * people)
    for tables in plan:
        check_round(tables, list(range(people)), seats)
    often = met(plan)
    times = [often[two] for two in combinations(range(people), 2)]
    assert max(times) - min(times) <= 2
    assert sum([not once for once in times]) <= len(times) / 5
    for one in range(people):
        sat = Counter([table.index(one) for tables in plan for table in tables if one in table])
        assert max(sat.values()) <= -(-len(plan) // seats) + 1


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
    (8, 2, 5), (9, 2, 5), (32, 2, 7), (9, 3, 3), (13, 4, 3), (24, 4, 4),
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
