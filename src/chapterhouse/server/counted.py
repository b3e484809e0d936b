"""What is written down once a match is over: the result, and what counts in leagues, which stays
when the table is deleted.
"""

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, select

from chapterhouse.server.chairs import Chair
from chapterhouse.server.databases import upsert
from chapterhouse.server.kept import Change
from chapterhouse.server.room import Ended
from chapterhouse.server.schema import CHAIRS, CLAIMS, COUNTED, MATCHES, RESULTS
from chapterhouse.server.standings import placed

MOST_MATCHES: Final = 1_000  # of a league: the last ones


def write(connection: Connection, id: str, change: Change) -> None:
    """Write what a change says of the end, and of who was there until then."""
    if change.ended is not None:
        end(connection, id, change.ended)
    if change.chairs:
        _unseat(connection, id, change.chairs)


def end(connection: Connection, id: str, ended: Ended) -> None:
    """Write down how a match ended, unless that was done; whatever counts then does."""
    kept = {"match": id, "result": msgspec.to_builtins(ended.result), "record": ended.record}
    connection.execute(upsert(connection, RESULTS).values(kept).on_conflict_do_nothing())
    settle(connection, id)


def settle(connection: Connection, id: str) -> None:
    """Count a match wherever all people who played it let it count, if it is over."""
    claims = connection.execute(select(CLAIMS).where(CLAIMS.c.match == id)).all()
    if not claims:
        return
    over = select(MATCHES.c.game, RESULTS.c.result).join(RESULTS).where(MATCHES.c.id == id)
    ended = connection.execute(over).first()
    if ended is None:
        return
    chairs = select(CHAIRS.c.seat).where(CHAIRS.c.match == id, CHAIRS.c.kind != "bot")
    people = set(connection.execute(chairs).scalars())
    for league in sorted({claim.league for claim in claims}):
        own = {one.seat: (one.team, one.member) for one in claims if one.league == league}
        if set(own) == people:
            values = {"id": id, "game": ended.game, "at": time.time()}
            _count(connection, league, ended.result["ranks"], own, values)


def _count(
    connection: Connection,
    league: str,
    ranks: list[int],
    people: Mapping[int, tuple[int, int]],
    values: dict[str, Any],
) -> None:
    """Count a match in a league, once, if there was anybody to play against."""
    teams = placed(ranks, people)
    if len(teams) < 2:  # noqa: PLR2004 - two
        return
    new = upsert(connection, COUNTED).values(values | {"league": league, "teams": teams})
    connection.execute(new.on_conflict_do_nothing())
    of_league = COUNTED.c.league == league
    last = select(COUNTED.c.at).where(of_league).order_by(COUNTED.c.at.desc())
    first = last.offset(MOST_MATCHES - 1).limit(1).scalar_subquery()
    connection.execute(delete(COUNTED).where(of_league, COUNTED.c.at < first))


def _unseat(connection: Connection, id: str, chairs: Sequence[Chair]) -> None:
    """Let nobody have agreed any more where a seat is taken from somebody while the match goes on:
    whoever plays on there is somebody else than the others have agreed to.
    """
    freed = [chair.seat for chair in chairs if chair.kind != "bot" and not chair.keys]
    if (
        freed
        and not connection.execute(select(RESULTS.c.match).where(RESULTS.c.match == id)).first()
    ):
        connection.execute(delete(CLAIMS).where(CLAIMS.c.match == id))
