"""The queue for workers: moves of bots go before hints, hints table by table in turn, and reviews
behind both, visitor by visitor.
"""

import asyncio
from collections import OrderedDict, deque
from typing import Final

MOST: Final = 100  # hints that wait, of all tables: more would not come in time

Line = deque[asyncio.Future[None]]


class QueueFull(Exception):
    """Too many wait already."""


class TakingTurns:
    """Whoever waits, in a line for each owner: who was served stands behind all other owners."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._lines: Final[OrderedDict[str, Line]] = OrderedDict()

    def __len__(self) -> int:
        return sum([len(line) for line in self._lines.values()])

    def add(self, owner: str, turn: asyncio.Future[None]) -> None:
        """Let somebody wait."""
        self._lines.setdefault(owner, deque()).append(turn)

    def serve(self) -> bool:
        """Give a worker to the next; tell whether they still waited."""
        owner, line = self._lines.popitem(last=False)
        woken = _woken(line.popleft())
        if line:
            self._lines[owner] = line
        return woken


class WorkerQueue:
    """Gives out so many workers; hints and reviews leave one free for moves, if there are several,
    and only one is busy with a review.
    """

    def __init__(self, size: int) -> None:
        self._free = size
        self._for_hints = max(size - 1, 1)
        self._for_reviews = 1
        self._moves: Final[Line] = deque()
        self._hints: Final = TakingTurns()  # by table
        self._reviews: Final = TakingTurns()  # by visitor

    async def acquire(self, owner: str = "", *, last: bool = False) -> None:
        """Wait for a worker; with the name of a table for a hint, with that of a visitor, behind
        all others, for a review. Raises QueueFull.
        """
        if owner and not last and len(self._hints) >= MOST:
            raise QueueFull
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if last:
            self._reviews.add(owner, turn)
        elif owner:
            self._hints.add(owner, turn)
        else:
            self._moves.append(turn)
        self._start_next()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it came at the same moment
                self.release(owner, last=last)
            raise

    def release(self, owner: str = "", *, last: bool = False) -> None:
        """Give a worker back, for the next."""
        self._free += 1
        self._for_hints += bool(owner) or last
        self._for_reviews += last
        self._start_next()

    def _start_next(self) -> None:
        """Give workers to whoever may have one now."""
        while self._free and self._moves:
            self._free -= _woken(self._moves.popleft())
        while self._free and self._for_hints and self._hints:
            woken = self._hints.serve()
            self._free -= woken
            self._for_hints -= woken
        while self._free and self._for_hints and self._for_reviews and self._reviews:
            woken = self._reviews.serve()
            self._free -= woken
            self._for_hints -= woken
            self._for_reviews -= woken


def _woken(turn: asyncio.Future[None]) -> bool:
    """Give a worker to somebody, if they still wait; tell whether they did."""
    if turn.done():
        return False
    turn.set_result(None)
    return True
