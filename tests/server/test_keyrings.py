"""Keyrings: what several browsers of one person share, and the server cannot read."""

import asyncio
import dataclasses
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from litestar.testing import TestClient

from chapterhouse.core.rule import Malformed
from chapterhouse.server import keyrings
from chapterhouse.server.app import create
from chapterhouse.server.deletion import DAY
from chapterhouse.server.limits import Limits
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.server.use import UNUSED
from databases import counts_alone
from server.served import with_tables
from server.talk import HttpClient, key_of

PLACE = key_of("Anna's place")


def keep(client: HttpClient, after: int, text: str = "sealed", place: str = PLACE) -> object:
    """Keep a keyring: its revision, or what is wrong."""
    sent = {"place": place, "after": after, "text": text}
    answer = client.put("/api/keyrings", json=sent).json()
    return answer.get("revision", answer.get("code"))


def found(client: HttpClient, place: str = PLACE) -> object:
    """What lies at a place, or what is wrong."""
    answer = client.post("/api/keyrings/found", json={"place": place}).json()
    return answer.get("code") or (answer["revision"], answer["text"])


@pytest.fixture
def alone(settings: Settings) -> Iterator[HttpClient]:
    """A server of one's own, with limits that a test can reach."""
    few = dataclasses.replace(settings, limits=Limits(keyrings=3, keyring=40))
    with TestClient(create(few)) as client:
        yield client


def test_whoever_knows_the_last_one_changes_it(alone: HttpClient) -> None:
    """Of two browsers that change it at once, one is told to read it first."""
    assert found(alone) == "no-such-keyring"
    assert keep(alone, 0, "one") == 1
    assert keep(alone, 0, "other") == "outdated-keyring"
    assert keep(alone, 1, "two") == 2
    assert keep(alone, 1, "three") == "outdated-keyring"
    assert found(alone) == (2, "two")
    assert found(alone, key_of("somebody else")) == "no-such-keyring"


def test_what_another_process_has_kept_stays(
    alone: HttpClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though it was kept after this one had looked."""
    for after in range(2):
        keep(alone, after, "kept")
    with monkeypatch.context() as patch:
        patch.setattr(keyrings, "_found", lambda *_: keyrings.Keyring(1, "before", 0.0))
        assert keep(alone, 1, "lost") == "outdated-keyring"
    assert found(alone) == (2, "kept")


def test_a_deleted_one_comes_back_by_nobody(alone: HttpClient) -> None:
    """A browser that shared it finds none, and cannot keep what follows from it."""
    keep(alone, 0)
    for _ in range(2):
        answer = alone.post("/api/keyrings/dropped", json={"place": PLACE})
        assert answer.json() == {"revision": 0}

    assert found(alone) == "no-such-keyring"
    assert keep(alone, 1) == "no-such-keyring"


@counts_alone
def test_one_address_has_its_share(alone: HttpClient) -> None:
    """A thousand new ones, or a thousand guesses, are too many; so is what is too long."""
    assert [keep(alone, 0, place=key_of(name)) for name in "abcd"] == [1, 1, 1, "too-many-keyrings"]
    assert keep(alone, 1, "x" * 49_153, key_of("a")) == "unreadable"
    assert keep(alone, 1, "x" * 49_152, key_of("a")) == 2
    guesses = [found(alone, key_of(f"guess {number}")) for number in range(60)]
    assert guesses[0] == "no-such-keyring"
    assert guesses[-1] == "too-many-keyrings"


def test_other_pages_get_nothing(alone: HttpClient) -> None:
    """Neither a page of another origin, nor one that sends a form, nor a place in an address."""
    keep(alone, 0)
    foreign = {"Origin": "https://elsewhere.example"}
    for path in ("found", "dropped"):
        answer = alone.post(f"/api/keyrings/{path}", json={"place": PLACE}, headers=foreign)
        assert answer.json()["code"] == "foreign-page"
        form = alone.post(f"/api/keyrings/{path}", data={"place": PLACE})
        assert form.json()["code"] == "no-json"
        bare = alone.post(f"/api/keyrings/{path}?place={PLACE}", json={})
        assert bare.json()["code"] == "unreadable"

    assert found(alone) == (1, "sealed")


def test_neither_file_nor_log_has_the_place(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """What is stolen from the host leads nobody to a keyring: only a digest is kept."""
    from chapterhouse.server.databases.sqlite import Sqlite  # noqa: PLC0415 - a file to look into

    file = tmp_path / "tables.db"
    caplog.set_level(logging.DEBUG)
    with TestClient(create(Settings(Sqlite(file)))) as client:
        keep(client, 0)
        found(client)
    with closing(sqlite3.connect(file)) as kept:
        dumped = "\n".join(kept.iterdump())

    assert "sealed" in dumped
    assert PLACE not in dumped
    assert PLACE not in caplog.text


def test_what_nobody_comes_for_goes(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the time that a host names, or 400 days; whoever only reads it keeps it, too."""
    now = 1_000 * DAY
    monkeypatch.setattr("time.time", lambda: now)

    async def passes(served: Tables) -> None:
        nonlocal now
        await keyrings.keep(served, PLACE, 0, "read")
        await keyrings.keep(served, key_of("nobody"), 0, "left")
        now += 300 * DAY
        assert (await keyrings.find(served, PLACE)).text == "read"
        now += 300 * DAY
        await keyrings.delete_unused(served, UNUSED)

    with_tables(settings, passes)

    async def after(served: Tables) -> None:
        rows = [await _there(served, place) for place in (PLACE, key_of("nobody"))]
        assert rows == [True, False]

    with_tables(settings, after)


def test_of_many_at_once_each_is_counted(settings: Settings) -> None:
    """Twenty browsers change it at the same time, each again when it is told to: none is lost."""

    async def race(served: Tables) -> None:
        await keyrings.keep(served, PLACE, 0, "")

        async def add(name: str) -> None:
            while True:
                known = await keyrings.find(served, PLACE)
                try:
                    await keyrings.keep(served, PLACE, known.revision, known.text + name)
                except Malformed:
                    continue
                return

        await asyncio.gather(*[add(name) for name in "abcdefghijklmnopqrst"])
        assert sorted((await keyrings.find(served, PLACE)).text) == [*"abcdefghijklmnopqrst"]

    with_tables(settings, race)


async def _there(served: Tables, place: str) -> bool:
    """Whether there is a keyring."""
    try:
        await keyrings.find(served, place)
    except Malformed:
        return False
    return True
