"""An owner whose box differs from our data brings a file, and plays with it."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, Route, expect

import owner
from browser.page_checks import check_page
from browser.table import Person
from chapterhouse.editions import custom_edition, load
from chapterhouse.games import GAMES
from chapterhouse.wire.facts import Facts

WAYS = "\n".join(
    f"""value.secret-way-{colour} = {{ is = 3, by = "book" }}
boxes.secret-way-{colour} = {{ is = [3, 2, 1], by = "book" }}"""
    for colour in ["red", "blue", "green", "yellow"]
)


SHARED = f"JSON.parse(localStorage.getItem('chapterhouse.edition.{owner.GAME}')).shared"


def sheet(page: Page, game: str = owner.GAME) -> Locator:
    """The sheet on which a table is ordered, open where a file of facts is chosen."""
    page.goto("/")
    page.get_by_role("button", name=f"Play {game.title()} against bots").click()
    opened = page.get_by_role("dialog")
    opened.get_by_text("My copy of the game is different", exact=True).click()
    return opened


def choose(opened: Locator, file: Path, content: str | bytes) -> None:
    """Choose a file with that content."""
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    opened.get_by_label("Choose a file of facts").set_input_files(file)


def test_an_owner_plays_with_a_file(page: Page, tmp_path: Path) -> None:
    """The file is chosen, some choices are made, and the sheet of the table has its facts."""
    opened = sheet(page)
    choose(opened, tmp_path / "mine.toml", owner.FILE)
    expect(opened.get_by_text("Play with mine.toml")).to_be_visible()
    opened.get_by_role("button", name="Start playing").click()
    person = Person(page)

    assert person.play(3) == "asked"

    page.get_by_role("button", name="This table").click()
    table = page.get_by_role("dialog")
    facts = table.locator("dl > div")

    expect(table.get_by_text("3 facts at this table are not ours")).to_be_visible()
    expect(table.get_by_text(custom_edition(owner.GAME, owner.FILE).digest)).to_be_visible()
    reader = Facts(GAMES[owner.GAME], "en")
    expect(facts.locator("dt")).to_have_text([reader.name(path) for path in owner.FACTS])
    expect(facts.last).to_contain_text("chapel of A, workshop in B, cloister of C")
    expect(facts.get_by_text("file, not ours")).to_have_count(len(owner.FACTS))


def test_a_tile_is_drawn_as_its_owner_says(page: Page, tmp_path: Path) -> None:
    """What the box of Monastery says otherwise is told of the table, and it is played so."""
    opened = sheet(page, "monastery")
    choose(opened, tmp_path / "mine.toml", WAYS)
    opened.get_by_role("button", name="Start playing").click()
    person = Person(page, game="monastery")
    person.wait()
    hand = person.board.get_by_role("region", name="Your tiles").first

    expect(hand).to_contain_text("Secret Way, study, not built; boxes 3, 2, 1. Pathways: ")
    assert person.play(2) == "asked"

    page.get_by_role("button", name="This table").click()
    table = page.get_by_role("dialog")

    expect(table.get_by_text("8 facts at this table are not ours")).to_be_visible()
    expect(table.get_by_text(custom_edition("monastery", WAYS).digest)).to_be_visible()
    expect(table.locator("dl > div").last).to_contain_text("3, 2, 1")


def test_what_is_wrong_with_a_file_is_told_beside_it(page: Page, tmp_path: Path) -> None:
    """The server's sentence stands where the file was chosen; taken away, our facts are played."""
    opened = sheet(page)
    alert = opened.get_by_role("alert")
    start = opened.get_by_role("button", name="Start playing")
    choose(opened, tmp_path / "mine.toml", owner.BAD["edition-key"])
    start.click()

    expect(alert).to_have_text(
        "mine.toml, there is no fact path.lnks; try path.links, path.bonuses"
    )
    expect(alert).to_be_in_viewport()

    opened.get_by_role("button", name="Remove the file").click()

    expect(alert).to_be_empty()
    expect(opened.get_by_label("Choose a file of facts")).to_be_focused()

    start.click()
    Person(page).wait()
    page.get_by_role("button", name="This table").click()

    expect(page.get_by_role("dialog").get_by_text(load(owner.GAME).digest)).to_be_visible()


def test_what_is_no_file_of_facts_is_not_sent(page: Page, tmp_path: Path) -> None:
    """More than 64 kB, or no text, is refused by the page itself."""
    opened = sheet(page)
    alert = opened.get_by_role("alert")
    choose(opened, tmp_path / "large.toml", "#" * (64 * 1024 + 1))
    expect(alert).to_have_text("large.toml is too large: at most 64 kB are read.")
    choose(opened, tmp_path / "picture.toml", b"\xff\xfe")
    expect(alert).to_have_text("picture.toml is not text in UTF-8.")
    choose(opened, tmp_path / "mine.toml", "#" * (64 * 1024))
    expect(alert).to_be_empty()
    expect(opened.get_by_text("Play with mine.toml")).to_be_visible()


def test_the_page_tells_owners_how(page: Page) -> None:
    """What is our reconstruction is counted and marked; digest, file and command are shown."""
    page.goto("/edition/monasterium")
    ours = [fact for fact in load(owner.GAME).facts.values() if fact.by == "reconstructed"]

    expect(page.get_by_text(f"{len(ours)} facts are our own reconstruction")).to_be_visible()
    expect(page.locator("dl > .ours")).to_have_count(len(ours))
    expect(page.get_by_text(load(owner.GAME).digest)).to_be_visible()

    page.get_by_text("If your copy says otherwise").click()

    expect(page.get_by_text("chapterhouse edition monasterium --check mine.toml")).to_be_visible()
    example = page.locator("pre").first.inner_text()

    assert custom_edition(owner.GAME, example).facts.keys() == load(owner.GAME).facts.keys()


def test_an_owner_answers_on_the_drawing(page: Page, axe: str) -> None:
    """A room is clicked and corrected, the rest of its ring confirmed; all of it is checked, kept
    when the page is loaded anew, saved as a file, and shared.
    """
    page.goto(f"/edition/{owner.GAME}/form")
    page.get_by_role("button", name="Rooms of monastery B").nth(2).click()
    place = page.get_by_role("dialog")
    place.get_by_label("It is different:").check()
    place.get_by_role("combobox").select_option("workshop")
    check_page(page, axe)
    place.get_by_role("button", name="All others are so").click()
    page.keyboard.press("Escape")
    expect(page.get_by_text("1 of ", exact=False).first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="different in your box").first).to_be_visible()
    expect(page.get_by_text("The game can be played with what you have put in.")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    edition = custom_edition(owner.GAME, Path(saved.value.path()).read_text("utf-8"))
    assert edition["board-4.B-rooms"][2] == "workshop 3-4"

    page.get_by_label("A name for your file").fill("The box on my shelf")
    page.get_by_label("Language of your box").select_option("German")
    share(page)
    check_nothing_is_lost(page)
    expect(page.get_by_role("heading", name="The box on my shelf")).to_be_visible()
    page.get_by_role("link", name="Play with it").click()
    expect(page.get_by_text("Play with The box on my shelf")).to_be_visible()


def share(page: Page) -> None:
    """Share the file, though the first answer is lost: it is there once all the same."""
    files = f"/api/games/{owner.GAME}/editions"
    there = len(page.request.get(files).json()["files"])

    def lose(route: Route) -> None:
        route.fetch()
        route.fulfill(status=408)

    page.route(f"**{files}?*", lose, times=1)
    shares = page.get_by_role("button", name="Share it on this server")
    shares.click()
    expect(page.get_by_text("The server could not do that.")).to_be_visible()
    shares.click()
    expect(page.get_by_text("Your file is shared here.")).to_be_visible()
    assert len(page.request.get(files).json()["files"]) == there + 1


def check_nothing_is_lost(page: Page) -> None:
    """Neither where the host deletes the file that is shared, nor by the link of somebody else."""
    expect(page.get_by_text("Your file is shared here.")).to_be_visible()
    own = page.evaluate(SHARED)
    body = {"key": own["key"]}  # as a host deletes it
    assert page.request.post(f"/api/editions/{own['id']}/withdrawn", data=body).ok
    page.get_by_role("button", name="Share the changes, too").click()
    look = page.get_by_role("link", name="Look at it")
    expect(look).not_to_have_attribute("href", re.compile(own["id"]))
    page.goto(f"/edition/{owner.GAME}/form#own=x.y")
    page.reload()
    page.get_by_role("button", name="Keep what I have").click()
    expect(page.get_by_label("A name for your file")).to_have_value("The box on my shelf")
    page.get_by_role("link", name="Look at it").click()
