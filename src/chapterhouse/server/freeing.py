"""Freeing: what people have keys to, and a new key in place of one that is lost, for whoever runs
the server. The old one opens nothing any more.

A list of tables that somebody's devices share is not among it, nor the account that leads to one:
what opens such a list never comes here.
"""

import dataclasses
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from sqlalchemy import Connection, select, update

from chapterhouse.server import seating
from chapterhouse.server.chairs import digest, fingerprint, fresh_key
from chapterhouse.server.databases import Database
from chapterhouse.server.kept import WHOLE, Change
from chapterhouse.server.migrations import check
from chapterhouse.server.problems import no_such_table
from chapterhouse.server.schema import CHAIRS, LEAGUES, MATCHES, MEMBERS, SHARED_EDITIONS
from chapterhouse.server.store import Store
from chapterhouse.server.table import Table
from chapterhouse.server.tournaments import entry, keeping
from chapterhouse.server.tournaments.course import Person
from chapterhouse.server.upkeep import reading
from chapterhouse.server.wishes import relock

Kind = Literal["table", "tournament", "league", "file"]
State = Literal["has", "waits", "bot", "left"]  # a key, no key yet, none as a bot, none any more
# What stands before the key in links that pages take (`ui/src`)
ORGANISES, TAKES_PART, COUNTS, OWNS = "organise=", "person=", "member=", "own="


class Holder(NamedTuple):
    """Somebody who may have a key: the number among all, the name, and whether they have one."""

    number: int
    name: str
    state: State


@dataclass(frozen=True)
class Keyed:
    """Something that opens by keys: who has one, and whether whoever opened it has one besides."""

    kind: Kind
    id: str
    title: str
    hosted: bool
    people: list[Holder] = field(default_factory=list)


# -- what there is


def listed(database: Database) -> list[Keyed]:
    """List all but tables, as there may be very many, without the people.

    Raises Older or Newer for what another release keeps, SQLAlchemyError or OSError.
    """
    with reading(database) as connection:
        check(connection)
        leagues = connection.execute(select(LEAGUES.c.id, LEAGUES.c.title).order_by(LEAGUES.c.id))
        files = select(SHARED_EDITIONS.c.id, SHARED_EDITIONS.c.game).order_by(SHARED_EDITIONS.c.id)
        return [
            *[
                Keyed("tournament", one.id, one.rules.name, hosted=True)
                for one in keeping.every(connection)
            ],
            *[Keyed("league", id, title, hosted=False) for id, title in leagues],  # noqa: A001 - the word of the house
            *[Keyed("file", id, game, hosted=True) for id, game in connection.execute(files)],  # noqa: A001 - likewise
        ]


def found(database: Database, id: str) -> Keyed | None:
    """Find what has this name, with the people who may have a key to it; None for nothing.

    Raises as `listed` does.
    """
    with reading(database) as connection:
        check(connection)
        ways = (_table, _tournament, _league, _file)
        return next((one for one in [way(connection, id) for way in ways] if one), None)


def _table(connection: Connection, id: str) -> Keyed | None:
    chosen = select(MATCHES.c.game, MATCHES.c.tournament).where(MATCHES.c.id == id)
    match = connection.execute(chosen).first()
    if match is None:
        return None
    seated = select(*[CHAIRS.c[name] for name in ("seat", "name", "kind", "keys")])
    chairs = connection.execute(seated.where(CHAIRS.c.match == id).order_by(CHAIRS.c.seat))
    people = [
        Holder(seat, name, "bot" if kind == "bot" else "has" if keys else "waits")
        for seat, name, kind, keys in chairs
    ]
    return Keyed("table", id, match.game, match.tournament is None, people)


def _tournament(connection: Connection, id: str) -> Keyed | None:
    kept = keeping.read(connection, id)
    if kept is None:
        return None
    people = [Holder(at, one.name, _of(one)) for at, one in enumerate(kept.course.people)]
    return Keyed("tournament", id, kept.rules.name, hosted=True, people=people)


def _of(one: Person) -> State:
    """Tell whether somebody who takes part has a key."""
    return "left" if one.withdrawn else "has" if one.key else "waits"


def _league(connection: Connection, id: str) -> Keyed | None:
    title = connection.execute(select(LEAGUES.c.title).where(LEAGUES.c.id == id)).scalar()
    if title is None:
        return None
    chosen = select(MEMBERS.c.number, MEMBERS.c.name).order_by(MEMBERS.c.number)
    there = chosen.where(MEMBERS.c.league == id, MEMBERS.c.key.is_not(None))
    people = [Holder(number, name, "has") for number, name in connection.execute(there)]
    return Keyed("league", id, title, hosted=False, people=people)


def _file(connection: Connection, id: str) -> Keyed | None:
    files = SHARED_EDITIONS.c
    game = connection.execute(select(files.game).where(files.id == id)).scalar()
    return None if game is None else Keyed("file", id, game, hosted=True)


# -- a new key; each gives what is behind the address of a page


async def renew_host(store: Store, of: Keyed) -> list[str]:
    """Make a new key of whoever opened it; one link, or one for each file of theirs.

    Raises Malformed for what is gone meanwhile.
    """
    key = fresh_key()
    match of.kind:
        case "tournament":
            await keeping.change(store.rows, of.id, lambda kept: _organised(kept, key))
            return [f"/tournament/{of.id}#{ORGANISES}{key}"]
        case "file":
            files = await store.rows.done(lambda connection: _owned(connection, of.id, key))
            return [f"/edition/{game}/form#{OWNS}{file}.{key}" for file, game in files]
        case _:
            await _hosted(store, of.id, key)
            return [f"/table/{of.id}#{key}"]


def _organised(kept: keeping.Tournament, key: str) -> None:
    kept.host = digest(key)


def _owned(connection: Connection, id: str, key: str) -> list[tuple[str, str]]:
    """Let all files of the owner of one be those of a new key: who owned two stays one owner."""
    files = SHARED_EDITIONS.c
    owner = select(files.owner).where(files.id == id).scalar_subquery()
    theirs = select(files.id, files.game).where(files.owner == owner).order_by(files.made)
    found = [(file, game) for file, game in connection.execute(theirs)]
    named = [file for file, _ in found]
    connection.execute(update(SHARED_EDITIONS).where(files.id.in_(named)).values(owner=digest(key)))
    return found


async def _hosted(store: Store, id: str, key: str) -> None:
    """Let a new key be that of the host of a table, who goes on being told what they wished."""
    table = await _loaded(store, id)
    old = table.charter.host.hex()
    charter = dataclasses.replace(table.charter, host=digest(key))
    await table.keep(lambda: Change(doors=charter))
    await store.rows.done(lambda connection: relock(connection, id, WHOLE, old, fingerprint(key)))


async def renew_seat(store: Store, of: Keyed, one: Holder, level: str | None, language: str) -> str:
    """Make a link to a seat; a bot of that level plays there until somebody comes by it, if one is
    named. Raises Malformed.
    """
    table = await _loaded(store, of.id)
    code = await seating.free(table, one.number, level, language)
    return f"/table/{of.id}#{code}"


async def renew_member(store: Store, of: Keyed, one: Holder) -> str:
    """Make a new key of a member of a league."""
    key = fresh_key()
    own = (MEMBERS.c.league == of.id) & (MEMBERS.c.number == one.number)
    fresh = update(MEMBERS).where(own, MEMBERS.c.key.is_not(None)).values(key=digest(key))
    await store.rows.done(lambda connection: connection.execute(fresh))
    return f"/results/{of.id}#{COUNTS}{key}"


async def renew_person(store: Store, of: Keyed, one: Holder) -> str:
    """Make a link for somebody who takes part in a tournament. Raises Malformed."""
    kept = await keeping.found(store.rows, of.id)
    code = await entry.renew(
        store.rows, lambda table: _unused(store, table), kept, one.number, one.name
    )
    return f"/tournament/{of.id}#{TAKES_PART}{code}"


@asynccontextmanager
async def _unused(store: Store, id: str) -> AsyncIterator[Table]:
    """Give a table at which nothing is run meanwhile. Raises Malformed if there is none."""
    yield await _loaded(store, id)


async def _loaded(store: Store, id: str) -> Table:
    """Load a table, at which nobody plays here. Raises Malformed if there is none."""
    kept = await store.load(id)
    if kept is None:
        raise no_such_table(id)
    return Table(kept, store)
