"""Opening: a new table, with the keys and codes of whoever is to sit there."""

import asyncio
import secrets

from chapterhouse.locale import known
from chapterhouse.play.dealer import SECRET_BYTES
from chapterhouse.server.chairs import digest, fresh_id, fresh_key, placed
from chapterhouse.server.charter import Charter, newest, playable
from chapterhouse.server.clocks import check_clock
from chapterhouse.server.kept import Kept
from chapterhouse.server.tables import Tables
from chapterhouse.wire.requests import ChairCode, ChairKey, NewTable, Opened


async def open_table(tables: Tables, new: NewTable) -> Opened:
    """Open a new table. Raises Malformed for what cannot be played."""
    version = await asyncio.to_thread(newest, new.game, new.edition)
    game = await asyncio.to_thread(playable, version)
    game.begin(len(new.chairs), new.options)
    if new.clock:
        check_clock(new.clock, new.chairs)
    chairs, keys = placed(new.chairs, known(new.language))
    host = fresh_key()
    charter = Charter(
        fresh_id(),
        version,
        game.settled(new.options),
        secrets.token_bytes(SECRET_BYTES),
        digest(host),
        new.watched,
        clock=new.clock,
        open=new.open,
    )
    await tables.store.create(Kept(charter, chairs))
    async with tables.runner(charter.id) as runner:
        await runner.table.change(lambda: ([], []))  # begins if nobody is missing
    mine = [ChairKey(seat, key) for seat, key in keys.items() if chairs[seat].keys]
    friends = [ChairCode(seat, code) for seat, code in keys.items() if chairs[seat].code]
    return Opened(charter.id, host, mine, friends)
