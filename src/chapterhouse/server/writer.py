"""The writer: one thread that writes every change, all that wait in one transaction.

A commit waits for the disk. Changes that come meanwhile share the next one, so a busy server does
not wait once for each of them.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Final, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError

from chapterhouse.server.databases import Database, Taken
from chapterhouse.server.measures import note

LATE: Final = 2.0  # seconds after which whoever waits for the disk is to be told
PAUSE: Final = 0.05  # seconds between two tries to write
LAST_TRY: Final = 10.0  # seconds for what is still to be written when the server stops
Write = Callable[[Connection], object]


class Job(NamedTuple):
    """A change that waits, of which table, and whoever waits for it."""

    write: Write
    written: asyncio.Future[None]
    of: str


class Writer:
    """Writes the changes of a table in the order they come; one that fails does so alone."""

    def __init__(
        self,
        database: Database,
        late: Callable[[], None],
        last: Write = lambda _: None,
        kept: Callable[[], None] = lambda: None,
    ) -> None:
        """Begin at the first change; `late` is called whenever the disk begins, or ends, to keep
        people waiting. `last` is written at the end of each transaction, `kept` called after it.
        """
        self._database: Final = database
        self._engine: Final = database.writing()
        self._told: Final = late
        self._last: Final = last
        self._kept: Final = kept
        self._jobs: Final[SimpleQueue[Job | None]] = SimpleQueue()  # None is the last
        self._thread: Thread | None = None
        self._late: Final[set[asyncio.Future[None]]] = set()  # that are waited for too long
        self._closing: Final = Event()

    @property
    def late(self) -> bool:
        """Whether somebody has been waiting for too long."""
        return bool(self._late)

    async def write(self, write: Write, of: str = "") -> None:
        """Have a change of a table written; it is on the disk then. Raises SQLAlchemyError if it is
        not.

        A file that somebody else is writing, or a disk that stands still, is waited for.
        """
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        if self._thread is None:
            self._thread = Thread(target=self._run, args=[loop], daemon=True, name="writer")
            self._thread.start()
        began = loop.time()
        self._jobs.put(Job(write, written, of))
        late = loop.call_later(LATE, self._keep_waiting, written)
        try:
            await written
        finally:
            late.cancel()
            self._wait_no_more(written)
            note("write", loop.time() - began)

    async def close(self) -> None:
        """Write what still waits, then stop."""
        self._closing.set()
        self._jobs.put(None)
        if self._thread:
            await asyncio.to_thread(self._thread.join, LAST_TRY)

    def _keep_waiting(self, written: asyncio.Future[None]) -> None:
        """Tell of the first that waits too long."""
        self._late.add(written)
        if len(self._late) == 1:
            self._told()

    def _wait_no_more(self, written: asyncio.Future[None]) -> None:
        """Tell when none waits too long any more."""
        if written in self._late:
            self._late.remove(written)
            if not self._late:
                self._told()

    # -- in the thread

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write until there is nothing more to come."""
        while group := self._next():
            group.sort(key=lambda job: job.of)  # as in other processes, or each waits for the other
            problems = self._committed([job.write for job in group])
            with suppress(RuntimeError):  # nobody waits for it any more
                loop.call_soon_threadsafe(_answer, group, problems)
        self._engine.dispose()

    def _next(self) -> list[Job]:
        """Wait for a change, and take all that are there; none when that was the last."""
        job = self._jobs.get()
        group: list[Job] = []
        while job:
            group.append(job)
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return group
        if group:
            self._jobs.put(None)  # to be found again after this group
        return group

    def _committed(self, writes: Sequence[Write]) -> list[Exception | None]:
        """Write all in one transaction; tell what was wrong with each.

        As nearly always nothing is, all are written as one at first: to be ready to leave one out
        costs as much as to write it.
        """
        try:
            with self._engine.begin() as connection:
                for write in writes:
                    write(connection)
                self._last(connection)
        except Exception:  # noqa: BLE001 - nothing is written, and whatever it is comes again
            return self._one_by_one(writes)
        self._kept()
        return [None] * len(writes)

    def _one_by_one(self, writes: Sequence[Write]) -> list[Exception | None]:
        """Write all in one transaction, but those of which something is wrong; tell what it is."""
        while True:
            try:
                with self._engine.begin() as connection:
                    problems = [_problem(connection, write) for write in writes]
                    self._last(connection)
            except (DBAPIError, Taken) as problem:
                if self._closing.is_set() or not self._database.passes(problem):
                    return [problem] * len(writes)
                self._closing.wait(PAUSE)
            else:
                self._kept()
                return problems


def _problem(connection: Connection, write: Write) -> Exception | None:
    """Write one change, wholly or not at all; tell what was wrong.

    Raises OperationalError where the file is at fault: nothing of the transaction stays then.
    """
    try:
        with connection.begin_nested():
            write(connection)
    except OperationalError:
        raise
    except Exception as problem:  # noqa: BLE001 - whoever waits for it is to have it
        return problem
    return None


def _answer(group: Sequence[Job], problems: Sequence[Exception | None]) -> None:
    """Tell all who still wait."""
    for job, problem in zip(group, problems, strict=True):
        if job.written.cancelled():
            continue
        if problem:
            job.written.set_exception(problem)
        else:
            job.written.set_result(None)
