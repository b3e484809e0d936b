"""Counting steps of lessons: only where a host has switched it on, and nothing but numbers."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from chapterhouse.server import upkeep
from chapterhouse.server.app import create
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.limits import Limits
from chapterhouse.server.migrations import migrate
from chapterhouse.server.tables import Settings
from server.talk import HttpClient

FIRST = "/api/games/biblios/lessons/first/reached"
FEW = Limits(steps=6)


@pytest.fixture
def counts(settings: Settings) -> Iterator[HttpClient]:
    """A server that counts, a few steps of each address."""
    on = dataclasses.replace(settings, count_lessons=True, limits=FEW)
    with TestClient(create(on)) as client:
        yield client


def told(client: HttpClient, place: str = FIRST, step: object = 0) -> tuple[int, str]:
    """Somebody reaches a step: the status, and the code of what is wrong."""
    answer = client.post(place, json={"step": step})
    return answer.status_code, answer.json().get("code", "")


def test_steps_are_counted(counts: HttpClient, settings: Settings) -> None:
    """Each time one more, by lesson and step; the page is told that it is so."""
    for step in (0, 0, 1):
        assert told(counts, step=step) == (200, "")
    assert told(counts, FIRST.replace("first", "church")) == (200, "")

    assert counts.get("/api/counting").json() == {"lessons": True}
    assert upkeep.steps_reached(settings.database) == {
        ("biblios", "first"): {0: 2, 1: 1},
        ("biblios", "church"): {0: 1},
    }


def test_nothing_is_kept_unless_it_is_switched_on(client: HttpClient, settings: Settings) -> None:
    """The usual server says that it does not count, and refuses to."""
    assert client.get("/api/counting").json() == {"lessons": False}
    assert told(client) == (409, "not-counted")

    migrate(settings.database)
    with TestClient(create(settings)) as usual:
        assert told(usual) == (409, "not-counted")
    assert upkeep.steps_reached(settings.database) == {}


@pytest.mark.parametrize(
    ("place", "step", "said"),
    [
        (FIRST.replace("biblios", "chess"), 0, (404, "no-such-game")),
        (FIRST.replace("first", "second"), 0, (404, "no-such-lesson")),
        (FIRST, -1, (422, "no-such-step")),
        (FIRST, 99, (422, "no-such-step")),
        (FIRST, 10**30, (422, "no-such-step")),
        (FIRST, "one", (400, "unreadable")),
        (FIRST, None, (400, "unreadable")),
    ],
)
def test_bad_input_is_not_counted(
    counts: HttpClient, settings: Settings, place: str, step: object, said: tuple[int, str]
) -> None:
    """Neither other lessons nor other steps, nor what is no number."""
    assert told(counts, place, step) == said
    assert upkeep.steps_reached(settings.database) == {}


def test_other_pages_and_floods_are_not_counted(counts: HttpClient, settings: Settings) -> None:
    """Another web page counts nothing, nor does a form; and each address only so many."""
    foreign = counts.post(FIRST, json={"step": 0}, headers={"origin": "https://elsewhere.example"})
    form = counts.post(FIRST, data={"step": "0"})

    assert (foreign.status_code, form.status_code) == (403, 415)
    assert [told(counts)[0] for _ in range(FEW.steps + 1)] == [200] * FEW.steps + [429]
    assert upkeep.steps_reached(settings.database) == {("biblios", "first"): {0: FEW.steps}}


def test_a_file_of_an_earlier_release_has_none(tmp_path: Path) -> None:
    """Where there is no list of steps, none were counted."""
    file = tmp_path / "old.db"
    file.touch()

    assert upkeep.steps_reached(Sqlite(file)) == {}
