"""Where the tables are kept, as commands name it."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong

if TYPE_CHECKING:
    from chapterhouse.server.databases import Database

IN_MEMORY: Final = ":memory:"  # what SQLite calls no file at all
OLDEST: Final = 36_500  # days for which nothing happened at a table, at most
POSTGRESQL: Final = ("postgresql://", "postgres://")  # how its addresses begin
Store = Annotated[
    str, flag("serve-store", "store", names=("--store", "--data"), variable="CHAPTERHOUSE_STORE")
]


def chosen(store: str) -> "Database":
    """Find the place that was named, or else the usual one. Raises Wrong for what is none."""
    from chapterhouse.server.databases.sqlite import Sqlite  # noqa: PLC0415 - others start sooner

    if store == IN_MEMORY:
        raise Wrong("in-memory", data=store)
    if "://" in store:
        return _database(store)
    return Sqlite(Path(store) if store else usual())


def _database(store: str) -> "Database":
    """Find a database by its address. Raises Wrong; never names a password that is in it."""
    from sqlalchemy.exc import ArgumentError  # noqa: PLC0415 - other commands start sooner

    kind = f"{store.partition('://')[0]}://"
    if kind not in POSTGRESQL:
        raise Wrong("no-such-store", kind=kind)
    from chapterhouse.server.databases.postgresql import named  # noqa: PLC0415 - likewise

    try:
        return named(store)
    except (ArgumentError, ValueError) as problem:
        raise Wrong("no-address") from problem


def existing(store: str) -> "Database":
    """Find the place that was named, or else the usual one. Raises Wrong for a file that there is
    not.
    """
    from chapterhouse.server.databases.sqlite import Sqlite  # noqa: PLC0415 - others start sooner

    database = chosen(store)
    if isinstance(database, Sqlite) and not database.file.is_file():
        raise Wrong("no-file", file=str(database))
    return database


def usual() -> Path:
    """Name the file of the tables, where programs keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(home) / "chapterhouse" / "tables.db"


@contextmanager
def keeping(database: "Database") -> Iterator[None]:
    """Keep tables, made ready, while nobody else does who cannot share them. Raises Wrong."""
    from chapterhouse.server.databases import Taken  # noqa: PLC0415 - other commands start sooner
    from chapterhouse.server.migrations import migrate  # noqa: PLC0415 - likewise

    try:
        with ExitStack() as stack:
            with usable(database):
                stack.enter_context(database.kept())
                migrate(database)
            yield
    except Taken as problem:
        raise Wrong("file-taken", file=str(database)) from problem


@contextmanager
def usable(database: "Database") -> Iterator[None]:
    """Use tables in a way that needs them to be ours. Raises Wrong where they are not."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415 - other commands start sooner

    from chapterhouse.server.migrations import Newer, Older  # noqa: PLC0415 - likewise

    try:
        yield
    except Newer as problem:
        raise Wrong("newer-tables", file=str(database)) from problem
    except Older as problem:
        raise Wrong("older-tables", file=str(database)) from problem
    except (OSError, SQLAlchemyError) as problem:
        raise unusable(database, problem) from problem


def unusable(database: "Database", problem: Exception) -> Wrong:
    """Say that this can keep no tables."""
    from chapterhouse.server.databases.sqlite import Sqlite  # noqa: PLC0415 - others start sooner

    if isinstance(database, Sqlite):
        return Wrong("no-tables", file=str(database))
    return Wrong("no-database", store=str(database), why=database.why(problem))
