"""The turnstile: who gets a worker next. Moves of bots go before hints, and of hints those of each
table in turn.
"""

import asyncio
from collections import OrderedDict, deque
from typing import Final

MOST: Final = 100  # hints that wait, of all tables: more would not come in time

Line = deque[asyncio.Future[None]]


class Crowded(Exception):
    """Too many wait already."""


class Turnstile:
    """Lets so many in at a time; hints leave one place free for moves, if there are several."""

    def __init__(self, size: int) -> None:
        """Begin empty."""
        self._free = size
        self._for_hints = max(size - 1, 1)
        self._moves: Final[Line] = deque()
        self._hints: Final[OrderedDict[str, Line]] = OrderedDict()  # by table

    async def enter(self, table: str = "") -> None:
        """Wait for one's turn; with the name of a table, for a hint. Raises Crowded."""
        if table and sum([len(line) for line in self._hints.values()]) >= MOST:
            raise Crowded
        line = self._hints.setdefault(table, deque()) if table else self._moves
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it came at the same moment
                self.leave(table)
            raise

    def leave(self, table: str = "") -> None:
        """Make room for the next."""
        self._free += 1
        self._for_hints += bool(table)
        self._admit()

    def _admit(self) -> None:
        """Let in whoever may come in now."""
        while self._free and self._moves:
            self._free -= _admitted(self._moves.popleft())
        while self._free and self._for_hints and self._hints:
            table, line = self._hints.popitem(last=False)
            came = _admitted(line.popleft())
            self._free -= came
            self._for_hints -= came
            if line:
                self._hints[table] = line  # behind all other tables


def _admitted(turn: asyncio.Future[None]) -> bool:
    """Let somebody in who still waits; tell whether that was so."""
    if turn.done():
        return False
    turn.set_result(None)
    return True
