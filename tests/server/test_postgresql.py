"""PostgreSQL: one server keeps the tables, connections may end, and no password is shown."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from chapterhouse.games.biblios.setup import BIBLIOS
from chapterhouse.server import chairs
from chapterhouse.server.charter import Charter, version_of
from chapterhouse.server.databases import Database, Taken
from chapterhouse.server.databases.postgresql import Postgresql
from chapterhouse.server.kept import Change, Kept
from chapterhouse.server.migrations import migrate
from chapterhouse.server.room import Row
from chapterhouse.server.store import Store
from chapterhouse.wire.requests import NewChair
from databases import fresh, unguarded

CHARTER = Charter("table", version_of(BIBLIOS), {}, b"s" * 32, b"h" * 32)
KEPT = Kept(CHARTER, chairs.placed([NewChair("me"), NewChair("friend")], "en")[0])
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


def test_one_server_keeps_a_database(database: Database) -> None:
    """Another is refused; one that lost its connection to another waits until that one ends."""

    async def work(store: Store) -> None:
        with pytest.raises(Taken):
            await asyncio.to_thread(migrate, database)
        other = Store(database)
        late = asyncio.create_task(other.keep("table", Change([Row(1, 0, 7)])))
        await store.keep("table", Change([Row(0, 0, 7)]))
        assert not late.done()
        await store.close()
        await late
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
