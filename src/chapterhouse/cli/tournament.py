"""`chapterhouse tournament`: how strong bots are, each against each."""

import csv
import io
import json
from dataclasses import asdict
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

import chapterhouse
from chapterhouse.arena.plot import plot as drawn
from chapterhouse.arena.seats import Seats
from chapterhouse.arena.standings import PairLine, Standings
from chapterhouse.arena.terms import Played, wins
from chapterhouse.arena.tournament import Contest, check, matches
from chapterhouse.arena.tournament import tournament as compete
from chapterhouse.cli import competing, files
from chapterhouse.cli.competing import PROCESSORS, grid, opened, percent, range_of
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.play import checked
from chapterhouse.cli.problems import within
from chapterhouse.locale import Translator

COLUMNS = ("match", "deal", "seats", "seat", "bot", "place", "win", "points", "decisions")
TESTS = ("tournament-dealt", "tournament-test")  # heads of columns
RESULT = ("arena-wins", "arena-par", "duel-mean")  # likewise


def tournament(
    *bots: Annotated[str, flag("tournament-bots", "level"), Parameter(name="LEVEL")],
    game: Annotated[str, flag("flag-game", "game")] = "biblios",
    deals: Annotated[int, flag("tournament-deals", "number")] = 100,
    seats: competing.Seats = "",
    seed: competing.Seed = 1,
    jobs: competing.Jobs = PROCESSORS,
    sure: Annotated[bool, flag("tournament-sure")] = False,
    file: competing.File = "",
    table: Annotated[str, flag("tournament-table", "file")] = "",
    plot: Annotated[str, flag("tournament-plot", "file")] = "",
    as_json: competing.AsJson = False,
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Let them play. Raises Malformed or Wrong for whatever cannot be played so."""
    within("--deals", deals, 1)
    within("--jobs", jobs, 1)
    rules = chapterhouse.game(game)
    numbers = competing.seat_numbers(rules, seats)
    contest = Contest(rules.name, bots, numbers, checked(seed), {}, sure)
    check(contest)
    for name in (table, plot):
        if name:
            files.check(name)
    title = Translator(desk.language, rules.name).text("game")
    standings = competing.watched(
        desk, title, matches(contest, deals),
        compete(contest, deals, jobs, opened(file, contest, Played)),
        lambda standings: len(standings.played), file,
    )  # fmt: skip
    if table:
        files.write(table, rows(standings))
    if plot:
        files.write(plot, drawn(title, standings.bot_lines()))
    (report_as_json if as_json else report)(desk, contest, standings)
    return 0


def rows(standings: Standings) -> str:
    """Write a row for each seat of each match, as a data frame reads them."""
    text = io.StringIO()
    out = csv.writer(text, lineterminator="\n")
    out.writerow(COLUMNS)
    for number, one in enumerate(standings.played, 1):
        n = len(one.seating)
        for seat, win in enumerate(wins(one.places)):
            bot, place, points = (
                standings.bots[one.seating[seat]],
                one.places[seat],
                one.points[seat],
            )
            out.writerow(
                [number, one.deal + 1, n, seat + 1, bot, place, win, points, one.decisions]
            )
    return text.getvalue()


def report_as_json(desk: Desk, contest: Contest, standings: Standings) -> None:
    """Tell the result to a program."""
    facts = asdict(contest) | {
        "matches": len(standings.played),
        "ratings": [asdict(line) for line in standings.bot_lines()],
        "pairs": [asdict(line) for line in standings.pair_lines()],
        "by_seat": [asdict(line) for line in standings.seats.lines()],
    }
    desk.out.print(Text(json.dumps(facts)), soft_wrap=True)


def report(desk: Desk, contest: Contest, standings: Standings) -> None:
    """Tell how strong everybody is, who is better than whom, and what the seats win."""
    title = Translator(desk.language, contest.game).text("game")
    desk.show(Text(title, "title"))
    desk.say("cli-duel-games-played", "soft", count=len(standings.played))
    found = grid(desk, "duel-level", "tournament-rating", "arena-interval", *RESULT)
    for line in standings.bot_lines():
        rating = [desk.number(part) for part in (line.rating.low, line.rating.high)]
        found.add_row(
            line.bot, desk.number(line.rating.points), range_of(desk, *rating),
            *percent(desk, line.wins, line.par), desk.number(line.points, 1),
        )  # fmt: skip
    desk.show("", found)
    desk.say("cli-tournament-scale", "soft")
    _pairs(desk, standings.pair_lines())
    by_seat(desk, standings.seats)


def _pairs(desk: Desk, lines: list[PairLine]) -> None:
    """Tell who comes in ahead of whom, and what follows from that."""
    desk.show("")
    desk.say("cli-tournament-pairs", "title")
    found = grid(desk, "duel-level", "tournament-ahead", "arena-interval", *TESTS)
    for line in lines:
        verdict = "tournament-equal" if line.equal else "tournament-open"
        if line.better is not None:
            verdict = "tournament-better"
        share, low, high = percent(desk, line.share, line.low, line.high)
        pair = desk.text("cli-duel-running", first=line.first, second=line.second)
        said = desk.text(f"cli-{verdict}", better=line.better or "")
        found.add_row(pair, share, range_of(desk, low, high), desk.number(line.deals), said)
    desk.show(found)


def by_seat(desk: Desk, seats: Seats) -> None:
    """Tell what each seat wins."""
    desk.show("")
    desk.say("cli-arena-seats", "title")
    found = grid(desk, "arena-seat", "arena-wins", "arena-interval", *RESULT[1:])
    for line in seats.lines():
        share, low, high, par = percent(desk, line.wins, line.low, line.high, 1 / line.seats)
        place = desk.text("cli-arena-seat-of", seat=line.seat + 1, seats=line.seats)
        points = desk.number(line.points, 1)
        found.add_row(place, share, range_of(desk, low, high), par, points)
    desk.show(found)
