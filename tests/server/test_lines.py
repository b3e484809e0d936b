"""Connections that break: a client that disconnects causes no error, and no line in the log."""

import asyncio
import logging
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import json
from uvicorn.server import ServerState

from chapterhouse.server.app import create
from chapterhouse.server.limits import Limits
from chapterhouse.server.line import UNTAKEN, Socket
from chapterhouse.server.logs import NOT_OURS, Sparing
from chapterhouse.server.tables import Settings
from server.talk import create_table

PATIENCE = 20
Event = dict[str, Any]


class Line:
    """A client beneath the program: it says its part, hears so many answers, and then is gone."""

    def __init__(
        self, scope: Mapping[str, object], said: list[Event], most: int, cut: Exception
    ) -> None:
        self._scope = {"headers": [], "query_string": b"", "client": None, "root_path": "", **scope}
        self._said: Iterator[Event] = iter(said)
        self._most = most
        self._cut = cut
        self._gone = not most
        self.heard = 0

    async def run(self, app: Litestar) -> None:
        """Be served to the end."""
        async with asyncio.timeout(PATIENCE):
            beneath: Any = app
            await beneath(self._scope, self._receive, self._send)

    async def _receive(self) -> Event:
        """The next that is said; after that, nothing is heard, as on a line that is dead."""
        for message in self._said:
            return message
        await asyncio.sleep(2 * PATIENCE)
        raise AssertionError

    async def _send(self, message: Event) -> None:
        """Take an answer, as long as the line holds; that it broke is known a little later."""
        if message["type"] == "websocket.accept":
            return
        if self._gone:
            raise self._cut
        self.heard += 1
        if self.heard == self._most:
            asyncio.get_running_loop().call_soon(self._go)

    def _go(self) -> None:
        """Be known to be gone."""
        self._gone = True


def served(settings: Settings, line: Line) -> None:
    """Serve a line on a server of its own."""

    async def run() -> None:
        app = create(settings)
        async with app.lifespan():
            await line.run(app)

    asyncio.run(run())


@pytest.mark.parametrize("most", [0, 1])
@pytest.mark.parametrize("cut", [OSError(), RuntimeError("closed")], ids=["cut", "closed"])
def test_who_hangs_up_in_the_middle_is_no_fault(
    settings: Settings, caplog: pytest.LogCaptureFixture, most: int, cut: Exception
) -> None:
    """A message that reaches nobody ends the talk, quietly; no more are sent after it."""
    with TestClient(create(settings)) as client:
        created = create_table(client, "me", "me")
    hello = json.encode({"type": "hello", "key": created.keys[0], "language": "en"}).decode()
    said: list[Event] = [
        {"type": "websocket.connect"},
        {"type": "websocket.receive", "bytes": None, "text": hello},
    ]
    scope = {"type": "websocket", "path": f"{created.path}/socket", "subprotocols": []}
    line = Line(scope, said, most, cut)
    served(settings, line)

    assert line.heard == most
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_who_hangs_up_while_asking_is_no_fault(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    """Half a request is answered to nobody, quietly."""
    said: list[Event] = [
        {"type": "http.request", "body": b"{", "more_body": True},
        {"type": "http.disconnect"},
    ]
    scope = {"type": "http", "method": "POST", "path": "/api/tables"}
    served(settings, Line(scope, said, 99, OSError()))

    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(("untaken", "cut"), [(0, False), (UNTAKEN, False), (UNTAKEN + 1, True)])
def test_who_pings_without_end_is_cut(
    monkeypatch: pytest.MonkeyPatch, untaken: int, *, cut: bool
) -> None:
    """Answers to pings do not pile up for somebody who takes none."""
    ended: list[bool] = []
    socket = object.__new__(Socket)
    monkeypatch.setattr(Socket.__base__, "handle_ping", lambda _: None)
    transport = SimpleNamespace(
        get_write_buffer_size=lambda: untaken, abort=lambda: ended.append(True)
    )
    monkeypatch.setattr(socket, "transport", transport, raising=False)
    socket.handle_ping()

    assert bool(ended) == cut


def test_who_takes_nothing_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """After so many seconds in which too much waits to be sent, unless it is taken meanwhile."""
    timers: list[tuple[float, SimpleNamespace]] = []

    def call_later(seconds: float, _call: object) -> SimpleNamespace:
        timers.append((seconds, SimpleNamespace(off=False)))
        timers[-1][1].cancel = lambda: setattr(timers[-1][1], "off", True)
        return timers[-1][1]

    lines = SimpleNamespace(close=lambda _: None)
    monkeypatch.setattr(Socket.__base__, "__init__", lambda *_: None)
    monkeypatch.setattr(Socket.__base__, "connection_lost", lambda *_: None)
    config: Any = SimpleNamespace(limits=Limits(), ws_max_size=0, lines=lines)
    socket = Socket(config, ServerState(), {})
    parts = {"config": config, "loop": SimpleNamespace(call_later=call_later)}
    parts |= {"transport": SimpleNamespace(abort=None), "writable": asyncio.Event()}
    for name, value in parts.items():
        monkeypatch.setattr(socket, name, value, raising=False)

    for goes_on in (socket.resume_writing, lambda: socket.connection_lost(None)):
        socket.pause_writing()
        assert (timers[-1][0], timers[-1][1].off) == (Limits().send, False)
        goes_on()
        assert timers[-1][1].off


@pytest.mark.parametrize("gone", [True, False])
def test_who_is_gone_is_told_nothing(monkeypatch: pytest.MonkeyPatch, *, gone: bool) -> None:
    """That something went wrong is said to whoever is there, and to nobody else."""
    told: list[bool] = []
    socket = object.__new__(Socket)
    monkeypatch.setattr(Socket.__base__, "send_500_response", lambda _: told.append(True))
    transport = SimpleNamespace(is_closing=lambda: gone)
    monkeypatch.setattr(socket, "transport", transport, raising=False)
    socket.send_500_response()

    assert bool(told) != gone


def test_what_others_do_wrong_is_no_news() -> None:
    """Of what strangers do wrong the log is silent; of all else not."""
    told = [
        logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, text, None, None)
        for text in (*NOT_OURS, "Exception in ASGI application\n")
    ]

    assert [Sparing().filter(record) for record in told] == [*[False for _ in NOT_OURS], True]
