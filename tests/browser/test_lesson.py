"""First lessons, played to their end: on a phone by finger, at a desk by keyboard, in all four
languages; and a puzzle.
"""

import json
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.page_checks import check_page
from browser.table import PATIENT, PROMPT, speak, unbroken
from chapterhouse.games import GAMES
from sizes import LESSONS, LESSONS_TWICE

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
SPEAK: Final = """language => {
  const place = 'chapterhouse.settings';
  const kept = JSON.parse(localStorage.getItem(place) ?? '{}');
  localStorage.setItem(place, JSON.stringify({...kept, language}));
}"""
HIGH: Final = "question => question.offsetHeight"
SHUT: Final = f"{PROMPT} > .unfold[aria-expanded=false]"


class Learner:
    """Somebody who plays a lesson, knowing what is right, and the stop where they are."""

    def __init__(
        self, page: Page, game: str, name: str = "first", language: str = "en", *, keyboard: bool
    ) -> None:
        self.page: Final = page
        self.keyboard: Final = keyboard
        self.game: Final = game
        self.name: Final = name
        self.lesson = self.written(language)
        self.at = 0

    def written(self, language: str) -> dict[str, Any]:
        """The lesson as the page gets it."""
        address = f"/api/games/{self.game}/lessons/{self.name}?language={language}"
        found = self.page.request.get(address, max_retries=1)  # a kept line may have been closed
        lesson: dict[str, Any] = json.loads(unbroken(found.text()))
        return lesson

    @property
    def stop(self) -> dict[str, Any]:
        found: dict[str, Any] = self.lesson["stops"][self.at]
        return found

    @property
    def over(self) -> bool:
        return not self.stop["answers"] and self.stop["goal"] is None

    @property
    def prompt(self) -> Locator:
        return self.page.locator(PROMPT)

    def speak(self, language: str) -> None:
        """Read on in another language."""
        speak(self.page, language)
        self.lesson = self.written(language)

    def press(self, button: Locator) -> None:
        """Press a button as this learner does; not before the frame in which it is shown."""
        self.page.evaluate("() => new Promise(requestAnimationFrame)")
        if self.keyboard:
            button.focus()
            button.press("Enter")
        else:
            button.click()

    def say(self, action: int) -> None:
        """Choose an option from the list."""
        asked = self.stop["moments"][-1]["prompt"]
        [option] = [option for option in asked["options"] if option["action"] == action]
        if asked["amount"] and action != asked["amount"]["pass"]:
            return self.press(self.prompt.locator(".near button", has_text=option["word"][-1]))
        if self.page.locator(SHUT).count():
            self.press(self.page.locator(SHUT))
        named = self.prompt.locator("ul.options button", has=self.page.get_by_text(option["text"]))
        return self.press(named.first)

    def stands(self) -> None:
        """The page says what this stop says, and lights what it means, where it is in sight."""
        said = [self.stop["text"], self.stop["task"]]
        expect(self.prompt.locator(".coach .says, h2")).to_have_text(said)
        lit = self.page.locator("[data-lit]")
        if not self.stop["lit"]:
            expect(lit).to_have_count(0)
        for anchor in self.stop["lit"]:  # some are drawn twice, for narrow and for wide screens
            place = lit.and_(self.page.locator(f"[data-anchor='{anchor}']"))
            if anchor == self.stop["lit"][0]:
                expect(place.filter(visible=True).first).to_be_in_viewport()
            else:
                expect(place.first).to_be_attached()

    def slip(self) -> None:
        """Answer wrongly: the position stays, and it is said why."""
        wrong = next(answer for answer in self.stop["answers"] if answer["goal"] is None)
        self.say(wrong["action"])
        expect(self.prompt.get_by_text(wrong["text"])).to_be_visible()
        self.stands()

    def go_on(self) -> None:
        """Answer rightly."""
        goal = self.stop["goal"]
        if self.stop["answers"]:
            right = next(answer for answer in self.stop["answers"] if answer["goal"] is not None)
            goal = right["goal"]
            self.say(right["action"])
        else:
            self.press(self.prompt.locator("ul.options button").first)
        self.at = goal


@pytest.fixture(autouse=True)
def patient(page: Page) -> None:
    """Whoever learns reads in no time at all, and need not see others move."""
    page.add_init_script(PATIENT)
    page.add_init_script("localStorage['chapterhouse.settings'] ??= '{\"pace\": \"instant\"}'")


def left_at(learner: Learner, at: int) -> None:
    """Go to a lesson that was left at this stop, after all those before it."""
    trail = {f"{learner.game}/{learner.name}": [*range(at + 1)]}
    learner.page.evaluate(
        "trail => localStorage['chapterhouse.lessons'] = trail", json.dumps(trail)
    )
    learner.page.goto(f"/learn/{learner.game}/{learner.name}")
    learner.at = at


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("keyboard", "languages"),
    list(
        product([False, True], LESSONS)
        if LESSONS_TWICE
        else zip([False, True], LESSONS, strict=True)
    ),
)
def test_a_first_lesson(
    page: Page, game: str, languages: tuple[str, str], *, keyboard: bool
) -> None:
    """Each is played at both sizes, by finger and by keyboard, and comes back in another language
    where it was left.
    """
    if not keyboard:
        page.set_viewport_size(PHONE)
    first, second = languages
    page.add_init_script(f"({SPEAK})('{first}')")
    page.goto(f"/learn/{game}")
    learner = Learner(page, game, language=first, keyboard=keyboard)
    while learner.stop["step"] < learner.lesson["steps"] // 2:
        learner.stands()
        learner.go_on()
    learner.stands()
    page.add_init_script(f"({SPEAK})('{second}')")
    page.reload()
    learner.lesson = learner.written(second)
    while not learner.over:
        learner.stands()
        learner.go_on()
    learner.stands()

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_puzzle(page: Page, axe: str) -> None:
    """It is listed apart, is played by keyboard, a step back by a key, and is done once the best is
    reached. It keeps nobody out.
    """
    page.goto("/")
    page.get_by_role("button", name="Biblios: how to play").click()
    puzzles = page.get_by_role("navigation", name="Puzzles")
    learner = Learner(page, "biblios", "puzzle-1", keyboard=True)
    puzzles.get_by_role("link", name=learner.lesson["title"]).press("Enter")
    learner.stands()
    check_page(page, axe, PROMPT)
    learner.go_on()
    learner.stands()
    page.keyboard.press("u")
    learner.at = 0
    while not learner.over:
        learner.stands()
        learner.go_on()
    expect(learner.prompt.get_by_text("Next: ")).to_contain_text("Puzzle 2")
    kept = page.evaluate("JSON.parse(localStorage['chapterhouse.lessons'])")

    assert kept["biblios/puzzle-1"] is None


def test_a_lesson_begins_and_ends(page: Page) -> None:
    """It is found on the first page, and leads to a match; in between a slip is told what is wrong,
    a step can be gone back, and in another language it stays where it is.
    """
    page.set_viewport_size(PHONE)
    page.goto("/")
    learner = Learner(page, "biblios", keyboard=False)
    page.get_by_role("link", name=learner.lesson["title"]).click()
    learner.stands()
    learner.go_on()
    learner.stands()
    page.get_by_role("button", name="Take back").click()
    learner.at = 0
    learner.stands()
    high = learner.prompt.evaluate(HIGH)
    learner.slip()
    assert learner.prompt.evaluate(HIGH) <= high  # nothing has grown over the board
    learner.press(learner.prompt.get_by_role("button", name="Close"))
    expect(learner.prompt.locator(".says")).to_have_css("opacity", "1")
    learner.go_on()
    learner.speak("de")
    learner.stands()
    left_at(learner, len(learner.lesson["stops"]) - 1)
    learner.stands()
    learner.press(learner.prompt.get_by_text("Eine erste Partie spielen"))
    expect(page.get_by_role("dialog", name="Biblios")).to_be_visible()


def test_a_lesson_goes_to_another_match(page: Page) -> None:
    """What an answer has just brought stands beside the points until the lesson goes on; in the
    other match there nothing has changed yet. The part of the board that is spoken of is open.
    """
    page.set_viewport_size(PHONE)
    page.goto("/nowhere")
    learner = Learner(page, "monasterium", keyboard=False)
    lit = [stop["lit"][:1] for stop in learner.lesson["stops"]]
    left_at(learner, lit.index(["novice-0-III-A"]))
    learner.stands()
    learner.go_on()
    learner.stands()
    expect(page.get_by_role("button", name="Missions")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-anchor=seat-0] .change")).to_have_text("+12")
    while not learner.stop["opens"]:
        learner.go_on()
        learner.stands()
    expect(page.locator(".change")).to_have_count(0)
