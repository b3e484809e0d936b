"""Editions of a game with a few facts corrected."""

from dataclasses import replace

from chapterhouse.core.rule import Malformed
from chapterhouse.editions import load
from chapterhouse.editions.custom import custom_edition
from chapterhouse.games import GAMES


def faults(game: str, **facts: str) -> list[str]:
    """What is wrong with an edition in which these facts, `path__links`, are so."""
    lines = []
    for name, value in facts.items():
        section, _, key = name.replace("_", "-").partition("--")
        lines.append(f'[{section}.{key}]\nis = {value}\nby = "book"\n')
    return [
        str(problem)
        for problem in GAMES[game].printed.problems(custom_edition(game, "".join(lines)))
    ]


def problems_with(game: str, path: str, value: object) -> list[Malformed]:
    """What is wrong with an edition in which one fact is this, whatever it is."""
    ours = load(game)
    wrong = replace(ours.facts[path], value=value)
    return GAMES[game].printed.problems(replace(ours, facts=ours.facts | {path: wrong}))
