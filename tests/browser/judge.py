"""What must hold of every page: it fits its window, and everybody can use and read it."""

import re
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SIZES: Final = {"phone": (360, 640), "tablet": (768, 1024), "desk": (1440, 900)}
KEY: Final = re.compile(
    r"\b(?:board|trouble|seat|step|option|error|notice|card|zone|act|event|ask|novice|mission|source"
    r"|bonus|monastery|sum|brings|tile|place|hour|round|box|colour)-[a-z-]{3,}\b"
)
SMALL: Final = (Path(__file__).parent / "small.js").read_text("utf-8")

# Colours change from the next frame on, and not at once.
SETTLED: Final = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 300))))"""


def sized(page: Page, size: str) -> None:
    """Look at it through a window of that size."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def faults(page: Page, axe: str) -> list[str]:
    """What axe finds that keeps somebody out."""
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html']}"
        for fault in found["violations"]
        if fault["impact"] in {"serious", "critical"}
    ]


def fits(page: Page) -> None:
    """A page fits its window, has no small targets, and shows no key."""
    page.evaluate("document.fonts.ready")
    text = page.locator("body").inner_text()

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL) == []
    assert KEY.findall(text) == []


def judge(page: Page, axe: str) -> None:
    """A page fits, and keeps nobody out."""
    fits(page)

    assert faults(page, axe) == []


def judge_by_day_and_night(page: Page, axe: str) -> None:
    """The same by both lights, once colours have gone over into each other."""
    for light in ("dark", "light"):
        page.emulate_media(color_scheme="dark" if light == "dark" else "light")
        page.evaluate(SETTLED)
        judge(page, axe)
