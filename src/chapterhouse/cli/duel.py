"""`chapterhouse duel`: which of two bots plays better."""

import json
from dataclasses import asdict, dataclass
from typing import Annotated, Final

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

import chapterhouse
from chapterhouse.arena.duel import Result
from chapterhouse.arena.duel import duel as compete
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.play import checked
from chapterhouse.cli.problems import within

PERCENT: Final = 100


@dataclass(frozen=True)
class Terms:
    """What both sides agree on."""

    game: str
    games: int
    seats: int
    seed: int
    jobs: int


def duel(
    first: Annotated[str, flag("duel-first", "level"), Parameter(name="LEVEL")],
    second: Annotated[str, flag("duel-second", "level"), Parameter(name="LEVEL2")],
    /,
    *,
    game: Annotated[str, flag("flag-game", "game")] = "biblios",
    games: Annotated[int, flag("duel-games", "number")] = 1000,
    seats: Annotated[int, flag("flag-seats", "number")] = 2,
    seed: Annotated[int, flag("duel-seed", "number")] = 1,
    jobs: Annotated[int, flag("duel-jobs", "number")] = 1,
    as_json: Annotated[bool, flag("duel-json"), Parameter(name="--json")] = False,
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Let them play. Raises Malformed or Wrong for whatever cannot be played so."""
    chapterhouse.game(game)
    within("--games", games, 1)
    within("--jobs", jobs, 1)
    sides = (first, second)
    result = watched(desk, sides, Terms(game, games, seats, checked(seed), jobs))
    if as_json:
        facts = {"game": game, "first": first, "second": second, "seats": seats, "seed": seed}
        desk.out.print(Text(json.dumps(facts | asdict(result))), soft_wrap=True)
    else:
        report(desk, sides, result, 1 / seats)
    return 0


def watched(desk: Desk, sides: tuple[str, str], terms: Terms) -> Result:
    """Let them play, with a progress bar if anybody watches. Raises Malformed as the arena does."""
    with Progress(*_columns(), console=desk.err, disable=not desk.err.is_terminal) as bar:
        running = desk.text("cli-duel-running", first=sides[0], second=sides[1])
        task = bar.add_task(running, total=terms.games)
        return compete(
            terms.game,
            sides,
            terms.games,
            terms.seats,
            terms.seed,
            {},
            terms.jobs,
            lambda done: bar.update(task, completed=done),
        )


def _columns() -> tuple[TextColumn, BarColumn, MofNCompleteColumn, TimeRemainingColumn]:
    """Choose what the progress bar shows."""
    text = TextColumn("{task.description}", markup=False)
    return text, BarColumn(style="soft"), MofNCompleteColumn(), TimeRemainingColumn()


def report(desk: Desk, sides: tuple[str, str], result: Result, par: float) -> None:
    """Tell the result, and what can be said for sure; `par` is the share of equal bots."""
    desk.say("cli-duel-running", "title", first=sides[0], second=sides[1])
    games = desk.text("cli-duel-games-played", count=result.games)
    draws = desk.text("cli-duel-draws", count=result.draws)
    desk.show(Text(f"{games}, {draws}", "soft"), "")
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for justify in ("left", "right", "right"):
        grid.add_column(justify=justify)
    heads = [desk.text(f"cli-duel-{key}") for key in ("level", "wins", "mean")]
    grid.add_row(*[Text(head, "soft") for head in heads])
    grid.add_row(sides[0], desk.number(result.wins), desk.number(result.points, 1))
    grid.add_row(sides[1], desk.number(result.losses), desk.number(result.others, 1))
    desk.show(grid, "")
    share, low, high = [
        desk.number(PERCENT * part, 1) for part in (result.score, result.low, result.high)
    ]
    desk.say("cli-duel-share", "point", first=sides[0], share=share, low=low, high=high)
    desk.say("cli-duel-par", par=desk.number(PERCENT * par, 1))
    if result.low <= par <= result.high:
        desk.say("cli-duel-open")
    else:
        desk.say("cli-duel-better", better=sides[0] if result.low > par else sides[1])
