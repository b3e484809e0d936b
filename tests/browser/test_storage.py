"""What a browser keeps for the page: it may be switched off, full, or hold what nobody can read."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.table import Person

OFF = """for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, {get() { throw new DOMException('off', 'SecurityError'); }});
"""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };"
PLACES = ["settings", "tables", "plan.biblios", "replay", "known"]
LEFT = """([places, text]) => places.forEach(place => [localStorage, sessionStorage].forEach(
  storage => storage.setItem(`chapterhouse.${place}`, text)))"""
TABLE = {"game": 7, "host": {}, "when": "once"}
STRANGE = [
    "null",
    "[]",
    "{",
    '{"language": "xx", "theme": [], "motion": 3}',
    json.dumps({"old": None, "older": TABLE | {"mine": {"0": 5}, "friends": None}}),
    '{"chairs": [null, {"kind": "bot", "level": "no"}, {"kind": "me", "name": 4}], "options": 1}',
    '{"chairs": [{"kind": "me"}, {"kind": "bot", "level": "greedy", "wood": 1}]}',
]


@pytest.mark.parametrize("broken", [OFF, FULL], ids=["off", "full"])
def test_whoever_keeps_nothing_plays_all_the_same(page: Page, broken: str) -> None:
    """Without storage, or with a full one, a table is opened and one's own seat played."""
    page.add_init_script(broken)
    person = Person(page)
    person.start(2)
    person.play(2)
    page.get_by_role("link", name="Chapterhouse").first.click()

    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(page.get_by_role("link", name="Go on")).to_have_count(1)

    page.goto("/replay")
    page.get_by_label("Record").fill("biblios/1 Anna Bram\n: wood\n")
    page.get_by_role("button", name="Watch").click()

    expect(page.get_by_role("alert")).to_contain_text("line 2")


def test_what_does_not_fit_is_as_good_as_nothing(page: Page) -> None:
    """What an older release or somebody else left there blanks no page, and hinders no table."""
    page.goto("/nowhere")
    for text in STRANGE:
        page.evaluate(LEFT, [PLACES, text])
        page.goto("/")
        expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    for path in ("/replay", "/table/old", "/table/older", "/table/constructor"):
        page.goto(path)
        expect(page.locator("main :is(h1, h2)").first).to_be_visible()
    person = Person(page)
    person.start(2)

    assert person.wait() == "asked"


def test_a_broken_fragment_is_told(page: Page) -> None:
    """An address with escapes that nobody can read is answered like any wrong key."""
    person = Person(page)
    person.start(2)
    address = page.url
    for fragment in ("%", "%E0%A4%A"):
        page.goto("/nowhere")
        page.goto(f"{address}#{fragment}")

        expect(page.get_by_role("heading", name="You cannot open this table")).to_be_visible()


FAULTY = "Intl.DisplayNames = class { constructor() { throw new Error('planted'); } };"
BROKEN = {
    "en": "Something is broken here",
    "de": "Hier ist etwas kaputt",
    "fr": "Quelque chose est cassé ici",
    "ru": "Здесь что-то сломалось",
}


@pytest.mark.parametrize("language", BROKEN)
def test_a_page_that_breaks_says_so(browser: Browser, base_url: str, language: str) -> None:
    """A fault in the page, or words that cannot be loaded, leave no page blank, in any language."""
    context = browser.new_context(base_url=base_url, locale=language)
    page = context.new_page()
    page.route(re.compile(r"/assets/page-"), missing)
    page.goto("/")

    expect(page.get_by_role("heading", name=BROKEN[language])).to_be_visible()

    page.unroute(re.compile(r"/assets/page-"))
    page.get_by_role("button").click()
    expect(page.locator("h1")).not_to_have_text(BROKEN[language])
    page.route("**/api/games*", lambda route: route.fulfill(json=[None]))
    page.goto("/")

    expect(page.get_by_role("heading", name=BROKEN[language])).to_be_visible()

    page.add_init_script(FAULTY)
    page.goto("/rules/biblios")

    expect(page.get_by_role("heading", name=BROKEN[language])).to_be_visible()

    context.close()


def missing(route: Route) -> None:
    """Answer that there is no such file."""
    route.fulfill(status=404)
