"""Keys to seats: only the owner has one, not who runs the table, sits there too or finds a link."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from litestar.testing import TestClient

from chapterhouse.core.rule import Malformed
from chapterhouse.locale import Translator
from chapterhouse.server import seating
from chapterhouse.server.app import create
from chapterhouse.server.chairs import fingerprint, fresh_id
from chapterhouse.server.opening import open_table
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.wire.requests import NewChair, NewTable
from databases import file_of
from server.seats import (
    FOE,
    PHONE,
    VERA,
    ask,
    hand_over,
    last,
    made,
    offer,
    opens,
    refusals,
    with_vera,
)
from server.served import with_tables
from server.talk import HttpClient, create_table, join, key_of, talk


def test_the_host_has_no_key_to_the_seat_of_a_friend(client: HttpClient) -> None:
    """What the host got when the table was opened opens nothing once the friend has come."""
    created = with_vera(client)

    assert set(created.keys) == {0}
    assert opens(client, created, created.codes[1]) == "invitation-used"
    assert refusals(client, created, created.codes[1]) == {"invitation-used"}
    assert opens(client, created, VERA) == "1"
    assert opens(client, created, created.host) == opens(client, created, None) == "2"


def test_neither_host_nor_rival_handles_the_key_of_another(client: HttpClient) -> None:
    """A key to the table, or to another seat, makes no key to this one."""
    created = create_table(client, "me", "friend", "friend")
    join(client, created, 1, "Vera")
    join(client, created, 2, "Walt")
    for key in (created.host, created.keys[0], key_of("Walt")):
        answers = [
            join(client, created, 1, "Vera", code=key, key=FOE),
            ask(client, created, "handover", key=key),
            ask(client, created, "lock", key=key, new=FOE),
        ]
        assert {answer.json()["code"] for answer in answers} == {"no-such-table"}
    for key in (created.keys[0], key_of("Walt"), VERA, created.codes[1]):
        answer = ask(client, created, "invitation", host=key, frees=True)
        assert answer.json()["code"] in {"no-such-table", "invitation-used"}

    assert opens(client, created, FOE) == "no-such-table"


def test_no_answer_and_no_message_tells_a_key(client: HttpClient) -> None:
    """Neither those who join nor those at the table are sent a key or a code of anybody."""
    created = create_table(client, "me", "friend", "friend")
    with talk(client, created, created.host) as host, talk(client, created) as onlooker:
        said = [join(client, created, 1, "Vera").text, client.get(created.path).text]
        hand_over(client, created)
        said += [ask(client, created, "lock", key=VERA, new=PHONE).text]
        said += [join(client, created, 2, "Walt").text]
        for reader in (host, onlooker):
            reader.until("position")
            said += [str(message) for message in reader.heard]
    secrets = [
        created.host,
        *created.keys.values(),
        *created.codes.values(),
        VERA,
        PHONE,
        key_of("Walt"),
    ]

    assert not [secret for secret in secrets for text in said if secret in text]


def test_a_bot_in_between_opens_no_hand(client: HttpClient) -> None:
    """The host may give a seat to a bot and back: the hand stays with its owner."""
    created = with_vera(client)
    for level in ("greedy", None):
        body = {"key": created.host, "level": level}
        assert client.put(f"{created.path}/seats/1", json=body).status_code == 200
        assert opens(client, created, created.codes[1]) == "invitation-used"
        assert ask(client, created, "invitation", host=created.host).json()["code"] == "seat-taken"

    assert opens(client, created, VERA) == "1"


@pytest.mark.parametrize("watched", [True, False])
def test_an_invitation_shows_no_match(client: HttpClient, *, watched: bool) -> None:
    """A link that was not used yet shows who sits at the table: no hand, no record, no talk."""
    created = create_table(client, "me", "friend", watched=watched)
    client.put(
        f"{created.path}/seats/1", json={"key": created.host, "level": "uniform"}
    )  # it begins
    record = {"Authorization": f"Bearer {created.codes[1]}"}
    with (
        talk(client, created, created.keys[0]) as anna,
        talk(client, created, created.codes[1]) as vera,
    ):
        anna.asked()
        anna.say("talk", text="hello")
        anna.until("said")
        vera.say("act", ply=0, action=0)
        refused = vera.until("refused")
        seating = vera.heard[0]

    assert (refused["code"], refused["ply"]) == ("not-seated", -1)
    assert (seating["observer"], seating["offer"], seating["own"]) == (-2, offer(again=False), None)
    assert {message["type"] for message in vera.heard} == {"seating", "refused"}
    assert client.get(f"{created.path}/record", headers=record).json()["code"] == "not-seated"


def test_of_two_who_have_a_link_one_sits_down(client: HttpClient) -> None:
    """Whoever comes second is told by whom the seat was taken, at once where they look at it."""
    created = create_table(client, "me", "friend", "friend")
    with talk(client, created, created.codes[1], "de") as late:
        late.until("seating")
        assert join(client, created, 1, "Vera").status_code == 200
        closed = last(late)
    again = join(client, created, 1, "Vera", key=FOE)

    assert closed["code"] == again.json()["code"] == "invitation-used"
    assert closed["text"] == Translator("de").text("error-invitation-used", name="Vera")
    assert "Vera" in again.json()["text"]


def test_of_two_who_join_at_once_one_sits_down(settings: Settings) -> None:
    """Whoever of them it is, the other's key opens nothing."""

    async def work(served: Tables) -> None:
        opened = await open_table(served, NewTable("biblios", [NewChair("me"), NewChair("friend")]))
        code = opened.codes[0].code
        async with served.runner(opened.table) as runner:
            both = [seating.join(runner.table, 1, code, key, "Vera") for key in (VERA, FOE)]
            done = await asyncio.gather(*both, return_exceptions=True)
            chair = runner.table.chairs[1]

        assert [type(one) for one in done] == [type(None), Malformed]
        assert chair.keys == [fingerprint(VERA)]

    with_tables(settings, work)


def test_who_lost_the_answer_sits_all_the_same(settings: Settings) -> None:
    """The server dies between its promise and its answer: the browser sends the same once more."""
    with TestClient(create(settings)) as client:
        created = with_vera(client)
    with TestClient(create(settings)) as client:
        answer = join(client, created, 1, "Vera")
        foe = join(client, created, 1, "Vera", key=FOE)

        assert (answer.status_code, foe.status_code) == (200, 409)
        assert opens(client, created, VERA) == "1"


def test_a_key_in_use_is_no_new_key(client: HttpClient) -> None:
    """Nobody makes a link of somebody else open the own seat, by taking its code for a key."""
    created = create_table(client, "me", "friend", "friend")
    for key in (created.codes[2], created.codes[1], created.host, created.keys[0]):
        assert join(client, created, 1, "Vera", key=key).status_code == 404
    join(client, created, 1, "Vera")

    assert ask(client, created, "lock", key=VERA, new=created.codes[2]).status_code == 404
    assert opens(client, created, created.codes[2]) == "-2"


@pytest.mark.parametrize("more", ["\n", " ", "k" * 80])
def test_a_key_is_letters_and_nothing_else(client: HttpClient, more: str) -> None:
    """A browser that makes another key than it may sits down with none."""
    created = create_table(client, "me", "friend")

    assert join(client, created, 1, "Vera", key=VERA + more).status_code == 400
    assert join(client, created, 1, "Vera").status_code == 200


def test_a_new_invitation_replaces_the_old_one(client: HttpClient) -> None:
    """Only the host makes one, for a seat that nobody has a key to, and for none of a bot."""
    created = create_table(client, "me", "friend", "bot")
    codes = [
        ask(client, created, "invitation", host=created.keys[0]).json()["code"],
        ask(client, created, "invitation", host=created.host, seat=2).json()["code"],
        ask(client, created, "invitation", host=created.host, seat=0).json()["code"],
    ]
    fresh = made(ask(client, created, "invitation", host=created.host))

    assert codes == ["no-such-table", "no-person", "seat-taken"]
    assert opens(client, created, created.codes[1]) == "invitation-replaced"
    assert join(client, created, 1, "Vera").json()["code"] == "invitation-replaced"
    assert join(client, created, 1, "Vera", code=fresh).status_code == 200


def test_no_secret_is_kept_or_logged(
    settings: Settings, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the file nor the log, in which everything is written down, has a key or a code."""
    caplog.set_level("DEBUG")
    with TestClient(create(settings), raise_server_exceptions=False) as client:
        created = with_vera(client)
        code = hand_over(client, created)
        opens(client, created, VERA)
        opens(client, created, created.codes[1])
        monkeypatch.setattr(seating, "fresh_key", lambda: 1 / 0)
        assert ask(client, created, "handover", key=VERA).status_code == 500
        monkeypatch.undo()
        with closing(sqlite3.connect(file_of(settings))) as other:
            other.execute("drop table notices")
        assert ask(client, created, "invitation", host=created.host, frees=True).status_code == 500
    kept = b"".join([file.read_bytes() for file in file_of(settings).parent.iterdir()])
    secrets = [created.host, *created.keys.values(), *created.codes.values(), VERA, code]

    assert "notices" in caplog.text
    assert "parameters hidden" in caplog.text
    assert not [secret for secret in secrets if secret in caplog.text or secret.encode() in kept]


def test_no_table_is_named_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """`chapterhouse delete NAME` takes every name."""
    names = iter(["-bcd", "-", "abc-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(names))

    assert fresh_id() == "abc-"
