"""The file of the tables is created, left alone when it is up to date, refused when it is no such
file.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.exc import SQLAlchemyError

from chapterhouse.server import migrations
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.migrations import migrate
from chapterhouse.server.schema import METADATA
from chapterhouse.server.store import Store


def laid_out(file: Path) -> list[tuple[str, str]]:
    """What the file says of its lists and triggers."""
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("select name, sql from sqlite_master order by name")
        return [(name, sql or "") for name, sql in found]


def test_a_file_is_made_with_its_folder(tmp_path: Path) -> None:
    """Where there is nothing, all lists are made, just as the program reads them."""
    file = tmp_path / "new folder" / "with % and ü" / "tables.db"
    migrate(Sqlite(file))
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), METADATA)
    engine.dispose()

    assert found == []


@pytest.mark.parametrize("name", ["a?b.db", "a%41.db", "a#b", ":memory:", "file:x?mode=memory"])
def test_the_file_is_the_one_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Whatever signs are in its name, tables are kept in that file and no other."""
    monkeypatch.chdir(tmp_path)
    file = Path(name)
    migrate(Sqlite(file))
    store = Store(Sqlite(file))
    asyncio.run(store.check())
    asyncio.run(store.close())

    assert {one.name.removesuffix("-wal").removesuffix("-shm") for one in tmp_path.iterdir()} == {
        name
    }
    assert "actions" in dict(laid_out(file.absolute()))


def test_an_empty_file_is_filled(tmp_path: Path) -> None:
    """A file of no bytes is as good as none."""
    (tmp_path / "tables.db").touch()
    migrate(Sqlite(tmp_path / "tables.db"))

    assert "actions" in dict(laid_out(tmp_path / "tables.db"))


def test_a_file_is_made_ready_once(tmp_path: Path) -> None:
    """Opened again, a file stays as it is."""
    migrate(Sqlite(tmp_path / "tables.db"))
    before = laid_out(tmp_path / "tables.db")
    migrate(Sqlite(tmp_path / "tables.db"))

    assert before == laid_out(tmp_path / "tables.db")


def test_the_way_back(tmp_path: Path) -> None:
    """Undone, the steps leave nothing but the note of where they stand."""
    file = tmp_path / "tables.db"
    migrate(Sqlite(file))
    recipe = Config()
    recipe.set_main_option("script_location", str(migrations.HERE))
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        recipe.attributes["connection"] = connection
        command.downgrade(recipe, "base")
    engine.dispose()

    assert [name for name, _ in laid_out(file) if "auto" not in name] == ["alembic_version"]


def test_what_is_no_file_of_tables_is_refused(tmp_path: Path) -> None:
    """A text, a folder, and a place that cannot be are refused, and left as they are."""
    text = tmp_path / "text"
    text.write_text("Anna: keep\n" * 200)
    for file in (text, tmp_path, text / "below", Path("/dev/null")):
        with pytest.raises((OSError, SQLAlchemyError)):
            migrate(Sqlite(file))

    assert text.read_text().startswith("Anna")


def test_lists_of_somebody_else_are_left_alone(tmp_path: Path) -> None:
    """A file in which another program keeps its matches is refused, and nothing is added."""
    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("create table matches (wood)")
    before = laid_out(file)
    with pytest.raises(SQLAlchemyError):
        migrate(Sqlite(file))

    assert before == laid_out(file)


def test_a_file_that_is_at_two_steps_is_refused(tmp_path: Path) -> None:
    """One that somebody has put together by hand is said to be no file of ours, and left as is."""
    file = tmp_path / "tables.db"
    migrate(Sqlite(file))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("insert into alembic_version values ('0002')")
    with pytest.raises(OSError, match="0002"):
        migrate(Sqlite(file))


MATCH = (
    "insert into matches (id, game, revision, options, secret, host, watched, made, edition,"
    " release, continued, clock) values (?, 'biblios', 1, '{}', '', '', 0, 0, 'e', '', 0, ?)"
)
SETTLED = "insert into standing (match, seat, key, answer, leaves_open) values (?, 1, 'k', '{}', 0)"


def test_what_was_settled_in_matches_that_are_over_goes(tmp_path: Path) -> None:
    """Earlier releases left it where time had ended a match; where a bot plays on, it stays."""
    file = tmp_path / "tables.db"
    migrate(Sqlite(file))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update alembic_version set version_num = '0018'")
        connection.execute("insert into editions values ('e', 'biblios', '{}')")
        for name, flag in (("lost", "ends"), ("bot", "6"), ("going", "ends")):
            connection.execute(MATCH, (name, f'{{"flag": "{flag}"}}'))
            connection.execute(SETTLED, (name,))
        for name in ("lost", "bot"):
            connection.execute("insert into actions values (?, 0, 1, -4, 0, 1.0)", (name,))
    migrate(Sqlite(file))
    with closing(sqlite3.connect(file)) as connection:
        left = connection.execute("select match from standing order by match").fetchall()

    assert left == [("bot",), ("going",)]
