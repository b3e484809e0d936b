"""The page: what its first load weighs, how soon it can be used, how soon an act reaches everybody.

Run by `make bench`, with the Python of the checkout: it needs the server and a browser.
"""

import asyncio
import gzip
import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright
from websockets.asyncio.client import ClientConnection, connect

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "src/chapterhouse/server/page"
LOADS: Final = 7
ACTS: Final = 100


def weight() -> float:
    """Weigh script and style that the first page names, compressed, in kB; fonts apart."""
    index = (PAGE / "index.html").read_text("utf-8")
    named = set(re.findall(r"assets/[^\"']+\.(?:js|css)", index))
    return sum([len(gzip.compress((PAGE / name).read_bytes(), 6)) for name in named]) / 1000


def first_page(address: str) -> list[float]:
    """Time loads of the first page with an empty cache, until it can be used, in seconds."""
    found = subprocess.run([ROOT / "scripts/browser"], stdout=subprocess.PIPE, check=True)
    took = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.stdout.decode().strip(), args=["--no-sandbox", "--disable-gpu"]
        )
        for _ in range(LOADS):
            page = browser.new_context(locale="en-GB").new_page()
            start = time.perf_counter()
            page.goto(address)
            page.get_by_role("button", name="Play Biblios against bots").wait_for()
            took.append(time.perf_counter() - start)
            page.context.close()
        browser.close()
    return took


async def acts(address: str) -> list[float]:
    """Time acts at one table, from sending one until all seats and an onlooker have it, in ms."""
    order = {"game": "biblios", "chairs": [{"kind": "me", "name": f"P{n}"} for n in range(4)]}
    request = urllib.request.Request(  # noqa: S310 - our own server
        f"{address}api/tables", json.dumps(order).encode(), {"Content-Type": "application/json"}
    )
    opened = json.load(await asyncio.to_thread(urllib.request.urlopen, request))
    where = f"{address.replace('http', 'ws')}api/tables/{opened['table']}/socket"
    lines = [await connect(where, max_size=None) for _ in range(5)]
    for line, key in zip(lines, [*[one["key"] for one in opened["keys"]], None], strict=True):
        await line.send(json.dumps({"type": "hello", "key": key, "language": "en"}))
    seen = [await position(line) for line in lines]
    took: list[float] = []
    while len(took) < ACTS:
        seat = seen[0]["prompt"]["seat"]
        mine = seen[seat]
        legal = [option for option in mine["prompt"]["options"] if not option["rule"]]
        start = time.perf_counter()
        act = {"type": "act", "ply": mine["ply"], "action": legal[0]["action"]}
        await lines[seat].send(json.dumps(act))
        seen = [await position(line) for line in lines]
        took.append(1000 * (time.perf_counter() - start))
    for line in lines:
        await line.close()
    return took


async def position(line: ClientConnection) -> dict[str, Any]:
    """Wait for the next position."""
    while True:
        message: dict[str, Any] = json.loads(await line.recv())
        if message["type"] == "position":
            return message


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "chapterhouse", "serve", "--port=0", f"--data={folder}/t.db"],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout
        address = server.stdout.readline().strip()
        loads, told = first_page(address), asyncio.run(acts(address))
        server.terminate()
        server.wait()
    usable, median = statistics.median(loads), statistics.median(told)
    late = sorted(told)[ACTS * 95 // 100]
    print(f"first load, script and style compressed: {weight():.1f} kB (at most 150)")
    print(f"first page can be used, median of {LOADS}: {usable:.2f} s (under 1.5)")
    print(f"act to all seats, of {ACTS}: median {median:.1f} ms, 95th {late:.1f} ms (under 50)")


if __name__ == "__main__":
    main()
