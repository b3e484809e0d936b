"""Whole games, by mouse and by keyboard, and what the page answers on the way."""

from pathlib import Path

from playwright.sync_api import Page, expect

from browser.table import Person, verdict
from chapterhouse import replay
from chapterhouse.play.seal import check


def test_a_whole_game_by_mouse(page: Page, tmp_path: Path) -> None:
    """A game against bots is played to its end; every point is accounted for by a rule."""
    person = Person(page)
    person.start()

    assert person.play() == "over"

    leaf = verdict(page)
    rows = leaf.locator("ol > li")

    expect(rows).to_have_count(3)

    for row in rows.all():
        row.locator("summary").click() if row.locator("details[open]").count() == 0 else None
        won = [int(text) for text in row.locator("ul b").all_inner_texts()]
        points = row.locator(".points").inner_text().split()[0]

        assert sum(won) == int(points)

    expect(leaf.get_by_role("link", name="BIB-SCORE-").first).to_be_visible()

    text = downloaded(page, tmp_path / "match.txt")
    match = replay(text)

    assert match.over
    assert check(text, match).fault is None


def downloaded(page: Page, file: Path) -> str:
    """Download the record of a finished match."""
    with page.expect_download() as loading:
        page.get_by_role("button", name="Download the record").click()
    loading.value.save_as(file)
    return file.read_text("utf-8")


def test_a_whole_game_by_keyboard(page: Page) -> None:
    """Without a mouse: to the table by Tab and Enter, then by the keys shown on the options."""
    page.goto("/")
    expect(page.get_by_role("button", name="Play Biblios")).to_be_visible()
    focus(page, "Play Biblios")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    focus(page, "Start playing")
    page.keyboard.press("Enter")
    person = Person(page, seed=2)
    person.wait()

    assert person.play(keys=True) == "over"


def focus(page: Page, name: str) -> None:
    """Go on with Tab until the button of that name has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        named = page.evaluate(
            "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
        )
        if named.strip() == name:
            return
    raise AssertionError(f"Tab never comes to {name}")


def kept_one(page: Page) -> Person:
    """Somebody who has kept a card in this turn and is asked about the next."""
    person = Person(page)
    person.start(2)
    keep = person.prompt.get_by_role("button", name="keep it")
    for _ in range(20):
        person.wait()
        if keep.count() and keep.get_attribute("aria-disabled") == "true":
            return person
        person.play(1)
    raise AssertionError("nothing was ever kept")


def test_a_refusal_names_its_rule(page: Page) -> None:
    """A refused option answers with the sentence and the number, in red, linked to the rulebook."""
    person = kept_one(page)
    person.prompt.get_by_role("button", name="keep it").click(force=True)
    why = person.prompt.get_by_role("link", name="BIB-GIFT-5")

    expect(why).to_have_attribute("href", "/rules/biblios/en#BIB-GIFT-5")
    expect(person.prompt).to_contain_text("in one turn exactly one card is kept")
    assert why.evaluate("link => getComputedStyle(link).color") == "rgb(165, 22, 29)"

    page.goto("/rules/biblios/en#BIB-GIFT-5")
    sentence = page.locator("[id='BIB-GIFT-5']")

    expect(sentence).to_be_in_viewport()
    expect(sentence).to_contain_text("in one turn exactly one card is kept")


def test_hints_come_from_the_view(page: Page) -> None:
    """A hint names something that is allowed, and marks it."""
    person = Person(page)
    person.start(4)
    person.prompt.get_by_role("button", name="Hint").click()

    expect(person.prompt).to_contain_text("The bot in your place:")
    expect(person.prompt.locator(".hinted").first).to_be_visible()


def test_what_cannot_be_taken_back_says_why(page: Page) -> None:
    """Take back stays where it is, and tells why it does nothing."""
    person = Person(page)
    person.start(4)
    person.prompt.get_by_role("button", name="Take back").click(force=True)

    expect(page.get_by_text("nothing is taken back")).to_be_visible()
