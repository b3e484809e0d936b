"""The page: its files as they are, one page for all its addresses, and nothing else of the disk."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from chapterhouse.cli.serve import OURS
from chapterhouse.server import page
from chapterhouse.server.app import create
from chapterhouse.server.tables import Settings
from server.talk import HttpClient

ROUTER = Path(__file__).parents[2] / "ui/src/router.ts"
READS_PAGES = "text/html,application/xhtml+xml,*/*;q=0.8"
SCRIPT = "export const answer = 42;\n" * 200


@pytest.fixture
def built(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[HttpClient]:
    """A server with a page of a few files; beside the page lies what nobody may read."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Chapterhouse</title>", "utf-8")
    (folder / "window.svg").write_text("<svg/>", "utf-8")
    (folder / "assets/index-abc.js").write_text(SCRIPT, "utf-8")
    (folder / "assets/hosting-abc.js").write_text(SCRIPT, "utf-8")
    (folder / "assets/python.wasm.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "secret.txt").write_text("swordfish", "utf-8")
    monkeypatch.setattr(page, "PAGE", folder)
    with TestClient(create(settings)) as client:
        yield client


@pytest.mark.parametrize(
    "path",
    ["/", "/?play=biblios", "/table/x#key", "/replay?ply=40", "/rules/biblios/de", "/rules/biblios",
     "/learn/biblios", "/learn/biblios/first", "/edition/biblios", "/edition/biblios/form",
     "/edition/biblios/owners", "/box/x", "/showcase/biblios",
     "/gallery/biblios", "/tournament", "/tournament/x", "/signed-in"],
)  # fmt: skip
def test_every_address_of_the_page_shows_the_page(built: HttpClient, path: str) -> None:
    """The page itself knows its addresses; it is asked for anew each time, by HEAD as well."""
    answer = built.get(path)

    assert answer.status_code == 200
    assert "Chapterhouse" in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert built.head(path).status_code == 200


def test_the_server_knows_the_addresses_of_the_page() -> None:
    """Every page that the browser tells apart is one for the server."""
    router = ROUTER.read_text("utf-8")
    told = set(re.findall(r'page === "([\w-]+)"', router))
    below = set(re.findall(r'second === "(\w+)"', router))

    assert {
        "replay",
        "rules",
        "learn",
        "table",
        "edition",
        "showcase",
        "gallery",
        "example",
        "review",
        "box",
        "results",
        "tournament",
        "signed-in",
    } == told
    assert told | below == set(re.findall(r"[a-z-]{3,}", page.PAGES.pattern))
    assert told < set(OURS)  # which no base path begins with


@pytest.mark.parametrize(
    "path", ["/metrics", "/nowhere", "/table", "/table/a/b", "/replay/a", "/rules", "/rules/a/b/c",
             "/admin/table/x", "/wp-login.php"],
)  # fmt: skip
def test_what_is_nowhere_is_not_found(built: HttpClient, path: str) -> None:
    """Who reads pages gets the one that says so, a program a problem; either sees the status."""
    shown, told = built.get(path, headers={"accept": READS_PAGES}), built.get(path)

    assert (shown.status_code, told.status_code) == (404, 404)
    assert "Chapterhouse" in shown.text
    assert told.json()["code"] == "no-such-page"
    assert built.head(path).status_code == 404


@pytest.mark.parametrize(
    "path", ["/api/health", "/api/games", "/api/games/biblios", "/api/games/biblios/rules",
             "/api/tables/none", "/api/tables/none/record"],
)  # fmt: skip
def test_whatever_is_read_answers_to_head(built: HttpClient, path: str) -> None:
    """The status and the kind as by GET, without a body."""
    read, head = built.get(path), built.head(path)

    assert (head.status_code, head.content) == (read.status_code, b"")
    assert head.headers["content-type"] == read.headers["content-type"]


def test_what_is_named_after_its_content_is_kept(built: HttpClient) -> None:
    """Hashed files may be kept for ever, and are sent packed."""
    answer = built.get("/assets/index-abc.js", headers={"Accept-Encoding": "gzip"})

    assert answer.text == SCRIPT
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"


def test_other_files_are_given_as_they_are(built: HttpClient) -> None:
    """A picture beside the page is a picture."""
    answer = built.get("/window.svg")

    assert answer.text == "<svg/>"
    assert answer.headers["content-type"].startswith("image/svg")


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt",
     "/assets/%2e%2e/%2e%2e/secret.txt", "//etc/passwd", "/%2fetc/passwd"],
)  # fmt: skip
def test_nothing_else_can_be_read(built: HttpClient, path: str) -> None:
    """No address leads out of the folder of the page."""
    answer = built.get(path)

    assert "swordfish" not in answer.text
    assert "root:" not in answer.text


@pytest.mark.parametrize("name", ["%00", "a%00b", "a" * 300, "a/" * 3_000, "%ff", "con%3a"])
def test_what_cannot_be_a_name_is_none(built: HttpClient, name: str) -> None:
    """An address that no file can have is one that none has."""
    none, asset = built.get(f"/{name}"), built.get(f"/assets/{name}")

    assert (none.status_code, none.json()["code"]) == (404, "no-such-page")
    assert (asset.status_code, asset.json()["code"]) == (404, "no-such-page")


@pytest.mark.parametrize("site", ["", "/redoc", "/swagger", "/elements", "/rapidoc", "/scalar"])
def test_no_page_asks_another_host(built: HttpClient, site: str) -> None:
    """What is published about the routes is read here, with no program from elsewhere."""
    answer = built.get(f"/schema{site}")

    assert "https://" not in answer.text
    assert answer.status_code == (404 if site else 200)


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nowhere", "/schema/openapi.json"])
def test_every_answer_keeps_the_browser_safe(built: HttpClient, path: str) -> None:
    """Scripts and styles come from here alone, no address is passed on, no other site frames it."""
    headers = built.get(path).headers
    policy = headers["content-security-policy"]

    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"


def test_one_script_may_run_machine_code(built: HttpClient) -> None:
    """The worker in which Python runs, to play without a server; all else of it is as safe."""
    policy = built.get("/").headers["content-security-policy"]
    loose = "script-src 'self' 'wasm-unsafe-eval';"

    assert built.get("/assets/index-abc.js").headers["content-security-policy"] == policy
    assert built.get("/assets/hosting-abc.js").headers["content-security-policy"] == policy.replace(
        "script-src 'self';", loose
    )


def test_a_file_that_is_kept_packed_is_given_so(built: HttpClient) -> None:
    """It has the name, the type and the content of what it is packed from."""
    answer = built.get("/assets/python.wasm")

    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "application/wasm"
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]


def test_a_page_that_is_not_built_is_said(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks is told how to build it; all that is no page works."""
    monkeypatch.setattr(page, "PAGE", tmp_path / "none")
    with TestClient(create(settings)) as client:
        answer = client.get("/")
        games = client.get("/api/games")

    assert (answer.status_code, answer.text) == (503, page.NOT_BUILT)
    assert games.status_code == 200
