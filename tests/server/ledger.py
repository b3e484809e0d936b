"""What was acknowledged to players, compared with what was kept."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection, select

from chapterhouse.core.seats import CHANCE
from chapterhouse.server.charter import Charter, newest
from chapterhouse.server.databases import Database
from chapterhouse.server.room import Room, Row
from chapterhouse.server.schema import ACTIONS, MATCHES

# the ply as its sender counts, the seat, the action (of a take-back: 0), whether it is one
Sent = tuple[int, int, int, bool]


@dataclass
class Account:
    """What is known of one table."""

    people: frozenset[int]
    sent: set[Sent] = field(default_factory=set)
    acknowledged: set[Sent] = field(default_factory=set)
    kept: set[Sent] = field(default_factory=set)
    mirror: Room | None = None
    over: bool = False


class Ledger:
    """Keeps account of all tables."""

    def __init__(self, database: Database) -> None:
        self._engine: Final = database.reading()
        self.accounts: Final[dict[str, Account]] = {}
        self.counted: Final[Counter[str]] = Counter()
        self.faults: Final[list[str]] = []  # what a player was told and should not have been
        self._goal = 0
        self._reached: Final = asyncio.Event()

    def close(self) -> None:
        """Look no more at what is kept."""
        self._engine.dispose()

    def hear(self) -> None:
        """Count a message that somebody got."""
        self.counted["message"] += 1
        if self.counted["message"] >= self._goal:
            self._reached.set()

    async def hears(self, messages: int) -> None:
        """Wait until so many more have come."""
        self._goal = self.counted["message"] + messages
        self._reached.clear()
        if messages:
            await self._reached.wait()

    @property
    def acknowledged(self) -> int:
        """How many acts were acknowledged."""
        return sum([len(account.acknowledged) for account in self.accounts.values()])

    def check(self) -> None:
        """After a death: what was acknowledged is there, once, and nothing that was not sent."""
        assert not self.faults, self.faults
        with self._engine.connect() as connection:
            for table, account in self.accounts.items():
                if not account.over:
                    self._check(connection, table, account)

    def _check(self, connection: Connection, id: str, account: Account) -> None:
        """Check one table; a match that is over was checked to its end, and stays as it is."""
        kept = ACTIONS.c
        found = select(kept.ply, kept.seat, kept.action, kept.back).where(kept.match == id)
        rows = [Row(*row) for row in connection.execute(found.order_by(kept.ply))]
        assert [row.ply for row in rows] == list(range(len(rows)))

        if rows:
            account.mirror = account.mirror or _mirror(connection, id)
            before = account.mirror.rows
            assert rows[: len(before)] == before
            for row in rows[len(before) :]:
                self._follow(account, account.mirror, row)
        lost = account.acknowledged - account.kept
        assert not lost, f"{id}: {lost} was acknowledged and is not kept"

        account.over = account.mirror is not None and account.mirror.over

    def _follow(self, account: Account, room: Room, row: Row) -> None:
        """Play a row again: dealt by the secret, sent by its player, or made by a bot, by rule."""
        s = room.match.state
        if row.back:
            assert _keep(account, room, row) in account.sent
            self.counted["back"] += 1
        else:
            assert s.seat() == row.seat
            if row.seat == CHANCE:
                assert room.dealer.outcome(s, len(room.match.record.entries)) == row.action
            elif row.seat in account.people and (s.now.secret(s) or len(s.legal()) > 1):
                assert _keep(account, room, row) in account.sent, f"{row} was never sent"
                self.counted["act"] += 1
        room.follow(row)


def _mirror(connection: Connection, id: str) -> Room:
    """Begin a match again from what is kept of it."""
    match = connection.execute(select(MATCHES).where(MATCHES.c.id == id)).one()
    version = newest(match.game)
    return Room(Charter(id, version, match.options, match.secret, names=match.names))


def _keep(account: Account, room: Room, row: Row) -> Sent:
    """Note a row as its player sent it: by the ply that this observer knew of, and of a take-back
    not how far it goes. It must be the first such.
    """
    sent = room.ply(row.seat), row.seat, 0 if row.back else row.action, row.back
    assert sent not in account.kept, f"{sent} is kept twice"
    account.kept.add(sent)
    return sent
