"""Signing in by a provider, whose addresses are real ones here."""

import socket
from collections.abc import Iterator
from threading import Thread
from typing import Any, Final, cast

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import sizes
from browser.server import Server
from browser.table import Person

pytestmark = pytest.mark.skipif(not sizes.SIGNING_IN, reason="of make test-long")
FOLD: Final = "Your tables on another device"
TABLES: Final = "Object.keys(JSON.parse(localStorage['chapterhouse.tables'] ?? '{}')).length"
KEYRING: Final = "JSON.parse(localStorage['chapterhouse.keyring'] ?? 'null')"


def free_port() -> int:
    """One that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in a folder, whose people sign in by a provider that knows Anna."""
    import uvicorn  # noqa: PLC0415 - few runs need it, as what is next

    from server.provider import SECRET, Provider  # noqa: PLC0415 - as above

    issuer, at = f"http://127.0.0.1:{free_port()}/realms/club", free_port()
    provider = Provider(issuer)
    provider.person |= {"preferred_username": "anna"}
    port = int(issuer.split("/")[2].partition(":")[2])
    config = uvicorn.Config(cast("Any", provider), port=port, log_level="error", lifespan="off")
    signing = uvicorn.Server(config)
    thread = Thread(target=signing.run, daemon=True)
    thread.start()
    told = {
        "OPENID": issuer, "OPENID_CLIENT": "tables", "OPENID_SECRET": SECRET,
        "OPENID_PAGE": f"http://127.0.0.1:{at}/abbey", "OPENID_NAME": "Club ID",
    }  # fmt: skip
    named = {f"CHAPTERHOUSE_{name}": value for name, value in told.items()}
    server = Server(tmp_path_factory.mktemp("club") / "tables.db", base="/abbey", told=named)
    server.port = at
    server.start()
    yield server
    server.stop()
    signing.should_exit = True
    thread.join()


def unfold(page: Page, club: Server) -> None:
    """Look how tables come to other devices."""
    page.goto(f"{club.address}/")
    page.get_by_text(FOLD).click()


def sign_in(page: Page, club: Server, answer: str) -> None:
    """Sign in, and say whether that is oneself."""
    unfold(page, club)
    page.get_by_role("button", name="Sign in with Club ID").click()
    expect(page.get_by_text("You have signed in as Anna (anna).")).to_be_visible()
    assert page.url == f"{club.address}/signed-in"
    page.get_by_role("button", name=answer).click()
    expect(page).to_have_url(f"{club.address}/")


def forget(page: Page, club: Server) -> None:
    """Let the server know the account no more."""
    unfold(page, club)
    page.get_by_role("button", name="Forget my account").click()
    expect(page.get_by_text("no longer knows your account")).to_be_visible()


def test_tables_are_found_by_signing_in(
    page: Page, browser: Browser, browser_context_args: dict[str, Any], club: Server
) -> None:
    """On another device, by whoever says that it is they; they are taken off it by signing out, and
    found again until the account is forgotten. Nothing is asked of anybody else by the page.
    """
    foreign: list[str] = []
    Person(page).sit(2, club.address)
    sign_in(page, club, "It is me: share the list")
    other: BrowserContext = browser.new_context(**browser_context_args)
    device = other.new_page()
    device.on("request", lambda asked: foreign.append(asked.url))
    sign_in(device, club, "It is not me")
    assert (device.evaluate(TABLES), device.evaluate(KEYRING)) == (0, None)
    sign_in(device, club, "It is me: share the list")
    expect(device.get_by_role("link", name="Go on playing")).to_be_visible()
    device.get_by_text(FOLD).click()
    device.get_by_role("button", name="Sign out, and take these tables off").click()
    expect(device.get_by_text("You are signed out.")).to_be_visible()
    assert (device.evaluate(TABLES), device.evaluate(KEYRING)) == (0, None)

    forget(page, club)
    sign_in(device, club, "It is me: share the list")
    assert device.evaluate(TABLES) == 0
    assert {url.split("/")[3] for url in foreign if url[:5] != "data:"} == {"abbey", "realms"}
    assert [url for url in foreign if "/realms/" in url and "/authorize?" not in url] == []
    other.close()


def test_what_was_begun_elsewhere_ends_nowhere(page: Page, club: Server) -> None:
    """Whoever is sent a link with somebody else's code signs in as nobody, and is told how to."""
    page.goto(f"{club.address}/signed-in?code=theirs&state=theirs")
    expect(page.get_by_text("This sign-in was not begun in this browser")).to_be_visible()
    assert page.url == f"{club.address}/signed-in"
    assert page.evaluate(KEYRING) is None
    page.goto(f"{club.address}/signed-in?error=access_denied&state=theirs")
    expect(page.get_by_text("You have not signed in")).to_be_visible()
