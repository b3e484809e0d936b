"""Matches that have gone on for a while: acts at random, written straight into the store."""

import asyncio
import random

from chapterhouse.cli.store import chosen
from chapterhouse.server.kept import Change, Kept
from chapterhouse.server.room import Room, Row
from chapterhouse.server.store import Store

FAR = 10**6  # a ply that no match comes to


async def forward(address: str, tables: list[str], acts: int) -> None:
    """Play so many acts at each of these tables; to be called while no server keeps them."""
    luck = random.Random(1)
    store = Store(chosen(address))
    try:
        for table in tables:
            kept = await store.load(table)
            assert kept
            await store.keep(table, Change(played(kept, acts, luck)))
    finally:
        await store.close()


def played(kept: Kept, acts: int, luck: random.Random) -> list[Row]:
    """Play on, and give the rows that are new."""
    room = Room(kept.charter, kept.rows)
    for _ in range(acts):
        if not room.over:
            room.act(room.seat, room.ply(room.seat), luck.choice(room.match.state.legal()))
    return room.rows[len(kept.rows) :]


async def write(address: str, tables: list[str], seconds: float) -> int:
    """Write rows for all tables at once for a while; tell how many changes were kept."""
    store = Store(chosen(address))
    end = asyncio.get_running_loop().time() + seconds

    async def keep(table: str) -> int:
        written = 0
        while asyncio.get_running_loop().time() < end:
            await store.keep(table, Change([Row(FAR + written, 0, 0)]))
            written += 1
        return written

    try:
        return sum(await asyncio.gather(*[keep(table) for table in tables]))
    finally:
        await store.close()


def play(address: str, tables: list[str], acts: int) -> None:
    asyncio.run(forward(address, tables, acts))
