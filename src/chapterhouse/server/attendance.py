"""Attendance: other processes that keep the same tables know who is at a table in this one."""

import asyncio
import logging
from typing import Final

from chapterhouse.server.kept import Attendant
from chapterhouse.server.table import Table
from chapterhouse.server.tasks import end

AGAIN: Final = 1.0  # seconds until the next try after it could not be noted
LOG: Final = logging.getLogger(__name__)


class Attendance:
    """Notes who is at one table here, and that its bots play here, whenever that changes."""

    def __init__(self, table: Table) -> None:
        """Begin with nothing noted."""
        self._table: Final = table
        self._noted: list[Attendant] | None = None
        self._sure = True  # whether that is what others find
        self._busy = False
        self._closed = False
        self._work: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is noted, or being noted."""
        working = self._work is not None and not self._work.done()
        return working or self._noted is not None or not self._sure

    def notify(self, *, busy: bool) -> None:
        """See who is there, and whether bots are at work."""
        self._busy = busy
        if self._closed or not self._table.store.process:
            return
        if self._work and not self._work.done():
            return
        if not self._sure or self._wanted() != self._noted:
            self._work = asyncio.create_task(self._run())

    def forget(self) -> None:
        """Take nothing as noted: this process was thought to have ended."""
        self._noted = None

    def doubt(self) -> None:
        """Note it once more, whatever is noted: it may be otherwise, or by somebody else."""
        self._sure = not self._table.store.process

    async def close(self) -> None:
        """Note nothing more: what is noted lets other processes go on when this one has ended."""
        self._closed = True
        await end(self._work)

    async def _run(self) -> None:
        """Note it until it is as noted."""
        while not self._sure or self._wanted() != self._noted:
            self._noted, self._sure = self._wanted(), True
            try:
                await self._table.attend(self._noted)
            except Exception:
                LOG.exception("who is at table %s is not noted", self._table.charter.id)
                self._sure = False
                await asyncio.sleep(AGAIN)

    def _wanted(self) -> list[Attendant] | None:
        """List who is here; None if nobody is, and no bot is at work."""
        table = self._table
        if not (table.readers or self._busy):
            return None
        seats = range(table.gallery)
        return sorted(
            [
                Attendant(one.observer, one.key if one.observer in seats else None, one.pace)
                for one in table.readers
            ],
            key=str,
        )
