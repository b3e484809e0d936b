"""A puzzle as somebody plays it: any way to the best is right."""

from collections.abc import Iterator, Mapping
from typing import Final

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.state import State
from chapterhouse.games import GAMES
from chapterhouse.lessons.course import Course
from chapterhouse.lessons.goals import LEARNER
from chapterhouse.lessons.lesson import BadLesson
from chapterhouse.lessons.puzzle import Puzzle
from chapterhouse.lessons.solving import after
from chapterhouse.play import words
from chapterhouse.play.replay import opened, say

END: Final = 1  # step, which is only read


class Puzzling(Course):
    """One run through a puzzle: the match, and what the learner has done."""

    def __init__(self, puzzle: Puzzle) -> None:
        """Begin where the learner is asked. Raises BadLesson for what the rules do not allow."""
        self.puzzle: Final = puzzle
        self.plan = puzzle
        self.done: list[str] = []
        self.at = 0
        line, *record = puzzle.record
        try:
            self.match = opened(line.text, GAMES)
            for line in record:
                say(self.match, line.text)
        except (Illegal, Malformed) as problem:
            said = f"{line.text}: {problem}"
            raise BadLesson(puzzle.place, line.number, said) from problem
        self.match.events.clear()  # what led here is no part of it
        start = self.match.state.copy()
        start.journal = None
        self.asked: Final = max([_asked(start, way) for way in puzzle.ways])

    @property
    def steps(self) -> int:
        return self.asked + END

    @property
    def over(self) -> bool:
        return self.done in self.puzzle.ways

    @property
    def meant(self) -> list[int]:
        return [words.read(self.match.state, word) for word in sorted(self._next())]

    @property
    def said(self) -> tuple[str, Mapping[str, int]]:
        key = "puzzle-solved" if self.over else f"puzzle-{self.puzzle.goal}"
        return key, {"best": self.puzzle.best, "number": self.puzzle.number}

    def reply(self, action: int) -> str:
        return "puzzle-less"

    def go_on(self, action: int | None = None) -> Iterator[int]:
        while action is not None:
            self.done.append(self.match.state.now.word(self.match.state, action))
            self.match.take(action)
            yield LEARNER
            forced = len(self.match.state.legal()) == 1 and not self.over
            action = self.meant[0] if forced else None
        self.at = self.steps - END if self.over else self.at + 1

    def _next(self) -> set[str]:
        """Find what continues a way to the best."""
        far = len(self.done)
        return {way[far] for way in self.puzzle.ways if way[:far] == self.done and len(way) > far}


def _asked(s: State, way: list[str]) -> int:
    """Count the steps of a way at which there is a choice."""
    choices = 0
    for word in way:
        choices += len(s.legal()) > 1
        s = after(s, words.read(s, word))
    return choices
