"""Tournaments: many bots, each against each at two seats and in mixed groups at more."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from itertools import combinations, combinations_with_replacement, permutations
from typing import Final

from chapterhouse import evaluation
from chapterhouse.arena.contenders import Bot, named, seated
from chapterhouse.arena.crew import Crew, Jobs, called, resumed
from chapterhouse.arena.ledger import Ledger, noted
from chapterhouse.arena.matches import play_out
from chapterhouse.arena.standings import Standings
from chapterhouse.arena.terms import Played
from chapterhouse.core.rule import Malformed
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Paired

LOOK: Final = 10  # a sequential tournament looks at its tests after so many deals


@dataclass(frozen=True)
class Contest:
    """What a tournament is about: everything but the number of deals."""

    game: str
    bots: tuple[Bot, ...]
    seats: tuple[int, ...]
    seed: int
    options: dict[str, str]
    sequential: bool


@dataclass(frozen=True)
class Fixture:
    """A match to be played: the deal, and the numbers of the bots by seat."""

    deal: int
    seating: tuple[int, ...]


def tournament(
    contest: Contest, deals: int, jobs: Jobs, ledger: Ledger[Played] | None = None
) -> Iterator[Standings]:
    """Play a tournament, and tell how it stands after each match; the same seed gives the same
    table, whatever the number of jobs, and whether or not it was interrupted.

    Every group of bots meets on every deal, and plays it once from each seat; who sits behind whom
    changes from deal to deal. In a sequential tournament a group meets no more once it is sure who
    of each two in it is better. Raises Malformed for what cannot be played so.
    """
    check(contest)
    return _standings(contest, deals, jobs, ledger)


def check(contest: Contest) -> None:
    """Raise Malformed for bots, numbers of seats or options that do not exist."""
    if len(set(contest.bots)) < max(len(contest.bots), 2):
        raise Malformed(
            "few-bots",
            "a tournament needs two or more different bots, not {bots}",
            {"bots": ", ".join(map(named, contest.bots)) or "-"},
        )
    for seats in contest.seats:
        GAMES[contest.game].begin(seats, contest.options)
    seated(contest.bots, contest.game, contest.seed)


def groups(bots: int, seats: Sequence[int]) -> list[tuple[int, ...]]:
    """List which bots meet: as many different ones as there are seats, or else all of them, some
    more than once.
    """
    found: list[tuple[int, ...]] = []
    for size in seats:
        if bots >= size:
            found += combinations(range(bots), size)
        else:
            every = combinations_with_replacement(range(bots), size)
            found += [group for group in every if len(set(group)) == bots]
    return found


def fixtures(group: tuple[int, ...], deal: int) -> list[Fixture]:
    """List the matches of a group on a deal: in an order of the table that has its turn, from each
    seat.
    """
    orders = list(permutations(group[1:]))
    order = (group[0], *orders[deal % len(orders)])
    return [Fixture(deal, order[-at:] + order[:-at]) for at in range(len(order))]


def play(contest: Contest, fixture: Fixture) -> Played:
    """Play a match."""
    game, luck = GAMES[contest.game], contest.seed + fixture.deal
    state = game.begin(len(fixture.seating), contest.options)
    bots = [contest.bots[bot] for bot in fixture.seating]
    decisions = play_out(state, seated(bots, contest.game, luck), Paired(luck))
    places, points = tuple(game.ranks(state)), tuple(game.points(state))
    first = evaluation.first(contest.game, state.journal or [])
    return Played(fixture.deal, fixture.seating, places, points, decisions, first)


def matches(contest: Contest, deals: int) -> int:
    """Count the matches of a tournament, if no test ends any of them."""
    return deals * sum([len(group) for group in groups(len(contest.bots), contest.seats)])


def _standings(
    contest: Contest, deals: int, jobs: Jobs, ledger: Ledger[Played] | None
) -> Iterator[Standings]:
    standings = Standings([named(bot) for bot in contest.bots])
    known = ledger.known if ledger else []
    with ExitStack() as stack:
        crew = called(jobs, matches(contest, deals) - len(known), stack)
        played = _played(contest, deals, crew, known, standings)
        for result in noted(played, ledger):
            standings.add(result)
            yield standings


def _played(
    contest: Contest, deals: int, crew: Crew, known: Sequence[Played], standings: Standings
) -> Iterator[Played]:
    """Play round after round: in a sequential tournament a group plays on as long as it is open
    who of two in it is better.
    """
    going, done = groups(len(contest.bots), contest.seats), 0
    for first in range(0, deals, LOOK):
        round_ = range(first, min(first + LOOK, deals))
        due = [match for deal in round_ for group in going for match in fixtures(group, deal)]
        yield from resumed(partial(play, contest), due, crew, known[done:])
        done += len(due)
        if contest.sequential:
            going = [group for group in going if not standings.settled(group)]
