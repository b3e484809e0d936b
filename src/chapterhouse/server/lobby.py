"""The lobby: tables that wait for anybody on this host, as the first page lists them."""

import asyncio
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, select

from chapterhouse.core.rule import Malformed
from chapterhouse.play.names import given, tidied
from chapterhouse.server.admission import hosts, known, opened
from chapterhouse.server.chairs import Chair, fingerprint
from chapterhouse.server.kept import Remark, Seated
from chapterhouse.server.problems import no_such_table
from chapterhouse.server.schema import ATTENDANCE, MATCHES
from chapterhouse.server.stored import store_of
from chapterhouse.server.table import Table
from chapterhouse.server.tables import Tables
from chapterhouse.wire.people import OpenTable

MOST: Final = 40  # tables that are listed
FRESH: Final = 1.0  # seconds for which a list is as good as a new one


class Lobby:
    """The list of open tables: the same for everybody, and made once a second at most."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._making: Final = asyncio.Lock()
        self._listed: list[OpenTable] = []
        self._until = 0.0

    async def listed(self) -> Sequence[OpenTable]:
        """List the tables at which somebody waits for others, in no order that means anything."""
        loop = asyncio.get_running_loop()
        async with self._making:
            if loop.time() >= self._until:
                self._listed = await self._found()
                self._until = loop.time() + FRESH
        return self._listed

    async def _found(self) -> list[OpenTable]:
        """Look for them: at a table that is not in memory nobody is, unless at another process."""
        found = [_offered(table) for table in self._tables.in_memory()]
        if self._tables.store.process:
            known = {table.charter.id for table in self._tables.in_memory()}
            others = await store_of(self._tables).rows.read(_attended)
            found += [await self._elsewhere(id) for id in others if id not in known]  # noqa: A001 - the word of the house
        return [one for one in found if one][:MOST]

    async def _elsewhere(self, id: str) -> OpenTable | None:
        """Look at a table whose people are at another process."""
        try:
            async with self._tables.runner(id) as runner:
                return _offered(runner.table)
        except Malformed:  # it is gone meanwhile
            return None


def _offered(table: Table) -> OpenTable | None:
    """Write a table down; None also for one that this release cannot play."""
    try:
        return offered(table)
    except Malformed:
        return None


def _attended(connection: Connection) -> list[str]:
    """Name the open tables at which somebody is, in any process."""
    found = select(MATCHES.c.id).join(ATTENDANCE).where(MATCHES.c.open, MATCHES.c.begun.is_(None))
    return list(connection.execute(found.distinct().limit(MOST)).scalars())


def offered(table: Table) -> OpenTable | None:
    """Write a table down as anybody may see it; None if nobody may sit down there now."""
    free = _free(table)
    if not free or not _awaited(table):
        return None
    names = [chair.name for chair in table.chairs if chair.taken and chair.kind != "bot"]
    bots = sum([chair.kind == "bot" for chair in table.chairs])
    charter = table.charter
    own = any(path in table.game.overrides for path in table.game.printed.stated)
    return OpenTable(
        charter.id, table.game.name, charter.options, names, bots, len(free), own, charter.clock
    )


def _free(table: Table) -> list[Chair]:
    """List the seats that anybody may take."""
    if table.begun or not table.charter.open:
        return []
    return [chair for chair in table.chairs if not (chair.taken or chair.keys)]


def _awaited(table: Table) -> bool:
    """Tell whether whoever made the table is there."""
    makers = [chair for chair in table.chairs if chair.kind == "me"]
    return any(
        one.key is not None
        and (hosts(table, one.key) or any(chair.opens(one.key) for chair in makers))
        for one in table.attendants
    )


async def sit(table: Table, key: str, name: str) -> int:
    """Sit down at an open table, by a key of one's own; give the seat. Raises Malformed.

    Sent once more, it does no harm.
    """
    own, taken = fingerprint(key), -1

    def choose() -> Seated:
        nonlocal taken
        mine = opened(table, own)
        if mine:
            taken = mine.seat
            return [], []
        free = _free(table)
        if not free or not _awaited(table):
            raise Malformed("not-open", "nobody can sit down there any more: choose again", {})
        if known(table, own):
            raise no_such_table(table.charter.id)
        called = tidied(name)
        given([*[chair.name for chair in table.chairs if chair.name], called])
        taken = free[0].seat
        return [free[0].joined(own, called)], [Remark("notice-joined", {"seat": called})]

    await table.change(choose)
    return taken
