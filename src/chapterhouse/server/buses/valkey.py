"""A bus beside the database: a stream of Valkey, or Redis, of which the last entries are kept.

Every process writes to the stream, and reads what comes after it began to. Where it is gone, what
is told is dropped, and each process looks for itself; so nobody has to read what was missed.
"""

import asyncio
import logging
from asyncio import sleep as rest
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from socket import gaierror
from ssl import SSLCertVerificationError, SSLError
from typing import TYPE_CHECKING, Final

from valkey.asyncio import Valkey, from_url
from valkey.exceptions import (
    AuthenticationError,
    BusyLoadingError,
    NoPermissionError,
    OutOfMemoryError,
    ReadOnlyError,
    ResponseError,
)
from valkey.exceptions import ConnectionError as BusConnectionError

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
TOGETHER: Final = 100  # entries that one read brings, at most,
LINES: Final = 500  # and tables that one entry tells of
WAITED: Final = 2_000  # milliseconds for the next entry, then one is written that tells nothing
PATIENCE: Final = 5.0  # seconds for an answer
SOON, LATEST = 0.2, 10.0  # seconds between two tries to connect, at first and at most
WHY: Final[Sequence[tuple[type[BaseException], str]]] = (  # said without the library's own words,
    (AuthenticationError, "it does not take this name and password"),  # which may quote secrets
    (NoPermissionError, "this name may not write and read its stream"),
    (OutOfMemoryError, "its memory is full"),
    (ReadOnlyError, "it is a copy, to which nobody can write"),
    (BusyLoadingError, "it is just starting"),
    (ResponseError, "it answers with an error"),
    (gaierror, "the name of its host leads nowhere"),
    (SSLCertVerificationError, "its certificate is not trusted here"),
    (SSLError, "it does not speak TLS as it should"),
    (TimeoutError, "it does not answer"),
    (ConnectionError, "it cannot be reached"),
    (BusConnectionError, "it cannot be reached"),
)
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
        be written and read the bus is as good as gone.
        """
        loop, pause = asyncio.get_running_loop(), SOON
        while True:
            began = loop.time()
            try:
                async with self._bus.client() as client:
                    async with asyncio.timeout(PATIENCE):
                        last = await _written(client, NOTHING)
                        await client.xread({STREAM: last}, TOGETHER)
                    self._see()
                    async with asyncio.TaskGroup() as both:
                        both.create_task(self._hear(client, last, heard))
                        both.create_task(self._tell(client))
            except* Exception as problems:  # noqa: BLE001 - whatever it is, tables do without
                self._lose(problems.exceptions[0])
            if loop.time() - began > LATEST:
                pause = SOON
            await rest(pause)
            pause = min(2 * pause, LATEST)

    async def _hear(self, client: Valkey, after: bytes, heard: Callable[[str], None]) -> None:
        """Hear what comes after an entry."""
        while True:
            async with asyncio.timeout(PATIENCE):
                found = await client.xread({STREAM: after}, TOGETHER, block=WAITED)
                if not found:
                    after = await _behind(client, after)
            for _, entries in found:
                for entry, fields in entries:
                    after = entry
                    for told in fields.get(TOLD.encode(), b"").decode("ascii", "ignore").split():
                        heard(told)

    async def _tell(self, client: Valkey) -> None:
        """Tell what waits, as much as one entry takes at once."""
        while True:
            await self._more.wait()
            self._more.clear()
            told, self._waiting = list(self._waiting.values()), {}
            for first in range(0, len(told), LINES):
                async with asyncio.timeout(PATIENCE):
                    await _written(client, " ".join(told[first : first + LINES]))

    def _see(self) -> None:
        """Note that it is there."""
        if self._there is False:
            LOG.warning("the bus %s is there again", self._bus)
        self._there = True
        note("bus_gone", 0)

    def _lose(self, problem: BaseException) -> None:
        """Note that it is gone; say so once."""
        if self._there is not False:
            LOG.warning(
                "the bus %s is gone, as %s: servers look for news instead", self._bus, why(problem)
            )
        self._there = False
        self._waiting.clear()
        note("bus_gone", 1)


async def _written(client: Valkey, told: str) -> bytes:
    """Write an entry; give where it stands."""
    return await client.xadd(STREAM, {TOLD: told}, maxlen=KEPT, approximate=True)  # type: ignore[no-any-return]  # as it has no better types


async def _behind(client: Valkey, after: bytes) -> bytes:
    """Find where to read on where nothing has come for a while: an entry now comes after what was
    read, or another Valkey has taken the place of that one, a copy that lacked entries or whose
    clock is behind; what comes there would never be read.
    """
    return min(after, await _written(client, NOTHING), key=_place)


def _place(entry: bytes) -> tuple[int, ...]:
    """Tell where an entry stands: at which millisecond, and as which of it."""
    return tuple([int(part) for part in entry.split(b"-")])


def why(problem: BaseException) -> str:
    """Say why nothing can be told or heard, by what the problem is, or was made of."""
    made_of = _made_of(problem)
    known = [words for kind, words in WHY if any([isinstance(one, kind) for one in made_of])]
    return known[0] if known else f"of this: {type(problem).__name__}"


def _made_of(problem: BaseException | None) -> list[BaseException]:
    """Follow a problem to the one that it began with."""
    return [problem, *_made_of(problem.__cause__ or problem.__context__)] if problem else []
