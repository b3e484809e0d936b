"""What players were promised, held against what the file kept."""

import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from msgspec import json

import chapterhouse
from chapterhouse.core.step import CHANCE
from chapterhouse.play.dealer import Sealed
from chapterhouse.play.match import Match
from chapterhouse.server.room import Row

Sent = tuple[int, int, int, bool]  # ply, seat, action (of a take-back: 0), whether it is one


@dataclass
class Account:
    """What is known of one table."""

    people: frozenset[int]
    sent: set[Sent] = field(default_factory=set)
    acknowledged: dict[int, Sent] = field(default_factory=dict)  # by ply
    rows: list[Row] = field(default_factory=list)
    mirror: Match | None = None
    over: bool = False


class Ledger:
    """Keeps account of all tables."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file
        self.accounts: Final[dict[str, Account]] = {}
        self.counted: Final[Counter[str]] = Counter()
        self.faults: Final[list[str]] = []  # what a player was told and should not have been

    @property
    def acknowledged(self) -> int:
        """How many acts were acknowledged."""
        return sum([len(account.acknowledged) for account in self.accounts.values()])

    def check(self) -> None:
        """After a death: what was acknowledged is there, once, and nothing that was not sent."""
        assert not self.faults, self.faults
        with closing(sqlite3.connect(self.file)) as connection:
            for table, account in self.accounts.items():
                if not account.over:
                    self._check(connection, table, account)

    def _check(self, connection: sqlite3.Connection, id: str, account: Account) -> None:
        """Check one table; a match that is over was checked to its end, and stays as it is."""
        found = connection.execute(
            "select ply, seat, action, back from actions where match = ? order by ply", [id]
        )
        rows = [Row(ply, seat, action, bool(back)) for ply, seat, action, back in found]
        before = account.rows

        assert [row.ply for row in rows] == list(range(len(rows)))
        assert rows[: len(before)] == before

        if rows:
            account.mirror = account.mirror or _mirror(connection, id)
            for row in rows[len(before) :]:
                self._follow(account, account.mirror, row)
        account.rows = rows
        for ply, sent in account.acknowledged.items():
            assert _sent(rows[ply]) == sent, f"{id}: {sent} was acknowledged, {rows[ply]} is kept"

        account.over = account.mirror is not None and account.mirror.over

    def _follow(self, account: Account, match: Match, row: Row) -> None:
        """Play a row again: dealt by the secret, sent by its player, or made by a bot, by rule."""
        s = match.state
        if row.back:
            assert _sent(row) in account.sent
            match.rewind(row.action)
            self.counted["back"] += 1
            return
        assert s.seat() == row.seat
        if row.seat == CHANCE:
            assert match.dealer
            assert match.dealer.outcome(s, len(match.record.entries)) == row.action
        elif row.seat in account.people and (s.now.secret(s) or len(s.legal()) > 1):
            assert _sent(row) in account.sent, f"{row} was never sent"
            self.counted["act"] += 1
        match.take(row.action)


def _mirror(connection: sqlite3.Connection, id: str) -> Match:
    """Begin a match again from what is kept of it, with its dealer to be asked, not to deal."""
    found = connection.execute(
        "select game, names, options, secret from matches where id = ?", [id]
    ).fetchone()
    game, names, options, secret = found
    match = Match(chapterhouse.game(game), _words(names), None, json.decode(options))
    match.dealer = Sealed(secret)
    return match


def _words(text: str) -> Sequence[str]:
    return json.decode(text, type=list[str])


def _sent(row: Row) -> Sent:
    """Write a row as its player sent it, who does not know how far a take-back goes."""
    return row.ply, row.seat, 0 if row.back else row.action, row.back
