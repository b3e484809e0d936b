"""Tables with clocks, kept in a file or a database, on a clock of our own."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import copy
from typing import Final, cast

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.server import length, opening
from chapterhouse.server.bots import worker
from chapterhouse.server.chairs import fingerprint
from chapterhouse.server.clocks import GOES_ON, PAUSES
from chapterhouse.server.databases import Database
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.inspection import listed
from chapterhouse.server.kept import OVER, Change, Wish
from chapterhouse.server.migrations import migrate
from chapterhouse.server.offline.in_place import InPlace
from chapterhouse.server.pauses import pause
from chapterhouse.server.rematch import rematch
from chapterhouse.server.seating import join, reseat
from chapterhouse.server.store import Store
from chapterhouse.server.table import Table
from chapterhouse.server.tablefile import read, written
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.server.timekeeper import Timekeeper
from chapterhouse.server.transfer import exported, imported
from chapterhouse.server.wishes import waiting
from chapterhouse.wire.clock import Clock
from chapterhouse.wire.requests import NewChair, NewTable
from databases import KINDS, laid_out
from server.conftest import ROOMY
from server.served import asked, looks
from server.talk import key_of

BANK: Final = Clock("match", 600, "6")
ENDS: Final = Clock("match", 600, "ends")
FISCHER: Final = Clock("fischer", 600, "6", 5)
DAY: Final = Clock("turn", 86_400, "6")
HOST: Final = "host"


class Hall:
    """A server, its clock, and a table at which Anna and Vera sit."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.time = 1_000_000_000.0
        self.tables = self._tables()
        self.keeper = self._keeper()
        self.table = ""
        self.keys: Final[list[str]] = []

    @property
    def store(self) -> Store:
        """The store that its tables are kept in."""
        return cast("Store", self.tables.store)

    def now(self) -> float:
        """Tell the time."""
        return self.time

    def _tables(self) -> Tables:
        place = InPlace(worker.answered)
        return Tables(self.settings, lambda late: Store(self.settings.database, late), place, place)

    def _keeper(self) -> Timekeeper:
        self.tables.now = self.now
        return Timekeeper(self.tables)

    async def open(self, clock: Clock) -> None:
        """Open the table, and let the match begin."""
        new = NewTable("biblios", [NewChair("me", "Anna"), NewChair("friend")], clock=clock)
        opened = await opening.open_table(self.tables, new)
        self.table, vera = opened.table, key_of("Vera")
        self.keys.extend([opened.keys[0].key, vera])
        async with self.at() as table:
            await join(table, 1, opened.codes[0].code, vera, "Vera")

    async def start_anew(self) -> None:
        """Be another server, which knows what is kept alone."""
        await self.tables.close()
        self.tables = self._tables()
        self.keeper = self._keeper()

    @asynccontextmanager
    async def at(self, table: str = "") -> AsyncIterator[Table]:
        """Be at the table."""
        async with self.tables.runner(table or self.table) as runner:
            yield runner.table

    async def act(self, after: float) -> int:
        """Let whoever is asked act, so many seconds later; tell who it was."""
        async with self.at() as table:
            turn = await asked(table)
            self.time += after
            await table.act(turn.seat, turn.ply, min(turn.legal), fingerprint(self.keys[turn.seat]))
        return turn.seat

    async def left(self) -> tuple[int | None, list[float | None]]:
        """Tell whose time runs, and what all have left."""
        async with self.at() as table, table.lock:
            found = await table.clocks()
        assert found is not None
        seen = found[1]
        ago = [seen.ago if seat == seen.running else 0 for seat in range(2)]
        both = zip(seen.left, ago, strict=True)
        return seen.running, [None if ms is None else (ms - gone) / 1000 for ms, gone in both]

    async def levels(self) -> list[str | None]:
        """Tell which bots play for whom."""
        async with self.at() as table:
            return [chair.level for chair in table.chairs]

    async def bots_play(self, seat: int) -> None:
        """Wait until bots have played for a seat, and somebody else is asked."""
        async for _ in looks():
            async with self.at() as table, table.lock:
                if (await table.room()).seat != seat:
                    return
        raise AssertionError("nobody plays")


Story = Callable[[Hall], Awaitable[None]]


def told(settings: Settings, clock: Clock, story: Story) -> None:
    """Let something happen at a table with that clock."""

    async def run() -> None:
        hall = Hall(settings)
        try:
            await hall.open(clock)
            await story(hall)
        finally:
            await hall.tables.close()

    asyncio.run(run())


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file in which there are no tables yet: it takes longer to make than all else here."""
    database = Sqlite(tmp_path_factory.mktemp("empty") / "tables.db")
    migrate(database)
    return database.file


@pytest.fixture
def settings(tmp_path: Path, empty: Path) -> Settings:
    """The settings of a server with a file."""
    return Settings(Sqlite(Path(copy(empty, tmp_path / "tables.db"))), 0, ROOMY)


@pytest.fixture(params=KINDS)
def anywhere(settings: Settings, tmp_path: Path, request: pytest.FixtureRequest) -> Settings:
    """Those of one with a file of SQLite, and of one with a database of PostgreSQL."""
    if request.param == "sqlite":
        return settings
    database = laid_out(tmp_path, request.param)
    return Settings(database, 0, ROOMY)


def test_another_server_has_the_same_clocks(anywhere: Settings) -> None:
    """All follows from what is kept: what has passed, who is asked, and whose time is up."""

    async def story(hall: Hall) -> None:
        first = await hall.act(100.0)
        while (await hall.left())[0] == first:
            await hall.act(10.0)
        hall.time += 7.5
        before = await hall.left()
        assert before[0] == 1 - first
        await hall.start_anew()
        assert await hall.left() == before
        hall.time += 600.0
        await hall.keeper.look()
        before = await hall.left()
        assert before[1][1 - first] is None
        await hall.start_anew()
        assert (await hall.left())[1][1 - first] is None

    told(anywhere, BANK, story)


@pytest.mark.parametrize("late", [-0.001, 0.0, 0.001])
def test_an_act_is_judged_by_when_it_comes(settings: Settings, late: float) -> None:
    """A millisecond before the flag it counts; with it, or later, a bot plays on, and no word of
    the page says otherwise.
    """

    async def story(hall: Hall) -> None:
        async with hall.at() as table:
            before = await asked(table)
        if late < 0:
            await hall.act(600.0 + late)
        else:
            with pytest.raises(Malformed, match="played by a bot"):
                await hall.act(600.0 + late)
        async with hall.at() as table:
            assert (table.chairs[before.seat].level is None) is (late < 0)

    told(settings, BANK, story)


def test_a_bot_plays_on_until_the_person_comes_back(settings: Settings) -> None:
    """Whoever comes back has a tenth of the time; not before the bot has played its turn, and what
    it has played stays.
    """

    async def story(hall: Hall) -> None:
        async with hall.at() as table:
            seat = (await asked(table)).seat
            hall.time += 600.0
            await table.see_time(hall.store.dues.plan)
            with pytest.raises(Malformed, match="plays this turn"):
                await reseat(table, seat, hall.keys[seat], None, "en")
        await hall.bots_play(seat)
        async with hall.at() as table:
            await reseat(table, seat, hall.keys[seat], None, "en")
            room = await table.room()
            assert not room.position(seat, "en").back.allowed
            with pytest.raises(Malformed, match="somebody else has played"):
                await table.take_back(seat, room.ply(seat), fingerprint(hall.keys[seat]))
        assert (await hall.left())[1][seat] == 60.0
        assert await hall.levels() == [None, None]

    told(settings, BANK, story)


def test_the_match_ends_as_agreed(settings: Settings) -> None:
    """Nobody plays on, and no bot does; it has no result, and a rematch has the same clock."""

    async def story(hall: Hall) -> None:
        hall.time += 601.0
        await hall.keeper.look()
        async with hall.at() as table:
            room = await table.room()
            key = fingerprint(hall.keys[room.seat])
            with pytest.raises(Malformed, match="broken off"):
                await table.act(room.seat, room.ply(room.seat), 0, key)
        async with hall.at() as table, table.lock:
            seen = await table.seen()
            room = await table.room()
            assert (seen.status, table.ended, room.due) == ("over", None, float("inf"))
            position = room.position(0, "en")
            assert (position.prompt, position.ending, position.back.allowed) == (None, None, False)
        again = await rematch(hall.tables, hall.table, hall.keys[0])
        async with hall.at(again.table) as table:
            assert table.charter.clock == ENDS

    told(settings, ENDS, story)


def test_the_end_is_told_and_listed(settings: Settings) -> None:
    """Who is away is told of a match that is broken off; a host sees that it goes on no more."""

    async def story(hall: Hall) -> None:
        async with hall.at() as table:
            wish = Wish(0, fingerprint(hall.keys[0]), "address", "ntfys://ntfy.sh/ours")
            await table.keep(lambda: Change(wishes=[wish]))
        assert [one.status for one in listed(hall.settings.database)] == ["playing"]
        hall.time += 601.0
        await hall.keeper.look()
        assert [one.status for one in listed(hall.settings.database)] == ["over"]
        [due] = await hall.store.rows.read(waiting, time.time() + 100.0)
        assert due.seat == OVER

    told(settings, ENDS, story)


def test_times_are_up_where_nobody_is(anywhere: Settings) -> None:
    """No table has to be in memory; one look finds all of them, and the next has nothing to do."""

    async def story(hall: Hall) -> None:
        await hall.start_anew()
        assert not hall.tables.holds(hall.table)
        hall.time += 86_399.0
        assert await hall.keeper.look() > 0
        assert await hall.levels() == [None, None]
        await hall.start_anew()
        hall.time += 10.0
        await hall.keeper.look()
        assert sorted([level or "" for level in await hall.levels()]) == ["", "6"]
        assert await hall.keeper.look() > 0

    told(anywhere, DAY, story)


def test_no_time_is_up_because_the_server_was_away(settings: Settings) -> None:
    """Who could not play gets a tenth again, whether they come first or the timekeeper."""

    async def story(hall: Hall) -> None:
        await hall.start_anew()
        hall.time += 200_000.0
        await hall.keeper.look()
        running, left = await hall.left()
        assert running is not None
        assert left[running] == 8_640.0
        hall.time += 200_000.0
        await hall.act(0.0)
        assert await hall.levels() == [None, None]

    told(settings, DAY, story)


def test_a_pause_is_agreed_upon(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played, no time is planned; anybody goes on, but not for ever."""

    async def story(hall: Hall) -> None:
        async with hall.at() as table:
            anna, vera = [fingerprint(key) for key in hall.keys]
            await pause(table, 0, anna, wanted=True)
            hall.time += 5.0
            await pause(table, 1, vera, wanted=True)
            assert await hall.store.dues.first(9) == []
            hall.time += 5_000_000.0
            turn = (await table.room()).seat
            with pytest.raises(Malformed, match="pauses"):
                await table.act(turn, (await table.room()).ply(turn), 0, (anna, vera)[turn])
            await hall.start_anew()
        async with hall.at() as table:
            await pause(table, 1, vera, wanted=False)
            monkeypatch.setattr(length, "MOST", 0)
            with pytest.raises(Malformed, match="more has happened"):
                await pause(table, 1, vera, wanted=True)
        running, left = await hall.left()
        assert running is not None
        assert left[running] == 600.0
        await hall.act(1.0)

    told(settings, FISCHER, story)


def test_what_is_so_already_makes_no_row(settings: Settings) -> None:
    """However often somebody asks for a pause, or for none."""

    async def story(hall: Hall) -> None:
        anna, vera = [fingerprint(key) for key in hall.keys]
        async with hall.at() as table:
            before = len((await table.room()).rows)
            for wanted in (False, True, True):
                await pause(table, 0, anna, wanted=wanted)
            await pause(table, 1, vera, wanted=True)
            await pause(table, 0, anna, wanted=False)
            await pause(table, 1, vera, wanted=False)
            marks = (await table.room()).rows[before:]
        assert [row.action for row in marks] == [PAUSES, PAUSES, GOES_ON]

    told(settings, FISCHER, story)


def test_a_table_of_a_file_has_its_clock(settings: Settings, tmp_path: Path) -> None:
    """It is brought to another host with all that was played in its time, which goes on there; the
    file of a table without one is as those of earlier releases.
    """

    async def story(hall: Hall) -> None:
        await hall.act(30.0)
        before = await hall.left()
        other = await asyncio.to_thread(_brought, settings, hall.table, tmp_path)
        there = Hall(Settings(other, 0, ROOMY))
        there.time, there.table = hall.time, hall.table
        try:
            assert await there.left() == before
            [(table, due)] = await there.store.dues.first(9)
            assert (table, due) == (hall.table, 0.0)
            await there.keeper.look()
            [(table, due)] = await there.store.dues.first(9)
            assert due > hall.time
        finally:
            await there.tables.close()

    told(settings, FISCHER, story)


def _brought(settings: Settings, table: str, folder: Path) -> Database:
    """Bring a table from one place to another."""
    found = exported(settings.database, table)
    assert found is not None
    text = written(found)
    assert '"clock"' in text
    other = Sqlite(folder / "other.db")
    migrate(other)
    imported(other, read(text))
    return other
