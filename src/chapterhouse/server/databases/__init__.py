"""Where tables are kept: in a file of SQLite, or in a database of PostgreSQL.

What the two do differently stands in this package. What reads and writes rows speaks SQLAlchemy,
and is written once.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import ClassVar, Final

from sqlalchemy import Connection, Engine, Table
from sqlalchemy.dialects.postgresql import Insert as PostgresqlInsert
from sqlalchemy.dialects.sqlite import Insert as SqliteInsert

Insert = SqliteInsert | PostgresqlInsert
INSERTS: Final[dict[str, type[Insert]]] = {"sqlite": SqliteInsert, "postgresql": PostgresqlInsert}


class Taken(Exception):
    """Another process keeps these tables, and relies on those in its memory."""


class Database(ABC):
    """One place of tables. Its text is what people are told of it, without a password."""

    shared: ClassVar[bool] = False  # by several processes, who hear of each other

    @abstractmethod
    def __str__(self) -> str: ...

    @abstractmethod
    def reading(self) -> Engine:
        """Open it to be read."""

    @abstractmethod
    def writing(self) -> Engine:
        """Open it to be written, by one connection: its transactions come one after another, also
        with those of other processes.
        """

    @abstractmethod
    def altering(self) -> Engine:
        """Open it as for writing, to change how rows are laid out, while nobody else writes."""

    def alone(self) -> Engine:
        """Open it to be written, while nobody else does. A transaction raises Taken."""
        return self.writing()

    @abstractmethod
    def kept(self) -> AbstractContextManager[None]:
        """Be the only process that keeps these tables, where they cannot be shared.

        Raises Taken if another one is, OSError for what can be no place of tables.
        """

    @abstractmethod
    def passes(self, problem: Exception) -> bool:
        """Tell whether what could not be written now is to be tried again."""

    @abstractmethod
    def why(self, problem: Exception) -> str:
        """Say in a few words of its own what it answered, without a secret."""

    @abstractmethod
    def deleting(self, connection: Connection) -> AbstractContextManager[None]:
        """Lift within a transaction what forbids to delete an action."""

    def holding(self, connection: Connection, rows: Table) -> None:  # noqa: B027 - there may be no others
        """Let nobody else write these rows until the transaction ends, where others could."""

    def tell(self, connection: Connection, told: Sequence[str]) -> None:  # noqa: B027 - as above
        """Tell other processes something, once a transaction is kept."""

    def hearing(
        self, process: int, heard: Callable[[str], None], joined: Callable[[], None]
    ) -> AbstractContextManager[None]:
        """Be there under this number, and hear what other processes tell; `joined` is called at
        first, and again whenever something may not have been heard, both in a thread of their own.
        """
        return nullcontext()

    def ended(self, connection: Connection) -> Sequence[int]:
        """Name the processes that attend a table and have ended."""
        return []


def upsert(connection: Connection, table: Table) -> Insert:
    """Write a row that may be there already."""
    return INSERTS[connection.dialect.name](table)
