"""Duplicate play: while somebody may still play a deal, nobody sees it at a table that is over."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any, Final

import pytest
from litestar.testing import TestClient

from chapterhouse.server.app import create
from chapterhouse.server.tables import Settings
from databases import file_of
from server.talk import CreatedTable, HttpClient, Message, key_of, talk
from server.world import operations

NAMES: Final = ("Anna", "Bo", "Cleo")
# Every operation of the server, so that a new one must be thought about: those that know nothing of
# tables, or go by a text that whoever asks has; and what those are asked that could tell of one.
OF_NO_TABLE: Final = {
    "get /api/health", "get /api/ready", "get /api/counting", "get /api/games",
    "get /api/games/{game}",
    "get /api/games/{game}/edition", "get /api/games/{game}/examples/{example}",
    "get /api/games/{game}/examples/{example}/attempt", "get /api/games/{game}/lessons",
    "get /api/games/{game}/lessons/{lesson}", "get /api/games/{game}/overview",
    "get /api/games/{game}/rules", "get /api/games/{game}/tips", "get /api/notices",
    "post /api/games/{game}/lessons/{lesson}/reached", "get /api/lobby",
    "post /api/keyrings/found", "put /api/keyrings", "post /api/keyrings/dropped",
    "post /api/accounts/found", "post /api/accounts/begun", "post /api/accounts/finished",
    "post /api/accounts/attached", "post /api/accounts/forgotten",
    "post /api/replays", "post /api/replays/continuation", "post /api/replays/review",
    "post /api/tables", "post /api/tournaments", "get /api/games/{game}/edition/form",
    "post /api/games/{game}/edition/read", "post /api/games/{game}/edition/written",
    "get /api/games/{game}/editions", "post /api/games/{game}/editions",
    "post /api/leagues/found", "put /api/leagues/name", "put /api/leagues/key",
    "post /api/leagues/left",
    "get /api/editions/{id}", "put /api/editions/{id}", "post /api/editions/{id}/withdrawn",
}  # fmt: skip
TABLE, CUP = "/api/tables/{id}", "/api/tournaments/{id}"
ASKED: Final[dict[str, dict[str, Any]]] = {
    f"get {TABLE}": {},
    f"get {TABLE}/words": {},
    f"get {TABLE}/facts": {},
    f"get {TABLE}/record": {},
    f"post {TABLE}/seats/{{seat}}/join": {"code": "KEY", "key": key_of("foe"), "name": "Foe"},
    f"put {TABLE}/seats/{{seat}}": {"key": "KEY", "level": "1"},
    f"post {TABLE}/seats/{{seat}}/invitation": {"host": "KEY", "frees": True},
    f"post {TABLE}/seats/{{seat}}/handover": {"key": "KEY"},
    f"post {TABLE}/seats/{{seat}}/vote": {"key": "KEY", "agrees": True},
    f"put {TABLE}/seats/{{seat}}/notices": {"key": "KEY"},
    f"post {TABLE}/rematch": {"key": "KEY"},
    f"post {TABLE}/seats/{{seat}}/leagues": {"key": "KEY"},
    f"put {TABLE}/seats/{{seat}}/leagues": {"key": "KEY", "member": key_of("m"), "name": "M"},
    f"post {TABLE}/seat": {"key": key_of("foe"), "name": "Foe"},
    f"put {TABLE}/doors": {"host": "KEY", "watched": True},
    f"post {TABLE}/reports": {"key": "KEY", "seat": 1, "text": "x"},
    "post /api/glances": {"asked": [{"table": "TABLE", "key": "KEY"}]},
    f"post {CUP}/look": {"key": "KEY"},
    f"post {CUP}/people": {"key": key_of("foe"), "name": "Foe"},
    f"post {CUP}/orders": {"key": "KEY", "order": "next"},
    f"get {CUP}/files/{{what}}": {},
    f"post {CUP}/links": {"key": "KEY", "person": 0, "name": "Foe"},
    f"put {CUP}/keys": {"key": "KEY", "new": "KEY"},
    f"post {TABLE}/seats/{{seat}}/lock": {"key": "KEY", "new": key_of("new lock")},  # the last
}


def test_every_operation_is_classified() -> None:
    """A new one has to be thought about: could it tell of a table that is over?"""
    assert operations() == OF_NO_TABLE | set(ASKED)


def begun(client: HttpClient) -> tuple[str, str, Message]:
    """Three people in a duplicate round, one of them against a bot: the tournament, its organiser's
    key, and how it stands.
    """
    asked = {
        "name": "Cup", "game": "biblios", "seats": 2, "form": "swiss", "rounds": 2,
        "duplicate": True, "level": "1",
    }  # fmt: skip
    founded = client.post("/api/tournaments", json=asked).json()
    path = f"/api/tournaments/{founded['tournament']}"
    for name in NAMES:
        client.post(f"{path}/people", json={"key": key_of(name), "name": name})
    stands = client.post(f"{path}/orders", json={"key": founded["host"], "order": "next"}).json()
    return path, founded["host"], stands


def secrets_of(settings: Settings) -> set[str]:
    """The secrets of all deals."""
    with closing(sqlite3.connect(file_of(settings))) as connection:
        return {secret.hex() for (secret,) in connection.execute("select secret from matches")}


def play(client: HttpClient, table: CreatedTable, key: str) -> Message:
    """Play a match to its end: what was heard last of the seats."""
    with talk(client, table, key) as person:
        while True:
            heard = person.hear()
            if heard["type"] == "seating" and heard["table"]["status"] == "over":
                assert [
                    one for one in person.heard if one["type"] == "position" and one["ending"]
                ] == []
                return heard
            if heard["type"] == "position" and person.mine:
                person.act()


def told(client: HttpClient, table: str, cup: str, key: str) -> str:
    """All that anybody is answered who asks for everything, with this key."""
    answers = []
    for operation, body in ASKED.items():
        method, path = operation.split()
        place = path.replace(TABLE, f"/api/tables/{table}").replace(CUP, cup)
        place = place.replace("{seat}", "0").replace("{what}", "tournament.json")
        sent = {name: key if value == "KEY" else value for name, value in body.items()}
        if "asked" in sent:
            sent["asked"] = [{"table": table, "key": key}]
        headers = {"Authorization": f"Bearer {key}"}
        asked = {"headers": headers} if method == "get" else {"json": sent}
        answers.append(client.request(method, place, **asked).text)
    return "\n".join(answers)


@pytest.fixture
def client(settings: Settings) -> Iterator[HttpClient]:
    """A server whose store the test looks into."""
    with TestClient(create(settings)) as client:
        yield client


def ended(client: HttpClient, cup: str, host: str, leave: list[bool]) -> Message:
    """Let some withdraw, so that bots end the round: how it stands then."""
    for number in [number for number, leaves in enumerate(leave) if leaves]:
        client.post(f"{cup}/orders", json={"key": host, "order": "withdraw", "person": number})
    while True:
        shown: Message = client.post(f"{cup}/look", json={}).json()
        if shown["played"][0]["over"]:
            return shown


def check_shut(
    client: HttpClient, table: CreatedTable, cup: str, keys: list[str], secret: str
) -> None:
    """Nothing is told, with none of these keys, the first one to a seat; nor to onlookers."""
    for key in keys:
        text = told(client, table.id, cup, key)
        assert secret not in text
        assert not [word for word in ('"ranks":[1', '"ranks": [\n', '"points":[1') if word in text]
        assert ("cards-later" in text) is (key == keys[0])
    with talk(client, table) as onlooker:
        assert onlooker.until("closed")["code"] == "no-such-table"


def test_a_deal_is_shown_when_its_last_table_is_over(
    client: HttpClient, settings: Settings
) -> None:
    """Until then neither players, onlookers nor the organiser are told anything of how the first
    one ended; then everybody may see all of it.
    """
    cup, host, stands = begun(client)
    pairs = stands["played"][0]["tables"]
    own = next(one for one in pairs if -1 in one["people"])
    other = next(one for one in pairs if -1 not in one["people"])
    [name] = [stands["people"][one]["name"] for one in own["people"] if one >= 0]
    table = CreatedTable(own["table"], "", {}, {})
    seals = {client.get(f"/api/tables/{one['table']}").json()["seal"] for one in pairs}
    assert len(seals) == len(secrets_of(settings)) == 1
    [secret] = secrets_of(settings)

    last = play(client, table, key_of(name))
    assert last["table"]["shut"]
    keys = dict.fromkeys([key_of(name), host, *map(key_of, NAMES), "nobody"])
    check_shut(client, table, cup, list(keys), secret)
    shown = ended(client, cup, host, [one["name"] != name for one in stands["people"]])
    assert min([min(one["ranks"]) for one in shown["played"][0]["tables"]]) == 1
    assert secret in client.get(f"/api/tables/{table.id}/record").text
    assert secret in client.get(f"{cup}/files/tournament.json").text
    for one in (table.id, other["table"]):
        with talk(client, CreatedTable(one, "", {}, {})) as onlooker:
            assert onlooker.until("position")["ending"]


def test_no_hints_and_no_rematch(client: HttpClient) -> None:
    """The one would play for somebody; of the other the tournament decides."""
    _, _, stands = begun(client)
    own = next(one for one in stands["played"][0]["tables"] if -1 in one["people"])
    [name] = [stands["people"][one]["name"] for one in own["people"] if one >= 0]
    table = CreatedTable(own["table"], "", {}, {})
    with talk(client, table, key_of(name)) as person:
        person.asked()
        person.say("ask", ply=person.position["ply"])
        assert person.until("refused")["code"] == "no-hints"
    answer = client.post(f"{table.path}/rematch", json={"key": key_of(name)})
    assert answer.json()["code"] == "of-tournament"
