"""Playing without a server: loaded once, then all of it runs in the browser. The server was behind
a proxy that has others beside it: all addresses begin with a folder.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.server import Server
from browser.table import PATIENCE, Person, verdict
from chapterhouse.games import GAMES
from chapterhouse.play.replay import replay

LOADED = 120_000  # milliseconds for some 9 MB, and for Python to start, on a busy machine
FOLDER = "/abbey"
COPIED = "navigator.clipboard.writeText = async text => { window.copied = text; }"
SCOPE = "navigator.serviceWorker.ready.then(({ scope }) => new URL(scope).pathname)"
SETTINGS = """localStorage['chapterhouse.settings'] ??= '{"pace": "instant"}'"""

# Whether nothing is kept of any table.
EMPTY = """() => new Promise(tell => {
  const opening = indexedDB.open('chapterhouse');
  opening.onsuccess = () => {
    const counting = opening.result.transaction('tables').objectStore('tables').count();
    counting.onsuccess = () => tell(counting.result === 0);
  };
})"""


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """The first page, with all that playing offline needs; its server is gone."""
    server = Server(tmp_path / "tables.db", base=FOLDER)
    server.start()
    context = browser.new_context(
        locale="en-GB", reduced_motion="reduce", service_workers="allow", accept_downloads=True
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SETTINGS)
    page = context.new_page()
    try:
        page.goto(server.address)
        asks_in_the_folder(page, server)
        load(page)
    finally:
        server.kill()
    yield page

    context.close()


def test_a_match_is_played_without_a_server(page: Page) -> None:
    """A lesson is shown, and a match played: it outlives the page, and its record says what the
    engine says here.
    """
    person = Person(page)
    learn(page)
    sit(page)
    person.play(3)
    asked = person.question
    page.reload()
    expect(person.prompt).to_be_visible(timeout=LOADED)

    assert person.question == asked

    offers_no_others(page)
    is_alone(page)

    assert person.play() == "over"
    assert "Ann" in verdict(page).inner_text()

    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    text = saved.value.path().read_text("utf-8")

    assert f"@ {replay(text, GAMES).digest}\n" in text

    forget(page)


def asks_in_the_folder(page: Page, server: Server) -> None:
    """Before the server, too, all is there: pages, table, socket, links, and what is kept."""
    person = Person(page)
    person.start(2, server.address)
    person.play(1)
    table = page.url.partition("#")[0]
    page.get_by_role("button", name="This table").click()
    page.evaluate(COPIED)
    page.get_by_role("dialog").get_by_role("button", name="Copy a link to watch").click()
    assert table.startswith(f"{server.address}/table/")
    assert page.evaluate("copied") == table
    page.keyboard.press("Escape")
    page.locator(".top .home").click()
    expect(page).to_have_url(f"{server.address}/")
    assert page.evaluate(SCOPE) == f"{FOLDER}/"


def load(page: Page) -> None:
    """Load what playing offline needs, once it is said how much that is."""
    page.get_by_role("button", name="Play offline").click()
    expect(page.get_by_text("MB are loaded")).to_be_visible()
    page.get_by_role("button", name="Load and play").click()
    expect(page.get_by_role("button", name="Go online")).to_be_visible(timeout=LOADED)


def learn(page: Page) -> None:
    """Look at the first lesson of a game, and go back."""
    page.locator(f"a[href='{FOLDER}/learn/biblios']").click()
    expect(page.get_by_text("Step 1 of 10")).to_be_visible(timeout=LOADED)
    page.locator(".top .home").click()


def sit(page: Page) -> None:
    """Sit down at a table with a bot; nobody can be invited, and no bot that thinks for long."""
    page.get_by_role("button", name="Play Biblios against bots").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("radio", name="With friends")).to_have_count(0)
    sheet.get_by_label("Your name").fill("Ann")
    sheet.get_by_role("radio", name="2", exact=True).check()
    sheet.get_by_role("button", name="Start playing").click()


def forget(page: Page) -> None:
    """Forget the table, and go elsewhere: then nothing of it is kept."""
    page.locator(".top .home").click()
    page.get_by_text("Finished").click()
    expect(page.get_by_text("Won by")).to_be_visible()
    page.get_by_role("button", name="Remove from this list").click()
    page.locator(f"a[href='{FOLDER}/replay']").click()
    page.wait_for_function(EMPTY)


def is_alone(page: Page) -> None:
    """Who comes to the table in another tab is told where it is played."""
    other = page.context.new_page()
    other.goto(page.url)
    told = other.get_by_text("You are already playing offline in another tab.")
    expect(told).to_be_visible(timeout=LOADED)
    other.close()


def offers_no_others(page: Page) -> None:
    """Nothing at the table needs a server, and its head says that there is none."""
    expect(page.locator(".top").get_by_role("link", name="offline")).to_be_visible()
    page.get_by_role("button", name="This table").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("Ann")).to_be_visible()
    expect(sheet.get_by_role("button", name="link")).to_have_count(0)
    page.keyboard.press("Escape")
