"""What is asked stands first; what is refused, and what the board offers too, unfolds on demand."""

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from browser.opening import Moment, asking
from browser.page_checks import sized
from browser.table import Person

# Whether the question covers nothing that can be chosen on the board, once that is scrolled to.
CLEAR: Final = """() => {
  const top = () => document.querySelector('section.prompt').getBoundingClientRect().top;
  const places = [...document.querySelectorAll('.board .target[aria-disabled=false]')];
  return places.length > 0 && places.every(place => {
    place.scrollIntoView({block: 'nearest'});
    return place.getBoundingClientRect().bottom <= top();
  });
}"""

# Whether all of it lies in the window, and not below the question, as it is.
IN_SIGHT: Final = """() => {
  const top = document.querySelector('section.prompt').getBoundingClientRect().top;
  const places = [...document.querySelectorAll('.board .target[aria-disabled=false]')]
    .map(place => place.getBoundingClientRect()).filter(({height}) => height);
  return places.length > 0 && places.every(place => place.top >= 0 && place.bottom <= top);
}"""


def numbered(button: Locator) -> int:
    """How many options a button says it unfolds."""
    found = re.search(r"\((\d+)\)", button.text_content() or "")
    assert found
    return int(found[1])


def asked(page: Page) -> Person:
    """Sit down at Monasterium where novices are sent, of whom some cannot be."""
    person = Person(page, game="monasterium")
    person.asked("Which novice do you send")
    return person


def test_refused_options_unfold(page: Page) -> None:
    """All that are refused lie behind one line that counts them, by click and by key; their rules
    are told there.
    """
    person = asked(page)
    line = person.prompt.get_by_role("button", name="Not possible", expanded=False)
    count = numbered(line)
    refused = person.prompt.locator("li button[aria-disabled=true]")

    expect(refused).to_have_count(0)

    assert person.unfold().count() == count
    expect(refused).to_have_count(count)

    refused.first.click(force=True)

    expect(person.prompt.locator("li .why").get_by_role("link", name="MSM-")).to_be_visible()

    page.keyboard.press("w")

    expect(line).to_be_focused()
    expect(refused).to_have_count(0)
    expect(person.prompt.locator(".why").get_by_role("link", name="MSM-")).to_be_visible()

    page.keyboard.press("w")
    escapes(person, refused)


def escapes(person: Person, refused: Locator) -> None:
    """Escape puts away what is told of an option, then its reason, then the list."""
    page, line = person.page, person.prompt.get_by_role("button", name="Not possible")
    refused.first.focus()
    page.keyboard.press("Escape")

    expect(page.locator(".callout:popover-open")).to_be_hidden()

    page.keyboard.press("Escape")

    expect(person.prompt.locator(".why").get_by_role("link", name="MSM-")).to_be_hidden()

    page.keyboard.press("Escape")

    expect(line).to_be_focused()
    expect(refused).to_have_count(0)


def test_a_list_stays_unfolded_for_a_turn(page: Page) -> None:
    """What was unfolded stays so while the question stands, and is folded in the next turn."""
    person = asked(page)
    line = person.prompt.get_by_role("button", name="Not possible")
    person.unfold()
    person.prompt.get_by_role("button", name="Hint").click()

    expect(person.prompt).to_contain_text("The bot would")
    expect(line).to_have_attribute("aria-expanded", "true")

    asked_first = person.question
    person.play(1)
    page.keyboard.press("u")

    expect(person.prompt.get_by_role("heading")).to_have_text(asked_first)
    expect(line).to_have_attribute("aria-expanded", "true")

    while not line.count() or line.get_attribute("aria-expanded") == "true":
        assert person.play(1) == "asked"

    expect(line).to_have_attribute("aria-expanded", "false")


def test_a_phone_shows_what_is_asked_about(page: Page) -> None:
    """What can be chosen on the board is no list before the board, unless somebody unfolds it."""
    person = asked(page)
    person.unfold("in a list")
    novices = person.options.filter(has_text="send novice")
    count = novices.count()
    sized(page, "phone")
    line = person.prompt.get_by_role("button", name="in a list")

    expect(novices).to_have_count(0)
    assert numbered(line) == count
    page.wait_for_function(CLEAR)

    page.keyboard.press("l")

    expect(line).to_be_focused()
    expect(line).to_have_attribute("aria-expanded", "true")
    expect(novices).to_have_count(count)
    page.wait_for_function(IN_SIGHT)


def test_a_phone_shows_where_a_novice_can_go(page: Page) -> None:
    """The plan opens at a monastery where there is a place, though it was not shown before."""
    sized(page, "phone")
    person = Person(page, game="monasterium")
    record, ply = asking("monasterium", 2, "Where do you send novice IV-A")
    person.resume(Moment(record, ply - 1))
    person.choose("novice IV\u2011A")

    expect(person.board.locator(".jumps [aria-current=true] .open")).to_be_visible()


TOP = "part => part.getBoundingClientRect().top"


def warned_in_sight(person: Person, gold: int) -> None:
    """A bid above one's gold is warned of, and no button moves; on a low window all the rest of the
    question is seen, and the hand beside it.
    """
    more = person.prompt.get_by_role("button", name="One more")
    for width, height in ((640, 360), (844, 390), (390, 844), (1280, 720), (1440, 900)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.prompt.get_by_role("spinbutton").fill(str(gold))
        top = more.evaluate(TOP)
        more.click()

        assert abs(more.evaluate(TOP) - top) < 1 or height == 360
        expect(person.prompt).to_contain_text(f"You can only pay {gold}.")
        assert person.prompt.evaluate("node => node.scrollHeight <= node.clientHeight")
        expect(person.prompt.get_by_role("button", name="Take back")).to_be_in_viewport(ratio=0.95)
        if width == 844:
            expect(person.board.locator(".panel.hand")).to_be_in_viewport(ratio=0.95)


def passed_ahead(person: Person) -> None:
    """A pass is settled by keyboard, played unasked, and holds for that lot alone."""
    opens = person.board.get_by_role("button", name="Bid in advance")
    opens.press("Enter")
    sheet = person.page.get_by_role("dialog", name="Bid in advance")
    sheet.get_by_role("combobox", name=re.compile("^This lot")).select_option("pass")
    passes = person.page.get_by_role("log").get_by_text(re.compile(r"You\spass"))
    before = passes.count()
    sheet.get_by_role("button", name="Settle this").press("Enter")

    expect(passes).to_have_count(before + 1)
    expect(opens).to_be_visible()


def nothing_beyond_an_edge(page: Page) -> None:
    """On a phone no card of the hand is beyond the edge of its row while cards are paid with."""
    sized(page, "phone")
    hidden = "row => row.scrollWidth - row.clientWidth"
    assert page.locator(".hand .scroller").evaluate(hidden) == 0
    sized(page, "desk")


def test_a_payment_is_put_together(page: Page) -> None:
    """Gold is chosen card by card, seen to add up, and paid by one press; a bid above all that one
    has is warned of. The next lot is passed on ahead.
    """
    person = Person(page, seed=5)
    person.asked("Bid gold on")
    gold = int(person.prompt.get_by_text("Your gold").inner_text().split()[-1])
    warned_in_sight(person, gold)
    person.prompt.get_by_role("spinbutton").fill(str(gold))
    person.prompt.get_by_role("button", name=f"Bid {gold} gold").click()
    expect(person.prompt.locator("h2")).to_contain_text("Which gold cards do you pay with")
    nothing_beyond_an_edge(page)
    tray = person.board.get_by_role("group", name="Payment")
    cards = person.board.locator(".hand .target[aria-disabled=false]")
    cards.first.click()
    page.keyboard.press("Escape")
    expect(cards.first).to_have_attribute("aria-pressed", "false")
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    expect(tray).to_contain_text(re.compile("^[123] of"))
    cards.last.hover()  # it goes into the tray as well: it is not told as refused
    callout = page.locator(".callout:popover-open")
    expect(callout.locator("b")).to_have_text("gold 1")
    tray.get_by_role("button", name=re.compile("^Pay ")).first.click()

    expect(person.told("pay the bid").first).to_be_visible()
    person.wait()  # until the next lot is up
    passed_ahead(person)
