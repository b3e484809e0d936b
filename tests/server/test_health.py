"""Health: it fails where tables can no more be kept."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from litestar.testing import TestClient

from chapterhouse.server.app import create
from chapterhouse.server.migrations import migrate
from chapterhouse.server.routes.health import FRESH, Health
from chapterhouse.server.store import Store
from chapterhouse.server.tables import Settings
from databases import file_of
from server.talk import create_table

FULL = """create trigger full before update on alembic_version
begin select raise(abort, 'database or disk is full'); end"""


def run(file: Path, statement: str) -> None:
    """Run a statement on the file, from beside the server."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(statement)


def test_reading_is_not_enough(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    """Where nothing can be written, the answer is a problem, and the log has the reason."""
    with TestClient(create(settings)) as client:
        run(file_of(settings), FULL)
        ill, head = client.get("/api/health"), client.head("/api/health")
        run(file_of(settings), "drop trigger full")
        well = client.get("/api/health")

    assert (ill.status_code, ill.json()["code"]) == (503, "not-kept")
    assert head.status_code == 503
    assert (well.status_code, well.json()) == (200, {"healthy": True})
    assert "database or disk is full" in caplog.text
    assert "Traceback" not in caplog.text


def test_ready_says_no_before_a_server_stops(settings: Settings) -> None:
    """Where nothing is kept it is not ready either; once it is to stop it says so, and still serves
    whoever is there.
    """
    app = create(settings)
    with TestClient(app) as client:
        run(file_of(settings), FULL)
        ill = client.get("/api/ready")
        run(file_of(settings), "drop trigger full")
        well = client.get("/api/ready")
        app.state.health.leave()
        left, head, healthy = [
            client.get("/api/ready"), client.head("/api/ready"), client.get("/api/health")
        ]  # fmt: skip
        opened = create_table(client, "me", "bot")

    assert (ill.status_code, ill.json()["code"]) == (503, "not-kept")
    assert (well.status_code, well.json()) == (200, {"ready": True})
    assert (left.status_code, left.json()["code"], head.status_code) == (503, "stopping", 503)
    assert healthy.status_code == 200
    assert opened.id


def test_whoever_asks_often_does_not_wear_the_disk(settings: Settings) -> None:
    """One write serves all who ask within a second; after it, it is tried anew."""
    migrate(settings.database)
    tried: list[float] = []
    now = [0.0]

    class Counting(Store):
        async def check(self) -> None:
            tried.append(now[0])
            await super().check()

    async def ask() -> None:
        store = Counting(settings.database)
        health = Health(store, lambda: now[0])
        await asyncio.gather(*[health.check() for _ in range(20)])
        now[0] = FRESH
        await health.check()
        await store.close()

    asyncio.run(ask())

    assert tried == [0.0, FRESH]
