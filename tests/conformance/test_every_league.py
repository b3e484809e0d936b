"""Results among friends in twin worlds: what is asked and answered of them while a match goes on is
the same, byte by byte, whatever lies hidden there.
"""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from litestar.testing import TestClient

from chapterhouse.server import leagues
from chapterhouse.server.app import create
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.migrations import migrate
from chapterhouse.server.store import Store
from chapterhouse.server.tables import Settings
from conformance.reader import CLOCKS, kept_as, twins
from conformance.walk import USUAL, TableSetup
from server.conftest import ROOMY
from server.talk import HttpClient, key_of
from sizes import TWINS_READ

THREE = next(table for table in USUAL if table.game.name == "biblios" and table.seats == 3)
BEGUN = {"title": "Thursdays", "name": "Anna"}


def answers(client: HttpClient, seats: int) -> Iterator[str]:
    """All that can be asked, by everybody who plays, and by somebody who does not."""
    league = ""
    for seat in range(seats):
        path, key, member = f"/api/tables/table/seats/{seat}/leagues", str(seat), key_of(f"m{seat}")
        named = {"league": league, "name": f"Name {'ABCD'[seat]}"} if league else BEGUN
        yield client.put(path, json={"key": "nobody's", "member": member, **named}).text
        claimed = client.put(path, json={"key": key, "member": member, **named})
        yield claimed.text
        assert claimed.status_code == 200, claimed.text
        league = claimed.json()["leagues"][0]["league"]
        yield client.post(path, json={"key": key}).text
        yield client.post("/api/leagues/found", json={"member": member}).text
        twice = {"key": key, "member": key_of("other"), "league": league, "name": "Mallory"}
        yield client.put(path, json=twice).text
    first = {"member": key_of("m0")}
    yield client.put("/api/leagues/name", json={**first, "name": "Ann"}).text
    yield client.put("/api/leagues/key", json={**first, "new": key_of("new")}).text
    yield client.post("/api/leagues/left", json={"member": key_of("new")}).text
    yield client.post("/api/leagues/found", json={"member": key_of("m1")}).text


def told(
    table: TableSetup, actions: list[int], file: Path, patches: pytest.MonkeyPatch
) -> list[str]:
    """What is answered at a table where that was played."""
    database, numbers = Sqlite(file), count()
    patches.setattr(leagues, "fresh_id", lambda: f"league {next(numbers)}")
    migrate(database)

    async def lay() -> None:
        store = Store(database)
        await store.create(kept_as(table, actions, CLOCKS[1]))
        await store.close()

    asyncio.run(lay())
    settings = Settings(database, 1e9, ROOMY)
    with TestClient(create(settings), base_url="http://127.0.0.1") as client:
        return list(answers(client, table.seats))


def test_what_leagues_tell_depends_on_nothing_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two matches that somebody cannot tell apart, as far as they go on."""
    pair = twins(THREE, 0, TWINS_READ[0])
    lap = next(lap for lap in pair.laps[::-1] if not lap.one.state.over())
    worlds = {"one": lap.one, "other": lap.other}
    found = {
        name: told(THREE, world.actions, tmp_path / f"{name}.db", monkeypatch)
        for name, world in worlds.items()
    }

    assert lap.one.actions != lap.other.actions
    assert found["one"] == found["other"]
    assert len([text for text in found["one"] if '"members"' in text]) > THREE.seats
