"""The log: what it tells of each request and of what went wrong, and what it never tells."""

import logging
from ipaddress import ip_network
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import json

from chapterhouse.locale import LANGUAGES
from chapterhouse.server import logs
from chapterhouse.server.addresses import Network
from chapterhouse.server.app import create
from chapterhouse.server.chairs import fingerprint
from chapterhouse.server.numbered import Numbered
from chapterhouse.server.tables import Settings
from databases import file_of
from server.talk import create_table, join, key_of, talk
from server.test_health import run

FULL = "create trigger full before insert on talk begin select raise(abort, 'disk is full'); end"
SAID = "the grey monk has the bishop"
GIVEN = "0af7651916cd43dd"
THIS_MACHINE: list[Network] = [ip_network("127.0.0.0/8")]


class FromProxy:
    """An application whose every request comes from this machine."""

    def __init__(self, app: Numbered) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - of a test
        if scope["type"] != "lifespan":
            scope["client"] = ("127.0.0.1", 4000)
        await self.app(scope, receive, send)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    """What was logged, each line as an object."""
    return [json.decode(line) for line in capsys.readouterr().err.splitlines()]


@pytest.mark.parametrize(
    ("proxies", "given", "kept"),
    [
        ([], GIVEN, False),
        (THIS_MACHINE, GIVEN, True),
        (THIS_MACHINE, "x" * 81, False),
        (THIS_MACHINE, 'a"b', False),
    ],
)
def test_a_named_proxy_gives_the_number(
    settings: Settings, capsys: pytest.CaptureFixture[str], proxies: list[Network], given: str,
    kept: bool,  # noqa: FBT001 - of a case
) -> None:  # fmt: skip
    """Each answer tells its number, also one to what there is not, and so does the log; nobody else
    chooses it, and no proxy whatever it likes.
    """
    app: Any = FromProxy(Numbered(create(settings), proxies))
    with logs.written("json"), TestClient(app) as client:
        asked = [
            client.get(path, headers={"X-Request-ID": given})
            for path in ("/api/health", "/api/nothing", "/api/games/biblios")
        ]
    numbers = [answer.headers["x-request-id"] for answer in asked]
    told = lines(capsys)

    assert [number == given for number in numbers] == [kept] * 3
    assert [line["request"] for line in told] == numbers
    assert [line["status"] for line in told] == [200, 404, 200]
    assert told[0]["path"] == "/api/health"
    assert told[2]["path"] == "/api/games/{game}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_went_wrong_is_found_by_its_number(
    settings: Settings, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    """The sentence that somebody reads has the number of the line that tells what happened."""
    app: Any = Numbered(create(settings))
    with logs.written("json"), TestClient(app, raise_server_exceptions=False) as client:
        created = create_table(client, "me", "me")
        run(file_of(settings), FULL)
        with talk(client, created, created.keys[0], language) as anna:
            anna.until("position")
            anna.say("talk", text=SAID)
            closed = anna.until("closed")
    [wrong] = [line for line in lines(capsys) if line["level"] == "error"]

    assert closed["code"] == "broken"
    assert wrong["request"] in closed["text"]
    assert "disk is full" in wrong["trace"]


def test_no_secret_is_logged(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    """Of a table that is played and talked at, and at which something goes wrong, no line has a
    key, a code, a name, what was said, or the secret of the deal.
    """
    app: Any = Numbered(create(settings))
    with logs.written("json"), TestClient(app, raise_server_exceptions=False) as client:
        created = create_table(client, "me", "friend", "bot")
        join(client, created, 1, "Wolfram")
        client.get(f"{created.path}/record", headers={"Authorization": f"Bearer {created.host}"})
        with talk(client, created, created.keys[0]) as anna:
            anna.until("position")
            anna.say("talk", text=SAID)
            anna.until("said")
            run(file_of(settings), FULL)
            anna.say("talk", text=SAID)
            anna.until("closed")
    written = capsys.readouterr().err
    keys = [created.host, created.keys[0], created.codes[1], key_of("Wolfram")]

    assert "disk is full" in written
    assert not [key for key in keys if key in written or fingerprint(key) in written]
    assert "Wolfram" not in written
    assert SAID not in written
    assert created.id not in "".join(
        line for line in written.splitlines() if f'"{logs.REQUESTS}"' in line
    )


def test_lines_for_people_tell_the_number(capsys: pytest.CaptureFixture[str]) -> None:
    """Where one is served."""
    token = logs.NUMBER.set(GIVEN)
    with logs.written():
        logging.getLogger("x").error("out of cards")
        logging.getLogger(logs.REQUESTS).info("request")
    logs.NUMBER.reset(token)

    assert capsys.readouterr().err.endswith(f" ERROR {GIVEN} out of cards\n")
