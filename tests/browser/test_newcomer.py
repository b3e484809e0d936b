"""Somebody who has never seen the game: what the page tells them, and where they find it again."""

from itertools import product
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.page_checks import DRAWN, check_page, sized
from browser.table import PROMPT, SPOKEN, Person, speak
from chapterhouse.lessons import coach
from chapterhouse.locale import Translator
from sizes import LESSONS_TWICE

NEW = "localStorage['chapterhouse.known'] = '[]'"
LYING: Final[ViewportSize] = {"width": 915, "height": 412}
SIZES: Final[list[ViewportSize]] = [{"width": 390, "height": 844}, {"width": 1440, "height": 900}]
SAID: Final = f"{PROMPT} .tip [role=status]"
LOWER: Final = "document.querySelector('.aim').getBoundingClientRect().bottom"
UPPER: Final = "document.querySelector('.prompt').getBoundingClientRect().top"
LETTERS: Final = "size => getComputedStyle(document.documentElement).fontSize == size"
HIDDEN: Final = (Path(__file__).parent / "hidden.js").read_text("utf-8")
# Questions about much of a board, and between how many they are asked
BROAD: Final = [
    ("biblios", "Where does it go", 2),
    ("biblios", "Bid", 3),
    ("monasterium", "Take dice", 4),
    ("monasterium", "Where do you send", 4),
    ("monastery", "What do you buy", 2),
    ("monastery", "movement points left", 2),
]
# At which size, in which language
READ: Final = list(
    product([0, 1], SPOKEN) if LESSONS_TWICE else zip([0, 0, 1, 1], SPOKEN, strict=True)
)


def test_a_newcomer_is_told_the_aim(page: Page, axe: str) -> None:
    """The aim stands at the table in a first turn, then in a line that opens to it, until it is put
    away, for good; the game in one page stays.
    """
    page.goto("/nowhere")
    page.evaluate(NEW)
    person = Person(page)
    person.sit()
    aim = page.get_by_role("region", name="The aim")
    folds_after_a_turn(person, aim)
    aim.get_by_role("button", name="How to play").click()
    sheet = page.get_by_role("dialog", name="Biblios: how to play")
    expect(sheet.get_by_role("heading", name="What counts")).to_be_visible()
    expect(sheet.locator("svg.card").first).to_be_visible()
    check_page(page, axe)

    page.keyboard.press("Escape")
    aim.get_by_role("button", name="I know the game").click()
    expect(aim).to_have_count(0)
    expect(page.locator("#main")).to_be_focused()

    page.reload()
    person.wait()
    expect(aim).to_have_count(0)
    page.locator(".tools").get_by_role("button", name="How to play").click()
    expect(sheet).to_contain_text("Cards are bought with gold")


def folds_after_a_turn(person: Person, aim: Locator) -> None:
    """It is seen whole until somebody else plays, and where it is opened by hand."""
    rule = aim.get_by_text("the highest total wins the die")
    line = aim.get_by_role("button", name="The aim")
    expect(rule).to_be_in_viewport(ratio=1)
    expect(line).to_have_attribute("aria-expanded", "true")
    person.play(4)
    expect(line).to_have_attribute("aria-expanded", "false")
    line.click()
    person.page.reload()
    person.wait()
    expect(rule).to_be_in_viewport(ratio=1)


def read_in_all_languages(page: Page, game: str) -> None:
    """What the coach says stands with its rule beside the question, in each language: in two of
    them on a phone, in two at a desk, or in all of them at both.
    """
    said = page.locator(SAID)
    first = said.inner_text()
    [tip] = [tip for tip in coach.tips(game) if Translator("en", game).text(tip.key) in first]
    for at, (size, language) in enumerate(READ):
        if at:
            speak(page, language)
        page.set_viewport_size(SIZES[size])
        expect(said).to_contain_text(Translator(language, game).text(tip.key))
        page.evaluate(DRAWN)
        # On a phone it is a few lines, or a button, which it may be at a desk; it may be open.
        opens = page.locator(f"{PROMPT} .tip .chip[aria-expanded=false]")
        if opens.is_visible():
            opens.click()
        expect(said.get_by_role("link", name=tip.rule.id)).to_be_in_viewport()
        page.keyboard.press("Escape")


@pytest.mark.parametrize("game", ["monasterium", "monastery"])
def test_a_coach_in_all_languages(page: Page, game: str) -> None:
    """In each game what comes up first is explained; in Biblios the next test listens on."""
    page.add_init_script(NEW)
    person = Person(page, game=game)
    person.sit(seats=2)
    if game == "monasterium":
        makes_room(person)
    read_in_all_languages(page, game)


def makes_room(person: Person) -> None:
    """On a phone a tip makes room for what is answered, and comes back once that is closed;
    and with its question, when an answer is taken back or the page is loaded anew.
    """
    person.page.set_viewport_size(SIZES[0])
    tip = person.prompt.locator(".tip")
    expect(tip).to_be_visible()
    person.board.locator(".target[aria-disabled=true]").first.click(force=True)
    expect(person.prompt.locator(".answers")).to_contain_text("MSM-")
    expect(tip).to_be_hidden()
    person.prompt.get_by_role("button", name="Close", exact=True).click()
    expect(tip).to_be_visible()
    words = person.page.locator(SAID)
    said = words.inner_text()
    person.choose("reroll")
    expect(person.prompt.get_by_text(said)).to_have_count(0)
    person.prompt.get_by_role("button", name="Take back").click()
    expect(words).to_have_text(said, use_inner_text=True)
    person.page.reload()
    comes_first(person)
    expect(words).to_have_text(said, use_inner_text=True)


def comes_first(person: Person) -> None:
    """On a phone, where the aim is but a line below the board, a coach says it before all else; and
    it is in sight once it is unfolded.
    """
    page, tip = person.page, person.prompt.locator(".tip")
    expect(tip).to_contain_text("Send your novices to five monasteries.")
    tip.get_by_role("button", name="Close this tip").click()
    line = page.get_by_role("button", name="The aim")
    line.click()
    expect(line).to_have_attribute("aria-expanded", "true")
    page.wait_for_function(f"{LOWER} < {UPPER}")
    line.click()
    reads_with_large_letters(page)


def reads_with_large_letters(page: Page) -> None:
    """Where the browser shows letters half as large again, a question has all of the breadth, and
    nothing lies beside the window.
    """
    browser = page.context.new_cdp_session(page)
    for letters in (24, 16):
        browser.send("Page.setFontSizes", {"fontSizes": {"standard": letters}})
        page.wait_for_function(LETTERS, arg=f"{letters}px")
        page.evaluate(DRAWN)
        heading, prompt = (page.locator(part).bounding_box() for part in (f"{PROMPT} h2", PROMPT))
        assert heading
        assert prompt
        assert heading["width"] > prompt["width"] * (0.9 if letters > 16 else 0.5)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_tip_hides_nothing(page: Page) -> None:
    """On the smallest phone, and on a large one that lies, all that can be chosen is in sight with
    it, and the hand that is bid with; once opened it lies over the table until something else is
    pressed.
    """
    page.add_init_script(NEW)
    for game, question, seats in BROAD:
        page.set_viewport_size(LYING)
        person = Person(page, game=game)
        person.asked(question, seats)
        tip = person.prompt.locator(".tip")
        expect(tip).to_be_in_viewport()
        assert page.evaluate(HIDDEN) == []
        sized(page, "phone")
        page.reload()
        person.wait()
        expect(tip).to_be_in_viewport()
        assert page.evaluate(HIDDEN) == []
    tip.locator(".chip").click()
    expect(tip.get_by_role("link")).to_be_in_viewport(ratio=1)
    person.prompt.locator("h2").click()
    expect(tip.get_by_role("link")).to_have_count(0)


def test_a_newcomer_is_coached(page: Page, axe: str) -> None:
    """Each question is explained when it comes up first, with its rule, and never again, and so is
    what happens unasked; a tip can be closed, and a coach silenced, until the settings say else.
    """
    page.goto("/nowhere")
    page.evaluate(NEW)
    person = Person(page)
    person.sit()
    tip = person.prompt.get_by_role("complementary", name="What a coach says")
    person.until("Where does it go?")
    expect(tip.get_by_role("link", name="BIB-GIFT-4")).to_be_visible()
    check_page(page, axe, PROMPT)
    read_in_all_languages(page, "biblios")
    speak(page, "en")
    tip.get_by_role("button", name="Close this tip").click()
    expect(tip).to_have_count(0)
    expect(person.prompt.locator("h2")).to_be_focused()
    person.play(1)
    expect(tip).to_have_count(0)
    person.until("Take a card")
    expect(tip.get_by_role("link", name="BIB-GIFT-15")).to_be_visible()
    person.until("Where does it go?")
    expect(tip.get_by_role("link", name="BIB-GIFT-9")).to_be_visible()
    tip.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    expect(person.prompt.locator("h2")).to_be_focused()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="Tips in my first matches")).not_to_be_checked()


def test_the_game_in_one_page_leads_to_its_rules(page: Page) -> None:
    """It is offered with the game, and stands before the numbered rules that it sums up."""
    page.goto("/")
    page.get_by_role("button", name="Monastery: how to play").click()
    with page.expect_popup() as opened:
        page.get_by_role("dialog").get_by_role("link", name="Rulebook").click()
    book = opened.value
    book.locator(".overview").get_by_role("link", name="MON-WIN-1").first.click()
    expect(book.locator("#MON-WIN-1")).to_be_in_viewport()
