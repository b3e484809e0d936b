"""The writer: what waits shares a commit, a bad change fails alone, a busy file is waited for."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from litestar.testing import TestClient
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError

from chapterhouse.games.biblios.setup import BIBLIOS
from chapterhouse.locale import Translator
from chapterhouse.server import chairs, client, writer
from chapterhouse.server.app import create
from chapterhouse.server.charter import Charter, version_of
from chapterhouse.server.databases import sqlite
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.kept import NOTHING, Change, Kept, Known
from chapterhouse.server.migrations import migrate
from chapterhouse.server.room import Row
from chapterhouse.server.store import Store
from chapterhouse.server.tables import Settings
from chapterhouse.wire.requests import NewChair
from databases import file_of
from server.talk import create_table, talk

CHARTER = Charter("table", version_of(BIBLIOS), {"penalty": "bluff"}, b"s" * 32, b"h" * 32)
EVENTS = ("begin", "commit")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file that is ready."""
    path = tmp_path / "tables.db"
    migrate(Sqlite(path))
    return path


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is patient."""
    monkeypatch.setattr(sqlite, "PRAGMAS", [*sqlite.PRAGMAS[:-1], "busy_timeout=20"])
    monkeypatch.setattr(writer, "LATE", 0.02)
    monkeypatch.setattr(client, "LONG", 0.02)


def in_store(file: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something in a store that holds one table."""

    async def run() -> None:
        store = Store(Sqlite(file))
        await store.create(
            Kept(
                CHARTER, chairs.placed([NewChair("me"), NewChair("friend")], "en", ["key", "code"])
            )
        )
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


@contextmanager
def held(file: Path) -> Iterator[sqlite3.Connection]:
    """Be another process that is writing, until it commits."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("begin immediate")
        yield other


def plies(file: Path) -> list[int]:
    """What the file holds."""
    with closing(sqlite3.connect(file)) as connection:
        return [ply for (ply,) in connection.execute("select ply from actions order by ply")]


def row(ply: int) -> Change:
    """A change by one row."""
    return Change([Row(ply, 0, 7)])


async def waiting(store: Store, *changes: Change) -> list["asyncio.Task[Known]"]:
    """Changes that are handed in one after another while the file is held."""
    tasks = [asyncio.create_task(store.keep("table", change)) for change in changes]
    await asyncio.sleep(0)
    return tasks


def test_changes_that_wait_share_a_commit(file: Path) -> None:
    """However many came while the disk was busy, it is waited for once."""
    commits: list[object] = []

    async def work(store: Store) -> None:
        event.listen(store._writer._engine, "commit", commits.append)  # noqa: SLF001
        with held(file) as other:
            tasks = await waiting(store, *[row(ply) for ply in range(20)])
            other.execute("commit")
        await asyncio.gather(*tasks)

    in_store(file, work)

    assert plies(file) == list(range(20))
    assert len(commits) <= 2


def test_a_bad_change_fails_alone(file: Path) -> None:
    """Of what shares a commit with it all is kept; of itself, nothing."""

    async def work(store: Store) -> None:
        await store.keep("table", row(0))
        with held(file) as other:
            bad = Change([Row(2, 0, 7), Row(0, 0, 7)])
            tasks = await waiting(store, row(1), bad, Change([Row(3, 0, 7)]))
            other.execute("commit")
        first, refused, last = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(refused, IntegrityError)
        assert (first, last) == (NOTHING, NOTHING)

    in_store(file, work)

    assert plies(file) == [0, 1, 3]


def test_what_was_answered_is_on_the_disk(file: Path) -> None:
    """Nobody is answered before the commit: another connection finds it at once."""

    async def work(store: Store) -> None:
        async def kept(ply: int) -> None:
            await store.keep("table", row(ply))
            assert ply in plies(file)

        await asyncio.gather(*[kept(ply) for ply in range(20)])

    in_store(file, work)


def test_a_fault_of_ours_fails_alone(file: Path) -> None:
    """A change that stumbles half-way leaves nothing, and the next is written."""

    async def work(store: Store) -> None:
        with pytest.raises(DBAPIError):
            await store.keep("table", Change([Row(0, 0, 7), Row(1, 0, object())]))  # type: ignore[arg-type]
        await store.keep("table", row(5))

    in_store(file, work)

    assert plies(file) == [5]


def test_what_waits_is_written_before_the_end(file: Path) -> None:
    """A store that is closed writes down what was handed in before."""

    async def work(store: Store) -> None:
        tasks = await waiting(store, *[row(ply) for ply in range(9)])
        await store.close()
        await asyncio.gather(*tasks)

    in_store(file, work)

    assert plies(file) == list(range(9))


@pytest.mark.usefixtures("soon")
def test_a_file_that_stays_busy_does_not_stop_the_end(file: Path) -> None:
    """Where another process never stops writing, whoever waits is told so when the server ends."""

    async def work(store: Store) -> None:
        with held(file):
            tasks = await waiting(store, row(0))
            await store.close()
            (told,) = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(told, DBAPIError)

    in_store(file, work)

    assert plies(file) == []


@pytest.mark.usefixtures("soon")
def test_players_are_told_that_the_disk_keeps_them_waiting(settings: Settings) -> None:
    """While something else holds the file no talk ends: all are told, in their language, also who
    comes in meanwhile; then the act is done, and they are told that too.
    """
    with TestClient(create(settings)) as client:
        created = create_table(client, "me", "me")
        with talk(client, created, created.keys[0]) as first:
            seat = first.until("position")["prompt"]["seat"]
        with (
            talk(client, created, created.keys[seat]) as anna,
            talk(client, created, language="ru") as ivan,
        ):
            ply = anna.asked()["ply"]
            ivan.until("position")
            with held(file_of(settings)) as other:
                anna.act()
                told = [anna.until("notice"), ivan.until("notice")]
                with talk(client, created, language="de") as late:
                    told.append(late.until("notice"))
                    other.execute("commit")
                    assert late.until("notice")["key"] == "notice-goes-on"
            assert anna.until("notice")["key"] == "notice-goes-on"
            while anna.position["ply"] == ply:
                anna.hear()

    said = [Translator(language).text("notice-waits") for language in ("en", "ru", "de")]
    assert [notice["text"] for notice in told] == said
