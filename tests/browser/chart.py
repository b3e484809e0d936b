"""The map of Monastery: how it is opened, where it lies, and what of it is seen."""

from typing import Final

from playwright.sync_api import Locator, Page

from browser.table import Person

TARGET: Final = "button.target"
# Where the map lies: its corner in the frame, and how large a cell is, in points.
LIES: Final = """frame => ['left', 'top', 'unit'].map(
  name => parseFloat(frame.style.getPropertyValue(`--${name}`)))"""


def opened(page: Page, address: str = "") -> tuple[Person, Locator]:
    """Sit down, take up a tile, and find the map."""
    person = Person(page, game="monastery")
    person.sit(2, address)
    person.until("Where do you place", wish="place")
    frame = person.board.get_by_role("region", name="The map.")
    frame.scroll_into_view_if_needed()
    return person, frame


def lies(frame: Locator) -> list[float]:
    found: list[float] = frame.evaluate(LIES)
    return found


def within(frame: Locator, shown: Locator, rim: float = 0) -> bool:
    """Whether all of these lie in the frame; but for such a part of each, on each side."""
    outer, boxes = frame.bounding_box(), [one.bounding_box() for one in shown.all()]
    assert outer is not None
    return all(
        box is not None
        and outer["x"] <= box["x"] + rim * box["width"]
        and outer["y"] <= box["y"] + rim * box["height"]
        and box["x"] + (1 - rim) * box["width"] <= outer["x"] + outer["width"]
        and box["y"] + (1 - rim) * box["height"] <= outer["y"] + outer["height"]
        for box in boxes
    )
