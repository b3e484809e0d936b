"""Turns left open by players who are gone: the others do not wait for them for ever."""

import asyncio
from contextlib import suppress
from typing import Final

from chapterhouse.core.rule import Malformed
from chapterhouse.server.kept import Unread
from chapterhouse.server.table import Table
from chapterhouse.server.tasks import AGAIN, end

PATIENCE: Final = 60.0  # seconds for whoever lost the line, or opens the page again


class Absence:
    """Ends the turns of one table that nobody else ends: of a seat that a bot plays by now at once,
    of one that nobody has open after a while.
    """

    def __init__(self, table: Table) -> None:
        """Wait until a turn is left open."""
        self._table: Final = table
        self._work: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether somebody's return is waited for."""
        return self._work is not None and not self._work.done()

    def notify(self) -> None:
        """See whether a turn is open that nobody would end."""
        if not self.busy and self._abandoned() is not None:
            self._work = asyncio.create_task(self._run())

    async def close(self) -> None:
        await end(self._work)

    async def _run(self) -> None:
        """End the turn, unless its player comes back."""
        while (left := self._abandoned()) is not None:
            seat, ply = left
            if self._table.chairs[seat].level is None:
                await asyncio.sleep(PATIENCE)
            if left == self._abandoned():
                with suppress(Malformed):  # it was ended meanwhile
                    await self._ended(seat, ply)

    async def _ended(self, seat: int, ply: int) -> None:
        """End it, or wait until that may be possible. Raises Malformed."""
        try:
            await self._table.end_turn(seat, ply, None)
        except Unread:
            await asyncio.sleep(AGAIN)

    def _abandoned(self) -> tuple[int, int] | None:
        """Give the seat whose turn is open, and its ply, if nobody there would end it."""
        left = self._table.open_turn
        if left is None or not self._table.plays_here:
            return None
        if self._table.chairs[left[0]].level is not None:
            return left
        present = any([one.observer == left[0] for one in self._table.attendants])
        return None if present else left
