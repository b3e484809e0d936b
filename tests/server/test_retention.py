"""A server that keeps tables for a time only: what is idle goes, in a file and in a database."""

import asyncio
import dataclasses
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import OperationalError

from chapterhouse.server import deletion, store
from chapterhouse.server import hosted as hosted_module
from chapterhouse.server.databases import Database
from chapterhouse.server.hosted import delete_idle, hosted
from chapterhouse.server.kept import Attendant
from chapterhouse.server.opening import open_table
from chapterhouse.server.schema import ACTIONS, EDITIONS, MATCHES, METADATA
from chapterhouse.server.store import Store
from chapterhouse.server.tables import Settings, Tables
from databases import KINDS, laid_out, unguarded
from server.conftest import ROOMY
from server.served import TWO, act
from server.test_postgresql import CHARTER, KEPT

DIGESTS = (EDITIONS.c.digest, MATCHES.c.edition)
OF_AN_OWNER = {"digest": "of an owner", "game": "biblios", "facts": {}}


def unused(database: Database, edition: Mapping[str, object]) -> None:
    """Let there be an edition that no table has."""
    engine = unguarded(database).writing()
    with engine.begin() as connection:
        connection.execute(insert(EDITIONS).values(edition))
    engine.dispose()


def age(database: Database, ids: list[str]) -> None:
    """Let what happened at these tables be long ago."""
    engine = unguarded(database).writing()
    with engine.begin() as connection, database.deleting(connection):
        made = update(MATCHES).where(MATCHES.c.id.in_(ids))
        connection.execute(made.values(made=0, begun=0))
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("drop trigger actions_never_update")
        else:
            connection.exec_driver_sql("alter table actions disable trigger all")
        connection.execute(update(ACTIONS).where(ACTIONS.c.match.in_(ids)).values(at=0))
    engine.dispose()


def left(database: Database) -> set[str]:
    """The tables that are there; of others no list has anything left, nor have editions."""
    engine = database.reading()
    with engine.connect() as connection:
        tables = set(connection.execute(select(MATCHES.c.id)).scalars())
        for lines in METADATA.sorted_tables:
            if "match" in lines.c:
                assert set(connection.execute(select(lines.c.match)).scalars()) <= tables
        laid, used = (set(connection.execute(select(one)).scalars()) for one in DIGESTS)
        assert laid == used
    engine.dispose()
    return tables


@pytest.fixture
def rested(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """When the first look for idle tables is over; there is no second one."""
    found = asyncio.Event()

    async def rest(_seconds: float) -> None:
        found.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(hosted_module, "rest", rest)
    monkeypatch.setattr(store, "AT_ONCE", 2)
    return found


async def played(settings: Settings, count: int) -> list[str]:
    """Tables at which something happened."""
    served = hosted(settings)
    tables = [(await open_table(served, TWO)).table for _ in range(count)]
    for table in tables:
        await act(served, table)
    await served.close()
    return tables


@pytest.mark.parametrize("kind", KINDS)
def test_idle_tables_go_while_the_server_runs(
    tmp_path: Path, kind: str, rested: asyncio.Event
) -> None:
    """All that are idle, in several transactions, but one that somebody has just come back to."""
    settings = Settings(laid_out(tmp_path, kind), 0, dataclasses.replace(ROOMY, unused=600))

    async def work() -> None:
        tables = await played(settings, 7)
        age(settings.database, tables[:6])
        unused(settings.database, OF_AN_OWNER)
        served = hosted(settings)
        await look(served, tables[0])
        deleting = asyncio.create_task(delete_idle(served, 400))
        await rested.wait()
        await act(served, tables[0])
        deleting.cancel()
        await served.close()
        assert left(settings.database) == {tables[0], tables[6]}

    asyncio.run(work())


def test_a_look_that_fails_is_not_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rested: asyncio.Event
) -> None:
    """A database may start anew just then; the next look is an hour later."""
    settings = Settings(laid_out(tmp_path), 0, ROOMY)

    async def fail(*_: object) -> None:
        raise OperationalError("", {}, Exception())

    async def work() -> None:
        served = hosted(settings)
        monkeypatch.setattr(served.store, "delete_idle", fail)
        deleting = asyncio.create_task(delete_idle(served, 400))
        resting = asyncio.create_task(rested.wait())
        await asyncio.wait([deleting, resting], return_when=asyncio.FIRST_COMPLETED)
        failed = deleting.done()
        deleting.cancel()
        resting.cancel()
        await served.close()
        assert not failed

    asyncio.run(work())


async def look(served: Tables, table: str) -> None:
    """Come to a table and leave it: it stays in memory for a while."""
    async with served.runner(table) as runner:
        assert runner.table.charter.id == table


def test_who_comes_back_at_another_server_keeps_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also between the look for idle tables and their end."""
    database = laid_out(tmp_path, "postgresql")
    one, other, idle = Store(database), Store(database), deletion.unattended

    async def work() -> None:
        tables = await played(Settings(database, 0, ROOMY), 2)
        age(database, tables)

        def slow(connection: Connection, days: float) -> list[str]:
            monkeypatch.setattr(deletion, "unattended", idle)
            found = idle(connection, days)
            asyncio.run(other.attend(tables[0], [Attendant(0, None, "normal")]))
            return found

        monkeypatch.setattr(deletion, "unattended", slow)
        await one.delete_idle(400, [])
        assert left(database) == {tables[0]}
        await one.close()
        await other.close()

    asyncio.run(work())


def test_an_edition_stays_for_whoever_opens_a_table_with_it(tmp_path: Path) -> None:
    """Also between the look for what no table has any more and its end."""
    database = laid_out(tmp_path, "postgresql")
    version = CHARTER.version
    unused(database, {"digest": version.edition, "game": version.name, "facts": version.facts})
    engine = database.writing()

    def forget() -> None:
        other = database.writing()
        with other.begin() as connection:
            deletion.forget_editions(database, connection)
        other.dispose()

    with ThreadPoolExecutor(1) as beside:
        with engine.begin() as connection:
            store.lay(connection, KEPT)
            forgetting = beside.submit(forget)
            with suppress(TimeoutError):
                forgetting.result(0.2)
        forgetting.result()
    engine.dispose()

    assert left(database) == {CHARTER.id}
