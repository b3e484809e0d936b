"""Several servers keep the same tables in PostgreSQL: a reader may be at any of them."""

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from litestar.testing import TestClient

from chapterhouse.server import fellows
from chapterhouse.server.app import create
from chapterhouse.server.buses import InMemory, OfDatabase
from chapterhouse.server.databases import Database
from chapterhouse.server.databases.postgresql import Postgresql
from chapterhouse.server.kept import Attendant
from chapterhouse.server.store import Store
from chapterhouse.server.tables import Settings
from databases import laid_out
from server.conftest import ROOMY
from server.seats import notices
from server.talk import (
    PATIENCE,
    CreatedTable,
    HttpClient,
    Talk,
    create_table,
    join,
    key_of,
    sees,
    talk,
)

Pair = tuple[HttpClient, HttpClient]
REVISION = re.compile(r"[0-9a-f]{24}:[0-9]+")  # a name of a table that leads nowhere, and how far


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """The settings of several servers, which tell each other by their database."""
    return Settings(laid_out(tmp_path, "postgresql"), 0, ROOMY, bus=OfDatabase())


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers that keep the same tables."""
    settings = Settings(laid_out(tmp_path_factory.mktemp("many"), "postgresql"), 0, ROOMY)
    with TestClient(create(settings)) as one, TestClient(create(settings)) as other:
        yield one, other


@contextmanager
def apart(settings: Settings) -> Iterator[list[Talk]]:
    """Two people at a table, each at a server of their own."""
    with TestClient(create(settings)) as one, TestClient(create(settings)) as other:
        created = create_table(one, "me", "me")
        with (
            talk(one, created, created.keys[0]) as anna,
            talk(other, created, created.keys[1]) as bram,
        ):
            yield [anna, bram]


def play(everybody: list[Talk], moves: int) -> None:
    """Let whoever is asked move, so many times."""
    for _ in range(moves):
        mine = asked(everybody)
        assert mine
        mine.move()


def hear_all(everybody: list[Talk]) -> None:
    """Hear what has come."""
    for told in everybody:
        while not told.socket.send_queue.empty():
            told.hear()


def asked(everybody: list[Talk]) -> Talk | None:
    """Wait until one of these is asked, and has heard so; None when the match is over for all."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        hear_all(everybody)
        if all([told.position and told.position["ending"] for told in everybody]):
            return None
        for told in everybody:
            if told.position and told.mine:
                return told
        time.sleep(0.002)
    raise AssertionError("nobody is asked")


def told_after(talk: Talk, ply: int) -> list[str]:
    """Wait until something has happened; tell as what somebody was refused until then."""
    while talk.position["ply"] <= ply:
        talk.hear()
    talk.say("speak", language="xx")  # answers come in their order
    talk.until("refused", fits=lambda refused: refused["code"] != "stale")
    codes = [one["code"] for one in talk.heard if one["type"] == "refused"]
    talk.heard.clear()
    return codes


def begun(client: HttpClient, other: HttpClient) -> CreatedTable:
    """A table at one server, at which Vera has come through the other."""
    created = create_table(client, "me", "friend")
    assert join(other, created, 1, "Vera").status_code == 200
    return created


def test_a_match_is_played_at_two_servers(pair: Pair) -> None:
    """Each seat at another server, a bot besides: all are told the same to the end, and are led
    to one rematch.
    """
    created = create_table(pair[0], "me", "me", "uniform")
    with (
        talk(pair[0], created, created.keys[0]) as anna,
        talk(pair[1], created, created.keys[1]) as bram,
    ):
        while mine := asked([anna, bram]):
            mine.move()
        ends = [told.position["ending"] for told in (anna, bram)]
        again = [
            client.post(f"{created.path}/rematch", json={"key": key}).json()["table"]
            for client, key in zip(pair, created.keys.values(), strict=True)
        ]
        bram.until("seating", fits=lambda seating: seating["table"]["rematch"] is not None)

    assert again[0] == again[1]
    assert ends[0]["secret"] == ends[1]["secret"]
    assert ends[0]["points"] == ends[1]["points"]
    assert len(anna.lines) == len(bram.lines)


def test_who_sits_down_and_speaks_is_heard_everywhere(pair: Pair) -> None:
    """Whoever waits at one server sees who comes at the other, hears them, and sees them go."""
    created = create_table(pair[0], "me", "friend")
    with talk(pair[0], created, created.keys[0]) as anna:
        anna.until("seating")
        join(pair[1], created, 1, "Vera")
        anna.until("position")
        with talk(pair[1], created, key_of("Vera")) as vera:
            sees(anna, 0, 1)
            vera.until("position")
            vera.say("talk", text="Good evening")
            anna.say("talk", text="Welcome")
            said = {told.until("said")["text"] for told in (anna, vera) for _ in range(2)}
        sees(anna, 0)
        joined = notices(anna)

    assert said == {"Good evening", "Welcome"}
    assert joined == ["notice-joined"]


def test_a_seat_at_two_servers_knows_of_both(pair: Pair) -> None:
    """One seat open at both is told so at both; nobody frees it while it is used at the other."""
    created = begun(*pair)
    asked_for = {"host": created.host, "frees": True}
    with talk(pair[0], created, key_of("Vera")) as vera:
        vera.until("position")
        with talk(pair[1], created, key_of("Vera")) as again:
            again.until("seating", fits=lambda seating: seating["own"]["windows"] == 2)
            assert vera.until("notice")["key"] == "notice-elsewhere"
        vera.until("seating", fits=lambda seating: seating["own"]["windows"] == 1)
        freed = pair[1].post(f"{created.path}/seats/1/invitation", json=asked_for)

    assert freed.json()["code"] == "seat-in-use"


def test_a_code_is_exchanged_once(pair: Pair) -> None:
    """Of two who come by one link, each at another server, one sits down."""
    created = create_table(pair[0], "me", "friend")
    codes = [
        join(client, created, 1, name).status_code for client, name in zip(pair, "AB", strict=True)
    ]

    assert codes == [200, 409]


def test_of_two_acts_at_once_one_happens(pair: Pair) -> None:
    """The same seat answers at two servers at the same instant, each time something else."""
    created = create_table(pair[0], "me", "me")
    key = created.keys
    with (
        talk(pair[0], created, key[0], seat=0) as a0,
        talk(pair[1], created, key[0], seat=0) as b0,
        talk(pair[0], created, key[1], seat=1) as a1,
        talk(pair[1], created, key[1], seat=1) as b1,
    ):
        windows = {0: (a0, b0), 1: (a1, b1)}
        for _ in range(6):
            mine = asked([a0, b0, a1, b1])
            assert mine
            both = windows[mine.seat]
            for told in both:
                while not (told.position and told.mine):
                    told.hear()
            ply = mine.position["ply"]
            legal = mine.legal()
            both[0].act(legal[0])
            both[1].act(legal[-1])
            refused = [code for told in both for code in told_after(told, ply)]
            assert refused.count("stale") == 1


def test_what_was_not_heard_is_looked_for(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no message comes through, or none is sent, everybody still learns what happened."""
    monkeypatch.setattr(Postgresql, "tell", lambda *_: pytest.fail("told by the database"))
    monkeypatch.setattr(fellows, "LOOKED", 0.05)
    with apart(replace(settings, bus=InMemory())) as everybody:
        play(everybody, 6)


def test_what_others_say_in_the_database_harms_nobody(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever uses the database can say anything where servers listen; they go on listening."""
    monkeypatch.setattr(fellows, "LOOKED", 3_600)
    with apart(settings) as everybody:
        sees(everybody[0], 0, 1)
        engine = settings.database.writing()
        with engine.begin() as connection:
            settings.database.tell(connection, ["", "good evening", "1:1e9", f"{'0' * 24}:-1"])
        engine.dispose()
        play(everybody, 3)


def test_bots_play_on_where_a_server_has_ended(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match of bots goes on at another server, though nobody looks; and so does a table at which
    somebody sits there.
    """
    monkeypatch.setattr(fellows, "LOOKED", 0.05)
    slow = Settings(settings.database, 60, ROOMY)
    with TestClient(create(settings)) as staying:
        with TestClient(create(slow)) as leaving:
            alone = create_table(leaving, "uniform", "uniform")
            company = create_table(leaving, "me", "uniform", options={"first_player": "2"})
            with talk(leaving, company, company.keys[0]) as anna:
                anna.until("position")
                with talk(staying, company, company.keys[0]) as bram:
                    bram.until("position")
        with talk(staying, company, company.keys[0]) as anna:
            anna.asked()
        assert ends(settings, alone)


def test_bots_play_on_where_the_next_server_has_ended_as_well(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that struck the first, and ended before it went on with what that had left, leaves it to
    others, too; who is there is no longer told once nobody plays.
    """
    monkeypatch.setattr(fellows, "LOOKED", 0.05)
    second = Store(settings.database)
    with TestClient(create(Settings(settings.database, 60, ROOMY))) as leaving:
        alone = create_table(leaving, "uniform", "uniform")
        assert _elsewhere(second, alone)
    assert asyncio.run(second.strike()) == [alone.id]
    with TestClient(create(settings)):
        assert ends(settings, alone)
        assert _elsewhere(second, alone, wanted=False) == {}
    asyncio.run(second.close())


def ends(settings: Settings, created: CreatedTable) -> bool:
    """Whether a match comes to its end by itself."""
    end = time.monotonic() + PATIENCE
    store = Store(settings.database)
    while time.monotonic() < end:
        kept = asyncio.run(store.load(created.id))
        if kept and kept.ended:
            break
        time.sleep(0.05)
    asyncio.run(store.close())
    return bool(kept and kept.ended)


def test_nothing_but_a_revision_is_told(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What goes to other servers names a table by nothing that opens it, and says how far it is."""
    told: list[str] = []
    monkeypatch.setattr(Postgresql, "tell", lambda _self, _connection, some: told.extend(some))
    with TestClient(create(settings)) as one:
        created = begun(one, one)
        with (
            talk(one, created, created.keys[0]) as anna,
            talk(one, created, key_of("Vera")) as vera,
        ):
            mine = asked([anna, vera])
            assert mine
            mine.move()
            anna.say("talk", text="Good evening")
            anna.until("said")

    assert len(told) > 3
    assert [one for one in told if not REVISION.fullmatch(one)] == []
    assert created.id not in "".join(told)


def test_what_ended_processes_noted_is_struck(tmp_path: Path) -> None:
    """A process that is there keeps what it notes; one that is not is forgotten."""
    database: Database = laid_out(tmp_path, "postgresql")
    with TestClient(create(Settings(database, 0, ROOMY))) as client:
        created = create_table(client, "me", "me")
        with talk(client, created, created.keys[0]) as anna:
            anna.until("position")
            gone, there = Store(database), Event()
            with database.hearing(gone.process, lambda _: None, there.set):
                assert there.wait(PATIENCE)
                asyncio.run(gone.attend(created.id, [Attendant(1, None, "normal")]))
                sees(anna, 0, 1)
            sees(anna, 0)
            asyncio.run(gone.close())


def test_who_is_back_before_they_are_struck_stays(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process whose connection was lost may be there again when another one strikes it."""
    monkeypatch.setattr(fellows, "LOOKED", 3_600)
    store, seen = Store(settings.database), Postgresql.ended
    with TestClient(create(settings)) as client:
        created = create_table(client, "me", "me")
        with talk(client, created, created.keys[0]) as anna:
            sees(anna, 0)
            before = _elsewhere(store, created)
            answers = [[*before]]
            monkeypatch.setattr(
                Postgresql,
                "ended",
                lambda self, connection: answers.pop() if answers else seen(self, connection),
            )
            asyncio.run(store.strike())
            after = _elsewhere(store, created)
    asyncio.run(store.close())

    assert before
    assert after == before


def _elsewhere(
    store: Store, created: CreatedTable, *, wanted: bool = True
) -> dict[int, list[Attendant]]:
    """Who is at a table, once somebody is; or once nobody is, if that is wanted."""
    end = time.monotonic() + PATIENCE
    found: dict[int, list[Attendant]] = {}
    while time.monotonic() < end:
        kept = asyncio.run(store.load(created.id))
        found = kept.elsewhere if kept else {}
        if bool(found) is wanted:
            break
        time.sleep(0.01)
    return found
