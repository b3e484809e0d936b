"""`chapterhouse rule`: a rule with all that belongs to it, a section, or the whole book."""

import difflib
from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse import GAMES
from chapterhouse.cli.citations import citing
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong
from chapterhouse.core.game import Game
from chapterhouse.core.rule import Rule, by_section
from chapterhouse.locale import Translator

ORIGINS: Final = ("book", "public", "derived", "house")  # any other is the number of a ruling
CLOSE: Final = 4


def rule(
    id: Annotated[str, flag("rule-id", "rule"), Parameter(name="RULE")] = "",
    /,
    *,
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Read rules out. Raises Wrong for an id that there is not."""
    named = [game for game in GAMES.values() if _book(game, id)]
    if not named:
        raise unknown(id, [*GAMES.values()])
    for game in named:
        read_out(desk, game, id)
    return 0


def unknown(id: str, games: list[Game]) -> Wrong:
    """Say that no book of these games has such a rule, and what comes closest."""
    sections = [section for game in games for section in by_section(game.rules)]
    known = [*sections, *[rule for game in games for rule in game.rules]]
    books = list(dict.fromkeys([section.partition("-")[0] for section in sections]))
    rough = sections if len(games) == 1 else books
    close = difflib.get_close_matches(id.upper(), known, CLOSE) or rough
    return Wrong("no-such-rule", rule=id, rules=", ".join(close))


def read_out(desk: Desk, game: Game, id: str) -> None:
    """Show a rule, a section or all. Raises Wrong with the ids that come closest."""
    asked = id.upper()
    translator = Translator(desk.language, game.name)
    if asked in game.rules:
        _one(desk, translator, game, game.rules[asked])
        return
    chosen = _book(game, asked)
    if not chosen:
        raise unknown(id, [game])
    for section, listed in by_section({rule.id: rule for rule in chosen}).items():
        title = translator.text(f"section-{section}")
        desk.say("cli-section", "title", section=section, title=title)
        _list(desk, translator, listed)


def _book(game: Game, id: str) -> list[Rule]:
    """List the rules that an id names: one, those of a section, or of a whole game."""
    asked = id.upper()
    return [
        rule
        for rule in game.rules.values()
        if not asked or rule.id == asked or rule.id.startswith(f"{asked}-")
    ]


def _list(desk: Desk, translator: Translator, rules: list[Rule]) -> None:
    """Show rules, one below the other."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for rule in rules:
        grid.add_row(Text(rule.id, "rubric"), Text(translator.rule(rule)))
    desk.show(grid)


def _one(desk: Desk, translator: Translator, game: Game, rule: Rule) -> None:
    """Show one rule, who states it, what applies it, and the rules beside it."""
    _list(desk, translator, [rule])
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="soft")
    origin = rule.origin if rule.origin in ORIGINS else "ruling"
    slots: dict[str, str | int] = {"ruling": rule.origin} if origin == "ruling" else {}
    grid.add_row(desk.text("cli-origin"), desk.text(f"cli-origin-{origin}", **slots))
    places = citing(game)[rule.id]
    if not places:
        grid.add_row(desk.text("cli-steps"), desk.text("cli-no-steps"))
    for place in places:
        text = Text(place.name, "title").append(f"  {place.about}", "not bold")
        grid.add_row(desk.text("cli-steps") if place is places[0] else "", text)
    desk.show("", grid, "")
    desk.say("cli-neighbours", "soft")
    _list(desk, translator, _neighbours(game, rule))


def _neighbours(game: Game, rule: Rule) -> list[Rule]:
    """List the two rules before and the two behind, in the same section."""
    section = by_section(game.rules)[rule.section]
    at = section.index(rule)
    return [*section[max(at - 2, 0) : at], *section[at + 1 : at + 3]]
