"""Held keys, double clicks and what is typed ahead: none of them answers a later question."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from browser.table import GONE_ON, LEGAL, MOMENT, Person, read
from browser.test_company import order
from sizes import DOUBLE_CLICKS

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
# Since when the curtain is to be seen: from the frame on which follows when it has come.
DRAWN = """{
  let before = null;
  new MutationObserver(() => {
    const curtain = document.querySelector('.curtain');
    if (curtain === before) return;
    before = curtain;
    window.drawn = null;
    if (curtain) requestAnimationFrame((now) => window.drawn = now);
  }).observe(document, {childList: true, subtree: true});
}"""
KEYS: dict[str, dict[str, object]] = {
    "Enter": {"key": "Enter", "code": "Enter", "text": "\r", "windowsVirtualKeyCode": 13},
    "Space": {"key": " ", "code": "Space", "text": " ", "windowsVirtualKeyCode": 32},
}


class Hasty:
    """Presses what has just been drawn: the browser is told when each press began, so that it comes
    as early on a machine that takes long to hand it in.
    """

    def __init__(self, page: Page, button: Locator) -> None:
        drawn = page.wait_for_function("window.drawn && performance.timeOrigin + window.drawn")
        self.drawn: float = drawn.json_value()  # milliseconds since 1970
        self.line: CDPSession = page.context.new_cdp_session(page)
        box = button.bounding_box()
        assert box is not None
        self.place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    def click(self, after: float, count: int) -> None:
        """Click so many milliseconds after it was drawn, as the first of several or a later one."""
        mouse = {"button": "left", "clickCount": count, **self.place}
        for kind in ("mousePressed", "mouseReleased"):
            self._send("Input.dispatchMouseEvent", after, type=kind, **mouse)

    def tap(self, after: float) -> None:
        """Tap likewise."""
        for kind, points in (("touchStart", [self.place]), ("touchEnd", [])):
            self._send("Input.dispatchTouchEvent", after, type=kind, touchPoints=points)

    def press(self, after: float, key: str) -> None:
        """Press a key likewise."""
        for kind in ("keyDown", "keyUp"):
            self._send("Input.dispatchKeyEvent", after, type=kind, **KEYS[key])

    def _send(self, kind: str, after: float, **event: object) -> None:
        self.line.send(kind, {"timestamp": (self.drawn + after) / 1000, **event})


def sitting(page: Page) -> Person:
    """One of two at one screen who is asked, and has read the question."""
    person = Person(page, patient=False)
    order(person, ["me", "me"])
    expect(curtain(page).or_(person.prompt)).to_be_visible()
    if curtain(page).count():  # the other one begins
        read(page)
        curtain(page).click()
    person.wait()
    read(page)
    return person


def curtain(page: Page) -> Locator:
    """What opens the hand of whoever comes next."""
    return page.locator(".curtain .button")


def turn_ends(person: Person, press: Callable[[Locator], None]) -> None:
    """Answer, with patience, until the curtain has just been drawn."""
    page = person.page
    while not curtain(page).count():
        read(page)
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
        read(page)

        assert page.evaluate(ANSWERS) == before + 1

    read(page)
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
    page.add_init_script(DRAWN)
    person = sitting(page)
    turn_ends(person, Locator.click)
    opens = curtain(page)
    hasty = Hasty(page, opens)
    hasty.click(100, 1)
    hasty.click(200, 2)
    hasty.press(300, "Enter")
    hasty.press(MOMENT - 10, "Space")

    expect(page.get_by_text("That came too early")).to_be_visible()
    expect(opens).to_be_focused()

    read(page)
    page.keyboard.press("Enter")

    expect(person.prompt).to_be_visible()


def test_a_double_tap_opens_nothing(browser: Browser, base_url: str) -> None:
    """A finger that taps twice where the curtain's button comes to lie opens nothing."""
    context = browser.new_context(
        base_url=base_url, locale="en-GB", has_touch=True, viewport={"width": 390, "height": 844}
    )
    page = context.new_page()
    page.add_init_script(DRAWN)
    person = sitting(page)
    turn_ends(person, Locator.tap)
    hasty = Hasty(page, curtain(page))
    hasty.tap(100)
    hasty.tap(300)

    expect(page.get_by_text("That came too early")).to_be_visible()

    read(page)
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
