"""The store: what was written stays, once, in order, or was not written at all."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from chapterhouse.games.biblios.setup import BIBLIOS
from chapterhouse.server import chairs
from chapterhouse.server.charter import Charter, version_of
from chapterhouse.server.kept import SAID, Change, Kept, Remark, Said
from chapterhouse.server.migrations import migrate
from chapterhouse.server.room import Row
from chapterhouse.server.schema import METADATA
from chapterhouse.server.store import Store
from chapterhouse.wire.requests import NewChair

CHARTER = Charter("table", version_of(BIBLIOS), {"penalty": "bluff"}, b"s" * 32, b"h" * 32)
ROWS = [Row(0, -1, 3), Row(1, 0, 2), Row(2, 0, 1, back=True)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file that is ready, in a folder that was not there."""
    path = tmp_path / "new" / "tables % #1.db"
    migrate(path)
    return path


def in_store(file: Path, work: Callable[[Store], Awaitable[object]]) -> object:
    """Do something with a store, then close it."""

    async def run() -> object:
        store = Store(file)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def created(store: Store) -> Kept:
    """A table that was laid."""
    kept = Kept(CHARTER, chairs.placed([NewChair("me"), NewChair("friend")], "en")[0])
    await store.create(kept)
    return kept


def rows(file: Path) -> list[tuple[int, ...]]:
    """What the file holds of actions."""
    with sqlite3.connect(file) as connection:
        found = connection.execute("select ply, seat, action, back from actions").fetchall()
    connection.close()
    return found


def test_what_was_kept_is_read_back(file: Path) -> None:
    """Table, chairs, actions and remarks come back as they were, in order."""
    remarks = [Remark("notice-joined", {"seat": "Vera"}), Remark("notice-bot", {"seat": "Al"})]
    spent = {"c0": "invitation-used"}
    vera = chairs.Chair(
        1, "friend", "Vera", None, taken=True, keys=["key"], code="c1", until=7.5, spent=spent
    )

    async def work(store: Store) -> Kept | None:
        await created(store)
        await store.keep("table", Change(ROWS[:1], [vera], remarks[:1], ["Guest", "Vera"]))
        await store.keep("table", Change(ROWS[1:], remarks=remarks[1:]))
        return await store.load("table")

    kept = in_store(file, work)

    assert isinstance(kept, Kept)
    assert kept.charter.names == ["Guest", "Vera"]
    assert CHARTER.options == kept.charter.options
    assert [(c.name, c.taken) for c in kept.chairs] == [("Guest", True), ("Vera", True)]
    assert kept.chairs[1] == vera
    assert kept.rows == ROWS
    assert remarks == kept.remarks


def test_of_what_was_said_the_last_is_kept(file: Path) -> None:
    """What people say comes back in order; what is older than the last two hundred is struck."""
    said = [Said(number, number % 2, f"« {number} »") for number in range(SAID + 3)]

    async def work(store: Store) -> Kept | None:
        await created(store)
        await store.create(Kept(replace(CHARTER, id="other"), []))
        await store.keep("other", Change(said=said[0]))
        for words in said:
            await store.keep("table", Change(said=words))
        other = await store.load("other")

        assert other is not None
        assert other.said == said[:1]
        return await store.load("table")

    kept = in_store(file, work)

    assert isinstance(kept, Kept)
    assert kept.said == said[3:]


def test_a_table_that_was_never_laid_is_not_there(file: Path) -> None:
    """Nothing is made up."""
    assert in_store(file, lambda store: store.load("table")) is None


def test_of_two_who_write_one_ply_one_succeeds(file: Path) -> None:
    """The other is refused as a whole: nothing of what it wrote with it stays."""

    async def work(store: Store) -> list[object]:
        await created(store)
        rivals = [Store(file), Store(file)]
        changes = [Change([Row(0, seat, 7), Row(1 + seat, seat, 8)]) for seat in (0, 1)]
        writing = [r.keep("table", c) for r, c in zip(rivals, changes, strict=True)]
        results = await asyncio.gather(*writing, return_exceptions=True)
        for rival in rivals:
            await rival.close()
        return list(results)

    results = in_store(file, work)

    assert isinstance(results, list)
    assert results.count(None) == 1
    assert sum([isinstance(result, IntegrityError) for result in results]) == 1
    assert len(rows(file)) == 2


@pytest.mark.parametrize("change", ["update actions set action = 9", "delete from actions"])
def test_an_action_that_was_played_stays(file: Path, change: str) -> None:
    """The file itself refuses to change or to strike one, whoever asks."""

    async def work(store: Store) -> None:
        await created(store)
        await store.keep("table", Change(ROWS))

    in_store(file, work)
    connection = sqlite3.connect(file)
    with pytest.raises(sqlite3.IntegrityError, match="stays"):
        connection.execute(change)
    connection.close()

    assert rows(file) == [(0, -1, 3, 0), (1, 0, 2, 0), (2, 0, 1, 1)]


def test_migrations_run_once(file: Path) -> None:
    """To open a file again changes nothing; what it holds is what the program expects."""
    migrate(file)
    connection = sqlite3.connect(file)
    found = connection.execute("select name from sqlite_master where type = 'table'").fetchall()
    columns = {
        name: [row[1] for row in connection.execute(f"pragma table_info({name})")]
        for name in METADATA.tables
    }
    connection.close()

    assert {*METADATA.tables, "alembic_version"} == {name for (name,) in found}
    assert {name: table.columns.keys() for name, table in METADATA.tables.items()} == columns


def test_what_is_no_file_of_ours_is_left_alone(tmp_path: Path) -> None:
    """A file of another kind is refused and stays as it is; so is a folder."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,\n" * 500, "utf-8")
    before = file.read_bytes()
    for path in (file, tmp_path):
        with pytest.raises((SQLAlchemyError, OSError)):
            migrate(path)

    assert before == file.read_bytes()


def test_writing_is_safe(file: Path) -> None:
    """What was committed outlives a fall of the machine, and keys to other lists are checked."""
    found: list[object] = []

    def ask(connection: Connection) -> None:
        names = ("journal_mode", "synchronous", "foreign_keys")
        found.extend(connection.exec_driver_sql(f"pragma {name}").scalar() for name in names)

    async def work(store: Store) -> list[object]:
        await store._writer.write(ask)  # noqa: SLF001
        return found

    assert in_store(file, work) == ["wal", 2, 1]


def test_a_list_of_nobody_is_refused(file: Path) -> None:
    """An action belongs to a match that there is."""

    async def work(store: Store) -> None:
        with pytest.raises(IntegrityError):
            await store.keep("nowhere", Change(ROWS))

    in_store(file, work)
