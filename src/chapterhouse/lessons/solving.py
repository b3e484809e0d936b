"""Solves a puzzle by search: every line of play of the learner, as long as they alone act."""

from dataclasses import dataclass
from typing import Final

from chapterhouse.core.game import Game
from chapterhouse.core.state import State
from chapterhouse.lessons.goals import GAINED, GOALS, LEARNER

MOST: Final = 3000  # positions that are searched


class TooLarge(Exception):
    """There are more positions than a puzzle should hold."""


@dataclass(frozen=True)
class Solution:
    """The best that can be had, every way to it, and how many lines of play there are in all."""

    best: int
    ways: list[list[str]]
    lines: int


def solve(game: Game, state: State, goal: str) -> Solution:
    """Search from where the learner is asked until somebody else is, or chance. Raises TooLarge."""
    search = Search(game, goal)
    start = state.copy()
    start.journal = None
    base = GOALS[goal](game, start) if goal in GAINED else 0
    best, ways = search.best(start)
    return Solution(best - base, ways, search.lines)


class Search:
    """A search that is going on."""

    def __init__(self, game: Game, goal: str) -> None:
        self.game: Final = game
        self.goal: Final = GOALS[goal]
        self.seen = 0
        self.lines = 0

    def best(self, s: State) -> tuple[int, list[list[str]]]:
        """Find the best that a position leads to, and every way to it. Raises TooLarge."""
        self.seen += 1
        if self.seen > MOST:
            raise TooLarge
        if s.over() or s.seat() != LEARNER:
            self.lines += 1
            return self.goal(self.game, s), [[]]
        found = [(s.now.word(s, action), *self.best(after(s, action))) for action in s.legal()]
        best = max([value for _, value, _ in found])
        return best, [[word, *way] for word, value, ways in found if value == best for way in ways]


def after(s: State, action: int) -> State:
    """Give the position after an action."""
    then = s.copy()
    then.apply(action)
    return then
