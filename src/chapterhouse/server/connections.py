"""Connections: how many are open, and which of them has to go when there are too many.

A connection that has shown the key to a seat is never closed for the sake of others. Of all the
rest, which are loose, the oldest goes first: a new one has a moment to show its key.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from typing import Final

from chapterhouse.server.addresses import Network, visitor, within
from chapterhouse.server.limits import Limits

LOG: Final = logging.getLogger(__name__)


class Connections:
    """All that are open; each has its visitor, as long as it is loose and no socket."""

    def __init__(self, limits: Limits, most: int, proxies: Sequence[Network] = ()) -> None:
        """Begin with none, of `most` that this process can have; a proxy may open them all."""
        self._most: Final = min(limits.connections, most)
        self._of_one: Final = limits.waiting
        self._proxies: Final = proxies
        self._loose: Final[dict[asyncio.Transport, str]] = {}  # the oldest first
        self._seated: Final[set[asyncio.Transport]] = set()
        self._waiting: Final[Counter[str]] = Counter()

    def open(self, transport: asyncio.Transport) -> None:
        """Count one that was accepted; there may be no room for it, or for another."""
        name = self._visitor(transport)
        if name and self._waiting[name] >= self._of_one:
            LOG.warning("%s opens too many connections", name)
            transport.abort()
            return
        if len(self._loose) + len(self._seated) >= self._most:
            LOG.warning("too many connections are open: the oldest without a seat is closed")
            oldest = next(iter(self._loose), transport)
            self.close(oldest)
            oldest.abort()
            if oldest is transport:
                return
        self._loose[transport] = name
        self._waiting[name] += 1

    def upgrade(self, transport: asyncio.Transport) -> None:
        """Count one as a socket: of these, the limiter allows each visitor so many."""
        if transport in self._loose:
            self._forget(self._loose[transport])
            self._loose[transport] = ""
            self._waiting[""] += 1

    def seat(self, transport: asyncio.Transport) -> None:
        """Never close this one for others: it has shown a key."""
        if transport in self._loose:
            self.close(transport)
            self._seated.add(transport)

    def close(self, transport: asyncio.Transport) -> None:
        self._seated.discard(transport)
        name = self._loose.pop(transport, None)
        if name is not None:
            self._forget(name)

    def _forget(self, name: str) -> None:
        """Count one less of a visitor."""
        self._waiting[name] -= 1
        if not self._waiting[name]:
            del self._waiting[name]

    def _visitor(self, transport: asyncio.Transport) -> str:
        """Name who opened a connection; empty for a proxy, behind which anybody may be."""
        peer = transport.get_extra_info("peername")
        if not isinstance(peer, tuple):
            return ""
        return "" if within(peer[0], self._proxies) else visitor(peer[0])
