"""Every page: in four languages, three sizes, two lights; usable by everybody."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.table import Person

GOLDEN = Path(__file__).parents[1] / "games/biblios/golden/3-01.txt"
SIZES = {"phone": (360, 640), "tablet": (768, 1024), "desk": (1440, 900)}
LANGUAGES = ["en", "de", "fr", "ru"]
PLACES = ["/", "/rules/biblios/{}", "/edition/biblios", "/replay", "/gallery/biblios", "/nowhere"]
KEY = re.compile(
    r"\b(?:board|trouble|seat|step|option|error|notice|card|zone|act|event|ask)-[a-z-]{3,}\b"
)
SMALL = (Path(__file__).parent / "small.js").read_text("utf-8")
each_size = pytest.mark.parametrize("size", SIZES)


def speak(page: Page, language: str) -> None:
    """Read this language from now on."""
    page.add_init_script(
        f"localStorage.setItem('chapterhouse.settings', JSON.stringify({{language: '{language}'}}))"
    )


def sized(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def faults(page: Page, axe: str) -> list[str]:
    """What axe finds that keeps somebody out."""
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html']}"
        for fault in found["violations"]
        if fault["impact"] in {"serious", "critical"}
    ]


def judge(page: Page, axe: str) -> None:
    """A page fits its window, has no small targets, shows no key, and keeps nobody out."""
    page.evaluate("document.fonts.ready")
    text = page.locator("body").inner_text()

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL) == []
    assert KEY.findall(text) == []
    assert faults(page, axe) == []


@each_size
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_to_read(page: Page, axe: str, language: str, size: str) -> None:
    """First page, rules, edition, replays, gallery and a wrong address hold in every language."""
    speak(page, language)
    sized(page, size)
    for place in PLACES:
        page.goto(place.format(language))
        expect(page.locator("h1")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        judge(page, axe)


@each_size
@pytest.mark.parametrize("light", ["light", "dark"])
def test_tables(page: Page, axe: str, size: str, light: str) -> None:
    """A table holds in its sheet, in gift and auction, by day and by night."""
    page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
    sized(page, size)
    person = Person(page, seed=3)
    sheet = person.sheet()
    sheet.get_by_text("More choices").click()
    judge(page, axe)
    sheet.get_by_role("radio", name="4", exact=True).check()
    sheet.get_by_role("button", name="Start playing").click()
    person.play(2)
    judge(page, axe)
    while "bid" not in person.prompt.inner_text():
        person.play(1)
    judge(page, axe)
    person.prompt.locator("[aria-disabled=true]").first.click(force=True)
    judge(page, axe)
    page.get_by_role("button", name="This table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    judge(page, axe)


@pytest.mark.parametrize(
    ("language", "name"), [("de", "Deutsch"), ("fr", "Français"), ("ru", "Русский")]
)
def test_languages_change_in_mid_game(page: Page, axe: str, language: str, name: str) -> None:
    """The whole chronicle, old lines included, is told again in the language chosen."""
    person = Person(page)
    person.start(2)
    person.play(3)
    before = page.get_by_role("log").locator("li").all_inner_texts()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("radio", name=name).check()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("log").locator("li").last).not_to_have_text(before[-1])
    after = page.get_by_role("log").locator("li").all_inner_texts()

    assert len(after) == len(before)
    assert [line for line in after if line in before] == []

    judge(page, axe)


def test_a_record_is_replayed(page: Page, axe: str) -> None:
    """A record is brought in, stepped through, seen with other eyes, and linked to."""
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files(GOLDEN)
    steps = page.get_by_role("region", name="Replay", exact=True)
    expect(steps).to_be_visible()
    steps.get_by_role("button", name="One on").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile("Action 2 of "))).to_be_visible()
    steps.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("log").locator("li").first).to_contain_text("wins")
    judge(page, axe)


def test_a_broken_record_says_where(page: Page) -> None:
    """What cannot be replayed is answered with its line and what is wrong there."""
    page.goto("/replay")
    page.get_by_label("Record").fill("biblios/1 Anna Bram\n: first 3\n")
    page.get_by_role("button", name="Play it again").click()

    expect(page.get_by_role("alert")).to_contain_text("line 2: first 3 is no option here")
