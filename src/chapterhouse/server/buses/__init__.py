"""Buses: how processes that keep the same tables tell each other that something has happened.

What goes over a bus is the name of a table, by which nobody else finds it, and how far it has come;
never a word of what happened. Whoever has the table in memory reads that where the tables are kept.
Nothing relies on a bus: each process also looks for itself, twice a second.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from chapterhouse.server.databases import Database


class Teller:
    """Tells other processes, and hears them; this one does neither."""

    def tell(self, connection: "Connection", told: Sequence[str]) -> None:
        """Tell something within a transaction, called by whoever writes."""

    def kept(self) -> None:
        """Tell what was told within a transaction, now that it is kept; called by whoever writes,
        who does not wait for anybody here.
        """

    def hearing(self, heard: Callable[[str], None]) -> AbstractAsyncContextManager[None]:
        """Hear what others tell meanwhile."""
        return nullcontext()


class Bus(ABC):
    """One way to tell each other. Its text is what people are told of it, without a password."""

    @abstractmethod
    def __str__(self) -> str: ...

    @abstractmethod
    def teller(self, database: "Database") -> Teller:
        """Make what one process tells and hears by."""


@dataclass(frozen=True)
class OfDatabase(Bus):
    """The tables' own database, by what it can do for that; a file of one server does nothing."""

    def __str__(self) -> str:
        return "postgresql://"

    def teller(self, database: "Database") -> Teller:
        return _Within(database)


class _Within(Teller):
    """Tells as a part of the transaction. It is heard by the connection that is kept anyway."""

    def __init__(self, database: "Database") -> None:
        self._database = database

    def tell(self, connection: "Connection", told: Sequence[str]) -> None:
        self._database.tell(connection, told)


@dataclass(frozen=True)
class InMemory(Bus):
    """None at all: what one process does, the others see when they look for themselves."""

    def __str__(self) -> str:
        return "memory://"

    def teller(self, database: "Database") -> Teller:
        return Teller()
