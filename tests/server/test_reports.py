"""Reports to the host: kept with what was said, and heard of by nobody at the table."""

import dataclasses
from collections.abc import Iterator

import pytest
from litestar.testing import TestClient

from chapterhouse.server import reports, upkeep
from chapterhouse.server.app import create
from chapterhouse.server.limits import Limits
from chapterhouse.server.tables import Settings
from server.conftest import ROOMY
from server.talk import CreatedTable, HttpClient, create_table, join, key_of, talk


@pytest.fixture
def alone(settings: Settings) -> Iterator[HttpClient]:
    """A server of one's own."""
    with TestClient(create(settings)) as client:
        yield client


def company(client: HttpClient) -> CreatedTable:
    """A table at which two people play, and a bot."""
    created = create_table(client, "me", "friend", "bot")
    assert join(client, created, 1, "Vera").status_code == 200
    return created


def report(client: HttpClient, created: CreatedTable, key: str, **sent: object) -> object:
    """Report somebody: what is wrong, if anything is."""
    body = {"key": key, "seat": 1, "text": "shouts", **sent}
    return client.post(f"{created.path}/reports", json=body).json().get("code")


def test_a_report_has_what_was_said(alone: HttpClient, settings: Settings) -> None:
    """The host reads who reports whom, and the talk, also once others have said more."""
    created = company(alone)
    with talk(alone, created, key_of("Vera")) as vera, talk(alone, created, created.keys[0]) as me:
        vera.until("position")
        vera.say("talk", text="Shame on you!")
        me.until("said")
        heard = len(me.heard)
        assert report(alone, created, created.keys[0], text="  is rude ") is None
        vera.say("talk", text="What?")
        assert me.until("said")["text"] == "What?"
        assert {told["type"] for told in me.heard[heard:]} <= {"said", "position"}

    [found] = reports.listed(settings.database)
    assert (found.table, found.by, found.about, found.text) == (
        created.id, "Guest", "Vera", "is rude",
    )  # fmt: skip
    assert found.talk == [("Vera", "Shame on you!")]


def test_only_who_sits_there_reports(alone: HttpClient, settings: Settings) -> None:
    """Neither onlookers nor other keys, and neither bots nor oneself nor nobody are reported."""
    created = company(alone)
    for key in (created.host, key_of("nobody")):
        assert report(alone, created, key) == "no-such-table"
    assert report(alone, created, created.codes[1]) == "invitation-used"
    assert report(alone, created, created.keys[0], seat=2) == "no-person"
    assert report(alone, created, created.keys[0], seat=7) == "no-such-seat"
    assert report(alone, created, key_of("Vera"), seat=1) == "no-person"
    assert report(alone, created, key_of("Vera"), seat=0, text=" ") == "said-nothing"
    assert report(alone, created, key_of("Vera"), seat=0, text="a\x1b[2Jb") == "no-sign"
    assert report(alone, created, key_of("Vera"), seat=0, text="x" * 281) == "unreadable"
    assert reports.listed(settings.database) == []


def test_reports_are_limited(settings: Settings) -> None:
    """By address, and by seat; they go with their table."""
    few = dataclasses.replace(settings, limits=Limits(reports=2))
    with TestClient(create(few)) as client:
        created = company(client)
        told = [report(client, created, created.keys[0], text=f"shouts {at}") for at in range(3)]
        assert told == [None, None, "too-many-reports"]
    with TestClient(create(dataclasses.replace(settings, limits=ROOMY))) as client:
        told = [
            report(client, created, created.keys[0], text=f"then {at}")
            for at in range(reports.MOST)
        ]
        assert told == [None] * (reports.MOST - 2) + ["many-reports"] * 2
        assert report(client, created, key_of("Vera"), seat=0) is None  # whoever reports too much
    assert len(reports.listed(settings.database)) == reports.MOST + 1

    upkeep.remove(settings.database, [created.id])
    assert reports.listed(settings.database) == []
