"""The timekeeper: one task that waits for the next time that is up at any table, in memory or not.

Whoever acts is judged by the time of the act; this is for those who do not.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from chapterhouse.core.rule import Malformed
from chapterhouse.server.kept import Unread
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Tables

AT_ONCE: Final = 20  # tables that are looked at before others are asked for
LEAST: Final = 0.1  # seconds between two looks, however many times are up
MOST: Final = 60.0  # also where nothing is to come
FELLOWS: Final = 2.0  # seconds between two looks where other processes play too, and that they have
HOUR: Final = 3_600.0  # after which a table is tried again that this release cannot play,
SOON: Final = 10.0  # and one that something else is wrong with
LOG: Final = logging.getLogger(__name__)


class Timekeeper:
    """Sees to it that times are up at all tables of a server."""

    def __init__(self, tables: Tables) -> None:
        """Begin with nothing planned."""
        self._tables: Final = tables
        self._store: Final = store_of(tables)
        self._next = 0.0  # look
        self._sooner: Final = asyncio.Event()

    async def run(self) -> None:
        """Look again and again."""
        self._store.dues.planned = self._planned
        while True:
            try:
                wait = await self.look()
            except SQLAlchemyError as problem:  # the next look may do better
                LOG.warning("it is not seen whose time is up: %s", type(problem).__name__)
                wait = FELLOWS
            await asyncio.sleep(LEAST)
            if wait > LEAST:
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait - LEAST):
                        await self._sooner.wait()

    async def look(self) -> float:
        """Look at the tables where a time is up; tell in how many seconds to look again."""
        self._sooner.clear()
        most = FELLOWS if self._store.process else MOST
        self._next = self._tables.now() + most
        up = []
        for table, due in await self._store.dues.first(AT_ONCE):
            due_here = due if self._tables.holds(table) else due + self._patience
            if due_here > self._tables.now():
                self._next = min(self._next, due_here)
            else:
                up.append(self._see_time(table))
                self._next = 0.0  # there may be more of them
        await asyncio.gather(*up)  # what is kept of them goes to the disk together
        return max(self._next - self._tables.now(), 0.0)

    @property
    def _patience(self) -> float:
        """How long a table is left to other processes, where one may have it in memory."""
        return FELLOWS if self._store.process else 0.0

    def _planned(self, due: float) -> None:
        """Hear that a time will be up; look sooner, if it is sooner than the next look."""
        if due < self._next:
            self._sooner.set()

    async def _see_time(self, table: str) -> None:
        """See whose time is up at a table; one that cannot be looked at has to wait."""
        try:
            async with self._tables.runner(table) as runner:
                await runner.table.see_time(self._store.dues.plan)
        except Unread:  # the next look may do better
            await self._store.dues.plan(table, self._tables.now() + SOON)
        except (Malformed, ValueError):
            await self._store.dues.plan(table, self._tables.now() + HOUR)
        except SQLAlchemyError:
            raise
        except Exception:
            LOG.exception("the clocks of table %s are not seen", table)
            await self._store.dues.plan(table, self._tables.now() + SOON)
