"""Tournaments of people: opened, entered, directed, and gone from to one's table."""

from playwright.sync_api import Browser, Page, expect

from browser.server import Server


def test_a_tournament_is_opened_and_its_first_round_begins(
    page: Page, browser: Browser, server: Server
) -> None:
    """Who organises passes on a link, plays too, and starts the round; at the table there is no
    hint.
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


def enter(page: Page, name: str) -> None:
    """Take part by a name."""
    part = page.locator("form").filter(has=page.get_by_role("button", name="Enter", exact=True))
    part.get_by_role("textbox").fill(name)
    part.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_text(f"You take part as {name}")).to_be_visible()
