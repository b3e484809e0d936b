"""`chapterhouse tournament`: how strong bots are, each against each."""

import csv
import io
import json
from dataclasses import asdict
from functools import partial
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

import chapterhouse
from chapterhouse.arena.plot import plot as drawn
from chapterhouse.arena.standings import PairLine, Standings
from chapterhouse.arena.terms import Played, wins
from chapterhouse.arena.tournament import Contest, check, matches
from chapterhouse.arena.tournament import tournament as compete
from chapterhouse.cli import competing, files
from chapterhouse.cli.competing import ALL_CORES, RESULT, by_seat, grid, opened, range_of, shown
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.play import checked
from chapterhouse.locale import Translator

COLUMNS = ("match", "deal", "seats", "seat", "bot", "place", "win", "points", "decisions", "began")
TESTS = ("tournament-dealt", "tournament-test")  # heads of columns


def tournament(
    *bots: Annotated[str, flag("tournament-bots", "level"), Parameter(name="LEVEL")],
    game: Annotated[str, flag("flag-game", "game")] = "biblios",
    deals: Annotated[int, flag("tournament-deals", "number")] = 100,
    seats: competing.SeatNumbers = "",
    seed: competing.Seed = 1,
    hands: competing.Hands = ALL_CORES,
    sure: Annotated[bool, flag("tournament-sure")] = False,
    file: competing.File = "",
    table: Annotated[str, flag("tournament-table", "file")] = "",
    plot: Annotated[str, flag("tournament-plot", "file")] = "",
    as_json: competing.AsJson = False,
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Let them play. Raises Malformed or Wrong for whatever cannot be played so."""
    competing.positive(deals=deals, jobs=hands.jobs)
    contest = contested(game, bots, seats, seed, sure=sure)
    for name in filter(None, (table, plot)):
        files.check(name)  # before, not after, long work
    play = partial(compete, contest, deals, ledger=opened(file, contest, Played))
    standings = competing.watched(desk, game, matches(contest, deals), play, hands, file)
    for name, text in ((table, rows(standings)), (plot, graph(desk, contest, standings))):
        if name:
            files.write(name, text)
    (report_as_json if as_json else report)(desk, contest, standings)
    return 0


def contested(game: str, bots: tuple[str, ...], seats: str, seed: int, *, sure: bool) -> Contest:
    """Put together what is played. Raises Malformed or Wrong for what cannot be."""
    rules = chapterhouse.game(game)
    numbers = competing.seat_numbers(rules, seats)
    contest = Contest(rules.name, bots, numbers, checked(seed), {}, sure)
    check(contest)
    return contest


def graph(desk: Desk, contest: Contest, standings: Standings) -> str:
    return drawn(titled(desk, contest), standings.bot_lines())


def titled(desk: Desk, contest: Contest) -> str:
    return Translator(desk.language, contest.game).text("game")


def rows(standings: Standings) -> str:
    """Write a row for each seat of each match, as a data frame reads them."""
    text = io.StringIO()
    out = csv.writer(text, lineterminator="\n")
    out.writerow(COLUMNS)
    for number, one in enumerate(standings.played, 1):
        shares = wins(one.places)
        for seat, bot in enumerate(one.seating):
            whose = [number, one.deal + 1, len(one.seating), seat + 1, standings.bots[bot]]
            result = [one.places[seat], shares[seat], one.points[seat], one.decisions]
            out.writerow([*whose, *result, int(seat == one.first)])
    return text.getvalue()


def report_as_json(desk: Desk, contest: Contest, standings: Standings) -> None:
    """Tell the result to a program."""
    facts = asdict(contest) | {
        "matches": standings.games,
        "ratings": [asdict(line) for line in standings.bot_lines()],
        "pairs": [asdict(line) for line in standings.pair_lines()],
        "by_seat": [asdict(line) for line in standings.seats.lines()],
    }
    desk.out.print(Text(json.dumps(facts)), soft_wrap=True)


def report(desk: Desk, contest: Contest, standings: Standings) -> None:
    """Tell how strong everybody is, who is better than whom, and what the seats win."""
    desk.show(Text(titled(desk, contest), "title"))
    desk.say("cli-duel-games-played", "soft", count=standings.games)
    found = grid(desk, "duel-level", "tournament-rating", "arena-interval", *RESULT)
    for line in standings.bot_lines():
        rating = [desk.number(part) for part in (line.rating.low, line.rating.high)]
        found.add_row(
            line.bot, desk.number(line.rating.points), range_of(desk, *rating),
            *shown(desk, line.wins, line.par), desk.number(line.points, 1),
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
        share, low, high = shown(desk, line.share, line.low, line.high)
        pair = desk.text("cli-duel-running", first=line.first, second=line.second)
        said = desk.text(f"cli-{verdict}", better=line.better or "")
        found.add_row(pair, share, range_of(desk, low, high), desk.number(line.deals), said)
    desk.show(found)
