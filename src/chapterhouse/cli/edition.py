"""`chapterhouse edition`: what lies in the box, fact by fact, and who says so; or --check."""

from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table as Grid
from rich.text import Text

import chapterhouse
from chapterhouse import editions
from chapterhouse.cli import custom
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong
from chapterhouse.editions import Edition, Fact
from chapterhouse.editions.edition import PROVENANCES
from chapterhouse.games import GAMES
from chapterhouse.wire.facts import Facts

OURS: Final = "reconstructed"


def edition(
    game: Annotated[str, flag("flag-game", "game")] = "biblios",
    /,
    *,
    only: Annotated[str, flag("edition-only")] = "",
    check: Annotated[str | None, flag("edition-check", "file")] = None,
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """List the facts of a box, or check a file. Raises Malformed or Wrong for what there is not."""
    chapterhouse.game(game)
    if check is not None and only:
        raise Wrong("check-and-only")
    if check is not None:
        return custom.check(desk, game, check)
    if only and only not in PROVENANCES:
        raise Wrong("no-such-provenance", by=only, all=", ".join(PROVENANCES))
    _list(desk, game, only)
    return 0


def _list(desk: Desk, game: str, only: str) -> None:
    """List the facts, or those that are stated in one way."""
    box = editions.load(game)
    facts = [fact for fact in box.facts.values() if not only or fact.by == only]
    desk.show(Text(box.name, "title"))
    desk.say("cli-edition-digest", "soft", digest=box.digest)
    desk.show("")
    if not facts:
        desk.say("cli-no-facts")
        return
    reader = Facts(GAMES[game], desk.language)
    desk.show(_table(desk, reader, facts), "")
    _notes(desk, sum([fact.by == OURS for fact in facts]))
    desk.say("cli-sources", "title")
    desk.show(_sources(box, reader, facts))


def _notes(desk: Desk, ours: int) -> None:
    """Say what it means that so many facts are reconstructed, and what else can be asked for."""
    if ours:
        desk.say("cli-reconstructed-note", "rubric", count=ours)
        desk.show("")
    words = ", ".join([f"{by} ({desk.text(f'cli-by-{by}')})" for by in PROVENANCES])
    desk.say("cli-only-takes", "soft", words=words)
    desk.show("")


def _sources(box: Edition, reader: Facts, facts: list[Fact]) -> Grid:
    """Write out the sources that these facts name."""
    named = {source for fact in facts for source in fact.source}
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for key, source in box.sources.items():
        if key in named:
            grid.add_row(key, Text(reader.sentence(source), overflow="fold"))
    return grid


def _table(desk: Desk, reader: Facts, facts: list[Fact]) -> Grid:
    """Write a line for each fact; what is reconstructed has a sign, a word and a colour."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    heads = [desk.text(f"cli-{key}") for key in ("fact", "value", "stated-by")]
    grid.add_row(*[Text(head, "soft") for head in heads])
    for fact in facts:
        style = "rubric" if fact.by == OURS else ""
        sign = "! " if fact.by == OURS else "  "
        by = Text(desk.text(f"cli-by-{fact.by}"), style)
        by.append(f"\n{', '.join(fact.source)}" if fact.source else "", "soft")
        grid.add_row(Text(sign + fact.path, style), custom.value(desk, reader.text(fact)), by)
    return grid
