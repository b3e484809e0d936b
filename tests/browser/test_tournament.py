"""Tournaments of people: opened, entered, directed, and gone from to one's table."""

from playwright.sync_api import Browser, Page, expect

from browser.server import Server
from browser.table import read


def test_a_tournament_is_opened_and_its_first_round_begins(
    page: Page, browser: Browser, server: Server
) -> None:
    """Who organises passes on a link, plays too, and starts the round; at the table there is no
    hint. Whose browser is gone plays on by a new link.
    """
    page.goto("/tournament")
    page.get_by_label("Name of the tournament").fill("Winter evenings")
    page.get_by_label("The same deal at all tables of a round").check()
    page.get_by_role("button", name="Open the tournament").click()
    expect(page.get_by_role("heading", name="Winter evenings")).to_be_visible()
    enter(page, "Anna")

    context = browser.new_context(base_url=server.address)
    other = context.new_page()
    other.goto(page.url)
    enter(other, "Bo")
    expect(other.get_by_role("button", name="Start round 1, close entry")).to_have_count(0)

    page.get_by_role("button", name="Start round 1, close entry").click()
    for one in (page, other):
        one.get_by_role("button", name="To your table").click()
        expect(one.locator(".prompt .tools")).to_be_visible()
        expect(one.get_by_role("button", name="Hint")).to_have_count(0)

    context.close()
    plays_on(browser, new_link(page, "Bo"))


def plays_on(browser: Browser, link: str) -> None:
    """Play on by a new link, in a browser that knew nothing."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(link)
    page.get_by_role("button", name="Play on here").click()
    page.get_by_role("button", name="To your table").click()
    expect(page.locator(".prompt .tools")).to_be_visible()
    context.close()


def new_link(page: Page, name: str) -> str:
    """Make a link for somebody, as the organiser."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.go_back()
    page.get_by_text("New links, withdrawals, the end").click()
    page.get_by_role("button", name=f"New link for {name}").click()
    read(page)
    page.get_by_role("button", name="Make it: the old browser opens nothing any more").click()
    page.get_by_role("button", name=f"Copy the link for {name}").click()
    return str(page.evaluate("navigator.clipboard.readText()"))


def enter(page: Page, name: str) -> None:
    """Take part by a name."""
    part = page.locator("form").filter(has=page.get_by_role("button", name="Enter", exact=True))
    part.get_by_role("textbox").fill(name)
    part.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_text(f"You take part as {name}")).to_be_visible()
