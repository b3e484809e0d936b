"""The host of tables in a browser: the same answers as those of a server, and nothing lost."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import pytest

from chapterhouse.games import GAMES
from chapterhouse.play.replay import replay
from chapterhouse.server.offline.answers import ANSWERS
from chapterhouse.server.offline.host import Host
from server.talk import HttpClient

API: Final = Path(__file__).parents[2] / "ui/src/api.ts"
READ: Final = [
    "/api/games/monastery?language=ru",
    "/api/games/monastery?language=ru&seats=2",
    "/api/games/biblios/rules?language=de",
    "/api/games/biblios/overview?language=fr",
    "/api/games/biblios/tips?language=en",
    "/api/games/biblios/edition?language=en",
    "/api/games/biblios/lessons?language=de",
    "/api/games/biblios/lessons/first?language=de",
    "/api/counting?language=en",
    "/api/games/chess?language=de",
    "/api/games/biblios/lessons/last?language=de",
    "/api/tables/none?language=de",
    "/api/games/biblios?language=xx",
]
NEEDS_SERVER: Final = [
    ("POST", "/api/tables/x/seats/0/join"),
    ("POST", "/api/tables/x/seats/0/invitation"),
    ("POST", "/api/tables/x/seats/0/handover"),
    ("POST", "/api/tables/x/seats/0/lock"),
    ("POST", "/api/tables/x/seats/0/vote"),
    ("PUT", "/api/tables/x/seats/0/notices"),
    ("POST", "/api/tables/x/seat"),
    ("PUT", "/api/tables/x/doors"),
    ("POST", "/api/tables/x/reports"),
    ("GET", "/api/notices"),
    ("PUT", "/api/keyrings"),
    ("POST", "/api/keyrings/found"),
    ("POST", "/api/keyrings/dropped"),
    ("POST", "/api/accounts/found"),
    ("POST", "/api/accounts/begun"),
    ("POST", "/api/accounts/finished"),
    ("POST", "/api/accounts/attached"),
    ("POST", "/api/accounts/forgotten"),
    ("POST", "/api/tables/x/seats/0/leagues"),
    ("PUT", "/api/tables/x/seats/0/leagues"),
    ("POST", "/api/leagues/found"),
    ("PUT", "/api/leagues/name"),
    ("PUT", "/api/leagues/key"),
    ("POST", "/api/leagues/left"),
    ("POST", "/api/games/x/lessons/x/reached"),
    ("GET", "/api/games/x/edition/form"),
    ("POST", "/api/games/x/edition/read"),
    ("POST", "/api/games/x/edition/written"),
    ("GET", "/api/games/x/editions"),
    ("POST", "/api/games/x/editions"),
    ("GET", "/api/editions/x"),
    ("PUT", "/api/editions/x"),
    ("POST", "/api/editions/x/withdrawn"),
    ("POST", "/api/tournaments"),
    ("POST", "/api/tournaments/x/look"),
    ("POST", "/api/tournaments/x/people"),
    ("POST", "/api/tournaments/x/orders"),
    ("POST", "/api/tournaments/x/links"),
    ("PUT", "/api/tournaments/x/keys"),
    ("POST", "/api/replays/review"),
]
CHAIRS: Final = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "6"}]


class Browser:
    """What a host is run by: it keeps texts, unless it cannot."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.full = False
        self.host = Host(self.kept, self.put)

    async def put(self, id: str, text: str | None) -> None:
        if self.full:
            raise OSError("there is no room")
        if text is None:
            self.kept.pop(id, None)
        else:
            self.kept[id] = text

    def again(self) -> None:
        """Begin anew with what was kept."""
        self.host = Host(dict(self.kept), self.put)

    async def ask(
        self, method: str, path: str, body: object = None, key: str = ""
    ) -> tuple[int, Any]:
        """Ask; give the status, and what was answered."""
        said, bearer = json.dumps(body), f"Bearer {key}"
        status, text = await self.host.ask(method, f"{path}?language=en", "", bearer, said)
        return status, text if path.endswith("/record") and status == 200 else json.loads(text)

    async def sit(self) -> tuple[str, str]:
        """Open a table against a bot; give its id, and the key."""
        body = {"game": "biblios", "chairs": CHAIRS, "watched": False}
        status, opened = await self.ask("POST", "/api/tables", body)
        assert status == 200, opened
        return opened["table"], opened["keys"][0]["key"]


def mine(message: dict[str, Any]) -> bool:
    """Whether a message asks the first seat, or all is over."""
    prompt = message.get("prompt")
    return bool(message.get("ending") or (prompt and prompt["seat"] == 0))


class Reader:
    """Somebody who reads along and answers."""

    def __init__(self, host: Host, table: str, key: str) -> None:
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.line = host.open(table, lambda text: self.told.put_nowait(json.loads(text)), list)
        hello = {"type": "hello", "key": key, "language": "en", "pace": "instant"}
        self.say(hello | {"lines": 0, "mark": ""})

    def say(self, message: dict[str, Any]) -> None:
        self.line.hear(json.dumps(message))

    async def find(self, fits: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Wait for a message."""
        while True:
            message = await self.told.get()
            if fits(message):
                return message

    async def asked(self) -> dict[str, Any]:
        """Wait until this reader is asked, or all is over."""
        return await self.find(mine)

    def act(self, position: dict[str, Any], *, leaves_open: bool = False) -> None:
        """Answer with the first option that is legal."""
        options = position["prompt"]["options"]
        action = next(option["action"] for option in options if not option["rule"])
        self.say(
            {"type": "act", "ply": position["ply"], "action": action, "leaves_open": leaves_open}
        )

    async def finish(self, position: dict[str, Any]) -> None:
        """Play to the end."""
        while not position["ending"]:
            self.act(position)
            position = await self.asked()


def alone(work: Callable[[Browser], Awaitable[None]]) -> None:
    """Do something without a server."""

    async def run() -> None:
        browser = Browser()
        try:
            async with asyncio.timeout(60):
                await work(browser)
        finally:
            await browser.host.end()

    asyncio.run(run())


@pytest.mark.parametrize("path", READ)
def test_what_is_read_is_what_the_server_writes(client: HttpClient, path: str) -> None:
    """To the letter, and so are refusals."""
    served = client.get(path)

    async def work(browser: Browser) -> None:
        status, text = await browser.host.ask("GET", path, "", "", "")
        assert status == served.status_code
        assert json.loads(text) == served.json()

    alone(work)


def test_all_that_the_page_asks_for_is_answered_or_named() -> None:
    """Whatever the page can ask for is answered without a server, or known to need one."""
    written = re.findall(r'["`](/api/[^"`]+)["`]', API.read_text("utf-8"))
    asked = {re.sub(r"\$\{[^}]*\}", "x", path.partition("?")[0]) for path in written}
    answered = {re.sub(r"\{\w+\}", "x", where.partition(" ")[2]) for where in ANSWERS}

    assert len(asked) > 20
    assert asked - answered - {path for _, path in NEEDS_SERVER} == set()


@pytest.mark.parametrize(("method", "path"), NEEDS_SERVER)
def test_what_needs_a_server_says_so(method: str, path: str) -> None:
    """Nothing else is wrong with it."""

    async def work(browser: Browser) -> None:
        status, problem = await browser.ask(method, path, {})
        assert (status, problem["code"]) == (422, "needs-server")
        assert problem["text"] == "this needs the server, and you are playing offline"

    alone(work)


def test_bots_that_think_for_long_are_not_offered() -> None:
    """They would keep the page waiting; all others are."""

    async def work(browser: Browser) -> None:
        _, games = await browser.ask("GET", "/api/games")
        offered = {game["name"]: [level["word"] for level in game["levels"]] for game in games}
        assert offered == {
            "biblios": ["1", "2", "3", "4", "5", "6", "7"],
            "monasterium": ["1", "2", "3", "4", "5", "6"],
            "monastery": ["1", "2", "3", "4", "5", "6"],
        }

    alone(work)


def test_a_match_goes_on_where_it_was() -> None:
    """Played to the end over two lives of the host: nothing is lost, the record is that of the
    engine, and a rematch is found.
    """

    async def work(browser: Browser) -> None:
        table, key = await browser.sit()
        reader = Reader(browser.host, table, key)
        for _ in range(3):
            position = await reader.asked()
            reader.act(position)
        before = await reader.asked()
        reader.line.hang_up()
        await browser.host.end()
        browser.again()
        reader = Reader(browser.host, table, key)
        position = await reader.asked()
        assert (position["ply"], position["view"]) == (before["ply"], before["view"])
        await reader.finish(position)
        _, record = await browser.ask("GET", f"/api/tables/{table}/record", None, key)
        assert f"@ {replay(record, GAMES).digest}\n" in record
        _, found = await browser.ask("POST", f"/api/tables/{table}/rematch", {"key": key})
        browser.again()
        _, again = await browser.ask("GET", f"/api/tables/{table}")
        assert again["rematch"] == found

    alone(work)


def test_what_is_not_kept_has_not_happened() -> None:
    """If the browser takes nothing more, the reader is told, and the table stays as it was."""

    async def work(browser: Browser) -> None:
        table, key = await browser.sit()
        reader = Reader(browser.host, table, key)
        position = await reader.asked()
        browser.full = True
        reader.act(position)
        closed = await reader.find(lambda message: message["type"] == "closed")
        assert closed["code"] == "broken"
        browser.full = False
        reader = Reader(browser.host, table, key)
        assert (await reader.asked())["ply"] == position["ply"]

    alone(work)


def test_a_table_that_cannot_be_read_hinders_no_other() -> None:
    """A newer release may have written it."""

    async def work(browser: Browser) -> None:
        table, _ = await browser.sit()
        browser.kept["newer"] = '{"shape": "another"}'
        browser.again()
        assert (await browser.ask("GET", f"/api/tables/{table}"))[0] == 200
        status, problem = await browser.ask("GET", "/api/tables/newer")
        assert (status, problem["code"]) == (500, "damaged-table")
        assert (await browser.ask("DELETE", "/api/tables/newer"))[0] == 200
        assert (await browser.ask("GET", "/api/tables/newer"))[0] == 404

    alone(work)


def test_a_damaged_table_hinders_no_glance_at_others() -> None:
    """It says so, and that coming back does not help; how all others stand is told."""

    async def work(browser: Browser) -> None:
        (damaged, key), (whole, other) = await browser.sit(), await browser.sit()
        kept = json.loads(browser.kept[damaged])
        browser.kept[damaged] = json.dumps(kept | {"rows": [{"ply": 0, "seat": 0, "action": 999}]})
        browser.again()
        asked = [{"table": damaged, "key": key}, {"table": whole, "key": other}]
        _, found = await browser.ask("POST", "/api/glances", {"asked": asked})
        assert [one["status"] for one in found] == ["closed", "playing"]
        closed = await Reader(browser.host, damaged, key).find(lambda one: one["type"] == "closed")
        assert (closed["code"], closed["again"]) == ("damaged-table", False)

    alone(work)


def test_a_choice_is_taken_back() -> None:
    """As long as the turn is left open; the browser keeps that it was."""

    async def work(browser: Browser) -> None:
        table, key = await browser.sit()
        reader = Reader(browser.host, table, key)
        acted = await reader.asked()
        while not acted["back"]["allowed"]:
            before = acted
            reader.act(before, leaves_open=True)
            acted = await reader.find(lambda one: one.get("open_turn") == 0 or mine(one))
        reader.say({"type": "back", "ply": acted["ply"]})
        after = await reader.asked()
        assert after["prompt"] == before["prompt"]
        reader.line.hang_up()
        browser.again()
        assert (await Reader(browser.host, table, key).asked())["prompt"] == before["prompt"]

    alone(work)


def test_a_table_that_is_deleted_is_gone() -> None:
    """From what is kept too, with bots at work, and whatever led there: a rematch begins anew."""

    async def work(browser: Browser) -> None:
        table, key = await browser.sit()
        reader = Reader(browser.host, table, key)
        await reader.finish(await reader.asked())
        reader.line.hang_up()
        rematch = ("POST", f"/api/tables/{table}/rematch", {"key": key})
        _, found = await browser.ask(*rematch)
        assert set(browser.kept) == {table, found["table"]}
        assert (await browser.ask("GET", f"/api/tables/{table}"))[1]["rematch"] == found
        assert (await browser.ask("DELETE", f"/api/tables/{found['table']}"))[0] == 200
        assert set(browser.kept) == {table}
        assert (await browser.ask("GET", f"/api/tables/{found['table']}"))[0] == 404
        assert (await browser.ask("GET", f"/api/tables/{table}"))[1]["rematch"] is None
        assert (await browser.ask(*rematch))[1]["table"] != found["table"]
        await asyncio.sleep(0.1)
        assert len(browser.kept) == 2

    alone(work)


def test_a_hint_is_given() -> None:
    """By the same adviser, where it is asked for."""

    async def work(browser: Browser) -> None:
        table, key = await browser.sit()
        reader = Reader(browser.host, table, key)
        position = await reader.asked()
        reader.say({"type": "ask", "ply": position["ply"]})
        hint = await reader.find(lambda message: message["type"] == "hint")
        assert hint["ply"] == position["ply"]

    alone(work)
