"""Scenarios, `games/<game>/scenarios/*.txt`: checked by tests, examples in the rulebook."""

from functools import cache
from importlib.resources import files
from typing import Final

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed
from chapterhouse.scenarios.scenario import Scenario, read

SHOWN: Final = 2  # examples of one rule


@cache
def of(game: str) -> list[Scenario]:
    """Read all scenarios of a game; none where it has none."""
    folder = files("chapterhouse.games") / game / "scenarios"
    if not folder.is_dir():
        return []
    texts = {file.name.removesuffix(".txt"): file.read_text("utf-8") for file in folder.iterdir()}
    return [scenario for name, text in sorted(texts.items()) for scenario in read(game, name, text)]


@cache
def examples(game: str) -> dict[str, Scenario]:
    """Give those that can be shown, by the names that addresses have."""
    return {found.slug: found for found in of(game) if found.told and not found.header.mark}


@cache
def by_rule(game: str) -> dict[str, list[str]]:
    """Name the examples of each rule: first those in which it refuses something, then those that
    cite it for a single line, then short ones.
    """
    shown: dict[str, list[Scenario]] = {}
    for example in examples(game).values():
        for rule in example.cited:
            shown.setdefault(rule, []).append(example)
    return {
        rule: [found.slug for found in sorted(those, key=lambda one: _worth(one, rule))[:SHOWN]]
        for rule, those in shown.items()
    }


def _worth(example: Scenario, rule: str) -> tuple[bool, bool, int]:
    """Order the examples of a rule: the least comes first."""
    single = any(rule in line.comment for line in example.told)
    return rule not in example.refused, not single, len(example.told)


def find(game: Game, name: str) -> Scenario:
    """Find an example of a game. Raises Malformed for one that there is not."""
    found = examples(game.name)
    if name not in found:
        raise Malformed(
            "no-such-example",
            "there is no example {example} of this game; the rulebook links to those there are",
            {"example": name},
        )
    return found[name]
