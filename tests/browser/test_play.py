"""Whole games, by mouse and by keyboard, and what the page answers on the way."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.opening import ending
from browser.page_checks import check_light_and_dark, sized
from browser.table import Person, verdict
from chapterhouse import replay
from chapterhouse.play.seal import check
from sizes import ANSWERS_BY_KEY, WHOLE_GAMES

NAMED = """(e => e.getAttribute('aria-label') ?? e.closest('label')?.innerText ?? e.innerText)(
  document.activeElement)"""  # what has the focus is called
RULES = {  # what points are accounted for by
    "biblios": "BIB-SCORE-",
    "monasterium": "MSM-",
    "monastery": "MON-WIN-",
}
WHOLE: list[tuple[str, int, str, dict[str, str]]] = [
    ("biblios", 3, "desk", {}),
    ("monasterium", 2, "phone", {}),
]
if WHOLE_GAMES:
    WHOLE += [
        ("monasterium", 3, "tablet", {}),
        ("monasterium", 4, "desk", {}),
        ("monastery", 2, "phone", {}),
        ("monastery", 3, "tablet", {"icons": "off"}),
        ("monastery", 4, "desk", {"teams": "paired"}),
    ]
KEEN = {"monastery": "place|move|enter|pray|use|buy"}  # rather than to end a turn early
RED = "rgb(165, 22, 29)"  # the rubric


@pytest.mark.parametrize(("game", "seats", "size", "options"), WHOLE)
def test_a_whole_game_by_mouse(
    page: Page, tmp_path: Path, axe: str, game: str, seats: int, size: str, options: dict[str, str]
) -> None:
    """A game against bots is played to its end; every point is accounted for by a rule."""
    sized(page, size)
    person = Person(page, seed=seats, game=game)
    person.start(seats, **options)
    to_the_end(person, tmp_path, axe, 2 if "teams" in options else seats)  # a pair has one row


def test_a_game_of_pairs_ends(page: Page, tmp_path: Path, axe: str) -> None:
    """Monastery in pairs is played to its end from its last walks on."""
    person = Person(page, seed=4, game="monastery")
    person.resume(ending("monastery", 4, 80, teams="paired"))
    to_the_end(person, tmp_path, axe, 2)


def to_the_end(person: Person, folder: Path, axe: str, scores: int) -> None:
    """Play to the end: so many scores are accounted for, and the record says the same."""
    page, game = person.page, person.game

    assert person.play(wish=KEEN.get(game, "")) == "over"

    leaf = verdict(page)
    rows = leaf.locator("ol > li")

    expect(rows).to_have_count(scores)

    for row in rows.all():
        adds_up(row)

    expect(leaf.get_by_role("link", name=RULES[game]).first).to_be_visible()

    check_light_and_dark(page, axe)
    proven(downloaded(page, folder / "match.txt"))
    if game == "biblios":
        reviewed(page)


def proven(text: str) -> None:
    """The record is that of a whole match, dealt as it was sealed."""
    match = replay(text)

    assert match.over
    assert check(text, match).fault is None


def reviewed(page: Page) -> None:
    """From where it ended the match is reviewed: the decisions of whoever reads."""
    page.get_by_role("link", name="Review the match").click()
    expect(page.get_by_role("radio", name="Guest")).to_be_checked()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_text("All positions are judged.")).to_have_count(1, timeout=120_000)


def adds_up(row: Locator) -> None:
    """The accounts of a player come to the points of that player."""
    row.locator("summary").click() if row.locator("details[open]").count() == 0 else None
    won = [number(text) for text in row.locator("ul b").all_inner_texts()]
    points = row.locator(".points").inner_text().split()[0]

    assert sum(won) == number(points)


def number(text: str) -> int:
    """Read a number as the page writes it, below 0 with a minus."""
    return int(text.replace("−", "-"))


def downloaded(page: Page, file: Path) -> str:
    """Download the record of a finished match."""
    with page.expect_download() as loading:
        page.get_by_role("button", name="Download the record").click()
    loading.value.save_as(file)
    return file.read_text("utf-8")


@pytest.mark.parametrize("game", sorted(RULES))
def test_a_game_by_keyboard(page: Page, game: str) -> None:
    """Without a mouse: to the table by Tab and Enter, then by the keys shown on the options."""
    page.goto("/")
    name = f"Play {game.title()} against bots"
    expect(page.get_by_role("button", name=name)).to_be_visible()
    focus(page, name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    focus(page, "2", "3", "4")
    page.keyboard.press("ArrowRight")
    while not page.get_by_role("dialog").get_by_role("radio", name="2", exact=True).is_checked():
        page.keyboard.press("ArrowRight")
    focus(page, "Start playing")
    page.keyboard.press("Enter")
    person = Person(page, seed=2, game=game)
    person.wait()

    assert person.play(ANSWERS_BY_KEY, keys=True) == ("over" if WHOLE_GAMES else "asked")


def focus(page: Page, *names: str) -> None:
    """Go on with Tab until something of such a name has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        named = page.evaluate(NAMED)
        if named.strip() in names:
            return
    raise AssertionError(f"Tab never comes to {names}")


def kept_one(page: Page) -> Person:
    """Somebody who has kept a card in this turn and is asked about the next."""
    person = Person(page)
    person.sit(2)
    keep = person.prompt.get_by_role("button", name="keep it")
    for _ in range(20):
        person.wait()
        person.unfold()
        if keep.count() and keep.get_attribute("aria-disabled") == "true":
            return person
        person.play(1)
    raise AssertionError("nothing was ever kept")


def test_a_refusal_names_its_rule(page: Page) -> None:
    """A refused option answers with the sentence and the number, in red, linked to the rulebook."""
    person = kept_one(page)
    person.prompt.get_by_role("button", name="keep it").click(force=True)
    why = person.prompt.locator(".why").get_by_role("link", name="BIB-GIFT-5")

    expect(why).to_have_attribute("href", "/rules/biblios/en#BIB-GIFT-5")
    expect(person.prompt).to_contain_text("You’ve already kept a card this turn", ignore_case=True)
    assert why.evaluate("link => getComputedStyle(link).color") == RED

    page.goto("/rules/biblios/en#BIB-GIFT-5")
    sentence = page.locator("[id='BIB-GIFT-5']")

    expect(sentence).to_be_in_viewport()
    expect(sentence).to_contain_text("in one turn exactly one card is kept")


def test_hints_come_from_the_view(page: Page) -> None:
    """A hint names something that is allowed, marks it, and says why; no button moves, and nothing
    scrolls, on a small desk neither.
    """
    person = Person(page)
    person.sit(4)
    page.set_viewport_size({"width": 1280, "height": 720})
    before = [option.bounding_box() for option in person.options.all()]
    person.prompt.get_by_role("button", name="Hint").click()

    expect(person.prompt).to_contain_text("The bot would")
    expect(person.prompt.locator(".hinted").first).to_be_visible()
    expect(person.prompt.locator(".hint p").nth(1)).to_have_text(re.compile(r"\.$"))
    assert [option.bounding_box() for option in person.options.all()] == before
    assert person.prompt.evaluate("node => node.scrollHeight <= node.clientHeight")


def test_what_cannot_be_taken_back_says_why(page: Page) -> None:
    """Take back stays where it is, and tells why it does nothing."""
    person = Person(page)
    person.sit(4)
    person.prompt.get_by_role("button", name="Take back").click(force=True)

    expect(page.get_by_text("there is nothing to take back yet")).to_be_visible()


PLACE = "[role=button]"  # one that is drawn
TOLD = ".callout:popover-open"


def test_a_place_out_of_reach_names_its_rule(page: Page) -> None:
    """A place that is closed answers on the board, and in the prompt with the rule in red."""
    person = Person(page, seed=4, game="monasterium")
    person.asked("Where do you send")
    place = person.board.locator(f"{PLACE}[aria-disabled=true]").first
    person.point(place)
    told = page.locator(TOLD)

    expect(told).to_contain_text("MSM-")

    rule = told.locator(".why .rule")
    number = rule.inner_text()

    assert rule.evaluate("rule => getComputedStyle(rule).color") == RED

    page.mouse.down()
    page.mouse.up()
    why = person.prompt.get_by_role("link", name=number)

    expect(why).to_be_visible()
    expect(why).to_have_attribute("href", f"/rules/monasterium/en#{number}")
    assert why.evaluate("link => getComputedStyle(link).color") == RED

    page.goto(f"/rules/monasterium/en#{number}")

    expect(page.locator(f"[id='{number}']")).to_be_in_viewport()


def test_a_place_tells_what_it_brings(page: Page) -> None:
    """A place on the board, and its option in the prompt, say event by event what they bring."""
    person = Person(page, seed=5, game="monasterium")
    person.asked("Where do you send")
    place = person.board.locator(f"{PLACE}[aria-disabled=false]").first
    person.point(place)
    told = page.locator(TOLD)

    expect(told.locator("li").first).to_be_visible()

    name = told.locator(".what").inner_text()
    lines = told.locator("li").all_inner_texts()
    page.mouse.move(1, 1)
    come_to(page, place)

    expect(told.locator("li")).to_have_text(lines)

    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    option = person.options.filter(has_text=name)
    option.hover()

    expect(told.locator("li")).to_have_text(lines)
    expect(option).to_have_accessible_description(f"What happens: {' '.join(lines)}")
    drops(person)


def drops(person: Person) -> None:
    """Escape drops the novice that was chosen, though a mouse rests where something is told."""
    person.page.keyboard.press("Escape")

    expect(person.prompt.get_by_role("heading")).to_contain_text("Which novice do you send")


def come_to(page: Page, place: Locator) -> None:
    """Give a place the focus, as somebody without a mouse does."""
    expect(page.locator(TOLD)).to_have_count(0)
    place.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(place).to_be_focused()


def test_a_place_on_the_board_is_chosen_by_its_key(page: Page) -> None:
    """Enter on a place does what its option would do."""
    person = Person(page, seed=6, game="monasterium")
    person.asked("Where do you send")
    place = person.board.locator(f"{PLACE}[aria-disabled=false]").first
    name = place.get_attribute("aria-label") or ""
    place.focus()
    page.keyboard.press("Enter")
    spot = re.search(r"\b[A-E]\d+\b|\bmonastery [A-E]\b", name)
    assert spot

    expect(person.told(spot.group()).first).to_be_visible()
    expect(person.prompt).not_to_contain_text("Where do you send")
