"""Tables that somebody sits at without pressing anything: new ones, and the middle of a match."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

import chapterhouse
from chapterhouse.locale import Translator
from chapterhouse.play.match import Match

NAMES: Final = ("Guest", "Bram", "Cleo", "Dora")
# As the page keeps what it opened; keys that it has since exchanged stay.
KEEP: Final = """([id, kept]) => {
  const place = 'chapterhouse.tables';
  const all = JSON.parse(localStorage.getItem(place) ?? '{}');
  localStorage.setItem(place, JSON.stringify({[id]: kept, ...all}));
}"""


class Moment(NamedTuple):
    """A moment of a match that is over: its record, and how many actions lie before."""

    record: str
    ply: int


def new(page: Page, address: str, game: str, seats: int) -> None:
    """Sit down on the first seat of a new table, bots on all others."""
    chairs = [{"kind": "me", "name": NAMES[0]}, *[{"kind": "bot"}] * (seats - 1)]
    opened = posted(page, f"{address}/api/tables", {"game": game, "chairs": chairs})
    enter(page, address, game, opened)


def resume(page: Page, address: str, game: str, moment: Moment) -> None:
    """Sit down on the first seat in the middle of a match."""
    body = {"text": moment.record, "ply": moment.ply, "seat": 0}
    enter(page, address, game, posted(page, f"{address}/api/replays/continuation", body))


def posted(page: Page, address: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = page.request.post(address, data=body)
    assert answer.status == 201, answer.text()
    opened: dict[str, Any] = answer.json()
    return opened


def enter(page: Page, address: str, game: str, opened: dict[str, Any]) -> None:
    """Go to a table with its keys."""
    mine = {key["seat"]: key["key"] for key in opened["keys"]}
    kept = {"game": game, "title": game.title(), "host": opened["host"], "mine": mine}
    page.add_init_script(f"try {{ ({KEEP})({json.dumps([opened['table'], kept])}); }} catch {{}}")
    page.goto(f"{address}/table/{opened['table']}")


@cache
def asking(game: str, seats: int, question: str) -> Moment:
    """The first moment at which the first player is asked in these English words, in a match in
    which everybody does anything.
    """
    write = Translator("en", game)

    def asked(match: Match, _: int) -> bool:
        return match.state.seat() == 0 and question in write.question(match.state, NAMES[:seats])

    for seed in range(20):
        moment = found(game, seats, seed, asked)
        if moment is not None:
            return moment
    raise AssertionError(f"nobody asks {question} in {game}")


@cache
def ending(game: str, seats: int, left: int, **options: str) -> Moment:
    """The first moment at which the first player is asked, and so many actions are left at most."""
    over = found(game, seats, 1, lambda match, _: match.over, options)
    assert over is not None

    def late(match: Match, ply: int) -> bool:
        return over.ply - ply <= left and match.state.seat() == 0

    moment = found(game, seats, 1, late, options)
    assert moment is not None
    return moment


def found(
    game: str, seats: int, seed: int, wanted: Callable[[Match, int], bool],
    options: dict[str, str] | None = None,
) -> Moment | None:  # fmt: skip
    """Play a match by chance; give the first moment that is wanted, if there is one."""
    luck = random.Random(seed)  # noqa: S311 - a test may be foretold
    match = chapterhouse.start(game, list(NAMES[:seats]), seed, options)
    first = -1
    while True:
        ply = len(match.record.entries)
        if first < 0 and wanted(match, ply):
            first = ply
        if match.over:
            return None if first < 0 else Moment(match.record.text(), first)
        match.act(luck.choice(match.state.legal()))
