"""Upkeep: what a host does with the file of the tables, beside the server."""

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, create_engine, delete, event, func, inspect, select

from chapterhouse.server.database import address, for_writing
from chapterhouse.server.schema import ACTIONS, LESSON_STEPS, MATCHES, METADATA, TALK

DAY: Final = 86_400.0  # seconds
PRAGMAS: Final = ("foreign_keys=on", "secure_delete=on")  # what is deleted is overwritten
STAYS: Final = "actions_never_delete"  # the trigger that forbids to delete an action
FOUND: Final = "select sql from sqlite_master where type = 'trigger' and name = ?"


def backup(file: Path, to: Path) -> int:
    """Copy the tables as they are at one moment, whoever is writing meanwhile; count them.

    The copy is one whole file, and takes the place of `to` only when it is complete.
    Raises OSError or sqlite3.Error.
    """
    beside = to.with_name(f".{to.name[:100]}.{os.getpid()}")
    try:
        with (
            closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as source,
            closing(sqlite3.connect(beside)) as copy,
        ):
            source.backup(copy)
            copy.execute("pragma journal_mode=delete")  # nothing of it lies in another file
            (count,) = copy.execute("select count(*) from matches").fetchone()
        shutil.copymode(file, beside)
        with beside.open("rb") as written:
            os.fsync(written.fileno())
        beside.replace(to)
    finally:
        beside.unlink(missing_ok=True)
    return int(count)


def idle(file: Path, days: float) -> list[str]:
    """Name the tables at which nothing has happened for so many days."""
    last = [
        select(func.max(lines.c.at)).where(lines.c.match == MATCHES.c.id).scalar_subquery()
        for lines in (ACTIONS, TALK)
    ]
    times = [MATCHES.c.made, *[func.coalesce(at, 0) for at in (MATCHES.c.begun, *last)]]
    old = func.max(*times) < time.time() - days * DAY
    with _writing(file) as connection:
        return list(connection.execute(select(MATCHES.c.id).where(old)).scalars())


def remove(file: Path, ids: Sequence[str]) -> int:
    """Delete these tables whole, and count those that there were.

    An action that was played stays as long as its table does: what forbids to delete one is lifted
    within this transaction alone, while nobody else can write.
    """
    lists = [lines for lines in reversed(METADATA.sorted_tables) if "match" in lines.c]
    with _writing(file) as connection:
        stays = connection.exec_driver_sql(FOUND, (STAYS,)).scalar_one()
        connection.exec_driver_sql(f"drop trigger {STAYS}")
        for table in ids:
            for lines in lists:
                connection.execute(delete(lines).where(lines.c.match == table))
        found = [connection.execute(delete(MATCHES).where(MATCHES.c.id == table)) for table in ids]
        connection.exec_driver_sql(stays)
    return sum([one.rowcount for one in found])


def steps_reached(file: Path) -> dict[tuple[str, str], dict[int, int]]:
    """Tell how often each step was reached, by game and lesson; nothing where none was counted.

    Raises SQLAlchemyError for what is no file of tables.
    """
    engine = create_engine(address(file))
    try:
        if not inspect(engine).has_table(LESSON_STEPS.name):  # of an earlier release
            return {}
        with engine.connect() as connection:
            found: dict[tuple[str, str], dict[int, int]] = {}
            for game, lesson, step, reached in connection.execute(select(LESSON_STEPS)):
                found.setdefault((game, lesson), {})[step] = reached
            return found
    finally:
        engine.dispose()


@contextmanager
def _writing(file: Path) -> Iterator[Connection]:
    """Write in one transaction; when the file is closed after it, all is in this one file."""
    engine = for_writing(file)
    event.listen(engine, "connect", _prepare)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"pragma {pragma}").close()
