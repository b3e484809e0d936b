"""How a puzzle is written: a position of a real match, and all ways to the best that it holds.

    biblios/1 first_player=1 Guest Bruno
    : first 1, monks-4-H    a record, up to where the learner is asked
    Guest: keep
    ? gold 4                what is asked for, by its word in `goals`, and the best there is
    Guest: pay gold-2, pay gold-1
                            every way to it, one a line

`scripts/puzzles` finds such positions and writes them; the tests search each one again.
"""

from dataclasses import dataclass
from typing import Final

from chapterhouse.lessons.goals import GOALS
from chapterhouse.lessons.lesson import STEP, BadLesson, Line


@dataclass(frozen=True)
class Puzzle:
    """A puzzle as it is written; it has a number among those of its game."""

    game: str
    name: str
    number: int
    record: list[Line]
    goal: str
    best: int
    ways: list[list[str]]

    @property
    def place(self) -> str:
        """The file, as errors name it."""
        return f"games/{self.game}/lessons/{self.name}.txt"

    @property
    def names(self) -> list[str]:
        """The players, by seat; the first is the learner."""
        return [word for word in self.record[0].text.split()[1:] if "=" not in word]


def read(game: str, name: str, number: int, text: str) -> Puzzle:
    """Read a puzzle. Raises BadLesson with the line that is none of a puzzle."""
    numbered = enumerate(text.splitlines(), 1)
    lines = [Line(at, line.partition("#")[0].strip()) for at, line in numbered]
    said = [line for line in lines if line.text]
    asked = [at for at, line in enumerate(said) if line.text.startswith(STEP)]
    puzzle = Puzzle(game, name, number, said[: asked[0]] if asked else said, "", 0, [])
    if len(asked) != 1 or not asked[0]:
        raise BadLesson(puzzle.place, len(lines), f"one line says what is asked: {STEP} points 7")
    goal, _, best = said[asked[0]].text[1:].strip().partition(" ")
    if goal not in GOALS or not best.isdecimal():
        known = " or ".join([f"{STEP} {word} 7" for word in GOALS])
        raise BadLesson(puzzle.place, said[asked[0]].number, f"{goal} {best}: write {known}")
    ways = [_way(puzzle, line) for line in said[asked[0] + 1 :]]
    if not ways:
        raise BadLesson(puzzle.place, len(lines), "the ways to the best follow, one a line")
    return Puzzle(game, name, number, puzzle.record, goal, int(best), ways)


def _way(puzzle: Puzzle, line: Line) -> list[str]:
    """Read one way to the best. Raises BadLesson if somebody else goes it."""
    learner: Final = puzzle.names[0]
    name, _, said = line.text.partition(":")
    if name.strip() != learner:
        raise BadLesson(puzzle.place, line.number, f"{line.text}: begin it with {learner}:")
    return [word.strip() for word in said.split(",")]
