"""Positions in the words of a table, for lessons and scenarios: a module for each game."""

from collections.abc import Iterator

from chapterhouse.games import own_folder
from chapterhouse.play.match import Match


def build(match: Match, lines: list[str]) -> Iterator[int]:
    """Build a position line by line, naming the number of each before it is read.

    Raises ValueError for a line that says nothing which can lie there.
    """
    module = own_folder(__name__, match.game)
    if module is None:
        raise ValueError(f"no positions of {match.game.name} can be built: it has no module here")
    yield from module.build(match, lines)
