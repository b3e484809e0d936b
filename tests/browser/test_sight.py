"""What is in sight without scrolling, and where the focus is then."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.opening import ending
from browser.page_checks import sized
from browser.table import Person
from browser.test_company import order

GAMES = Path(__file__).parents[1] / "games"
RECORD = GAMES / "biblios/golden/3-01.txt"
DEALT = GAMES / "monastery/golden/3-01.txt"  # one in which colours are dealt
# As if somebody had scrolled down to see more of the board, when the last bot plays.
LOW = "setInterval(() => document.querySelector('#verdict') ?? scrollTo(0, 1e6), 30)"
# As if somebody went to the chronicle after each choice.
READING = "addEventListener('click', () => document.querySelector('[role=log]').focus())"

# What lies below the notice, of all that is needed.
COVERED = """() => {
  const needed = ".latest, .prompt, [data-opens], .target[aria-disabled=false]";
  const notice = document.querySelector(".band").getBoundingClientRect();
  const under = ({top, bottom, left, right}) => top < notice.bottom && bottom > notice.top
    && left < notice.right && right > notice.left;
  return [...document.querySelectorAll(needed)]
    .filter(one => under(one.getBoundingClientRect()))
    .map(one => one.outerHTML.slice(0, 80));
}"""

# What of these parts is not above the question.
UNDER = """parts => {
  const edge = document.querySelector(".prompt").getBoundingClientRect().top;
  return [...document.querySelectorAll(parts)]
    .map(part => [part.dataset.of, part.getBoundingClientRect()])
    .filter(([, {top, bottom}]) => top < 0 || bottom > edge)
    .map(([name, {top, bottom}]) => `${name}: ${top} to ${bottom}, the question at ${edge}`);
}"""


def test_a_game_is_two_presses_away(page: Page) -> None:
    """On a small phone the first page shows what to press, and so does the sheet that it opens."""
    sized(page, "phone")
    page.goto("/")
    play = page.get_by_role("button", name="Play Biblios against bots")
    expect(play).to_be_in_viewport(ratio=1)
    play.click()
    sheet = page.get_by_role("dialog")
    start = sheet.get_by_role("button", name="Start playing")

    expect(sheet).to_be_focused()
    expect(start).to_be_in_viewport(ratio=1)

    start.click()

    assert Person(page).wait() == "asked"


def test_back_closes_what_lies_open(page: Page) -> None:
    """Before it leaves the page; what was closed otherwise leaves nothing to go back through."""
    sized(page, "phone")
    page.goto("/")
    play = page.get_by_role("button", name="Play Monastery against bots")
    sheet = page.get_by_role("dialog")
    play.click()
    page.go_back()
    expect(sheet).to_have_count(0)
    play.click()
    sheet.get_by_role("button", name="Start playing").click()
    assert Person(page).wait() == "asked"
    question = page.locator(".prompt h2").inner_text()
    opens_and_closes(page)
    page.go_back()
    expect(play).to_be_visible()

    for _ in range(2):  # of what was closed nothing comes again
        page.go_forward()
        expect(page.locator(".prompt h2")).to_have_text(question)
    expect(sheet).to_have_count(0)
    page.go_back()
    expect(play).to_be_visible()


def opens_and_closes(page: Page) -> None:
    """Open whatever can be opened over a table, and close it by "back", then by Escape."""
    sheet = page.get_by_role("dialog")
    for name in ("Settings", "How to play", "This table"):
        page.get_by_role("button", name=name).click()
        expect(sheet).to_have_count(1)
        page.go_back()
        expect(sheet).to_have_count(0)
        page.get_by_role("button", name=name).click()
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    log = page.locator(".latest button").first
    log.click()
    page.go_back()
    expect(log).to_have_attribute("aria-expanded", "false")
    log.click()
    page.get_by_role("button", name="Settings").click()  # which closes the log
    expect(sheet).to_have_count(1)
    page.go_back()
    expect(sheet).to_have_count(0)


def test_all_games_are_seen_at_once(page: Page) -> None:
    """On a desk every game of the first page can be played without scrolling."""
    page.goto("/")
    expect(page.get_by_role("heading", name="Monastery")).to_be_visible()
    for play in page.locator("article button").all():
        expect(play).to_be_in_viewport(ratio=1)


def test_the_verdict_comes_into_sight(page: Page) -> None:
    """Who had scrolled down sees how it ended, and has the focus there; also when turning back."""
    sized(page, "phone")
    person = Person(page, seed=2)
    person.resume(ending("biblios", 2, 12))
    page.evaluate(LOW)
    page.emulate_media(reduced_motion="no-preference")

    assert person.play() == "over"

    title = page.locator("#verdict")

    expect(title).to_be_focused()
    expect(title).to_be_in_viewport()

    expect(title).to_have_text("The points are counted")
    page.keyboard.press("Escape")
    expect(title).to_contain_text(re.compile(r"wins?, \d+ to \d+|share the victory"))
    expect(title).to_be_focused()
    turn_back_and_forth(page)
    page.get_by_role("button", name="Rematch").click()
    expect(title).to_be_hidden()

    assert person.wait() == "asked"


def turn_back_and_forth(page: Page) -> None:
    """Look at the table once more, then at how it ended."""
    page.get_by_role("button", name="Show the table").click()
    expect(page.locator("main")).to_be_focused()
    page.get_by_role("button", name="Show the result").click()

    expect(page.locator("#verdict")).to_be_focused()


def test_the_verdict_leaves_those_alone_who_read(page: Page) -> None:
    """Whoever reads the chronicle keeps the focus there."""
    person = Person(page, seed=2)
    person.resume(ending("biblios", 2, 12))
    page.evaluate(READING)

    assert person.play() == "over"

    expect(page.get_by_role("log")).to_be_focused()


def test_a_notice_covers_nothing_that_is_needed(page: Page) -> None:
    """On a phone it lies off the log, the question, what can be chosen, and the tabs."""
    page.set_viewport_size({"width": 390, "height": 844})
    Person(page, game="monastery").asked("What do you buy")
    page.context.new_page().goto(page.url)  # the same seat

    expect(page.locator(".band")).to_contain_text("Your seat was just opened")
    assert page.evaluate(COVERED) == []


def test_the_focus_stays_in_a_window_of_another_size(page: Page) -> None:
    """Where what had it is not shown there, the log has it, or the page."""
    Person(page, game="monasterium").sit(2)
    sized(page, "phone")
    page.get_by_role("button", name="Show the whole log").press("Enter")
    sized(page, "desk")

    expect(page.get_by_role("log")).to_be_focused()

    sized(page, "phone")
    page.get_by_role("button", name="Missions").focus()
    sized(page, "desk")

    expect(page.locator("main")).to_be_focused()


def test_a_tablet_shows_all_beside_the_question(page: Page) -> None:
    """In Monasterium all parts of the table are in sight above the question; the map is large while
    places on it can be chosen, and all of these are in sight. Nothing scrolls.
    """
    sized(page, "tablet")
    person = Person(page, game="monasterium")
    person.asked("Take dice", 4)
    assert page.evaluate(UNDER, "[data-of]") == []
    small = page.locator(".map").bounding_box()
    person.asked("Where do you send", 4)
    assert page.evaluate(UNDER, "[data-of=map]") == []
    large = page.locator(".map").bounding_box()
    assert small
    assert large
    assert large["width"] > 1.5 * small["width"]
    assert page.evaluate("scrollY") == 0


def test_a_code_for_a_camera_is_seen_whole(page: Page) -> None:
    """On the smallest phone it comes into sight when it is asked for."""
    sized(page, "phone")
    order(Person(page), ["me", "friend"])
    page.get_by_role("button", name="Show it as a QR code").first.click()

    expect(page.get_by_role("img", name="QR code: Copy the link to this seat")).to_be_in_viewport(
        ratio=1
    )


def test_piles_are_drawn_on_a_phone_that_lies(page: Page) -> None:
    """Each back of a card lies beside its name, and not where the tools of the head are."""
    page.set_viewport_size({"width": 844, "height": 390})
    Person(page).sit(2)
    pile = page.locator(".piles .pile").first
    drawn, named = pile.locator(".top").bounding_box(), pile.locator(".name").bounding_box()
    assert drawn
    assert named

    assert drawn["x"] + drawn["width"] <= named["x"]
    assert abs(drawn["y"] - named["y"]) < drawn["height"]


def test_a_phone_shows_if_the_deal_holds(page: Page) -> None:
    """A replay says on a phone how far it is, and at both its ends what was found of the deal."""
    sized(page, "phone")
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files(RECORD)
    steps = page.get_by_role("region", name="Replay", exact=True)
    deal = steps.get_by_text("cannot be checked")
    expect(steps).to_be_visible()

    expect(deal).to_be_in_viewport()

    steps.get_by_role("button", name="One on").click()

    expect(deal).to_be_hidden()
    expect(steps.get_by_text("Action 1 of")).to_be_in_viewport()

    steps.get_by_role("button", name="To the end").click()

    expect(deal).to_be_in_viewport()

    steps.get_by_role("button", name="Play on").press("Enter")

    expect(steps.get_by_role("button", name="Pause")).to_be_focused()


def test_a_colour_that_was_dealt_is_worn(page: Page) -> None:
    """Where colours are dealt, a name in the chronicle carries the one that its player got."""
    page.goto("/replay?ply=60")
    page.get_by_label("Choose a file").set_input_files(DEALT)
    plays = re.compile("plays (red|blue|green|yellow)")
    told = page.get_by_role("log").locator("li").filter(has_text=plays)
    expect(told).to_have_count(3)
    for line in told.all():
        colour = line.inner_text().split()[-1].rstrip(".")

        expect(line.locator(".shape path")).to_have_attribute("fill", f"var(--p-{colour})")
