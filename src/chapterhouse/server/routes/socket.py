"""The socket of a table: hello, then whatever happens, as the reader may see it."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler
from litestar.params import FromPath
from msgspec import DecodeError, ValidationError, json

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.locale import LANGUAGES, known
from chapterhouse.server.client import Client
from chapterhouse.server.limits import Bucket, Limiter, Limits
from chapterhouse.server.line import keep_open
from chapterhouse.server.problems import broken, code_of, explain, preferred, too_slow, unreadable
from chapterhouse.server.routes.asking import address
from chapterhouse.server.tables import Tables
from chapterhouse.wire import messages

Line = WebSocket[object, object, State]
HANGS_UP: Final = 4000  # the code of a socket that is closed with a last message
PASSING: Final = ("broken", "too-slow")  # after these, whoever comes back finds all as it was
LAST_WORD: Final = 5.0  # seconds for it
LOG: Final = logging.getLogger(__name__)
ORDERS: Final[json.Decoder[messages.ToServer]] = json.Decoder(messages.ToServer)


@websocket("/api/tables/{id:str}/socket")
async def socket(
    socket: Line, id: FromPath[str], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
) -> None:  # fmt: skip
    """Serve one reader until either side disconnects."""
    await socket.accept()
    language = preferred(socket.headers.get("accept-language", ""))
    try:
        with limiter.socket(address(socket)):
            hello = await _hello(socket, tables.settings.limits)
            language = known(hello.language)
            async with tables.runner(id) as runner:
                client = Client(runner, hello.key, language, hello.pace, (hello.lines, hello.mark))
                if hello.key is not None:  # a seat's, or the host's: of another there is no client
                    keep_open(socket.scope)
                seat = f"{id} {client.observer}"
                await _talk(socket, client, tables.settings.limits, lambda: limiter.talk(seat))
    except* WebSocketDisconnect:
        pass
    except* (Malformed, TimeoutError) as group:
        await _close(socket, _first(group), language)
    except* Exception:  # nobody is to be left without a word
        LOG.exception("the talk at table %s ended", id)
        await _close(socket, broken(), language)
    finally:
        tables.socket_closed()


async def _hello(socket: Line, limits: Limits) -> messages.Hello:
    """Receive the first message. Raises Malformed if it is another, or does not come."""
    try:
        async with asyncio.timeout(limits.hello):
            order = _read(await socket.receive_data("text"), limits)
    except TimeoutError as problem:
        raise _no_hello() from problem
    if not isinstance(order, messages.Hello):
        raise _no_hello()
    return order


def _read(text: str | bytes, limits: Limits) -> messages.ToServer:
    """Read a message. Raises Malformed."""
    if len(text) > limits.message:
        slots = {"most": str(limits.message)}
        raise Malformed("long-message", "a message has up to {most} bytes", slots)
    try:
        return ORDERS.decode(text)
    except (DecodeError, ValidationError, RecursionError) as problem:
        raise unreadable(str(problem)) from problem


async def _talk(socket: Line, client: Client, limits: Limits, count: Callable[[], None]) -> None:
    """Send and receive side by side, and `count` what is received. Raises what ends both."""
    client.connect()
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(_send(socket, client, limits))
            group.create_task(_hear(socket, client, limits, count))
    finally:
        client.disconnect()


async def _send(socket: Line, client: Client, limits: Limits) -> None:
    """Send whatever the client is to be told, one message after another."""
    while True:
        for message in await client.outgoing():
            async with asyncio.timeout(limits.send):
                await _tell(socket, message)
            await asyncio.sleep(0)  # only then is it known that a line is cut


async def _tell(socket: Line, message: messages.ToReader) -> None:
    """Send a message. Raises WebSocketDisconnect where nobody is left to hear it."""
    try:
        await socket.send_data(json.encode(message).decode(), "text")
    except (OSError, RuntimeError) as problem:  # disconnected, or closed by uvicorn
        raise WebSocketDisconnect(detail=str(problem)) from problem


async def _hear(socket: Line, client: Client, limits: Limits, count: Callable[[], None]) -> None:
    """Do what the reader asks for, or say why not."""
    bucket = Bucket(limits)
    while True:
        text = await socket.receive_data("text")
        bucket.take()
        talks = False
        try:
            order = _read(text, limits)
            talks = isinstance(order, messages.Talk)
            if talks:
                count()
            await client.handle(order)
        except (Malformed, Illegal) as problem:
            await client.refuse(problem, talk=talks)


def _no_hello() -> Malformed:
    languages = ", ".join(LANGUAGES)
    return Malformed(
        "no-hello",
        "connection error, reload the page: a table needs hello first, with the key or none, and "
        "one of the languages {languages}",
        {"languages": languages},
    )


def _first(group: BaseExceptionGroup[BaseException]) -> Malformed:
    """Take the first thing that went wrong out of a group."""
    problem: BaseException = group
    while isinstance(problem, BaseExceptionGroup):
        problem = problem.exceptions[0]
    if isinstance(problem, Malformed):
        return problem
    return too_slow()


async def _close(socket: Line, problem: Malformed, language: str) -> None:
    """Say why, and disconnect."""
    code = code_of(problem)
    last = messages.Closed(code, explain(problem, language), again=code in PASSING)
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        async with asyncio.timeout(LAST_WORD):
            await _tell(socket, last)
            await socket.close(HANGS_UP)


HANDLERS: Final[list[WebsocketRouteHandler]] = [socket]
