"""Monastery shows on its board what can be done, before it is done, and why the rest cannot."""

import re
from itertools import combinations
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.chart import lies
from browser.page_checks import sized
from browser.table import Person

TOLD: Final = ".callout:popover-open"
LINE: Final = 25  # points, with its edge
RED: Final = "rgb(165, 22, 29)"  # the rubric
OPEN: Final = "button.target[aria-disabled=false]"
CLOSED: Final = "button.target[aria-disabled=true]"
BUSY: Final = "place|move|enter"  # to have a full tile soon
IDLE: Final = "end the turn|add up"  # work in the Abbey brings a point
MOVE, AT, TURN, TO, BUY = (
    "What next",
    "Where do you place",
    "Which way round",
    "Where does this monk go",
    "What do you buy",
)
SCORE: Final = "Pray, use an icon"
IS_FULL, TOO_DEAR = "MON-OCC-1", "MON-COLL-2"


def seated(page: Page) -> Person:
    """Sit down to Monastery."""
    person = Person(page, game="monastery")
    person.sit(2)
    return person


def the_map(person: Person) -> Locator:
    return person.board.get_by_role("region", name="The map.")


def number(text: str) -> int:
    """The first number in what is told."""
    found = re.search(r"\d+", text)
    assert found, text
    return int(found.group())


def until_closed(person: Person, question: str, part: str, rule: str = "") -> Locator:
    """Go on until something on a part of the board is refused there, for that rule."""
    found = person.board.locator(part).locator(CLOSED)
    while person.wait() == "asked":
        if question in person.question:
            for one in found.all():
                person.point(one)
                if rule in person.page.locator(TOLD).inner_text():
                    return one
        person.play(1, wish=IDLE if question == BUY else BUSY)
    raise AssertionError(f"nothing is refused here because of {rule}")


def answers(person: Person, target: Locator) -> str:
    """A closed target tells its rule beside it and, once pressed, in the prompt; give the rule."""
    question = person.question
    person.point(target)
    told = person.page.locator(TOLD)
    name = told.locator(".why .rule").inner_text()
    person.page.mouse.down()
    person.page.mouse.up()
    why = person.prompt.get_by_role("link", name=name, exact=True)

    expect(why).to_have_attribute("href", f"/rules/monastery/en#{name}")
    assert why.evaluate("link => getComputedStyle(link).color") == RED
    assert person.question == question

    return name


def test_a_closed_cell_names_its_rule(page: Page) -> None:
    """With a tile in hand a cell where it cannot lie tells why; the rulebook has the sentence."""
    person = seated(page)
    rule = answers(person, until_closed(person, AT, ".frame"))

    assert rule.startswith(("MON-PLACE-", "MON-FEAT-"))

    page.goto(f"/rules/monastery/en#{rule}")

    expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()


def test_a_full_tile_names_its_rule(page: Page) -> None:
    """No monk enters a tile whose boxes are full."""
    person = seated(page)

    assert answers(person, until_closed(person, TO, ".frame", IS_FULL)) == IS_FULL


def test_a_letter_too_dear_names_its_rule(page: Page) -> None:
    """On the grid what costs more than there is says so; what can be bought has its letter as
    key.
    """
    person = seated(page)

    assert answers(person, until_closed(person, BUY, "section.letters", TOO_DEAR)) == TOO_DEAR

    person.unfold("in a list")
    keys = [one.get_attribute("aria-keyshortcuts") or "" for one in person.options.all()]
    for key, text in zip(keys, person.options.all_inner_texts(), strict=True):
        letter = re.match(r"Buy the ([A-Z])\b", text)

        assert not letter or key in {f"Shift+{letter[1]}", ""}, text
    assert len([key for key in keys if key]) == len({key for key in keys if key})


def test_a_tile_shows_where_it_fits(page: Page) -> None:
    """Of a tile that is looked at all cells light up where it fits; in hand they can be chosen."""
    person = seated(page)
    person.until(MOVE)
    tile = person.board.locator(f"section.hand {OPEN}").filter(has_text="place").first
    ghosts = the_map(person).locator(".ghost")

    expect(ghosts).to_have_count(0)

    person.point(tile)
    cells = number(page.locator(TOLD).get_by_text("It fits in").inner_text())

    expect(ghosts).to_have_count(cells)

    person.board.locator(f"section.hand {OPEN}").filter(has_text="exchange").click()

    expect(person.prompt.locator(".confirm .warns")).to_contain_text("cannot be taken back")

    page.keyboard.press("Escape")
    tile.click()
    person.until(AT)
    person.unfold("in a list")

    expect(the_map(person).locator(OPEN)).to_have_count(cells)
    expect(person.options.filter(has_text="Place it at")).to_have_count(cells)


def swap(person: Person) -> None:
    """By a key, another tile of the hand is placed instead, in its cell."""
    tiles = person.board.locator("section.hand button.swap")
    other = tiles.and_(person.page.locator("[aria-pressed=false]")).first
    name = other.inner_text().partition(",")[0]
    other.press("Enter")
    expect(tiles.and_(person.page.locator("[aria-pressed=true]"))).to_contain_text(name)


def ways(page: Page) -> list[str]:
    """How the tile would lie: as it comes, turned by a press, and turned by R."""
    way = page.locator(".turning [role=status]")
    turned = [way.inner_text()]
    page.locator(".turning button.tile").click()
    turned.append(way.inner_text())
    page.keyboard.press("r")
    return [*turned, way.inner_text()]


def test_a_tile_is_laid_on_the_map(page: Page) -> None:
    """A cell that is lit bears what the list calls it; there another tile takes its place, the tile
    is turned, by a press and by R, and laid by Enter; all the while the map lies still.
    """
    person = seated(page)
    person.until(AT, wish="place")
    cell = the_map(person).locator(OPEN).first
    where = cell.locator(".where").inner_text()
    lay = lies(the_map(person))

    expect(person.options.filter(has_text=f"({where})")).to_have_count(1)

    cell.click()
    person.until(TURN)
    page.keyboard.press("Escape")
    expect(person.prompt.get_by_role("heading")).to_contain_text(AT)
    cell.click()
    person.until(TURN)
    swap(person)
    person.until(TURN)
    turned = ways(page)

    assert turned[0] != turned[1] != turned[2]
    assert lies(the_map(person)) == pytest.approx(lay, abs=2)

    page.keyboard.press("Enter")

    expect(person.told(f"({where}), {turned[2].removeprefix('lay it ')}").first).to_be_visible()


def monk(person: Person) -> Locator:
    """Go on until a monk of this person's can walk; give it."""
    found = the_map(person).locator(OPEN).filter(has_text="move the monk")
    while MOVE not in person.question or not found.count():
        person.play(1, wish="place")
    return found.first


def test_a_monk_shows_how_far_it_goes(page: Page) -> None:
    """Before it is chosen, what it can reach, and for how many points; then each goal has them."""
    person = seated(page)
    walker = monk(person)
    left = number(person.question)
    person.point(walker)
    reach = the_map(person).locator(".reach")
    costs = sorted(reach.all_inner_texts())

    assert costs
    assert all(1 <= int(cost) <= left for cost in costs)

    walker.click()
    person.until(TO)

    assert sorted(the_map(person).locator(f"{OPEN} .cost").all_inner_texts()) == costs
    expect(reach).to_have_count(0)


def test_a_monk_goes_where_it_is_sent(page: Page) -> None:
    """It pays as many points as stand on its goal."""
    person = seated(page)
    monk(person).click()
    person.until(TO)
    goal = the_map(person).locator(OPEN).filter(has=page.locator(".cost")).first
    cost = int(goal.locator(".cost").inner_text())
    goal.click()

    expect(person.told("move a monk").first).to_contain_text(f"for {cost} movement point")


def test_a_tile_calls_a_monk(page: Page) -> None:
    """Before a monk is chosen, a press on a tile that one alone can reach sends it there."""
    person = seated(page)
    tile = the_map(person).locator(f"{OPEN}.quiet")
    while MOVE not in person.question or not tile.count():
        person.play(1, wish="place")
    where = tile.first.locator(".spoken").inner_text().partition("destination: ")[2]
    person.point(tile.first)

    expect(page.locator(TOLD).locator(".what")).to_have_text(where)

    tile.first.click()

    expect(person.told(f"to the {where}").first).to_contain_text("You move a monk from")


def test_a_press_on_a_box_enters_it(page: Page) -> None:
    """The monk goes to that tile and into that box, and nothing is asked between."""
    person = seated(page)
    tiles = the_map(person).locator(".goal")
    while person.wait() == "asked" and not (TO in person.question and tiles.count()):
        person.play(1, wish="place|move")
    box = tiles.first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 0.32 * box["width"], box["y"] + 0.4 * box["height"])
    expect(tiles.first.locator(".box")).to_be_visible()
    page.mouse.down()
    page.mouse.up()

    expect(person.told("into box").first).to_be_visible()
    assert "Which box" not in person.question


# Whether nothing lies over a tile of the map.
BARE: Final = """() => {
  const boxes = parts => [...document.querySelectorAll(parts)]
    .map(one => one.getBoundingClientRect()).filter(({width}) => width);
  const apart = (one, two) => one.right <= two.left || one.bottom <= two.top;
  return boxes('.map .cell:not(.target-cell)').every(tile =>
    boxes('[data-dock]').every(dock => apart(tile, dock) || apart(dock, tile)));
}"""


def test_a_scoring_turn_is_foretold(page: Page) -> None:
    """Which monk would bring which points stands beside the map and on it, before it is confirmed,
    and over no tile; so much is told in the end.
    """
    person = seated(page)
    panel = person.board.get_by_role("region", name="Scoring turn")
    rows = panel.locator(".flat")
    while SCORE not in person.question or not rows.count():
        person.play(1, wish="move|enter|add up")
    total = sum(int(points) for points in rows.locator(".points").all_inner_texts())
    on_map = the_map(person).locator(".hope:not(.prayer)").all_inner_texts()

    assert sum(map(int, on_map)) == total > 0

    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_function(BARE)
    add = person.options.filter(has_text="Add up the points")

    expect(add).to_contain_text(f"{total} point")

    built = number(person.question)  # has brought so much already
    before = asked_at(page)
    add.click()

    expect(person.told("to spend").first).to_contain_text(f"{built + total} point")
    assert asked_at(page) == before


def asked_at(page: Page) -> object:
    """Where the question lies, below a log in which four lines can be read."""
    log = page.locator(".chronicle .lines").bounding_box()
    assert log
    assert log["height"] > 4 * LINE
    return page.locator(".prompt").bounding_box()


def apart(page: Page, *parts: str) -> bool:
    """Whether none of these parts of the page lies over another."""
    boxes = [page.locator(part).bounding_box() for part in parts]
    shown = [box for box in boxes if box is not None]
    assert len(shown) == len(parts)
    return not any(
        one["x"] < two["x"] + two["width"]
        and two["x"] < one["x"] + one["width"]
        and one["y"] < two["y"] + two["height"]
        and two["y"] < one["y"] + one["height"]
        for one, two in combinations(shown, 2)
    )


def test_the_parts_lie_apart_on_a_desk(page: Page) -> None:
    """The map begins below the players, however much a coach says; letters that can be bought cover
    neither players, nor log, nor what is left to spend.
    """
    page.goto("/learn/monastery")
    page.locator(".prompt .coach").wait_for()
    top = page.locator(".map").bounding_box()

    assert apart(page, ".map", ".letters.panel", ".seats.seats >> nth=0", ".prompt")
    assert top is not None
    assert top["y"] < 200

    Person(page, game="monastery").asked(BUY)

    assert apart(
        page,
        ".letters.panel",
        ".seats.seats >> nth=0",
        ".chronicle",
        ".bar .turn.dock",
        ".prompt",
    )


def test_a_letter_is_bought_on_a_phone(page: Page) -> None:
    """On a small screen the grid comes forward when letters are bought; a press buys one."""
    sized(page, "phone")
    person = seated(page)
    tabs = person.board.get_by_role("group", name="Parts of the board")
    cheap = person.board.locator(f"section.letters {OPEN}").filter(has_text="buy the")
    while BUY not in person.question or not cheap.count():
        expect(tabs.locator(".wanted")).to_have_attribute("aria-pressed", "true")
        person.play(1, wish=IDLE)

    expect(tabs.get_by_role("button", name="Letters")).to_have_attribute("aria-pressed", "true")

    person.point(cheap.first)
    what = page.locator(TOLD).locator(".what").text_content() or ""
    page.mouse.down()
    page.mouse.up()

    expect(page.locator(".latest")).to_contain_text(f"You {what}")
