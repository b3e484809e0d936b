"""`chapterhouse export`, `import` and `free`: one table moves, and a seat goes to somebody."""

import asyncio
import json
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from chapterhouse.cli.store import chosen
from chapterhouse.locale import LANGUAGES
from chapterhouse.server import fellows, seating, sharing
from chapterhouse.server.app import create
from chapterhouse.server.databases import Database, lock
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.kept import Attendant
from chapterhouse.server.migrations import migrate
from chapterhouse.server.opening import open_table
from chapterhouse.server.store import Store
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.wire.requests import NewChair, NewTable
from cli.ran import Call
from cli.test_upkeep import all_rows
from databases import fresh
from server.served import act, asked, with_tables
from server.talk import PATIENCE, Talk, create_table, key_of, sees, talk
from server.test_old_tables import TABLES

Told = dict[str, Any]
SAID = "well played"
THREE = NewTable(
    "biblios", [NewChair("me", name="Anna"), NewChair("friend"), NewChair("bot")], open=True
)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A file with one table, at which Anna, Wolfram and a bot play and something was said."""
    file = tmp_path_factory.mktemp("made") / "tables.db"
    tables: list[str] = []

    async def lay(served: Tables) -> None:
        opened = await open_table(served, THREE)
        tables.append(opened.table)
        async with served.runner(opened.table) as runner:
            table = runner.table
            await seating.join(table, 1, opened.codes[0].code, key_of("Wolfram"), "Wolfram")
            while table.chairs[(await asked(table)).seat].level:  # noqa: ASYNC110 - a bot plays
                await asyncio.sleep(0.01)
            await act(served, opened.table)
            await table.talk(0, SAID, table.chairs[0].keys[0], breaks=False)

    with_tables(Settings(Sqlite(file), 0), lay)
    return file, tables[0]


@pytest.fixture
def laid(made: tuple[Path, str], tmp_path: Path) -> tuple[Path, str]:
    """A copy of it."""
    return Path(shutil.copy(made[0], tmp_path / "tables.db")), made[1]


def exported(call: Call, file: Path, table: str) -> Path:
    """The file that a table was written into."""
    to = file.with_name("table.json")
    ran = call("export", table, str(to), f"--store={file}")
    assert (ran.code, ran.err) == (0, "")
    return to


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that a store holds, but when."""
    return {name: rows for name, rows in all_rows(file).items() if rows and name != "results"}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_table_comes_to_another_host(
    call: Call, laid: tuple[Path, str], tmp_path: Path, kind: str
) -> None:
    """Whole, into a file or a database, and once; the file is for the eyes of its owner alone."""
    file, table = laid
    moved = exported(call, file, f"https://table.example.org/table/{table}")
    store = fresh(tmp_path / "other", kind)
    ran = [call("import", str(moved), f"--store={store}") for _ in range(2)]
    checked = call("check", f"--store={store}")
    back = tmp_path / "back.db"
    call("backup", str(back), f"--store={store}")

    assert [(one.code, one.err == "") for one in ran] == [(0, True), (2, False)]
    assert "already" in ran[1].err
    assert moved.stat().st_mode & 0o077 == 0
    assert checked.out == "The one table is as it was played.\n"
    assert rows(file) == rows(back)


@pytest.mark.parametrize("name", TABLES)
def test_tables_of_the_first_release_are_moved(
    call: Call,
    old: Path,
    tmp_path: Path,
    name: str,
) -> None:
    """Whether they wait, are played or are over, with results and names of then."""
    table = TABLES[name]["id"]
    moved = exported(call, old, table)
    store = tmp_path / "new.db"

    assert call("import", str(moved), f"--store={store}").err == ""
    assert call("check", f"--store={store}").out == "The one table is as it was played.\n"
    again = tmp_path / "again.json"
    call("export", table, str(again), f"--store={store}")
    first, second = json.loads(moved.read_text()), json.loads(again.read_text())
    assert first | {"record": ""} == second | {"record": ""}


def cut(told: Told) -> None:
    del told["actions"][1]


def swap(told: Told) -> None:
    told["actions"][2]["action"] = 77


def deal(told: Told) -> None:
    told["match"]["secret"] = "A" * 43 + "="


def shout(told: Told) -> None:
    told["talk"][0]["text"] = "a\u202eb"


def escape(told: Told) -> None:
    told["match"]["id"] = "../../etc/passwd"


def forge(told: Told) -> None:
    told["edition"]["facts"] = {}


def crowd(told: Told) -> None:
    told["chairs"] = told["chairs"] * 9


def promise(told: Told) -> None:
    told["chairs"][2]["level"] = "level of a god"


def smuggle(told: Told) -> None:
    told["chairs"][2]["keys"] = ["0" * 64]


def notify(told: Told) -> None:
    told["notices"] = [{"number": 0, "ply": 0, "key": "cli-about", "slots": {}}]


def choose(told: Told) -> None:
    told["match"]["options"] = {"cheating": "on"}


def rename(told: Told) -> None:
    told["chairs"][0]["name"] = "Wolfram"


def lengthen(told: Told) -> None:
    told["match"]["id"] += "\n"


def pretend(told: Told) -> None:
    told["match"]["release"] = "2026.11.0\x1b[2J\x00"


def more(told: Told) -> None:
    told["more"] = 1


TAMPERED: list[Callable[[Told], None]] = [
    cut, swap, deal, shout, escape, forge, crowd, promise, smuggle, notify, choose, rename,
    lengthen, pretend, more,
]  # fmt: skip


@pytest.mark.parametrize("tamper", TAMPERED, ids=lambda tamper: tamper.__name__)
def test_what_nobody_could_have_played_is_not_brought(
    call: Call, laid: tuple[Path, str], tmp_path: Path, tamper: Callable[[Told], None]
) -> None:
    """A file that somebody has changed is refused in one line, and nothing of it is kept."""
    file, table = laid
    moved = exported(call, file, table)
    told = json.loads(moved.read_text())
    tamper(told)
    moved.write_text(json.dumps(told))
    store = tmp_path / "new.db"
    languages = LANGUAGES if tamper is more else LANGUAGES[:1]
    ran = [call("import", str(moved), f"--store={store}", f"--lang={one}") for one in languages]

    assert {(2, "")} == {(one.code, one.out) for one in ran}
    assert len({one.err for one in ran}) == len(languages)
    assert not store.exists() or not any(rows(store).values())


@pytest.mark.parametrize("whose", ["ours", "theirs"])
def test_only_a_rematch_of_the_same_host_is_one(
    call: Call, laid: tuple[Path, str], whose: str
) -> None:
    """Whoever makes a file cannot lead people from a table of others to their own."""
    file, table = laid
    moved = exported(call, file, table)
    told = json.loads(moved.read_text())
    told["match"] |= {"id": "rematch1", "after": table}
    if whose == "theirs":
        told["match"]["host"] = "A" * 43 + "="
    moved.write_text(json.dumps(told))
    ran = call("import", str(moved), f"--store={file}")
    follows = json.loads(exported(call, file, "rematch1").read_text())["match"]["after"]

    assert ran.code == 0
    assert follows == (table if whose == "ours" else None)


@pytest.mark.parametrize(
    "content", ["", "{}", "[" * 99_999, '{"chapterhouse": 2}', "x" * 5_000_000]
)
def test_what_is_no_table_is_not_brought(call: Call, tmp_path: Path, content: str) -> None:
    """Whatever the file is, nothing breaks."""
    file = tmp_path / "x.json"
    file.write_text(content)
    ran = call("import", str(file), f"--store={tmp_path / 'new.db'}")

    assert (ran.code, ran.out) == (2, "")
    assert "Traceback" not in ran.err


def test_what_no_file_can_hold_is_said(call: Call, laid: tuple[Path, str]) -> None:
    """A table that has become too long, as earlier releases let it, stays where it is."""
    file, table = laid
    with closing(sqlite3.connect(file)) as store, store:
        last = store.execute("select max(ply) from actions").fetchone()[0]
        more = [(table, ply, -1, 0, 0, 0.0) for ply in range(last + 1, last + 20_001)]
        own = "insert into actions (match, ply, seat, action, back, at) values (?, ?, ?, ?, ?, ?)"
        store.executemany(own, more)
    ran = call("export", table, str(file.with_name("table.json")), f"--store={file}")

    assert (ran.code, ran.out) == (2, "")
    assert "20000" in ran.err
    assert "Traceback" not in ran.err


def test_a_seat_is_freed(call: Call, laid: tuple[Path, str]) -> None:
    """What opened it says why it does no more; the new link lets somebody play on, whom a bot
    stood in for, and all are told.
    """
    file, table = laid
    address = f"https://table.example.org/table/{table}"
    ran = call("free", address, "Wolfram", "--bot=greedy", f"--store={file}")
    link = ran.out.splitlines()[-1]
    settings = Settings(chosen(str(file)), 0)
    with TestClient(create(settings), base_url="http://127.0.0.1") as client:
        seats = client.get(f"/api/tables/{table}").json()["chairs"]
        code = link.partition("#")[2]
        body = {"code": key_of("Wolfram"), "key": key_of("Carla"), "name": "Carla"}
        late = client.post(f"/api/tables/{table}/seats/1/join", json=body)
        came = client.post(f"/api/tables/{table}/seats/1/join", json=body | {"code": code})

    assert (ran.code, ran.err) == (0, "")
    assert link.startswith(f"{address}#")
    assert [seat["level"] for seat in seats[:2]] == [None, "greedy"]
    assert (late.status_code, late.json()["code"]) == (409, "seat-freed")
    assert came.status_code == 200


def test_a_seat_is_freed_while_servers_share_a_database(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody who is at the table loses the seat by it, wherever they are; what a server that was
    killed has noted hinders nobody. A server that goes on shows the free seat at once.
    """
    monkeypatch.setattr(fellows, "LOOKED", 3_600)
    database = fresh(tmp_path, "postgresql")
    store = f"--store={database}"
    migrate(database)
    with TestClient(create(Settings(database, 0)), base_url="http://127.0.0.1") as client:
        created = create_table(client, "me", "me")
        with talk(client, created, created.keys[0]) as anna:
            with talk(client, created, created.keys[1]) as bram:
                bram.until("position")
                here(anna, database, created.id, 1)
                refused = call("free", created.id, "2", store)
            here(anna, database, created.id)
            killed = Store(database)
            asyncio.run(killed.attend(created.id, [Attendant(1, None, "normal")]))
            ran = call("free", created.id, "2", "--bot=greedy", store)
            asyncio.run(killed.close())
            anna.until("notice", fits=lambda notice: notice["key"] == "notice-freed")
        seat = client.get(created.path).json()["chairs"][1]

    assert (refused.code, ran.code) == (2, 0)
    assert "is at the table" in refused.err
    assert (seat["owned"], seat["level"]) == (False, "greedy")


def noted(database: Database, table: str, seats: list[int]) -> None:
    """Wait until it is kept who is there, which is a moment after they are told."""
    engine, until = database.reading(), time.monotonic() + PATIENCE
    found: list[int] = []
    while found != seats and time.monotonic() < until:
        with engine.connect() as connection:
            readers = sharing.elsewhere(connection, table, 0).values()
        found = sorted([one.observer for there in readers for one in there])
    engine.dispose()
    assert found == seats


def here(told: Talk, database: Database, table: str, *others: int) -> None:
    """Wait until somebody on the first seat is told that these are there beside them, and it is
    kept.
    """
    sees(told, 0, *others)
    noted(database, table, [0, *others])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("{table}", "Nobody"), "nobody called Nobody sits at this table; try"),
        (("{table}", "4"), "nobody called 4 sits at this table"),
        (("{table}", "3"), "is a bot"),
        (("{table}", "1", "--bot=wise"), "wise"),
        (("nowhere", "1"), "there is no table nowhere"),
    ],
)
def test_what_cannot_be_freed(
    call: Call, laid: tuple[Path, str], words: tuple[str, ...], said: str
) -> None:
    """Whatever is wrong is said in one line, in four languages, and nothing is changed."""
    file, table = laid
    before = rows(file)
    typed = [word.format(table=table) for word in words]
    ran = [call("free", *typed, f"--store={file}", f"--lang={one}") for one in LANGUAGES]

    assert {(2, "")} == {(one.code, one.out) for one in ran}
    assert said in ran[0].err
    assert len({one.err for one in ran}) == 4
    assert rows(file) == before


def test_nothing_is_changed_beneath_a_server(call: Call, laid: tuple[Path, str]) -> None:
    """A server has tables in memory; a table is written out beside it all the same."""
    file, table = laid
    other = file.with_name("copy.json")
    shutil.copy(exported(call, file, table), other)
    with lock.kept(file):
        assert call("export", table, str(other), f"--store={file}").code == 0
        ran = [
            call("free", table, "1", f"--store={file}"),
            call("import", str(other), f"--store={file}"),
        ]

    assert [one.code for one in ran] == [2, 2]
    assert "is in use" in ran[0].err
