"""Players for the crash test: they act at random, come back when they are cut off, and note what
they were promised.
"""

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Final

import httpx
from msgspec import json
from websockets import ClientConnection, ConnectionClosed, InvalidHandshake, connect

from chapterhouse.server.chairs import fresh_key
from chapterhouse.wire import messages
from server.ledger import Account, Ledger, Sent

HEARD: Final[json.Decoder[messages.ToReader]] = json.Decoder(messages.ToReader)
CUT: Final = (OSError, ConnectionClosed, InvalidHandshake, httpx.TransportError, TimeoutError)
REST: Final = 0.01  # seconds before knocking again
BEHIND: Final = "behind"  # of a server that has yet to see what another one kept


class Player:
    """One reader of a table, who plays if there is a key."""

    def __init__(
        self, ledger: Ledger, table: str, key: str | None, luck: random.Random, *,
        observer: int = -1, again: bool = False,
    ) -> None:  # fmt: skip
        """Sit down; as which observer is not known yet, as a rule."""
        self._ledger: Final = ledger
        self._table: Final = table
        self._account: Final[Account] = ledger.accounts[table]
        self._key: Final = key
        self._luck: Final = luck
        self._waits: Sent | None = None  # for what is known of this
        self._observer = observer
        self._again = again  # whether something is sent once more, as there are several servers
        self._known = 0  # the furthest ply that was seen

    async def play(self, ports: Sequence[int]) -> None:
        """Play until the match is over, whatever happens to the servers; each time at any of them.

        An act may still be on its way to what is kept when its server has ended: where there are
        others, it is sent once more.
        """
        self._again = len(ports) > 1
        while True:
            try:
                port = self._luck.choice(ports)
                address = f"ws://127.0.0.1:{port}/api/tables/{self._table}/socket"
                async with connect(address, proxy=None, max_size=2**22) as line:
                    if await self._talk(line):
                        return
            except CUT:
                await asyncio.sleep(REST)

    async def _talk(self, line: ClientConnection) -> bool:
        """Talk until the match is over; True then."""
        await line.send(json.encode(messages.Hello(self._key, "en")).decode())
        fresh_key = True
        while True:
            async with asyncio.timeout(10):
                heard = HEARD.decode(await line.recv())
            self._ledger.hear()
            match heard:
                case messages.Seating():
                    self._observer = heard.observer
                case messages.Position():
                    await self.look(line, heard, fresh_key=fresh_key)
                    fresh_key = fresh_key and heard.ply < self._known
                    if heard.ending:
                        return True
                case messages.Refused() if heard.code == "stale":
                    self._give_up_back()
                case messages.Refused() if heard.code == BEHIND:
                    await self._repeat(line)
                case messages.Closed() if heard.code == BEHIND:
                    await asyncio.sleep(REST)
                    return False
                case messages.Refused() | messages.Closed():
                    self._ledger.faults.append(f"{self._waits}: {heard}")

    async def _repeat(self, line: ClientConnection) -> None:
        """Send once more what was refused for the time being, unless it has happened."""
        await asyncio.sleep(REST)
        if self._waits:
            await line.send(_message(self._waits))

    async def look(
        self, line: ClientConnection, position: messages.Position, *, fresh_key: bool
    ) -> None:
        """Note what became of the last act, and act again; not upon what is out of date."""
        if self._is_behind(position.ply):
            return
        if self._waits and position.ply > self._waits[0]:
            if not self._waits[3]:
                self._account.acknowledged.add(self._waits)
            self._waits = None
        if fresh_key and self._waits and self._again:
            await line.send(_message(self._waits))
        elif fresh_key:  # what has not happened by now never will
            self._waits = None
        prompt = position.prompt
        if self._key is None or self._waits or prompt is None:
            return
        if prompt.seat == self._observer:
            legal = [option.action for option in prompt.options if option.rule is None]
            await self._act(line, position.ply, self._luck.choice(legal))
        elif position.back.allowed and len(self._account.people) == 1 and self._luck.random() < 0.5:
            back = (position.ply, self._observer, 0, True)
            self._note(back)
            await line.send(_message(back))

    def _is_behind(self, ply: int) -> bool:
        """Tell whether more was seen before. One of several servers may show that which has not
        heard yet of what another one kept; an act upon it is refused.
        """
        if ply < self._known and not self._again:
            self._ledger.faults.append(f"after ply {self._known} was seen: {ply}")
        self._known = max(ply, self._known)
        return ply < self._known

    async def _act(self, line: ClientConnection, ply: int, action: int) -> None:
        """Send an act, every fourth time twice."""
        sent = (ply, self._observer, action, False)
        self._note(sent)
        act = _message(sent)
        await line.send(act)
        if self._luck.random() < 0.25:
            await line.send(act)

    def _note(self, sent: Sent) -> None:
        """Note what is sent before it is."""
        self._waits = sent
        self._account.sent.add(sent)

    def _give_up_back(self) -> None:
        """Take it that something could not be taken back any more."""
        if self._waits and self._waits[3]:
            self._waits = None


def _message(sent: Sent) -> str:
    """Write what is sent."""
    ply, _, action, back = sent
    return json.encode(messages.TakeBack(ply) if back else messages.Act(ply, action)).decode()


async def keep_playing(
    ledger: Ledger, ports: Sequence[int], kinds: Sequence[str], luck: random.Random
) -> None:
    """Open one table after another, and play each to its end, with somebody looking on."""

    def address() -> str:
        return f"http://127.0.0.1:{luck.choice(ports)}/api/tables"

    async with httpx.AsyncClient(trust_env=False) as client:
        while True:
            try:
                table, keys, codes = await _laid(client, address(), kinds)
            except CUT:
                await asyncio.sleep(REST)
                continue
            people = frozenset([seat for seat, kind in enumerate(kinds) if kind != "bot"])
            ledger.accounts[table] = Account(people)
            keys |= await _friends_come(client, lambda: f"{address()}/{table}", codes)  # noqa: B023 - called at once
            async with asyncio.TaskGroup() as group:
                for key in [*keys.values(), None]:
                    group.create_task(Player(ledger, table, key, luck).play(ports))
            ledger.counted["match"] += 1


async def _laid(
    client: httpx.AsyncClient, address: str, kinds: Sequence[str]
) -> tuple[str, dict[int, str], dict[int, str]]:
    """Open a table; give its name, the keys by seat, and the codes for friends."""
    chairs = [{"kind": kind, "level": "greedy" if kind == "bot" else ""} for kind in kinds]
    response = await client.post(address, json={"game": "biblios", "chairs": chairs})
    if response.json().get("code") == BEHIND:
        raise ConnectionError(response.text)
    assert response.status_code == 201, response.text
    opened = response.json()
    keys = {chair["seat"]: chair["key"] for chair in opened["keys"]}
    return opened["table"], keys, {chair["seat"]: chair["code"] for chair in opened["codes"]}


async def _friends_come(
    client: httpx.AsyncClient, address: Callable[[], str], codes: dict[int, str]
) -> dict[int, str]:
    """Let friends sit down, again and again until they are told that they do; give their keys."""
    keys = {seat: fresh_key() for seat in codes}
    for seat, code in codes.items():
        while True:
            joining = {"code": code, "key": keys[seat], "name": f"Friend {seat}"}
            try:
                response = await client.post(f"{address()}/seats/{seat}/join", json=joining)
            except CUT:
                await asyncio.sleep(REST)
                continue
            if response.status_code == 200:
                break
            assert response.json()["code"] == BEHIND, response.text
            await asyncio.sleep(REST)
    return keys
