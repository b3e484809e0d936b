"""Servers tell each other by a Valkey: revisions alone go over it, and nothing relies on it."""

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Semaphore
from time import sleep
from typing import Any

import pytest
from sqlalchemy import Connection, select

from buses import Served, Tap, valkey
from chapterhouse.server import fellows
from chapterhouse.server.buses import Bus, Teller
from chapterhouse.server.buses import valkey as streams
from chapterhouse.server.buses.valkey import KEPT, LATEST, SOON, STREAM, TOLD, ValkeyBus
from chapterhouse.server.databases import Database
from chapterhouse.server.databases.postgresql import Postgresql
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.kept import Change, name_told
from chapterhouse.server.measures import LISTENERS, Measure
from chapterhouse.server.migrations import migrate
from chapterhouse.server.room import Row
from chapterhouse.server.schema import MATCHES
from chapterhouse.server.store import Store
from chapterhouse.server.tables import Settings
from databases import counts_alone, laid_out
from server.conftest import ROOMY
from server.talk import PATIENCE
from server.test_many_processes import REVISION, apart, play
from server.test_postgresql import KEPT as TABLE

NEVER = 3_600.0
NOWHERE = Sqlite(Path("nowhere.db"))  # and no transaction there
NOTHING: Any = None
# What a client says beside that: commands with what is always the same, and where to read on.
WORDS = re.compile(
    rf"XREAD|XADD|BLOCK|STREAMS|COUNT|MAXLEN|~|\*|\+|-|{STREAM}|{TOLD}|{KEPT}|1"
    rf"|{streams.WAITED}|[0-9]+(-[0-9]+)?"
    r"|CLIENT|SETINFO|LIB-NAME|LIB-VER|valkey-py[0-9A-Za-z().-]*|[0-9]+\.[0-9]+\.[0-9]+[0-9a-z.]*"
)
ARGUMENT = re.compile(rb"\$([0-9]+)\r\n")


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """A Valkey for all tests that do not kill it."""
    with valkey() as made:
        yield made


@pytest.fixture
def settings(tmp_path: Path, served: Served) -> Settings:
    """The settings of several servers that hear each other by it."""
    return Settings(laid_out(tmp_path, "postgresql"), 0, ROOMY, bus=served.bus)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is heard otherwise; nor does a slow machine look like a bus that is gone."""
    monkeypatch.setattr(streams, "PATIENCE", PATIENCE)
    monkeypatch.setattr(fellows, "LOOKED", NEVER)
    monkeypatch.setattr(Postgresql, "tell", lambda *_: pytest.fail("told by the database"))


@contextmanager
def noted() -> Iterator[Callable[[int], None]]:
    """Give a way to wait until the bus has been found so often."""
    found = Semaphore(0)

    def note(measure: Measure, value: float, _reason: str) -> None:
        if (measure, value) == ("bus_gone", 0):
            found.release()

    def wait(times: int) -> None:
        for _ in range(times):
            assert found.acquire(timeout=PATIENCE)

    LISTENERS.append(note)
    try:
        yield wait
    finally:
        LISTENERS.remove(note)


@pytest.mark.usefixtures("alone")
def test_servers_hear_of_each_other(settings: Settings, served: Served) -> None:
    """Whatever else somebody says there, and though nobody looks, each learns what happened."""
    with noted() as wait, apart(settings) as everybody:
        wait(2)
        with served.client() as other:
            other.xadd(STREAM, {TOLD: b"\xff good evening 1:1e9"})
            other.xadd(STREAM, {TOLD: f"{'0' * 24}:-1 {'0' * 24}:{'9' * 18}"})
            other.xadd(STREAM, {"evening": "good"})
        play(everybody, 8)


def arguments(said: bytes) -> list[str]:
    """What a client has said, argument by argument."""
    lengths = [(length.end(), int(length[1])) for length in ARGUMENT.finditer(said)]
    return [said[start : start + length].decode() for start, length in lengths]


@pytest.mark.usefixtures("alone")
def test_nothing_but_revisions_goes_over_it(
    settings: Settings, served: Served, tmp_path: Path
) -> None:
    """Every byte is a command, or names a table by nothing that opens it and says how far it is."""
    tap = Tap(tmp_path, served)
    tapped = Settings(settings.database, 0, ROOMY, bus=tap.bus)
    with noted() as wait, apart(tapped) as everybody:
        wait(2)
        everybody[0].say("talk", text="Good evening")
        everybody[1].until("said")
        play(everybody, 6)
    tap.close()
    said = arguments(tap.said)
    told = [one for one in said if re.fullmatch(rf"{REVISION.pattern}( {REVISION.pattern})*", one)]

    assert len(told) > 6
    assert [one for one in said if one not in told and not WORDS.fullmatch(one)] == []


@counts_alone
def test_play_goes_on_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One that is killed while people play keeps nobody from playing; each server says so once,
    and hears by it again when it is back.
    """
    monkeypatch.setattr(fellows, "LOOKED", 0.05)
    monkeypatch.setattr(streams, "LATEST", 0.05)
    with valkey() as served:
        settings = Settings(laid_out(tmp_path, "postgresql"), 0, ROOMY, bus=served.bus)
        with noted() as wait, apart(settings) as everybody:
            wait(2)
            play(everybody, 3)
            served.kill()
            play(everybody, 6)
            served.start()
            wait(2)
            play(everybody, 3)
            with served.client() as other:
                entries = other.xlen(STREAM)
    lines = [record.getMessage() for record in caplog.records if "the bus" in record.getMessage()]

    assert entries > 0
    assert sorted(["is gone" in line for line in lines]) == [False, False, True, True]


def test_one_that_takes_nothing_is_gone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is full, though it answers: that is said once, until something can be told again."""
    monkeypatch.setattr(streams, "LATEST", 0.05)

    async def fill_up(served: Served) -> None:
        teller = served.bus.teller(NOWHERE)
        with noted() as wait, served.client() as other:
            async with teller.hearing(lambda _: None):
                await asyncio.to_thread(wait, 1)
                other.config_set("maxmemory", 1)
                say(teller, "a:1")
                await asyncio.to_thread(until_refused, other, 3)
                other.config_set("maxmemory", 0)
                await asyncio.to_thread(wait, 1)

    with valkey() as served:
        asyncio.run(fill_up(served))
    lines = [record.getMessage() for record in caplog.records if "the bus" in record.getMessage()]

    assert ["is gone" in line for line in lines] == [True, False]


def until_refused(other: Any, times: int) -> None:  # noqa: ANN401 - a client, which has no types
    """Wait until it has taken nothing so often, as it is full."""
    for _ in range(int(100 * PATIENCE)):
        if other.info("errorstats").get("errorstat_OOM", {"count": 0})["count"] >= times:
            return
        sleep(0.01)
    raise AssertionError("nothing was told")


def say(teller: Teller, *told: str) -> None:
    """Tell something, as a writer does."""
    teller.tell(NOTHING, told)
    teller.kept()


def fill(served: Served) -> None:
    """Tell more than is kept."""
    with served.client() as other, other.pipeline(transaction=False) as filling:
        for number in range(3 * KEPT):
            filling.xadd(STREAM, {TOLD: f"old:{number}"}, maxlen=KEPT, approximate=True)
        filling.execute()


def test_whoever_comes_hears_only_what_is_new(served: Served) -> None:
    """What was told before is not read again, and the stream does not grow for ever; of what waits
    to be told, the last of each table is.
    """
    heard: list[str] = []
    enough = asyncio.Event()

    def hears(told: str) -> None:
        heard.append(told)
        if told == "b:1":
            enough.set()

    async def hear(teller: Teller) -> None:
        with noted() as wait:
            async with teller.hearing(hears):
                await asyncio.to_thread(wait, 1)
                say(teller, "a:1", "b:1")
                say(teller, "a:2")
                teller.tell(NOTHING, ["c:1"])  # which is not kept
                await asyncio.wait_for(enough.wait(), PATIENCE)

    fill(served)
    asyncio.run(hear(served.bus.teller(NOWHERE)))
    with served.client() as other:
        entries = other.xlen(STREAM)

    assert heard == ["a:2", "b:1"]
    assert entries < 2 * KEPT


def test_it_can_end_at_any_moment(served: Served) -> None:
    """A server that stops does not wait, whatever its bus is just about."""

    async def begin_and_end(steps: int) -> None:
        async with served.bus.teller(NOWHERE).hearing(pytest.fail):
            for _ in range(steps):
                await asyncio.sleep(0)

    async def again_and_again() -> None:
        for steps in range(40):
            await begin_and_end(steps)

    asyncio.run(asyncio.wait_for(again_and_again(), PATIENCE))


def test_it_is_looked_for_ever_more_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is none, tries to connect become rare; nothing that is told waits for it."""
    pauses: list[float] = []

    async def rest(seconds: float) -> None:
        pauses.append(seconds)
        await asyncio.sleep(0)

    async def look() -> None:
        teller = ValkeyBus("unix:///nowhere.sock").teller(NOWHERE)
        async with teller.hearing(pytest.fail):
            while len(pauses) < 9:
                say(teller, "a:1")
                await asyncio.sleep(0.001)

    monkeypatch.setattr(streams, "rest", rest)
    asyncio.run(look())

    assert pauses[:3] == [SOON, 2 * SOON, 4 * SOON]
    assert pauses[7:9] == [LATEST, LATEST]


class Looking(Bus):
    """A bus of nobody: when something is told, it is looked for."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.found: list[str] = []

    def __str__(self) -> str:
        return "looking://"

    def teller(self, database: Database) -> Teller:
        bus = self

        class Looker(Teller):
            def tell(self, connection: Connection, told: Sequence[str]) -> None:
                bus.told.extend(told)

            def kept(self) -> None:
                engine = database.reading()
                with engine.connect() as connection:
                    revision = MATCHES.c.changes + MATCHES.c.company
                    found = connection.execute(select(revision)).scalar_one()
                engine.dispose()
                bus.found.append(f"{name_told('table')}:{found}")

        return Looker()


def test_what_is_told_is_kept(tmp_path: Path) -> None:
    """Whoever hears of a change finds it."""
    database, bus = laid_out(tmp_path, "postgresql"), Looking()
    migrate(database)

    async def keep() -> None:
        store = Store(database, bus=bus)
        await store.create(TABLE)
        for ply in range(3):
            await store.keep("table", Change([Row(ply, 0, 7)]))
        await store.close()

    asyncio.run(keep())

    assert len(bus.told) == 3
    assert bus.found[1:] == bus.told
