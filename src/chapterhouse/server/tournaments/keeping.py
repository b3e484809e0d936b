"""Keeping: a tournament is one row, and changes by whoever knows how it was."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from msgspec import json
from sqlalchemy import Connection, Row, delete, select, update

from chapterhouse.core.rule import Malformed
from chapterhouse.server.databases import upsert
from chapterhouse.server.deletion import DAY
from chapterhouse.server.kept import Kept
from chapterhouse.server.rows import Rows
from chapterhouse.server.schema import MATCHES, TOURNAMENTS
from chapterhouse.server.store import lay
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Tables
from chapterhouse.server.tournaments.course import Course, hidden, phase
from chapterhouse.wire.tournaments import NewTournament

T = TypeVar("T")
TRIES: Final = 20  # to change what others change, too
RULES: Final = json.Decoder(NewTournament)
COURSE: Final = json.Decoder(Course)


@dataclass
class Tournament:
    """A tournament as it is kept: the digest of its organiser's key, what was agreed, what has
    happened, and how often that has changed.
    """

    id: str
    host: bytes
    rules: NewTournament
    course: Course
    revision: int

    def organised_by(self, key: str | None) -> bool:
        """Tell whether this is the fingerprint of the organiser's key."""
        return self.host.hex() == key


class _Outdated(Exception):
    """Somebody else has changed it meanwhile."""


async def found(rows: Rows, id: str) -> Tournament:
    """Read a tournament. Raises Malformed if there is none."""
    kept = await rows.read(read, id)
    if kept is None:
        raise no_such_tournament(id)
    return kept


def read(connection: Connection, id: str) -> Tournament | None:
    """Read a tournament; None if there is none."""
    row = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == id)).first()
    return None if row is None else _made(row)


def every(connection: Connection) -> list[Tournament]:
    """Read all of them."""
    rows = connection.execute(select(TOURNAMENTS).order_by(TOURNAMENTS.c.id))
    return [_made(row) for row in rows]


def _made(row: Row[Any]) -> Tournament:
    """Make one of what was read."""
    rules, course = RULES.decode(row.rules), COURSE.decode(row.course)
    return Tournament(row.id, row.host, rules, course, row.revision)


async def begin(rows: Rows, id: str, host: bytes, rules: NewTournament, seed: bytes) -> None:
    """Keep a new tournament, unless it was asked for before. Raises Malformed where somebody else
    organises it, or does so by now.
    """
    kept = {"id": id, "rules": json.encode(rules).decode(), "revision": 0}
    kept |= _written(host, Course(seed))

    def write(connection: Connection) -> bytes:
        new = upsert(connection, TOURNAMENTS).values(kept)
        connection.execute(new.on_conflict_do_nothing())
        own = select(TOURNAMENTS.c.host).where(TOURNAMENTS.c.id == id)
        return bytes(connection.execute(own).scalar_one())

    if await rows.done(write) != host:
        raise no_such_tournament(id)


def _written(host: bytes, course: Course) -> dict[str, object]:
    """Write what changes; `goes_on` where tables are played at, or have yet to be shown."""
    goes_on = phase(course) == "round" or bool(hidden(course))
    text = json.encode(course).decode()
    return {"host": host, "course": text, "goes_on": goes_on, "used": time.time()}


async def change(rows: Rows, id: str, make: Callable[[Tournament], T]) -> tuple[Tournament, T]:
    """Change a tournament, upon what others have just changed; `make` may be called again."""
    for _ in range(TRIES):
        kept = await found(rows, id)
        before = kept.host, json.encode(kept.course)
        done = make(kept)
        if (kept.host, json.encode(kept.course)) == before:
            return kept, done
        try:
            await save(rows, kept)
        except _Outdated:
            continue
        return kept, done
    raise outdated()


async def save(rows: Rows, kept: Tournament, tables: Sequence[Kept] = ()) -> None:
    """Keep what has happened, with the tables that are new by it, together or not at all.

    Raises _Outdated if somebody else was first.
    """
    values = _written(kept.host, kept.course) | {"revision": kept.revision + 1}
    same = (TOURNAMENTS.c.id == kept.id) & (TOURNAMENTS.c.revision == kept.revision)

    def write(connection: Connection) -> None:
        if not connection.execute(update(TOURNAMENTS).where(same).values(values)).rowcount:
            raise _Outdated(kept.id)
        for table in tables:
            lay(connection, table)

    await rows.write(write)
    kept.revision += 1


async def begin_round(rows: Rows, kept: Tournament, tables: Sequence[Kept]) -> None:
    """Keep a round with its tables. Raises Malformed if somebody else has changed anything."""
    try:
        await save(rows, kept, tables)
    except _Outdated as problem:
        raise outdated() from problem


async def going_on(rows: Rows) -> list[str]:
    """Name the tournaments of which somebody plays now."""

    def read(connection: Connection) -> list[str]:
        chosen = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.goes_on)
        return list(connection.execute(chosen).scalars())

    return await rows.read(read)


async def delete_unused(tables: Tables, days: float) -> None:
    """Delete those of which nothing was heard for so many days, and nobody plays; what of their
    tables is still there hides nothing any more.
    """
    old = (TOURNAMENTS.c.used < time.time() - days * DAY) & ~TOURNAMENTS.c.goes_on

    def write(connection: Connection) -> None:
        gone = list(connection.execute(select(TOURNAMENTS.c.id).where(old)).scalars())
        if gone:
            shut = MATCHES.c.tournament.in_(gone)
            connection.execute(update(MATCHES).where(shut).values(shut=False))
            connection.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.id.in_(gone)))

    await store_of(tables).rows.write(write)


def no_such_tournament(id: str) -> Malformed:
    """Say that there is none, or none that this key directs."""
    return Malformed(
        "no-such-tournament",
        "there is no tournament {tournament}, or this key does not direct it",
        {"tournament": id},
    )


def outdated() -> Malformed:
    """Say that others were quicker."""
    return Malformed(
        "outdated-tournament", "somebody else has just changed the tournament: look again", {}
    )
