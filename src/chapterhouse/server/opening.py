"""Opening: a new table, with the keys and codes of whoever is to sit there."""

import asyncio
import secrets

from chapterhouse.locale import known
from chapterhouse.play.dealer import SECRET_BYTES
from chapterhouse.server.chairs import digest, fresh_id, fresh_key, placed
from chapterhouse.server.charter import Charter, GameVersion, newest, playable
from chapterhouse.server.clocks import check_clock
from chapterhouse.server.kept import Kept
from chapterhouse.server.tables import Tables
from chapterhouse.wire.requests import ChairCode, ChairKey, NewTable, Opened
from chapterhouse.wire.tournaments import NewTournament


async def open_table(tables: Tables, new: NewTable) -> Opened:
    """Open a new table. Raises Malformed for what cannot be played."""
    version, options = await agreed(new, len(new.chairs))
    if new.clock:
        check_clock(new.clock, new.chairs)
    chairs, keys = placed(new.chairs, known(new.language))
    host = fresh_key()
    charter = Charter(
        fresh_id(),
        version,
        options,
        secrets.token_bytes(SECRET_BYTES),
        digest(host),
        new.watched,
        clock=new.clock,
        open=new.open,
    )
    await tables.store.create(Kept(charter, chairs))
    await begin(tables, charter.id)
    mine = [ChairKey(seat, key) for seat, key in keys.items() if chairs[seat].keys]
    friends = [ChairCode(seat, code) for seat, code in keys.items() if chairs[seat].code]
    return Opened(charter.id, host, mine, friends)


async def agreed(new: NewTable | NewTournament, seats: int) -> tuple[GameVersion, dict[str, str]]:
    """Find what is to be played, by so many, with all options. Raises Malformed if it cannot be."""
    version = await asyncio.to_thread(newest, new.game, new.edition)
    game = await asyncio.to_thread(playable, version)
    game.begin(seats, new.options)
    return version, game.settled(new.options)


async def begin(tables: Tables, id: str) -> None:
    """Let a match begin, unless it has, or somebody is missing."""
    async with tables.runner(id) as runner:
        if not runner.table.begun:
            await runner.table.change(lambda: ([], []))
