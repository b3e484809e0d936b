"""Lost answers: whoever asks once more for what was done is given the same, and nothing is there
twice. The list of what is asked comes from the published description: a new operation joins it.
"""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from litestar.testing import TestClient

from chapterhouse.core.rule import Malformed
from chapterhouse.server import opening, owners, voting
from chapterhouse.server.accounts import signing_in
from chapterhouse.server.app import create
from chapterhouse.server.rematch import rematch
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.server.tournaments import entry
from chapterhouse.server.tournaments import opening as founding
from chapterhouse.wire.requests import NewChair, NewTable
from chapterhouse.wire.tournaments import NewTournament
from databases import laid_out
from server.calls import Evening, Noted, evening
from server.conftest import ROOMY
from server.provider import CLUB, Provider
from server.served import with_tables
from server.talk import HttpClient, key_of
from server.test_tournaments import NAMES, entered, order, play_round
from server.test_tournaments import new as tournament
from server.world import (
    BOX,
    CUP,
    FINISHED,
    NEW_CUP,
    SEAT,
    TABLE,
    TEXT,
    Body,
    World,
    kept,
    operations,
)

Sent = tuple[str, Body]
MADE: Final = key_of("made")
TWO: Final = [{"kind": "me"}, {"kind": "friend"}]
PROVIDER: Final = Provider()

# What only tells something, or works something out of what it is sent
READS: Final = {
    "post /api/glances", "post /api/games/{game}/edition/read", "post /api/replays",
    "post /api/games/{game}/edition/written", "post /api/replays/review", f"post {CUP}/look",
    "post /api/leagues/found", "post /api/keyrings/found", "post /api/accounts/found",
    "post /api/accounts/begun", f"post {SEAT}/leagues",
}  # fmt: skip
# What is known to be sent twice by nothing, as nobody is told by whom
COUNTS: Final = {"post /api/games/{game}/lessons/{lesson}/reached"}


def of_cup(world: World, what: str, **sent: object) -> Sent:
    return f"/api/tournaments/{world.cup[0]}/{what}", {"key": world.cup[1], **sent}


def returned(world: World) -> Sent:
    """What somebody sends who comes back from the provider."""
    came = world.ask("post", "/api/accounts/begun", {})
    back = PROVIDER.visit(came.pop("at")) | came
    return "/api/accounts/finished", back | {"issuer": back.pop("iss")}


def signed(world: World) -> Sent:
    """What somebody sends who has signed in."""
    ticket = world.ask("post", *returned(world))["ticket"]
    return "/api/accounts/attached", {"secret": "s" * 43, "mark": world.key("m"), "ticket": ticket}


def open_seat(world: World) -> Sent:
    """What somebody sends who sits down at an open table."""
    opened = world.ask("post", "/api/tables", {"game": "biblios", "chairs": TWO, "open": True})
    path = f"/api/tables/{opened['table']}"
    with world.client.websocket_connect(f"{path}/socket") as socket:
        socket.send_json({"type": "hello", "key": opened["host"], "language": "en"})
        socket.receive_json()
        sent = {"key": world.key("Cleo"), "name": "Cleo"}
        assert world.client.post(f"{path}/seat", json=sent).status_code == 200
    return f"{path}/seat", sent  # once more, and now nobody else could


def league(world: World, what: str, **sent: object) -> Sent:
    return f"/api/leagues/{what}", {"member": world.member, **sent}


# What is answered alike however often it is sent, with nothing new in the store
SAME: Final[dict[str, Callable[[World], Sent]]] = {
    "post /api/tables": lambda _: (
        "/api/tables", {"game": "biblios", "chairs": TWO, "made": MADE}),
    "post /api/replays/continuation": lambda _: (
        "/api/replays/continuation",
        {"text": FINISHED.read_text("utf-8"), "ply": 40, "seat": 0, "made": MADE}),
    "post /api/tournaments": lambda _: ("/api/tournaments", NEW_CUP | {"made": MADE}),
    "post /api/games/{game}/editions": lambda world: (
        "/api/games/biblios/editions", {"key": world.key("o"), "text": TEXT, "made": MADE}),
    f"put {BOX}": lambda world: (
        f"/api/editions/{world.box}", {"key": world.key("owner"), "text": TEXT}),
    "put /api/keyrings": lambda world: (
        "/api/keyrings", {"place": world.key("new place"), "after": 0, "text": "sealed"}),
    "post /api/keyrings/dropped": lambda world: (
        "/api/keyrings/dropped", {"place": world.place}),
    "post /api/accounts/attached": signed,
    "post /api/accounts/forgotten": lambda world: (
        "/api/accounts/forgotten", {"mark": world.key("m")}),
    f"post {TABLE}/seat": open_seat,
    f"put {TABLE}/doors": lambda world: (
        f"{world.table.path}/doors", {"host": world.table.host, "new": world.key("host")}),
    f"post {TABLE}/reports": lambda world: (
        f"{world.table.path}/reports", {"key": world.key("Vera"), "seat": 0, "text": "shouts"}),
    f"post {SEAT}/join": lambda world: (
        f"{world.waiting.path}/seats/1/join",
        {"code": world.waiting.codes[1], "key": world.key("Cleo"), "name": "Cleo"}),
    f"post {SEAT}/lock": lambda world: (
        f"{world.table.path}/seats/1/lock",
        {"key": world.key("Vera"), "new": world.key("Vera alone")}),
    f"put {SEAT}": lambda world: (
        f"{world.waiting.path}/seats/0", {"key": world.waiting.host, "level": "1"}),
    f"put {SEAT}/leagues": lambda world: (
        f"{world.table.path}/seats/1/leagues",
        {"key": world.key("Vera"), "member": world.key("u"), "title": "Us", "name": "V"}),
    "put /api/leagues/name": lambda world: league(world, "name", name="Vera the First"),
    "put /api/leagues/key": lambda world: league(world, "key", new=world.key("new member")),
    "post /api/leagues/left": lambda world: league(world, "left"),
    f"post {CUP}/people": lambda world: of_cup(world, "people", key=world.key("C"), name="Cleo"),
    f"put {CUP}/keys": lambda world: of_cup(world, "keys", new=world.key("organiser")),
    f"post {CUP}/orders": lambda world: of_cup(world, "orders", order="next", begun=0),
}  # fmt: skip

# What makes a link: one more in place of the one that was lost; and where that is opened
LINKS: Final[dict[str, Callable[[World], tuple[Sent, Callable[[World, str], Any]]]]] = {
    f"post {SEAT}/invitation": lambda world: (
        (f"{world.table.path}/seats/1/invitation", {"host": world.table.host, "frees": True}),
        opened),
    f"post {SEAT}/handover": lambda world: (
        (f"{world.table.path}/seats/1/handover", {"key": world.key("Vera")}),
        opened),
    f"post {CUP}/links": lambda world: (
        of_cup(world, "links", person=0, name=world.name("Al")),
        lambda world, code: world.client.put(
            f"/api/tournaments/{world.cup[0]}/keys", json={"key": code, "new": world.key("x")})),
}  # fmt: skip

# What is refused once it is done, as there is nothing more to do, and changes nothing by that
DONE: Final[dict[str, Callable[[World], Sent]]] = {
    f"post {BOX}/withdrawn": lambda world: (
        f"/api/editions/{world.box}/withdrawn", {"key": world.key("owner")}),
    "post /api/accounts/finished": returned,
    f"post {SEAT}/vote": lambda world: (
        f"{world.table.path}/seats/{(seat := asked(world))}/vote",
        {"key": (world.table.keys[0], world.key("Vera"))[1 - seat], "agrees": True}),
}  # fmt: skip
BELOW: Final = {f"put {SEAT}/notices", f"post {TABLE}/rematch"}  # tested by themselves


def opened(world: World, code: str) -> Any:  # noqa: ANN401 - an answer
    """Open a seat by the code of a link."""
    body = {"code": code, "key": world.key("phone"), "name": world.name("Vera")}
    return world.client.post(f"{world.table.path}/seats/1/join", json=body)


def asked(world: World) -> int:
    """Who is asked at a table, which the deal chooses."""
    with world.client.websocket_connect(f"{world.table.path}/socket") as socket:
        socket.send_json({"type": "hello", "key": None, "language": "en"})
        while (told := socket.receive_json())["type"] != "position":
            pass
        return int(told["prompt"]["seat"])


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """How a server is run at which people can sign in."""
    return Settings(laid_out(tmp_path_factory.mktemp("lost")), 0, ROOMY, openid=CLUB)


@pytest.fixture(scope="module")
def client(club: Settings) -> Iterator[HttpClient]:
    """A server whose rows the tests look at."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(signing_in, "connected", PROVIDER.client)
        patch.setattr(voting, "ABSENT", 0.0)
        with TestClient(create(club)) as client:
            yield client


def sent(operation: str, client: HttpClient, made: Sent) -> Any:  # noqa: ANN401 - an answer
    """Ask."""
    path, body = made
    return client.request(operation.split(maxsplit=1)[0], path, json=body)


def test_every_operation_is_in_a_list() -> None:
    """A new one has to be thought about: what if its answer is lost?"""
    writing = {one for one in operations() if not one.startswith("get ")}

    assert writing == READS | COUNTS | BELOW | set(SAME) | set(LINKS) | set(DONE)


@pytest.mark.parametrize("operation", SAME)
def test_what_is_asked_for_twice_is_there_once(
    client: HttpClient, club: Settings, operation: str
) -> None:
    """The answer is the same, and so is the store."""
    made = SAME[operation](World(client, f"twice {list(SAME).index(operation)}"))
    first = sent(operation, client, made)
    before = kept(club)
    again = sent(operation, client, made)

    assert first.status_code in {200, 201}, first.text
    assert (again.status_code, again.json()) == (first.status_code, first.json())
    assert kept(club) == before


@pytest.mark.parametrize("operation", LINKS)
def test_a_link_that_was_lost_is_replaced(client: HttpClient, operation: str) -> None:
    """There is one: the first opens nothing any more."""
    world = World(client, f"link {list(LINKS).index(operation)}")
    made, opens = LINKS[operation](world)
    codes = [sent(operation, client, made).json()["code"] for _ in range(2)]
    answers = [opens(world, code) for code in codes]

    assert len(set(codes)) == 2
    assert answers[0].status_code in {404, 409}
    assert answers[1].status_code == 200, answers[1].text


@pytest.mark.parametrize("operation", DONE)
def test_what_is_done_is_not_done_again(client: HttpClient, club: Settings, operation: str) -> None:
    """It is said that there is nothing to do any more, and nothing changes."""
    made = DONE[operation](World(client, f"done {list(DONE).index(operation)}"))
    first = sent(operation, client, made)
    before = kept(club)
    again = sent(operation, client, made)

    assert first.status_code == 200, first.text
    assert again.status_code in {404, 409}
    assert kept(club) == before


def test_a_wish_that_is_sent_twice_is_one(settings: Settings) -> None:
    """Whoever is called is called once."""

    async def work(here: Evening) -> None:
        for _ in range(2):
            await here.wish(0, address="ntfys://ntfy.sh/ann")
        await here.caller.sent()

    evening(settings, work, Noted())

    assert len(kept(settings)["wishes"]) == 1


def test_whoever_withdraws_is_meant_by_name(client: HttpClient) -> None:
    """Sent twice, the order takes nobody else away who has got the number since."""
    world = World(client, "withdraws")
    path, body = of_cup(world, "orders", order="withdraw", person=0, name=world.name("Al"))
    answers = [world.ask("post", path, body) for _ in range(2)]

    assert [[one["name"] for one in told["people"]] for told in answers] == [[world.name("Bo")]] * 2


def test_an_order_that_comes_late_opens_no_round(settings: Settings) -> None:
    """The round it asked for has begun, is over, and the next one was not asked for."""

    async def work(tables: Tables) -> None:
        founded = await entered(tables, tournament("swiss"), NAMES[:2])
        kept = await order(tables, founded, "next", begun=0)
        await play_round(tables, kept)
        again = await order(tables, founded, "next", begun=0)
        assert len(again.course.played) == 1
        assert len((await order(tables, founded, "next", begun=1)).course.played) == 2

    with_tables(settings, work)


def test_a_match_has_one_rematch(settings: Settings) -> None:
    """However often it is asked for, by whoever sat there."""

    async def work(here: Evening) -> None:
        await here.play_to_the_end()
        found = [await rematch(here.tables, here.table, here.keys[seat]) for seat in (0, 0, 1)]
        assert len({one.table for one in found}) == 1

    evening(settings, work, Noted())
    assert len(kept(settings)["matches"]) == 2


def test_what_is_made_by_a_key_belongs_to_it(settings: Settings) -> None:
    """Asked for at once it is there once; whoever has another key gets another one; and what was
    given away since is not given by it.
    """
    new = NewTable("biblios", [NewChair("me"), NewChair("friend")], made=key_of("mine"))
    cup = NewTournament("Cup", "biblios", 2, "robin", made=key_of("mine"))

    async def work(tables: Tables) -> None:
        await owners.share(tables, "biblios", key_of("owner"), TEXT, MADE)
        first, again = await asyncio.gather(*[opening.open_table(tables, new) for _ in range(2)])
        assert first == again
        async with tables.runner(first.table) as runner:
            chair = runner.table.chairs[1]
            joined = chair.joined("0" * 64, "Vera")
            await runner.table.change(lambda: ([joined], []))
        assert (await opening.open_table(tables, new)).codes == []
        founded = await founding.found_tournament(tables, cup)
        await entry.exchange(tables, founded.tournament, founded.host, key_of("another"))
        cup.made = key_of("mine")
        for refused in (
            founding.found_tournament(tables, cup),
            owners.share(tables, "biblios", key_of("thief"), TEXT, MADE),
        ):
            with pytest.raises(Malformed, match=r"there is no|nobody shares"):
                await refused

    with_tables(settings, work)
