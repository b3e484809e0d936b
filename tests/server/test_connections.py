"""Connections: those that send nothing, or are too many, are closed; those of seats stay open."""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import PerMessageDeflate

from chapterhouse.server import descriptors, listen, logs
from chapterhouse.server.compression import WINDOW
from chapterhouse.server.connections import Connections
from chapterhouse.server.limits import Limits
from chapterhouse.server.logs import MOST, Sparing
from chapterhouse.server.logs import WINDOW as LOGGED
from chapterhouse.server.tables import Settings

HOST = "127.0.0.1"
BODY = b'{"game": "biblios", "chairs": [{"kind": "me"}, {"kind": "bot"}]}'
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
WHOLE = b"%sContent-Length: %d\r\n\r\n%s" % (HEAD, len(BODY), BODY)
END, LAST = b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"
PATIENCE = 20.0
Work = Callable[[int], Awaitable[None]]


class Line:
    """A connection as the server has it."""

    def __init__(self, address: str = "203.0.113.7") -> None:
        self.address = address
        self.ended = False

    def get_extra_info(self, _name: str) -> tuple[str, int]:
        return (self.address, 4000)

    def abort(self) -> None:
        self.ended = True


class Server(uvicorn.Server):
    """A server that tells when it can be reached."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


def opened(connections: Any, *addresses: str) -> list[Any]:  # noqa: ANN401 - takes our lines
    """Open a connection from each of these addresses."""
    lines = [Line(address) for address in addresses]
    for line in lines:
        connections.open(line)
    return lines


def served(settings: Settings, work: Work) -> None:
    """Serve at a port of this machine, and do something there."""

    async def run() -> None:
        server = Server(listen.configure(settings))
        with listen.bind(HOST, 0) as listening:
            running = asyncio.create_task(server._serve([listening]))  # noqa: SLF001 - sets no signals
            await server.ready.wait()
            try:
                async with asyncio.timeout(PATIENCE):
                    await work(listening.getsockname()[1])
            finally:
                server.should_exit = True
                await running

    asyncio.run(run())


async def said(port: int, *parts: bytes) -> bytes:
    """Say something, and hear what comes until the server hangs up."""
    reader, writer = await asyncio.open_connection(HOST, port)
    heard = b""
    with suppress(ConnectionError):
        for part in parts:
            writer.write(part)
        while more := await reader.read(65_536):
            heard += more
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
    return heard


def test_the_oldest_without_a_seat_goes_first() -> None:
    """Whoever sits stays; of all others the newest do, and at last nobody else comes in."""
    connections: Any = Connections(Limits(), 3)
    first, second, third = opened(connections, "::1", "::2", "::3")
    connections.upgrade(first)
    connections.seat(first)
    (fourth,) = opened(connections, "::4")
    assert [line.ended for line in (first, second, third, fourth)] == [False, True, False, False]
    connections.seat(third)
    connections.seat(fourth)
    (fifth,) = opened(connections, "::5")
    assert (third.ended, fourth.ended, fifth.ended) == (False, False, True)
    connections.close(third)
    (sixth,) = opened(connections, "::6")
    assert not sixth.ended


def test_one_visitor_opens_so_many() -> None:
    """A network of IPv6 is one; a socket counts no more; behind a proxy anybody may be."""
    proxies = [ip_network("203.0.113.0/24")]
    connections: Any = Connections(Limits(waiting=2), 99, proxies)
    lines = opened(connections, "2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1")
    assert [line.ended for line in lines] == [False, False, True, False]
    connections.upgrade(lines[0])
    assert [line.ended for line in opened(connections, "2001:db8::4", "2001:db8::5")] == [
        False,
        True,
    ]
    for line in (lines[2], lines[0], lines[0]):  # closed before, and twice
        connections.close(line)
    connections.close(lines[1])
    assert not opened(connections, "2001:db8::6")[0].ended
    assert not any(line.ended for line in opened(connections, *["203.0.113.7"] * 9))


def test_whoever_says_too_little_is_not_waited_for(settings: Settings) -> None:
    """Silence, half a head, half a body, a further request that does not come."""
    limits = Limits(request=0.3, tables=100)

    async def work(port: int) -> None:
        silent, head, body, whole, second = await asyncio.gather(
            said(port),
            said(port, HEAD),
            said(port, HEAD + b"Content-Length: 99\r\n\r\n{"),
            said(port, WHOLE),
            said(port, WHOLE, WHOLE, HEAD),
        )
        assert (silent, head) == (b"", b"")
        assert b"201 Created" not in body
        assert whole.count(b"201 Created") == 1
        assert second.count(b"201 Created") == 2

    served(Settings(settings.database, 0, limits), work)


def test_whoever_speaks_in_drops_is_not_waited_for(settings: Settings) -> None:
    """Each byte is heard, and none of them buys time."""

    async def work(port: int) -> None:
        reader, writer = await asyncio.open_connection(HOST, port)
        ended = asyncio.create_task(reader.read())
        writer.write(HEAD)
        while not ended.done():
            writer.write(b"x")
            await asyncio.wait([ended], timeout=0.02)
        with suppress(ConnectionError):
            assert await ended == b""
        writer.close()

    served(Settings(settings.database, 0, Limits(request=0.3)), work)


def test_an_answer_is_not_waited_for_without_end(settings: Settings) -> None:
    """A request that came whole has longer, but not for ever."""
    limits = Limits(answer=0.2, starting=1)
    asked = b'{"text": "biblios/1 Al Bo"}'
    head = HEAD.replace(b"tables", b"replays") + b"Content-Length: %d\r\n\r\n" % len(asked)

    async def work(port: int) -> None:
        assert await said(port, head, asked) == b""

    never = ["sleep", "9"]  # a worker that never is ready
    served(Settings(settings.database, 0, limits, replays=never), work)


def test_a_stop_is_no_fault(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever waits for an answer then is told so, and the log has no word of it."""
    monkeypatch.setattr(listen, "GRACE", 0.2)
    asked = b'{"text": "biblios/1 Al Bo"}'
    head = HEAD.replace(b"tables", b"replays") + b"Content-Length: %d\r\n\r\n" % len(asked)
    asking: list[asyncio.Task[bytes]] = []

    async def work(port: int) -> None:
        asking.append(asyncio.create_task(said(port, head, asked)))
        assert b'"healthy":true' in await said(
            port, b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1" + LAST
        )

    served(Settings(settings.database, 0, replays=["sleep", "9"]), work)
    answer = asking[0].result()

    assert answer.startswith(b"HTTP/1.1 503")
    assert json.decode(answer.partition(END)[2])["code"] == "stopping"
    assert not [record for record in caplog.records if Sparing().filter(record)]


def test_a_flood_does_not_reach_the_seated(settings: Settings) -> None:
    """While strangers open more connections than there may be, whoever sits stays and plays on."""
    limits = Limits(connections=8, request=0.5)

    async def work(port: int) -> None:
        answer = await said(port, WHOLE.replace(END, LAST))
        opened = json.decode(answer.partition(b"\r\n\r\n")[2])
        path = f"ws://{HOST}:{port}/api/tables/{opened['table']}/socket"
        hello = {"type": "hello", "key": opened["keys"][0]["key"], "language": "en"}
        async with connect(path) as seated, connect(path) as stranger:
            await greeted(seated, hello)
            await greeted(stranger, hello | {"key": None})
            flood = [asyncio.create_task(said(port)) for _ in range(40)]
            await stranger.wait_closed()
            await greeted(seated, {"type": "speak", "language": "de"})
            await asyncio.gather(*flood)

    served(Settings(settings.database, 0, limits), work)


async def greeted(socket: ClientConnection, hello: dict[str, object]) -> None:
    """Say something that is answered with the position, and wait for it."""
    await socket.send(json.encode(hello).decode())
    while json.decode(await socket.recv())["type"] != "position":
        pass


def test_messages_are_compressed_with_what_went_before(settings: Settings) -> None:
    """A position repeats the one before; of orders, which are short, nothing is remembered."""

    async def work(port: int) -> None:
        async with connect(f"ws://{HOST}:{port}/api/tables/none/socket") as line:
            compression = line.protocol.extensions[0]
            assert isinstance(compression, PerMessageDeflate)
            assert not compression.remote_no_context_takeover
            assert compression.local_no_context_takeover
            assert compression.remote_max_window_bits == WINDOW

    served(settings, work)


def test_what_a_proxy_says_is_believed_of_those_named(settings: Settings) -> None:
    """Others give themselves no address by a header; nor do visitors of a proxy, which adds the
    true one behind whatever they have sent.
    """
    unlike = [b"203.0.113.%d" % number for number in range(3)]
    forged = [address + b", 192.0.2.1" for address in unlike]
    codes: list[bytes] = []

    async def work(port: int) -> None:
        for addresses in (unlike, forged):
            heads = [b"\r\nX-Forwarded-For: " + address + LAST for address in addresses]
            codes.extend([(await said(port, WHOLE.replace(END, head)))[9:12] for head in heads])

    limits = Limits(tables=2)
    served(Settings(settings.database, 0, limits), work)
    assert codes == [b"201", b"201"] + [b"429"] * 4

    codes.clear()
    served(Settings(settings.database, 0, limits, proxies=("127.0.0.0/8",)), work)
    assert codes == [b"201"] * 5 + [b"429"]


def test_as_many_descriptors_as_there_may_be() -> None:
    """The system is asked for all that it gives; some are left for files and workers."""
    room = descriptors.room()

    assert room == descriptors.room()
    assert 0 < room < descriptors.ENOUGH


def test_the_log_is_sparing() -> None:
    """From one place come some lines a minute; the first after it says how many were kept back."""
    now = [0.0]
    sparing = Sparing(lambda: now[0])

    def told(line: int) -> str | None:
        record = logging.LogRecord("x", logging.ERROR, __file__, line, "line %d", (line,), None)
        return record.getMessage() if sparing.filter(record) else None

    first = [told(1) for _ in range(MOST + 1_000)]
    other = told(2)
    now[0] = LOGGED
    again = [told(1) for _ in range(3)]

    assert first == ["line 1"] * MOST + [None] * 1_000
    assert other == "line 2"
    assert again == ["line 1 (1000 more like this before)", "line 1", "line 1"]


def test_the_log_is_written_to_the_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    """Ours and that of the libraries, as long as the server runs."""
    with logs.written():
        logging.getLogger("asyncio").error("out of %s", Path("x"))
    logging.getLogger("asyncio").error("later")
    err = capsys.readouterr().err
    assert err.endswith(" ERROR out of x\n")
