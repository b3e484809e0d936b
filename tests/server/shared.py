"""Several servers that keep the same tables, in memory; what one of them reads can be slow."""

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import pytest

from chapterhouse.server import held
from chapterhouse.server.bots import worker as bots
from chapterhouse.server.kept import Attendant, Change, Kept, Known, News, Outdated, Unread
from chapterhouse.server.offline.host import Alone
from chapterhouse.server.offline.in_place import InPlace
from chapterhouse.server.offline.shelf import changed
from chapterhouse.server.replays import worker as replays
from chapterhouse.server.tables import Tables
from server.talk import PATIENCE

Work = Callable[["Server", "Server"], Awaitable[None]]


class Shelf:
    """What all of them keep: the tables, and how much there is to be known of each."""

    def __init__(self) -> None:
        self.kept: Final[dict[str, Kept]] = {}
        self.known: Final[dict[str, Known]] = {}

    def count(self, id: str, known: Known | None, *, plays: bool) -> Known:
        """Count a change. Raises Outdated if it was made without knowing the last one."""
        before = self.known[id]
        if known and known.changes != before.changes:
            raise Outdated(id)
        self.known[id] = Known(before.changes + 1, before.company + (not plays))
        return self.known[id]


class Process:
    """One of those who keep them."""

    late = False

    def __init__(self, shelf: Shelf, process: int) -> None:
        self.shelf: Final = shelf
        self.process: Final = process
        self.answers: Final = asyncio.Event()  # whether anything is read
        self.answers.set()
        self.asked: Final = asyncio.Semaphore(0)  # as often as news were asked for
        self.fails: Exception | None = None  # what the next change is not kept for
        self.noted: Final[list[Sequence[Attendant] | None]] = []  # who was at any table, each time

    async def create(self, kept: Kept, known: Known | None = None) -> None:
        if kept.charter.id in self.shelf.kept:
            raise Outdated(kept.charter.id)
        if kept.charter.after:
            self.shelf.count(kept.charter.after, known, plays=False)
        self.shelf.kept[kept.charter.id] = kept
        self.shelf.known[kept.charter.id] = Known()

    async def keep(self, id: str, change: Change, known: Known | None = None) -> Known:
        await asyncio.sleep(0)
        failing, self.fails = self.fails, None
        if failing:
            raise failing
        found = self.shelf.count(id, known, plays=change.plays)
        self.shelf.kept[id] = changed(self.shelf.kept[id], change)
        return found

    async def news(self, id: str, rows: int) -> News | None:
        self.asked.release()
        await self.answers.wait()
        kept = self.shelf.kept.get(id)
        return News(self.shelf.known[id], kept.rows[rows:]) if kept else None

    async def attend(self, id: str, readers: Sequence[Attendant] | None) -> Known | None:
        self.noted.append(readers)
        known = self.shelf.known[id]
        self.shelf.known[id] = known._replace(company=known.company + 1)
        return self.shelf.known[id]

    async def load(self, id: str) -> Kept | None:
        if not self.answers.is_set():
            raise Unread
        kept = self.shelf.kept.get(id)
        if kept is None:
            return None
        after = [one for one in self.shelf.kept.values() if one.charter.after == id]
        return dataclasses.replace(
            kept, chairs=[*kept.chairs], rows=[*kept.rows], known=self.shelf.known[id],
            rematch=after[0].charter.id if after else None,
        )  # fmt: skip

    async def count_step(self, game: str, lesson: str, step: int) -> None:
        """Count nothing."""

    async def check(self) -> None:
        """See nothing against it."""

    async def close(self) -> None:
        """End."""


class Server:
    """A server, which may be slow to read."""

    def __init__(self, shelf: Shelf, number: int) -> None:
        self.process: Final = Process(shelf, number)
        self.tables: Final = Tables(
            Alone(), lambda _: self.process, InPlace(bots.answered), InPlace(replays.answer)
        )

    def stand_still(self) -> None:
        """Read nothing until further notice."""
        self.process.answers.clear()

    def go_on(self) -> None:
        """Read again."""
        self.process.answers.set()

    async def remember(self, table: str) -> None:
        """Have a table in memory, as it is now."""
        async with self.tables.runner(table):
            pass


def with_servers(work: Work) -> None:
    """Do something at two servers, which are patient for a moment only."""

    async def run() -> None:
        shelf = Shelf()
        both = Server(shelf, 1), Server(shelf, 2)
        try:
            async with asyncio.timeout(PATIENCE):
                await work(*both)
        finally:
            for server in both:
                server.go_on()
                await server.tables.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(held, "LONG", 0.001)
        asyncio.run(run())
