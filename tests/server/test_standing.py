"""What players settle ahead: set, kept, played, withdrawn, and shown to nobody else."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.hosted import go_on_settled, hosted
from chapterhouse.server.kept import Change, Kept, Standing
from chapterhouse.server.migrations import migrate
from chapterhouse.server.offline.shelf import changed
from chapterhouse.server.pauses import pause
from chapterhouse.server.room import Ended, Room
from chapterhouse.server.seating import free, reseat
from chapterhouse.server.settling import settle
from chapterhouse.server.stand_in import StandIn
from chapterhouse.server.standing import seen
from chapterhouse.server.table import Table
from chapterhouse.server.tablefile import written
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.server.transfer import exported
from chapterhouse.server.upkeep import backup
from chapterhouse.wire.clock import Clock
from chapterhouse.wire.result import result
from databases import KINDS, laid_out
from server.auctions import (
    BEGAN,
    GAME,
    ID,
    NAMES,
    at_auction,
    first_asked,
    key,
    prints,
    settled,
    up_to,
)
from server.conftest import ROOMY
from server.served import looks

FIRST: Final = first_asked()
NEXT: Final = (FIRST + 1) % len(NAMES)
LAST: Final = (FIRST + 2) % len(NAMES)
AT_ONCE, NEVER = 0.0, 1e9  # paces
DAY: Final = Clock("turn", 86_400, "6")
Work = Callable[[Tables], Awaitable[None]]


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A server that plays at once what is settled."""
    return Settings(laid_out(tmp_path, request.param), AT_ONCE, ROOMY)


@pytest.fixture
def file(tmp_path: Path) -> Settings:
    """The same, with its tables in a file."""
    return Settings(Sqlite(tmp_path / "tables.db"), AT_ONCE, ROOMY)


def at_table(
    settings: Settings, work: Work, pace: float = AT_ONCE, kept: Kept | None = None
) -> None:
    """Do something at a server, which may find a table there where the first lot is up."""

    async def run() -> None:
        migrate(settings.database)
        tables = hosted(replace(settings, pace=pace))
        tables.now = lambda: BEGAN + 1
        try:
            if kept:
                await tables.store.create(kept)
            await work(tables)
        finally:
            await tables.close()

    asyncio.run(run())


async def act(tables: Tables, seat: int, word: str, *, leaves_open: bool = False) -> None:
    """Let a seat act by hand, when it is asked."""
    async with tables.runner(ID) as runner:
        room = await asked(runner.table, seat)
        s = room.match.state
        [action] = [one for one in s.legal() if s.now.word(s, one) == word]
        ply, by = room.ply(seat), prints(seat)
        await runner.table.act(seat, ply, action, by, leaves_open=leaves_open)


async def asked(table: Table, seat: int) -> Room:
    """Wait until a seat is asked."""
    async for _ in looks():
        async with table.lock:
            room = await table.room()
            if room.seat == seat and room.open_turn is None:
                return room
    raise AssertionError(f"{NAMES[seat]} is not asked: {room.match.record.text()}")


async def at_rest(tables: Tables) -> list[str]:
    """What was bid and passed, when nothing more is played by itself, however slow the machine."""
    async with tables.runner(ID) as runner:
        async for look in looks():
            soon = runner.busy and runner._stand_in._pace == AT_ONCE  # noqa: SLF001
            if look > 20 and not soon:
                break
        async with runner.table.lock:
            return spoken(await runner.table.room())


def spoken(room: Room) -> list[str]:
    """What was bid and passed."""
    lines = room.match.record.text().splitlines()
    return [line for line in lines if line.endswith(": pass") or ": bid " in line]


def said(*words: str) -> list[str]:
    """What players say, the first one first."""
    order = [NAMES[(FIRST + turn) % len(NAMES)] for turn in range(len(words))]
    return [f"{name}: {word}" for name, word in zip(order, words, strict=True)]


async def settles(tables: Tables, seat: int, answer: dict[str, Any] | None) -> None:
    """Let a seat settle something."""
    async with tables.runner(ID) as runner:
        await settle(runner.table, seat, prints(seat), answer, leaves_open=False)


async def kept(tables: Tables) -> list[Standing]:
    """What is kept of what was settled."""
    found = await tables.store.load(ID)
    assert found is not None
    return found.standing


def test_what_is_settled_is_played(place: Settings) -> None:
    """As soon as its player is asked, whoever is there: the least that is enough, then a pass."""

    async def work(tables: Tables) -> None:
        await settles(tables, NEXT, up_to(2))
        await act(tables, FIRST, "bid 1")
        await act(tables, LAST, "bid 3")
        await act(tables, FIRST, "bid 4")

        assert await at_rest(tables) == [
            *said("bid 1", "bid 2", "bid 3", "bid 4"), f"{NAMES[NEXT]}: pass"
        ]  # fmt: skip

    at_table(place, work, kept=at_auction())


def test_it_is_played_after_a_restart(place: Settings) -> None:
    """Also where nobody comes to the table; what was settled, and has changed since, is kept."""

    async def before(tables: Tables) -> None:
        await settles(tables, NEXT, up_to(1))
        await settles(tables, NEXT, up_to(9))
        await settles(tables, LAST, up_to(9))
        await settles(tables, LAST, None)
        await act(tables, FIRST, "bid 1")
        assert await at_rest(tables) == said("bid 1")

    async def after(tables: Tables) -> None:
        assert [one.seat for one in await kept(tables)] == [NEXT]
        await go_on_settled(tables)
        assert await at_rest(tables) == said("bid 1", "bid 2")

    at_table(place, before, NEVER, at_auction())
    at_table(place, after)


def test_whoever_acts_by_hand_goes_on_by_hand(file: Settings) -> None:
    """For this lot, unless they settle it anew; what was settled holds again for the next."""

    async def work(tables: Tables) -> None:
        await settles(tables, FIRST, up_to(9))
        await act(tables, FIRST, "bid 1")
        await act(tables, NEXT, "bid 2")
        await act(tables, LAST, "pass")
        [one] = await kept(tables)
        assert one.by_hand is not None
        assert await at_rest(tables) == said("bid 1", "bid 2", "pass")

        async with tables.runner(ID) as runner:
            runner._stand_in._pace = AT_ONCE  # type: ignore[misc]  # noqa: SLF001 - from now on
        await settles(tables, FIRST, up_to(3))
        assert (await at_rest(tables))[3:] == [f"{NAMES[FIRST]}: bid 3"]

    at_table(file, work, NEVER, at_auction())


def test_what_is_taken_back_is_not_played_again(file: Settings) -> None:
    """Nor after a restart: its player decides."""

    async def before(tables: Tables) -> None:
        await settles(tables, FIRST, up_to(9))
        async with tables.runner(ID) as runner:
            table = runner.table
            room = await table.room()
            by, ply = prints(FIRST), room.ply(FIRST)
            await table.act(FIRST, ply, 1, by, leaves_open=True, settled=lambda _: True)
            assert not [one.by_hand for one in await kept(tables) if one.by_hand is not None]
            await table.take_back(FIRST, room.ply(FIRST), by)

    async def after(tables: Tables) -> None:
        await go_on_settled(tables)
        assert await at_rest(tables) == []
        async with tables.runner(ID) as runner:
            room, table = await runner.table.room(), runner.table
            assert seen(room, table.chairs[FIRST], table.standing).rests

    at_table(file, before, NEVER, at_auction())
    at_table(file, after)


def test_nothing_is_played_after_it_is_withdrawn(file: Settings) -> None:
    """Not even where that waits behind the last look at what is to be played."""

    async def work(tables: Tables) -> None:
        await settles(tables, FIRST, up_to(9))
        async with tables.runner(ID) as runner:
            async with runner.table.lock:
                done = at_once(runner.table)
                await asyncio.sleep(0)
                withdrawn = asyncio.create_task(settles(tables, FIRST, None))
                for _ in range(5):
                    await asyncio.sleep(0)
            await withdrawn
            await done.wait()
        assert await at_rest(tables) == []

    at_table(file, work, NEVER, at_auction())


def at_once(table: Table) -> asyncio.Event:
    """Have played at once what is settled; tell when nothing more is to be played."""
    done = asyncio.Event()
    StandIn(table, AT_ONCE, lambda low, _: low).notify(done.set)
    return done


def test_nothing_is_played_where_a_bot_plays_or_the_seat_is_another_ones(file: Settings) -> None:
    """What was settled is withdrawn by the one; by the other it is shown to nobody any more."""

    async def work(tables: Tables) -> None:
        await settles(tables, NEXT, up_to(9))
        await settles(tables, LAST, up_to(9))
        async with tables.runner(ID) as runner:
            table = runner.table
            await reseat(table, NEXT, key(NEXT), "uniform", "en")
            await reseat(table, NEXT, key(NEXT), None, "en")
            await free(table, LAST, None, "en")
            room = await table.room()
            assert [one.seat for one in await kept(tables)] == [LAST]
            for seat in (NEXT, LAST):
                assert seen(room, table.chairs[seat], table.standing).answer is None
        await act(tables, FIRST, "pass")
        await act(tables, NEXT, "bid 1")

        assert await at_rest(tables) == said("pass", "bid 1")

    at_table(file, work, kept=at_auction())


def test_nothing_stays_of_a_match_that_is_over(place: Settings) -> None:
    """It could do nothing any more."""

    async def work(tables: Tables) -> None:
        await settles(tables, NEXT, up_to(9))
        async with tables.runner(ID) as runner:
            room = await runner.table.room()
        ended = Ended(result(GAME, room.match.state), "")
        await tables.store.keep(ID, Change(ended=ended))

        assert await kept(tables) == []

    at_table(place, work, NEVER, at_auction())


def test_nothing_stays_of_a_match_that_time_has_ended(place: Settings) -> None:
    """Neither here nor where it is kept, nor is anything settled any more; so no start loads it."""

    async def work(tables: Tables) -> None:
        await settles(tables, NEXT, up_to(9))
        async with tables.runner(ID) as runner:
            runner.table.now = lambda: BEGAN + 3_600  # type: ignore[misc]
            await runner.table.see_time(planned)
            assert runner.table.standing == {}
        with pytest.raises(Malformed):
            await settles(tables, NEXT, up_to(9))
        assert await kept(tables) == []

    at_table(place, work, NEVER, at_auction(Clock("match", 3_599, "ends")))


async def planned(_table: str, _due: float) -> None:
    """Plan nothing."""


def test_nothing_is_settled_in_a_match_that_ends_meanwhile(file: Settings) -> None:
    """It would stay for ever."""

    async def work(tables: Tables) -> None:
        async with tables.runner(ID) as runner:
            table = runner.table
            ended = Ended(result(GAME, (await table.room()).match.state), "")

            async def end() -> None:
                async with table.lock:
                    table.ended = ended

            async with table.lock:
                settling = asyncio.create_task(settles(tables, NEXT, up_to(9)))
                for _ in range(5):
                    await asyncio.sleep(0)
                ending = asyncio.create_task(end())
                await asyncio.sleep(0)
            await ending
            with pytest.raises(Malformed):
                await settling
        assert await kept(tables) == []

    at_table(file, work, NEVER, at_auction())


def test_the_file_of_a_table_does_not_tell_it(file: Settings, tmp_path: Path) -> None:
    """A whole backup does, as it holds all secrets."""

    async def work(tables: Tables) -> None:
        await settles(tables, NEXT, up_to(9))

    at_table(file, work, NEVER, at_auction())
    found = exported(file.database, ID)
    assert found
    assert "wanted" not in written(found)
    backup(file.database, tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("select seat from standing").fetchall() == [(NEXT,)]


def test_nothing_is_played_in_a_pause(file: Settings) -> None:
    """It is played when the pause is over."""

    async def work(tables: Tables) -> None:
        async with tables.runner(ID) as runner:
            for seat in range(len(NAMES)):
                await pause(runner.table, seat, prints(seat), wanted=True)
            await settles(tables, FIRST, up_to(9))
            assert await at_rest(tables) == []
            await pause(runner.table, NEXT, prints(NEXT), wanted=False)

            assert await at_rest(tables) == said("bid 1")

    at_table(file, work, kept=at_auction(clock=DAY))


def test_only_whoever_sits_there_settles_anything(file: Settings) -> None:
    """And nothing that is not offered."""

    async def work(tables: Tables) -> None:
        for by, answer in ((NEXT, up_to(1)), (FIRST, {"lot": 1})):
            async with tables.runner(ID) as runner:
                with pytest.raises(Malformed):
                    await settle(runner.table, FIRST, prints(by), answer, leaves_open=False)
        assert await kept(tables) == []

    at_table(file, work, kept=at_auction())


def test_it_is_kept_offline_likewise() -> None:
    """Changed, and withdrawn."""
    one = changed(at_auction(), Change(standing=[settled(0, 3), settled(1, 3)]))
    other = changed(one, Change(standing=[replace(settled(0, 3), answer=None)]))

    assert [one.seat for one in other.standing] == [1]
