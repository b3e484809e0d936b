"""First lessons, played to their end: on a phone by finger, at a desk by keyboard; and a puzzle."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.page_checks import check_page
from browser.table import PATIENT, PROMPT, unbroken

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
SPEAK: Final = """language => {
  const place = 'chapterhouse.settings';
  const kept = JSON.parse(localStorage.getItem(place) ?? '{}');
  localStorage.setItem(place, JSON.stringify({...kept, language}));
}"""
SHUT: Final = f"{PROMPT} > .unfold[aria-expanded=false]"


class Learner:
    """Somebody who plays a lesson, knowing what is right."""

    def __init__(
        self, page: Page, game: str, language: str, *, keyboard: bool, name: str = "first"
    ) -> None:
        self.page: Final = page
        self.keyboard: Final = keyboard
        address = f"/api/games/{game}/lessons/{name}?language={language}"
        self.lesson: Final[dict[str, Any]] = json.loads(unbroken(page.request.get(address).text()))

    @property
    def prompt(self) -> Locator:
        return self.page.locator(PROMPT)

    def press(self, button: Locator) -> None:
        """Press a button as this learner does."""
        if self.keyboard:
            button.focus()
            button.press("Enter")
        else:
            button.click()

    def say(self, stop: dict[str, Any], action: int) -> None:
        """Choose an option from the list."""
        asked = stop["moments"][-1]["prompt"]
        [option] = [option for option in asked["options"] if option["action"] == action]
        if asked["amount"] and action != asked["amount"]["pass"]:
            return self.press(self.prompt.locator(".near button", has_text=option["word"][-1]))
        expect(self.prompt.locator("h2")).to_have_text(stop["task"])
        if self.page.locator(SHUT).count():
            self.press(self.page.locator(SHUT))
        named = self.prompt.locator("ul.options button", has=self.page.get_by_text(option["text"]))
        return self.press(named.first)

    def stands(self, stop: dict[str, Any]) -> None:
        """The page says what this stop says, and lights what it means."""
        expect(self.page.locator(f"main[data-step='{stop['step']}']")).to_be_visible()
        expect(self.prompt.locator("h2")).to_have_text(stop["task"])
        expect(self.prompt.locator(".coach .says")).to_have_text(stop["text"])
        for anchor in stop["lit"]:
            expect(self.lit(anchor).first).to_be_attached()
        if not stop["lit"]:
            expect(self.page.locator("[data-lit]")).to_have_count(0)

    def lit(self, anchor: str) -> Locator:
        """What is lit of a place: some are drawn twice, for narrow and for wide screens."""
        return self.page.locator(f"[data-lit][data-anchor='{anchor}']")

    def arrives(self, stop: dict[str, Any]) -> None:
        """Come to this stop: what it means is in sight."""
        self.stands(stop)
        for anchor in stop["lit"][:1]:
            expect(self.lit(anchor).filter(visible=True).first).to_be_in_viewport()

    def slip(self, stop: dict[str, Any]) -> None:
        """Answer wrongly, once: the position stays, and it is said why."""
        wrong = [answer for answer in stop["answers"] if answer["goal"] is None]
        for answer in wrong[:1]:
            self.say(stop, answer["action"])
            expect(self.prompt.get_by_text(answer["text"])).to_be_visible()
            self.stands(stop)

    def go_on(self, stop: dict[str, Any]) -> dict[str, Any]:
        """Answer rightly; give the stop that this leads to."""
        goal = stop["goal"]
        if stop["answers"]:
            right = next(answer for answer in stop["answers"] if answer["goal"] is not None)
            goal = right["goal"]
            self.say(stop, right["action"])
        else:
            self.press(self.prompt.locator("ul.options button").first)
        found: dict[str, Any] = self.lesson["stops"][goal]
        return found

    def finish(self, stop: dict[str, Any], until: int = -1) -> None:
        """Play on to the end, or to a step."""
        while stop["step"] != until and (stop["answers"] or stop["goal"] is not None):
            self.arrives(stop)
            self.slip(stop)
            stop = self.go_on(stop)
        self.arrives(stop)


@pytest.fixture(autouse=True)
def patient(page: Page) -> None:
    """Whoever learns reads in no time at all, and need not see others move."""
    page.add_init_script(PATIENT)
    page.add_init_script("localStorage['chapterhouse.settings'] ??= '{\"pace\": \"instant\"}'")


@pytest.mark.parametrize(
    ("game", "keyboard", "languages"),
    [
        ("monasterium", False, ("en", "ru")),
        ("monasterium", True, ("de", "fr")),
        ("monastery", False, ("ru", "fr")),
        ("biblios", True, ("fr", "ru")),
    ],
)
def test_a_first_lesson(
    page: Page, game: str, languages: tuple[str, str], *, keyboard: bool
) -> None:
    """Each is played at both sizes, and comes back in another language where it was left."""
    if not keyboard:
        page.set_viewport_size(PHONE)
    first, second = [Learner(page, game, each, keyboard=keyboard) for each in languages]
    page.add_init_script(f"({SPEAK})('{languages[0]}')")
    page.goto(f"/learn/{game}")
    half = first.lesson["steps"] // 2
    first.finish(first.lesson["stops"][0], until=half)
    page.add_init_script(f"({SPEAK})('{languages[1]}')")
    page.reload()
    [stop] = [s for s in second.lesson["stops"] if s["step"] == half]
    second.finish(stop)

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_puzzle(page: Page) -> None:
    """It is listed apart, is played by keyboard, and is done once the best is reached."""
    page.goto("/")
    page.get_by_role("button", name="Biblios: how to play").click()
    puzzles = page.get_by_role("navigation", name="Puzzles")
    learner = Learner(page, "biblios", "en", keyboard=True, name="puzzle-1")
    puzzles.get_by_role("link", name=learner.lesson["title"]).press("Enter")
    learner.finish(learner.lesson["stops"][0])
    expect(learner.prompt.get_by_text("Next")).to_contain_text("Puzzle 2")
    assert (
        page.evaluate("JSON.parse(localStorage['chapterhouse.lessons'])['biblios/puzzle-1']")
        is None
    )


def test_a_lesson_on_a_phone(page: Page) -> None:
    """From the first page to a match: slips are told, a step can be gone back, a reload loses
    nothing, and nothing is wider than the screen.
    """
    page.set_viewport_size(PHONE)
    page.goto("/")
    learner = Learner(page, "biblios", "en", keyboard=False)
    page.get_by_role("link", name=learner.lesson["title"]).click()
    stop = learner.lesson["stops"][0]
    learner.stands(stop)
    second = learner.go_on(stop)
    learner.stands(second)
    page.get_by_role("button", name="Take back").click()
    learner.stands(stop)
    learner.slip(stop)
    learner.stands(learner.go_on(stop))
    page.reload()
    learner.finish(second)

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    learner.press(learner.prompt.get_by_text("Play a first match"))
    expect(page.get_by_role("dialog", name="Biblios")).to_be_visible()


def test_a_lesson_at_a_desk(page: Page, axe: str) -> None:
    """By keyboard alone, with another language on the way: the step stays, in other words. It keeps
    nobody out.
    """
    page.goto("/learn/monastery")
    english = Learner(page, "monastery", "en", keyboard=True)
    second = english.go_on(english.lesson["stops"][0])
    english.stands(second)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    page.keyboard.press("Escape")
    german = Learner(page, "monastery", "de", keyboard=True)
    second = german.lesson["stops"][1]
    german.stands(second)
    check_page(page, axe)
    german.finish(second)
    page.keyboard.press("u")
    german.stands(german.lesson["stops"][-2])


def test_a_lesson_goes_to_another_match(page: Page) -> None:
    """What an answer has just brought stands beside the points until the lesson goes on; in the
    other match there nothing has changed yet. The part of the board that is spoken of is open.
    """
    page.set_viewport_size(PHONE)
    learner = Learner(page, "monasterium", "en", keyboard=False)
    [stop] = [stop for stop in learner.lesson["stops"] if stop["lit"][:1] == ["room-D1"]]
    trail = [*range(learner.lesson["stops"].index(stop) + 1)]
    page.add_init_script(
        f"localStorage['chapterhouse.lessons'] ??= '{{\"monasterium/first\": {trail}}}'"
    )
    page.goto("/learn/monasterium/first")
    learner.arrives(stop)
    stop = learner.go_on(stop)
    learner.arrives(stop)
    expect(page.get_by_role("button", name="Missions")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-anchor=seat-0] .change")).to_have_text("+13")
    learner.arrives(learner.go_on(stop))
    expect(page.locator(".change")).to_have_count(0)
