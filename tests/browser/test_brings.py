"""What an option would bring, or lacks, is told before it is chosen: by mouse, keyboard, finger."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from browser.table import Person

GONE: Final = 400  # milliseconds, which is longer than what is told takes to go
LAID: Final = """() => [scrollX, scrollY, document.documentElement.scrollWidth,
  document.documentElement.scrollHeight,
  ...[...document.querySelectorAll('.prompt, .board')].flatMap(part => {
    const box = part.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height];
  })]"""

TOLD: Final = ".callout:popover-open"
COVERING: Final = (Path(__file__).parent / "covering.js").read_text("utf-8")
LACKS: Final = re.compile("takes .* more|no place within reach")


def asked(page: Page, address: str = "") -> Locator:
    """Sit down at Monasterium, where nothing is hidden; an option that brings something."""
    page.goto(f"{address}/")
    page.get_by_role("button", name="Play Monasterium against bots").click()
    page.get_by_role("dialog").get_by_role("button", name="Start playing").click()
    person = Person(page)
    assert person.wait() == "asked"
    person.unfold("in a list")
    return person.options.and_(page.locator("[aria-describedby$=brings]")).first


def callout(page: Page) -> Locator:
    """What is told beside the option."""
    return page.locator(".callout").filter(has_text="What happens")


def told(option: Locator) -> str:
    """What is told of an option to those who listen."""
    described = option.get_attribute("aria-describedby")
    text = option.page.locator(f"[id='{described}']").text_content() or ""
    assert text.startswith("What happens: ")
    return text.removeprefix("What happens: ")


def test_it_is_told_where_the_mouse_is(page: Page) -> None:
    """Beside the option, covering no other; nothing moves, and it goes when the mouse does."""
    option = asked(page)
    before = page.evaluate(LAID)
    option.hover()

    expect(callout(page)).to_be_visible()
    expect(callout(page).locator("li").first).to_contain_text("You")
    assert callout(page).locator("li").all_inner_texts() == [told(option)]
    assert before == page.evaluate(LAID)

    box, prompt = callout(page).bounding_box(), page.locator(".options").first.bounding_box()

    assert box is not None
    assert prompt is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= prompt["x"]

    page.mouse.move(5, 5)
    expect(callout(page)).to_be_hidden()


def test_it_is_told_where_the_focus_is(page: Page) -> None:
    """By keyboard it comes with the focus, and Escape takes it away."""
    option = asked(page)
    page.keyboard.press("Tab")
    option.focus()

    expect(callout(page)).to_be_visible()
    expect(option).to_have_accessible_description(f"What happens: {told(option)}")

    page.keyboard.press("Escape")
    expect(callout(page)).to_be_hidden()


def test_it_goes_once_something_is_chosen(page: Page) -> None:
    """What was told of an option does not stay when another question is asked."""
    option = asked(page)
    option.hover()
    expect(callout(page)).to_be_visible()
    before = told(option)
    person = Person(page)
    text = person.look()["text"]
    page.mouse.down()
    page.mouse.up()
    person.look(text)

    expect(callout(page).filter(has_text=before)).to_be_hidden()  # the mouse has not moved


# Whether what has the focus is told of in the next frame but one.
AT_ONCE: Final = """thing => {
  thing.focus();
  const told = () => Boolean(document.querySelector('.callout:popover-open'));
  const frame = done => requestAnimationFrame(done);
  return new Promise(done => frame(() => frame(() => done(told()))));
}"""


def closed(page: Page) -> tuple[Person, Locator]:
    """Sit down at Monasterium where novices are sent; one that cannot be, on the board."""
    person = Person(page, game="monasterium")
    person.asked("Which novice do you send")
    return person, person.board.locator(".target[aria-disabled=true]").first


def test_what_is_missing_is_told_on_the_board(page: Page) -> None:
    """Beside what is closed: the goods, or that there is no place, and the rule; then also in the
    prompt.
    """
    person, novice = closed(page)
    novice.hover()
    told = page.locator(TOLD)
    missing = told.locator(".lacks")

    expect(missing).to_have_text(LACKS)
    expect(told.locator(".why .rule")).to_contain_text("MSM-")

    sentence, name = (part.text_content() or "" for part in (missing, told.locator(".what")))
    page.mouse.down()
    page.mouse.up()

    expect(person.prompt.locator(".why strong")).to_have_text(sentence)

    page.mouse.move(5, 5)
    option = person.unfold().filter(has_text=name)
    option.hover()

    expect(told).to_have_text(sentence)
    expect(option).to_have_accessible_description(re.compile(f"{re.escape(sentence)}$"))


@pytest.mark.parametrize(
    ("game", "question"),
    [("monastery", "What next"), ("monasterium", "Which novice do you send")],
)
def test_nothing_told_covers_what_is_asked(page: Page, game: str, question: str) -> None:
    """On a low desk, whatever is pointed at, where targets lie all around."""
    page.set_viewport_size({"width": 1280, "height": 720})
    Person(page, game=game).asked(question, 3)
    found = page.evaluate(COVERING)

    assert found["wrong"] == []
    assert found["shown"] > 20


def test_one_thing_is_told_at_a_time(page: Page) -> None:
    """With the focus on the board and the mouse on an option, what came last is told alone."""
    person, novice = closed(page)
    person.unfold()
    option = page.locator(".options button[aria-describedby$=brings]").first
    page.keyboard.press("Tab")
    novice.focus()
    told = page.locator(TOLD)

    expect(told.locator(".lacks")).to_be_visible()

    option.hover()

    expect(told).to_have_count(1)
    expect(told.locator(".lacks")).to_have_count(0)


def test_a_thing_tells_what_it_is_for(page: Page) -> None:
    """What is no option tells it as well; the mouse may go to its rules, Escape takes them away."""
    person, _ = closed(page)
    mission = person.board.locator("[data-anchor^=mission]").first
    mission.hover()
    told = page.locator(TOLD)
    rule = told.get_by_role("link", name="MSM-MISSION-1")
    rule.hover()
    page.wait_for_timeout(GONE)

    expect(told).to_contain_text("Whoever fulfils it scores it at once")
    expect(rule).to_have_attribute("href", "/rules/monasterium/en#MSM-MISSION-1")

    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    by_keys(page, person, mission)


def by_keys(page: Page, person: Person, mission: Locator) -> None:
    """Arrows go from thing to thing, Enter to a rule, and Escape back."""
    told = page.locator(TOLD)
    person.board.get_by_role("group", name="The table.").focus()
    page.keyboard.press("ArrowRight")
    first = told.inner_text()
    page.keyboard.press("ArrowRight")
    expect(told).not_to_have_text(first)

    assert mission.evaluate(AT_ONCE), "a key waits as long as a pointer"
    page.keyboard.press("Enter")
    page.wait_for_timeout(GONE)
    expect(told.get_by_role("link", name="MSM-MISSION-1")).to_be_focused()

    page.keyboard.press("Escape")
    expect(mission).to_be_focused()
    expect(told).to_have_count(0)


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, object]) -> Iterator[BrowserContext]:
    """A small phone, which is touched."""
    small = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
    context = browser.new_context(**{**browser_context_args, **small})  # type: ignore[arg-type]
    yield context
    context.close()


def test_a_finger_may_rest_on_it(phone: BrowserContext, base_url: str) -> None:
    """Held for a while, an option is told and not chosen; a strip above the question, no wider
    than the screen; a tap chooses.
    """
    page = phone.new_page()
    option = asked(page, base_url)
    option.scroll_into_view_if_needed()
    question = page.locator(".prompt h2").inner_text()
    before = page.evaluate(LAID)
    hold(page, option, callout(page))

    expect(callout(page)).to_be_visible()
    assert before == page.evaluate(LAID)
    assert question == page.locator(".prompt h2").inner_text()

    strip, prompt = callout(page).bounding_box(), page.locator(".prompt").bounding_box()

    assert strip is not None
    assert prompt is not None
    assert strip["y"] + strip["height"] <= prompt["y"] + 1
    assert strip["x"] >= 0
    assert strip["width"] <= 360

    option.tap()
    expect(callout(page)).to_be_hidden()
    expect(page.locator(".chronicle")).to_contain_text("You place")


def hold(page: Page, option: Locator, told: Locator) -> None:
    """Press an option until something is told of it."""
    box = option.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(told).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
