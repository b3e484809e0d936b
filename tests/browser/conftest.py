"""A real browser before a real server, one of each for a run; whatever a test keeps is cleared."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    WebError,
    expect,
)

from browser.server import Server
from browser.table import PATIENCE

ROOT = Path(__file__).parents[2]
FLAGS = [  # what makes pictures the same on every machine, and keeps the browser to itself
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
]
# Said by the browser itself when a test cuts the line, or sends what is refused
EXPECTED = re.compile(
    "WebSocket connection to .* failed|Failed to load resource: .* 4[0-9][0-9]"
    "|Service Worker registration blocked"
)

# A bot that has just been started answers late on a busy machine.
expect.set_options(timeout=PATIENCE)

# Who plays in a test is no newcomer, unless the test says so.
KNOWN: Final = """try {
  localStorage['chapterhouse.known'] ??= '["biblios", "monasterium", "monastery"]';
} catch {}"""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the Chromium of this machine; scripts/browser finds or installs it."""
    found = subprocess.run(
        [ROOT / "scripts/browser"], stdout=subprocess.PIPE, text=True, check=True
    )
    return {**browser_type_launch_args, "executable_path": found.stdout.strip(), "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Read English by daylight, without motion, on a small desk; nothing is kept for later."""
    return {
        **browser_context_args,
        "reduced_motion": "reduce",
        "color_scheme": "light",
        "locale": "en-GB",
        "service_workers": "block",
        "viewport": {"width": 1440, "height": 900},
    }


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve the page that scripts/page built, with bots that need no time to think."""
    server = Server(tmp_path_factory.mktemp("tables") / "tables.db")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    """Let pages be opened by their paths."""
    return server.address


@pytest.fixture(scope="session")
def profile(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    """Keep the files of the page for the whole run: to load them anew takes a tenth of a second."""
    context = browser.new_context(**browser_context_args)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(KNOWN)
    yield context
    context.close()


@pytest.fixture(scope="session")
def cleaner(profile: BrowserContext) -> CDPSession:
    """A line to the browser itself, by a page that no test sees."""
    return profile.new_cdp_session(profile.new_page())


@pytest.fixture
def context(
    profile: BrowserContext, cleaner: CDPSession, base_url: str
) -> Iterator[BrowserContext]:
    """A profile that remembers nothing but the files of the page."""
    before = {*profile.pages}
    yield profile

    opened = [page for page in profile.pages if page not in before]
    origins = {base_url, *["/".join(page.url.split("/")[:3]) for page in opened]}
    for page in opened:
        page.close()
    for origin in origins:
        cleaner.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    profile.clear_cookies()
    profile.clear_permissions()


@pytest.fixture(autouse=True)
def quiet(context: BrowserContext) -> Iterator[None]:
    """Whatever a test does, the console of the browser shows neither error nor warning."""
    said: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not EXPECTED.search(message.text):
            said.append(message.text)

    def fail(error: WebError) -> None:
        said.append(str(error.error))

    context.on("console", note)
    context.on("weberror", fail)
    yield

    context.remove_listener("console", note)
    context.remove_listener("weberror", fail)

    assert said == []


@pytest.fixture
def axe() -> str:
    """The source of axe, which checks whether everybody can use a page."""
    return (ROOT / "ui/node_modules/axe-core/axe.min.js").read_text("utf-8")
