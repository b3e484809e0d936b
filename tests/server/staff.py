"""Workers for the tests of workers."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from chapterhouse.server.workers import Workers

T = TypeVar("T")
LONG: Final = 60.0  # seconds: more than any answer takes


def program(text: str) -> list[str]:
    """The command that runs a small program."""
    return [sys.executable, "-I", "-S", "-c", text]


def with_workers(
    command: list[str], work: Callable[[Workers], Awaitable[T]], size: int = 1, start: float = LONG
) -> T:
    """Do something with workers, and send them home."""

    async def run() -> T:
        workers = Workers(command, size, start)
        try:
            return await work(workers)
        finally:
            await workers.close()

    return asyncio.run(run())
