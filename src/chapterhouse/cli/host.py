"""`chapterhouse tables`, `reports` and `check`: what lies in a store, and whether it is whole."""

from collections.abc import Iterator
from datetime import datetime
from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.cli.desk import Desk
from chapterhouse.cli.store import Store, existing, usable
from chapterhouse.locale import Translator

BROKEN: Final = 1
COLUMNS: Final = 4  # before the names, which may take several lines
TOLD: Final = {  # how a table stands
    "waiting": "cli-tables-waiting",
    "playing": "cli-tables-playing",
    "over": "cli-tables-over",
}
FAULTS: Final = {
    "gap": "cli-check-gap",
    "unplayable": "cli-check-unplayable",
    "unrepeatable": "cli-check-unrepeatable",
    "misdealt": "cli-check-misdealt",
    "other-result": "cli-check-other-result",
}


def tables(*, store: Store = "", desk: Annotated[Desk, Parameter(parse=False)]) -> int:
    """List the tables. Raises Wrong for a store of no use."""
    from chapterhouse.server import inspection  # noqa: PLC0415 - other commands start sooner

    database = existing(store)
    with usable(database):
        found = inspection.listed(database)
    if not found:
        desk.say("cli-tables-none", "point")
        return 0
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(COLUMNS):
        grid.add_column(no_wrap=True)
    for table in found:
        when = datetime.fromtimestamp(table.last).astimezone().strftime("%Y-%m-%d %H:%M")
        game = Translator(desk.language, table.game).text("game")
        status = desk.text(TOLD[table.status], count=table.actions)
        grid.add_row(
            Text(table.id, "point"), Text(when), Text(game), Text(status),
            Text(", ".join(filter(None, table.players))),
        )  # fmt: skip
    desk.show(grid)
    return 0


def reports(*, store: Store = "", desk: Annotated[Desk, Parameter(parse=False)]) -> int:
    """List what players have reported. Raises Wrong for a store of no use."""
    from chapterhouse.server.reports import listed  # noqa: PLC0415 - other commands start sooner

    database = existing(store)
    with usable(database):
        found = listed(database)
    if not found:
        desk.say("cli-reports-none", "point")
    for one in found:
        when = datetime.fromtimestamp(one.at).astimezone().strftime("%Y-%m-%d %H:%M")
        game = Translator(desk.language, one.game).text("game")
        desk.say("cli-report", "point", table=one.table, when=when, game=game)
        desk.say("cli-report-by", by=one.by, about=one.about, text=one.text)
        for name, words in one.talk:
            desk.show(Text(f"  {name}: {words}", "soft"))
    if found:
        desk.say("cli-reports-more")
    return 0


def check(*, store: Store = "", desk: Annotated[Desk, Parameter(parse=False)]) -> int:
    """Play all tables again: 1 if something does not hold. Raises Wrong for a store of no use."""
    from chapterhouse.server import inspection  # noqa: PLC0415 - other commands start sooner

    database = existing(store)
    with usable(database):
        count, broken = _checked(desk, inspection.faults(database))
    desk.say("cli-checked", "rubric" if broken else "point", count=count, broken=broken)
    return BROKEN if broken else 0


def _checked(desk: Desk, faults: Iterator[tuple[str, str | None]]) -> tuple[int, int]:
    """Tell of each table where something is wrong; count all, and these."""
    count = broken = 0
    for table, fault in faults:
        count += 1
        if fault:
            broken += 1
            desk.say(FAULTS[fault], "rubric", table=table)
    return count, broken
