"""Worker processes: they compute for the server, which waits for each answer only so long. Messages
are framed: four bytes with the length, then so many bytes. An empty frame says
that a worker is ready.
"""

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from chapterhouse.server.worker_queue import QueueFull, WorkerQueue

LENGTH: Final = 4
STAMP: Final = "CHAPTERHOUSE_COMPILED_STAMP"
ABANDONED: Final = 60  # seconds after which a worker takes the server for dead, and ends
LOG: Final = logging.getLogger(__name__)


class Failed(Exception):
    """A worker did not answer in time, or not at all."""


class Answering(Protocol):
    """Whatever computes answers for the server."""

    async def ask(self, question: bytes, deadline: float, table: str = "") -> bytes:
        """Have a question answered; for a hint, with the name of its table. Raises Failed."""

    async def review(self, question: bytes, deadline: float, visitor: str) -> bytes:
        """Have a question answered that nobody is in a hurry for. Raises Failed."""

    async def close(self) -> None:
        """End, whatever is still asked."""


class Workers:
    """Up to `size` processes that run the same module; who is late or dies is replaced."""

    def __init__(self, command: Sequence[str], size: int, starting: float) -> None:
        """Start nobody yet; a process may take so many seconds to be ready."""
        self._command: Final = command
        self._queue: Final = WorkerQueue(size)
        self._starting: Final = starting
        self._idle: Final[list[Process]] = []
        self._all: Final[set[Process]] = set()
        self._tasks: Final[set[asyncio.Task[bytes]]] = set()  # questions that are not answered yet

    async def ask(self, question: bytes, deadline: float, table: str = "") -> bytes:
        """Have a question answered; it may take so many seconds. With the name of a table it is
        asked for a hint, which waits behind all others, and no longer than that. Raises Failed.

        Whoever stops waiting leaves the worker to it: to end it and start another would take more.
        """
        try:
            async with asyncio.timeout(deadline if table else None):
                await self._queue.acquire(table)
        except (TimeoutError, QueueFull) as problem:
            raise Failed("too many wait") from problem
        return await self._answered(question, deadline, partial(self._queue.release, table))

    async def review(self, question: bytes, deadline: float, visitor: str) -> bytes:
        """Have a question answered that nobody is in a hurry for, as `ask`, but behind all others
        and however long that takes. Raises Failed.
        """
        await self._queue.acquire(visitor, last=True)
        release = partial(self._queue.release, visitor, last=True)
        return await self._answered(question, deadline, release)

    async def _answered(
        self, question: bytes, deadline: float, release: Callable[[], None]
    ) -> bytes:
        """Have a question answered, whoever stops waiting for it. Raises Failed."""
        task = asyncio.create_task(self._answer(question, deadline))
        self._tasks.add(task)
        task.add_done_callback(partial(self._done, release))
        return await asyncio.shield(task)

    async def _answer(self, question: bytes, deadline: float) -> bytes:
        """Ask a worker that is idle, or a new one. Raises Failed."""
        worker = self._idle.pop() if self._idle else await self._start()
        try:
            async with asyncio.timeout(deadline):
                await _send(worker, question)
                answer = await _receive(worker)
        except (TimeoutError, OSError, EOFError) as problem:
            LOG.warning("a worker failed: %r", problem)
            await self._end(worker)
            raise Failed(repr(problem)) from problem
        self._idle.append(worker)
        return answer

    def _done(self, release: Callable[[], None], task: asyncio.Task[bytes]) -> None:
        self._tasks.discard(task)
        release()
        if not task.cancelled():
            task.exception()  # whoever waited has got the error; if nobody did, it is dropped

    async def close(self) -> None:
        """End all workers, whatever they do."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in list(self._all):
            await self._end(worker)

    async def _start(self) -> Process:
        """Start a worker, and wait until it is ready. Raises Failed."""
        try:
            worker = await asyncio.create_subprocess_exec(
                *self._command,
                env=environment(os.environ),
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,  # an interrupt at the terminal is for the server alone
            )
        except OSError as problem:
            raise Failed("no worker can be started") from problem
        self._all.add(worker)
        try:
            async with asyncio.timeout(self._starting):
                await _receive(worker)
        except (TimeoutError, EOFError) as problem:
            await self._end(worker)
            raise Failed("a worker does not start") from problem
        return worker

    async def _end(self, worker: Process) -> None:
        self._all.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        if worker.stdin:
            worker.stdin.close()
        await worker.wait()


async def _send(worker: Process, frame: bytes) -> None:
    if worker.stdin:
        worker.stdin.write(len(frame).to_bytes(LENGTH, "big") + frame)
        await worker.stdin.drain()


async def _receive(worker: Process) -> bytes:
    """Receive a frame. Raises EOFError if the worker is gone."""
    if worker.stdout is None:
        raise EOFError
    head = await worker.stdout.readexactly(LENGTH)
    return await worker.stdout.readexactly(int.from_bytes(head, "big"))


def running(module: str) -> list[str]:
    """Give the command that runs a module of ours."""
    return [sys.executable, "-m", module]


def environment(own: Mapping[str, str]) -> dict[str, str]:
    """Give the environment of a new worker: the compiled build is on its path once it is there.

    Whoever starts the server on Python may name a file that appears in the compiled build of the
    very same source when it is complete, and goes before it is changed.
    """
    stamp = own.get(STAMP, "")
    path = {"PYTHONPATH": str(Path(stamp).parent)} if stamp and Path(stamp).is_file() else {}
    return {**own, **path}


def serve(answer: Callable[[bytes], bytes]) -> None:
    """Answer questions on the standard input until it ends: the life of a worker.

    If its server was killed meanwhile it ends, too.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Windows sends it to all at a terminal
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    _put(b"")
    while head := sys.stdin.buffer.read(LENGTH):
        question = sys.stdin.buffer.read(int.from_bytes(head, "big"))
        _alarm(ABANDONED)
        answered = answer(question)
        _alarm(0)
        _put(answered)


def _put(frame: bytes) -> None:
    """Write a frame to the standard output."""
    sys.stdout.buffer.write(len(frame).to_bytes(LENGTH, "big") + frame)
    sys.stdout.buffer.flush()


def _alarm(seconds: int) -> None:
    """End this process after so many seconds, where the system can; 0 calls it off."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)
