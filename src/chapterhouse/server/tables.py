"""All tables of a server, as many of them in memory as are needed."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol
from weakref import WeakValueDictionary

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.server import clocks
from chapterhouse.server.bot_runner import BotRunner
from chapterhouse.server.kept import Keeper, Unread, name_told
from chapterhouse.server.limits import Limits
from chapterhouse.server.logs import Form
from chapterhouse.server.measures import note
from chapterhouse.server.problems import no_such_table
from chapterhouse.server.reviews import Reviews
from chapterhouse.server.table import GOES_ON, WAITS, Table
from chapterhouse.server.workers import Answering, running

if TYPE_CHECKING:
    from chapterhouse.server.accounts import OpenId
    from chapterhouse.server.buses import Bus
    from chapterhouse.server.databases import Database

SWEPT: Final = 200  # closed sockets: some 0.1 MB each stay until reference cycles are collected
LOG: Final = logging.getLogger(__name__)


class Running(Protocol):
    """How tables are run, wherever: how long bots seem to think, what is allowed and counted."""

    @property
    def pace(self) -> float:
        """Give the seconds between two choices of bots."""

    @property
    def limits(self) -> Limits:
        """Give what is allowed."""

    @property
    def count_lessons(self) -> bool:
        """Tell whether it is counted how often each step of a lesson is reached."""

    @property
    def lobby(self) -> bool:
        """Tell whether tables may be open to anybody."""


@dataclass(frozen=True)
class Settings:
    """How a server is run: where tables are kept, how long bots seem to think, what is allowed."""

    database: "Database"
    pace: float = 0.7
    limits: Limits = field(default_factory=Limits)
    names: tuple[str, ...] = ()  # that lead here beside localhost, each with an unusual port
    proxies: tuple[str, ...] = ()  # addresses and networks whose word on their visitors is taken
    bots: list[str] = field(default_factory=lambda: running("chapterhouse.server.bots.worker"))
    replays: list[str] = field(
        default_factory=lambda: running("chapterhouse.server.replays.worker")
    )
    calls: list[str] = field(default_factory=lambda: running("chapterhouse.server.calls.worker"))
    notices: tuple[str, ...] = ()  # by which ways people who are away are called
    count_lessons: bool = False  # how often each of their steps is reached
    lobby: bool = True  # whether tables may be open to anybody
    keep: int | None = None  # days for which an idle table is kept; for ever without
    drain: int = 0  # seconds for which a server that stops says so, and goes on
    bus: "Bus | None" = None  # by which servers tell each other; None for the database's own
    base: str = ""  # the folder that all addresses begin with, as /chapterhouse
    log: Form = "text"  # in which lines are written
    openid: "OpenId | None" = None  # by what people can sign in, if they can


class Tables:
    """Finds tables."""

    def __init__(
        self,
        settings: Running,
        keeper: Callable[[Callable[[], None]], Keeper],
        bots: Answering,
        replays: Answering,
    ) -> None:
        """Begin with what keeps them, made so that it calls back whenever it begins, or ends, to
        keep people waiting; with what bots ask, and with what reads replays.
        """
        self.settings: Final = settings
        self.store: Final = keeper(self._late)
        self.bots: Final = bots
        self.replays: Final = replays
        self.reviews: Final = Reviews(bots, settings.limits.deadline)
        self._tables: Final[dict[str, BotRunner]] = {}
        self._told: Final[WeakValueDictionary[str, BotRunner]] = WeakValueDictionary()
        self._hearing: Final[set[asyncio.Task[bool]]] = set()
        self._unused: Final[dict[str, float]] = {}  # since when, by table, the longest first
        self._loading: Final = asyncio.Lock()
        self.now = clocks.now
        self._gone = 0  # closed sockets, since cycles were collected

    async def close(self) -> None:
        """Stop the bots, then close the store."""
        for task in self._hearing:
            task.cancel()
        for runner in list(self._tables.values()):
            runner.table.after = lambda: None
            await runner.close()
        await self.reviews.close()
        await self.bots.close()
        await self.replays.close()
        await self.store.close()

    @asynccontextmanager
    async def runner(self, id: str, *, sure: bool = False) -> AsyncIterator[BotRunner]:
        """Give the runner of a table, which stays in memory meanwhile. Raises Malformed if there is
        none, and Unread for whatever is refused, or has to be `sure`, while it is not seen what
        other processes have kept.
        """
        async with self._loading:
            held = self._tables.get(id)
            runner = held or await self._load(id)
            self._unused.pop(id, None)
            runner.table.users += 1
        try:
            seen = held is None or await held.table.freshen()
            if sure and not seen:
                raise Unread
            with nullcontext() if seen else _unsure(runner.table):
                yield runner
        finally:
            runner.table.users -= 1
            if self._tables.get(id) is runner and not (runner.table.users or runner.table.readers):
                self._unused[id] = asyncio.get_running_loop().time()
            self._clear()

    def holds(self, id: str) -> bool:
        """Tell whether a table is in memory."""
        return id in self._tables

    async def drop(self, id: str) -> None:
        """Have a table in memory no longer, as it is deleted, nor anything that leads there."""
        async with self._loading:
            self._unused.pop(id, None)
            runner = self._tables.pop(id, None)
            note("tables", len(self._tables))
            if runner:
                runner.table.after = lambda: None
                await runner.close()
            for other in self._tables.values():
                if other.table.rematch == id:
                    other.table.rematch = None
                    other.table.notify()

    @asynccontextmanager
    async def still(self) -> AsyncIterator[Collection[str]]:
        """Load no table meanwhile; give those that are in memory."""
        async with self._loading:
            yield self._tables

    def here(self, id: str) -> set[int]:
        """Tell as whom readers look on at a table here."""
        runner = self._tables.get(id)
        return {reader.observer for reader in runner.table.readers} if runner else set()

    # -- what other processes do

    def in_memory(self) -> list[Table]:
        """List the tables in memory, the one that was loaded last first."""
        return [runner.table for runner in reversed(self._tables.values())]

    def hear(self, name: str, revision: int) -> None:
        """Hear of a table, by its name among processes, how far it has come."""
        runner = self._told.get(name)
        if not runner or not (runner.table.readers or runner.needed):  # who comes there reads it
            return
        if revision > runner.table.known.revision:
            task = asyncio.create_task(runner.table.freshen(revision))
            self._hearing.add(task)
            task.add_done_callback(self._heard)

    def _heard(self, task: "asyncio.Task[bool]") -> None:
        """Forget that something was heard; whoever comes to the table is told what is wrong."""
        self._hearing.discard(task)
        if not task.cancelled():
            task.exception()

    def attended(self) -> Collection[str]:
        """Name the tables that other processes know to be attended here."""
        return [id for id, runner in self._tables.items() if runner.attendance.busy]  # noqa: A001 - the word of the house

    def note_anew(self) -> None:
        """Let other processes know again who is where: they may think that this one has ended."""
        for runner in self._tables.values():
            runner.attendance.forget()
            runner.notify()

    async def go_on(self, ids: Iterable[str]) -> list[str]:
        """Play at tables what bots choose or people have settled, as nobody else does any more;
        name those that could not be read: they are to be tried again.
        """
        return [id for id in ids if not await self._gone_on(id)]  # noqa: A001 - the word of the house

    async def _gone_on(self, id: str) -> bool:
        """Go on at one; tell whether that was possible, or never will be."""
        try:
            await self._take_over(id)
        except Unread:
            return False
        except Exception:
            LOG.exception("table %s is not gone on with", id)
            return False
        return True

    async def _take_over(self, id: str) -> None:
        """Play there, as is noted for others; or note that nobody does, where nobody can."""
        try:
            async with self.runner(id) as runner, runner.table.still():
                await runner.table.room()
        except Unread:
            raise
        except Malformed:  # whoever comes is told
            if self.store.process:
                await self.store.attend(id, None)
        else:
            runner.attendance.doubt()
            runner.notify()

    def socket_closed(self) -> None:
        """Note that a socket was closed. It leaves reference cycles behind, to be collected."""
        self._gone += 1
        if self._gone >= SWEPT:
            self._gone = 0
            gc.collect()

    async def _load(self, id: str) -> BotRunner:
        """Load a table. Raises Malformed if there is none, Unread."""
        kept = await self.store.load(id)
        if kept is None:
            raise no_such_table(id)
        table = Table(kept, self.store, self.now)
        settings = self.settings
        runner = BotRunner(table, self.bots, settings.pace, settings.limits.deadline)
        table.after = runner.notify
        self._tables[id] = self._told[name_told(id)] = runner
        note("tables", len(self._tables))
        return runner

    def _late(self) -> None:
        """Tell everybody that the disk keeps them waiting, or does not any more."""
        remark = WAITS if self.store.late else GOES_ON
        for runner in self._tables.values():
            for reader in runner.table.readers:
                reader.notice(remark)

    def _clear(self) -> None:
        """Forget the tables that were not used for some time, or for longest if there are too many.

        Where bots are still at work the time begins anew.
        """
        limits, now = self.settings.limits, asyncio.get_running_loop().time()
        for name, since in list(self._unused.items()):
            if len(self._tables) <= limits.rooms and now - since < limits.unused:
                return
            del self._unused[name]
            runner = self._tables[name]
            if runner.needed or runner.table.users or runner.table.readers:
                self._unused[name] = now
            else:
                del self._tables[name]
                note("tables", len(self._tables))
                runner.table.after = lambda: None  # or the two would keep each other in memory


@contextmanager
def _unsure(table: Table) -> Iterator[None]:
    """Refuse nothing by what is known of a table, unless it was seen meanwhile that this is all.
    Raises Unread instead.
    """
    looked = table.looked
    try:
        yield
    except (Illegal, Malformed) as problem:
        if table.looked > looked:
            raise
        raise Unread from problem
