"""Rematches with clocks, for whose people time waits; and links to what was broken off."""

import pytest

from chapterhouse.server.client import Client
from chapterhouse.server.glances import glance
from chapterhouse.server.migrations import migrate
from chapterhouse.server.rematch import rematch
from chapterhouse.server.seating import hand_over
from chapterhouse.server.tables import Settings
from chapterhouse.wire.requests import TableKey
from server.served import looks
from server.test_timed_tables import ENDS, Hall, told


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Those of a server whose database is ready."""
    migrate(settings.database)
    return settings


@pytest.mark.parametrize("come", [True, False])
def test_a_rematch_waits_for_people(settings: Settings, *, come: bool) -> None:
    """No time runs until all have come, whoever plays meanwhile, or for a day."""

    async def story(hall: Hall) -> None:
        await out_of_time(hall)
        hall.table = (await rematch(hall.tables, hall.table, hall.keys[0])).table
        hall.keys.reverse()
        hall.time += 86_000.0
        await hall.keeper.look()
        await hall.act(100.0)
        assert await hall.left() == (None, [600.0, 600.0])
        await hall.start_anew()
        if come:
            await arrive(hall, 1)
            assert (await hall.left())[0] is None
            await arrive(hall, 0)
        else:
            hall.time += 310.0  # a moment later, as another server may have the table in memory
            await hall.keeper.look()
        runs, left = await hall.left()
        assert (runs is None, left) == (False, [600.0, 600.0])
        await out_of_time(hall)

    told(settings, ENDS, story)


async def out_of_time(hall: Hall) -> None:
    """Let the time pass of whoever is asked: then the match is over."""
    hall.time += 601.0
    await hall.keeper.look()
    async with hall.at() as table, table.lock:
        assert (await table.seen()).status == "over"


async def arrive(hall: Hall, seat: int) -> None:
    """Come to the table by a key, and be noticed."""
    async with hall.tables.runner(hall.table) as runner:
        client = Client(runner, hall.keys[seat], "en")
        client.connect()
        await client.outgoing()
        async for _ in looks():
            if runner.table.time and seat not in runner.table.time.awaited:
                break
        client.disconnect()


def test_a_link_to_a_seat_tells_that_the_match_is_over(settings: Settings) -> None:
    """Though it was broken off, and has no result."""

    async def story(hall: Hall) -> None:
        async with hall.at() as table:
            code = await hand_over(table, 0, hall.keys[0])
        asked = TableKey(hall.table, code)
        assert (await glance(hall.tables, asked, "en")).status == "playing"
        hall.time += 601.0
        await hall.keeper.look()
        assert (await glance(hall.tables, asked, "en")).status == "over"

    told(settings, ENDS, story)
