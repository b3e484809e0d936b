"""`chapterhouse tables` and `check`: what lies in a store, and whether it is as it was played."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.migrations import migrate
from cli.ran import Call
from databases import fresh
from server.test_old_tables import FILE, TABLES

TAMPERED = {
    "delete from actions where match = ? and ply = 3": "actions are missing",
    "update actions set action = 99 where match = ? and ply = 9": "do not follow from each other",
    "update matches set secret = zeroblob(32) where id = ?": "was not dealt by its secret",
    "update matches set game = 'chess' where id = ?": "does not know the game",
    "update results set result = json_set(result, '$.points[0]', 1) where match = ?": (
        "the result that is kept is another one"
    ),
}


def change(file: Path, statement: str, table: str) -> None:
    """Change what nobody may."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for name in ("update", "delete"):
            connection.execute(f"drop trigger actions_never_{name}")
        connection.execute(statement, (table,))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_are_listed(call: Call, old: Path, language: str) -> None:
    """Each in a line: its name, when something happened, the game, how it stands, who plays."""
    ran = call("tables", f"--store={old}", "--lang", language)

    lines = {line.split()[0]: line for line in ran.out.splitlines() if line[0] != " "}
    read = Translator(language)

    assert (ran.code, ran.err) == (0, "")
    assert lines.keys() == {table["id"] for table in TABLES.values()}
    for table in TABLES.values():
        told = read.text(f"cli-tables-{table['status']}", count=0).partition("0")[0]
        assert told in lines[table["id"]]
        assert "Anna" in lines[table["id"]]


def test_what_was_played_holds(call: Call, old: Path, tmp_path: Path) -> None:
    """All tables of the first release, in a file and in a database."""
    database = fresh(tmp_path, "postgresql")
    assert call("restore", str(old), f"--store={database}").code == 0
    ran = [call("check", f"--store={store}") for store in (old, database)]

    assert [(one.code, one.out) for one in ran] == [
        (0, f"All {len(TABLES)} tables are as they were played.\n")
    ] * 2


@pytest.mark.parametrize("statement", TAMPERED)
def test_what_was_changed_is_found(call: Call, old: Path, statement: str) -> None:
    """Whatever of a finished match is not as it was played is named."""
    table = next(told["id"] for told in TABLES.values() if told["status"] == "over")
    change(old, statement, table)
    ran = call("check", f"--store={old}", "--lang=en")

    assert (ran.code, ran.err) == (1, "")
    assert f"{table}: " in ran.out
    assert TAMPERED[statement] in ran.words
    assert f"Of {len(TABLES)} tables one is not as it was played." in ran.words


def test_tables_of_an_earlier_release_are_told(call: Call, tmp_path: Path) -> None:
    """A file that no server of this release has opened is left as it is."""
    file = tmp_path / "tables.db"
    shutil.copy(FILE, file)
    ran = [call("tables", f"--store={file}", f"--lang={language}") for language in LANGUAGES]

    assert {(2, "")} == {(one.code, one.out) for one in ran}
    assert "was written by an earlier release" in ran[0].err
    assert len({one.err for one in ran}) == 4
    assert file.read_bytes() == FILE.read_bytes()


def test_an_empty_store_says_so(call: Call, tmp_path: Path) -> None:
    """Where there is nothing, that is said."""
    file = tmp_path / "tables.db"
    migrate(Sqlite(file))

    assert call("tables", f"--store={file}").out == "There are no tables.\n"
    assert call("reports", f"--store={file}").out == "Nothing was reported.\n"
    assert call("shared", f"--store={file}").out == "Nobody shares a file.\n"
    assert call("check", f"--store={file}").out == "There are no tables.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_owners_share_is_listed_and_deleted(call: Call, tmp_path: Path, language: str) -> None:
    """Each file by its word, with its name and what it says; and gone once it is deleted."""
    file = tmp_path / "tables.db"
    migrate(Sqlite(file))
    text = 'name = "My box"\n[printing]\nlanguage = "de"\n[box]\nage = { is = 9, by = "book" }\n'
    with closing(sqlite3.connect(file)) as kept, kept:
        row = ("xyz", "biblios", b"anna", text)
        kept.execute("insert into shared_editions values (?, ?, ?, ?, 0, 0, 0)", row)
    store = (f"--store={file}", f"--lang={language}")
    ran = call("shared", *store)

    assert (ran.code, ran.err) == (0, "")
    assert "xyz" in ran.out
    assert "My box" in ran.out
    assert call("shared", "--delete=abc", *store).code == 2
    assert call("shared", "--delete=xyz", *store).code == 0
    assert "xyz" not in call("shared", *store).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_are_listed(call: Call, old: Path, language: str) -> None:
    """Who reports whom, at which table, and what was said there."""
    table = next(told["id"] for told in TABLES.values() if told["status"] == "over")
    with closing(sqlite3.connect(old)) as kept, kept:
        talk = '[[1, "Shame on you!"]]'
        kept.execute("insert into reports values (?, 0, 0, 1, 'is rude', ?, 0)", [table, talk])
    ran = call("reports", f"--store={old}", "--lang", language)

    assert (ran.code, ran.err) == (0, "")
    for told in (table, "is rude", "Shame on you!"):
        assert told in ran.out
