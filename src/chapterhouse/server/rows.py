"""Rows: what a database holds, read in threads of its own and written by one."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection

from chapterhouse.server.databases import Database
from chapterhouse.server.writer import Write, Writer

T = TypeVar("T")
READERS: Final = 4  # threads, and connections, at most


class Rows:
    """The rows of a database that `migrate` has made ready."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._reading: Final = database.reading()
        self._threads: Final = ThreadPoolExecutor(READERS, "reader")
        self._writer: Final = writer

    async def read(self, read: Callable[..., T], *more: object) -> T:
        """Read something, in a thread of its own."""

        def reading() -> T:
            with self._reading.connect() as connection:
                return read(connection, *more)

        return await asyncio.get_running_loop().run_in_executor(self._threads, reading)

    async def write(self, write: Write, of: str = "") -> None:
        """Write something, of which table, if of one. Raises what `write` does."""
        await self._writer.write(write, of)

    async def done(self, do: Callable[[Connection], T]) -> T:
        """Write something, and give what came of it. Raises what `do` does."""
        done: list[T] = []

        def write(connection: Connection) -> None:
            done[:] = [do(connection)]

        await self.write(write)
        return done[0]

    async def close(self) -> None:
        """Read no more."""
        await asyncio.to_thread(self._threads.shutdown)
        self._reading.dispose()
