"""Leagues: friends whose finished matches are counted, each known by the key of a browser alone.

A match counts where every person who played it has let it count, by a key to the seat and the key
of a member together; nobody can do so for anybody else, nor take it back.
"""

import time
from typing import Any, Final

from sqlalchemy import Connection, delete, exists, insert, or_, select, update

from chapterhouse.core.rule import Malformed
from chapterhouse.play.names import given, tidied
from chapterhouse.server.admission import refused
from chapterhouse.server.chairs import digest, fingerprint, fresh_id
from chapterhouse.server.counted import settle
from chapterhouse.server.deletion import DAY
from chapterhouse.server.problems import no_such_table, not_begun
from chapterhouse.server.schema import (
    CHAIRS,
    CLAIMS,
    COUNTED,
    LEAGUES,
    MATCHES,
    MEMBERS,
)
from chapterhouse.server.seating import chair_at
from chapterhouse.server.speech import plain
from chapterhouse.server.stored import store_of
from chapterhouse.server.table import Table
from chapterhouse.server.tables import Tables
from chapterhouse.wire.leagues import Claim, LeagueHere, LeaguesHere

MOST_MEMBERS: Final = 60
MOST_LEAGUES: Final = 3  # that one seat is claimed in
Person = tuple[str, int]  # a league, and the number of a member


# -- at a table


async def here(tables: Tables, id: str, seat: int, key: str) -> LeaguesHere:
    """Tell which leagues are named at a table, to whoever sits there. Raises Malformed."""
    async with tables.runner(id, sure=True) as runner:
        _seated(runner.table, seat, key)
    return await store_of(tables).rows.read(_here, id)


async def count(tables: Tables, id: str, seat: int, asked: Claim) -> LeaguesHere:
    """Let a match count for a member who sits there, who may be a new one. Raises Malformed."""
    async with tables.runner(id, sure=True) as runner, runner.table.still():
        team = await _team(runner.table, seat, asked.key)

    def write(connection: Connection) -> None:
        match = select(MATCHES.c.id).where(MATCHES.c.id == id).with_for_update()
        if connection.execute(match).first() is None:  # others claim, or end it, after this
            raise no_such_table(id)
        _check_still(connection, id, seat, asked.key)
        league, member = _member(connection, asked.member) or _joined(connection, id, asked)
        if asked.league and league != asked.league:
            raise no_such_league()
        _claim(connection, (id, seat, league), member, team)
        connection.execute(_used(league))
        settle(connection, id)

    rows = store_of(tables).rows
    await rows.write(write, id)
    return await rows.read(_here, id)


def _seated(table: Table, seat: int, key: str) -> None:
    """See that a key opens a seat, and play has begun. Raises Malformed."""
    own = fingerprint(key)
    if not chair_at(table, seat).opens(own):
        raise refused(table, own)
    if not table.begun:
        raise not_begun()
    if table.charter.shut:
        raise Malformed(
            "counts-later",
            "others still play the same deal: let this match count when the round is over",
            {},
        )


def _check_still(connection: Connection, id: str, seat: int, key: str) -> None:
    """See that nobody has taken the seat since it was looked at. Raises Malformed."""
    own = select(CHAIRS.c["keys"]).where(CHAIRS.c.match == id, CHAIRS.c.seat == seat)
    if fingerprint(key) not in connection.execute(own).scalar_one():
        raise no_such_table(id)


async def _team(table: Table, seat: int, key: str) -> int:
    """Tell with whom somebody scores who sits there. To be called under the lock.

    Raises Malformed also for a match that goes on from another one: it was chosen for how it stood.
    """
    _seated(table, seat, key)
    if table.charter.continued:
        raise Malformed("not-countable", "a match that goes on from another one does not count", {})
    if table.ended and "seat-freed" in table.chairs[seat].spent.values():
        raise Malformed(
            "seat-changed",
            "this seat was freed once: whoever sat here could agree as long as the match went on",
            {},
        )
    match = (await table.room()).match
    sheet = match.game.score_sheet
    if sheet is None:
        return seat
    return next(at for at, team in enumerate(sheet.teams(match.state)) if seat in team)


def _claim(connection: Connection, place: tuple[str, int, str], member: int, team: int) -> None:
    """Write down who sits there, once and for all. Raises Malformed where that cannot be."""
    id, seat, league = place  # noqa: A001 - the word of the house
    at = select(CLAIMS.c.seat, CLAIMS.c.league, CLAIMS.c.member).where(CLAIMS.c.match == id)
    claims = connection.execute(at).all()
    if (seat, league, member) in [tuple(claim) for claim in claims]:
        return  # it was sent twice
    if any([claim.seat == seat and claim.league == league for claim in claims]):
        raise Malformed("seat-counted", "this seat counts for somebody else there already", {})
    if any([claim.member == member and claim.league == league for claim in claims]):
        raise Malformed("counted-twice", "one person counts once in a match", {})
    if sum([claim.seat == seat for claim in claims]) >= MOST_LEAGUES:
        raise Malformed(
            "many-leagues", "this match counts for you in three tables of results already", {}
        )
    values = {"match": id, "seat": seat, "league": league, "member": member, "team": team}
    connection.execute(insert(CLAIMS).values(values))


def _joined(connection: Connection, id: str, asked: Claim) -> Person:
    """Make somebody a member: of a league that is named at the table, or of a new one.

    Raises Malformed.
    """
    league, number, name = asked.league, 0, tidied(asked.name)
    if league:
        named = exists().where(CLAIMS.c.match == id, CLAIMS.c.league == league)
        found = select(LEAGUES.c.id).where(LEAGUES.c.id == league, named).with_for_update()
        if connection.execute(found).first() is None:
            raise no_such_league()
        members = select(MEMBERS.c.name).where(MEMBERS.c.league == league)
        names = list(connection.execute(members).scalars())
        number = len(names)
        if number >= MOST_MEMBERS:
            raise Malformed(
                "league-full", "this table of results has as many members as it can have", {}
            )
        _check_name(name, names)
    else:
        _check_name(name, [])
        league = fresh_id()
        values = {"id": league, "title": plain(asked.title), "used": time.time()}
        connection.execute(insert(LEAGUES).values(values))
    member = {"league": league, "number": number, "name": name, "key": digest(asked.member)}
    connection.execute(insert(MEMBERS).values(member))
    return league, number


def _check_name(name: str, others: list[str]) -> None:
    """See that a name is one, and looks like no other. Raises Malformed."""
    if name in others:
        raise Malformed(
            "names-alike",
            "{name} looks like {other}: players need names that can be told apart",
            {"name": name, "other": name},
        )
    given([*[other for other in others if other], name])


def _here(connection: Connection, id: str) -> LeaguesHere:
    """Read which leagues are named at a table, and who counts there as whom."""
    chairs = select(CHAIRS.c.seat, CHAIRS.c.kind).where(CHAIRS.c.match == id)
    kinds = {row.seat: row.kind for row in connection.execute(chairs)}
    same = (MEMBERS.c.league == CLAIMS.c.league) & (MEMBERS.c.number == CLAIMS.c.member)
    counted = exists().where(COUNTED.c.league == CLAIMS.c.league, COUNTED.c.id == id)
    claims = (
        select(CLAIMS.c.league, LEAGUES.c.title, CLAIMS.c.seat, MEMBERS.c.name, counted)
        .join(LEAGUES, LEAGUES.c.id == CLAIMS.c.league)
        .join(MEMBERS, same)
        .where(CLAIMS.c.match == id)
        .order_by(CLAIMS.c.league, CLAIMS.c.seat)
    )
    found: dict[str, LeagueHere] = {}
    for league, title, seat, name, is_counted in connection.execute(claims):
        new = LeagueHere(league, title, [None] * len(kinds), bool(is_counted))
        found.setdefault(league, new).members[seat] = name
    people = sorted([seat for seat, kind in kinds.items() if kind != "bot"])
    return LeaguesHere([*found.values()], people)


# -- members


def _member(connection: Connection, key: str) -> Person | None:
    """Find whose key this is; None for nobody's."""
    found = select(MEMBERS.c.league, MEMBERS.c.number).where(MEMBERS.c.key == digest(key))
    row = connection.execute(found).first()
    return (row.league, row.number) if row else None


def known(connection: Connection, key: str) -> Person:
    """Find whose key this is. Raises Malformed for nobody's."""
    found = _member(connection, key)
    if found is None:
        raise no_such_league()
    return found


async def rename(tables: Tables, key: str, name: str) -> None:
    """Let a member be called otherwise. Raises Malformed."""

    def write(connection: Connection) -> None:
        league, number = known(connection, key)
        connection.execute(select(LEAGUES.c.id).where(LEAGUES.c.id == league).with_for_update())
        others = select(MEMBERS.c.name).where(
            MEMBERS.c.league == league, MEMBERS.c.number != number
        )
        called = tidied(name)
        _check_name(called, list(connection.execute(others).scalars()))
        own = (MEMBERS.c.league == league) & (MEMBERS.c.number == number)
        connection.execute(update(MEMBERS).where(own).values(name=called))

    await store_of(tables).rows.write(write)


async def exchange(tables: Tables, key: str, new: str) -> None:
    """Let a new key alone be that of a member; sent once more, it does no harm.

    Raises Malformed.
    """

    def write(connection: Connection) -> None:
        if _member(connection, new) is None:
            known(connection, key)
            own = update(MEMBERS).where(MEMBERS.c.key == digest(key))
            connection.execute(own.values(key=digest(new)))

    await store_of(tables).rows.write(write)


async def leave(tables: Tables, key: str) -> None:
    """Let a member be one no more, without a name; what others have played with them stays."""
    gone = update(MEMBERS).where(MEMBERS.c.key == digest(key)).values(name="", key=None)
    await store_of(tables).rows.write(lambda connection: connection.execute(gone))


async def delete_unused(tables: Tables, days: float) -> None:
    """Delete the leagues that nobody has looked at, or let a match count in, in so many days, and
    those that nobody is left in.
    """
    old = LEAGUES.c.used < time.time() - days * DAY
    left = exists().where(MEMBERS.c.league == LEAGUES.c.id, MEMBERS.c.key.is_not(None))
    unused = select(LEAGUES.c.id).where(or_(old, ~left))

    def write(connection: Connection) -> None:
        gone = list(connection.execute(unused).scalars())
        for lists in (CLAIMS, COUNTED, MEMBERS):
            connection.execute(delete(lists).where(lists.c.league.in_(gone)))
        connection.execute(delete(LEAGUES).where(LEAGUES.c.id.in_(gone)))

    rows = store_of(tables).rows
    if await rows.read(lambda connection: connection.execute(unused).first()):
        await rows.write(write)


def _used(league: str) -> Any:  # noqa: ANN401 - a statement
    return update(LEAGUES).where(LEAGUES.c.id == league).values(used=time.time())


def no_such_league() -> Malformed:
    """Say that there are no such results, or none that this key opens: which, nobody is told."""
    return Malformed(
        "no-such-league", "there are no such results, or this browser is no member there", {}
    )
