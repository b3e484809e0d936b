"""`chapterhouse perft`: in how many ways a match can begin."""

from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table as Grid
from rich.text import Text

import chapterhouse
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import within
from chapterhouse.locale import Translator
from chapterhouse.play import perft as counting

DEEPEST: Final = 12  # each action more takes twenty times as long


def perft(
    game: Annotated[str, flag("flag-game", "game")] = "biblios",
    /,
    *,
    seats: Annotated[int, flag("flag-seats", "number")] = 2,
    depth: Annotated[int, flag("perft-depth", "number")] = 4,
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Count from the start, chance included. Raises Malformed or Wrong for what has no count."""
    start = chapterhouse.game(game).begin(seats, {})
    within("--depth", depth, 1, DEEPEST)
    title = Translator(desk.language, game).text("game")
    desk.say("cli-perft-title", "title", game=title, seats=seats)
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for _ in range(2):
        grid.add_column(justify="right")
    grid.add_row(Text(desk.text("cli-actions"), "soft"), Text(desk.text("cli-ways"), "soft"))
    for actions in range(1, depth + 1):
        grid.add_row(desk.number(actions), desk.number(int(counting.perft(start, actions))))
    desk.show(grid)
    return 0
