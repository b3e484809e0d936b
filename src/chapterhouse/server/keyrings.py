"""Keyrings: the keys of one person's browsers, sealed there, and kept here for the others.

The server knows a keyring by the digest of its place, and can open none: what opens it never comes
here.
"""

import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from chapterhouse.core.rule import Malformed
from chapterhouse.server.chairs import digest
from chapterhouse.server.deletion import DAY
from chapterhouse.server.schema import KEYRINGS
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Tables
from chapterhouse.server.use import note_use


class Keyring(NamedTuple):
    """A keyring as it lies here: how often it was kept, what is sealed, and when it was used."""

    revision: int
    text: str
    used: float


async def find(tables: Tables, place: str) -> Keyring:
    """Give a keyring; that it is used is noted now and then. Raises Malformed if there is none."""
    rows, at = store_of(tables).rows, digest(place)
    found = await rows.read(_found, at)
    if found is None:
        raise _none()
    await note_use(rows, KEYRINGS, KEYRINGS.c.place == at, found.used)
    return found


async def keep(tables: Tables, place: str, after: int, text: str) -> int:
    """Keep a keyring that follows from that revision, 0 for a new one; give its own. The same, sent
    once more, is the same.

    Raises Malformed if another browser has kept one meanwhile, or it was deleted.
    """
    at, kept = digest(place), {"revision": after + 1, "text": text, "used": time.time()}

    def write(connection: Connection) -> None:
        found = _found(connection, at)
        if found is None and after:
            raise _none()
        if found is None:
            connection.execute(insert(KEYRINGS).values(kept | {"place": at}))
            return
        if (found.revision, found.text) == (after + 1, text):
            return
        same = (KEYRINGS.c.place == at) & (KEYRINGS.c.revision == after)
        # another process may have kept one since that was read
        if not connection.execute(update(KEYRINGS).where(same).values(kept)).rowcount:
            raise Malformed(
                "outdated-keyring", "another browser has changed this list: read it first", {}
            )

    await store_of(tables).rows.write(write)
    return after + 1


async def drop(tables: Tables, place: str) -> None:
    """Delete a keyring: whoever comes for it finds none."""
    gone = delete(KEYRINGS).where(KEYRINGS.c.place == digest(place))
    await store_of(tables).rows.write(lambda connection: connection.execute(gone))


async def delete_unused(tables: Tables, days: float) -> None:
    """Delete those that no browser has come for in so many days."""
    old = delete(KEYRINGS).where(KEYRINGS.c.used < time.time() - days * DAY)
    await store_of(tables).rows.write(lambda connection: connection.execute(old))


def _found(connection: Connection, at: bytes) -> Keyring | None:
    """Read a keyring."""
    chosen = select(KEYRINGS.c.revision, KEYRINGS.c.text, KEYRINGS.c.used)
    row = connection.execute(chosen.where(KEYRINGS.c.place == at)).first()
    return None if row is None else Keyring(*row)


def _none() -> Malformed:
    return Malformed("no-such-keyring", "the link to this list of tables is no longer valid", {})
