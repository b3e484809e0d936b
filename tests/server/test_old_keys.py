"""Keys of the release before: what somebody else could know is exchanged for what nobody can."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from litestar.testing import TestClient
from msgspec import json
from sqlalchemy import create_engine

from chapterhouse.server import migrations
from chapterhouse.server.app import create
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.migrations import migrate
from chapterhouse.server.tables import Settings
from databases import file_of
from server.talk import CreatedTable, HttpClient, join, key_of, talk

OLD = Path(__file__).parent / "old/tables-2026.11.0.db"
TABLES: dict[str, Any] = json.decode(OLD.with_suffix(".json").read_bytes())


@pytest.fixture
def old(settings: Settings) -> Iterator[HttpClient]:
    """A server that goes on with a file of the release before."""
    shutil.copy(OLD, file_of(settings))
    with TestClient(create(settings)) as client:
        yield client


def created(name: str) -> CreatedTable:
    """A table of that file: whoever had a key has the same text now, as key or code."""
    table = TABLES[name]
    keys = {int(seat): key for seat, key in table["keys"].items()}
    return CreatedTable(table["id"], table["host"], keys, keys)


def opens(client: HttpClient, table: CreatedTable, key: str) -> object:
    """What opens with a key or a code: the observer and the seat on offer, or why nothing does."""
    with talk(client, table, key) as anybody:
        first = anybody.hear()
    return first.get("code") or (first["observer"], first["offer"] and first["offer"]["seat"])


@pytest.mark.parametrize("name", TABLES)
def test_keys_at_the_screen_of_the_host_stay(old: HttpClient, name: str) -> None:
    """Nobody else had them; and the table is still the host's to run."""
    table = created(name)
    gallery = len(old.get(table.path).json()["chairs"])

    assert opens(old, table, table.keys[0]) == (0, None)
    assert opens(old, table, table.host) == (gallery, None)


def test_a_link_that_was_not_used_invites_as_before(old: HttpClient) -> None:
    """The friend sits down by it, and the match begins."""
    table = created("waiting")

    assert opens(old, table, table.codes[1]) == (-2, 1)
    assert join(old, table, 1, "Vera").status_code == 200
    assert old.get(table.path).json()["status"] == "playing"


def test_the_key_of_a_friend_is_exchanged_by_whoever_comes_first(old: HttpClient) -> None:
    """The host knew it too: it opens nothing before, and all are told when it is exchanged."""
    table = created("joined")
    record = {"Authorization": f"Bearer {table.codes[1]}"}
    with talk(old, table, table.keys[0]) as anna:
        anna.until("seating")
        assert opens(old, table, table.codes[1]) == (-2, 1)
        assert old.get(f"{table.path}/record", headers=record).json()["code"] == "not-seated"
        assert join(old, table, 1, "Bram").status_code == 200
        told = anna.until("notice")
    host = join(old, table, 1, "Bram", key=key_of("host"))

    assert told["key"] == "notice-renewed"
    assert "Bram" in told["text"]
    assert host.json()["code"] == opens(old, table, table.codes[1]) == "invitation-used"
    assert opens(old, table, key_of("Bram")) == (1, None)
    assert join(old, table, 2, "Walt").status_code == 200
    names = [chair["name"] for chair in old.get(table.path).json()["chairs"]]
    assert names == ["Anna", "Bram", "Walt"]


def test_the_way_back_keeps_the_keys(tmp_path: Path) -> None:
    """A file that nobody has used since is for the release before as it was."""
    file = tmp_path / "tables.db"
    shutil.copy(OLD, file)
    migrate(Sqlite(file))
    recipe = Config()
    recipe.set_main_option("script_location", str(migrations.HERE))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        recipe.attributes["connection"] = connection
        command.downgrade(recipe, "0003")
    engine.dispose()

    assert chairs(file) == chairs(OLD)


def chairs(file: Path) -> list[tuple[object, ...]]:
    """The chairs as the release before reads them."""
    asked = "select match, seat, kind, name, level, key, taken from chairs order by match, seat"
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        return list(connection.execute(asked))
