"""A conversation with one reader of a table: hello, then what happens, as the reader may see it.

It knows no socket: what carries the messages is passed in.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

from msgspec import json

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.locale import LANGUAGES, known
from chapterhouse.server.client import Client
from chapterhouse.server.foreign import NO_JSON
from chapterhouse.server.limits import Bucket, Limiter, Limits
from chapterhouse.server.measures import note
from chapterhouse.server.problems import (
    broken,
    code_of,
    explain,
    reason_of,
    unreadable,
)
from chapterhouse.server.tables import Tables
from chapterhouse.wire import messages

# After these, whoever comes back finds all as it was.
PASSING: Final = ("broken", "too-slow", "behind")
LAST_WORD: Final = 5.0  # seconds for it
LOG: Final = logging.getLogger(__name__)
ORDERS: Final[json.Decoder[messages.ToServer]] = json.Decoder(messages.ToServer)


class HungUp(Exception):
    """Nobody is at the other end any more."""


class Line(Protocol):
    """What carries messages to a reader and back."""

    async def receive(self) -> str | bytes:
        """Wait for the next message. Raises HungUp."""

    async def send(self, text: str) -> None:
        """Send a message, and wait until it is taken. Raises HungUp."""

    async def close(self) -> None:
        """Hang up. Raises HungUp if the reader was first."""

    def seat(self) -> None:
        """Note that the reader has shown a key."""


async def converse(
    line: Line, tables: Tables, id: str, limiter: Limiter, visitor: str, language: str
) -> None:
    """Serve one reader until either side hangs up; until hello, in this language."""
    try:
        with limiter.socket(visitor):
            hello = await _hello(line, tables.settings.limits)
            language = known(hello.language)
            async with tables.runner(id) as runner:
                client = Client(runner, hello.key, language, hello.pace, (hello.lines, hello.mark))
                if hello.key is not None:  # a seat's, or the host's: of another there is no client
                    line.seat()
                seat = f"{id} {client.observer}"
                await _talk(
                    line, client, tables.settings.limits, lambda: limiter.count("talk", seat)
                )
    except* HungUp:
        pass
    except* Malformed as group:
        await _close(line, _first(group), language)
    except* Exception:  # nobody is to be left without a word
        LOG.exception("the talk at table %s ended", id)
        await _close(line, broken(), language)
    finally:
        tables.socket_closed()


async def _hello(line: Line, limits: Limits) -> messages.Hello:
    """Receive the first message. Raises Malformed if it is another, or does not come."""
    try:
        async with asyncio.timeout(limits.hello):
            order = _read(await line.receive(), limits)
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
    except NO_JSON as problem:
        raise unreadable(str(problem)) from problem


async def _talk(line: Line, client: Client, limits: Limits, count: Callable[[], None]) -> None:
    """Send and receive side by side, and `count` what is received. Raises what ends both."""
    client.connect()
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(_send(line, client))
            await _hear(line, client, limits, count)
    finally:
        client.disconnect()


async def _send(line: Line, client: Client) -> None:
    """Send whatever the client is to be told; while there is nothing, nothing of it is kept."""
    while True:
        await client.changed()
        await _tell(line, client)


async def _tell(line: Line, client: Client) -> None:
    """Send what there is to tell, one message after another."""
    for number, message in enumerate(await client.outgoing()):
        if number:
            await asyncio.sleep(0)  # only then is it known that a line is cut
        await line.send(json.encode(message).decode())
        if isinstance(message, messages.Position):
            client.reached()


async def _hear(line: Line, client: Client, limits: Limits, count: Callable[[], None]) -> None:
    """Do what the reader asks for, or say why not."""
    bucket = Bucket(limits)
    while True:
        text = await line.receive()
        bucket.take()
        talks = False
        try:
            order = _read(text, limits)
            talks = isinstance(order, messages.Talk)
            if talks or isinstance(order, messages.Pause):  # all are told of either
                count()
            await client.handle(order)
        except (Malformed, Illegal) as problem:
            note("refusal", reason=reason_of(problem))
            await client.refuse(problem, talk=talks)


def _no_hello() -> Malformed:
    languages = ", ".join(LANGUAGES)
    return Malformed(
        "no-hello",
        "connection error, reload the page: a table needs hello first, with the key or none, and "
        "one of the languages {languages}",
        {"languages": languages},
    )


def _first(group: BaseExceptionGroup[Malformed]) -> Malformed:
    """Take the first thing that went wrong out of a group."""
    problem: Malformed | BaseExceptionGroup[Malformed] = group
    while isinstance(problem, BaseExceptionGroup):
        problem = problem.exceptions[0]
    return problem


async def _close(line: Line, problem: Malformed, language: str) -> None:
    """Say why, and disconnect."""
    note("refusal", reason=reason_of(problem))
    code = code_of(problem)
    last = messages.Closed(code, explain(problem, language), again=code in PASSING)
    with suppress(HungUp, TimeoutError):
        async with asyncio.timeout(LAST_WORD):
            await line.send(json.encode(last).decode())
            await line.close()
