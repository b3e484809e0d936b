"""Duels: two bots on the same deals, every seat in turn, as bridge players do it."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import chain
from multiprocessing import get_context
from os import cpu_count
from typing import Final

from chapterhouse import evaluation
from chapterhouse.arena.contenders import contender
from chapterhouse.arena.ledger import Ledger
from chapterhouse.arena.result import Result, Standing
from chapterhouse.arena.terms import Outcome, Terms
from chapterhouse.bots.blunders import Blunders
from chapterhouse.core.dealer import Dealer
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Paired
from chapterhouse.play.player import Player, choice

AT_ONCE: Final = 4  # matches a worker takes at a time


def duel(
    terms: Terms, games: int, jobs: int, ledger: Ledger | None = None, *, sequential: bool = False
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
    terms: Terms, games: int, jobs: int, ledger: Ledger | None, *, sequential: bool
) -> Iterator[Result]:
    known = ledger.known[:games] if ledger else []
    standing = Standing(terms.seats)
    with ExitStack() as stack:
        outcomes = chain(known, _outcomes(terms, range(len(known), games), jobs, stack))
        for played, outcome in enumerate(outcomes, 1):
            standing.add(outcome)
            if ledger and played > len(known):
                ledger.note(outcome)
            if played % terms.seats and played < games:
                continue
            result = standing.result
            yield result
            if sequential and result.decided:
                return


def _outcomes(terms: Terms, numbers: range, jobs: int, stack: ExitStack) -> Iterator[Outcome]:
    """Play these games, side by side if there are several jobs."""
    one = partial(play, terms)
    workers = min(jobs, cpu_count() or 1)  # more of them would only wait
    if workers == 1 or len(numbers) <= 1:
        return map(one, numbers)
    # spawned, they are alike on every system
    pool = stack.enter_context(get_context("spawn").Pool(workers))
    return pool.imap(one, numbers, chunksize=AT_ONCE)


def begin(terms: Terms, number: int) -> tuple[State, list[Player]]:
    """Seat the players of one game: the first bot moves on by a seat from game to game."""
    deal, first = divmod(number, terms.seats)
    state = GAMES[terms.game].begin(terms.seats, terms.options)
    bots = [terms.bots[1]] * terms.seats
    bots[first] = terms.bots[0]
    seeds = (terms.seed + deal) * terms.seats
    return state, [contender(bot, terms.game, seeds + seat) for seat, bot in enumerate(bots)]


def play(terms: Terms, number: int) -> Outcome:
    """Play one game of a duel: `number` counts the seats of the first deal, then of the next."""
    deal, first = divmod(number, terms.seats)
    state, players = begin(terms, number)
    watch = evaluation.blunders(terms.game, first)
    decisions = play_out(state, players, Paired(terms.seed + deal), watch)
    game = GAMES[terms.game]
    points, ranks = game.points(state), game.ranks(state)
    others = (sum(points) - points[first]) / (terms.seats - 1)
    return Outcome(ranks[first], ranks.count(1), points[first], others, decisions, watch.counts)


def play_out(s: State, players: Sequence[Player], dealer: Dealer, watch: Blunders) -> int:
    """Play a game to its end, without a record; tell how often a player was asked."""
    plies = decisions = known = 0
    told: list[Event] = []
    s.journal = told
    while not s.over():
        seat = s.seat()
        if seat == CHANCE:
            s.apply(dealer.outcome(s, plies))
        else:
            legal = s.legal()
            action = legal[0]
            if len(legal) > 1:
                action = choice(players[seat], s.seen_by(seat), told)
            if seat == watch.seat:
                watch.chosen(s, action)
            s.play(action)
            decisions += len(legal) > 1
        for event in told[known:]:
            watch.told(s, event)
        known = len(told)
        plies += 1
    watch.ended(s)
    return decisions
