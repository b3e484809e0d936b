"""Glances: how a table stands, for whoever has a seat there or may watch, without sitting down."""

from chapterhouse.core.rule import Malformed
from chapterhouse.play import memory
from chapterhouse.play.chapters import going_on
from chapterhouse.server.admission import admit
from chapterhouse.server.chairs import fingerprint
from chapterhouse.server.held import closed
from chapterhouse.server.problems import explain, round_goes_on
from chapterhouse.server.room import Room
from chapterhouse.server.table import Table
from chapterhouse.server.tables import Tables
from chapterhouse.wire.requests import Glance, TableKey


async def glance(tables: Tables, asked: TableKey, language: str) -> Glance:
    """Look at one table; one that does not open says why, and keeps nobody from the others."""
    try:
        async with tables.runner(asked.table) as runner, runner.table.still():
            return await _seen(runner.table, asked.key, language)
    except Malformed as problem:
        return Glance("closed", [], None, [], [], explain(problem, language))


async def _seen(table: Table, key: str | None, language: str) -> Glance:
    """Look at a table. Raises Malformed if it does not open. To be called under its lock."""
    admission = admit(table, None if key is None else fingerprint(key))
    names = [chair.name for chair in table.chairs]
    if not table.begun:
        return Glance("waiting", names, None, [], [], "")
    if closed(table):
        return Glance("over", names, None, [], [], explain(round_goes_on(), language))
    if table.ended:  # told even where this release cannot play the game
        return Glance("over", names, None, [], table.ended.result.ranks, "")
    if admission.offer:
        broken_off = table.charter.clock is not None and (await table.room()).finished
        return Glance("over" if broken_off else "playing", names, None, [], [], "")
    return of_room(await table.room(), admission.observer, language)


def of_room(room: Room, observer: int, language: str) -> Glance:
    """Look at a match that goes on as this observer may see it."""
    match = room.match
    known = match.events[memory.first(match, observer) :]
    scribe = room.scribe(language)
    parts = [scribe.line(event.seen_by(observer)).text for event in going_on(match.game, known)]
    if room.finished:  # broken off
        return Glance("over", match.record.names, None, parts, [], "")
    return Glance("playing", match.record.names, room.seat, parts, [], "")
