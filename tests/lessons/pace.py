"""How long a lesson takes whoever reads all of it; `python -m lessons.pace` writes a table."""

from itertools import pairwise
from typing import Final

from chapterhouse import lessons
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES
from chapterhouse.server.lessons import write
from chapterhouse.wire.requests import Lesson, LessonStop

WORD: Final = 60 / 200  # seconds to read one
CLICK: Final = 2  # to find what is meant, and press it
MOMENT: Final = 0.8  # that what others do can be seen, at the usual pace

Way = list[tuple[LessonStop, float]]


def longest(lesson: Lesson, at: int = 0, before: float = 0) -> Way:
    """Give the stops of the longest way to the end, each with the seconds until it is read."""
    stop = lesson.stops[at]
    read = before + _reading(stop)
    onwards = [answer.goal for answer in stop.answers] + [stop.goal]
    ways = [longest(lesson, goal, read + CLICK) for goal in onwards if goal is not None]
    return [(stop, read), *max(ways, key=lambda way: way[-1][1], default=[])]


def _reading(stop: LessonStop) -> float:
    """Tell how long it takes to see and read what a stop brings."""
    words = f"{stop.text} {stop.task}".split()
    return len(words) * WORD + (len(stop.moments) - 1) * MOMENT


def first_move(way: Way) -> float:
    """When the learner has made a move for the first time."""
    return next(read for stop, read in way if stop.answers) + CLICK


def first_scene(way: Way) -> float:
    """When the first scene is over: in a first lesson, a whole round."""
    return next(read for (_, read), (stop, _) in pairwise(way) if stop.opens) + CLICK


def end(way: Way) -> float:
    """When all is read."""
    return way[-1][1]


def main() -> None:
    """Write the times of every lesson, in the language that takes longest."""
    for game in GAMES:
        for lesson in lessons.of(game).values():
            ways = [longest(write(lesson, language)) for language in LANGUAGES]
            parts = [first_move, end]
            if lesson.name == lessons.FIRST:
                parts.insert(1, first_scene)
            told = [f"{max(map(part, ways)):.0f} s" for part in parts]
            print(game, lesson.name, len(lesson.steps), "steps:", *told)  # noqa: T201 - a report


if __name__ == "__main__":
    main()
