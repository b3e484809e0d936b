"""Following the bots: they pause, go on at once, and what they did is marked until one acts."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.server import Server
from browser.table import Person

SLOW = 4.0  # seconds for a choice of a bot; a tenth of it where nobody wants to watch


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Server]:
    """Serve bots that take their time."""
    server = Server(tmp_path / "tables.db", SLOW)
    server.start()
    yield server
    server.stop()


def seated(context: BrowserContext, server: Server) -> tuple[Person, Page]:
    """Sit down to Biblios with a bot."""
    page = context.new_page()
    page.goto(server.address)
    person = Person(page)
    person.sit(2, server.address)
    return person, page


def test_bots_are_followed_or_not(context: BrowserContext, slow: Server) -> None:
    """Who is alone with bots lets them pause and go on; what they did is told until one acts."""
    person, page = seated(context, slow)
    lines = page.locator(".chronicle li.fresh")
    expect(lines).to_have_count(0)
    person.play(1)
    person.choose()  # the last card has but one place to go; then the bot takes one, and plays

    person.prompt.get_by_role("button", name="Let the bots pause").click()
    expect(person.prompt).to_contain_text("The bots pause")
    page.keyboard.press("p")
    expect(person.prompt).to_contain_text("is thinking")
    person.prompt.get_by_role("button", name="On to my turn").click()
    assert person.wait() == "asked"

    expect(page.locator(".chronicle .since")).to_have_text("Since your last turn")
    expect(lines.last).to_contain_text("from the common area")
    expect(page.locator("[data-arrived]").first).to_be_visible()
    opened(page)
    page.reload()
    person.wait()
    expect(lines.last).to_contain_text("from the common area")
    person.play(1)
    expect(lines).to_have_count(0)
    expect(page.locator("[data-arrived]")).to_have_count(0)


def opened(page: Page) -> None:
    """The turn of the bot is told in one line, and opened in all of them."""
    turn = page.locator(".chronicle details").first
    summary = turn.locator("summary")
    summary.press("Enter")
    expect(summary).to_contain_text("takes monk 2\u2011C from the common area and puts")
    expect(turn.locator("li").last).to_have_text("Bram picks up a card.")


def test_whoever_looks_away_is_called(context: BrowserContext, slow: Server) -> None:
    """When the turn begins behind another window, title and icon of the tab say so."""
    _, page = seated(context, slow)
    expect(page).to_have_title("Table of Biblios · Chapterhouse")
    page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', {get: () => true, configurable: true});
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    expect(page).to_have_title("Your turn · Chapterhouse")
    expect(page.locator("link[rel=icon]").last).to_have_attribute("href", "/window-lit.svg")
