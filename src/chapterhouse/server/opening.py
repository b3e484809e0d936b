"""Opening: a new table, with the keys and codes of whoever is to sit there."""

import asyncio
import secrets
from contextlib import suppress

from chapterhouse.locale import known
from chapterhouse.play.dealer import SECRET_BYTES
from chapterhouse.server.admission import hosts
from chapterhouse.server.chairs import digest, fingerprint, placed
from chapterhouse.server.charter import Charter, GameVersion, newest, playable
from chapterhouse.server.clocks import check_clock
from chapterhouse.server.kept import Kept, Outdated
from chapterhouse.server.made import Made
from chapterhouse.server.problems import no_such_table
from chapterhouse.server.table import Table
from chapterhouse.server.tables import Tables
from chapterhouse.wire.requests import ChairCode, ChairKey, NewTable, Opened
from chapterhouse.wire.tournaments import NewTournament


async def open_table(tables: Tables, new: NewTable) -> Opened:
    """Open a new table; asked once more, give the same.

    Raises Malformed for what cannot be played.
    """
    version, options = await agreed(new, len(new.chairs))
    if new.clock:
        check_clock(new.clock, new.chairs)
    made = Made(new.made, "table")
    opened = [seat_key(made, seat) for seat in range(len(new.chairs))]
    charter = Charter(
        made.name,
        version,
        options,
        secrets.token_bytes(SECRET_BYTES),
        digest(host_key(made)),
        new.watched,
        clock=new.clock,
        open=new.open,
    )
    chairs = placed(new.chairs, known(new.language), opened)
    return await laid(tables, Kept(charter, chairs), made)


def host_key(made: Made) -> str:
    """Give the key of the host of a table that is made."""
    return made.key("host")


def seat_key(made: Made, seat: int) -> str:
    """Give the key to a seat of it, or the code for a friend."""
    return made.key(f"seat {seat}")


async def laid(tables: Tables, kept: Kept, made: Made) -> Opened:
    """Keep a new table, unless it was asked for before, and let the match begin if nobody is
    missing; tell what opens it.
    """
    with suppress(Outdated):  # it is there already
        await tables.store.create(kept)
    await begin(tables, kept.charter.id)
    async with tables.runner(kept.charter.id) as runner:
        return _told(runner.table, made)


def _told(table: Table, made: Made) -> Opened:
    """Tell what opens a table of all that was made for it: what was exchanged since does no more.

    Raises Malformed for whoever has made another one, or hosts it no more.
    """
    if not hosts(table, fingerprint(host_key(made))):
        raise no_such_table(table.charter.id)
    made_for = [(chair, seat_key(made, chair.seat)) for chair in table.chairs]
    mine = [ChairKey(chair.seat, key) for chair, key in made_for if chair.opens(fingerprint(key))]
    friends = [
        ChairCode(chair.seat, code) for chair, code in made_for if chair.code == fingerprint(code)
    ]
    return Opened(table.charter.id, host_key(made), mine, friends)


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
