"""What tests do in a house without a line to it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from chapterhouse.server.house import House, Settings
from chapterhouse.server.migrations import migrate
from chapterhouse.server.table import Table
from chapterhouse.server.turns import Turn
from chapterhouse.wire.requests import NewChair, NewTable

TWO: Final = NewTable("biblios", [NewChair("me"), NewChair("me")])


def in_house(settings: Settings, work: Callable[[House], Awaitable[None]]) -> None:
    """Do something in a house, then close it."""

    async def run() -> None:
        migrate(settings.file)
        house = House(settings)
        try:
            await work(house)
        finally:
            await house.close()

    asyncio.run(run())


async def asked(table: Table) -> Turn:
    """What is asked at a table whose match goes on."""
    async with table.lock:
        turn = await table.turn()
    assert turn is not None
    return turn


async def act(house: House, id: str) -> int:
    """Play the first legal action at a table; tell the ply after it."""
    async with house.at(id) as company:
        turn = await asked(company.table)
        [key] = company.table.chairs[turn.seat].keys
        await company.table.act(turn.seat, turn.ply, min(turn.legal), key)
        async with company.table.lock:
            return (await company.table.room()).ply(turn.seat)
