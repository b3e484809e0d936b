"""Duels: two bots on the same deals, every seat in turn, as bridge players do it."""

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial

from chapterhouse import evaluation
from chapterhouse.arena.contenders import seated
from chapterhouse.arena.crew import Jobs, called, resumed
from chapterhouse.arena.ledger import Ledger, noted
from chapterhouse.arena.matches import play_out
from chapterhouse.arena.result import Result, Standing
from chapterhouse.arena.terms import Outcome, Terms
from chapterhouse.core.state import State
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Paired
from chapterhouse.play.player import Player


def duel(
    terms: Terms,
    games: int,
    jobs: Jobs,
    ledger: Ledger[Outcome] | None = None,
    *,
    sequential: bool = False,
) -> Iterator[Result]:
    """Play a duel, and tell how it stands after each deal; the same seed gives the same result,
    whatever the number of jobs, and whether or not it was interrupted.

    A deal is played once from each seat, before the next one is dealt. A sequential duel ends as
    soon as its test is decided. Raises Malformed for a bot, a number of seats or an option that
    does not exist.
    """
    begin(terms, 0)  # so that what cannot be played is refused here, in no worker
    return _results(terms, games, jobs, ledger, sequential=sequential)


def _results(
    terms: Terms, games: int, jobs: Jobs, ledger: Ledger[Outcome] | None, *, sequential: bool
) -> Iterator[Result]:
    known = ledger.known[:games] if ledger else []
    standing = Standing(terms.seats)
    with ExitStack() as stack:
        crew = called(jobs, games - len(known), stack)
        outcomes = resumed(partial(play, terms), range(games), crew, known)
        for played, outcome in enumerate(noted(outcomes, ledger), 1):
            standing.add(outcome)
            if played % terms.seats and played < games:
                continue
            result = standing.result
            yield result
            if sequential and result.decided:
                return


def begin(terms: Terms, number: int) -> tuple[State, list[Player]]:
    """Seat the players of one game: the first bot moves on by a seat from game to game."""
    deal, first = divmod(number, terms.seats)
    state = GAMES[terms.game].begin(terms.seats, terms.options)
    bots = [terms.bots[1]] * terms.seats
    bots[first] = terms.bots[0]
    return state, seated(bots, terms.game, terms.seed + deal)


def play(terms: Terms, number: int) -> Outcome:
    """Play one game of a duel: `number` counts the seats of the first deal, then of the next."""
    deal, first = divmod(number, terms.seats)
    state, players = begin(terms, number)
    watch = evaluation.blunders(terms.game, first)
    decisions = play_out(state, players, Paired(terms.seed + deal), [watch])
    game = GAMES[terms.game]
    points, ranks = game.points(state), game.ranks(state)
    others = (sum(points) - points[first]) / (terms.seats - 1)
    return Outcome(ranks[first], ranks.count(1), points[first], others, decisions, watch.counts)
