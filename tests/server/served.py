"""What tests do with tables without a connection to them."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from chapterhouse.server.hosted import hosted
from chapterhouse.server.migrations import migrate
from chapterhouse.server.table import Table
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.server.turns import Turn
from chapterhouse.wire.requests import NewChair, NewTable
from server.talk import PATIENCE

TWO: Final = NewTable("biblios", [NewChair("me"), NewChair("me")])


def with_tables(settings: Settings, work: Callable[[Tables], Awaitable[None]]) -> None:
    """Do something with the tables of a file, then close it."""

    async def run() -> None:
        migrate(settings.database)
        served = hosted(settings)
        try:
            await work(served)
        finally:
            await served.close()

    asyncio.run(run())


async def looks() -> AsyncIterator[int]:
    """Let all else go on a little between looks, which are counted, for as long as the slowest
    machine may take.
    """
    end, look = time.monotonic() + PATIENCE, 0
    while time.monotonic() < end:
        yield look
        look += 1
        await asyncio.sleep(0.002)


async def asked(table: Table) -> Turn:
    """What is asked at a table whose match goes on."""
    async with table.lock:
        turn = await table.turn()
    assert turn is not None
    return turn


async def act(served: Tables, id: str) -> int:
    """Play the first legal action at a table; tell the ply after it."""
    async with served.runner(id) as runner:
        turn = await asked(runner.table)
        [key] = runner.table.chairs[turn.seat].keys
        await runner.table.act(turn.seat, turn.ply, min(turn.legal), key)
        async with runner.table.lock:
            return (await runner.table.room()).ply(turn.seat)
