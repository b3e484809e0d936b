"""A turn at the page: how many clicks it takes, how much of the window the board has, whether what
is looked at keeps its place, and how soon one knows what the others did.

Run by `PYTHONPATH=src:tests .venv/bin/python -m benchmarks.turns`: it needs the page and a browser.
"""

import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from browser import opening
from browser.conftest import KNOWN
from browser.server import Server
from browser.table import INSIDE, LEGAL

ROOT: Final = Path(__file__).resolve().parent.parent
SIZES: Final = [(1440, 900), (1280, 720), (768, 1024), (390, 844), (844, 390)]
GAMES: Final = {  # the question with which the turn begins
    "biblios": "Where does it go",
    "monasterium": "Take dice from one field",
    "monastery": "movement points",
}
PHONE: Final = 600  # points: lower or narrower windows are touched
SEATS: Final = 3
PACE: Final = 0.7  # seconds for a choice of a bot, as a server has it that is told nothing else
READ: Final = 700  # milliseconds until somebody has read a question
LONGEST: Final = 30  # clicks in a turn
LAY: Final = f".map {LEGAL}.target"
HEAD: Final = [
    "", "window", "clicks", "scrolled by hand", "board (map), % of the window",
    "camera moved by itself", "page scrolled by itself", "a bot's turn is told after, s",
]  # fmt: skip
OPTION: Final = f"section.prompt ul.options {LEGAL}"
PLACE: Final = f".board :is({LEGAL}.target, [role=button][aria-disabled=false])"
# Watches each frame: whether what is looked at moves by itself, and when which bot has its turn.
WATCH: Final = """() => {
  const seen = window.seen = {camera: 0, page: 0, bots: [], turn: null, hand: false};
  const lies = () => {
    const style = document.querySelector('[data-frame]')?.style;
    const table = document.querySelector('.tabletop');
    return {
      camera: ['--left', '--top', '--unit'].map(name => style?.getPropertyValue(name)).join(),
      page: [scrollX, scrollY, table?.scrollTop ?? 0].map(Math.round).join(),
    };
  };
  let [before, moves] = [lies(), {}];
  const watch = () => {
    const now = lies();
    for (const what of ['camera', 'page']) {
      const moved = now[what] !== before[what] && !seen.hand;
      if (moved && !moves[what]) seen[what] += 1; // a whole way counts once
      moves[what] = moved;
    }
    before = now;
    const who = document.querySelector('.thinks')?.innerText ?? '';
    if (who !== (seen.turn?.who ?? '')) {
      if (seen.turn) seen.bots.push({...seen.turn, end: null});
      seen.turn = who ? {who, start: performance.now()} : null;
    }
    const calm = !document.querySelector('.leaf-flying');
    for (const bot of seen.bots) if (calm) bot.end ??= performance.now();
    requestAnimationFrame(watch);
  };
  watch();
}"""
# So much of the window shows the board, or the map with what lies over it.
SHARE: Final = """() => {
  const map = document.querySelector('.monastery .map.panel')?.getBoundingClientRect();
  const [GRID, shares] = [80, [0, 0]];
  for (let part = 0; part < GRID * GRID; part++) {
    const x = innerWidth * (part % GRID + 0.5) / GRID;
    const y = innerHeight * (Math.floor(part / GRID) + 0.5) / GRID;
    if (!document.elementFromPoint(x, y)?.closest('.board')) continue;
    shares[0] += 100 / GRID / GRID;
    const onMap = map && map.left <= x && x <= map.right && map.top <= y && y <= map.bottom;
    if (onMap) shares[1] += 100 / GRID / GRID;
  }
  return shares;
}"""


class Turn(NamedTuple):
    """What was measured of one turn, and of those of the bots after it."""

    clicks: int
    scrolls: int
    board: float
    map: float
    camera: int
    page: int
    told: list[float]


def wanted(page: Page, game: str, *, laid: bool) -> list[str]:
    """Where to look for what is pressed next, the first choice first."""
    if page.locator(".prompt > .end").count():
        return [".prompt > .end"]
    asked = page.locator(".prompt h2").inner_text()
    if game != "monastery":
        return [OPTION, PLACE]
    if "movement points" in asked:
        return [f"{OPTION}:has-text('End the turn')"] if laid else [f".hand li {LEGAL}"]
    return [LAY, OPTION]


def press(page: Page, place: Locator) -> bool:
    """Click where it lies free; tell whether it had to be scrolled to first."""
    point = place.evaluate(INSIDE)
    scrolled = point is None or not _inside(page, point)
    if scrolled:
        page.evaluate("seen.hand = true")
        place.scroll_into_view_if_needed()
        page.wait_for_timeout(100)
        page.evaluate("seen.hand = false")
        point = place.evaluate(INSIDE)
    page.mouse.click(*point)
    return scrolled


def _inside(page: Page, point: list[float]) -> bool:
    size = page.viewport_size
    return bool(size and 0 <= point[0] < size["width"] and 0 <= point[1] < size["height"])


def play(page: Page, game: str) -> tuple[int, int]:
    """Play a turn, always in the same way; count clicks, and scrolls before them."""
    clicks = scrolls = 0
    laid = False
    while page.locator("section.prompt.mine").count() and clicks < LONGEST:
        page.wait_for_timeout(READ)
        for where in wanted(page, game, laid=laid):
            found = page.locator(f"{where} >> visible=true")
            if found.count():
                laid = laid or where == LAY
                scrolls += press(page, found.first)
                clicks += 1
                break
        page.wait_for_timeout(READ)
    return clicks, scrolls


def measured(browser: Browser, server: Server, game: str, size: tuple[int, int]) -> Turn:
    """Sit down where a turn begins, play it, and wait for the next one."""
    window: Any = {"width": size[0], "height": size[1]}
    touch = min(size) < PHONE
    context = browser.new_context(
        base_url=server.address, locale="en-GB", viewport=window, has_touch=touch
    )
    context.add_init_script(KNOWN)
    page = context.new_page()
    opening.resume(page, server.address, game, opening.asking(game, SEATS, GAMES[game]))
    page.locator("section.prompt.mine").wait_for()
    page.wait_for_timeout(2 * READ)
    board, chart = page.evaluate(SHARE)
    page.evaluate(WATCH)
    clicks, scrolls = play(page, game)
    camera, scrolled = page.evaluate("[seen.camera, seen.page]")
    until(page, "section.prompt.mine, #verdict")
    bots = page.evaluate("seen.bots")
    context.close()
    told = [(bot["end"] - bot["start"]) / 1000 for bot in bots if bot["end"]]
    return Turn(clicks, scrolls, board, chart, camera, scrolled, told)


def row(game: str, size: tuple[int, int], turn: Turn) -> str:
    """Write a row of the table."""
    board = f"{turn.board:.0f}" + (f" ({turn.map:.0f})" if turn.map else "")
    told = f"{statistics.median(turn.told):.1f}" if turn.told else "-"
    name, window = game.title(), f"{size[0]}x{size[1]}"
    cells = [name, window, turn.clicks, turn.scrolls, board, turn.camera, turn.page, told]
    return f"| {' | '.join(map(str, cells))} |"


def until(page: Page, where: str) -> None:
    """Wait for the others, and until what they did has landed."""
    page.locator(where).first.wait_for(timeout=120_000)
    page.wait_for_timeout(2 * READ)


def main() -> None:
    found = subprocess.run([ROOT / "scripts/browser"], stdout=subprocess.PIPE, check=True)
    print(time.strftime("%Y-%m-%d %H:%M"))
    print(f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db", PACE)
        server.start()
        browser = playwright.chromium.launch(
            executable_path=found.stdout.decode().strip(), args=["--no-sandbox", "--disable-gpu"]
        )
        for game in GAMES:
            for size in SIZES:
                print(row(game, size, measured(browser, server, game, size)), flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
