"""The players of the crash test: what they take for acknowledged is what was."""

import asyncio
import random
from pathlib import Path
from typing import Any

from msgspec import json, structs

from chapterhouse.server.charter import Charter, newest
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.room import Room
from server.ledger import Account, Ledger
from server.players import Player


class Line:
    """A line that keeps what is sent."""

    def __init__(self) -> None:
        self.acts: list[tuple[int, int]] = []

    async def send(self, text: str) -> None:
        sent = json.decode(text)
        if sent["type"] == "act" and (sent["ply"], sent["action"]) not in self.acts:
            self.acts.append((sent["ply"], sent["action"]))


def test_nothing_is_acknowledged_that_was_played_upon_what_was_old(tmp_path: Path) -> None:
    """Whoever comes from a server that was killed to one that is behind is asked again what they
    have answered; another answer would be refused as late, and the next position be taken for its
    acknowledgement.
    """
    options = {"first_player": "1"}
    room = Room(Charter("t", newest("biblios"), options, b"s" * 32, names=["Anna", "Bea"]))
    asked = room.position(0, "en")
    after = structs.replace(asked, ply=asked.ply + 1, prompt=None)
    ledger = Ledger(Sqlite(tmp_path / "tables.db"))
    line: Any = Line()
    account = ledger.accounts["t"] = Account(frozenset([0, 1]))

    async def play() -> None:
        for seed in range(20):  # in some of which another action is chosen
            luck = random.Random(seed)  # noqa: S311 - no secret
            player = Player(ledger, "t", "key", luck, observer=0, again=True)
            await player.look(line, asked, fresh_key=True)
            await player.look(line, after, fresh_key=False)
            sent = len(line.acts)
            await player.look(line, asked, fresh_key=True)
            assert len(line.acts) == sent
            await player.look(line, after, fresh_key=False)

    asyncio.run(play())
    ledger.close()

    assert {(ply, action) for ply, _, action, _ in account.acknowledged} == {*line.acts}
    assert len(line.acts) > 1
