"""Which cases of a test stand for all of them."""

import tomllib
from collections.abc import Iterable
from pathlib import Path

from chapterhouse.games import GAMES

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))
# Their tests meet other code on the compiled build: those of the packages that are compiled, and
# the walks of twins through matches.
TWICE = {*PROJECT["tool"]["chapterhouse"]["compiled"], "conformance"}


def firsts(cases: Iterable[str]) -> list[str]:
    """Of each test the first case of each game, and of what names no game the first."""
    found: dict[tuple[str, str], str] = {}
    for case in cases:
        test, _, values = case.partition("[")
        game = next((name for name in GAMES if name in values), "")
        found.setdefault((test, game), case)
    return list(found.values())


def on_python(cases: Iterable[str]) -> list[str]:
    """What pure Python is tried with: first cases where it is other code than the compiled build
    runs; elsewhere the first test of each file, which shows that the two go together.
    """
    found: dict[str, str] = {}
    for case in firsts(cases):
        file = case.partition("::")[0]
        found.setdefault(case if file.split("/")[1] in TWICE else file, case)
    return list(found.values())
