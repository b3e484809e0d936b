"""The door for assistants: a client of the same protocol plays through it, and gets in nowhere."""

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from mcp import Client, StdioServerParameters
from mcp.types import TextContent

import chapterhouse
from chapterhouse.adapters.mcp import Tables, server
from chapterhouse.games import GAMES
from support import only_pure

T = TypeVar("T")
TOOLS = {
    "list_games", "how_to_play", "rule", "begin_match", "look", "legal_moves", "play", "record",
}  # fmt: skip


class Assistant:
    """A client, which reads the texts of tools."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: object) -> str:
        """What a tool answers; what it refuses begins with an exclamation mark."""
        result = await self.client.call_tool(tool, arguments)
        (content,) = result.content
        assert isinstance(content, TextContent)
        return f"! {content.text}" if result.is_error else content.text


def talk(script: Callable[[Assistant], Awaitable[T]], language: str = "en") -> T:
    """Let a client talk with a server in the same process."""

    async def both() -> T:
        async with Client(server(language)) as client:
            return await script(Assistant(client))

    return asyncio.run(both())


def words(page: str) -> list[str]:
    """The words of the moves at the end of a page."""
    return re.findall(r"(?m)^(\S.*?) - ", page.rpartition("\n\n")[2])


def test_a_match_is_played() -> None:
    """To its end, with the record, which deals the same again."""

    async def play(assistant: Assistant) -> tuple[str, str]:
        page = await assistant.call("begin_match", game="biblios", opponents=["1"], seat=1)
        key = page.split()[1]
        early = await assistant.call("record", match=key)
        while words(page):
            page = await assistant.call("play", match=key, move=words(page)[0])
        return early, await assistant.call("record", match=key)

    early, record = talk(play)

    assert early.startswith("! ")
    assert "this match is not over yet" in early
    text, _, tried = record.partition("\nTried")
    assert chapterhouse.replay(text).over
    assert "# secret" in text
    assert tried == " against a rule: nothing"


def test_a_match_is_looked_at_and_asked_about() -> None:
    """What is new is told once; what cannot be played has its rule, and changes nothing."""

    async def play(assistant: Assistant) -> list[str]:
        page = await assistant.call("begin_match", game="biblios", seed=7, name="Eva")
        key = page.split()[1]
        return [
            page,
            await assistant.call("look", match=key),
            await assistant.call("play", match=key, move="keep"),
            await assistant.call("play", match=key, move="keep"),
            await assistant.call("legal_moves", match=key),
            await assistant.call("play", match=key, move="sell"),
            await assistant.call("rule", game="biblios", id="BIB-GIFT-5"),
        ]

    first, again, kept, refused, moves, unknown, rule = talk(play)

    assert all(part in first for part in ("Eva", "Picked out"))
    assert "Picked out" not in again
    assert "You keep" in kept
    assert re.search("! .*you’ve already kept a card this turn .BIB-GIFT-5", refused)
    assert "keep - not now: you’ve already kept a card this turn [BIB-GIFT-5]" in moves
    assert "sell is not a choice here; try auction, common" in unknown
    assert rule == "in one turn exactly one card is kept"


def test_what_is_asked_wrongly_is_told_what_would_be_right() -> None:
    """No traceback, no table of somebody else."""

    async def play(assistant: Assistant) -> list[str]:
        return [
            await assistant.call("begin_match", game="chess"),
            await assistant.call("begin_match", game="biblios", opponents=["9"]),
            await assistant.call("begin_match", game="biblios", opponents=["1"] * 7),
            await assistant.call("begin_match", game="biblios", seat=5),
            await assistant.call("begin_match", game="biblios", options={"penalty": "none"}),
            await assistant.call("begin_match", game="biblios", name="\x1b[31m"),
            await assistant.call("look", match="00000000"),
            await assistant.call("rule", game="biblios", id="BIB-X-1"),
        ]

    said = talk(play)

    wanted = [
        "there is no game chess; try biblios, monasterium, monastery", "there is no level 9",
        "2, 3, 4", "this table has no seat 5; try 0 to 1", "standard, bluff", "name",
        "there is no match 00000000; begin_match opens one", "biblios has no rule BIB-X-1",
    ]  # fmt: skip
    for answer, part in zip(said, wanted, strict=True):
        assert answer.startswith("! ")
        assert part in answer
        assert "Traceback" not in answer


def test_it_speaks_the_language_of_the_desk() -> None:
    """And sums up what it can play."""

    async def read(assistant: Assistant) -> tuple[str, str, set[str]]:
        tools = await assistant.client.list_tools()
        return (
            await assistant.call("list_games"),
            await assistant.call("how_to_play", game="biblios"),
            {tool.name for tool in tools.tools if tool.description},
        )

    games, told, tools = talk(read, "de")

    assert [line.partition(" ")[0] for line in games.splitlines()] == list(GAMES)
    assert "Würfel" in told
    assert tools == TOOLS


@only_pure  # a table of which there may be only two
def test_the_oldest_match_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever begins matches without end fills no memory."""
    monkeypatch.setattr("chapterhouse.adapters.mcp.MOST_MATCHES", 2)
    tables = Tables()
    ids = [tables.begin_match("biblios", ["1"]).split()[1] for _ in range(3)]

    assert list(tables._seats) == ids[1:]  # noqa: SLF001 - nothing else tells


def test_the_command_serves_it() -> None:
    """As an assistant starts it: nothing but the protocol on its output."""

    async def ask() -> int:
        command = StdioServerParameters(command=sys.executable, args=["-m", "chapterhouse", "mcp"])
        async with Client(command) as client:
            return len((await client.list_tools()).tools)

    assert asyncio.run(ask()) == len(TOOLS)
