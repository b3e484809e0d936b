"""Standing answers as they are kept: a secret of whoever sits there, in no file of one table."""

from typing import Final

from sqlalchemy import Connection, and_, bindparam, delete, exists, select

from chapterhouse.server.databases import upsert
from chapterhouse.server.kept import Change, Standing
from chapterhouse.server.schema import MATCHES, RESULTS, STANDING

NAMES: Final = ("seat", "key", "answer", "leaves_open", "by_hand")
SETTLED: Final = select(*[STANDING.c[name] for name in NAMES]).where(
    STANDING.c.match == bindparam("id")
)


def read(connection: Connection, id: str) -> list[Standing]:
    """Read what is settled at a table."""
    return [Standing(*one) for one in connection.execute(SETTLED, {"id": id})]


def write(connection: Connection, id: str, change: Change) -> None:
    """Write what a change settles; nothing stays where a bot plays, or the match is over."""
    for one in change.standing:
        place = {"match": id, "seat": one.seat}
        if one.answer is None:
            _delete(connection, id, one.seat)
            continue
        kept = {name: getattr(one, name) for name in NAMES}
        new = upsert(connection, STANDING).values(kept | place)
        connection.execute(new.on_conflict_do_update(index_elements=list(place), set_=kept))
    for chair in change.chairs:
        if chair.level is not None:
            _delete(connection, id, chair.seat)
    if change.over:
        connection.execute(delete(STANDING).where(STANDING.c.match == id))


def _delete(connection: Connection, id: str, seat: int) -> None:
    connection.execute(delete(STANDING).where(STANDING.c.match == id, STANDING.c.seat == seat))


def tables(connection: Connection) -> list[str]:
    """Name the tables of matches that go on where anything is settled."""
    settled = exists().where(STANDING.c.match == MATCHES.c.id)
    over = exists().where(RESULTS.c.match == MATCHES.c.id)
    return list(connection.execute(select(MATCHES.c.id).where(and_(settled, ~over))).scalars())
