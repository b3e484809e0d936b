"""The map of Monastery is moved and enlarged by mouse, by finger and by keys."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from browser.chart import TARGET, lies, opened, within
from browser.page_checks import SIZES, check_page
from browser.table import INSIDE, LEGAL, Person, drawn

RIM: Final = 0.25  # of a cell, and the frame around it
FOCUSED: Final = "document.activeElement.className.split(' ')[0]"
Place = tuple[float, float]


def bare(frame: Locator) -> Place:
    """A point of the frame near its upper left corner."""
    box = frame.bounding_box()
    assert box is not None
    return box["x"] + 14, box["y"] + 14


def cell_at(frame: Locator, point: Place) -> Place:
    """The cell that lies under a point, with its fractions."""
    (left, top, unit), box = lies(frame), frame.bounding_box()
    assert box is not None
    return (point[0] - box["x"] - left) / unit, (point[1] - box["y"] - top) / unit


def test_a_mouse_moves_the_map(page: Page) -> None:
    """Dragged, the map follows and nothing is chosen, also from a target on."""
    person, frame = opened(page)
    question = person.question
    target = frame.locator(TARGET).first
    target.scroll_into_view_if_needed()
    drawn(page)  # the map follows
    before, (x, y) = lies(frame), target.evaluate(INSIDE)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y + 40, steps=5)
    page.mouse.up()
    drawn(page)
    after = lies(frame)

    assert after == pytest.approx([before[0] + 90, before[1] + 40, before[2]], abs=9)
    assert person.question == question


def test_a_wheel_enlarges_the_map(page: Page) -> None:
    """What lies below the pointer stays there."""
    _, frame = opened(page)
    unit, point = lies(frame)[2], bare(frame)
    page.mouse.move(*point)
    cell = cell_at(frame, point)
    page.mouse.wheel(0, -240)
    page.wait_for_function(
        "([frame, unit]) => parseFloat(frame.style.getPropertyValue('--unit')) > unit",
        arg=[frame.element_handle(), unit],
    )

    assert cell_at(frame, point) == pytest.approx(cell, abs=0.02)


def test_buttons_enlarge_the_map(page: Page) -> None:
    """Larger, smaller, and all of it: then every target lies within the frame; where the window is
    low it keeps most of it, beside the question.
    """
    _, frame = opened(page)
    unit = lies(frame)[2]
    page.get_by_role("button", name="Larger", exact=True).click()
    assert lies(frame)[2] > unit
    for _ in range(12):
        page.get_by_role("button", name="Smaller", exact=True).click()
    assert lies(frame)[2] < unit / 2
    page.get_by_role("button", name="Show all").click()

    assert within(frame, frame.locator(TARGET))

    page.set_viewport_size({"width": 844, "height": 390})  # a phone that lies
    page.wait_for_function("innerHeight === 390")
    drawn(page)
    map_, question = frame.bounding_box(), page.locator("section.prompt").bounding_box()
    assert map_ is not None
    assert question is not None

    assert map_["width"] * map_["height"] >= 0.6 * 844 * 390
    assert map_["x"] + map_["width"] <= question["x"]


def test_tiles_of_the_hand_are_seen_on_a_phone_that_lies(page: Page) -> None:
    """Where they lie over the lower edge of the map, the page is scrolled as far as it must be."""
    page.set_viewport_size({"width": 844, "height": 390})
    Person(page, game="monastery").asked("What next")
    tiles = page.locator(f"[data-of=hand] {LEGAL}.target:visible")

    expect(tiles.first).to_be_in_viewport(ratio=1)


def test_keys_move_the_map(page: Page) -> None:
    """Arrows move it, plus, minus and 0 change its size."""
    _, frame = opened(page)
    frame.focus()
    left, top, unit = lies(frame)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert lies(frame) == pytest.approx([left - 80, top - 80, unit])
    page.keyboard.press("+")
    assert lies(frame)[2] > unit
    page.keyboard.press("-")
    page.keyboard.press("-")
    smaller = lies(frame)
    assert smaller[2] < unit
    page.keyboard.press("0")
    shown = lies(frame)
    assert shown != smaller
    page.get_by_role("button", name="Show all").click()
    assert lies(frame) == shown


def test_keys_go_about_the_map(page: Page) -> None:
    """Enter goes to the cells, arrows from one to the next, Escape drops it, Enter lays it."""
    person, frame = opened(page)
    frame.focus()
    page.keyboard.press("Enter")

    assert page.evaluate(FOCUSED) == "target"

    seen = {focus(page)}
    for key in ["ArrowUp", *["ArrowRight"] * 4, "ArrowDown", *["ArrowLeft"] * 4]:
        page.keyboard.press(key)
        seen.add(focus(page))

    assert len(seen) > 3

    page.keyboard.press("Escape")  # what is told of it goes, then the tile
    page.keyboard.press("Escape")

    expect(frame).to_be_focused()

    person.until("Where do you place", wish="place")
    frame.locator(f"{TARGET}[aria-disabled=false]").first.focus()
    page.keyboard.press("Enter")
    person.until("Which way round")


def focus(page: Page) -> str:
    """What has the focus is called."""
    named: str = page.evaluate("document.activeElement.innerText")
    return named


# Opened, closed and opened again before the browser has left the entry of what was closed.
CLOSE_AND_OPEN = """async place => {
  place.click();
  await new Promise(requestAnimationFrame);
  dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
  place.click();
  await new Promise(left => setTimeout(left, 200));
}"""


def test_several_choices_in_one_place(page: Page, axe: str) -> None:
    """Where several choices lie in one place of the map they are listed; Escape puts them away."""
    page.goto("/showcase/monastery?position=ask-move")
    place = page.locator("button.several").first
    place.click()
    listed = page.locator("fieldset.chooser")

    expect(listed.get_by_role("button").nth(1)).to_be_focused()
    check_page(page, axe, "fieldset.chooser")

    page.keyboard.press("Escape")

    expect(listed).to_have_count(0)

    place.evaluate(CLOSE_AND_OPEN)
    choice = listed.locator(f"{TARGET}[aria-disabled=false]").first
    name = choice.locator(".spoken").inner_text()
    choice.click()

    expect(page.locator("[aria-live]").filter(has_text=name)).to_have_count(1)


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    """A small phone, which is touched."""
    width, height = SIZES["phone"]
    touched = {"has_touch": True, "is_mobile": True}
    context = browser.new_context(
        **{**browser_context_args, **touched, "viewport": {"width": width, "height": height}}
    )
    yield context
    context.close()


def test_the_question_hides_nothing_of_the_map(phone: BrowserContext, base_url: str) -> None:
    """It stands below the map, and all that can be chosen lies in its frame, rims apart."""
    page = phone.new_page()
    person, frame = opened(page, base_url)
    for unfolded in person.prompt.locator(".unfold[aria-expanded=true]").all():
        unfolded.click()
    frame.scroll_into_view_if_needed()
    map_, question = frame.bounding_box(), person.prompt.bounding_box()
    assert map_ is not None
    assert question is not None

    assert map_["y"] >= 0
    assert map_["y"] + map_["height"] <= question["y"]
    assert within(frame, frame.locator(f"{TARGET}[aria-disabled=false]"), RIM)


def test_fingers_move_the_map(phone: BrowserContext, base_url: str) -> None:
    """One finger moves it and not the page, two make it larger, and a tap chooses."""
    page = phone.new_page()
    person, frame = opened(page, base_url)
    scrolled, question = page.evaluate("scrollY"), person.question
    left, top, unit = lies(frame)
    x, y = bare(frame)
    touch(page, [[(x + 40, y + 30)], [(x + 60, y + 40)], [(x + 90, y + 50)]])

    assert lies(frame) != [left, top, unit]
    assert page.evaluate("scrollY") == scrolled

    touch(page, [[(x + 60, y + 40), (x + 90, y + 40)], [(x + 20, y + 40), (x + 130, y + 40)]])

    assert lies(frame)[2] > unit
    assert page.evaluate("scrollY") == scrolled
    assert person.question == question

    page.get_by_role("button", name="Show all").tap()
    frame.locator(f"{TARGET}[aria-disabled=false]").first.tap()
    person.until("Which way round")


def touch(page: Page, path: list[list[Place]]) -> None:
    """Put fingers down, lead them on, and take them away."""
    finger = page.context.new_cdp_session(page)
    for number, places in enumerate(path):
        points = [{"x": x, "y": y, "id": one} for one, (x, y) in enumerate(places)]
        kind = "touchMove" if number else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        drawn(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    drawn(page)
