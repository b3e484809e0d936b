"""Files that owners of a box share on this host: kept, compared, and what follows for our marks.

A file is kept under the digest of a key that its owner's browser made. Two keys count as two
owners, which is all that can be known here; whoever hosts can list the files, and delete one.
"""

import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, select, update

from chapterhouse.core.rule import Malformed
from chapterhouse.editions.comparing import Kept
from chapterhouse.editions.custom import stated
from chapterhouse.editions.stated import Stated
from chapterhouse.play.names import check_marks
from chapterhouse.server.chairs import digest
from chapterhouse.server.databases import Database
from chapterhouse.server.deletion import DAY
from chapterhouse.server.made import Made
from chapterhouse.server.migrations import check
from chapterhouse.server.schema import SHARED_EDITIONS as FILES
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Tables
from chapterhouse.server.upkeep import reading
from chapterhouse.server.use import note_use

MOST: Final = 60  # files of one game
OF_ONE: Final = 5  # of them under one key
NAME: Final = 60  # letters


class Shared(NamedTuple):
    """A shared file as it lies here."""

    id: str
    game: str
    owner: bytes
    text: str
    changed: float
    used: float

    @property
    def kept(self) -> Kept:
        """The file, read."""
        return Kept(self.id, self.owner, _read(self.game, self.text))


@lru_cache(maxsize=3 * MOST)
def _read(game: str, text: str) -> Stated:
    return stated(game, text)


async def share(tables: Tables, game: str, key: str, text: str, made: str | None = None) -> Shared:
    """Keep a new file; asked once more, give the same, as it is now. Raises Malformed for one that
    cannot be read, has no name or no language, and where there are too many.
    """
    now = time.time()
    file = Shared(Made(made, "file").name, game, digest(key), text, now, now)
    _named(file)

    def write(connection: Connection) -> Shared:
        for before in _found(connection, FILES.c.id == file.id):
            return _kept_before(connection, before, file)
        here = FILES.c.game == game
        if _count(connection, here) >= MOST:
            raise _too_many()
        if _count(connection, here & (FILES.c.owner == file.owner)) >= OF_ONE:
            raise _too_many()
        connection.execute(insert(FILES).values(file._asdict() | {"made": now}))
        return file

    return await store_of(tables).rows.done(write)


def _kept_before(connection: Connection, before: Shared, file: Shared) -> Shared:
    """Give a file that was shared before, with what it is to say now. Raises Malformed for that of
    somebody else.
    """
    if (before.owner, before.game) != (file.owner, file.game):
        raise no_such_file()
    if before.text == file.text:
        return before
    now = before._replace(text=file.text, changed=file.changed)
    said = update(FILES).where(FILES.c.id == file.id)
    connection.execute(said.values(text=now.text, changed=now.changed))
    return now


async def change(tables: Tables, id: str, key: str, text: str) -> Shared:
    """Keep a file in place of what its owner shared before; the same, sent once more, is no change.

    Raises Malformed.
    """
    before = await find(tables, id)
    changed = before.changed if text == before.text else time.time()
    file = before._replace(text=text, changed=changed)
    _named(file)
    values = {"text": text, "changed": file.changed}
    await _of_owner(tables, id, key, lambda own: update(FILES).where(own).values(values))
    return file


async def drop(tables: Tables, id: str, key: str) -> None:
    """Share a file no more. Raises Malformed for whoever has not shared it."""
    await find(tables, id)
    await _of_owner(tables, id, key, lambda own: delete(FILES).where(own))


async def find(tables: Tables, id: str) -> Shared:
    """Give a shared file; that it is used is noted now and then. Raises Malformed for none."""
    rows = store_of(tables).rows
    found = await rows.read(_found, FILES.c.id == id)
    if not found:
        raise no_such_file()
    await note_use(rows, FILES, FILES.c.id == id, found[0].used)
    return found[0]


async def kept(tables: Tables, game: str) -> list[Shared]:
    """Give all files of a game, read, the last one last; those left out that this release cannot
    read, such as of facts that there are no longer.
    """

    def look(connection: Connection) -> list[Shared]:
        files = _found(connection, FILES.c.game == game)
        return [file for file in files if _readable(file)]  # a moment, in a thread of its own

    return await store_of(tables).rows.read(look)


async def delete_unused(tables: Tables, days: float) -> None:
    """Delete those that nobody has looked at in so many days."""
    old = delete(FILES).where(FILES.c.used < time.time() - days * DAY)
    await store_of(tables).rows.write(lambda connection: connection.execute(old))


def listed(database: Database) -> list[Shared]:
    """List all files, for whoever hosts them. Raises as `reports.listed` does."""
    with reading(database) as connection:
        check(connection)
        return _found(connection)


def remove(database: Database, id: str) -> bool:
    """Delete a file, as whoever hosts it may, also while a server runs; tell whether there was one.

    Raises as `listed` does.
    """
    engine = database.writing()
    try:
        with engine.begin() as connection:
            check(connection)
            return bool(connection.execute(delete(FILES).where(FILES.c.id == id)).rowcount)
    finally:
        engine.dispose()


def no_such_file() -> Malformed:
    """Say that nobody shares this file, or no longer."""
    return Malformed("no-such-box", "nobody shares this file here any more", {})


async def _of_owner(
    tables: Tables, id: str, key: str, statement: Callable[[ColumnElement[bool]], Any]
) -> None:
    """Write what only the owner may. Raises Malformed for anybody else."""
    own = (FILES.c.id == id) & (FILES.c.owner == digest(key))

    def write(connection: Connection) -> None:
        if not connection.execute(statement(own)).rowcount:
            raise Malformed(
                "not-your-box", "only the browser that shared this file can do that", {}
            )

    await store_of(tables).rows.write(write)


def _readable(file: Shared) -> bool:
    try:
        return bool(file.kept)
    except Malformed:
        return False


def _named(file: Shared) -> None:
    """Expect a name and a language, by which others find it, and letters that they can read. Raises
    Malformed.
    """
    said = file.kept.stated
    if not said.name or len(said.name) > NAME or not said.printing.language or not said.facts:
        raise Malformed(
            "unnamed-box",
            "a file that is shared needs a name of {most} letters at most, the language of the "
            "box, and one fact at least",
            {"most": str(NAME)},
        )
    check_marks(said.name + said.printing.publisher)


def _too_many() -> Malformed:
    return Malformed(
        "many-boxes", "this host keeps no more files of this game; delete one first", {}
    )


def _count(connection: Connection, chosen: ColumnElement[bool]) -> int:
    return connection.execute(select(func.count()).select_from(FILES).where(chosen)).scalar_one()


def _found(connection: Connection, *chosen: ColumnElement[bool]) -> list[Shared]:
    """Read files, the last one last."""
    columns = [FILES.c[name] for name in Shared._fields]
    wanted: Select[Any] = select(*columns).where(*chosen).order_by(FILES.c.made, FILES.c.id)
    return [Shared(*row) for row in connection.execute(wanted)]
