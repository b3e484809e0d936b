"""What a browser keeps for the page: it may be switched off, full, or hold what nobody can read."""

import json

import pytest
from playwright.sync_api import Page, expect

from browser.table import PATIENCE, Person

OFF = """for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, {get() { throw new DOMException('off', 'SecurityError'); }});
"""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };"
PLACES = ["settings", "tables", "plan.biblios", "replay"]
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
    page.get_by_role("button", name="Play it again").click()

    expect(page.get_by_role("alert")).to_contain_text("line 2")


def test_what_does_not_fit_is_as_good_as_nothing(page: Page) -> None:
    """What an older release or somebody else left there blanks no page, and hinders no table."""
    page.goto("/nowhere")
    for text in STRANGE:
        page.evaluate(LEFT, [PLACES, text])
        page.goto("/")
        expect(page.get_by_role("heading", name="Your tables")).to_be_visible(timeout=PATIENCE)
    for path in ("/replay", "/table/old", "/table/older", "/table/constructor"):
        page.goto(path)
        expect(page.locator("main :is(h1, h2)").first).to_be_visible(timeout=PATIENCE)
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

        expect(page.get_by_role("heading", name="This table is closed to you")).to_be_visible()
