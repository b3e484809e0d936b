"""A file of tables that an earlier release wrote, when facts of our editions have been corrected
since: what was played stays, and what was begun goes on.
"""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest
from alembic import command
from alembic.config import Config
from litestar.testing import TestClient

import chapterhouse
import owner
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES
from chapterhouse.play import position
from chapterhouse.play.dealer import Seeded
from chapterhouse.server import migrations
from chapterhouse.server.app import create
from chapterhouse.server.bots import Question, choose
from chapterhouse.server.charter import RELEASE
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.tables import Settings
from corrected import FACTS, later_release
from databases import file_of
from server.talk import CreatedTable, HttpClient, talk
from translations import problem

OLD: Final = Path(__file__).parent / "old"
FILE: Final = OLD / "tables-2026.11.0.db"
TABLES: Final[dict[str, Any]] = json.loads(FILE.with_suffix(".json").read_text("utf-8"))
FINISHED: Final = [name for name in TABLES if TABLES[name]["status"] == "over"]
RUNNING: Final = [name for name in TABLES if TABLES[name]["status"] == "playing"]
each_table = pytest.mark.parametrize("name", TABLES)


def created(name: str) -> CreatedTable:
    """A table of the file."""
    table = TABLES[name]
    keys = {int(seat): key for seat, key in table["keys"].items()}
    return CreatedTable(table["id"], table["host"], keys, {})


def said(record: str) -> str:
    """A record up to what stands behind the match."""
    return record.partition("@ ")[0]


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Settings]:
    """A release with other facts of every game, and the file that an earlier one wrote."""
    file = tmp_path_factory.mktemp("old") / "tables.db"
    shutil.copy(FILE, file)
    with later_release():
        yield Settings(Sqlite(file), 0)


@pytest.fixture(scope="module")
def web(old: Settings) -> Iterator[HttpClient]:
    """That release serves that file."""
    with TestClient(create(old)) as client:
        yield client


@each_table
def test_a_table_has_the_facts_that_it_was_laid_with(web: HttpClient, name: str) -> None:
    """It is found as it was, with the digest of its edition; what was corrected since is told, and
    what is an owner's is told apart from it.
    """
    seen = web.get(created(name).path).json()
    own = {"running-owner": owner.FACTS, "finished-owner": ["monks.by-seal"]}.get(name, [])
    kept = ("game", "status", "edition")

    assert {key: seen[key] for key in kept} == {key: TABLES[name][key] for key in kept}
    assert set(seen["overrides"]) <= set(FACTS[seen["game"]]) | set(own)
    assert seen["overrides"]
    assert set(seen["custom"]) <= set(own)
    assert seen["edition"] != GAMES[seen["game"]].edition


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_match_keeps_its_result(web: HttpClient, name: str) -> None:
    """Whoever looks on sees who won, then as now, and the record says the same."""
    with talk(web, created(name)) as onlooker:
        ending = onlooker.until("position")["ending"]
    record = web.get(f"{created(name).path}/record").text
    match = chapterhouse.replay(record)

    then = TABLES[name]
    assert (ending["points"], ending["ranks"]) == (then["points"], then["ranks"])
    assert match.game.points(match.state) == then["points"]
    assert said(record) == said(then["record"])


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_match_goes_on_with_its_facts(web: HttpClient, name: str) -> None:
    """It stands where it stood, to every seat; its next action is played with the facts of then."""
    table, then = created(name), TABLES[name]
    before = web.get(f"{table.path}/record").text
    seen = [talk(web, table, table.keys[seat], seat=seat) for seat in (0, 1)]
    with seen[0] as anna, seen[1] as bram:
        plies = [player.until("position")["ply"] for player in (anna, bram)]
        (anna if anna.mine else bram).move()
    after = web.get(f"{table.path}/record").text

    assert before == then["record"]
    assert plies == then["plies"]
    assert f"edition={then['edition']}" in after.splitlines()[0]


def test_the_result_is_kept_once_it_was_seen(web: HttpClient, old: Settings) -> None:
    """Finished before results were kept, a match has one from then on, with its record."""
    for name in FINISHED:
        web.get(created(name).path)
    with closing(sqlite3.connect(file_of(old))) as connection:
        found = connection.execute("select match, result, record from results").fetchall()
    kept = {match: (json.loads(result)["points"], said(record)) for match, result, record in found}

    assert kept == {
        TABLES[name]["id"]: (TABLES[name]["points"], said(TABLES[name]["record"]))
        for name in FINISHED
    }


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HttpClient]:
    """A server whose tables of Biblios a newer release has begun, by a later revision."""
    file = tmp_path_factory.mktemp("newer") / "tables.db"
    shutil.copy(FILE, file)
    with TestClient(create(Settings(Sqlite(file)))) as client:
        client.get(created("finished-biblios").path)  # now it has a result
    with closing(sqlite3.connect(file)) as connection, connection:
        later = "update matches set revision = 9, release = '2031.1.0' where game = 'biblios'"
        connection.execute(later)
    with TestClient(create(Settings(Sqlite(file))), raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_played_says_who_can(newer: HttpClient, language: str) -> None:
    """Whoever asks or comes to such a table is told which release can go on with it."""
    table = created("running-biblios")
    answers = [newer.get(f"{table.path}{of}?language={language}") for of in ("", "/record")]
    with talk(newer, table, table.keys[0], language) as anna:
        closed = anna.hear()
    slots = {"game": "biblios", "revision": "9", "release": "2031.1.0", "ours": RELEASE}
    edition = TABLES["running-biblios"]["edition"]
    sentence = problem(language, "unplayable", edition=edition, **slots)

    for answer in answers:
        assert answer.status_code == 422
        assert answer.json() == {"code": "unplayable", "text": sentence}
    assert (closed["type"], closed["code"], closed["text"]) == ("closed", "unplayable", sentence)
    assert not closed["again"]


def test_a_finished_match_that_cannot_be_shown_has_its_result(newer: HttpClient) -> None:
    """The sentence says who won, and the record is to be had."""
    over = created("finished-biblios")
    gone = newer.get(over.path).json()
    record = newer.get(f"{over.path}/record").text

    assert gone["code"] == "unplayable-over"
    assert "(Anna 5, Bram 4)" in gone["text"]
    assert said(record) == said(TABLES["finished-biblios"]["record"])


def test_other_tables_are_not_touched(newer: HttpClient) -> None:
    """Beside it everything goes on."""
    assert newer.get(created("running-monastery").path).json()["status"] == "playing"
    assert newer.get("/api/health").status_code == 200


def test_rows_that_do_not_fit_any_more_are_told(tmp_path: Path) -> None:
    """Where rows of another release cannot be played again for whatever reason, that is said."""
    file = tmp_path / "tables.db"
    shutil.copy(FILE, file)
    table = created("running-biblios")
    with closing(sqlite3.connect(file)) as connection, connection:
        spoil = "insert into actions select match, ply + 1000, seat, -7, back, at from actions"
        connection.execute(f"{spoil} where match = '{table.id}'")
    migrations.migrate(Sqlite(file))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update matches set release = '2026.10.0'")
    with TestClient(create(Settings(Sqlite(file))), raise_server_exceptions=False) as client:
        answer = client.get(table.path)

    assert (answer.status_code, answer.json()["code"]) == (422, "unplayable")


def test_the_way_back_keeps_what_an_owner_states(tmp_path: Path) -> None:
    """Undone and done again, the steps lose no fact."""
    file = tmp_path / "tables.db"
    shutil.copy(FILE, file)
    recipe = Config()
    recipe.set_main_option("script_location", str(migrations.HERE))
    facts = "select id, digest, facts from matches join editions on edition = digest order by id"
    corrections = "select id, corrections from matches order by id"
    found = []
    for file_at in ("head", "0003", "head"):
        engine = Sqlite(file).altering()
        with engine.begin() as connection:
            recipe.attributes["connection"] = connection
            (command.downgrade if file_at == "0003" else command.upgrade)(recipe, file_at)
        engine.dispose()
        with closing(sqlite3.connect(file)) as connection:
            query = corrections if file_at == "0003" else facts
            found.append(connection.execute(query).fetchall())
    with closing(sqlite3.connect(FILE)) as connection:
        then = connection.execute(corrections).fetchall()

    assert found[0] == found[2]
    assert {match: json.loads(text) for match, text in found[1]} == {
        match: json.loads(text) for match, text in then
    }
    assert {digest for _, digest, _ in found[0]} == {table["edition"] for table in TABLES.values()}


@pytest.mark.parametrize("name", RUNNING)
@pytest.mark.usefixtures("old")
def test_bots_play_with_the_facts_of_then(name: str) -> None:
    """A worker is told what differs from ours, and finds a legal action."""
    first, *rest = TABLES[name]["record"].splitlines(keepends=True)
    match = chapterhouse.replay(first + "".join([line for line in rest if line[0] == "%"]))
    game, seats = match.game, len(match.record.names)
    match.dealer = Seeded(1)
    match.go_on()
    view = position.write(game, match.view(match.seat))
    question = Question(game.name, seats, "greedy", 1, view, game.revision, game.overrides)

    assert question.overrides
    assert choose(question) in match.state.legal()
