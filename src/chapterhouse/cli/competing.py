"""What commands share that have many matches played: flags, the file of matches, who plays, the
progress bar.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from os import cpu_count
from typing import Annotated, Any, Final, Protocol, TypeVar

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.arena.crew import Jobs
from chapterhouse.arena.ledger import Ledger
from chapterhouse.arena.seats import Seats
from chapterhouse.cli import files
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong, within
from chapterhouse.core.game import Game

PERCENT: Final = 100
PROCESSORS: Final = cpu_count() or 1
RESULT: Final = ("arena-wins", "arena-par", "duel-mean")  # heads of columns

Seed = Annotated[int, flag("duel-seed", "number")]
SeatNumbers = Annotated[str, flag("tournament-seats", "numbers")]
File = Annotated[str, flag("duel-file", "file")]
AsJson = Annotated[bool, flag("duel-json"), Parameter(name="--json")]


@Parameter(name="*")  # its fields are flags
@dataclass(frozen=True)
class Hands:
    """Who plays the matches."""

    jobs: Annotated[int, flag("duel-jobs", "number")] = PROCESSORS
    ray: Annotated[str, flag("arena-ray", "address")] = ""

    def called(self, stack: ExitStack) -> Jobs:
        """Call them: so many processes, or a cluster. Raises Malformed if there is none."""
        if not self.ray:
            return self.jobs
        from chapterhouse.arena.cluster import Cluster  # noqa: PLC0415 - not always installed

        return Cluster(self.ray, stack)


ALL_CORES: Final = Hands()

R = TypeVar("R")


def positive(**numbers: int) -> None:
    """Check numbers by their flags. Raises Wrong for one that is not positive."""
    for name, number in numbers.items():
        within(f"--{name}", number, 1)


def opened(file: str, terms: Any, kind: type[R]) -> Ledger[R] | None:  # noqa: ANN401 - any struct
    """Open the file that keeps the matches, if one is named. Raises Malformed or Wrong."""
    if not file:
        return None
    try:
        return Ledger(files.check(file), terms, kind)
    except OSError as problem:
        raise Wrong("no-writing", file=file) from problem


def seat_numbers(game: Game, typed: str) -> tuple[int, ...]:
    """Read numbers of seats: 2,3; without any, all that the game has. Raises Wrong."""
    words = typed.split(",") if typed else []
    for word in words:
        if not word.strip().isdecimal():
            raise Wrong("no-number", flag="--seats", value=word)
    return tuple(sorted({int(word) for word in words})) or tuple(game.seats)


class Counted(Protocol):
    """A result, and of how many matches it is one."""

    @property
    def games(self) -> int: ...


C = TypeVar("C", bound=Counted)
C_co = TypeVar("C_co", bound=Counted, covariant=True)


class Compete(Protocol[C_co]):
    """What has matches played by whoever there is, and tells how it stands."""

    def __call__(self, *, jobs: Jobs) -> Iterator[C_co]: ...


def watched(desk: Desk, title: str, total: int, compete: Compete[C], hands: Hands, file: str) -> C:
    """Have matches played; wait for the last result, with a progress bar if anybody watches.
    Whoever interrupts is told where the matches are. Raises Malformed as who plays them does.
    """
    try:
        with ExitStack() as stack:
            bar = Progress(*_columns(), console=desk.err, disable=not desk.err.is_terminal)
            results = compete(jobs=hands.called(stack))
            task = stack.enter_context(bar).add_task(title, total=total)
            for result in results:
                bar.update(task, completed=result.games)
    except KeyboardInterrupt:
        if file:
            desk.err.print(Text(desk.text("cli-arena-kept", file=file)), soft_wrap=True)
        raise
    return result


def _columns() -> tuple[TextColumn, BarColumn, MofNCompleteColumn, TimeRemainingColumn]:
    """Choose what the progress bar shows."""
    text = TextColumn("{task.description}", markup=False)
    return text, BarColumn(style="soft"), MofNCompleteColumn(), TimeRemainingColumn()


def grid(desk: Desk, *heads: str) -> Grid:
    """Begin a table with these heads, by the keys of their messages; words stand to the left,
    numbers to the right.
    """
    found = Grid.grid(padding=(0, 3, 0, 0))
    found.add_column()
    for _ in heads[1:]:
        found.add_column(justify="right")
    found.add_row(*[Text(desk.text(f"cli-{head}") if head else "", "soft") for head in heads])
    return found


def percent(desk: Desk, *shares: float) -> list[str]:
    """Write shares as percentages, without the sign."""
    return [desk.number(PERCENT * share, 1) for share in shares]


def shown(desk: Desk, *shares: float) -> list[str]:
    """Write shares as percentages."""
    return [desk.text("cli-arena-percent", share=share) for share in percent(desk, *shares)]


def range_of(desk: Desk, low: str, high: str) -> str:
    """Write an interval."""
    return desk.text("cli-arena-range", low=low, high=high)


def by_seat(desk: Desk, seats: Seats) -> None:
    """Tell what each seat wins."""
    desk.show("")
    desk.say("cli-arena-seats", "title")
    found = grid(desk, "arena-seat", "arena-wins", "arena-interval", *RESULT[1:])
    for line in seats.lines():
        share, low, high, par = shown(desk, line.wins, line.low, line.high, 1 / line.seats)
        place = desk.text("cli-arena-seat-of", seat=line.seat + 1, seats=line.seats)
        points = desk.number(line.points, 1)
        found.add_row(place, share, range_of(desk, low, high), par, points)
    desk.show(found)
