"""Held keys, double clicks and what is typed ahead: none of them answers a later question."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.table import LEGAL, Person
from browser.test_company import order
from sizes import DOUBLE_CLICKS

MOMENT = 400  # milliseconds that a question is to be seen before it can be answered
READ = MOMENT + 50  # and a little more


# Something else is asked, and nothing is on its way.
GONE_ON = """asked => document.querySelector('main').innerText !== asked
  && !document.querySelector('.prompt [role=status] > .spoken')?.innerText"""

PLACES = f".prompt li {LEGAL}, .prompt .near {LEGAL}, .prompt > .end, .board {LEGAL}.target"
# When presses began, and how many answers were sent by a press: what the page answers by itself,
# as where only one turn of a tile is legal, comes with a message of the server.
DOWN = """window.down = [];
window.answers = 0;
addEventListener('pointerdown', () => down.push(performance.now()), true);
const {send} = WebSocket.prototype;
WebSocket.prototype.send = function (text) {
  if (/"type":"(act|end)"/.test(text) && window.event?.type !== 'message') window.answers += 1;
  return send.call(this, text);
};"""
ANSWERS = "answers"
# Somebody pressed there, when something else was to be seen.
PRESSED_BEFORE = """([clientX, clientY]) =>
  document.body.dispatchEvent(
    new PointerEvent('pointerdown', {clientX, clientY, pointerId: 1, bubbles: true}))"""
GAP = "down.at(-1) - down.at(-2)"


def sitting(page: Page) -> Person:
    """One of two at one screen who is asked, and has read the question."""
    person = Person(page, patient=False)
    order(person, ["me", "me"])
    expect(curtain(page).or_(person.prompt)).to_be_visible()
    if curtain(page).count():  # the other one begins
        page.wait_for_timeout(READ)
        curtain(page).click()
    person.wait()
    page.wait_for_timeout(READ)
    return person


def curtain(page: Page) -> Locator:
    """What opens the hand of whoever comes next."""
    return page.locator(".curtain .button")


def turn_ends(person: Person, press: Callable[[Locator], None]) -> None:
    """Answer, with patience, until the curtain has just been drawn."""
    page = person.page
    while not curtain(page).count():
        page.wait_for_timeout(READ)
        asked = page.locator("main").inner_text()
        press(person.options.first)
        page.wait_for_function(GONE_ON, arg=asked)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_held_key_answers_once_and_opens_nothing(page: Page, key: str) -> None:
    """Held from one turn into the next it plays one card; the curtain waits for a new press."""
    page.add_init_script(DOWN)
    person = sitting(page)
    while not curtain(page).count():
        before = page.evaluate(ANSWERS)
        asked = page.locator("main").inner_text()
        person.options.first.focus()
        for _ in range(12):
            page.keyboard.down(key)
            page.wait_for_timeout(30)
        page.keyboard.up(key)
        page.wait_for_function(GONE_ON, arg=asked)
        page.wait_for_timeout(READ)

        assert page.evaluate(ANSWERS) == before + 1

    page.wait_for_timeout(READ)
    page.keyboard.press(key)

    expect(person.prompt).to_be_visible()


def test_a_press_repeated_at_its_place_is_confirmed(page: Page) -> None:
    """What cannot be taken back, and came to lie where one pressed before, asks once more."""
    person = Person(page, game="monastery")
    person.asked("What next")
    exchange = person.options.filter(has_text="Exchange a tile")
    box = exchange.bounding_box()
    assert box is not None
    place = box["x"] + 20, box["y"] + 20
    page.evaluate(PRESSED_BEFORE, place)
    page.mouse.click(*place)

    expect(person.prompt.locator(".confirm")).to_contain_text("exchange a tile")

    page.keyboard.press("Escape")
    page.mouse.click(place[0] + 60, place[1])

    expect(person.told("exchange a tile").first).to_be_visible()


def test_a_hasty_press_leaves_the_curtain_closed(page: Page) -> None:
    """The second click of two, and keys pressed at once, open nothing, and the page says why."""
    person = sitting(page)
    turn_ends(person, Locator.click)
    opens = curtain(page)
    opens.click(click_count=2, delay=10)
    page.keyboard.press("Enter")
    page.keyboard.press("Space")

    expect(page.get_by_text("That came too early")).to_be_visible()
    expect(opens).to_be_focused()

    page.wait_for_timeout(READ)
    page.keyboard.press("Enter")

    expect(person.prompt).to_be_visible()


def test_a_double_tap_opens_nothing(browser: Browser, base_url: str) -> None:
    """A finger that taps twice where the curtain's button comes to lie opens nothing."""
    context = browser.new_context(
        base_url=base_url, locale="en-GB", has_touch=True, viewport={"width": 390, "height": 844}
    )
    page = context.new_page()
    person = sitting(page)
    turn_ends(person, Locator.tap)
    curtain(page).tap()
    curtain(page).tap()

    expect(page.get_by_text("That came too early")).to_be_visible()

    page.wait_for_timeout(READ)
    curtain(page).tap()

    expect(person.prompt).to_be_visible()
    context.close()


@pytest.mark.parametrize("game", ["biblios", "monasterium", "monastery"])
def test_a_double_click_answers_once(page: Page, game: str) -> None:
    """Whoever clicks twice answers one question, or ends one turn, wherever the second click falls;
    whatever was asked before had been read.
    """
    luck = random.Random(game)  # noqa: S311 - a test may be foretold
    page.add_init_script(DOWN)
    person = Person(page, game=game, turns_end=False)
    person.sit(2)
    answered = 0
    for _ in range(DOUBLE_CLICKS):
        if person.wait() == "over":
            person.sit(2)
        person.unfold("in a list")
        before, places = page.evaluate(ANSWERS), page.locator(PLACES).filter(visible=True)
        page.evaluate("hasty = false")
        places.nth(luck.randrange(places.count())).click(force=True)  # also below others
        page.evaluate("hasty = true")
        page.wait_for_timeout(luck.randrange(20, 350))
        page.mouse.down()
        page.mouse.up()

        answered += (answers := page.evaluate(ANSWERS)) - before
        assert page.evaluate(GAP) >= MOMENT or answers <= before + 1
    assert answered
    # nor does it mark words of what has come there
    expect(page.locator(".top button").first).to_have_css("user-select", "none")
