"""How accounts are kept: by digests, with a secret that is sealed, and no word of whose it is."""

import time
from typing import Final

from sqlalchemy import Connection, delete, select, update

from chapterhouse.server.chairs import digest
from chapterhouse.server.databases import upsert
from chapterhouse.server.deletion import DAY
from chapterhouse.server.rows import Rows
from chapterhouse.server.schema import ACCOUNTS
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Tables
from chapterhouse.server.use import note_use

OF: Final = ACCOUNTS.c


async def attach(rows: Rows, account: bytes, mark: str, sealed: str, gone: str | None) -> str:
    """Keep where an account leads, if it leads nowhere yet, or to what is gone; give where it leads
    now, sealed. Of two that come at once, the first one is kept.
    """

    def write(connection: Connection) -> str:
        fresh = {"mark": digest(mark), "secret": sealed, "used": time.time()}
        new = upsert(connection, ACCOUNTS).values(account=account, **fresh)
        connection.execute(new.on_conflict_do_nothing())
        own = OF.account == account
        connection.execute(update(ACCOUNTS).where(own).values(used=time.time()))
        if gone is not None:
            stale = own & (OF.mark == digest(gone))
            connection.execute(update(ACCOUNTS).where(stale).values(fresh))
        return str(connection.execute(select(OF.secret).where(own)).scalar_one())

    return await rows.done(write)


async def leads(rows: Rows, mark: str) -> bool:
    """Tell whether an account leads to the keyring of that mark; that it is used is noted."""
    at = digest(mark)
    used = await rows.read(_used, at)
    if used is None:
        return False
    await note_use(rows, ACCOUNTS, OF.mark == at, used)
    return True


async def forget(rows: Rows, mark: str) -> None:
    """Delete the accounts that lead to the keyring of that mark."""
    gone = delete(ACCOUNTS).where(OF.mark == digest(mark))
    await rows.write(lambda connection: connection.execute(gone))


async def delete_unused(tables: Tables, days: float) -> None:
    """Delete those by which nobody has signed in in so many days, nor used the list."""
    old = delete(ACCOUNTS).where(OF.used < time.time() - days * DAY)
    await store_of(tables).rows.write(lambda connection: connection.execute(old))


def _used(connection: Connection, at: bytes) -> float | None:
    """Read when it was used, of two accounts the one that was used longer ago."""
    chosen = select(OF.used).where(OF.mark == at).order_by(OF.used)
    row = connection.execute(chosen).first()
    return None if row is None else float(row.used)
