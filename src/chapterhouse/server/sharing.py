"""Sharing: what processes that keep the same tables write down for each other.

A change of a table counts, and is kept only where whoever makes it knows the last one. Each process
notes at which tables it has readers, or plays for bots; what one that has ended leaves is struck.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Select,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)

from chapterhouse.server.databases import upsert
from chapterhouse.server.kept import Attendant, Known, News, Outdated
from chapterhouse.server.room import Row
from chapterhouse.server.schema import (
    ACTIONS,
    ATTENDANCE,
    CHAIRS,
    MATCHES,
    RESULTS,
    STANDING,
)

CHANGES, COMPANY = MATCHES.c.changes, MATCHES.c.company


def _counted(*, plays: bool, company: bool) -> Update:
    """Count a change of the match `id`, and tell how much there is to be known by it."""
    more = ({CHANGES: CHANGES + 1} if plays else {}) | ({COMPANY: COMPANY + 1} if company else {})
    return update(MATCHES).where(MATCHES.c.id == bindparam("at")).values(more).returning(
        CHANGES, COMPANY
    )  # fmt: skip


def _news() -> Select[Any]:
    """Read how far the match `id` has come, and the rows from `rows` on."""
    new = and_(ACTIONS.c.match == MATCHES.c.id, ACTIONS.c.ply >= bindparam("rows"))
    row = [ACTIONS.c[name] for name in ("ply", "seat", "action", "back", "at")]
    found = select(CHANGES, COMPANY, *row).select_from(MATCHES.outerjoin(ACTIONS, new))
    return found.where(MATCHES.c.id == bindparam("id")).order_by(ACTIONS.c.ply)


# Made once, as that takes longer than to do it
PLAYED: Final = _counted(plays=True, company=False)
CHANGED: Final = _counted(plays=True, company=True)
GATHERED: Final = _counted(plays=False, company=True)
FENCE: Final = bindparam("known") == CHANGES
PLAYED_NEXT: Final = PLAYED.where(FENCE)
CHANGED_NEXT: Final = CHANGED.where(FENCE)
NEWS: Final = _news()
ELSEWHERE: Final = select(ATTENDANCE.c.process, ATTENDANCE.c.readers).where(
    ATTENDANCE.c.match == bindparam("id")
)
REVISIONS: Final = select(MATCHES.c.id, CHANGES + COMPANY).where(
    MATCHES.c.id.in_(bindparam("ids", expanding=True))
)


def count(connection: Connection, id: str, known: Known | None, *, plays: bool) -> Known:
    """Count a change, of what is played alone or of more. Raises Outdated if it was made without
    knowing the last one.
    """
    if known is None:
        statement, values = PLAYED if plays else CHANGED, {}
    else:
        statement, values = PLAYED_NEXT if plays else CHANGED_NEXT, {"known": known.changes}
    found = connection.execute(statement, {"at": id, **values}).first()
    if found is None and known is not None:
        raise Outdated(id)
    return Known(*found or ())


def news(connection: Connection, id: str, rows: int) -> News | None:
    """Read how far a match has come, and the rows from this one on; None if it is gone."""
    found = connection.execute(NEWS, {"id": id, "rows": rows}).all()
    if not found:
        return None
    new = [Row(*row) for _, _, *row in found if row[0] is not None]
    return News(Known(*found[0][:2]), new)


def attend(
    connection: Connection, id: str, process: int, readers: Sequence[Attendant] | None
) -> Known | None:
    """Note who is at a table in this process; None if the table is gone."""
    found = connection.execute(GATHERED, {"at": id}).first()
    if found is None:
        return None
    if readers is None:
        connection.execute(
            delete(ATTENDANCE).where(ATTENDANCE.c.match == id, ATTENDANCE.c.process == process)
        )
    else:
        place = {"match": id, "process": process}
        noted = {"readers": [list(reader) for reader in readers]}
        statement = upsert(connection, ATTENDANCE).values(place | noted)
        connection.execute(statement.on_conflict_do_update(index_elements=list(place), set_=noted))
    return Known(*found)


def elsewhere(connection: Connection, id: str, process: int) -> dict[int, list[Attendant]]:
    """Read who is at a table in other processes."""
    found = connection.execute(ELSEWHERE, {"id": id})
    return {
        other: [Attendant(*reader) for reader in readers]
        for other, readers in found
        if other != process
    }


def revisions(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    """Read how far tables have come."""
    return {id: revision for id, revision in connection.execute(REVISIONS, {"ids": list(ids)})}  # noqa: A001, C416 - the word of the house; a row is no pair


def strike(connection: Connection, processes: Collection[int]) -> dict[str, Known]:
    """Strike what these processes noted, as they have ended; name the tables."""
    gone = delete(ATTENDANCE).where(ATTENDANCE.c.process.in_(processes))
    tables = sorted(set(connection.execute(gone.returning(ATTENDANCE.c.match)).scalars()))
    found = [connection.execute(GATHERED, {"at": table}).one() for table in tables]
    return {table: Known(*known) for table, known in zip(tables, found, strict=True)}


def left_to_bots(connection: Connection, ids: Collection[str]) -> list[str]:
    """Choose the tables at which bots play in a match that goes on, or players have settled what to
    do, and which nobody attends.
    """
    lists = (ATTENDANCE, CHAIRS, RESULTS, STANDING)
    of_match = {lines: lines.c.match == MATCHES.c.id for lines in lists}
    bots = exists().where(of_match[CHAIRS], CHAIRS.c.level.is_not(None))
    attended, over, settled = (
        exists().where(of_match[lines]) for lines in (ATTENDANCE, RESULTS, STANDING)
    )
    played = or_(bots, settled)
    found = select(MATCHES.c.id).where(MATCHES.c.id.in_(ids), played, ~attended, ~over)
    return list(connection.execute(found.where(MATCHES.c.begun.is_not(None))).scalars())


def take_over(connection: Connection, process: int, ids: Collection[str]) -> None:
    """Note that a process goes on with tables that nobody attends: should it end before it does,
    they are found by that, as any that it leaves.
    """
    for id in ids:  # noqa: A001 - the word of the house
        new = {"match": id, "process": process, "readers": []}
        connection.execute(insert(ATTENDANCE).values(new))
