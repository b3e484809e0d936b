"""Every page: in four languages, three sizes, light and dark; usable by everybody."""

import re
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.page_checks import (
    DRAWN,
    SIZES,
    check_everywhere,
    check_light_and_dark,
    check_page,
    fits,
    sized,
)
from browser.table import Person
from sizes import AXE, AXE_EVERYWHERE, SHOWCASES_DRAWN, SHOWCASES_READ, SHOWCASES_WHOLE

GOLDEN = Path(__file__).parents[1] / "games"
TRANSLATED = ["de", "fr", "ru"]
NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "ru": "Русский"}
LANGUAGES = ["en", *TRANSLATED]
PLACES = ["/", "/replay", "/nowhere"]
OF_GAME = ["/rules/{}/{}", "/edition/{}"]
GAMES = ["biblios", "monasterium", "monastery"]
ASKED, SHEET = "section.prompt", "dialog[open]"
LIGHTS = [("phone", "light"), ("desk", "dark")]  # showcases are large; tables: see AXE_LIGHTS
SHOWCASES = list(product(SIZES, ["light", "dark"])) if AXE_EVERYWHERE else LIGHTS
WON = re.compile("wins the game|shares the win")
each_game = pytest.mark.parametrize("game", GAMES)


def speak(page: Page, language: str) -> None:
    """Read this language from now on."""
    page.add_init_script(
        f"localStorage.setItem('chapterhouse.settings', JSON.stringify({{language: '{language}'}}))"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_to_read(page: Page, axe: str, language: str) -> None:
    """First page, replays and a wrong address hold in every language."""
    read(page, axe, PLACES, language)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_a_game(page: Page, axe: str, language: str, game: str) -> None:
    """Rules and edition hold in every language; so does the showcase where there is least room."""
    read(page, axe, [place.format(game, language) for place in OF_GAME], language)
    if language == "en":  # see test_showcases
        return
    sized(page, "phone")
    open_showcase(page, game, 2 * TRANSLATED.index(language), SHOWCASES_DRAWN)
    for size in SIZES if AXE_EVERYWHERE else ["phone"]:
        sized(page, size)
        page.evaluate(DRAWN)
        fits(page)


def read(page: Page, axe: str, places: list[str], language: str) -> None:
    """Each of these pages fits every window; where the language is read by axe, nobody is kept out
    either.
    """
    speak(page, language)
    for place in places:
        sized(page, "phone")
        page.goto(place)
        expect(page.locator("h1")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in windows(language):
            sized(page, size)
            page.evaluate(DRAWN)
            if not AXE_EVERYWHERE and language not in AXE[size]:
                fits(page)
            elif language == "en":
                check_light_and_dark(page, axe)
            else:
                check_page(page, axe)


def windows(language: str) -> list[str]:
    """Through which windows to look; English, which takes the least room, through one."""
    return [size for size in SIZES if language != "en" or AXE_EVERYWHERE or language in AXE[size]]


def open_showcase(page: Page, game: str, first: int, every: int) -> None:
    """Open the showcase of a game: its parts, and from one on every so many of its positions."""
    asked = "" if SHOWCASES_WHOLE else f"?first={first}&every={every}"
    page.goto(f"/showcase/{game}{asked}")
    expect(page.locator("main section:visible").last).to_be_visible()


@each_game
@pytest.mark.parametrize(("size", "light"), SHOWCASES)
def test_showcases(page: Page, axe: str, game: str, size: str, light: str) -> None:
    """All that a game draws holds by day and by night: its parts by both, of its positions some by
    each.
    """
    page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
    sized(page, size)
    open_showcase(page, game, int(light == "dark"), SHOWCASES_READ)
    check_page(page, axe)


def test_tables(page: Page, axe: str) -> None:
    """A table holds in its sheet, in gift and auction, by day and by night."""
    person = Person(page, seed=3)
    sheet = person.sheet()
    sheet.get_by_text("More choices").click()
    check_everywhere(page, axe, SHEET)
    sheet.get_by_role("radio", name="4", exact=True).check()
    sheet.get_by_role("button", name="Start playing").click()
    person.play(2)
    check_everywhere(page, axe)
    while "bid" not in person.prompt.inner_text().lower():
        person.play(1)
    check_everywhere(page, axe, ASKED)
    person.unfold()
    person.prompt.locator("[aria-disabled=true]").first.click(force=True)
    check_everywhere(page, axe, ASKED)
    page.get_by_role("button", name="This table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_everywhere(page, axe, SHEET)


def test_tables_of_monasterium(page: Page, axe: str) -> None:
    """A table holds while dice are placed and taken, and a novice is sent; see the showcase for the
    rest.
    """
    person = Person(page, seed=7, game="monasterium")
    person.sit(2)
    person.until("Which number")
    check_everywhere(page, axe)
    person.until("Take dice")
    check_everywhere(page, axe, ASKED)
    person.until("Where do you send", wish="send a novice|novice III")
    check_everywhere(page, axe, ASKED)
    places = person.board.locator("[role=button]")

    expect(places.and_(page.locator("[aria-disabled=false]")).first).to_be_visible()

    person.point(places.and_(page.locator("[aria-disabled=true]")).first)
    page.mouse.down()
    page.mouse.up()

    expect(person.prompt.get_by_role("link", name="MSM-")).to_be_visible()

    check_everywhere(page, axe, ASKED)


def test_tables_of_monastery(page: Page, axe: str) -> None:
    """A table holds while a tile is laid and turned, a monk walks, and letters are bought."""
    person = Person(page, seed=8, game="monastery")
    person.sit(3)
    person.until("Where do you place", wish="place")
    page.get_by_role("button", name="Show all").click()
    check_everywhere(page, axe)
    person.asked("Which way round", 3)
    check_everywhere(page, axe, ASKED)
    person.asked("Where does this monk go", 3)
    check_everywhere(page, axe, ASKED)
    person.asked("What do you buy", 3)
    person.unfold()
    person.prompt.locator("[aria-disabled=true]").first.click(force=True)
    check_everywhere(page, axe, ASKED)


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, TRANSLATED, strict=True)))
def test_languages_change_in_mid_game(page: Page, game: str, language: str) -> None:
    """The whole chronicle, old lines included, is told again in the language chosen; and once
    more in English.
    """
    person = Person(page, game=game)
    person.sit(2)
    person.play(3)
    log = page.get_by_role("log").locator("li:visible")
    for chosen in (language, "en"):
        before = log.all_inner_texts()
        page.locator(".top").get_by_role("button").last.click()
        page.get_by_role("dialog").get_by_role("radio", name=NAMES[chosen]).check()
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", chosen)
        expect(log.last).not_to_have_text(before[-1])
        after = log.all_inner_texts()

        assert len(after) == len(before)
        assert [line for line in after if line in before] == []

        fits(page)


@each_game
def test_a_record_is_replayed(page: Page, axe: str, game: str) -> None:
    """A record is brought in and stepped through, by actions, parts and lines of the chronicle."""
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files(GOLDEN / game / "golden/3-01.txt")
    steps = page.get_by_role("region", name="Replay", exact=True)
    expect(steps).to_be_visible()
    steps.get_by_role("button", name="One on").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile("Action 2 of "))).to_be_visible()
    part = steps.get_by_label("Part of the match")
    steps.get_by_role("button", name="On to the next part").click()
    begun = part.locator("option:checked").inner_text()
    page.keyboard.press("PageDown")
    expect(part.locator("option:checked")).not_to_have_text(begun)
    log = page.get_by_role("log")
    log.evaluate("log => log.querySelectorAll('details').forEach(turn => turn.open = true)")
    go_to(page, begun.partition(". ")[0])
    expect(part.locator("option:checked")).to_have_text(begun)
    steps.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("log").locator("li").filter(has_text=WON).first).to_be_visible()
    check_page(page, axe)
    if game == "biblios":
        play_on(page)
        review(page, axe)


def go_to(page: Page, words: str) -> None:
    """Press a line of the log that has these words: that line is told, and marked."""
    line = page.get_by_role("log").get_by_role("button").filter(has_text=words).first
    told = line.inner_text().strip()
    line.click()
    expect(page.locator(".did")).to_have_text(told)
    expect(page.locator(".chronicle [aria-current=true]")).to_have_text(told)


def review(page: Page, axe: str) -> None:
    """The match is reviewed, moment by moment by keyboard; what cost most is tried once more."""
    page.goto("/replay?seat=1")
    page.get_by_role("link", name="Review the match").click()
    expect(page.get_by_role("radio", name="Bram")).to_be_checked()
    page.get_by_role("radio", name="with all cards open").check()
    expect(page.get_by_role("button", name="Try it again from here").first).to_be_visible(
        timeout=120_000
    )
    chances = page.get_by_role("slider", name="Moment of the match")
    last = chances.get_attribute("aria-valuenow")
    chances.press("ArrowLeft")
    expect(chances).to_have_attribute("aria-valuenow", str(int(last or "0") - 1))
    expect(chances).to_have_attribute("aria-valuetext", re.compile(r"Anna: \d+% .*Cleo: \d+%"))
    check_page(page, axe)
    page.get_by_role("button", name="Try it again from here").first.click()
    Person(page).wait()


def play_on(page: Page) -> None:
    """Go on from where the last part of the match begins; at its end there is nothing more."""
    again = page.get_by_role("button", name="Play on from here")
    expect(again).to_have_count(0)
    page.get_by_role("button", name="Back to the beginning of the part").click()
    again.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="Cleo").check()
    sheet.get_by_role("button", name="Start playing").click()
    Person(page).wait()
    log = page.get_by_role("log")
    expect(log).to_contain_text("You ")
    expect(log).not_to_contain_text("Cleo")


def test_a_broken_record_says_where(page: Page) -> None:
    """What cannot be replayed is answered with its line and what is wrong there."""
    page.goto("/replay")
    page.get_by_label("Record").fill("biblios/1 Anna Bram\n: first 3\n")
    page.get_by_role("button", name="Watch").click()

    expect(page.get_by_role("alert")).to_contain_text("line 2: first 3 is not a choice here")
