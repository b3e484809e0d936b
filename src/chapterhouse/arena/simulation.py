"""Simulation: what programs ask for in one call, many matches as data, and which bot is better."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from functools import partial

import chapterhouse
from chapterhouse.arena.contenders import Bot, seated
from chapterhouse.arena.crew import Jobs, called
from chapterhouse.arena.duel import duel
from chapterhouse.arena.result import Result
from chapterhouse.arena.terms import Played, Terms
from chapterhouse.arena.tournament import Contest, Fixture, play


def simulate(
    game: str,
    bots: Sequence[Bot],
    matches: int,
    *,
    seed: int = 1,
    options: dict[str, str] | None = None,
    jobs: Jobs = 1,
) -> Iterator[Played]:
    """Let these bots, one a seat, play so many matches; tell how each went, one after the other.

    The same seed gives the same matches, whatever the number of jobs, which are processes. Raises
    Malformed for a game, a bot, a number of bots or an option that there is not.
    """
    rules = chapterhouse.game(game)
    rules.begin(len(bots), options or {})
    seated(bots, game, seed)
    contest = Contest(game, tuple(bots), (len(bots),), seed, options or {}, sequential=False)
    return _played(contest, matches, jobs)


def _played(contest: Contest, matches: int, jobs: Jobs) -> Iterator[Played]:
    seating = tuple(range(len(contest.bots)))
    with ExitStack() as stack:
        crew = called(jobs, matches, stack)
        fixtures = (Fixture(deal, seating) for deal in range(matches))
        yield from crew.results(partial(play, contest), fixtures)


def compare(
    game: str,
    bots: tuple[Bot, Bot],
    matches: int,
    *,
    seats: int = 2,
    seed: int = 1,
    options: dict[str, str] | None = None,
    jobs: Jobs = 1,
) -> Result:
    """Play a duel to its end: each deal once from every seat, the second bot in all but one.

    Raises Malformed as `simulate`.
    """
    name = chapterhouse.game(game).name
    *_, result = duel(Terms(name, bots, seats, seed, options or {}), matches, jobs)
    return result
