"""Lessons: `games/<game>/lessons/*.txt`, in the order in which `contents.txt` there lists them."""

from functools import cache
from importlib.resources import files

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed
from chapterhouse.lessons.lesson import Lesson, read

CONTENTS, FIRST = "contents", "first"


@cache
def of(game: str) -> dict[str, Lesson]:
    """Read all lessons of a game, by their names; none where it has none. Raises BadLesson."""
    folder = files("chapterhouse.games") / game / "lessons"
    contents = folder / f"{CONTENTS}.txt"
    if not contents.is_file():
        return {}
    names = contents.read_text("utf-8").split()
    return {name: read(game, name, (folder / f"{name}.txt").read_text("utf-8")) for name in names}


def find(game: Game, name: str) -> Lesson:
    """Find a lesson of a game. Raises Malformed for one that there is not."""
    found = of(game.name)
    if name not in found:
        raise Malformed(
            "no-such-lesson",
            "there is no lesson {lesson} of this game; try {lessons}",
            {"lesson": name, "lessons": ", ".join(found) or "-"},
        )
    return found[name]
