"""`chapterhouse balance`: whether a game is fair to all seats, and whether all of it is used."""

import json
from dataclasses import asdict
from functools import partial
from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table as Grid
from rich.text import Text

import chapterhouse
from chapterhouse import evaluation
from chapterhouse.arena.balance import Study, check
from chapterhouse.arena.balance import balance as compete
from chapterhouse.arena.findings import Findings
from chapterhouse.arena.terms import Observed
from chapterhouse.cli import competing
from chapterhouse.cli.competing import ALL_CORES, by_seat, grid, opened, range_of, shown
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.play import checked
from chapterhouse.core.game import Game
from chapterhouse.locale import Translator

PLACES: Final = 2  # behind the point
# heads of columns
LENGTHS: Final = (
    "balance-decisions", "balance-deviation", "balance-fewest", "balance-most",
)  # fmt: skip
HABITS: Final = ("balance-done", "balance-mean", "arena-wins", "arena-interval", "arena-par")


def balance(
    game: Annotated[str, flag("flag-game", "game")] = "biblios",
    /,
    *,
    level: Annotated[str, flag("balance-level", "level")] = "6",
    games: Annotated[int, flag("balance-games", "number")] = 200,
    seats: competing.SeatNumbers = "",
    seed: competing.Seed = 1,
    hands: competing.Hands = ALL_CORES,
    file: competing.File = "",
    as_json: competing.AsJson = False,
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Let one bot play itself. Raises Malformed or Wrong for whatever cannot be played so."""
    competing.positive(games=games, jobs=hands.jobs)
    rules = chapterhouse.game(game)
    numbers = competing.seat_numbers(rules, seats)
    study = Study(rules.name, level, numbers, checked(seed), {})
    check(study)
    play = partial(compete, study, games, ledger=opened(file, study, Observed))
    findings = competing.watched(desk, game, games * len(numbers), play, hands, file)
    if as_json:
        report_as_json(desk, study, findings)
    else:
        report(desk, rules, study, findings)
    return 0


def report_as_json(desk: Desk, study: Study, findings: Findings) -> None:
    """Tell what was found to a program."""
    facts = asdict(study) | {
        "matches": findings.games,
        "by_seat": [asdict(line) for line in findings.seats.lines()],
        "lengths": [asdict(line) for line in findings.lengths()],
        "sources": findings.sources,
        "ties": findings.ties,
        "uses": findings.uses,
        "habits": [asdict(line) for line in findings.habits()],
    }
    desk.out.print(Text(json.dumps(facts)), soft_wrap=True)


def report(desk: Desk, game: Game, study: Study, findings: Findings) -> None:
    """Tell what was found."""
    reader = Translator(desk.language, game.name)
    desk.show(Text(reader.text("game"), "title"))
    desk.say("cli-balance-of", "soft", bot=study.bot)
    desk.say("cli-duel-games-played", "soft", count=findings.games)
    by_seat(desk, findings.seats)
    _lengths(desk, findings)
    _sources(desk, game, reader, findings)
    if findings.ties:
        _ties(desk, game, reader, findings)
    _uses(desk, game, reader, findings)
    if findings.habits():
        _habits(desk, reader, findings)


def _lengths(desk: Desk, findings: Findings) -> None:
    """Tell how long matches are."""
    found = headed(desk, "balance-lengths", "balance-seats", *LENGTHS)
    for line in findings.lengths():
        numbers = (line.mean, line.deviation, line.fewest, line.most)
        found.add_row(str(line.seats), *[desk.number(number) for number in numbers])
    desk.show(found)


def _sources(desk: Desk, game: Game, reader: Translator, findings: Findings) -> None:
    """Tell where points come from: a seat's, and a winner's."""
    found = headed(desk, "balance-sources", "balance-source", "balance-all", "balance-winners")
    for source, points in sorted(findings.sources.items()):
        if game.score_sheet is not None:
            name = reader.name(game.score_sheet.sources, source)
            found.add_row(name, *[desk.number(part / findings.games, 1) for part in points])
    desk.show(found)


def _ties(desk: Desk, game: Game, reader: Translator, findings: Findings) -> None:
    """Tell how often each rule for ties was needed."""
    found = headed(desk, "balance-ties", "balance-rule", "balance-times")
    for rule, times in sorted(findings.ties.items()):
        often = desk.number(times / findings.games, PLACES)
        found.add_row(f"{reader.rule(game.rules[rule])} [{rule}]", often)
    desk.show(found)


def _uses(desk: Desk, game: Game, reader: Translator, findings: Findings) -> None:
    """Tell how often each component was used, the most used ones first."""
    for group, use in evaluation.uses(game.name).items():
        desk.show("", Text(reader.text(f"use-{group}"), "title"))
        found = grid(desk, "balance-component", "balance-times")
        names, counts = use.vocabulary(game.templates), findings.uses[group]
        among = use.among or range(len(names.names))
        for value in sorted(among, key=lambda value: -counts[value]):
            often = desk.number(counts[value] / findings.games, PLACES)
            found.add_row(reader.name(names, value), often)
        desk.show(found)


def _habits(desk: Desk, reader: Translator, findings: Findings) -> None:
    """Tell whether it pays to do most of something."""
    found = headed(desk, "balance-habits", "balance-habit", "balance-seats", *HABITS)
    for line in findings.habits():
        share, low, high, par = shown(desk, line.wins, line.low, line.high, 1 / line.seats)
        done = [desk.number(number, 1) for number in (line.most, line.mean)]
        name = reader.text(f"habit-{line.name}")
        found.add_row(name, str(line.seats), *done, share, range_of(desk, low, high), par)
    desk.show(found)


def headed(desk: Desk, title: str, *heads: str) -> Grid:
    """Begin a table under a title."""
    desk.show("")
    desk.say(f"cli-{title}", "title")
    return grid(desk, *heads)
