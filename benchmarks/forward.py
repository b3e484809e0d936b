"""Matches that have gone on for a while: acts at random, written straight into the file."""

import asyncio
import random
from pathlib import Path

from chapterhouse.server.played import playable
from chapterhouse.server.room import Charter, Room, Row
from chapterhouse.server.store import Change, Kept, Store


async def forward(file: Path, tables: list[str], acts: int) -> None:
    """Play so many acts at each of these tables; to be called while no server is on the file."""
    luck = random.Random(1)
    store = Store(file)
    try:
        for table in tables:
            kept = await store.load(table)
            assert kept
            await store.keep(table, Change(played(kept, acts, luck)))
    finally:
        await store.close()


def played(kept: Kept, acts: int, luck: random.Random) -> list[Row]:
    """Play on, and give the rows that are new."""
    laid = kept.laid
    charter = Charter(laid.id, playable(laid.played), laid.options, laid.names or [], laid.secret)
    room = Room(charter, kept.rows)
    for _ in range(acts):
        if not room.over:
            room.act(room.seat, room.ply(room.seat), luck.choice(room.match.state.legal()))
    return room.rows[len(kept.rows) :]


def play(file: Path, tables: list[str], acts: int) -> None:
    asyncio.run(forward(file, tables, acts))
