"""Origin: what other pages ask for is refused, whatever they try; programs and our page are not."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from msgspec import json

from chapterhouse.locale import LANGUAGES
from chapterhouse.server.app import create
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.tables import Settings
from server.conftest import ROOMY
from server.talk import HttpClient

TABLE = {"game": "biblios", "chairs": [{"kind": "me"}, {"kind": "bot"}]}
JSON = "application/json"
EVIL = "https://evil.example"


def created(client: HttpClient, **headers: str) -> tuple[int, str]:
    """Open a table with these headers: the status, and the code of the problem if there is one."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = client.post("/api/tables", json=TABLE, headers=sent)
    return answer.status_code, answer.json().get("code", "")


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HttpClient]:
    """A server that is known by two names, one of them with a port of its own."""
    file = tmp_path_factory.mktemp("named") / "tables.db"
    names = ("table.example.org", "other.example:8443")
    with TestClient(create(Settings(Sqlite(file), 0, ROOMY, names))) as client:
        yield client


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("localhost:8000", "http://localhost:8000"),
        ("[::1]:8000", "http://[::1]:8000"),
        ("192.168.1.7", "http://192.168.1.7"),  # whoever serves a whole net
        ("table.example.org", "https://table.example.org"),  # behind a proxy that speaks TLS
        ("table.example.org:8000", "http://table.example.org:8000"),
        ("127.0.0.1:8000", "https://table.example.org"),  # a proxy that asks for its own name
        ("127.0.0.1:8000", "https://other.example:8443"),
        ("TABLE.example.org.", "http://table.EXAMPLE.org."),
    ],
)
def test_our_own_page_is_served(named: HttpClient, host: str, origin: str) -> None:
    """By number, by a name that was given, and behind a proxy."""
    assert created(named, host=host, origin=origin) == (201, "")
    assert created(named, host=host, origin=origin, sec_fetch_site="same-origin") == (201, "")


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",  # a page in a frame without rights, or from a file
        "",
        "http://127.0.0.1",  # another server on this machine
        "http://127.0.0.1:8001",
        "http://localhost:8000",
        "https://table.example.org:9999",
        "https://other.example",
        "https://table.example.org.evil.example",
        "https://evil.example/127.0.0.1:8000",
        "https://127.0.0.1:8000@evil.example",
        "file://127.0.0.1:8000",
        "chrome-extension://127.0.0.1:8000",
    ],
)
def test_other_pages_change_nothing(named: HttpClient, origin: str) -> None:
    """Neither by a request nor by a socket."""
    asked = {"host": "127.0.0.1:8000", "origin": origin}
    assert created(named, **asked) == (403, "foreign-page")
    with (
        pytest.raises(WebSocketDisconnect),
        named.websocket_connect("/api/tables/x/socket", headers=asked),
    ):
        pass


def test_programs_are_served(client: HttpClient) -> None:
    """What sends neither `Origin` nor `Sec-Fetch-Site` is no page, nor is what somebody typed."""
    assert created(client) == (201, "")
    assert created(client, sec_fetch_site="none") == (201, "")


@pytest.mark.parametrize("site", ["cross-site", "same-site", "else"])
def test_browsers_say_how_far_a_page_is(client: HttpClient, site: str) -> None:
    """A page from elsewhere is refused though it hides its origin, and though that seems ours."""
    assert created(client, sec_fetch_site=site) == (403, "foreign-page")
    if site == "cross-site":
        own = {"host": "127.0.0.1", "origin": "http://127.0.0.1"}
        assert created(client, sec_fetch_site=site, **own) == (403, "foreign-page")


@pytest.mark.parametrize(
    "host",
    ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "[::1", ":80",
     "evil.example@127.0.0.1", "localhost.."],
)  # fmt: skip
@pytest.mark.parametrize("path", ["/", "/api/games", "/api/health", "/schema/openapi.json"])
def test_a_name_that_is_not_ours_is_not_served(client: HttpClient, host: str, path: str) -> None:
    """Nothing is read under it: whoever owns a name can let it lead to this machine."""
    answer = client.get(path, headers={"host": host})

    assert (answer.status_code, answer.json()["code"]) == (421, "foreign-host")


@pytest.mark.parametrize(
    "kind", ["text/plain", "text/plain;charset=UTF-8", "application/x-www-form-urlencoded",
             "multipart/form-data; boundary=x", "", "application/jsonx", f"text/plain, {JSON}"],
)  # fmt: skip
def test_what_is_no_json_is_not_read(client: HttpClient, kind: str) -> None:
    """A page may send these kinds anywhere without asking first."""
    body = b'{"game": "biblios", "chairs": [{"kind": "me"}, {"kind": "bot"}]}'
    answer = client.post("/api/tables", content=body, headers={"content-type": kind})
    fits = client.post("/api/tables", content=body, headers={"content-type": f"{JSON}; charset=x"})

    assert (answer.status_code, answer.json()["code"]) == (415, "no-json")
    assert fits.status_code == 201


def test_other_pages_read_nothing(client: HttpClient) -> None:
    """No answer lets another page look into it, or show it as a picture or a script."""
    for path in ("/", "/api/games"):
        answer = client.get(path, headers={"origin": "https://evil.example"})
        assert answer.status_code in {200, 503}
        assert "access-control-allow-origin" not in answer.headers
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    asked = {"origin": "https://evil.example", "access-control-request-method": "POST"}
    before = client.options("/api/tables", headers=asked)
    assert not [name for name in before.headers if name.startswith("access-control")]


class Line:
    """A line on which somebody asks for a socket from another page."""

    def __init__(self, language: str) -> None:
        headers = {"host": "127.0.0.1", "origin": EVIL, "accept-language": language}
        self.told: list[Any] = []
        self.scope: Any = {
            "type": "websocket",
            "path": "/api/tables/x/socket",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "query_string": b"",
            "client": None,
            "root_path": "",
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }

    async def receive(self) -> Any:  # noqa: ANN401 - an event
        return {"type": "websocket.connect"}

    async def send(self, event: Any) -> None:  # noqa: ANN401 - an event
        self.told.append(event)


def test_a_socket_is_refused_with_a_sentence(settings: Settings) -> None:
    """Where the server can answer instead of a socket, it says why in the reader's language."""
    lines = [Line(language) for language in LANGUAGES]

    async def ask() -> None:
        app = create(settings)
        async with app.lifespan():
            for line in lines:
                await app(line.scope, line.receive, line.send)

    asyncio.run(ask())
    bodies = [json.decode(line.told[1]["body"]) for line in lines]

    assert {403} == {line.told[0]["status"] for line in lines}
    assert {"foreign-page"} == {body["code"] for body in bodies}
    assert len({body["text"] for body in bodies if EVIL in body["text"]}) == 4
