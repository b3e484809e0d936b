"""Checks of every page: it fits its window, and everybody can use and read it (axe)."""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from sizes import AXE_LIGHTS, AXE_WHOLE

SIZES: Final = {"phone": (360, 640), "tablet": (768, 1024), "desk": (1440, 900)}
KEY: Final = re.compile(
    r"\b(?:board|trouble|seat|step|option|error|notice|card|zone|act|event|ask|novice|mission|source"
    r"|bonus|monastery|sum|brings|tile|place|hour|round|box|colour)-[a-z-]{3,}\b"
)
HYPHEN: Final = re.compile(r"(?<![\w.\u2011-])-\d\S*")  # in place of a minus
SMALL: Final = (Path(__file__).parent / "small.js").read_text("utf-8")
CUT: Final = (Path(__file__).parent / "cut.js").read_text("utf-8")

# Only what is wrong leaves the browser: of a showcase, all that is right would be many megabytes.
KEPT_OUT: Final = """async ([part, rules]) => {
  const only = rules.length ? {runOnly: {type: 'rule', values: rules}} : {};
  const {violations} = await axe.run(part || document, {resultTypes: ['violations'], ...only});
  return violations
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .map(({id, nodes}) => `${id}: ${nodes[0].html}`);
}"""
COLOURS: Final = [
    "color-contrast",
    "link-in-text-block",
]  # the rules that light makes a difference to

# The page has been drawn since,
DRAWN: Final = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""
# and colours, which change from the next frame on, have gone over into each other.
SETTLED: Final = DRAWN.replace("done)", "done, 300)")


def sized(page: Page, size: str) -> None:
    """Look at it through a window of that size."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def faults(page: Page, axe: str, part: str = "", rules: list[str] | None = None) -> list[str]:
    """What axe finds that keeps somebody out: on the whole page, or in what a selector names; by
    all of its rules, or by some.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    asked = ["", []] if AXE_WHOLE else [part, rules or []]
    found: list[str] = page.evaluate(KEPT_OUT, asked)
    return found


def fits(page: Page) -> None:
    """A page fits its window, cuts no text off, has no small targets, and shows no key."""
    page.evaluate("document.fonts.ready")
    text = page.locator("body").inner_text()

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(SMALL)
    assert small == [], f"too small: {small[:3]}"
    cut = page.evaluate(CUT)
    assert cut == [], f"{cut[:3]}"
    assert KEY.findall(text) == []
    assert HYPHEN.findall(text) == []


def check_page(page: Page, axe: str, part: str = "") -> None:
    """Check that a page fits, and that axe finds no fault in it, or in the part that is new."""
    fits(page)

    assert faults(page, axe, part) == []


def check_light_and_dark(page: Page, axe: str, part: str = "") -> None:
    """Check it in light and dark where that is asked for at this window; in the second, colours
    alone are checked.
    """
    assert page.viewport_size
    width = page.viewport_size["width"]
    size = next(size for size, window in SIZES.items() if window[0] == width)
    first, *others = AXE_LIGHTS[size]
    page.emulate_media(color_scheme=first)
    page.evaluate(SETTLED)
    check_page(page, axe, part)
    for light in others:
        page.emulate_media(color_scheme=light)
        page.evaluate(SETTLED)

        assert faults(page, axe, part, COLOURS) == []


def check_everywhere(page: Page, axe: str, part: str = "") -> None:
    """Check it at every size of window, the largest last."""
    for size in SIZES:
        sized(page, size)
        check_light_and_dark(page, axe, part)
