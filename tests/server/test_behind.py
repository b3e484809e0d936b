"""A server that has yet to read what another one kept refuses nothing for good."""

import asyncio
from typing import Any, Final

import pytest
from litestar.testing import TestClient
from msgspec import json

from chapterhouse.core.rule import Malformed
from chapterhouse.server import glances, requested, seating
from chapterhouse.server.admission import admit
from chapterhouse.server.app import create
from chapterhouse.server.chairs import Chair, digest, fingerprint
from chapterhouse.server.charter import Charter, newest
from chapterhouse.server.client import Client
from chapterhouse.server.conversation import converse
from chapterhouse.server.held import Held
from chapterhouse.server.kept import Kept, Unread
from chapterhouse.server.limits import Limiter, Limits
from chapterhouse.server.offline.host import HostLine
from chapterhouse.server.opening import open_table
from chapterhouse.server.rematch import rematch
from chapterhouse.server.room import Room
from chapterhouse.server.tables import Settings
from chapterhouse.wire import messages
from chapterhouse.wire.requests import NewChair, NewTable, TableKey
from server.served import TWO, act, asked
from server.shared import Server, with_servers
from server.talk import CreatedTable, HttpClient, create_table, key_of

GUEST: Final = NewTable(
    "biblios", [NewChair("me"), NewChair("friend")], options={"first_player": "1"}, watched=False
)
VERA, FOE, NEW = (key_of(name) for name in ("Vera", "foe", "new"))


async def laid(one: Server, other: Server) -> tuple[str, str]:
    """A table with a place for a friend, who sits down at one server; the other knows the table,
    and has not heard of her. Gives the key of the host's own seat, too.
    """
    opened = await open_table(one.tables, GUEST)
    await other.remember(opened.table)
    async with one.tables.runner(opened.table) as runner:
        await seating.join(runner.table, 1, opened.codes[0].code, VERA, "Vera")
    return opened.table, opened.keys[0].key


async def heard(server: Server, table: str, key: str) -> messages.ToReader:
    """The first that somebody hears who comes to a table."""
    told: list[str] = []
    came = asyncio.Event()

    def hear(text: str) -> None:
        told.append(text)
        came.set()

    line = HostLine(hear, came.set)
    line.hear(json.encode(messages.Hello(key, "en")).decode())
    limiter = Limiter(Limits())
    talk = asyncio.create_task(converse(line, server.tables, table, limiter, "visitor", "en"))
    await came.wait()
    line.hang_up()
    await talk
    found: messages.ToReader = json.decode(told[0], type=messages.ToReader)
    return found


def test_who_sat_down_elsewhere_is_let_in_a_little_later() -> None:
    """The last word on their socket is one to come back upon; then the seat opens."""

    async def work(one: Server, other: Server) -> None:
        table, _ = await laid(one, other)
        other.stand_still()
        closed = await heard(other, table, VERA)
        assert isinstance(closed, messages.Closed)
        assert (closed.code, closed.again) == ("behind", True)
        other.go_on()
        told = await heard(other, table, VERA)
        assert isinstance(told, messages.Seating)
        assert told.observer == 1

    with_servers(work)


def test_a_table_that_cannot_be_read_is_one_to_come_back_to() -> None:
    """Where it is not in memory at all."""

    async def work(one: Server, other: Server) -> None:
        opened = await open_table(one.tables, GUEST)
        other.stand_still()
        closed = await heard(other, opened.table, opened.keys[0].key)
        assert isinstance(closed, messages.Closed)
        assert (closed.code, closed.again) == ("behind", True)
        assert await other.tables.go_on([opened.table]) == [opened.table]
        other.go_on()
        assert await other.tables.go_on([opened.table]) == []
        while other.process.noted != [None]:  # noqa: ASYNC110 - others may think it plays here
            await asyncio.sleep(0)

    with_servers(work)


def test_who_has_no_key_is_told_so_where_all_is_known() -> None:
    """A server that reads in time refuses for good, as one alone does."""

    async def work(one: Server, other: Server) -> None:
        table, _ = await laid(one, other)
        closed = await heard(other, table, FOE)
        assert isinstance(closed, messages.Closed)
        assert (closed.code, closed.again) == ("no-such-table", False)

    with_servers(work)


def test_what_is_asked_for_is_told_a_little_later() -> None:
    """The record is refused for the time being, then given; a glance says why it shows nothing."""

    async def work(one: Server, other: Server) -> None:
        table, _ = await laid(one, other)
        other.stand_still()
        with pytest.raises(Unread):
            await requested.record(other.tables, table, f"Bearer {VERA}")
        glance = await glances.glance(other.tables, TableKey(table, VERA), "en")
        assert "does not know yet" in glance.why
        other.go_on()
        assert "Vera" in await requested.record(other.tables, table, f"Bearer {VERA}")

    with_servers(work)


def test_an_order_is_judged_by_what_is_kept_when_it_comes() -> None:
    """Whoever is connected already may have heard of what happened before their server has."""

    async def work(one: Server, other: Server) -> None:
        table, key = await laid(one, other)
        async with one.tables.runner(table) as runner:
            turn = await asked(runner.table)
        runner = other.tables._tables[table]  # noqa: SLF001 - nobody is to look meanwhile
        anna = Client(runner, key, "en")
        order = messages.Act(turn.ply, min(turn.legal))
        other.stand_still()
        with pytest.raises(Unread):
            await anna.handle(order)
        other.go_on()
        await anna.handle(order)
        with pytest.raises(Malformed) as late:
            await anna.handle(order)
        assert late.value.key == "stale"

    with_servers(work)


def test_who_was_locked_out_elsewhere_is_not_let_in_by_what_was_known() -> None:
    """What could not be kept is forgotten with the room; when all is read anew, the key that opened
    the seat before neither acts nor sees what came after.
    """

    async def work(one: Server, other: Server) -> None:
        opened = await open_table(one.tables, TWO)
        async with other.tables.runner(opened.table) as runner:
            table, turn = runner.table, await asked(runner.table)
            key = opened.keys[turn.seat].key
            reader = Client(runner, key, "en")
            reader.connect()
            await reader.outgoing()
            other.process.fails = OSError("the disk is full")
            action = min(turn.legal)
            with pytest.raises(OSError, match="full"):
                await table.act(turn.seat, turn.ply, action, fingerprint(key))
            async with one.tables.runner(opened.table) as there:
                await seating.lock(there.table, turn.seat, key, NEW)
            with pytest.raises(Malformed) as refused:
                await table.act(turn.seat, turn.ply, action, fingerprint(key))
            reader.notify()
            with pytest.raises(Malformed) as shown_out:
                await reader.outgoing()
            reader.disconnect()
        assert {refused.value.key, shown_out.value.key} == {"seat-locked"}

    with_servers(work)


async def over(one: Server) -> None:
    """Keep a match of Anna and Bea that is over."""
    chairs = [
        Chair(seat, "me", name, None, taken=True, keys=[fingerprint(name)])
        for seat, name in enumerate(["Anna", "Bea"])
    ]
    version, names = newest("biblios"), ["Anna", "Bea"]
    charter = Charter("old", version, {}, b"s" * 32, digest("host"), names=names)
    room = Room(charter)
    while not room.over:
        room.act(room.seat, room.ply(room.seat), min(room.match.state.legal()))
    await one.process.create(Kept(charter, chairs, list(room.rows), ended=room.ended))


def test_a_rematch_is_of_those_who_sit_there_last() -> None:
    """Whoever locked others out elsewhere has no seat opened to them again by it."""

    async def work(one: Server, other: Server) -> None:
        await over(one)
        await other.remember("old")
        async with one.tables.runner("old") as runner:
            await seating.lock(runner.table, 0, "Anna", NEW)
        other.stand_still()
        opening = asyncio.create_task(rematch(other.tables, "old", "Bea"))
        for _ in range(2):  # who comes in looks for what is new, then whoever was refused
            await other.process.asked.acquire()
        other.go_on()
        found = await opening
        async with other.tables.runner(found.table) as runner:
            assert admit(runner.table, fingerprint(NEW)).observer == 1
            with pytest.raises(Malformed):
                admit(runner.table, fingerprint("Anna"))

    with_servers(work)


def test_what_was_restored_takes_the_place_of_what_was_known() -> None:
    """Where a database goes on from an older copy, no server goes on from what it remembers."""

    async def work(one: Server, other: Server) -> None:
        opened = await open_table(one.tables, TWO)
        table, shelf = opened.table, one.process.shelf
        copy = shelf.kept[table], shelf.known[table]
        await act(one.tables, table)
        await act(other.tables, table)
        shelf.kept[table], shelf.known[table] = copy
        for server in (one, other):
            async with server.tables.runner(table) as runner, runner.table.still():
                assert (await runner.table.room()).rows == copy[0].rows
        await act(other.tables, table)

    with_servers(work)


ASKED: Final[dict[tuple[str, str], dict[str, Any]]] = {  # each of a stranger
    ("POST", "/seats/{seat:int}/join"): {"code": FOE, "key": VERA, "name": "Vera"},
    ("PUT", "/seats/{seat:int}"): {"key": FOE, "level": None},
    ("POST", "/seats/{seat:int}/invitation"): {"host": FOE},
    ("POST", "/seats/{seat:int}/handover"): {"key": FOE},
    ("POST", "/seats/{seat:int}/lock"): {"key": FOE, "new": NEW},
    ("POST", "/seats/{seat:int}/vote"): {"key": FOE, "agrees": True},
    ("PUT", "/seats/{seat:int}/notices"): {"key": FOE},
    ("POST", "/seats/{seat:int}/leagues"): {"key": FOE},
    ("PUT", "/seats/{seat:int}/leagues"): {"key": FOE, "member": NEW, "name": "Foe"},
    ("POST", "/seat"): {"key": FOE, "name": "Foe"},
    ("PUT", "/doors"): {"host": FOE, "watched": True},
    ("POST", "/reports"): {"key": FOE, "seat": 0, "text": "unkind"},
    ("POST", "/rematch"): {"key": FOE},
    ("GET", "/record"): {},
}
UNFENCED: Final = ("notices", "leagues", "reports")
OPEN: Final = {("GET", path) for path in ("", "/words", "/facts")}  # told to anybody
OF_A_TABLE: Final = "/api/tables/{id:str}"


def answered(client: HttpClient, created: CreatedTable) -> set[tuple[int, str]]:
    """By which status and code all of that is answered; what nothing compares with the last change
    when it is kept, also to whoever seems to sit there.
    """
    unfenced = {
        place: body | {"key": created.keys[0]}
        for place, body in ASKED.items()
        if place[1].endswith(UNFENCED)
    }
    answers = [
        client.request(method, created.path + path.replace("{seat:int}", "0"), json=body or None)
        for asked in (ASKED, unfenced)
        for (method, path), body in asked.items()
    ]
    return {(answer.status_code, answer.json()["code"]) for answer in answers}


def test_no_route_refuses_for_good_what_may_have_changed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every route of a table answers by a passing status while its server may be behind."""

    async def late(_: Held) -> bool:
        return False

    with TestClient(create(settings)) as client:
        created = create_table(client, "me", "friend", watched=False)
        for _ in range(2):
            client.get(created.path)  # where there are two servers, both have it in memory
        monkeypatch.setattr(Held, "freshen", late)
        answers = answered(client, created)
        routes = {
            (method, route.path.removeprefix(OF_A_TABLE))
            for route in client.app.routes
            if route.path.startswith(OF_A_TABLE)
            for method in getattr(route, "methods", [])
        }

    assert answers == {(503, "behind")}
    assert {one for one in routes if one[0] in ("GET", "POST", "PUT")} == {*ASKED, *OPEN}
