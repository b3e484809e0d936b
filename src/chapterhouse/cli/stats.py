"""`chapterhouse stats`: at which step of each lesson learners leave."""

from typing import Annotated

from cyclopts import Parameter
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.cli.desk import Desk
from chapterhouse.cli.store import Store, existing, usable
from chapterhouse.games import GAMES
from chapterhouse.lessons import of as lessons_of
from chapterhouse.lessons.lesson import Lesson
from chapterhouse.locale import Translator


def stats(
    *,
    store: Store = "",
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Show what was counted. Raises Wrong for a file that is not there, or none of tables."""
    from chapterhouse.server import upkeep  # noqa: PLC0415 - other commands start sooner

    database = existing(store)
    with usable(database):
        counted = upkeep.steps_reached(database)
    shown = [
        (lesson, counted[game, lesson.name])
        for game in GAMES
        for lesson in lessons_of(game).values()
        if (game, lesson.name) in counted
    ]
    if not shown:
        desk.say("cli-stats-none", "point")
    for lesson, reached in shown:
        _show(desk, lesson, reached)
    return 0


def _show(desk: Desk, lesson: Lesson, reached: dict[int, int]) -> None:
    """Show a lesson: each step, how many reached it, and how many of them left there."""
    reader = Translator(desk.language, lesson.game)
    title = reader.text(f"lesson-{lesson.name}")
    desk.say("cli-stats-lesson", "title", game=reader.text("game"), lesson=title)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for justify in ("right", "right", "right", "left"):
        grid.add_column(justify=justify)
    heads = ("cli-stats-step", "cli-stats-reached", "cli-stats-left", "cli-stats-task")
    grid.add_row(*[Text(desk.text(head), "soft") for head in heads])
    last = len(lesson.steps) - 1
    for step in range(last + 1):
        here, next_ = reached.get(step, 0), reached.get(step + 1, 0)
        left = "" if step == last else str(max(here - next_, 0))
        task = reader.text(f"{lesson.key(lesson.steps[step])}.task")
        grid.add_row(str(step + 1), str(here), left, Text(task))
    desk.show(grid, "")
