"""The facts of every edition that was ever released, so that what was played stays played.

A file a game, a line a release, the oldest first; a line is never changed, and none is taken away.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from chapterhouse.editions.digest import digest
from chapterhouse.editions.edition import Edition, Fact, load, same

ARCHIVE: Final = "released"  # the folder


@cache
def released(game: str) -> list[dict[str, Any]]:
    """List the facts of the editions of a game, by path, in the order of their release."""
    file = files(__package__) / ARCHIVE / f"{game}.jsonl"
    if not file.is_file():  # a game that no release has had
        return []
    return [json.loads(line)["facts"] for line in file.read_text("utf-8").splitlines()]


def line(release: str, edition: Edition) -> str:
    """Write the line that keeps an edition."""
    kept = {"release": release, "edition": edition.digest, "facts": edition.values}
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":")) + "\n"


def found(game: str, stated: Mapping[str, Any], wanted: str) -> Edition | None:
    """Find the edition of a digest: what is stated of it are all its facts, or those that differ
    from ours or from one that was released. None if there is none.
    """
    bases = [load(game).values, *reversed(released(game))]
    known = {path for base in bases for path in base}
    if not stated.keys() <= known:
        return None
    for base in ({}, *bases):
        facts = base | stated
        if digest(facts) == wanted:
            return _edition(game, facts)
    return None


def nearest(edition: Edition) -> dict[str, Any]:
    """Give the facts of an edition that the released one nearest to it states otherwise; all of
    them, where none says as much. Among those equally near, the newest counts.
    """
    values = edition.values
    bases = [base for base in reversed(released(edition.game)) if base.keys() == values.keys()]
    apart = [
        {path: value for path, value in values.items() if not same(value, base[path])}
        for base in bases
    ]
    return min(apart, key=len, default=values)


def _edition(game: str, facts: dict[str, Any]) -> Edition:
    """Make an edition of these facts; who states those that are not ours is not known."""
    ours = load(game)
    new = {path: value for path, value in _first(game).items() if path not in facts}
    read = {
        path: ours.facts[path]
        if path in ours.facts and same(ours[path], value)
        else Fact(path, value, "public", ())
        for path, value in {**facts, **new}.items()
    }
    return replace(ours, facts=read, implied=frozenset(new))


def _first(game: str) -> dict[str, Any]:
    """Give each of our facts as it was first released: what was built in before it became one."""
    values = load(game).values
    for base in reversed(released(game)):
        values |= {path: value for path, value in base.items() if path in values}
    return values


def is_released(edition: Edition) -> bool:
    """Tell whether these facts, all of them and no others, were released at some time."""
    return edition.digest in {digest(facts) for facts in released(edition.game)}
