"""Which cases of a test stand for all of them."""

from collections.abc import Iterable

from chapterhouse.games import GAMES


def firsts(cases: Iterable[str]) -> set[str]:
    """Of each test the first case of each game, and of what names no game the first."""
    found: dict[tuple[str, str], str] = {}
    for case in cases:
        test, _, values = case.partition("[")
        game = next((name for name in GAMES if name in values), "")
        found.setdefault((test, game), case)
    return set(found.values())
