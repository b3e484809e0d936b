"""The store: all that was acknowledged is on the disk."""

import asyncio
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    ScalarSelect,
    Select,
    Table,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy import Row as Match

from chapterhouse.core.rule import Malformed
from chapterhouse.server import deletion
from chapterhouse.server.chairs import Chair
from chapterhouse.server.charter import Charter, GameVersion
from chapterhouse.server.databases import Database, upsert
from chapterhouse.server.kept import SAID, Change, Kept, Remark, Said
from chapterhouse.server.room import Ended, Row
from chapterhouse.server.schema import (
    ACTIONS,
    CHAIRS,
    EDITIONS,
    LESSON_STEPS,
    MATCHES,
    NOTICES,
    RESULTS,
    TALK,
)
from chapterhouse.server.writer import Writer
from chapterhouse.wire.result import Result

AT_ONCE: Final = 20  # tables that are deleted in one transaction: nobody waits long for it
ANEW: Final = "update alembic_version set version_num = version_num"  # the same again: a commit


def _match() -> Select[Any]:
    """Read a match, with its edition and how it ended."""
    whole = MATCHES.join(EDITIONS, MATCHES.c.edition == EDITIONS.c.digest)
    columns = [*MATCHES.c, EDITIONS.c.facts, RESULTS.c.result, RESULTS.c.record]
    found = select(*columns).select_from(whole.outerjoin(RESULTS))
    return found.where(MATCHES.c.id == bindparam("id"))


def _lines(lines: Table, names: str) -> Select[Any]:
    """Read the lines of one match, in order: what comes first numbers them."""
    chosen = [lines.c[name] for name in names.split()]
    return select(*chosen).where(lines.c.match == bindparam("id")).order_by(chosen[0])


# By the `id` of a match; made once, as that takes longer than to read
MATCH: Final = _match()
SEATED: Final = _lines(CHAIRS, "seat kind name level taken keys code until spent")
PLAYED: Final = _lines(ACTIONS, "ply seat action back")
REMARKED: Final = _lines(NOTICES, "number key slots")
SPOKEN: Final = _lines(TALK, "number seat text")
REMATCH: Final = select(MATCHES.c.id).where(MATCHES.c.after == bindparam("id"))


class Store:
    """The tables of a database that `migrate` has made ready."""

    def __init__(self, database: Database, late: Callable[[], None] = lambda: None) -> None:
        """Open the database at the first need; `late` is called whenever it begins, or ends, to
        keep people waiting.
        """
        self._database: Final = database
        self._reading: Final = database.reading()
        self._writer: Final = Writer(database, late)

    async def close(self) -> None:
        """Write what still waits, and close the database."""
        await self._writer.close()
        self._reading.dispose()

    @property
    def late(self) -> bool:
        """Whether a change has been waiting to be kept for too long."""
        return self._writer.late

    async def create(self, kept: Kept) -> None:
        """Keep a new table."""
        charter = kept.charter

        def write(connection: Connection) -> None:
            _create(connection, charter, time.time())
            change = Change(rows=kept.rows, chairs=kept.chairs, names=charter.names)
            _write(connection, charter.id, change)

        await self._writer.write(write)

    async def keep(self, id: str, change: Change) -> None:
        """Keep a change of a table. Raises IntegrityError if somebody else kept one of its rows."""
        await self._writer.write(lambda connection: _write(connection, id, change))

    async def load(self, id: str) -> Kept | None:
        """Read all that is kept of a table; None if there is no such table."""
        return await asyncio.to_thread(self._loaded, id)

    def _loaded(self, id: str) -> Kept | None:
        """Read it, in a thread of its own."""
        with self._reading.connect() as connection:
            return loaded(connection, id)

    async def delete_idle(self, days: float, spared: Collection[str]) -> None:
        """Delete the tables at which nothing has happened for so many days, but those spared."""
        found = await asyncio.to_thread(self._idle, days)
        old = [table for table in found if table not in spared]
        for first in range(0, len(old), AT_ONCE):
            ids = old[first : first + AT_ONCE]

            def write(connection: Connection, ids: list[str] = ids) -> None:
                deletion.delete(self._database, connection, ids)

            await self._writer.write(write)

    def _idle(self, days: float) -> list[str]:
        """Find them, in a thread of its own."""
        with self._reading.connect() as connection:
            return list(connection.execute(deletion.idle(days)).scalars())

    async def count_step(self, game: str, lesson: str, step: int) -> None:
        """Count that somebody has reached a step of a lesson."""
        place = {"game": game, "lesson": lesson, "step": step}

        def write(connection: Connection) -> None:
            first = upsert(connection, LESSON_STEPS).values(place | {"reached": 1})
            more = {"reached": LESSON_STEPS.c.reached + 1}
            connection.execute(first.on_conflict_do_update(index_elements=list(place), set_=more))

        await self._writer.write(write)

    async def check(self) -> None:
        """Write something, which changes nothing. Raises SQLAlchemyError if it cannot be kept."""

        def write(connection: Connection) -> None:
            connection.exec_driver_sql(ANEW)

        await self._writer.write(write)


def loaded(connection: Connection, id: str) -> Kept | None:
    """Read all that is kept of a table; None if there is no such table."""
    match = connection.execute(MATCH, {"id": id}).first()
    if match is None:
        return None
    charter = _charter(match)
    with suppress(Malformed):  # whoever comes to the table is told
        _ = charter.game  # here nobody waits for it to be made
    return Kept(
        charter,
        [Chair(*chair) for chair in connection.execute(SEATED, {"id": id})],
        [Row(*row) for row in connection.execute(PLAYED, {"id": id})],
        [Remark(*rest) for _, *rest in connection.execute(REMARKED, {"id": id})],
        [Said(*words) for words in connection.execute(SPOKEN, {"id": id})],
        _ended(match),
        connection.execute(REMATCH, {"id": id}).scalar(),
    )


def _write(connection: Connection, id: str, change: Change) -> None:
    """Write a change within a transaction."""
    now = time.time()
    if change.names is not None:
        begun = {"names": list(change.names), "begun": now}
        connection.execute(update(MATCHES).where(MATCHES.c.id == id).values(begun))
    if change.rows:
        rows = [vars(row) | {"match": id, "at": now} for row in change.rows]
        connection.execute(insert(ACTIONS), rows)
    for chair in change.chairs:
        values = vars(chair) | {"match": id}
        statement = upsert(connection, CHAIRS).values(values)
        connection.execute(
            statement.on_conflict_do_update(index_elements=["match", "seat"], set_=values)
        )
    for remark in change.remarks:
        place = {"match": id, "number": _count(NOTICES, id), "ply": _count(ACTIONS, id)}
        connection.execute(insert(NOTICES).values(vars(remark) | place))
    if change.said is not None:
        connection.execute(insert(TALK).values(vars(change.said) | {"match": id, "at": now}))
        old = (TALK.c.match == id) & (TALK.c.number <= change.said.number - SAID)
        connection.execute(delete(TALK).where(old))
    if change.ended is not None:
        _end(connection, id, change.ended)


def _count(lines: Table, id: str) -> ScalarSelect[int]:
    """Count the lines of one match."""
    return select(func.count()).where(lines.c.match == id).scalar_subquery()


def _create(connection: Connection, charter: Charter, now: float) -> None:
    """Write a table down, and the facts of its edition unless they are there."""
    version = charter.version
    edition = {"digest": version.edition, "game": version.name, "facts": version.facts}
    match = {
        "id": charter.id,
        "game": version.name,
        "revision": version.revision,
        "edition": version.edition,
        "release": version.release,
        "options": charter.options,
        "names": charter.names,
        "secret": charter.secret,
        "host": charter.host,
        "watched": charter.watched,
        "made": now,
        "after": charter.after,
        "continued": charter.continued,
    }
    connection.execute(upsert(connection, EDITIONS).values(edition).on_conflict_do_nothing())
    connection.execute(insert(MATCHES).values(match))


def _end(connection: Connection, id: str, ended: Ended) -> None:
    """Write down how a match ended, unless that was done."""
    kept = {"match": id, "result": msgspec.to_builtins(ended.result), "record": ended.record}
    connection.execute(upsert(connection, RESULTS).values(kept).on_conflict_do_nothing())


def _charter(match: Match[Any]) -> Charter:
    """Make a charter of what was read."""
    version = GameVersion(match.game, match.revision, match.edition, match.facts, match.release)
    return Charter(
        match.id, version, match.options, match.secret, match.host, match.watched, match.names,
        match.after, match.continued,
    )  # fmt: skip


def _ended(match: Match[Any]) -> Ended | None:
    """Make a result of what was read; None while there is none."""
    if match.record is None:
        return None
    return Ended(msgspec.convert(match.result, Result), match.record)
