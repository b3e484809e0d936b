"""`chapterhouse duel`: which of two bots plays better."""

import json
from dataclasses import asdict
from functools import partial
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table as Grid
from rich.text import Text

import chapterhouse
from chapterhouse.arena.contenders import named
from chapterhouse.arena.duel import begin
from chapterhouse.arena.duel import duel as compete
from chapterhouse.arena.result import Result
from chapterhouse.arena.terms import Outcome, Terms
from chapterhouse.cli import competing
from chapterhouse.cli.competing import ALL_CORES, grid, opened, percent
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.play import checked
from chapterhouse.locale import Translator


def duel(
    first: Annotated[str, flag("duel-first", "level"), Parameter(name="LEVEL")],
    second: Annotated[str, flag("duel-second", "level"), Parameter(name="LEVEL2")],
    /,
    *,
    game: Annotated[str, flag("flag-game", "game")] = "biblios",
    games: Annotated[int, flag("duel-games", "number")] = 1000,
    seats: Annotated[int, flag("flag-seats", "number")] = 2,
    seed: competing.Seed = 1,
    hands: competing.Hands = ALL_CORES,
    sure: Annotated[bool, flag("duel-sure")] = False,
    file: competing.File = "",
    blunders: Annotated[bool, flag("duel-blunders")] = False,
    as_json: competing.AsJson = False,
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Let them play. Raises Malformed or Wrong for whatever cannot be played so."""
    competing.positive(games=games, jobs=hands.jobs)
    terms = Terms(chapterhouse.game(game).name, (first, second), seats, checked(seed), {})
    begin(terms, 0)  # no file is begun for what cannot be played
    play = partial(compete, terms, games, ledger=opened(file, terms, Outcome), sequential=sure)
    title = desk.text("cli-duel-running", first=first, second=second)
    result = competing.watched(desk, title, games, play, hands, file)
    write = report_as_json if as_json else partial(report, blunders=blunders)
    write(desk, terms, result, sure=sure)
    return 0


def laugh(desk: Desk, terms: Terms, result: Result) -> None:
    """Tell how often the first bot did what a person would laugh at."""
    translator = Translator(desk.language, terms.game)
    desk.say("cli-duel-blunders-of", "soft", first=named(terms.bots[0]))
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for name, times in result.blunders.items():
        grid.add_row(translator.text(f"blunder-{name}"), desk.number(times, 2))
    desk.show(grid)


def report_as_json(desk: Desk, terms: Terms, result: Result, *, sure: bool) -> None:
    """Tell the result to a program, which draws its own conclusions."""
    first, second = map(named, terms.bots)
    facts = {"game": terms.game, "first": first, "second": second}
    facts |= {"seats": terms.seats, "seed": terms.seed, "sequential": sure} | asdict(result)
    desk.out.print(Text(json.dumps(facts)), soft_wrap=True)


def report(desk: Desk, terms: Terms, result: Result, *, sure: bool, blunders: bool) -> None:
    """Tell the result, its interval, and what follows."""
    sides, par = [named(bot) for bot in terms.bots], 1 / terms.seats
    desk.say("cli-duel-running", "title", first=sides[0], second=sides[1])
    games = desk.text("cli-duel-games-played", count=result.games)
    draws = desk.text("cli-duel-draws", count=result.draws)
    desk.show(Text(f"{games}, {draws}", "soft"), "")
    found = grid(desk, "duel-level", "duel-wins", "duel-mean")
    found.add_row(sides[0], desk.number(result.wins), desk.number(result.points, 1))
    found.add_row(sides[1], desk.number(result.losses), desk.number(result.others, 1))
    desk.show(found, "")
    share, low, high = percent(desk, result.score, result.low, result.high)
    desk.say("cli-duel-share", "point", first=sides[0], share=share, low=low, high=high)
    desk.say("cli-duel-par", par=percent(desk, par)[0])
    conclude(desk, terms, result, sure=sure)
    if blunders:
        laugh(desk, terms, result)


def conclude(desk: Desk, terms: Terms, result: Result, *, sure: bool) -> None:
    """Tell what follows: by the sequential test, or by the interval."""
    (first, second), par = map(named, terms.bots), 1 / terms.seats
    if sure:
        decided = "duel-sure-better" if result.evidence > 0 else "duel-sure-equal"
        desk.say(f"cli-{decided if result.decided else 'duel-sure-open'}", first=first)
    elif result.low <= par <= result.high:
        desk.say("cli-duel-open")
    else:
        desk.say("cli-duel-better", better=first if result.low > par else second)
