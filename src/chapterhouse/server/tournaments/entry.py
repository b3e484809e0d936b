"""Entry: the keys of people and of organisers, exchanged for new ones; and links for people whose
browser is gone.

What somebody has at tables goes along, those of rounds that are over as well.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from chapterhouse.core.rule import Malformed
from chapterhouse.server.calls.asked import relock
from chapterhouse.server.chairs import Chair, fingerprint, fresh_key
from chapterhouse.server.kept import Remark, Seated
from chapterhouse.server.problems import seat_in_use
from chapterhouse.server.rows import Rows
from chapterhouse.server.stored import store_of
from chapterhouse.server.table import Table
from chapterhouse.server.tables import Tables
from chapterhouse.server.tournaments import course, keeping
from chapterhouse.server.tournaments.keeping import Tournament
from chapterhouse.server.tournaments.running import settle

Given = Callable[[str], AbstractAsyncContextManager[Table]]  # what gives a table, by its id


async def enter(rows: Rows, id: str, key: str, name: str) -> Tournament:
    """Let somebody take part, by a key of their own. Raises Malformed, also for the organiser's:
    the two would be told apart no more.
    """
    own = fingerprint(key)

    def make(kept: Tournament) -> None:
        if kept.organised_by(own):
            raise keeping.no_such_tournament(id)
        course.enter(kept.course, own, name)

    kept, _ = await keeping.change(rows, id, make)
    return kept


async def invite(tables: Tables, id: str, key: str, number: int, name: str) -> str:
    """Make a link for somebody who takes part, for whoever has the organiser's key.

    Raises Malformed.
    """
    kept = await settle(tables, id)
    if not kept.organised_by(fingerprint(key)):
        raise keeping.no_such_tournament(id)
    return await renew(store_of(tables).rows, _served(tables), kept, number, name)


def _served(tables: Tables) -> Given:
    """Give tables as a server runs them."""

    @asynccontextmanager
    async def given(id: str) -> AsyncIterator[Table]:
        async with tables.runner(id) as runner:
            yield runner.table

    return given


async def renew(rows: Rows, given: Given, kept: Tournament, number: int, name: str) -> str:
    """Make such a link: what they had opens nothing any more, at any of the tables that are given.

    Raises Malformed, above all for somebody who is at one.
    """
    course.check_person(kept.course, number, name)
    await _at_tables(given, kept, number, _emptied)
    code, rounds = fresh_key(), len(kept.course.played)

    def make(now: Tournament) -> None:
        if len(now.course.played) != rounds:  # a round has begun meanwhile, for the old key
            raise keeping.outdated()
        course.invite(now.course, number, name, fingerprint(code))

    await keeping.change(rows, kept.id, make)
    return code


def _emptied(table: Table, chair: Chair) -> Seated:
    """Take the keys from a seat that nobody uses: it opens by a code that nobody has, until the
    one of the tournament is exchanged. Raises Malformed.
    """
    if any([one.observer == chair.seat for one in table.attendants]):
        raise seat_in_use(chair.name)
    if not chair.keys:  # nobody has opened the link before
        return [], []
    freed = chair.freed(fingerprint(fresh_key()), begun=table.begun)
    return [freed], [Remark("notice-person-link", {"seat": chair.name})]


async def exchange(tables: Tables, id: str, key: str, new: str) -> Tournament:
    """Let a new key do what another does, the organiser's or that of somebody who takes part, or
    the code of a link. Raises Malformed for one that does nothing; sent once more, it does no harm.
    """
    old, alone = fingerprint(key), fingerprint(new)
    rows = store_of(tables).rows

    def make(kept: Tournament) -> int | None:
        if kept.organised_by(old):
            if course.number_of(kept.course, alone) is not None:  # as above
                raise keeping.no_such_tournament(id)
            kept.host = bytes.fromhex(alone)
        if kept.organised_by(alone):
            return None
        number = course.renewed(kept.course, old, alone)
        if number is None:
            raise keeping.no_such_tournament(id)
        return number

    kept, number = await keeping.change(rows, id, make)
    if number is not None:
        went = await _at_tables(
            _served(tables), kept, number, lambda _, chair: _opened(chair, old, alone)
        )
        for table, seat in went:
            await relock(rows, table, seat, key, new)
    return kept


def _opened(chair: Chair, old: str, new: str) -> Seated:
    """Let a new key alone open a seat that the old one, or none, opens. Whoever comes by a link
    all are told of.
    """
    if chair.opens(new) or (chair.keys and not chair.opens(old)):
        return [], []
    comes = [] if chair.keys else [Remark("notice-renewed", {"seat": chair.name})]
    return [chair.locked(new)], comes


def _seats(kept: Tournament, number: int) -> list[tuple[str, int]]:
    """List where somebody sits, or sat."""
    fixtures = [one for round_ in kept.course.played for one in round_.fixtures]
    return [(one.table, one.seats.index(number)) for one in fixtures if number in one.seats]


async def _at_tables(
    given: Given, kept: Tournament, number: int, make: Callable[[Table, Chair], Seated]
) -> list[tuple[str, int]]:
    """Change the chairs of somebody at all tables that there still are, the last one first; tell at
    which something has changed. Raises Malformed.
    """
    changed = []
    for name, seat in reversed(_seats(kept, number)):
        try:
            async with given(name) as table:
                if await _changed(table, seat, make):
                    changed.append((name, seat))
        except Malformed as problem:
            if problem.key != "no-such-table":
                raise
    return changed


async def _changed(table: Table, seat: int, make: Callable[[Table, Chair], Seated]) -> bool:
    before = table.chairs[seat]
    await table.change(lambda: make(table, table.chairs[seat]))
    return table.chairs[seat] != before
