"""Continuing: a table that goes on from a moment of a finished match, for one person against bots.

What was played up to there stays as it was. The deal from there on is another one: the secret of
the old one lies open.
"""

import asyncio
import secrets

from chapterhouse.bots import USUAL_LEVEL, known_level
from chapterhouse.play.dealer import SECRET_BYTES, Sealed
from chapterhouse.play.match import Match
from chapterhouse.server.chairs import Chair, digest, fingerprint
from chapterhouse.server.charter import Charter, GameVersion
from chapterhouse.server.kept import Kept
from chapterhouse.server.made import Made
from chapterhouse.server.opening import host_key, laid, seat_key
from chapterhouse.server.problems import no_such_observer
from chapterhouse.server.replays.bringing import Brought
from chapterhouse.server.room import Row
from chapterhouse.server.tables import Tables
from chapterhouse.wire.requests import Continuing, Opened


async def continued(tables: Tables, brought: Brought, asked: Continuing) -> Opened:
    """Open the table; asked once more, give the same. Raises Malformed for a seat or a level that
    there is not.
    """
    seat = asked.seat
    levels = _levels(asked, len(brought.names))
    if seat >= len(brought.names):
        raise no_such_observer(seat, len(brought.names))
    made = Made(asked.made, "table that goes on")
    key = fingerprint(seat_key(made, seat))
    charter = _charter(brought, made, watched=asked.watched)
    chairs = [
        Chair(at, "me", name, None, taken=True, keys=[key])
        if at == seat
        else Chair(at, "bot", name, levels[at], taken=True)
        for at, name in enumerate(brought.names)
    ]
    rows = await asyncio.to_thread(_played, charter, brought)
    opened = await laid(tables, Kept(charter, chairs, rows), made)
    async with tables.runner(charter.id) as runner, runner.table.still():
        await runner.table.room()  # bots may be asked already
    return opened


def _levels(asked: Continuing, seats: int) -> list[str]:
    """Tell the levels of all seats: their own, or else that of all, or else the usual one."""
    own = [*asked.levels, *[""] * seats][:seats]
    return [known_level(level or asked.level or USUAL_LEVEL) for level in own]


def _charter(brought: Brought, made: Made, *, watched: bool) -> Charter:
    """Write the charter: the game as it was, another deal."""
    return Charter(
        made.name,
        GameVersion(brought.game, brought.revision, brought.edition, brought.facts),
        brought.options,
        secrets.token_bytes(SECRET_BYTES),
        digest(host_key(made)),
        watched,
        brought.names,
        continued=len(brought.actions),
    )


def _played(charter: Charter, brought: Brought) -> list[Row]:
    """Play what was brought, and what follows of it by itself under the new deal."""
    match = Match(charter.game, brought.names, None, charter.options)
    for seat, action in brought.actions:
        match.repeat(seat, action)
    match.dealer = Sealed(charter.secret)
    match.go_on()
    return [Row(ply, entry.seat, entry.action) for ply, entry in enumerate(match.record.entries)]
