"""Tables as a server has them: in a database, with processes that compute beside it."""

import logging
from asyncio import sleep as rest
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from chapterhouse.server import keyrings, leagues, owners, standing_rows
from chapterhouse.server.accounts import keeping as accounts
from chapterhouse.server.calls.caller import Caller
from chapterhouse.server.store import Store
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.server.tournaments import keeping
from chapterhouse.server.use import UNUSED
from chapterhouse.server.workers import Answering, Workers

AGAIN: Final = 10.0  # seconds until a table is tried again that could not be read
LOOKED: Final = 3_600.0  # seconds between two looks for idle tables
LOG: Final = logging.getLogger(__name__)


def hosted(settings: Settings) -> Tables:
    """Make them; their database is opened, and a process started, at the first need."""
    limits = settings.limits
    return Tables(
        settings,
        lambda late: Store(settings.database, late, settings.bus),
        Workers(settings.bots, limits.workers, limits.starting),
        Workers(settings.replays, 1, limits.starting),
    )


def calling(settings: Settings, tables: Tables) -> Caller:
    """Make what calls people; a process is started at the first need, one for each way: whoever
    keeps it waiting by an address of their own keeps nobody waiting by the other.
    """
    starting = settings.limits.starting
    senders: dict[str, Answering] = {
        way: Workers(settings.calls, 1, starting) for way in settings.notices
    }
    names = [name.partition(":")[0] for name in settings.names]
    contact = f"https://{names[0] if names else 'localhost'}"
    return Caller(store_of(tables).rows, tables.here, senders, contact)


async def delete_idle(tables: Tables, days: float | None) -> None:
    """Delete hosted tables at which nothing has happened for so many days, now and every hour; but
    not what is in memory: somebody may have just come back to it. For None all tables stay; what
    else nobody comes for is deleted all the same.
    """
    store = store_of(tables)
    while True:
        try:
            for kept in (accounts, keyrings, keeping, leagues, owners):
                await kept.delete_unused(tables, days or UNUSED)
            if days is not None:
                async with tables.still() as used:
                    await store.delete_idle(days, used)
        except SQLAlchemyError as problem:  # the next look may do better
            LOG.warning("idle tables are not deleted: %s", type(problem).__name__)
        await rest(LOOKED)


async def go_on_settled(tables: Tables) -> None:
    """Go on, after a start, where players have settled what to do: nobody may come to the table."""
    left = await store_of(tables).rows.read(standing_rows.tables)
    while left:
        left = await tables.go_on(left)
        await rest(AGAIN)
