"""A bus beside the database: a stream of Valkey, or Redis, of which the last entries are kept.

Every process writes to the stream, and reads what comes after it began to. Where it is gone, what
is told is dropped, and each process looks for itself; so nobody has to read what was missed.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from valkey.asyncio import Valkey, from_url

from chapterhouse.server.buses import Bus, Teller
from chapterhouse.server.measures import note
from chapterhouse.server.tasks import end

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from chapterhouse.server.databases import Database

STREAM: Final = "chapterhouse"
TOLD: Final = "told"  # the one field of its entries
NOTHING: Final = "-"  # what is told by whoever connects
KEPT: Final = 1_000  # entries, or some more: seconds of the busiest servers
WAITED: Final = 2_000  # milliseconds for the next entry, then it is asked for again
PATIENCE: Final = 5.0  # seconds for an answer
SOON, LATEST = 0.2, 10.0  # seconds between two tries to connect, at first and at most
LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class ValkeyBus(Bus):
    """A stream at an address such as valkey://:password@host:6379/0."""

    address: str = field(repr=False)

    def __str__(self) -> str:
        """Leave out all that could be of a password, also of one that has an @ in it."""
        kind, _, rest = self.address.partition("://")
        return f"{kind}://{rest.partition('?')[0].rpartition('@')[2]}"

    def teller(self, database: "Database") -> Teller:
        return Stream(self)

    def client(self) -> Valkey:
        """Make what speaks to it; nothing is sent yet. Raises ValueError for no address.

        How long an answer may take is not said to the library: it would wait by asyncio.wait_for,
        which before Python 3.12 can miss that a task is cancelled.
        """
        made: Valkey = from_url(self.address)  # type: ignore[no-untyped-call]
        made.connection_pool.connection_kwargs["socket_timeout"] = None
        return made


class Stream(Teller):
    """Tells by the stream, and hears."""

    def __init__(self, bus: ValkeyBus) -> None:
        self._bus: Final = bus
        self._within: list[str] = []  # of the transaction that is being written
        self._loop: asyncio.AbstractEventLoop | None = None
        self._there: bool | None = None  # until it was looked for
        self._waiting: dict[str, str] = {}  # to be told, by table: what came last is enough
        self._more: Final = asyncio.Event()

    # -- by whoever writes

    def tell(self, connection: "Connection", told: Sequence[str]) -> None:
        self._within.extend(told)

    def kept(self) -> None:
        told, self._within = self._within, []
        if told and self._loop:
            with suppress(RuntimeError):  # the server has stopped
                self._loop.call_soon_threadsafe(self._add, told)

    # -- in the loop

    @asynccontextmanager
    async def hearing(self, heard: Callable[[str], None]) -> AsyncIterator[None]:
        """Be connected meanwhile, or try to."""
        self._loop = asyncio.get_running_loop()
        work = asyncio.create_task(self._run(heard))
        try:
            yield
        finally:
            self._loop = None
            await end(work)

    def _add(self, told: Sequence[str]) -> None:
        """Have something told soon; where nobody hears it, others find it by themselves."""
        if self._there:
            self._waiting.update([(line.partition(":")[0], line) for line in told])
            self._more.set()

    async def _run(self, heard: Callable[[str], None]) -> None:
        """Be connected; where that ends, connect again. Whoever connects begins behind an entry of
        their own, which tells nothing: what was told before was for others, and where nothing can
        be written the bus is as good as gone.
        """
        pause = SOON
        while True:
            try:
                async with self._bus.client() as client:
                    async with asyncio.timeout(PATIENCE):
                        last = await _written(client, NOTHING)
                    self._see()
                    pause = SOON
                    async with asyncio.TaskGroup() as both:
                        both.create_task(self._hear(client, last, heard))
                        both.create_task(self._tell(client))
            except* Exception as problems:  # noqa: BLE001 - whatever it is, tables do without
                self._lose(problems.exceptions[0])
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATEST)

    async def _hear(self, client: Valkey, after: bytes, heard: Callable[[str], None]) -> None:
        """Hear what comes after an entry."""
        while True:
            async with asyncio.timeout(PATIENCE):
                found = await client.xread({STREAM: after}, block=WAITED)
            for _, entries in found:
                for entry, fields in entries:
                    after = entry
                    for told in fields.get(TOLD.encode(), b"").decode("ascii", "ignore").split():
                        heard(told)

    async def _tell(self, client: Valkey) -> None:
        """Tell what waits, all of it at once."""
        while True:
            await self._more.wait()
            self._more.clear()
            told, self._waiting = " ".join(self._waiting.values()), {}
            async with asyncio.timeout(PATIENCE):
                await _written(client, told)

    def _see(self) -> None:
        """Note that it is there."""
        if self._there is False:
            LOG.warning("the bus %s is there again", self._bus)
        self._there = True
        note("bus_gone", 0)

    def _lose(self, problem: BaseException) -> None:
        """Note that it is gone; say so once."""
        if self._there is not False:
            why = type(problem).__name__
            LOG.warning("the bus %s is gone (%s): servers look for news instead", self._bus, why)
        self._there = False
        self._waiting.clear()
        note("bus_gone", 1)


async def _written(client: Valkey, told: str) -> bytes:
    """Write an entry; give where it stands."""
    return await client.xadd(STREAM, {TOLD: told}, maxlen=KEPT, approximate=True)  # type: ignore[no-any-return]  # as it has no better types
