"""Lessons and puzzles: `games/<game>/lessons/*.txt`, in the order in which `contents.txt` and
`puzzles.txt` there list them.
"""

from functools import cache
from importlib.resources import files

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed
from chapterhouse.lessons import lesson, puzzle
from chapterhouse.lessons.course import Course
from chapterhouse.lessons.lesson import Lesson
from chapterhouse.lessons.playing import Playing
from chapterhouse.lessons.puzzle import Puzzle
from chapterhouse.lessons.puzzling import Puzzling

CONTENTS, PUZZLES, FIRST = "contents", "puzzles", "first"


@cache
def of(game: str) -> dict[str, Lesson]:
    """Read all lessons of a game, by their names; none where it has none. Raises BadLesson."""
    return {name: lesson.read(game, name, _text(game, name)) for name in _listed(game, CONTENTS)}


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """Read all puzzles of a game, likewise. Raises BadLesson."""
    listed = enumerate(_listed(game, PUZZLES), 1)
    return {name: puzzle.read(game, name, at, _text(game, name)) for at, name in listed}


def _listed(game: str, contents: str) -> list[str]:
    """Read a list of names; it is empty where there is none."""
    file = files("chapterhouse.games") / game / "lessons" / f"{contents}.txt"
    return file.read_text("utf-8").split() if file.is_file() else []


def _text(game: str, name: str) -> str:
    """Read a file of a game."""
    return (files("chapterhouse.games") / game / "lessons" / f"{name}.txt").read_text("utf-8")


def find(game: Game, name: str) -> Lesson | Puzzle:
    """Find a lesson or a puzzle of a game. Raises Malformed for one that there is not."""
    found: dict[str, Lesson | Puzzle] = {**of(game.name), **puzzles(game.name)}
    if name not in found:
        raise Malformed(
            "no-such-lesson",
            "there is no lesson {lesson} of this game; try {lessons}",
            {"lesson": name, "lessons": ", ".join(found) or "-"},
        )
    return found[name]


def begun(plan: Lesson | Puzzle) -> Course:
    """Begin a lesson or a puzzle. Raises BadLesson for what the rules do not allow."""
    return Playing(plan) if isinstance(plan, Lesson) else Puzzling(plan)
