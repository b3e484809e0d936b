"""When times are up: kept beside each match, so that no table has to be in memory for it.

It follows from the rows of the match, which alone decide; whoever finds it wrong puts it right.
"""

from collections.abc import Callable
from math import isinf
from typing import Final

from sqlalchemy import Connection, select, update

from chapterhouse.server.rows import Rows
from chapterhouse.server.schema import MATCHES

Due = tuple[str, float]  # a table, and when a time is up there


def plan(connection: Connection, id: str, due: float) -> None:
    """Note when the time that runs is up; infinite where none does."""
    values = {"due": None if isinf(due) else due}
    connection.execute(update(MATCHES).where(MATCHES.c.id == id).values(values))


def first(connection: Connection, most: int) -> list[Due]:
    """Read where a time is up first, and when."""
    found = select(MATCHES.c.id, MATCHES.c.due).where(MATCHES.c.due.is_not(None))
    return [(id, due) for id, due in connection.execute(found.order_by(MATCHES.c.due).limit(most))]  # noqa: A001 - the word of the house; a row is no pair


class Dues:
    """When times are up at all tables of a store."""

    def __init__(self, rows: Rows) -> None:
        """Be written and read as the store is."""
        self._rows: Final = rows
        self.planned: Callable[[float], None] = lambda _due: None  # told of each that is kept

    async def plan(self, id: str, due: float) -> None:
        """Note when the time that runs at a table is up; infinite where none does."""
        await self._rows.write(lambda connection: plan(connection, id, due), id)

    async def first(self, most: int) -> list[Due]:
        """Read at which tables a time is up first, and when."""
        return await self._rows.read(first, most)
