"""Somebody's own file of facts: whether a game can be played with it, as `edition --check` asks."""

from typing import Final

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.cli import files
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.problems import Wrong, explain
from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed
from chapterhouse.editions import Edition
from chapterhouse.editions.custom import Difference, custom_edition, differences
from chapterhouse.games import GAMES
from chapterhouse.wire.facts import Facts
from chapterhouse.wire.requests import FactText

UNFIT: Final = 1
LARGEST: Final = 256  # kB; our largest edition has 30


def check(desk: Desk, game: str, file: str) -> int:
    """Check a file: 0 if it is fit for play, 1 if not. Raises Wrong for what cannot be read."""
    edition = validated(desk, game, file)
    if edition is None:
        return UNFIT
    desk.say("cli-edition-fit", "point", file=files.shown(file), edition=edition.name)
    desk.say("cli-edition-digest", digest=edition.digest)
    changed = differences(edition)
    if changed:
        desk.say("cli-edition-differs", count=len(changed))
        desk.show("", _table(desk, game, changed))
    else:
        desk.say("cli-edition-same")
    return 0


def validated(desk: Desk, game: str, file: str) -> Edition | None:
    """Read a file; None, once all was said that is against it, if it is not fit for play.

    Raises Wrong for what cannot be read.
    """
    edition = _read(desk, game, file)
    problems = GAMES[game].printed.problems(edition)
    if not problems:
        return edition
    desk.say("cli-edition-unfit", "rubric", file=files.shown(file), count=len(problems))
    for problem in problems:
        desk.show(Padding(Text(explain(problem, desk.language)), (0, 0, 0, 2)))
    return None


def tell(desk: Desk, game: Game) -> None:
    """Say with whose facts a game is played, if they are not all ours as they are now."""
    overrides, theirs = game.overrides, game.printed.stated
    if overrides and theirs:
        desk.say("cli-own-facts", count=len(theirs), digest=game.edition)
    elif overrides:
        desk.say("cli-earlier-facts", count=len(overrides), digest=game.edition)


def _read(desk: Desk, game: str, file: str) -> Edition:
    """Read the file. Raises Wrong, with its name, if it is no edition."""
    text = files.read(file, LARGEST)
    try:
        return custom_edition(game, text)
    except Malformed as problem:
        told_as = explain(problem, desk.language)
        raise Wrong("in-file", file=files.shown(file), problem=told_as) from problem


def _table(desk: Desk, game: str, changed: list[Difference]) -> Grid:
    """Write a line for each fact that differs; against the rulebook, with a sign and words."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    heads = [desk.text(f"cli-{key}") for key in ("fact", "value", "ours", "stated-by")]
    grid.add_row(*[Text(f"  {head}" if at == 0 else head, "soft") for at, head in enumerate(heads)])
    reader = Facts(GAMES[game], desk.language)
    for one in changed:
        style = "rubric" if one.against_the_book else ""
        theirs = value(desk, reader.text(one.theirs))
        if one.against_the_book:
            theirs.append(f"\n{desk.text('cli-edition-against')}", style)
        grid.add_row(
            Text(("! " if style else "  ") + one.ours.path, style),
            theirs,
            Text(reader.text(one.ours).value, "soft"),
            Text(desk.text(f"cli-by-{one.theirs.by}")),
        )
    return grid


def value(desk: Desk, fact: FactText) -> Text:
    """Write what a fact says, and below that how a file says it, and what is noted."""
    name = desk.text("cli-label", heading=fact.name) if fact.name else ""
    below = "".join([f"\n{line}" for line in (fact.written, fact.note) if line])
    return Text(f"{name} {fact.value}".lstrip()).append(below, "soft")
