"""What tests of calls need: devices, a service that takes what is sent, and a clock to be set."""

import asyncio
import base64
import os
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json

from chapterhouse.server import opening
from chapterhouse.server.calls import MakeKeys, Post, Push, Sent, asked
from chapterhouse.server.calls.caller import Caller
from chapterhouse.server.chairs import fingerprint
from chapterhouse.server.hosted import calling, hosted
from chapterhouse.server.migrations import migrate
from chapterhouse.server.store import Store
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.wire import messages, notices, requests
from server.served import act
from server.served import asked as asked_at

WAYS = ("device", "address")
PASSED = [0.0]  # seconds more than have passed for others
Came = tuple[str, dict[str, str], bytes]
QUESTION = json.Decoder(Push | Post | MakeKeys)


class Device:
    """A browser that lets itself be told something."""

    def __init__(self, name: str = "one") -> None:
        self.address = f"https://fcm.googleapis.com/fcm/send/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)

    @property
    def told(self) -> notices.Device:
        """What the page tells of it."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return notices.Device(self.address, _written(point), _written(self._secret))

    def read(self, body: bytes) -> dict[str, Any]:
        """Read what only this device can."""
        kept = {"private_key": self._key, "auth_secret": self._secret, "version": "aes128gcm"}
        return dict(json.decode(http_ece.decrypt(body, **kept)))


def _written(found: bytes) -> str:
    return base64.urlsafe_b64encode(found).rstrip(b"=").decode()


@dataclass
class Service:
    """What takes calls: what came, where it was meant for, and with which status it answers."""

    port: int = 0
    status: int = 201
    came: list[Came] = field(default_factory=list)


@contextmanager
def service() -> Iterator[Service]:
    """Take calls meanwhile."""
    taken = Service()

    class Taking(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            taken.came.append((headers["x-meant-for"], headers, body))
            self.send_response(taken.status)
            self.send_header("Content-Length", "2")
            self.end_headers()
            self.wfile.write(b"{}")

        def log_message(self, *_args: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Taking) as server:
        taken.port = server.server_address[1]
        often = {"poll_interval": 0.01}
        threading.Thread(target=server.serve_forever, kwargs=often, daemon=True).start()
        try:
            yield taken
        finally:
            server.shutdown()


def through(taken: Service) -> list[str]:
    """The process that sends calls there."""
    return [sys.executable, str(Path(__file__).parent / "rerouted.py"), str(taken.port)]


@dataclass
class Noted:
    """Stands in for the process that sends, and notes what it was asked."""

    answer: Sent = field(default_factory=lambda: Sent(well=True))
    sent: list[Push | Post] = field(default_factory=list)

    async def ask(self, question: bytes, deadline: float, table: str = "") -> bytes:
        read = QUESTION.decode(question)
        if isinstance(read, MakeKeys):
            return json.encode(Sent(well=True, keys=("secret", "public")))
        self.sent.append(read)
        return json.encode(self.answer)

    async def review(self, question: bytes, deadline: float, visitor: str) -> bytes:
        raise NotImplementedError

    async def close(self) -> None:
        """End at once."""


@dataclass(eq=False)
class Sitting:
    """Somebody who looks on at a table."""

    observer: int
    key: str | None = None
    pace: messages.Pace = "normal"

    def notify(self) -> None:
        """Look at nothing."""

    def notice(self, remark: object) -> None:
        """Hear nothing."""


class Evening:
    """A table of two, and whoever calls them; time passes when a test says so."""

    def __init__(self, settings: Settings, noted: Noted | None) -> None:
        self.settings = replace(settings, notices=WAYS)
        self.tables: Tables = hosted(self.settings)
        self.caller = calling(self.settings, self.tables)
        if noted:
            senders = dict.fromkeys(WAYS, noted)
            self.caller = Caller(self.store.rows, self.tables.here, senders, "https://here.example")
        self.table = ""
        self.keys: dict[int, str] = {}

    @property
    def store(self) -> Store:
        """Where the tables are kept."""
        assert isinstance(self.tables.store, Store)
        return self.tables.store

    async def lay(self, new: requests.NewTable) -> None:
        """Open the table, or another one."""
        self.new = new
        opened = await opening.open_table(self.tables, new)
        self.table, self.host = opened.table, opened.host
        self.keys = {one.seat: one.key for one in opened.keys}

    async def wish(self, seat: int, key: str = "", **more: Any) -> notices.Noticed:  # noqa: ANN401 - as the page does
        """Wish for something at a seat."""
        told = notices.Noticing(key or self.keys[seat], **more)
        async with self.tables.runner(self.table) as runner:
            return await asked.wish(
                runner.table, seat, told, self.caller, self.store.rows, "https://our.example"
            )

    async def asked(self) -> int:
        """Whose turn it is."""
        async with self.tables.runner(self.table) as runner:
            return (await asked_at(runner.table)).seat

    async def play(self) -> int:
        """Play until it is the turn of the other one, and tell whose."""
        before = await self.asked()
        while await self.asked() == before:
            await act(self.tables, self.table)
        return 1 - before

    async def play_to_the_end(self) -> None:
        """Play until the match is over."""
        async with self.tables.runner(self.table) as runner:
            while turn := await runner.table.turn():
                key = self.fingerprint(turn.seat)
                await runner.table.act(turn.seat, turn.ply, min(turn.legal), key)

    async def sit(self, seat: int) -> Callable[[], None]:
        """Sit down at a seat; gives how to get up."""
        async with self.tables.runner(self.table) as runner:
            readers = runner.table.readers
        reader = Sitting(seat)
        readers.add(reader)
        return lambda: readers.discard(reader)

    async def after(self, seconds: float) -> None:
        """Let time pass, then call whoever is to be called, and wait until that is sent."""
        PASSED[0] += seconds
        await self.caller.look()
        await self.caller.sent()

    def fingerprint(self, seat: int) -> str:
        """That of a key to a seat."""
        return fingerprint(self.keys[seat])


def evening(
    settings: Settings,
    work: Callable[[Evening], Awaitable[None]],
    noted: Noted | None = None,
    new: requests.NewTable | None = None,
) -> None:
    """Do something at a table of two."""

    async def run() -> None:
        migrate(settings.database)
        here = Evening(settings, noted)
        try:
            me = requests.NewChair("me", "Ann"), requests.NewChair("me", "Bob")
            await here.lay(new or requests.NewTable("biblios", list(me)))
            await work(here)
        finally:
            await here.caller.close()
            await here.tables.close()

    PASSED[0], real = 0.0, time.time
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "time", lambda: real() + PASSED[0])
        asyncio.run(run())
