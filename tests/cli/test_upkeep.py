"""`chapterhouse backup` and `delete`: whole copies while a server writes, and tables that go."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from chapterhouse.locale import LANGUAGES
from chapterhouse.server import upkeep
from chapterhouse.server.databases import lock
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.hosted import hosted
from chapterhouse.server.migrations import migrate
from chapterhouse.server.opening import open_table
from chapterhouse.server.schema import KEYRINGS, METADATA, OWN_KEYS
from chapterhouse.server.tables import Settings
from cli.ran import Call
from databases import fresh
from server.served import TWO, act

LONG = 999 * 86_400  # seconds
LISTS = ("matches", "actions", "chairs", "notices", "talk")


@pytest.fixture
def laid(tmp_path: Path) -> tuple[Path, list[str]]:
    """A file with three tables, at each of which something was played; and their names."""
    file = tmp_path / "a % ? tables.db"

    async def lay() -> list[str]:
        migrate(Sqlite(file))
        served = hosted(Settings(Sqlite(file)))
        tables = [(await open_table(served, TWO)).table for _ in range(3)]
        for table in tables:
            await act(served, table)
        await served.close()
        return tables

    return file, asyncio.run(lay())


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """Look into a file."""
    with closing(sqlite3.connect(file)) as connection:
        yield connection


def kept(file: Path) -> dict[str, set[str]]:
    """The tables that each list knows of."""
    with reading(file) as connection:
        names = {name: "id" if name == "matches" else "match" for name in LISTS}
        return {
            name: {row[0] for row in connection.execute(f"select {key} from {name}")}  # noqa: S608 - our own names
            for name, key in names.items()
        }


def test_a_copy_is_whole_though_somebody_writes(
    call: Call, laid: tuple[Path, list[str]], tmp_path: Path
) -> None:
    """What a plain copy would miss is there, in one file; what is not yet committed is not."""
    file, tables = laid
    copy = tmp_path / "copy.db"
    copy.write_text("an old one")
    with lock.kept(file), reading(file) as server:
        server.execute("update matches set watched = 7")
        server.commit()
        server.execute("delete from notices")
        ran = call("backup", str(copy), f"--data={file}")
        server.rollback()

    assert (ran.code, ran.err) == (0, "")
    assert ran.words.endswith("with 3 tables.")
    assert kept(copy)["matches"] == set(tables)
    assert kept(copy)["actions"] == set(tables)
    with reading(copy) as read:
        assert read.execute("select distinct watched from matches").fetchall() == [(7,)]
    assert sorted(path.name for path in tmp_path.glob("*copy*")) == ["copy.db"]


@pytest.mark.parametrize(
    ("to", "data", "said"),
    [
        ("copy.db", "none.db", "none.db"),
        ("copy.db", "text", "text cannot be copied"),
        ("copy.db", ".", "there is no file"),
        ("no/copy.db", "", "there is no folder"),
        (".", "", "is a folder"),
        ("link.db", "", "is the file of the tables itself"),
    ],
)
def test_what_cannot_be_copied(
    call: Call, laid: tuple[Path, list[str]], tmp_path: Path, to: str, data: str, said: str
) -> None:
    """Whatever is wrong is said in one line, in four languages, and nothing is left behind."""
    file, _ = laid
    (tmp_path / "text").write_text("Anna: keep\n" * 100)
    (tmp_path / "link.db").symlink_to(file)
    source = tmp_path / data if data else file
    before = sorted(tmp_path.iterdir())
    words = ("backup", str(tmp_path / to), f"--data={source}")
    ran = [call(*words, f"--lang={language}") for language in LANGUAGES]

    assert {(2, "")} == {(one.code, one.out) for one in ran}
    assert said in ran[0].err
    assert len({one.err for one in ran}) == 4
    assert sorted(tmp_path.iterdir()) == before


def test_a_table_is_deleted_whole(call: Call, laid: tuple[Path, list[str]]) -> None:
    """By its name or its address; of the others everything stays, and so does what protects it."""
    file, (first, second, third) = laid
    one = call("delete", f"--data={file}", f"https://table.example.org/table/{first}#key")
    other = call("delete", f"--data={file}", f"/table/{second}")

    assert [(ran.code, ran.out, ran.err) for ran in (one, other)] == [
        (0, "One table is deleted.\n", "")
    ] * 2
    assert not [name for name, found in kept(file).items() if found - {third}]
    assert kept(file)["actions"] == {third}
    with reading(file) as connection, pytest.raises(sqlite3.IntegrityError, match="stays"):
        connection.execute("delete from actions")
    remains = b"".join(path.read_bytes() for path in file.parent.glob("*tables.db*"))
    assert first.encode() not in remains  # deleted is overwritten
    assert third.encode() in remains


def test_idle_tables_are_deleted(call: Call, laid: tuple[Path, list[str]]) -> None:
    """Whatever happened last at a table counts: that it was laid, played or talked at."""
    file, (first, second, third) = laid
    with reading(file) as connection:
        connection.execute("drop trigger actions_never_update")
        connection.execute(
            "update matches set made = made - 999 * 86400, begun = begun - 999 * 86400"
        )
        connection.execute("update actions set at = at - 999 * 86400 where match <> ?", (first,))
        connection.execute("insert into talk values (?, 0, 0, 'hello', strftime('%s'))", (second,))
        connection.commit()
    said = [
        call("delete", f"--data={file}", f"--older-than={days}").out for days in (1000, 998, 998)
    ]

    assert said == ["There was nothing to delete.\n", "One table is deleted.\n",
                    "There was nothing to delete.\n"]  # fmt: skip
    assert kept(file)["matches"] == {first, second}
    assert third not in upkeep.idle(Sqlite(file), 1)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "name either a table or --older-than"),
        (["x", "--older-than=3"], "name either a table or --older-than"),
        (["--older-than=0"], "--older-than is at least 1"),
        (["--older-than=many"], "--older-than needs a whole number"),
        (["nowhere"], "there is no table nowhere in"),
        (["x", "--data=none.db"], "none.db"),
    ],
)
def test_what_cannot_be_deleted(
    call: Call, laid: tuple[Path, list[str]], words: list[str], said: str
) -> None:
    """Whatever is wrong is said in one line, in four languages, and nothing is deleted."""
    file, tables = laid
    data = [] if "--data=none.db" in words else [f"--data={file}"]
    ran = [call("delete", *words, *data, f"--lang={language}") for language in LANGUAGES]

    assert {(2, "")} == {(one.code, one.out) for one in ran}
    assert said in ran[0].err
    assert len({one.err for one in ran}) == 4
    assert kept(file)["matches"] == set(tables)


def test_nothing_is_deleted_beneath_a_server(call: Call, laid: tuple[Path, list[str]]) -> None:
    """A server has tables in memory: it would go on with one that is gone."""
    file, tables = laid
    with lock.kept(file):
        ran = call("delete", tables[0], f"--data={file}")

    assert (ran.code, ran.out) == (2, "")
    assert "is in use" in ran.err
    assert kept(file)["matches"] == set(tables)


def test_tables_go_to_a_database_and_back(
    call: Call, laid: tuple[Path, list[str]], tmp_path: Path
) -> None:
    """Every row of a file comes to a database of PostgreSQL, and from there into a file again;
    there tables are deleted as in a file, and none is brought to where some are.
    """
    file, tables = laid
    database = fresh(tmp_path, "postgresql")
    store, copy = f"--store={database}", tmp_path / "copy.db"
    ran = [call("restore", str(file), store), call("backup", str(copy), store)]

    assert [(one.code, one.err) for one in ran] == [(0, "")] * 2
    assert ran[0].out.replace("\n", "") == f"3 tables lie in {database} again."
    assert all_rows(file) == all_rows(copy)
    assert copy.stat().st_mode & 0o077 == 0  # it holds the secrets of all tables
    assert "a copy is only brought to where there are none" in call("restore", str(copy), store).err
    assert "One table is deleted." in call("delete", tables[0], store).out
    assert "Nothing was counted yet" in call("stats", store).words
    assert set(upkeep.idle(database, 0)) == set(tables[1:])


def test_every_list_comes_along(call: Call, laid: tuple[Path, list[str]], tmp_path: Path) -> None:
    """Whatever people keep, also by a list that is added later, is in a copy, and comes to a
    database and back; only who was there at the time does not.
    """
    file, tables = laid
    fill(file, tables[0])
    database = fresh(tmp_path, "postgresql")
    store, copy = f"--store={database}", tmp_path / "copy.db"
    ran = [call("restore", str(file), store), call("backup", str(copy), store)]

    assert [(one.code, one.err) for one in ran] == [(0, "")] * 2
    assert [name for name, rows in all_rows(file).items() if not rows] == []
    assert all_rows(copy) == all_rows(file) | {"attendance": []}


def fill(file: Path, table: str) -> None:
    """Let each list have a row, of this table if of one."""
    kinds = {bytes: b"\xff", object: {"a": [1, "ü"]}, str: "word", float: 1.5, int: 1, bool: True}
    engine = Sqlite(file).writing()
    with engine.begin() as connection:
        for rows in METADATA.sorted_tables:
            if not connection.execute(select(rows).limit(1)).first():
                values = {one.name: kinds[one.type.python_type] for one in rows.columns}
                if "match" in values:
                    values["match"] = table
                connection.execute(insert(rows).values(values))
    engine.dispose()


@pytest.mark.parametrize("spoilt", ["cut", "bitten", "newer"])
def test_what_is_not_whole_is_not_brought(
    call: Call, laid: tuple[Path, list[str]], tmp_path: Path, spoilt: str
) -> None:
    """A copy of which a part is missing, or was written by a later release, is refused in one line
    before anything is made of it.
    """
    file, _ = laid
    copy, store = tmp_path / "copy.db", tmp_path / "new.db"
    assert call("backup", str(copy), f"--store={file}").code == 0
    content = copy.read_bytes()
    if spoilt == "cut":
        copy.write_bytes(content[: len(content) // 2])
    elif spoilt == "bitten":
        copy.write_bytes(content[:-8_192] + b"\xff" * 4_096 + content[-4_096:])
    else:
        with reading(copy) as connection, connection:
            connection.execute("update alembic_version set version_num = '9999'")
    ran = [call("restore", str(copy), f"--store={store}", f"--lang={one}") for one in LANGUAGES]

    assert {(2, "")} == {(one.code, one.out) for one in ran}
    assert ("newer release" if spoilt == "newer" else "cannot be copied") in ran[0].err
    assert "copy.db" in ran[0].err
    assert len({one.err for one in ran}) == 4
    assert not store.exists()


def test_what_a_server_made_by_itself_hinders_no_copy(
    call: Call, laid: tuple[Path, list[str]], tmp_path: Path
) -> None:
    """It may have been started before the copy came: its own keys give way to those of the copy;
    what people keep there does not.
    """
    file, tables = laid
    fill(file, tables[0])
    started, used = tmp_path / "started.db", tmp_path / "used.db"
    for store, rows in ((started, OWN_KEYS), (used, KEYRINGS)):
        migrate(Sqlite(store))
        engine = Sqlite(store).writing()
        with engine.begin() as connection, reading(file) as copy:
            (row,) = copy.execute(f"select * from {rows.name}")  # noqa: S608 - our own names
            connection.execute(insert(rows).values(row))
        engine.dispose()
    ran = [call("restore", str(file), f"--store={store}") for store in (started, used)]

    assert [one.code for one in ran] == [0, 2]
    assert "what people keep beside tables" in ran[1].err
    assert all_rows(started) == all_rows(file) | {"attendance": []}


def all_rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that a file holds, by list."""
    with reading(file) as connection:
        return {
            name: sorted(connection.execute(f"select * from {name}"))  # noqa: S608 - our own names
            for name in METADATA.tables
        }


@pytest.mark.parametrize(
    ("store", "said"),
    [
        ("mysql://anna:secret@host/tables", "begins with postgresql://, not with mysql://"),
        ("postgresql://anna:secret@host:port/tables", "in this form"),
        ("postgresql://anna:secret@127.0.0.1:1/tables", "cannot be kept in postgresql://anna:***@"),
    ],
)
def test_what_is_no_store(call: Call, store: str, said: str) -> None:
    """Whatever is wrong is said in one line, in four languages, and never with the password."""
    ran = [call("delete", "x", f"--store={store}", f"--lang={language}") for language in LANGUAGES]

    assert {(2, "")} == {(one.code, one.out) for one in ran}
    assert said in ran[0].err
    assert len({one.err for one in ran}) == 4
    assert not [one.err for one in ran if "secret" in one.err]


def test_a_store_is_taken_from_the_environment(
    call: Call, laid: tuple[Path, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An address with a password need not stand in a command line, which others may read."""
    file, tables = laid
    monkeypatch.setenv("CHAPTERHOUSE_STORE", str(file))

    assert call("delete", tables[0]).code == 0
    assert kept(file)["matches"] == set(tables[1:])
