"""The store: what was written stays, once, in order, or was not written at all."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from chapterhouse.games.biblios.setup import BIBLIOS
from chapterhouse.server import chairs
from chapterhouse.server.charter import Charter, version_of
from chapterhouse.server.databases import Database
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.kept import LASTED, SAID, Change, Kept, Known, Remark, Said
from chapterhouse.server.migrations import migrate
from chapterhouse.server.room import Row
from chapterhouse.server.schema import METADATA
from chapterhouse.server.store import Store
from chapterhouse.wire.requests import NewChair
from databases import KINDS, fresh, unguarded

T = TypeVar("T")

CHARTER = Charter("table", version_of(BIBLIOS), {"penalty": "bluff"}, b"s" * 32, b"h" * 32)
SAFE = {
    "sqlite": ["pragma journal_mode", "pragma synchronous", "pragma foreign_keys"],
    "postgresql": ["show synchronous_commit", "show fsync"],
}
ROWS = [Row(0, -1, 3), Row(1, 0, 2), Row(2, 0, 1, back=True)]


@pytest.fixture(params=KINDS)
def database(tmp_path: Path, request: pytest.FixtureRequest) -> Database:
    """A place that is ready; a file in a folder that was not there."""
    found = fresh(tmp_path / "new % #1", request.param)
    migrate(found)
    return found


def in_store(database: Database, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a store, then close it; give what comes of it."""

    async def run() -> T:
        store = Store(database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def ask(database: Database, statement: str) -> list[tuple[object, ...]]:
    """Ask the place itself something, beside the program."""
    engine = database.reading()
    try:
        with engine.begin() as connection:
            found = connection.exec_driver_sql(statement)
            return [tuple(row) for row in found] if found.returns_rows else []
    finally:
        engine.dispose()


async def created(store: Store) -> Kept:
    """A table that was laid."""
    kept = Kept(CHARTER, chairs.placed([NewChair("me"), NewChair("friend")], "en", ["key", "code"]))
    await store.create(kept)
    return kept


def rows(database: Database) -> list[tuple[object, ...]]:
    """The actions that are there."""
    return ask(database, "select ply, seat, action, back from actions order by ply")


def test_what_was_kept_is_read_back(database: Database) -> None:
    """Table, chairs, actions and remarks come back as they were, in order."""
    remarks = [Remark("notice-renewed", {"seat": "Vera"}), Remark("notice-freed", {"seat": "Al"})]
    spent = {"c0": "invitation-used"}
    vera = chairs.Chair(
        1, "friend", "Vera", None, taken=True, keys=["key"], code="c1", until=7.5, spent=spent
    )

    async def work(store: Store) -> Kept | None:
        await created(store)
        await store.keep("table", Change(ROWS[:1], [vera], remarks[:1], ["Guest", "Vera"]))
        await store.keep("table", Change(ROWS[1:], remarks=remarks[1:]))
        return await store.load("table")

    kept = in_store(database, work)

    assert isinstance(kept, Kept)
    assert kept.charter.names == ["Guest", "Vera"]
    assert CHARTER.options == kept.charter.options
    assert [(c.name, c.taken) for c in kept.chairs] == [("Guest", True), ("Vera", True)]
    assert kept.chairs[1] == vera
    assert kept.rows == ROWS
    assert remarks == kept.remarks


def test_of_what_was_said_the_last_is_kept(database: Database) -> None:
    """What people say comes back in order; what is older than the last two hundred is struck."""
    said = [Said(number, number % 2, f"« {number} »") for number in range(SAID + 3)]

    kept, other = beside(database, Change(said=said[0]), [Change(said=words) for words in said])

    assert other.said == said[:1]
    assert kept.said == said[3:]


def test_of_what_lasts_the_last_is_kept(database: Database) -> None:
    """Whoever frees a seat for ever does not make a table grow for ever."""
    freed = [Remark("notice-freed", {"seat": str(number)}) for number in range(LASTED + 3)]
    last = Remark("notice-renewed", {"seat": "Vera"})

    changes = [Change(remarks=remarks) for remarks in (freed, [last])]
    kept, other = beside(database, Change(remarks=freed[:1]), changes)

    assert other.remarks == freed[:1]
    assert kept.remarks == [*freed[4:], last]


def beside(database: Database, first: Change, changes: list[Change]) -> tuple[Kept, Kept]:
    """Keep changes of a table, and before them one of another; give both tables as kept."""

    async def work(store: Store) -> tuple[Kept | None, Kept | None]:
        await created(store)
        await store.create(Kept(replace(CHARTER, id="other"), []))
        await store.keep("other", first)
        for change in changes:
            await store.keep("table", change)
        return await store.load("table"), await store.load("other")

    kept, other = in_store(database, work)
    assert kept is not None
    assert other is not None
    return kept, other


def test_a_table_that_was_never_laid_is_not_there(database: Database) -> None:
    """Nothing is made up."""
    assert in_store(database, lambda store: store.load("table")) is None


def test_of_two_who_write_one_ply_one_succeeds(database: Database) -> None:
    """The other is refused as a whole: nothing of what it wrote with it stays."""

    async def work(store: Store) -> list[object]:
        await created(store)
        rivals = [Store(unguarded(database)), Store(unguarded(database))]
        changes = [Change([Row(0, seat, 7), Row(1 + seat, seat, 8)]) for seat in (0, 1)]
        writing = [r.keep("table", c) for r, c in zip(rivals, changes, strict=True)]
        results = await asyncio.gather(*writing, return_exceptions=True)
        for rival in rivals:
            await rival.close()
        return list(results)

    results = in_store(database, work)

    assert isinstance(results, list)
    assert sum([isinstance(result, Known) for result in results]) == 1
    assert sum([isinstance(result, IntegrityError) for result in results]) == 1
    assert len(rows(database)) == 2


@pytest.mark.parametrize("change", ["update actions set action = 9", "delete from actions"])
def test_an_action_that_was_played_stays(database: Database, change: str) -> None:
    """The file itself refuses to change or to strike one, whoever asks."""

    async def work(store: Store) -> None:
        await created(store)
        await store.keep("table", Change(ROWS))

    in_store(database, work)
    with pytest.raises(DBAPIError, match="stays"):
        ask(database, change)

    assert rows(database) == [(0, -1, 3, 0), (1, 0, 2, 0), (2, 0, 1, 1)]


def test_migrations_run_once(database: Database) -> None:
    """To open a file again changes nothing; what it holds is what the program expects."""
    migrate(database)
    engine = database.reading()
    with engine.connect() as connection:
        names = inspect(connection).get_table_names()
        differ = compare_metadata(MigrationContext.configure(connection), METADATA)
    engine.dispose()

    assert {*METADATA.tables, "alembic_version"} == set(names)
    assert differ == []


def test_what_is_no_file_of_ours_is_left_alone(tmp_path: Path) -> None:
    """A file of another kind is refused and stays as it is; so is a folder."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,\n" * 500, "utf-8")
    before = file.read_bytes()
    for path in (file, tmp_path):
        with pytest.raises((SQLAlchemyError, OSError)):
            migrate(Sqlite(path))

    assert before == file.read_bytes()


def test_writing_is_safe(database: Database) -> None:
    """What was committed outlives a fall of the machine, and keys to other lists are checked."""
    found: list[object] = []

    def look(connection: Connection) -> None:
        statements = SAFE[connection.dialect.name]
        found.extend(connection.exec_driver_sql(one).scalar() for one in statements)

    async def work(store: Store) -> None:
        await store._writer.write(look)  # noqa: SLF001

    in_store(database, work)

    assert found in (["wal", 2, 1], ["on", "on"])


def test_a_list_of_nobody_is_refused(database: Database) -> None:
    """An action belongs to a match that there is."""

    async def work(store: Store) -> None:
        with pytest.raises(IntegrityError):
            await store.keep("nowhere", Change(ROWS))

    in_store(database, work)
