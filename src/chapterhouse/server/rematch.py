"""A rematch: the same people and bots, one seat on, at a new table like the last one."""

import asyncio
import dataclasses
import secrets

from chapterhouse.core.rule import Malformed
from chapterhouse.play.dealer import SECRET_BYTES
from chapterhouse.server.admission import hosts, refused
from chapterhouse.server.chairs import Chair, fingerprint, fresh_id, moved_on
from chapterhouse.server.charter import RELEASE, Charter, GameVersion, newest, playable
from chapterhouse.server.held import REMATCH
from chapterhouse.server.kept import Kept, Outdated
from chapterhouse.server.opening import begin
from chapterhouse.server.table import Table
from chapterhouse.server.tables import Tables
from chapterhouse.wire.messages import Rematch


async def rematch(tables: Tables, id: str, key: str) -> Rematch:
    """Open the rematch of a table for whoever sits at it, or hosts it, or tell which it is.

    Raises Malformed for others, while the match goes on, and for what cannot be played any more.
    """
    opening = asyncio.create_task(_begun(tables, id, fingerprint(key)))
    return await asyncio.shield(opening)  # to its end, whoever stops waiting


async def _begun(tables: Tables, id: str, key: str) -> Rematch:
    """Open it, and let the match begin: all have a seat already."""
    async with tables.runner(id) as runner:
        found = await _opened(runner.table, key)
    await begin(tables, found.table)
    return found


async def _opened(table: Table, key: str) -> Rematch:
    """Open it, once, and tell everybody who is still there."""
    async with table.still():
        await _check(table, key)
        while table.rematch is None:
            await _created(table, key)
            await _check(table, key)  # others may have changed who sits there
        seen = (await table.seen()).rematch
    if seen is None:
        raise ValueError(f"the rematch of {table.charter.id} is not told")
    return seen


async def _check(table: Table, key: str) -> None:
    """See that there may be a rematch, and this key asks for it. Raises Malformed."""
    if not (hosts(table, key) or any([chair.opens(key) for chair in table.chairs])):
        raise refused(table, key)
    if table.charter.tournament:
        raise Malformed("of-tournament", "the tournament says who plays whom next", {})
    if table.charter.names is None or not (await table.room()).finished:
        raise Malformed("not-over", "a rematch begins when this match is over", {})


async def _created(table: Table, key: str) -> None:
    """Create it, unless another process has just done so, or changed who sits there; tell all but
    whoever asked.
    """
    known, kept = table.known, await asyncio.to_thread(_again, table)
    try:
        await table.store.create(kept, known)
    except Outdated:
        await table.catch_up()
        if table.known == known:
            raise
    else:
        table.rematch = kept.charter.id
        for reader in table.readers:
            if reader.key != key:
                reader.notice(REMATCH)
    table.notify()


def _again(table: Table) -> Kept:
    """Make the charter and the chairs. Raises Malformed for what cannot be played any more."""
    old, seats = table.charter, len(table.chairs)
    version = _version(old)
    game = playable(version)
    game.begin(seats, old.options)
    charter = Charter(
        fresh_id(),
        version,
        game.settled(old.options),
        secrets.token_bytes(SECRET_BYTES),
        old.host,
        old.watched,
        after=old.id,
        clock=old.clock,
    )
    moved = [_moved(chair, moved_on(chair.seat, seats)) for chair in table.chairs]
    return Kept(charter, sorted(moved, key=lambda chair: chair.seat))


def _version(old: Charter) -> GameVersion:
    """Play by the newest rules; with our edition of today, or with the owner's, if there is one."""
    printed = old.game.printed
    if not [path for path in printed.stated if path in printed.overrides]:
        return newest(old.version.name)
    revision = newest(old.version.name).revision
    return dataclasses.replace(old.version, revision=revision, release=RELEASE)


def _moved(chair: Chair, seat: int) -> Chair:
    """Move somebody on, with the keys to their seat; of links, only one to a free seat stays.

    From whom the seat was taken is forgotten: they never sit at this table, where whoever does now
    plays the whole match.
    """
    spent = {key: why for key, why in chair.spent.items() if why != "seat-freed"}
    moved = dataclasses.replace(chair, seat=seat, spent=spent)
    return dataclasses.replace(moved, code=None, until=None) if chair.keys else moved
