"""Tables come out of the file when they are asked for, and go back when they are not."""

import asyncio
import dataclasses
import gc
import sqlite3
import time
import weakref
from contextlib import closing

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from chapterhouse.core.rule import Malformed
from chapterhouse.server import tables as tables_module
from chapterhouse.server.app import create
from chapterhouse.server.client import Client
from chapterhouse.server.limits import Limits
from chapterhouse.server.opening import open_table
from chapterhouse.server.room import Room
from chapterhouse.server.store import Store
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.wire.messages import Position
from databases import file_of
from server.rooms import rebuilt, whole
from server.served import TWO, act, with_tables
from server.talk import PATIENCE, create_table, talk


async def no_space(*_: object) -> None:
    """What a store does whose disk is full."""
    raise OperationalError("insert", {}, OSError("no space left"))


def test_tables_that_nobody_uses_are_forgotten(settings: Settings) -> None:
    """Only so many stay in memory, but all can be found, as they were; who looks on keeps one."""
    small = dataclasses.replace(settings, limits=Limits(rooms=2))

    async def work(served: Tables) -> None:
        tables = [(await open_table(served, TWO)).table for _ in range(5)]
        plies = [await act(served, table) for table in tables]
        async with served.runner(tables[0]) as kept:
            for table in tables[1:]:
                await act(served, table)
            async with served.runner(tables[0]) as again:
                assert kept is again
        assert len(served._tables) <= 2  # noqa: SLF001
        for table, ply in zip(tables[1:], plies[1:], strict=True):
            assert await act(served, table) > ply

    with_tables(small, work)


def test_a_table_leaves_memory_when_nobody_has_used_it_for_a_while(settings: Settings) -> None:
    """So it does by itself, without a circle that somebody has to find; it is there again at once
    when it is asked for, and one that is looked at stays.
    """
    short = dataclasses.replace(settings, limits=Limits(unused=0))

    async def work(served: Tables) -> None:
        opened = await open_table(served, TWO)
        ply = await act(served, opened.table)
        async with served.runner(opened.table) as runner:
            reader = Client(runner, None, "en")
            reader.connect()
            watched = runner
        async with served.runner((await open_table(served, TWO)).table) as runner:
            gone = weakref.ref(runner.table)
        del runner
        gc.disable()
        try:
            await act(served, (await open_table(served, TWO)).table)
            assert gone() is None
        finally:
            gc.enable()
        async with served.runner(opened.table) as runner:
            assert runner is watched
        reader.disconnect()
        assert await act(served, opened.table) > ply

    with_tables(short, work)


def test_who_asks_at_once_finds_one_table(settings: Settings) -> None:
    """Two who ask for a table that is not in memory get the same one: one lock, one room."""

    async def work(served: Tables) -> None:
        table = (await open_table(served, TWO)).table
        served._tables.clear()  # noqa: SLF001
        served._unused.clear()  # noqa: SLF001

        async def find() -> object:
            async with served.runner(table) as runner:
                return runner

        found = await asyncio.gather(*[find() for _ in range(9)])
        assert len(set(found)) == 1

    with_tables(settings, work)


@pytest.fixture
def only_new() -> None:
    """Let the collector look at what is made from now on: what tests share takes it seconds."""
    gc.freeze()


@pytest.mark.usefixtures("only_new")
def test_nobody_keeps_a_position_that_was_sent(settings: Settings) -> None:
    """Sockets at which nothing happens have nothing of it in memory, a hundred objects each."""
    with TestClient(create(settings)) as client:
        created = create_table(client, "me", "me")
        with talk(client, created, created.keys[0]) as anna, talk(client, created, created.keys[1]):
            anna.until("position")
            end = time.monotonic() + PATIENCE
            while any([isinstance(one, Position) for one in gc.get_objects()]):
                assert time.monotonic() < end
                gc.collect()


def test_a_table_outlives_the_server(settings: Settings) -> None:
    """After a restart position, chronicle, keys and the seat that is asked are the same."""
    seen = []
    created = None
    for _ in range(3):
        with TestClient(create(settings)) as client:
            created = created or create_table(client, "me", "me", "bot")
            with talk(client, created, created.keys[0]) as anna:
                anna.until("position")
                seen.append(anna.position)

    assert seen[0] == seen[1] == seen[2]


def test_bots_go_on_after_a_restart_once_somebody_looks(settings: Settings) -> None:
    """A match of bots that was cut short is played to its end."""
    slow = dataclasses.replace(settings, pace=60)
    with TestClient(create(slow)) as client:
        created = create_table(client, "uniform", "uniform")
    with TestClient(create(settings)) as client:
        status = client.get(created.path).json()["status"]
        with talk(client, created) as onlooker:
            onlooker.until("position", fits=lambda position: position["ending"] is not None)

    assert status == "playing"


async def has_no_gap(served: Tables, table: str) -> None:
    """What the file keeps of a table is every ply, once."""
    kept = await served.store.load(table)
    assert kept is not None
    assert [row.ply for row in kept.rows] == list(range(len(kept.rows)))


def test_what_could_not_be_kept_did_not_happen(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the disk fails nobody hears of the act; afterwards the match goes on as it stood."""
    keep = Store.keep

    async def work(served: Tables) -> None:
        table = (await open_table(served, TWO)).table
        before = await act(served, table)
        monkeypatch.setattr(Store, "keep", no_space)
        with pytest.raises(OperationalError):
            await act(served, table)
        monkeypatch.setattr(Store, "keep", keep)
        assert await act(served, table) > before
        await has_no_gap(served, table)

    with_tables(settings, work)


def test_what_stumbled_halfway_did_not_happen(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of ours in the middle of an act leaves no half of it behind."""

    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    async def work(served: Tables) -> None:
        table = (await open_table(served, TWO)).table
        await act(served, table)
        with monkeypatch.context() as patch:
            patch.setattr(Room, "_entered", stumble)
            with pytest.raises(ZeroDivisionError):
                await act(served, table)
        await act(served, table)
        async with served.runner(table) as runner, runner.table.lock:
            room = await runner.table.room()
            assert whole(rebuilt(room)) == whole(room)

    with_tables(settings, work)


def test_rows_that_make_no_sense_are_our_fault(settings: Settings) -> None:
    """Whoever looks at such a table is not told that they did something wrong."""
    with TestClient(create(settings), raise_server_exceptions=False) as client:
        created = create_table(client, "me", "me")
    with closing(sqlite3.connect(file_of(settings))) as connection, connection:
        spoil = "insert into actions select match, ply + 1000, seat, -7, back, at from actions"
        connection.execute(spoil)
    with TestClient(create(settings), raise_server_exceptions=False) as client:
        answer = client.get(created.path)

    assert (answer.status_code, answer.json()["code"]) == (500, "damaged-table")


def test_a_reader_is_told_that_the_disk_failed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The talk ends with a sentence and no word of the inside; who comes back finds it all."""
    with TestClient(create(settings)) as client:
        created = create_table(client, "me", "me")
        with talk(client, created, created.keys[0]) as anna:
            seat = anna.until("position")["prompt"]["seat"]
        with talk(client, created, created.keys[seat]) as anna:
            before = anna.asked()
            monkeypatch.setattr(Store, "keep", no_space)
            anna.act()
            closed = anna.until("closed")
        monkeypatch.undo()
        with talk(client, created, created.keys[seat]) as again:
            after = again.asked()
            again.move()

    assert (closed["code"], closed["again"]) == ("broken", True)
    assert "space" not in closed["text"]
    assert before == after


def test_an_act_is_finished_though_nobody_waits_for_it(settings: Settings) -> None:
    """A line that is cut in mid-act leaves neither half an act nor a table that is locked."""

    async def work(served: Tables) -> None:
        table = (await open_table(served, TWO)).table
        for wait in range(12):
            task = asyncio.create_task(act(served, table))
            for _ in range(wait):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.wait([task])
            await asyncio.wait_for(act(served, table), 20)
        await has_no_gap(served, table)

    with_tables(settings, work)


def test_a_table_of_another_revision_is_not_played(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the rules have changed since, that is said; nothing is played by other rules."""

    async def work(served: Tables) -> None:
        table = (await open_table(served, TWO)).table
        served._tables.clear()  # noqa: SLF001
        served._unused.clear()  # noqa: SLF001
        load = served.store.load

        async def older(id: str) -> object:
            kept = await load(id)
            assert kept is not None
            version = dataclasses.replace(kept.charter.version, revision=0)
            charter = dataclasses.replace(kept.charter, version=version)
            return dataclasses.replace(kept, charter=charter)

        monkeypatch.setattr(served.store, "load", older)
        with pytest.raises(Malformed) as caught:
            await act(served, table)
        assert caught.value.key == "unplayable"

    with_tables(settings, work)


@pytest.mark.usefixtures("only_new")
def test_what_closed_sockets_leave_is_swept_up(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sockets that come and go leave nothing behind, though nothing else looks through memory."""
    monkeypatch.setattr(tables_module, "SWEPT", 3)
    readers: weakref.WeakSet[Client] = weakref.WeakSet()
    begin = Client.connect

    def enter(reader: Client) -> None:
        readers.add(reader)
        begin(reader)

    monkeypatch.setattr(Client, "connect", enter)
    gc.disable()
    try:
        with TestClient(create(settings)) as client:
            created = create_table(client, "me", "me")
            for _ in range(12):
                with talk(client, created, created.keys[0]) as anna:
                    anna.until("position")
            left = len(readers)
    finally:
        gc.enable()

    assert left <= 4
