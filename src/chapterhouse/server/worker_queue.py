"""The queue for workers: moves of bots go before hints, and hints table by table in turn."""

import asyncio
from collections import OrderedDict, deque
from typing import Final

MOST: Final = 100  # hints that wait, of all tables: more would not come in time

Line = deque[asyncio.Future[None]]


class QueueFull(Exception):
    """Too many wait already."""


class WorkerQueue:
    """Gives out so many workers; hints leave one free for moves, if there are several."""

    def __init__(self, size: int) -> None:
        self._free = size
        self._for_hints = max(size - 1, 1)
        self._moves: Final[Line] = deque()
        self._hints: Final[OrderedDict[str, Line]] = OrderedDict()  # by table

    async def acquire(self, table: str = "") -> None:
        """Wait for a worker; with the name of a table, for a hint. Raises QueueFull."""
        if table and sum([len(line) for line in self._hints.values()]) >= MOST:
            raise QueueFull
        line = self._hints.setdefault(table, deque()) if table else self._moves
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        self._start_next()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it came at the same moment
                self.release(table)
            raise

    def release(self, table: str = "") -> None:
        """Give a worker back, for the next."""
        self._free += 1
        self._for_hints += bool(table)
        self._start_next()

    def _start_next(self) -> None:
        """Give workers to whoever may have one now."""
        while self._free and self._moves:
            self._free -= _woken(self._moves.popleft())
        while self._free and self._for_hints and self._hints:
            table, line = self._hints.popitem(last=False)
            woken = _woken(line.popleft())
            self._free -= woken
            self._for_hints -= woken
            if line:
                self._hints[table] = line  # behind all other tables


def _woken(turn: asyncio.Future[None]) -> bool:
    """Give a worker to somebody, if they still wait; tell whether they did."""
    if turn.done():
        return False
    turn.set_result(None)
    return True
