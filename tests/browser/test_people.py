"""People with more than one device."""

from playwright.sync_api import Browser, Page, expect

from browser.server import Server
from browser.table import Person

LINK = "location.origin + '/#keyring=' + JSON.parse(localStorage['chapterhouse.keyring']).secret"
MINE = "Object.values(JSON.parse(localStorage['chapterhouse.tables']))[0].mine"


def test_a_link_carries_tables_to_another_device(
    page: Page, browser: Browser, server: Server
) -> None:
    """Once its reader says that it is theirs; it leaves the address at once. Made worthless, it
    opens nothing, and the other device has lost the seat.
    """
    Person(page).sit(2)
    link, key = shared(page), page.evaluate(MINE)["0"]

    context = browser.new_context(base_url=server.address)
    other = context.new_page()
    other.goto(link)
    expect(other).to_have_url(f"{server.address}/")
    mine = other.get_by_role("region", name="Your tables", exact=True)
    expect(mine.get_by_role("link", name="Go on playing")).to_have_count(0)
    other.get_by_role("button", name="It is mine: share the list").click()
    expect(mine.get_by_role("link", name="Go on playing")).to_be_visible()
    assert other.evaluate(MINE) == {"0": key}

    page.get_by_role("button", name="Make the link worthless").click()
    expect(page.get_by_text("The link opens nothing any more")).to_be_visible()
    assert page.evaluate(MINE)["0"] != key
    mine.get_by_role("link", name="Go on playing").click()
    expect(other.get_by_text("locked").first).to_be_visible()
    context.close()


def shared(page: Page) -> str:
    """Share the tables of this browser: the link that carries them."""
    page.goto("/")
    page.get_by_text("Your tables on another device").click()
    page.get_by_role("button", name="Make the link").click()
    expect(page.get_by_role("button", name="Copy the link to your tables")).to_be_visible()
    return str(page.evaluate(LINK))


def test_anybody_sits_down_at_an_open_table(page: Page, browser: Browser, server: Server) -> None:
    """The first page lists it as long as it waits; then both play."""
    sheet = Person(page).sheet()
    sheet.get_by_role("radio", name="Friends").check()
    sheet.get_by_label("Let anybody on this server sit down").check()
    sheet.get_by_role("button", name="Open a table").click()
    expect(page.get_by_label("Let anybody on this server sit down")).to_be_checked()

    context = browser.new_context(base_url=server.address)
    other = context.new_page()
    other.goto("/")
    waiting = other.get_by_role("region", name="Open tables")
    expect(waiting).to_contain_text("Guest waiting")
    waiting.get_by_role("button", name="Sit down").click()
    waiting.get_by_role("textbox").fill("Vera")
    waiting.get_by_role("button", name="Sit down").click()
    expect(other.locator("section.prompt")).to_be_visible()
    expect(page.locator("section.prompt")).to_be_visible()
    agree(page, other)
    context.close()


def agree(page: Page, other: Page) -> None:
    """Let the match count for both: one begins a table of results, the other joins."""
    for one in (page, other):
        one.get_by_role("button", name="This table").first.click()
        one.get_by_text("Our results").click()
    page.get_by_label("What is the table of results called?").fill("Thursdays")
    page.get_by_role("button", name="Begin it with this match").click()
    expect(page.get_by_text("It counts once Vera has agreed, too.")).to_be_visible()
    other.get_by_text("Our results").click()
    other.get_by_text("Our results").click()
    other.get_by_role("button", name="Join, and count this match").click()
    expect(other.get_by_text("Everybody has agreed")).to_be_visible()
    other.get_by_role("link", name="Show the results").click()
    expect(other.get_by_role("heading", name="Thursdays")).to_be_visible()
    expect(other.get_by_text("You are here as Vera")).to_be_visible()
