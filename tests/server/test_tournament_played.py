"""Tournaments at three and four seats, played through the server to their ends."""

import dataclasses
import random
from collections.abc import Callable

import pytest

from chapterhouse.server.clocks import now
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.server.tournaments import course, running, telling
from chapterhouse.server.tournaments.keeping import Tournament
from chapterhouse.wire.clock import Clock
from chapterhouse.wire.tournaments import Directing, NewTournament, TournamentInfo
from server.served import asked, with_tables
from server.talk import key_of
from server.test_tournaments import NAMES, entered, order

HOUR = 3_600
Sit = Callable[[], None]


async def play(tables: Tables, name: str, luck: random.Random) -> None:
    """Play a match to its end: people by their keys, bots by none."""
    async with tables.runner(name) as runner:
        table = runner.table
        while table.ended is None:
            turn = await asked(table)
            chair = table.chairs[turn.seat]
            by = None if chair.level else chair.keys[0]
            await table.act(turn.seat, turn.ply, luck.choice(sorted(turn.legal)), by)


async def late(tables: Tables, name: str) -> int:
    """Let the time of whoever is asked be up, so that a bot plays on; tell which seat it is."""
    async with tables.runner(name) as runner:
        turn = await asked(runner.table)
        while runner.table.chairs[turn.seat].level:  # the time of a bot does not run
            await runner.table.act(turn.seat, turn.ply, min(turn.legal), None)
            turn = await asked(runner.table)
        runner.table.now = lambda: now() + HOUR + 1  # type: ignore[misc]
        await runner.table.see_time(planned)
        assert runner.table.chairs[turn.seat].level == "1"
        assert runner.table.chairs[turn.seat].keys
        return turn.seat


async def planned(_table: str, _due: float) -> None:
    """Plan nothing."""


async def rounds(tables: Tables, wanted: NewTournament, people: int) -> Tournament:
    """Play two rounds: in the first one somebody's time is up, and somebody leaves for good."""
    luck = random.Random(people)  # noqa: S311 - no secret
    founded = await entered(tables, wanted, NAMES[:people])
    kept = await order(tables, founded, "next")
    first = kept.course.played[0].fixtures[0]
    seat = await late(tables, first.table)
    leaves = next(one for one in first.seats if one >= 0 and one != first.seats[seat])
    own = Directing(key_of(NAMES[leaves]), "withdraw", leaves)
    await running.direct(tables, kept.id, own)
    for number in range(2):
        for fixture in kept.course.played[number].fixtures:
            await play(tables, fixture.table, luck)
        kept = await running.settle(tables, kept.id)
        assert kept.course.people[leaves].withdrawn
        if number == 0:
            kept = await order(tables, founded, "next")
            seats = [one for match in kept.course.played[1].fixtures for one in match.seats]
            assert leaves not in seats
    return kept


def check(info: TournamentInfo, people: int, seats: int) -> None:
    """All is worth what it must be, and who has played twice knows how sure it is."""
    assert (info.phase, info.rounds) == ("over", 2)
    for round_ in info.played:
        for table in round_.tables:
            assert sum(table.worth) == pytest.approx(seats / 2, abs=0.01)
            assert len(table.points) == len(table.people) == seats
    assert sorted([one.person for one in info.standings]) == list(range(people))
    [left] = [one for one in info.standings if info.people[one.person].withdrawn]
    assert (left.played, left.reach) == (1, None)
    for one in info.standings:
        worth = [
            table.worth[table.people.index(one.person)]
            for round_ in info.played
            for table in round_.tables
            if one.person in table.people
        ]
        assert one.points == pytest.approx(sum(worth), abs=0.01)
        assert (one.reach is None) is (one is left)
        assert one.reach is None or one.reach >= 0


@pytest.mark.parametrize(
    ("seats", "people", "duplicate"), [(3, 5, True), (4, 4, False)], ids=["three", "four"]
)
def test_it_is_played_to_its_end(
    settings: Settings, seats: int, people: int, *, duplicate: bool
) -> None:
    """A person whose time was up has a result, as has one who left; bots stand nowhere."""
    clock = Clock("turn", HOUR, "1")
    wanted = NewTournament(
        "Cup", "biblios", seats, "swiss", 2, duplicate=duplicate, level="1", clock=clock
    )

    async def work(tables: Tables) -> None:
        kept = await rounds(tables, wanted, people)
        assert course.phase(kept.course) == "over"
        check(telling.told(kept, None), people, seats)

    with_tables(dataclasses.replace(settings, pace=1e9), work)
