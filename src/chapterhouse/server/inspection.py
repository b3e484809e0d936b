"""Inspection: what lies in a store, and whether all of it is as it was played.

For hosts, beside a running server; nothing of it goes to anybody at a table.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import exists, func, select

from chapterhouse.core.rule import Malformed
from chapterhouse.play.seal import misdealt
from chapterhouse.server.clocks import TIME_UP
from chapterhouse.server.databases import Database
from chapterhouse.server.deletion import times
from chapterhouse.server.kept import Kept
from chapterhouse.server.migrations import check
from chapterhouse.server.room import Room
from chapterhouse.server.schema import ACTIONS, CHAIRS, MATCHES, RESULTS
from chapterhouse.server.store import loaded
from chapterhouse.server.upkeep import reading
from chapterhouse.wire.clock import ENDS

Clock = dict[str, object] | None
WAITING, PLAYING, OVER = "waiting", "playing", "over"


@dataclass(frozen=True)
class Listed:
    """A table as a list of them has it: when something happened last is in seconds since 1970."""

    id: str
    game: str
    players: list[str]
    status: str
    actions: int
    last: float


def listed(database: Database) -> list[Listed]:
    """List all tables, by when something happened last.

    Raises Older or Newer for those of another release, SQLAlchemyError or OSError for none.
    """
    with reading(database) as connection:
        check(connection)
        names: dict[str, list[str]] = {}
        sitting = select(CHAIRS.c.match, CHAIRS.c.name).order_by(CHAIRS.c.match, CHAIRS.c.seat)
        for match, name in connection.execute(sitting):
            names.setdefault(match, []).append(name)
        acts = select(func.count()).where(ACTIONS.c.match == MATCHES.c.id).scalar_subquery()
        up = exists().where(ACTIONS.c.match == MATCHES.c.id, ACTIONS.c.action == TIME_UP)
        match = [MATCHES.c[name] for name in ("id", "game", "begun", "clock")]
        told = select(*match, up, RESULTS.c.match, acts, *times())
        found = connection.execute(told.select_from(MATCHES.outerjoin(RESULTS)))
        tables = [
            Listed(id, game, names.get(id, []), _status(begun, over, clock, up), count, max(at))
            for id, game, begun, clock, up, over, count, *at in found  # noqa: A001 - the word of the house
        ]
    return sorted(tables, key=lambda table: table.last)


def _status(begun: float | None, over: str | None, clock: Clock, up: bool) -> str:  # noqa: FBT001 - a row
    """Tell how a table stands; a match that is broken off goes on no more."""
    if over is not None or (up and clock is not None and clock["flag"] == ENDS):
        return OVER
    return WAITING if begun is None else PLAYING


def faults(database: Database) -> Iterator[tuple[str, str | None]]:
    """Play each table again: give its id, and what is wrong there, None where nothing is.

    Raises Older or Newer for those of another release, SQLAlchemyError or OSError for none.
    """
    with reading(database) as connection:
        check(connection)
        ids = connection.execute(select(MATCHES.c.id).order_by(MATCHES.c.id)).scalars().all()
        for id in ids:  # noqa: A001 - the word of the house
            kept = loaded(connection, id)
            if kept is not None:  # it may have been deleted meanwhile
                yield id, fault(kept)


def fault(kept: Kept) -> str | None:
    """Name what is wrong with what is kept of a table, by the key of its sentence."""
    if [row.ply for row in kept.rows] != list(range(len(kept.rows))):
        return "gap"
    if kept.charter.names is None:
        return "gap" if kept.rows else None
    try:
        _ = kept.charter.game
    except Malformed:
        return "unplayable"
    try:
        room = Room(kept.charter, kept.rows)
    except Exception:  # noqa: BLE001 - whatever it is, the table is not as it was played
        return "unrepeatable"
    charter = kept.charter
    if misdealt(room.match, charter.secret, charter.continued, by_kind=charter.by_kind) is not None:
        return "misdealt"
    if kept.ended and (not room.ended or room.ended.result != kept.ended.result):
        return "other-result"
    return None
