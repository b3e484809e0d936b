"""A fixed list of positions, compared with the pictures that were agreed on."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.pictures import compare

GAMES = Path(__file__).parents[1] / "games"
POSITIONS = [  # record, ply, whose eyes, and what is to be seen there
    ("biblios/golden/3-01", 9, 0, "gift"),
    ("biblios/golden/4-01", 40, 4, "gallery"),
    ("biblios/golden/2-01", 150, 1, "auction"),
    ("biblios/golden/3-01", 10_000, 0, "end"),
    ("monasterium/golden/3-03", 676, 2, "placing"),
    ("monasterium/golden/4-11", 10_000, 0, "majorities"),
    ("monastery/golden/4-09", 427, 2, "raised"),
    ("monastery/golden/4-03", 423, 1, "prospect"),
]
LOOKS = {"desk": (1440, 900, "light"), "phone": (360, 640, "dark")}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: str(position[3]))
def test_a_position_looks_as_agreed(
    page: Page, position: tuple[str, int, int, str], look: str
) -> None:
    """Board, hand, steps and chronicle are drawn as in the picture."""
    record, ply, observer, name = position
    width, height, light = LOOKS[look]
    page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/replay?ply={ply}&seat={observer}")
    page.get_by_label("Choose a file").set_input_files(GAMES / f"{record}.txt")
    expect(page.get_by_role("region", name="The board")).to_be_visible()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    compare(page, f"{name}-{look}")


@pytest.mark.parametrize("look", LOOKS)
def test_the_first_page_looks_as_agreed(page: Page, look: str) -> None:
    """The first page is drawn as in the picture."""
    width, height, light = LOOKS[look]
    page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    expect(page.locator("article .cover")).to_have_count(3)
    page.evaluate("document.fonts.ready")
    compare(page, f"home-{look}")
