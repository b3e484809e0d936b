"""PostgreSQL: several servers keep the tables, connections may end, and no password is shown."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from chapterhouse.games.biblios.setup import BIBLIOS
from chapterhouse.server import chairs, upkeep
from chapterhouse.server.charter import Charter, version_of
from chapterhouse.server.databases import Database, Taken
from chapterhouse.server.databases.postgresql import Postgresql
from chapterhouse.server.kept import NOTHING, Change, Kept, Outdated, Said
from chapterhouse.server.migrations import migrate
from chapterhouse.server.room import Row
from chapterhouse.server.store import Store
from chapterhouse.wire.requests import NewChair
from databases import fresh, unguarded

CHARTER = Charter("table", version_of(BIBLIOS), {}, b"s" * 32, b"h" * 32)
KEPT = Kept(CHARTER, chairs.placed([NewChair("me"), NewChair("friend")], "en", ["key", "code"]))
END_ALL = """select pg_terminate_backend(pid) from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid()"""


@pytest.fixture
def database(tmp_path: Path) -> Database:
    """A database that is ready."""
    made = fresh(tmp_path, "postgresql")
    migrate(made)
    return made


def in_store(database: Database, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something in a store that holds one table."""

    async def run() -> None:
        store = Store(database)
        await store.create(KEPT)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def end_all(database: Database) -> None:
    """End all connections, as a server of PostgreSQL does that starts anew."""
    engine = unguarded(database).reading()
    with engine.connect() as connection:
        connection.exec_driver_sql(END_ALL)
    engine.dispose()


def test_connections_that_end_are_replaced(database: Database) -> None:
    """Whenever all end, what is written then is kept once, and read."""

    async def work(store: Store) -> None:
        for ply in range(0, 30, 3):
            rows = [Row(ply + more, 0, 7) for more in range(3)]
            keeping = [asyncio.create_task(store.keep("table", Change([row]))) for row in rows]
            await asyncio.to_thread(end_all, database)
            found = await asyncio.gather(*keeping, return_exceptions=True)
            kept = await store.load("table")
            assert kept is not None
            # One that ended between the commit and its answer is told that it was there already.
            assert kept.rows[ply:] == rows, found

    in_store(database, work)


def test_several_servers_keep_a_database(database: Database) -> None:
    """Another may keep it too; whoever has to be alone with it is refused until all have ended."""

    async def work(store: Store) -> None:
        await asyncio.to_thread(migrate, database)
        other = Store(database)
        await other.keep("table", Change([Row(0, 0, 7)]))
        for one in (store, other):
            with pytest.raises(Taken):
                await asyncio.to_thread(upkeep.remove, database, ["table"])
            await one.close()
        assert await asyncio.to_thread(upkeep.remove, database, ["table"]) == 1

    in_store(database, work)


def test_a_database_is_made_ready_by_one_of_several(tmp_path: Path) -> None:
    """Servers that are started at the same moment, where there is nothing yet, find it ready."""
    empty = fresh(tmp_path, "postgresql")
    with ThreadPoolExecutor(3) as starting:
        list(starting.map(migrate, [empty] * 3))

    migrate(empty)


def test_a_change_follows_from_the_last(database: Database) -> None:
    """One that was made without knowing what another process has kept is refused, whole."""

    async def work(store: Store) -> None:
        other = Store(database)
        first = await store.keep("table", Change([Row(0, 0, 7)]), NOTHING)
        with pytest.raises(Outdated):
            await other.keep("table", Change([Row(1, 0, 7)], said=Said(0, 0, "Oh")), NOTHING)
        second = await other.keep("table", Change([Row(1, 0, 8)]), first)
        kept = await store.load("table")
        assert kept is not None
        assert (kept.rows, kept.said, kept.known) == ([Row(0, 0, 7), Row(1, 0, 8)], [], second)
        await other.close()

    in_store(database, work)


def test_what_can_never_be_written_is_not_tried_again(database: Database) -> None:
    """A fault of ours is told to whoever waits, and so is a list that is not there any more."""

    async def work(store: Store) -> None:
        engine = unguarded(database).reading()
        with engine.begin() as connection:
            connection.exec_driver_sql("drop table talk")
        engine.dispose()
        with pytest.raises(DBAPIError):
            await store.keep("table", Change([Row(0, 0, "seven")]))  # type: ignore[arg-type]
        await store.keep("table", Change([Row(0, 0, 7)]))

    in_store(database, work)


def test_no_password_is_shown() -> None:
    """People are told of a database by its address without it."""
    database = Postgresql(make_url("postgresql://anna:secret@host.example/tables"))

    assert str(database) == "postgresql://anna:***@host.example/tables"
    assert "secret" not in repr(database)
