"""What belongs to others: whatever id or key is sent where it does not belong, the answer is that
for what there is not, and has nothing of theirs. What is asked comes from the published
description: a new operation joins a list.
"""

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from litestar.testing import TestClient

from chapterhouse.server.app import create
from chapterhouse.server.chairs import fingerprint
from chapterhouse.server.tables import Settings
from databases import laid_out
from server.conftest import ROOMY
from server.talk import CreatedTable, HttpClient, create_table, join, key_of, talk
from server.world import BOX, CUP, SEAT, TABLE, TEXT, Body, World, kept, operations

NOWHERE: Final = "nowhere12345"
NOBODY: Final = key_of("nobody at all")
NEW: Final = key_of("a new key")
# Where anybody may ask who knows the id, and what asks by no id and no key of anybody
ANYBODY: Final = {
    f"get {TABLE}", f"get {TABLE}/words", f"get {TABLE}/facts", f"get {CUP}/files/{{what}}",
    f"get {BOX}", f"post {CUP}/people", f"post {TABLE}/seat",
}  # fmt: skip
OF_NOTHING: Final = {
    "get /api/health", "get /api/ready", "get /api/counting", "get /api/lobby", "get /api/notices",
    "post /api/replays", "post /api/replays/continuation", "post /api/replays/review",
    "post /api/tables", "post /api/tournaments", "put /api/keyrings",
    "post /api/accounts/begun", "post /api/accounts/finished", "post /api/accounts/attached",
    "get /api/games",
}  # fmt: skip
KEY: Final = "KEY"  # where the key stands
# What is sent with a key: where the id stands, of a table, a tournament or a file
KEYED: Final[dict[str, Body]] = {
    f"get {TABLE}/record": {},
    f"post {SEAT}/join": {"code": KEY, "key": NEW, "name": "Foe"},
    f"put {SEAT}": {"key": KEY, "level": "1"},
    f"post {SEAT}/invitation": {"host": KEY, "frees": True},
    f"post {SEAT}/handover": {"key": KEY},
    f"post {SEAT}/lock": {"key": KEY, "new": NEW},
    f"post {SEAT}/vote": {"key": KEY, "agrees": True},
    f"put {SEAT}/notices": {"key": KEY},
    f"post {SEAT}/leagues": {"key": KEY},
    f"put {SEAT}/leagues": {"key": KEY, "member": NEW, "title": "Us", "name": "Foe"},
    f"post {TABLE}/rematch": {"key": KEY},
    f"put {TABLE}/doors": {"host": KEY, "watched": False, "new": NEW},
    f"post {TABLE}/reports": {"key": KEY, "seat": 1, "text": "x"},
    "post /api/glances": {"asked": [{"table": "ID", "key": KEY}]},
    f"post {CUP}/look": {"key": KEY},
    f"post {CUP}/orders": {"key": KEY, "order": "end"},
    f"post {CUP}/links": {"key": KEY, "person": 0, "name": "Al"},
    f"put {CUP}/keys": {"key": KEY, "new": NEW},
    f"put {BOX}": {"key": KEY, "text": TEXT},
    f"post {BOX}/withdrawn": {"key": KEY},
    "post /api/leagues/found": {"member": KEY},
    "put /api/leagues/name": {"member": KEY, "name": "Foe"},
    "put /api/leagues/key": {"member": KEY, "new": NEW},
    "post /api/leagues/left": {"member": KEY},
    "post /api/keyrings/found": {"place": KEY},
    "post /api/keyrings/dropped": {"place": KEY},
    "post /api/accounts/found": {"mark": KEY},
    "post /api/accounts/forgotten": {"mark": KEY},
}
# What tells, to whoever has the id, more than that there is nothing: all may know it anyway, or
# that the file is somebody else's
TELLS: Final = {f"post {CUP}/look", f"put {BOX}", f"post {BOX}/withdrawn"}
WORDS: Final = ("Me", "Vera", "Al", "Bo", "Cup", "Us", "Mine", "sealed")  # of others
WRONG: Final = (NOWHERE, "..", "%00", "-", "x" * 300, "' or 1=1", "Ж")


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Where nobody else keeps anything."""
    often = dict.fromkeys(("glances", "notices", "keyring", "lobby"), 100_000)
    limits = dataclasses.replace(ROOMY, **often)
    return Settings(laid_out(tmp_path_factory.mktemp("foreign")), 0, limits)


@pytest.fixture(scope="module")
def client(alone: Settings) -> Iterator[HttpClient]:
    """A server at which two companies play that know nothing of each other."""
    with TestClient(create(alone), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(scope="module")
def worlds(client: HttpClient) -> tuple[World, World]:
    """Both, with all that there is."""
    both = World(client, "one"), World(client, "two")
    for world in both:
        _ = world.table, world.round, world.member, world.box, world.place
    return both


def ids(world: World) -> dict[str, str]:
    """The ids of a world, by what they are of."""
    return {TABLE: world.table.id, CUP: world.cup[0], BOX: world.box}


def kind_of(operation: str) -> str | None:
    """What the id is of that an operation has; None where a key alone says what is meant."""
    if operation == "post /api/glances":
        return TABLE
    return next((kind for kind in (TABLE, CUP, BOX) if f" {kind}" in operation), None)


def ask(client: HttpClient, operation: str, at: str, key: str, seat: int = 0) -> Any:  # noqa: ANN401 - an answer
    """Ask about what has this id, with a key."""
    method, path = operation.split()
    place = path.replace("{id}", at).replace("{seat}", str(seat)).replace("{what}", "matches.csv")
    body = {name: key if value == KEY else value for name, value in KEYED[operation].items()}
    if "asked" in body:
        body = {"asked": [{"table": at, "key": key}]}
    headers = {"Authorization": f"Bearer {key}"}
    if method == "get":
        return client.get(place, headers=headers)
    return client.request(method, place, json=body)


def told(answer: Any, at: str, world: World) -> tuple[int, str]:  # noqa: ANN401 - an answer
    """An answer without the id that was asked about; it has nothing of anybody."""
    text = answer.text.replace(at, "ID")
    assert answer.status_code < 500, text
    secrets = [world.name(word) for word in WORDS]
    if answer.status_code >= 400:
        assert not [word for word in secrets if word in text]
    return answer.status_code, text


def keys_of(world: World) -> dict[str, str]:
    """All keys that people have there, by what they are to."""
    return {
        "seat": world.table.keys[0],
        "seat by a link": world.key("Vera"),
        "link": world.table.codes[1],
        "table": world.table.host,
        "organiser": world.cup[1],
        "person": world.key("Al"),
        "member": world.member,
        "file": world.key("owner"),
        "list": world.place,
    }


OPENS: Final[dict[str, set[str]]] = {  # which of them do something, where they belong
    TABLE: {"seat", "seat by a link", "link", "table"},
    CUP: {"organiser", "person"},
    BOX: {"file"},
    "leagues": {"member"},
    "keyrings": {"list"},
    "accounts": set(),
}


def foreign(operation: str, own: World, other: World) -> list[str]:
    """All keys that are none to what is asked about."""
    kind = kind_of(operation) or operation.split("/")[2]
    theirs = list(keys_of(other).items())
    if kind_of(operation) is None:  # a key alone says what is meant, whoever has it
        theirs = [one for one in theirs if one[0] not in OPENS[kind]]
    ours = [key for name, key in keys_of(own).items() if name not in OPENS[kind]]
    known = [key for name, key in keys_of(own).items() if name in OPENS[kind]]
    return [*ours, *[key for _, key in theirs], *[fingerprint(key) for key in known], "", " "]


def test_every_operation_is_in_a_list() -> None:
    """A new one has to be thought about: what does it say to whoever has another's id or key?"""
    of_games = {one for one in operations() if "/api/games/" in one}

    assert operations() - of_games == ANYBODY | OF_NOTHING | set(KEYED)


@pytest.mark.parametrize("operation", KEYED)
def test_a_key_to_something_else_is_none(
    client: HttpClient, alone: Settings, worlds: tuple[World, World], operation: str
) -> None:
    """It is answered as a key that nobody has, which, but for what all may know, is answered as
    where there is nothing; in both worlds alike, and nothing changes.
    """
    before, answers = kept(alone), []
    for own, other in (worlds, worlds[::-1]):
        kind = kind_of(operation)
        at = ids(own)[kind] if kind else NOWHERE
        unknown = told(ask(client, operation, at, NOBODY), at, own)
        for key in foreign(operation, own, other):
            answer = told(ask(client, operation, at, key), at, own)
            assert answer == unknown or answer[0] == 400, key
        if operation not in TELLS:
            assert told(ask(client, operation, NOWHERE, NOBODY), NOWHERE, own) == unknown
            answers.append(unknown)

    assert len(set(answers)) <= 1
    assert kept(alone) == before


@pytest.mark.parametrize("operation", [one for one in KEYED if kind_of(one)])
def test_an_id_of_something_else_is_none(
    client: HttpClient, worlds: tuple[World, World], operation: str
) -> None:
    """Nor is one that cannot be any; nor a seat that there is not: with the best of keys."""
    own, _ = worlds
    kind = kind_of(operation)
    others = [at for one in worlds for name, at in ids(one).items() if name != kind]
    best = {TABLE: "table", CUP: "organiser", BOX: "file"}[str(kind)]
    key = keys_of(own)[best]
    nothing = told(ask(client, operation, NOWHERE, key), NOWHERE, own)
    for at in others:
        assert told(ask(client, operation, at, key), at, own) == nothing
    for at in WRONG:
        assert ask(client, operation, at, key).status_code < 500
    for seat in (-2, 7, 10**30) if "{seat}" in operation else ():
        for key in (own.table.keys[0], own.table.host):
            answer = ask(client, operation, own.table.id, key, seat)
            assert answer.status_code in {400, 404, 409}, answer.text


@pytest.mark.parametrize("operation", sorted(ANYBODY))
def test_what_anybody_may_ask_is_of_one_thing(
    client: HttpClient, worlds: tuple[World, World], operation: str
) -> None:
    """An id of another kind, or none, is answered by no such thing."""
    method, path = operation.split()
    kind = kind_of(operation)
    others = [at for name, at in ids(worlds[0]).items() if name != kind]
    codes = set()
    for at in (NOWHERE, *others, *WRONG[1:]):
        place = path.replace("{id}", at).replace("{what}", "matches.csv")
        body = None if method == "get" else {"key": NEW, "name": "Foe"}
        answer = client.request(method, place, json=body)
        assert answer.status_code < 500
        if at in (NOWHERE, *others):
            codes.add((answer.status_code, answer.text.replace(at, "ID")))

    assert len(codes) == 1
    assert {code for code, _ in codes} == {404}


def test_a_league_is_joined_at_its_own_tables(
    client: HttpClient, worlds: tuple[World, World]
) -> None:
    """Whose match is named by somebody else's league is told what they are told of none."""
    own, other = worlds
    path = f"{own.table.path}/seats/0/leagues"
    theirs = other.ask("post", "/api/leagues/found", {"member": other.member})["league"]
    asked = {"key": own.table.keys[0], "name": "Foe"}
    answers = {
        client.put(path, json={**asked, "league": league, "member": member}).text
        for league, member in (
            (theirs, NEW), (NOWHERE, NEW), (own.table.id, NEW), (NOWHERE, other.member),
        )
    }  # fmt: skip

    assert len(answers) == 1
    assert "no-such-league" in answers.pop()


def closed(client: HttpClient, table: CreatedTable, key: str | None) -> str:
    """What a socket is told that does not open."""
    with talk(client, table, key) as reader:
        return str(reader.until("closed")).replace(table.id, "ID")


def test_a_socket_opens_by_its_own_keys(client: HttpClient, worlds: tuple[World, World]) -> None:
    """Any other is answered as at no table; and so is an onlooker where nobody may watch."""
    own, other = worlds
    nothing = closed(client, CreatedTable(NOWHERE, "", {}, {}), NOBODY)
    for key in foreign(f"post {TABLE}/rematch", own, other)[:-2]:
        assert closed(client, own.table, key) == nothing, key
    for at in (own.cup[0], own.box):
        assert closed(client, CreatedTable(at, "", {}, {}), own.table.host) == nothing
    shut = create_table(client, "me", "me", watched=True)
    with talk(client, shut) as onlooker:
        onlooker.until("position")
        onlooker.say("act", ply=onlooker.position["ply"], action=0)
        assert onlooker.until("refused")["code"] == "watching"
        client.put(f"{shut.path}/doors", json={"host": shut.host, "watched": False})
        assert str(onlooker.until("closed")).replace(shut.id, "ID") == nothing
    assert closed(client, shut, None) == nothing
    record = client.get(f"{shut.path}/record")
    assert record.text.replace(shut.id, "") == client.get(
        f"/api/tables/{NOWHERE}/record"
    ).text.replace(NOWHERE, "")


def test_the_key_of_a_freed_seat_is_told_so(client: HttpClient, alone: Settings) -> None:
    """Everywhere alike, and it does nothing any more."""
    created = create_table(client, "me", "friend")
    assert join(client, created, 1, "Vera").status_code == 200
    body = {"host": created.host, "frees": True}
    assert client.post(f"{created.path}/seats/1/invitation", json=body).status_code == 200
    before = kept(alone)
    asked: dict[str, Callable[[], Any]] = {
        operation: lambda operation=operation: ask(  # type: ignore[misc]
            client, operation, created.id, key_of("Vera"), 1
        )
        for operation in KEYED
        if kind_of(operation) == TABLE and operation != "post /api/glances"
    }
    codes = {operation: one().json()["code"] for operation, one in asked.items()}

    assert set(codes.values()) == {"seat-freed"}, codes
    assert kept(alone) == before
