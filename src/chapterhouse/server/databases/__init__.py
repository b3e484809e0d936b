"""Where tables are kept: in a file of SQLite, or in a database of PostgreSQL.

What the two do differently stands in this package. What reads and writes rows speaks SQLAlchemy,
and is written once.
"""

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from typing import Final

from sqlalchemy import Connection, Engine, Table
from sqlalchemy.dialects.postgresql import Insert as PostgresqlInsert
from sqlalchemy.dialects.sqlite import Insert as SqliteInsert

Insert = SqliteInsert | PostgresqlInsert
INSERTS: Final[dict[str, type[Insert]]] = {"sqlite": SqliteInsert, "postgresql": PostgresqlInsert}


class Taken(Exception):
    """Another process keeps these tables, and relies on those in its memory."""


class Database(ABC):
    """One place of tables. Its text is what people are told of it, without a password."""

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
        """Open it as for writing, to change how rows are laid out."""

    @abstractmethod
    def kept(self) -> AbstractContextManager[None]:
        """Be the only process that keeps these tables.

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


def upsert(connection: Connection, table: Table) -> Insert:
    """Write a row that may be there already."""
    return INSERTS[connection.dialect.name](table)
