"""Arrivals: people for whom time waits in a rematch, and who are there now."""

import asyncio
import logging
from typing import Final

from chapterhouse.server.clocks import CAME
from chapterhouse.server.kept import Seated
from chapterhouse.server.table import Table
from chapterhouse.server.tasks import end

LOG: Final = logging.getLogger(__name__)


class Arrivals:
    """Notes of one table who has come, where time has yet to begin."""

    def __init__(self, table: Table) -> None:
        """Begin with nobody."""
        self._table: Final = table
        self._work: asyncio.Task[None] | None = None

    def notify(self) -> None:
        """See whether somebody is here for whom time waits."""
        if (self._work is None or self._work.done()) and self._here():
            self._work = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Note nobody any more."""
        await end(self._work)

    async def _run(self) -> None:
        """Note them, and whoever comes meanwhile; what fails is tried when anything happens."""
        try:
            while here := self._here():
                await _come(self._table, min(here))
        except Exception:
            LOG.exception("who has come to table %s is not noted", self._table.charter.id)

    def _here(self) -> set[int]:
        """Give the seats at this process for whose people time waits."""
        clocks = self._table.time
        return clocks.awaited & {one.observer for one in self._table.readers} if clocks else set()


async def _come(table: Table, seat: int) -> None:
    """Note that somebody has come, unless another process was first."""
    noted: list[tuple[int, int]] = []

    def come() -> Seated:
        awaited = table.time is not None and seat in table.time.awaited
        noted[:] = [(seat, CAME)] if awaited else []
        return [], []

    await table.change(come, noted)
