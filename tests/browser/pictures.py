"""Pictures compared: what a page looks like now, and the picture that was approved."""

import io
import os
from pathlib import Path

from PIL import Image, ImageChops
from pixelmatch.contrib.PIL import pixelmatch
from playwright.sync_api import Page

AGREED = Path(__file__).parent / "pictures"
FOUND = Path(__file__).parents[2] / "build/pictures"  # what differs, to be looked at
TOLERATED = 0.002  # of all points: edges of letters may fall a little differently
THRESHOLD = 0.15  # how far two colours may be apart
AROUND = 3  # points that tell an edge of a letter from a fault: neighbours, and theirs
LATER = (0, 500, 3_000)  # milliseconds until it is looked at again
UPDATE = "CHAPTERHOUSE_PICTURES"  # set it to keep the new ones


def compare(page: Page, name: str) -> None:
    """Compare a page with its picture, once more where it may not have been drawn yet; where they
    differ, both and the difference are kept.
    """
    file = AGREED / f"{name}.png"
    if os.environ.get(UPDATE):
        AGREED.mkdir(exist_ok=True)
        taken(page).convert("RGB").save(file, optimize=True)
        return
    assert file.exists(), f"there is no picture {name}; look at it, and set {UPDATE}=1 to keep it"
    then = Image.open(file).convert("RGBA")
    for later in LATER:
        page.wait_for_timeout(later)
        now = taken(page)
        assert now.size == then.size
        points = differing(now, then)
        if points <= TOLERATED * now.width * now.height:
            return
    keep(name, then, now)
    raise AssertionError(f"{name}: {points} points differ, see build/pictures/{name}.png")


def taken(page: Page) -> Image.Image:
    """The page as it looks now."""
    shot = page.screenshot(animations="disabled", caret="hide")
    return Image.open(io.BytesIO(shot)).convert("RGBA")


def differing(now: Image.Image, then: Image.Image) -> int:
    """How many points differ; looked for only where any does, since each point takes its time."""
    found = ImageChops.difference(now.convert("RGB"), then.convert("RGB")).getbbox()
    if found is None:
        return 0
    left, top, right, bottom = found
    part = (
        max(left - AROUND, 0),
        max(top - AROUND, 0),
        min(right + AROUND, now.width),
        min(bottom + AROUND, now.height),
    )
    return pixelmatch(now.crop(part), then.crop(part), threshold=THRESHOLD)


def keep(name: str, then: Image.Image, now: Image.Image) -> None:
    """Keep both pictures beside each other, and what differs."""
    difference = Image.new("RGBA", now.size)
    pixelmatch(now, then, difference, threshold=THRESHOLD)
    FOUND.mkdir(parents=True, exist_ok=True)
    sheet = Image.new("RGB", (now.width * 3, now.height))
    for at, picture in enumerate([then, now, difference]):
        sheet.paste(picture.convert("RGB"), (at * now.width, 0))
    sheet.save(FOUND / f"{name}.png")
