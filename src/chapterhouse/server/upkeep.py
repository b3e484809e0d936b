"""Upkeep: what a host does with the tables, beside the server."""

import os
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy import Connection, delete, func, insert, inspect, select

from chapterhouse.server import deletion
from chapterhouse.server.databases import Database
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.migrations import migrate
from chapterhouse.server.schema import (
    ATTENDANCE,
    EDITIONS,
    LESSON_STEPS,
    MATCHES,
    METADATA,
    OWN_KEYS,
)

AT_ONCE: Final = 1_000  # rows that are copied together
BY_ITSELF: Final = (ATTENDANCE, EDITIONS, OWN_KEYS)  # of a store to which nobody has come yet


class Occupied(ValueError):
    """A place that holds tables already, or what people keep beside them."""


def backup(database: Database, to: Path) -> int:
    """Copy the tables as they are at one moment, whoever is writing meanwhile; count them.

    The copy is one whole file of SQLite, and takes the place of `to` only when it is complete.
    Raises OSError, sqlite3.Error or SQLAlchemyError.
    """
    beside = to.with_name(f".{to.name[:100]}.{os.getpid()}")
    try:
        if isinstance(database, Sqlite):
            _copy_file(database.file, beside)
        else:
            beside.touch(0o600)  # it holds the secrets of all tables
            migrate(Sqlite(beside))
            _copy_rows(database, Sqlite(beside))
        with closing(sqlite3.connect(beside)) as copy:
            copy.execute("pragma journal_mode=delete")  # nothing of it lies in another file
            (count,) = copy.execute("select count(*) from matches").fetchone()
        with beside.open("r+b") as written:  # Windows asks for the right to write
            os.fsync(written.fileno())
        beside.replace(to)
    finally:
        beside.unlink(missing_ok=True)
    return int(count)


@contextmanager
def whole(file: Path) -> Iterator[Sqlite]:
    """Have the tables of a file of SQLite, of this release or an earlier one, as this one lays them
    out, in a copy that is whole.

    Raises OSError, sqlite3.Error or SQLAlchemyError, Newer for a file of a newer release.
    """
    with TemporaryDirectory() as folder:
        copy = Sqlite(Path(folder) / "tables.db")
        _copy_file(file, copy.file)
        with closing(sqlite3.connect(copy.file)) as connection:
            if connection.execute("pragma integrity_check").fetchall() != [("ok",)]:
                raise sqlite3.DatabaseError(f"{file} is not whole")
        migrate(copy)
        yield copy


def restore(copy: Sqlite, database: Database) -> int:
    """Bring tables to where there are none yet; count them. All of them come there, or none.

    Raises SQLAlchemyError, Occupied where there are tables, or what people keep beside them.
    """
    return _copy_rows(copy, database)


def _copy_file(file: Path, to: Path) -> None:
    """Copy a file of SQLite as it is at one moment, with the rights to it."""
    with (
        closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as source,
        closing(sqlite3.connect(to)) as copy,
    ):
        source.backup(copy)
    shutil.copymode(file, to)


def _copy_rows(database: Database, to: Database) -> int:
    """Copy all rows, as they are at one moment; count the tables. Raises Occupied."""
    with reading(database) as source, writing(to) as copy:
        for rows in METADATA.sorted_tables:
            if rows not in BY_ITSELF and copy.execute(select(rows).limit(1)).first():
                raise Occupied
        for rows in (OWN_KEYS, EDITIONS):
            copy.execute(delete(rows))
        for rows in METADATA.sorted_tables:
            if rows is ATTENDANCE:  # of processes, which are no longer there
                continue
            found = source.execute(select(rows).execution_options(yield_per=AT_ONCE))
            for part in found.mappings().partitions():
                copy.execute(insert(rows), [dict(row) for row in part])
        return copy.execute(select(func.count()).select_from(MATCHES)).scalar_one()


def idle(database: Database, days: float) -> list[str]:
    """Name the tables at which nothing has happened for so many days."""
    with reading(database) as connection:
        return list(connection.execute(deletion.idle(days)).scalars())


def remove(database: Database, ids: Sequence[str]) -> int:
    """Delete these tables whole, and count those that there were."""
    with writing(database) as connection:
        count = deletion.delete(database, connection, ids)
        deletion.forget_editions(database, connection)
        return count


def steps_reached(database: Database) -> dict[tuple[str, str], dict[int, int]]:
    """Tell how often each step was reached, by game and lesson; nothing where none was counted.

    Raises SQLAlchemyError for what keeps no tables.
    """
    with reading(database) as connection:
        if not inspect(connection).has_table(LESSON_STEPS.name):  # of an earlier release
            return {}
        found: dict[tuple[str, str], dict[int, int]] = {}
        for game, lesson, step, reached in connection.execute(select(LESSON_STEPS)):
            found.setdefault((game, lesson), {})[step] = reached
        return found


@contextmanager
def reading(database: Database) -> Iterator[Connection]:
    """Read in one transaction; in PostgreSQL all of it sees one moment."""
    engine = database.reading().execution_options(isolation_level="SERIALIZABLE")
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def writing(database: Database) -> Iterator[Connection]:
    """Write in one transaction, while nobody else does; when a file is closed after it, all is in
    this one file. Raises Taken.
    """
    engine = database.alone()
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
