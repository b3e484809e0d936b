"""Deletion: which tables are idle, and how one goes, whole."""

import time
from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, and_, exists, func, select
from sqlalchemy import delete as rows

from chapterhouse.server.databases import Database
from chapterhouse.server.schema import ACTIONS, ATTENDANCE, EDITIONS, MATCHES, METADATA, TALK

DAY: Final = 86_400.0  # seconds


def times() -> list[ColumnElement[float]]:
    """Choose of each table when it was made, begun, last played and last talked at; 0 for never."""
    last = [
        select(func.max(lines.c.at)).where(lines.c.match == MATCHES.c.id).scalar_subquery()
        for lines in (ACTIONS, TALK)
    ]
    return [MATCHES.c.made, *[func.coalesce(at, 0) for at in (MATCHES.c.begun, *last)]]


def idle(days: float) -> Select[Any]:
    """Choose the tables at which nothing has happened for so many days."""
    since = time.time() - days * DAY
    return select(MATCHES.c.id).where(and_(*[at < since for at in times()]))


def unattended(
    connection: Connection, days: float, among: Collection[str] | None = None
) -> list[str]:
    """Find the tables, of all or of these, at which nothing has happened for so many days, and
    nobody is.
    """
    attended = exists().where(ATTENDANCE.c.match == MATCHES.c.id)
    chosen = idle(days).where(~attended)
    if among is not None:
        chosen = chosen.where(MATCHES.c.id.in_(among))
    return list(connection.execute(chosen).scalars())


def delete(database: Database, connection: Connection, ids: Sequence[str]) -> int:
    """Delete these tables within a transaction, and count those that there were.

    An action that was played stays as long as its table does: what forbids to delete one is lifted
    within this transaction alone, while nobody else can write.
    """
    lists = [lines for lines in reversed(METADATA.sorted_tables) if "match" in lines.c]
    with database.deleting(connection):
        for table in ids:
            for lines in lists:
                connection.execute(rows(lines).where(lines.c.match == table))
        gone = [connection.execute(rows(MATCHES).where(MATCHES.c.id == table)) for table in ids]
    return sum([one.rowcount for one in gone])


def forget_editions(database: Database, connection: Connection) -> None:
    """Delete the editions that no table has any more. Whoever opens a table with one meanwhile
    waits, and writes it anew.
    """
    unused = ~exists().where(MATCHES.c.edition == EDITIONS.c.digest)
    if connection.execute(select(EDITIONS.c.digest).where(unused).limit(1)).first():
        database.holding(connection, EDITIONS)
        connection.execute(rows(EDITIONS).where(unused))
