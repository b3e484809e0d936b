"""Tables in one file of SQLite: the usual place, which needs nothing beside it."""

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event

from chapterhouse.server.databases import Database, lock

PRAGMAS: Final = (
    "journal_mode=WAL",  # readers do not wait for writers
    "synchronous=FULL",  # what is committed outlives the machine
    "foreign_keys=ON",
    "busy_timeout=1000",  # milliseconds; the writer tries again, as often as it takes
)
STAYS: Final = "actions_never_delete"  # the trigger that forbids to delete an action
FOUND: Final = "select sql from sqlite_master where type = 'trigger' and name = ?"


@dataclass(frozen=True)
class Sqlite(Database):
    """A file, whatever signs are in its name."""

    file: Path

    def __str__(self) -> str:
        return str(self.file)

    def reading(self) -> Engine:
        engine = self._engine()
        event.listen(engine, "connect", _wait)
        return engine

    def writing(self) -> Engine:
        engine = self._in_turn()
        event.listen(engine, "connect", _prepare)
        return engine

    def altering(self) -> Engine:
        """Open the file without checking references, as lists are remade; make its folder.

        Raises OSError for what can be no file.
        """
        lock.check(self.file)
        return self._in_turn()

    def _in_turn(self) -> Engine:
        engine = self._engine(isolation_level="AUTOCOMMIT")
        event.listen(engine, "begin", _begin)
        return engine

    def _engine(self, **options: str) -> Engine:
        # Whole from the root, no name means anything else: `:memory:` is a file like others.
        url = URL.create("sqlite", database=str(self.file.absolute()))
        return create_engine(url, hide_parameters=True, **options)  # no secret may get into a log

    def kept(self) -> AbstractContextManager[None]:
        return lock.kept(self.file)

    def passes(self, problem: Exception) -> bool:
        """Tell whether somebody else is writing."""
        code = getattr(getattr(problem, "orig", None), "sqlite_errorcode", 0)
        return code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)

    def why(self, problem: Exception) -> str:
        return str(getattr(problem, "orig", problem))

    @contextmanager
    def deleting(self, connection: Connection) -> Iterator[None]:
        connection.exec_driver_sql("pragma secure_delete=on")  # what is deleted is overwritten
        stays = connection.exec_driver_sql(FOUND, (STAYS,)).scalar_one()
        connection.exec_driver_sql(f"drop trigger {STAYS}")
        yield
        connection.exec_driver_sql(stays)


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"pragma {pragma}").close()


def _wait(connection: sqlite3.Connection, _record: object) -> None:
    """Let a reader wait, too; nothing in the file is changed for it."""
    connection.execute(f"pragma {PRAGMAS[-1]}").close()


def _begin(connection: Connection) -> None:
    """Begin a transaction: by itself, the driver would commit each table on its own."""
    connection.exec_driver_sql("begin immediate")
