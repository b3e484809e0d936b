"""Fellows: other processes that keep the same tables.

What they tell is heard; what was not heard is looked for; and what one that has ended leaves is
gone on with.
"""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from chapterhouse.server.databases import Database
from chapterhouse.server.kept import name_told
from chapterhouse.server.store import Store
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Tables
from chapterhouse.server.tasks import end

LOOKED: Final = 0.5  # seconds between two looks
TOLD: Final = re.compile(r"([0-9a-f]{24}):([0-9]{1,18})")  # a table, and how far it is
LOG: Final = logging.getLogger(__name__)


@asynccontextmanager
async def among_fellows(tables: Tables, database: Database) -> AsyncIterator[None]:
    """Be there for other processes meanwhile, if there can be any."""
    store = store_of(tables)
    if not store.process:
        yield
        return
    loop = asyncio.get_running_loop()

    def heard(told: str) -> None:
        said = TOLD.fullmatch(told)
        if said:  # whoever uses the database can say anything
            loop.call_soon_threadsafe(tables.hear, said[1], int(said[2]))

    def joined() -> None:
        loop.call_soon_threadsafe(tables.note_anew)

    with database.hearing(store.process, heard, joined):
        async with store.teller.hearing(heard):
            looking = asyncio.create_task(_look(tables, store))
            try:
                yield
            finally:
                await end(looking)


async def _look(tables: Tables, store: Store) -> None:
    """Look again and again for what was not heard, and for what is left."""
    left: list[str] = []  # tables that nobody goes on with yet
    while True:
        await asyncio.sleep(LOOKED)
        try:
            left += await store.strike()
            for table, revision in (await store.revisions(tables.attended())).items():
                tables.hear(name_told(table), revision)
        except SQLAlchemyError as problem:  # players are told by whoever writes
            LOG.warning("other processes are not seen: %s", type(problem).__name__)
            continue
        left = await tables.go_on(left)
