"""The crowd: many tables with a socket on every seat, whose players act at random.

Run by `benchmarks.load` as a process of its own, so that it takes nothing from the server: what it
is to do comes as lines of JSON on the standard input, what it saw goes to the standard output.
"""

import asyncio
import json
import random
import sys
import time
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from websockets import ConnectionClosed
from websockets.asyncio.client import ClientConnection, connect

LANGUAGES: Final = ("en", "de", "fr", "ru")
SEATS: Final = 4
AT_ONCE: Final = 40  # sockets that are being opened, of all
PATIENCE: Final = 120.0  # seconds for everybody to come in


class Option(msgspec.Struct):
    """What may be chosen."""

    action: int
    rule: str | None


class Prompt(msgspec.Struct):
    """Who is asked, and what."""

    seat: int
    options: list[Option]


class Message(msgspec.Struct):
    """As much of a message as a player of the crowd looks at."""

    type: str
    ply: int = -1
    prompt: Prompt | None = None
    code: str = ""
    first: int = 0
    lines: list[object] = []
    mark: str = ""


HEARD: Final = msgspec.json.Decoder(Message)


@dataclass
class Seat:
    """A socket, and the last position that came over it."""

    key: str | None  # none for an onlooker
    language: str
    line: ClientConnection | None = None
    reading: "asyncio.Task[None] | None" = None
    position: Message | None = None
    told: asyncio.Event = field(default_factory=asyncio.Event)  # that it has come
    at: float = 0.0  # when that was
    bytes: int = 0


@dataclass
class Party:
    """A table: its seats, and when somebody acted last."""

    id: str
    seats: list[Seat]
    home: int  # which of the servers it was opened at
    acted: float = 0.0
    acts: int = 0
    by: Seat | None = None
    ply: int = 0  # at which that was
    over: bool = False

    @property
    def waits(self) -> bool:
        """Whether who acted last has not heard of it; what came meanwhile may tell of less."""
        if self.by is None or self.by.position is None:
            return False
        return self.by.at < self.acted or self.by.position.ply <= self.ply


@dataclass
class Crowd:
    """All tables of this process."""

    addresses: Sequence[str]  # of servers
    games: Sequence[str]
    mixed: bool
    spread: bool  # the seats of each table go to the servers in turns, else all to the same one
    seed: int
    length: int  # acts after which a table is left for a new one; 0 for none
    parties: list[Party] = field(default_factory=list)
    onlookers: list[Party] = field(default_factory=list)  # by table, as parties that never act
    took: list[float] = field(default_factory=list)  # from an act to the last who was told, in ms
    late: int = 0  # acts that were due while the table still waited for the one before
    ended: int = 0
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.luck = random.Random(self.seed)
        self.gate = asyncio.Semaphore(AT_ONCE)

    async def open(self, number: int) -> Party:
        """Open a table and sit down on all its seats."""
        order = {
            "game": self.games[number % len(self.games)],
            "chairs": [{"kind": "me", "name": f"P{seat}"} for seat in range(SEATS)],
        }
        home = number % len(self.addresses)
        async with self.gate:
            opened = await asyncio.to_thread(self._post, self.addresses[home], order)
        words = [LANGUAGES[(seat if self.mixed else number) % 4] for seat in range(SEATS)]
        seats = [Seat(one["key"], word) for one, word in zip(opened["keys"], words, strict=True)]
        party = Party(opened["table"], seats, home)
        await self.enter(party)
        return party

    def _post(self, where: str, order: dict[str, Any]) -> dict[str, Any]:
        request = urllib.request.Request(  # noqa: S310 - our own server
            f"{where}api/tables",
            json.dumps(order).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - likewise
            found: dict[str, Any] = json.load(answer)
        return found

    async def enter(self, party: Party) -> None:
        """Open all sockets of a table, and wait until each has the position."""
        await asyncio.gather(*[self._sit(party, seat) for seat in party.seats])

    async def _sit(self, party: Party, seat: Seat) -> None:
        apart = party.seats.index(seat) if self.spread else 0
        server = self.addresses[(party.home + apart) % len(self.addresses)]
        where = f"{server.replace('http', 'ws')}api/tables/{party.id}/socket"
        last, seat.position = seat.position, None
        async with self.gate:
            seat.line = await connect(
                where, max_size=None, proxy=None, open_timeout=PATIENCE,
                ping_interval=None,
            )  # fmt: skip
            hello: dict[str, object] = {"type": "hello", "key": seat.key, "language": seat.language}
            if last:
                hello |= {"lines": last.first + len(last.lines), "mark": last.mark}
            await seat.line.send(json.dumps(hello))
        seat.told.clear()
        seat.reading = asyncio.create_task(self._read(seat))
        async with asyncio.timeout(PATIENCE):
            await seat.told.wait()

    async def _read(self, seat: Seat) -> None:
        assert seat.line
        with suppress(ConnectionClosed):
            async for text in seat.line:
                message = HEARD.decode(text)
                seat.bytes += len(text)
                if message.type in ("refused", "closed"):
                    self.faults.append(message.code)
                if message.type == "position":
                    seat.position, seat.at = message, time.perf_counter()
                    seat.told.set()

    async def leave(self, party: Party) -> None:
        """Close all sockets of a table."""
        for seat in party.seats:
            if seat.line:
                await seat.line.close()
            if seat.reading:
                await asyncio.wait([seat.reading])

    async def act(self, party: Party) -> Seat | None:
        """Let whoever is asked at a table choose at random, and give their seat; note how long the
        last act took.
        """
        if party.waits:
            self.late += 1
            return None
        self.note(party)
        asked = [seat for seat in party.seats if seat.position and self._mine(seat.position)]
        if not asked:
            party.over = True
            return None
        seat = asked[0]
        assert seat.line
        assert seat.position
        assert seat.position.prompt
        legal = [option.action for option in seat.position.prompt.options if not option.rule]
        order = {"type": "act", "ply": seat.position.ply, "action": self.luck.choice(legal)}
        party.by, party.ply, party.acted = seat, seat.position.ply, time.perf_counter()
        party.acts += 1
        party.over = 0 < self.length <= party.acts
        await seat.line.send(json.dumps(order))
        return seat

    def note(self, party: Party) -> None:
        """Note how long it took until everybody knew of the last act."""
        if party.by and not party.waits:
            last = max([seat.at for seat in party.seats if seat.at >= party.acted])
            self.took.append(1000 * (last - party.acted))
        party.by = None

    @staticmethod
    def _mine(position: Message) -> bool:
        return position.prompt is not None and bool(position.prompt.options)

    async def play(self, rate: float, seconds: float) -> None:
        """Act so often a second, table after table; where a match is over, a new one begins."""
        began, done = time.perf_counter(), 0
        while (now := time.perf_counter()) < began + seconds:
            while done < (now - began) * rate:
                at = done % len(self.parties)
                await self.act(self.parties[at])
                done += 1
                if self.parties[at].over:
                    await self._renew(at)
            await asyncio.sleep(1 / rate)
        await asyncio.sleep(1)
        for party in self.parties:
            self.note(party)

    async def first(self, party: Party) -> None:
        """Come back to one table, act there, and wait until that is seen to be done."""
        party.by = None
        for one in party.seats:
            one.position = None
        await self.enter(party)
        for one in party.seats:
            one.told.clear()
        if seat := await self.act(party):
            async with asyncio.timeout(PATIENCE):
                await seat.told.wait()

    async def watch(self, each: int) -> None:
        """Let so many onlookers come to each table."""
        self.onlookers = [
            Party(party.id, [Seat(None, party.seats[0].language) for _ in range(each)], party.home)
            for party in self.parties
        ]
        await asyncio.gather(*[self.enter(party) for party in self.onlookers])

    async def _renew(self, at: int) -> None:
        self.ended += 1
        await self.leave(self.parties[at])
        self.parties[at] = await self.open(at)


async def work(crowd: Crowd, order: dict[str, Any]) -> dict[str, Any]:
    """Do what is asked for, and tell what was seen."""
    start = time.perf_counter()
    crowd.took, crowd.late, crowd.ended = [], 0, 0
    match order["do"]:
        case "open":
            numbers = range(order["tables"])
            crowd.parties = list(await asyncio.gather(*[crowd.open(n) for n in numbers]))
        case "play":
            await crowd.play(order["rate"], order["seconds"])
        case "first":
            await crowd.first(crowd.parties[0])
        case "return":
            for party in crowd.parties:
                party.by = None
                for seat in party.seats:
                    seat.position = seat.position if order["stays"] else None
            await asyncio.gather(*[crowd.enter(party) for party in crowd.parties])
        case "watch":
            await crowd.watch(order["each"])
    faults, crowd.faults = crowd.faults, []
    return {
        "seconds": time.perf_counter() - start,
        "took": crowd.took,
        "late": crowd.late,
        "ended": crowd.ended,
        "faults": faults,
        "tables": [party.id for party in crowd.parties],
        "bytes": sum([seat.bytes for party in crowd.parties for seat in party.seats]),
    }


async def main() -> None:
    crowd = Crowd(**json.loads(sys.stdin.readline()))
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await work(crowd, json.loads(line))), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
