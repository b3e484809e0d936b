"""Pictures compared: what a page looks like now, and the picture that was approved."""

import io
import os
from pathlib import Path

from PIL import Image
from pixelmatch.contrib.PIL import pixelmatch
from playwright.sync_api import Page

AGREED = Path(__file__).parent / "pictures"
FOUND = Path(__file__).parents[2] / "build/pictures"  # what differs, to be looked at
TOLERATED = 0.002  # of all points: edges of letters may fall a little differently
UPDATE = "CHAPTERHOUSE_PICTURES"  # set it to keep the new ones


def compare(page: Page, name: str) -> None:
    """Compare a page with its picture; where they differ, both and the difference are kept."""
    shot = page.screenshot(animations="disabled", caret="hide")
    now = Image.open(io.BytesIO(shot)).convert("RGBA")
    file = AGREED / f"{name}.png"
    if os.environ.get(UPDATE):
        AGREED.mkdir(exist_ok=True)
        now.convert("RGB").save(file, optimize=True)
        return
    assert file.exists(), f"there is no picture {name}; look at it, and set {UPDATE}=1 to keep it"
    then = Image.open(file).convert("RGBA")
    assert now.size == then.size
    difference = Image.new("RGBA", now.size)
    points = pixelmatch(now, then, difference, threshold=0.15)
    if points > TOLERATED * now.width * now.height:
        FOUND.mkdir(parents=True, exist_ok=True)
        sheet = Image.new("RGB", (now.width * 3, now.height))
        for at, picture in enumerate([then, now, difference]):
            sheet.paste(picture.convert("RGB"), (at * now.width, 0))
        sheet.save(FOUND / f"{name}.png")
        raise AssertionError(f"{name}: {points} points differ, see build/pictures/{name}.png")
