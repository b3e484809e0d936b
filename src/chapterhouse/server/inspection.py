"""Inspection: what lies in a store, and whether all of it is as it was played.

For hosts, beside a running server; nothing of it goes to anybody at a table.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, func, select

from chapterhouse.core.rule import Malformed
from chapterhouse.play.seal import misdealt
from chapterhouse.server.databases import Database
from chapterhouse.server.kept import Kept
from chapterhouse.server.migrations import check
from chapterhouse.server.room import Room
from chapterhouse.server.schema import ACTIONS, CHAIRS, MATCHES, RESULTS, TALK
from chapterhouse.server.store import loaded

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
    engine = database.reading()
    try:
        with engine.connect() as connection:
            check(connection)
            names: dict[str, list[str]] = {}
            sitting = select(CHAIRS.c.match, CHAIRS.c.name).order_by(CHAIRS.c.match, CHAIRS.c.seat)
            for match, name in connection.execute(sitting):
                names.setdefault(match, []).append(name)
            tables = [_listed(row, names.get(row.id, [])) for row in connection.execute(_summary())]
    finally:
        engine.dispose()
    return sorted(tables, key=lambda table: table.last)


def _summary() -> Select[Any]:
    """Choose of each match what a list tells."""
    acts = (
        select(ACTIONS.c.match, func.count().label("count"), func.max(ACTIONS.c.at).label("at"))
        .group_by(ACTIONS.c.match)
        .subquery()
    )
    said = select(TALK.c.match, func.max(TALK.c.at).label("at")).group_by(TALK.c.match).subquery()
    found = MATCHES.outerjoin(acts, acts.c.match == MATCHES.c.id)
    found = found.outerjoin(said, said.c.match == MATCHES.c.id).outerjoin(RESULTS)
    match = (MATCHES.c.id, MATCHES.c.game, MATCHES.c.made, MATCHES.c.begun)
    times = (acts.c.at.label("acted"), said.c.at.label("said"))
    over = RESULTS.c.match.label("over")
    return select(*match, *times, over, acts.c.count).select_from(found)


def _listed(row: Any, players: list[str]) -> Listed:  # noqa: ANN401 - a row of several lists
    """Make a line of a list of what was read."""
    status = OVER if row.over else WAITING if row.begun is None else PLAYING
    last = max([row.made, row.begun or 0, row.acted or 0, row.said or 0])
    return Listed(row.id, row.game, players, status, row.count or 0, last)


def faults(database: Database) -> Iterator[tuple[str, str | None]]:
    """Play each table again: give its id, and what is wrong there, None where nothing is.

    Raises Older or Newer for those of another release, SQLAlchemyError or OSError for none.
    """
    engine = database.reading()
    try:
        with engine.connect() as connection:
            check(connection)
            ids = connection.execute(select(MATCHES.c.id).order_by(MATCHES.c.id)).scalars().all()
            for id in ids:  # noqa: A001 - the word of the house
                kept = loaded(connection, id)
                if kept is not None:  # it may have been deleted meanwhile
                    yield id, fault(kept)
    finally:
        engine.dispose()


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
    if misdealt(room.match, kept.charter.secret, kept.charter.continued) is not None:
        return "misdealt"
    if kept.ended and (not room.ended or room.ended.result != kept.ended.result):
        return "other-result"
    return None
