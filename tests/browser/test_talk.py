"""People at two screens talk with each other, as far as their game lets them."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from browser.page_checks import check_page, fits
from browser.table import PROMPT, Person

OWN = "a-key-that-Bjoern-made-in-his-browser"
TALK = "section.talk"
PHONE: ViewportSize = {"width": 360, "height": 640}
# A keyboard on the screen covers so much of the page.
KEYBOARD = """high => {
  Object.defineProperty(visualViewport, 'height', {value: innerHeight - high, configurable: true});
  visualViewport.dispatchEvent(new Event('resize'));
}"""


def opened(page: Page, game: str, options: dict[str, str] | None = None) -> tuple[str, str]:
    """Open a table for Anna and Björn; give the links of both seats."""
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    asked: dict[str, Any] = {"game": game, "chairs": chairs, "options": options or {}}
    table = page.request.post("/api/tables", data=asked).json()
    path = f"/api/tables/{table['table']}/seats/1/join"
    joining = {"code": table["codes"][0]["code"], "key": OWN, "name": "Björn"}
    assert page.request.post(path, data=joining).ok
    return f"/table/{table['table']}#{table['keys'][0]['key']}", f"/table/{table['table']}#{OWN}"


@contextmanager
def at_phone(browser: Browser, base_url: str, path: str) -> Iterator[Page]:
    """Another browser, in another hand."""
    context = browser.new_context(
        base_url=base_url, locale="en-GB", reduced_motion="reduce", viewport=PHONE
    )
    page = context.new_page()
    page.goto(path)
    yield page
    context.close()


def talk(page: Page) -> Locator:
    """What is said at the table."""
    return page.get_by_role("region", name="Chat", exact=True)


def unfolded(page: Page) -> Locator:
    """Open the talk by keyboard; give the field."""
    talk(page).get_by_role("button", name="Show the chat").press("Enter")
    return talk(page).get_by_role("textbox", name="To all at the table")


def test_two_people_talk(browser: Browser, page: Page, base_url: str, axe: str) -> None:
    """What one says by keyboard the other reads, folded away or open; it is plain text. On a phone
    it is seen that there is some, wherever one is; the field stays above the question, and both
    above a keyboard.
    """
    mine, theirs = opened(page, "biblios")
    page.goto(mine)
    with at_phone(browser, base_url, theirs) as other:
        field = unfolded(page)
        field.press_sequentially("<b>hu!</b> 1")  # h, u and 1 are keys of the game
        field.press("Enter")

        expect(talk(other)).to_contain_text("Anna <b>hu!</b> 1")
        expect(other.get_by_text("Anna writes: <b>hu!</b> 1")).to_have_attribute(
            "aria-live", "polite"
        )
        expect(field).to_have_value("")
        check_page(other, axe)
        said = come_to_news(other)
        said.fill("Nazdar! " * 30)
        talk(other).get_by_role("button", name="Send").click()

        expect(talk(page).get_by_role("log").get_by_role("listitem")).to_have_count(2)
        check_page(page, axe, TALK)
        check_page(other, axe, TALK)
        stays_in_sight(other, said)


def come_to_news(page: Page) -> Locator:
    """That something is new is seen at the end of the page; pressed, it unfolds. Give the field."""
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    news = page.locator(".told").get_by_role("button", name="Something new in the chat")
    expect(news).to_be_in_viewport(ratio=0.95)
    news.click()

    expect(talk(page).get_by_role("button", name="Hide the chat")).to_be_focused()
    expect(news).to_have_count(0)
    return talk(page).get_by_role("textbox", name="To all at the table")


def stays_in_sight(page: Page, field: Locator) -> None:
    """The field lies above the question, and that above a keyboard."""
    page.evaluate("scrollTo(0, 0)")
    for high in (0, 260):
        page.evaluate(KEYBOARD, high)
        written, question = field.bounding_box(), page.locator(PROMPT).bounding_box()
        assert written
        assert question

        assert written["y"] + written["height"] <= question["y"]
        assert question["y"] + question["height"] <= PHONE["height"] - high


def test_what_was_said_is_there_again(browser: Browser, page: Page, base_url: str) -> None:
    """A page that is loaded anew shows it, but not of whom its reader has muted; what is refused
    stays in the field, with the reason.
    """
    mine, theirs = opened(page, "biblios")
    page.goto(mine)
    field = unfolded(page)
    field.fill("Hello")
    field.press("Enter")
    expect(talk(page).get_by_role("log")).to_contain_text("Anna Hello")
    field.fill("\u202e!")
    field.press("Enter")

    expect(talk(page).get_by_role("alert")).to_contain_text("U+202E cannot be read")
    expect(field).to_have_value("\u202e!")

    with at_phone(browser, base_url, theirs) as other:
        expect(talk(other)).to_contain_text("Anna Hello")
        is_muted(other, field)


def is_muted(page: Page, field: Locator) -> None:
    """Who mutes somebody reads no more of them, also later, until they unmute them; whom another
    tab has muted meanwhile stays so.
    """
    unfolded(page)
    page.evaluate("localStorage.setItem('chapterhouse.muted', '[\"elsewhere 0\"]')")
    talk(page).get_by_role("button", name="Mute Anna").click()
    expect(talk(page).get_by_text("Hello")).to_have_count(0)
    field.fill("Are you there?")
    field.press("Enter")
    page.reload()
    unfolded(page)
    talk(page).get_by_role("button", name="Unmute Anna").click()

    expect(talk(page).get_by_role("log")).to_contain_text("Anna Hello Anna Are you there?")
    assert page.evaluate("localStorage.getItem('chapterhouse.muted')") == '["elsewhere 0"]'


def test_who_plays_against_bots_sees_no_talk(page: Page) -> None:
    """Nobody would answer."""
    Person(page).sit(3)

    expect(talk(page)).to_have_count(0)


def test_a_vow_closes_talk(browser: Browser, page: Page, base_url: str) -> None:
    """When all have said what they had to say, the rule stands instead of the field, where nothing
    can be paid. The head of the smallest phone has room for the hour, and for all tools.
    """
    mine, theirs = opened(page, "monastery", {"silence": "vow"})
    page.goto(mine)
    with at_phone(browser, base_url, theirs) as other:
        keep_silence(page, other)
        fits(other)
        for one in (page, other):
            closed(one)

            expect(talk(one).get_by_role("link", name="MON-VOW-2")).to_be_visible()
            expect(talk(one).get_by_role("textbox")).to_have_count(0)


def test_a_breach_is_said_and_paid(browser: Browser, page: Page, base_url: str) -> None:
    """With the penalty the field asks once more; who keeps silent then has broken nothing."""
    mine, theirs = opened(page, "monastery", {"silence": "penalty"})
    page.goto(mine)
    with at_phone(browser, base_url, theirs) as other:
        keep_silence(page, other)
        closed(page)
        field = talk(page).get_by_role("textbox")
        field.fill("I must tell you")
        field.press("Enter")
        expect(talk(page).get_by_role("button", name="Keep silent")).to_be_focused()
        page.keyboard.press("Enter")
        expect(field).to_be_focused()
        field.press("Enter")
        talk(page).get_by_role("button", name="Send and pay").click()

        expect(talk(other)).to_contain_text("Anna I must tell you")
        record = page.request.get(f"/api{mine.partition('#')[0].replace('table', 'tables')}/record")

        assert re.search(
            "^Anna: .*talk", record.text(), re.MULTILINE
        )  # MON-VOW-4 She has nothing to pay with yet


def keep_silence(*pages: Page) -> None:
    """One after the other says that the time for talk is over."""
    people = [Person(page, game="monastery") for page in pages]
    for page in pages:
        page.reload()  # from here on turns end by themselves
    first, second = (one.options.filter(has_text="keep silence") for one in people)
    expect(first.or_(pages[0].get_by_text("is thinking")).first).to_be_visible()
    for options in (first, second) if first.count() else (second, first):
        options.click()


def closed(page: Page) -> None:
    """Open the talk and see that it is closed."""
    talk(page).get_by_role("button", name="Show the chat").click()

    expect(talk(page)).to_contain_text("The chat is closed for now.")
