"""A turn ends when its player ends it; and moves that are confirmed, for those who wish it."""

from playwright.sync_api import Browser, Page, expect

from browser.table import Person

CONFIRMS = """localStorage.setItem('chapterhouse.settings',
  JSON.stringify({confirms: true, turnsEnd: true}))"""


def played(page: Page) -> Person:
    """Play at Monasterium with a bot until a turn is to be ended."""
    person = Person(page, game="monasterium", turns_end=False)
    person.sit(2)
    while not page.locator(".prompt > .end").count():
        person.play(1)
        person.wait()
    return person


def test_a_turn_waits_for_its_player(page: Page, browser: Browser) -> None:
    """Nobody acts before it is ended, others hear of it; it is taken back, or ended by a key."""
    person = played(page)
    ends = person.prompt.get_by_role("button", name="Go on", exact=True)

    expect(ends).to_be_focused()

    elsewhere = browser.new_page(locale="en-GB")
    elsewhere.goto(page.url)

    expect(elsewhere.locator(".prompt")).to_contain_text("Guest may still take something back.")

    page.reload()
    person.wait()
    page.keyboard.press("u")

    expect(ends).to_be_hidden()
    expect(elsewhere.locator(".prompt")).to_contain_text("Guest is thinking")

    while not ends.count():
        person.play(1)
        person.wait()
    page.keyboard.press("e")

    expect(page.get_by_role("log")).to_contain_text("Bram")
    elsewhere.close()


def test_moves_are_confirmed_for_those_who_wish_it(page: Page) -> None:
    """What is chosen is played once it is confirmed, or chosen again; Escape lets it be."""
    page.add_init_script(CONFIRMS)
    person, log = Person(page), page.get_by_role("log")
    person.sit(2)
    question = person.question
    confirm = person.prompt.get_by_role("button", name="Confirm")
    person.options.first.click()
    expect(person.options.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(confirm).to_be_hidden()
    assert person.question == question

    page.keyboard.press("1")
    confirm.click()
    expect(log).to_contain_text("You keep")
    expect(confirm).to_be_hidden()

    person.wait()
    page.keyboard.press("2")
    expect(confirm).to_be_visible()
    page.evaluate("() => new Promise(requestAnimationFrame)")  # what is shown counts from then on
    page.keyboard.press("2")

    expect(log).to_contain_text("to the auction")
