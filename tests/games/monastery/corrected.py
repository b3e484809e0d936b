"""Editions of Monastery with a few facts corrected."""

from chapterhouse.editions.owned import owned
from chapterhouse.games.monastery.fitness import problems


def said(**facts: str) -> list[str]:
    """What is wrong with an edition in which these facts, `path__links`, are so."""
    lines = []
    for name, value in facts.items():
        section, _, key = name.replace("_", "-").partition("--")
        lines.append(f'[{section}.{key}]\nis = {value}\nby = "book"\n')
    return [str(problem) for problem in problems(owned("monastery", "".join(lines)))]
