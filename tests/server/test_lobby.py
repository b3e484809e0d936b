"""Open tables: listed while whoever made them waits; and what a host says of who may come."""

import dataclasses
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from litestar.testing import TestClient

from chapterhouse.server import lobby
from chapterhouse.server.app import create
from chapterhouse.server.limits import Limits
from chapterhouse.server.tables import Settings
from databases import counts_alone, file_of
from server.talk import CreatedTable, HttpClient, Message, create_table, key_of, talk

CLOCK = {"kind": "turn", "seconds": 3600, "flag": "6", "increment": 0}
STUCK = 400  # looks, a twentieth of a second each


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a list to be made anew."""
    monkeypatch.setattr(lobby, "FRESH", 0.0)


@pytest.fixture
def alone(settings: Settings) -> Iterator[HttpClient]:
    """A server of one's own, with limits that a test can reach."""
    few = dataclasses.replace(settings, limits=Limits(opened=2, seats=3))
    with TestClient(create(few)) as client:
        yield client


def listed(client: HttpClient, created: CreatedTable) -> Message | None:
    """A table as the lobby has it, if it does."""
    waiting = client.get("/api/lobby").json()["waiting"]
    return next((table for table in waiting if table["table"] == created.id), None)


def until(client: HttpClient, created: CreatedTable, there: Callable[[object], bool]) -> object:
    """Look until a table is in the lobby, or is not: who comes or goes is told a moment later."""
    for _ in range(STUCK):
        found = listed(client, created)
        if there(found):
            return found
        time.sleep(0.05)
    raise AssertionError(found)


def sit(client: HttpClient, created: CreatedTable, name: str, key: str = "") -> object:
    """Sit down: the seat, or what is wrong."""
    sent = {"key": key or key_of(name), "name": name}
    answer = client.post(f"{created.path}/seat", json=sent).json()
    return answer.get("seat", answer.get("code"))


def doors(client: HttpClient, created: CreatedTable, host: str = "", **wished: object) -> Message:
    """Change the doors: the table as it is then, or what is wrong."""
    sent = {"host": host or created.host, **wished}
    answer: Message = client.put(f"{created.path}/doors", json=sent).json()
    return answer


def test_an_open_table_waits_for_anybody(client: HttpClient) -> None:
    """As long as whoever made it is there; whoever sits down plays; a full one is not listed."""
    created = create_table(
        client, "me", "friend", "bot", open=True, options={"penalty": "bluff"}, clock=CLOCK
    )
    closed = create_table(client, "me", "friend")
    assert listed(client, created) is None
    with talk(client, created, created.keys[0]) as maker, talk(client, closed, closed.keys[0]):
        maker.until("seating")
        found = until(client, created, bool)
        assert found == {
            "table": created.id, "game": "biblios", "names": ["Guest"], "bots": 1, "free": 1,
            "options": maker.heard[0]["table"]["options"], "own_box": False, "clock": CLOCK,
        }  # fmt: skip
        assert listed(client, closed) is None
        assert sit(client, closed, "Vera") == "not-open"

        assert [sit(client, created, "Vera") for _ in range(2)] == [1, 1]
        assert listed(client, created) is None
        assert sit(client, created, "Bo") == "not-open"
        maker.until("position")
    with talk(client, created, key_of("Vera")) as vera:
        assert vera.until("seating")["observer"] == 1


def test_a_table_whose_maker_is_away_is_not_listed(client: HttpClient) -> None:
    """An onlooker there does not do; it comes back with its maker."""
    created = create_table(client, "me", "friend", "friend", open=True)
    with talk(client, created) as onlooker:
        onlooker.until("seating")
        with talk(client, created, created.keys[0]):
            until(client, created, bool)
        until(client, created, lambda found: found is None)
        assert sit(client, created, "Vera") == "not-open"
        with talk(client, created, created.keys[0]):
            until(client, created, bool)
            assert sit(client, created, "Vera") == 1
            assert until(client, created, bool)["names"] == ["Guest", "Vera"]  # type: ignore[index]


@pytest.mark.parametrize(
    "name", ["", "Guest", "guest", "\u202eanna", "a\nb", "x" * 41, "Gues\u0442"]
)
def test_hostile_names_do_not_sit_down(client: HttpClient, name: str) -> None:
    """Neither nothing, nor what looks like somebody else or turns the line."""
    created = create_table(client, "me", "friend", open=True)
    with talk(client, created, created.keys[0]) as maker:
        maker.until("seating")
        assert sit(client, created, name, key_of("hostile")) != 1
        assert sit(client, created, "<b>Bo</b>", key_of("bold")) in {1, "bad-name", "no-name"}


def test_a_key_that_opens_something_there_sits_nowhere_else(client: HttpClient) -> None:
    """Neither the host's nor that of another seat; the code of a link neither."""
    created = create_table(client, "me", "friend", "friend", open=True)
    with talk(client, created, created.keys[0]) as maker:
        maker.until("seating")
        assert sit(client, created, "Bo", created.host) == "no-such-table"
        assert sit(client, created, "Bo", created.codes[1]) == "no-such-table"
        assert sit(client, created, "Bo", created.keys[0]) == 0  # sent twice, it would seem
        assert sit(client, created, "Bo", "short") == "malformed-key"


@counts_alone
def test_one_address_has_its_share(alone: HttpClient) -> None:
    """Of open tables and of seats; other pages sit nobody down."""
    tables = [create_table(alone, "me", "friend", "friend", open=True) for _ in range(2)]
    chairs = [{"kind": "me"}, {"kind": "friend"}]
    third = alone.post("/api/tables", json={"game": "biblios", "chairs": chairs, "open": True})
    assert third.json()["code"] == "too-many-open"
    assert doors(alone, create_table(alone, "me", "friend"), open=True)["code"] == "too-many-open"
    foreign = {"Origin": "https://elsewhere.example"}
    sent = {"key": key_of("Bo"), "name": "Bo"}
    answer = alone.post(f"{tables[0].path}/seat", json=sent, headers=foreign)
    assert answer.json()["code"] == "foreign-page"

    told = [sit(alone, tables[0], "Bo") for _ in range(4)]
    assert told == ["not-open", "not-open", "not-open", "too-many-open"]


def test_who_looks_for_company_sees_their_tables(settings: Settings) -> None:
    """A class behind one address has first pages open that ask again and again."""
    few = dataclasses.replace(settings, limits=Limits(glances=1))
    with TestClient(create(few)) as client:
        asked = [client.get("/api/lobby").status_code for _ in range(3)]
        assert [*asked, client.post("/api/glances", json={"asked": []}).status_code] == [200] * 4


def test_one_that_cannot_be_played_hides_no_other(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a newer release may have opened it."""
    monkeypatch.setattr(lobby, "_awaited", lambda _: True)
    with TestClient(create(settings)) as client:
        newer = create_table(client, "me", "friend", open=True)
    with closing(sqlite3.connect(file_of(settings))) as connection, connection:
        connection.execute("update matches set revision = 9, release = '2031.1.0'")
    with TestClient(create(settings)) as client:
        created = create_table(client, "me", "friend", open=True)
        assert client.get(newer.path).json()["code"] == "unplayable"
        assert listed(client, created)
        assert listed(client, newer) is None


def test_a_host_may_want_no_open_tables(settings: Settings) -> None:
    """None is opened then, none is listed, and nobody sits down at one from before."""
    with TestClient(create(settings)) as usual:
        created = create_table(usual, "me", "friend", open=True)
    with TestClient(create(dataclasses.replace(settings, lobby=False))) as client:
        assert client.get("/api/lobby").json() == {"open": False, "waiting": []}
        chairs = [{"kind": "me"}, {"kind": "friend"}]
        asked = {"game": "biblios", "chairs": chairs, "open": True}
        assert client.post("/api/tables", json=asked).json()["code"] == "no-lobby"
        assert sit(client, created, "Vera") == "no-lobby"
        assert doors(client, created, open=True)["code"] == "no-lobby"


def test_a_host_opens_and_closes_doors(client: HttpClient) -> None:
    """Whoever only watches is shown out; nobody but the host may do so; it stays so."""
    created = create_table(client, "me", "friend")
    with talk(client, created, created.keys[0]) as maker, talk(client, created) as onlooker:
        onlooker.until("seating")
        for key in (created.keys[0], created.codes[1], key_of("nobody")):
            assert doors(client, created, key, watched=False)["code"] == "no-such-table"
        assert doors(client, created, open=True)["open"]
        until(client, created, bool)
        assert not doors(client, created, watched=False)["watched"]
        assert onlooker.until("closed")["code"] == "no-such-table"
        seating = maker.until("seating", fits=lambda told: not told["table"]["watched"])
        assert seating["table"]["open"]
        assert not doors(client, created, open=False)["open"]
        assert listed(client, created) is None
    assert client.get(created.path).json()["watched"] is False
    with talk(client, created) as late:
        late.until("closed")


def test_a_match_that_goes_on_is_open_to_nobody(client: HttpClient) -> None:
    """Its host may still say who watches."""
    created = create_table(client, "me", "bot")
    assert doors(client, created, open=True)["code"] == "begun"
    assert doors(client, created, watched=False)["watched"] is False
    assert doors(client, created, watched=True)["watched"] is True


def test_a_host_takes_a_new_key(client: HttpClient) -> None:
    """The old one opens nothing any more; sent twice, it does no harm."""
    created = create_table(client, "me", "bot")
    new = key_of("new host")
    for _ in range(2):
        assert doors(client, created, new=new)["id"] == created.id
    assert doors(client, created, watched=False)["code"] == "no-such-table"
    assert doors(client, created, new, new=created.keys[0])["code"] == "no-such-table"
    assert doors(client, created, new, watched=False)["watched"] is False
