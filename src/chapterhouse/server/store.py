"""The store: all that was acknowledged is on the disk."""

import dataclasses
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    Select,
    Table,
    bindparam,
    insert,
    select,
    update,
)
from sqlalchemy import Row as Match
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from chapterhouse.core.rule import Malformed
from chapterhouse.server import counted, deletion, dues, sharing, standing_rows, told, wishes
from chapterhouse.server.buses import Bus, OfDatabase
from chapterhouse.server.chairs import Chair
from chapterhouse.server.charter import Charter, GameVersion
from chapterhouse.server.databases import Database, upsert
from chapterhouse.server.kept import (
    Attendant,
    Change,
    Kept,
    Known,
    News,
    Outdated,
    Remark,
    Said,
    Unread,
    lasting,
    name_told,
)
from chapterhouse.server.room import Ended, Row
from chapterhouse.server.rows import Rows
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
from chapterhouse.wire.clock import Clock
from chapterhouse.wire.result import Result

MOST: Final = 2**31 - 1  # the number of a process is up to that
AT_ONCE: Final = 20  # tables that are deleted in one transaction: nobody waits long for it
ANEW: Final = "update alembic_version set version_num = version_num"  # the same again: a commit


def _match() -> Select[Any]:
    """Read a match, with its edition and how it ended."""
    whole = MATCHES.join(EDITIONS, MATCHES.c.edition == EDITIONS.c.digest)
    calls = wishes.CALLED.label("calls")
    columns = [*MATCHES.c, EDITIONS.c.facts, RESULTS.c.result, RESULTS.c.record, calls]
    found = select(*columns).select_from(whole.outerjoin(RESULTS))
    return found.where(MATCHES.c.id == bindparam("id"))


def _lines(lines: Table, names: str) -> Select[Any]:
    """Read the lines of one match, in order: what comes first numbers them."""
    chosen = [lines.c[name] for name in names.split()]
    return select(*chosen).where(lines.c.match == bindparam("id")).order_by(chosen[0])


# Made once, as that takes longer than to read or write; by the `id` of a match
MATCH: Final = _match()
SEATED: Final = _lines(CHAIRS, "seat kind name level taken keys code until spent votes")
PLAYED: Final = _lines(ACTIONS, "ply seat action back at")
REMARKED: Final = _lines(NOTICES, "number key slots")
SPOKEN: Final = _lines(TALK, "number seat text")
ACTED: Final = insert(ACTIONS)
REMATCH: Final = select(MATCHES.c.id).where(MATCHES.c.after == bindparam("id"))


class Store:
    """The tables of a database that `migrate` has made ready."""

    def __init__(
        self, database: Database, late: Callable[[], None] = lambda: None, bus: Bus | None = None
    ) -> None:
        """Open the database at the first need; `late` is called whenever it begins, or ends, to
        keep people waiting. Others are told by a bus, which usually is the database.
        """
        self._database: Final = database
        self.teller: Final = (bus or OfDatabase()).teller(database)
        self._writer: Final = Writer(database, late, self._tell, self.teller.kept)
        self.rows: Final = Rows(database, self._writer)
        self._told: Final[list[tuple[str, int]]] = []  # by the writer, what is to be told
        self.process = 1 + secrets.randbelow(MOST) if database.shared else 0
        self.dues: Final = dues.Dues(self.rows)

    async def close(self) -> None:
        """Write what still waits, and close the database."""
        await self._writer.close()
        await self.rows.close()

    @property
    def late(self) -> bool:
        """Whether a change has been waiting to be kept for too long."""
        return self._writer.late

    async def create(self, kept: Kept, known: Known | None = None) -> None:
        """Keep a new table. Raises Outdated if it is there, or follows one that has changed."""
        charter = kept.charter

        def write(connection: Connection) -> None:
            lay(connection, kept)
            if charter.after:
                self._count(connection, charter.after, known, plays=False)
                wishes.move_on(connection, charter.after, charter.id, len(kept.chairs))

        try:
            await self._writer.write(write, charter.id)
        except IntegrityError as problem:
            raise Outdated(charter.after or charter.id) from problem

    async def keep(self, id: str, change: Change, known: Known | None = None) -> Known:
        """Keep a change of a table that was made knowing so much, or whatever has changed.

        Raises Outdated for one that does not follow from the last one, IntegrityError if somebody
        else kept one of its rows.
        """
        done = Known()
        if change.remarks and not self.process:  # nobody else has to hear what passes
            change = dataclasses.replace(change, remarks=lasting(change.remarks))

        def write(connection: Connection) -> None:
            nonlocal done
            done = self._count(connection, id, known, plays=change.plays)
            _write(connection, id, change)

        await self._writer.write(write, id)
        if change.due is not None:
            self.dues.planned(change.due)
        return done

    def _count(self, connection: Connection, id: str, known: Known | None, *, plays: bool) -> Known:
        """Count a change where there are other processes, to whom it will be told."""
        if not self.process:
            return Known()
        found = sharing.count(connection, id, known, plays=plays)
        self._told.append((id, found.revision))
        return found

    def _tell(self, connection: Connection) -> None:
        """Tell other processes what is written within a transaction, once that is kept."""
        if self._told:
            last = {name_told(id): revision for id, revision in self._told}  # noqa: A001 - the word of the house
            self.teller.tell(connection, [f"{name}:{last[name]}" for name in last])
            self._told.clear()

    async def news(self, id: str, rows: int) -> News | None:
        """Read what is new to whoever knows so many rows. Raises Unread."""
        try:
            return await self.rows.read(sharing.news, id, rows)
        except SQLAlchemyError as problem:
            raise Unread from problem

    async def attend(self, id: str, readers: Sequence[Attendant] | None) -> Known | None:
        """Note who is at a table here; for None, that nothing is. Gives None if it is gone."""
        done: Known | None = None

        def write(connection: Connection) -> None:
            nonlocal done
            done = sharing.attend(connection, id, self.process, readers)
            if done:
                self._told.append((id, done.revision))

        await self._writer.write(write, id)
        return done

    async def revisions(self, ids: Collection[str]) -> dict[str, int]:
        """Read how far these tables have come."""
        return await self.rows.read(sharing.revisions, ids)

    async def strike(self) -> list[str]:
        """Strike what processes have noted that have ended; name the tables that are left to bots,
        which are noted as those that this process goes on with.
        """
        if not await self.rows.read(self._database.ended):
            return []
        left: list[str] = []

        def write(connection: Connection) -> None:
            ended = self._database.ended(connection)  # one may have come back meanwhile
            struck = sharing.strike(connection, ended)
            self._told.extend([(id, known.revision) for id, known in struck.items()])  # noqa: A001 - the word of the house
            left[:] = sharing.left_to_bots(connection, list(struck))
            sharing.take_over(connection, self.process, left)

        await self._writer.write(write)
        return left

    async def load(self, id: str) -> Kept | None:
        """Read all that is kept of a table; None if there is no such table. Raises Unread."""
        try:
            return await self.rows.read(self._loaded, id)
        except SQLAlchemyError as problem:
            if self._database.passes(problem):
                raise Unread from problem
            raise

    def _loaded(self, connection: Connection, id: str) -> Kept | None:
        """Read it, and who is at the table in other processes, if there may be any."""
        kept = loaded(connection, id)
        if kept and self.process:
            kept.elsewhere = sharing.elsewhere(connection, id, self.process)
            for process in self._database.ended(connection) if kept.elsewhere else ():
                kept.elsewhere.pop(process, None)
        return kept

    async def delete_idle(self, days: float, spared: Collection[str]) -> None:
        """Delete the tables at which nothing has happened for so many days, but those spared."""
        found = await self.rows.read(deletion.unattended, days)
        old = [table for table in found if table not in spared]
        for first in range(0, len(old), AT_ONCE):
            ids = old[first : first + AT_ONCE]

            def write(connection: Connection, ids: list[str] = ids) -> None:
                still = deletion.unattended(
                    connection, days, ids
                )  # to others somebody came meanwhile
                deletion.delete(self._database, connection, still)

            await self._writer.write(write)
        if old:
            await self._writer.write(partial(deletion.forget_editions, self._database))

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
        [
            Remark(key, slots, number)
            for number, key, slots in connection.execute(REMARKED, {"id": id})
        ],
        [Said(*words) for words in connection.execute(SPOKEN, {"id": id})],
        _ended(match),
        connection.execute(REMATCH, {"id": id}).scalar(),
        Known(match.changes, match.company),
        calls=match.calls,
        standing=standing_rows.read(connection, id),
    )


def lay(connection: Connection, kept: Kept) -> None:
    """Write a new table down within a transaction."""
    _create(connection, kept.charter, time.time())
    change = Change(rows=kept.rows, chairs=kept.chairs, names=kept.charter.names)
    _write(connection, kept.charter.id, change)


def _write(connection: Connection, id: str, change: Change) -> None:
    """Write a change within a transaction."""
    now = time.time()
    if change.names is not None:
        begun = {"names": list(change.names), "begun": now}
        connection.execute(update(MATCHES).where(MATCHES.c.id == id).values(begun))
    if change.doors is not None:
        _open(connection, change.doors)
    if change.rows:
        rows = [vars(row) | {"match": id, "at": row.at or now} for row in change.rows]
        connection.execute(ACTED, rows)
    for chair in change.chairs:
        values = vars(chair) | {"match": id}
        new = upsert(connection, CHAIRS).values(values)
        connection.execute(new.on_conflict_do_update(index_elements=["match", "seat"], set_=values))
    if change.remarks:
        told.remark(connection, id, change.remarks)
    if change.said is not None:
        told.say(connection, id, change.said, now)
    counted.write(connection, id, change)
    wishes.write(connection, id, change, now)
    standing_rows.write(connection, id, change)
    if change.due is not None:
        dues.plan(connection, id, change.due)


def _open(connection: Connection, charter: Charter) -> None:
    """Write down who may come to a table."""
    doors = {name: getattr(charter, name) for name in ("host", "watched", "open", "shut")}
    connection.execute(update(MATCHES).where(MATCHES.c.id == charter.id).values(doors))


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
        "open": charter.open,
        "made": now,
        "after": charter.after,
        "continued": charter.continued,
        "clock": msgspec.to_builtins(charter.clock),
        "by_kind": charter.by_kind,
        "tournament": charter.tournament,
        "shut": charter.shut,
    }
    connection.execute(upsert(connection, EDITIONS).values(edition).on_conflict_do_nothing())
    connection.execute(insert(MATCHES).values(match))


def _charter(match: Match[Any]) -> Charter:
    """Make a charter of what was read."""
    version = GameVersion(match.game, match.revision, match.edition, match.facts, match.release)
    clock = msgspec.convert(match.clock, Clock | None)
    return Charter(
        match.id, version, match.options, match.secret, match.host, match.watched, match.names,
        match.after, match.continued, clock, match.open, match.by_kind, match.tournament,
        match.shut,
    )  # fmt: skip


def _ended(match: Match[Any]) -> Ended | None:
    """Make a result of what was read; None while there is none."""
    if match.record is None:
        return None
    return Ended(msgspec.convert(match.result, Result), match.record)
