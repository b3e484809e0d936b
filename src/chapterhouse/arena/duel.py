"""Duels: two levels of bots on the same deals, every seat in turn, as bridge players do it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context
from os import cpu_count

from chapterhouse.core.dealer import Dealer
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.state import State
from chapterhouse.evaluation import bot
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Paired
from chapterhouse.play.player import Player

NORMAL_95 = 1.959964  # so many standard deviations each way hold 95 % of a normal curve
AT_ONCE = 4  # matches a worker takes at a time


@dataclass(frozen=True)
class Terms:
    """What two levels fight about: everything but the number of games."""

    game: str
    levels: tuple[str, str]
    seats: int
    seed: int
    options: dict[str, str]


@dataclass(frozen=True)
class Outcome:
    """How one match went for the first level, in its one seat, and for the second on average."""

    place: int
    sharing: int  # how many have the first place
    points: float
    others: float
    decisions: int


@dataclass(frozen=True)
class Result:
    """A duel from the side of the first level, which has one seat a table: par is 1 / seats."""

    games: int
    wins: int
    draws: int
    losses: int
    score: float
    low: float
    high: float
    points: float
    others: float
    decisions: float


def duel(
    game: str,
    levels: tuple[str, str],
    games: int,
    seats: int,
    seed: int,
    options: dict[str, str],
    jobs: int,
    progress: Callable[[int], None],
) -> Result:
    """Play a duel; the same seed gives the same result, whatever the number of jobs.

    A deal is played once from each seat, before the next one is dealt. `progress` hears the number
    of games finished. Raises Malformed for a level, a number of seats or an option that does not
    exist.
    """
    terms = Terms(game, levels, seats, seed, options)
    begin(terms, 0)  # so that what cannot be played is refused here, in no worker
    one = partial(play, terms)
    if jobs == 1:
        return _sum_up(map(one, range(games)), progress)
    workers = min(jobs, cpu_count() or 1)  # more of them would only wait
    with get_context("spawn").Pool(workers) as pool:  # spawned, they are alike on every system
        return _sum_up(pool.imap(one, range(games), chunksize=AT_ONCE), progress)


def begin(terms: Terms, number: int) -> tuple[State, list[Player]]:
    """Seat the players of one game: the first level moves on by a seat from game to game."""
    deal, first = divmod(number, terms.seats)
    state = GAMES[terms.game].begin(terms.seats, terms.options)
    levels = [terms.levels[1]] * terms.seats
    levels[first] = terms.levels[0]
    seeds = (terms.seed + deal) * terms.seats
    return state, [bot(level, terms.game, seeds + seat) for seat, level in enumerate(levels)]


def play(terms: Terms, number: int) -> Outcome:
    """Play one game of a duel: `number` counts the seats of the first deal, then of the next."""
    deal, first = divmod(number, terms.seats)
    state, players = begin(terms, number)
    decisions = play_out(state, players, Paired(terms.seed + deal))
    game = GAMES[terms.game]
    points, ranks = game.points(state), game.ranks(state)
    others = (sum(points) - points[first]) / (terms.seats - 1)
    return Outcome(ranks[first], ranks.count(1), points[first], others, decisions)


def play_out(s: State, players: Sequence[Player], dealer: Dealer) -> int:
    """Play a game to its end, without a record; tell how often a player was asked."""
    plies = decisions = 0
    while not s.over():
        seat = s.seat()
        if seat == CHANCE:
            s.apply(dealer.outcome(s, plies))
        elif len(legal := s.legal()) == 1:
            s.apply(legal[0])
        else:
            s.play(players[seat].choose(s.seen_by(seat)))
            decisions += 1
        plies += 1
    return decisions


def _sum_up(outcomes: Iterable[Outcome], progress: Callable[[int], None]) -> Result:
    """Count wins, draws and losses, and average the rest."""
    listed: list[Outcome] = []
    for outcome in outcomes:
        listed.append(outcome)
        progress(len(listed))
    n = len(listed)
    wins = sum(outcome.place == 1 and outcome.sharing == 1 for outcome in listed)
    draws = sum(outcome.place == 1 and outcome.sharing > 1 for outcome in listed)
    score = (wins + draws / 2) / n
    low, high = wilson(score, n)
    return Result(
        n,
        wins,
        draws,
        n - wins - draws,
        score,
        low,
        high,
        sum(outcome.points for outcome in listed) / n,
        sum(outcome.others for outcome in listed) / n,
        sum(outcome.decisions for outcome in listed) / n,
    )


def wilson(score: float, games: int) -> tuple[float, float]:
    """Give the 95 % interval of a score by Wilson: all rates that would not be surprised by it.

    It solves |score - rate| = z * sqrt(rate * (1 - rate) / games) for the rate, so unlike the
    textbook interval it stays within 0 and 1 and is honest about a clean sweep. Pairing makes the
    games less random than it assumes.
    """
    weight = NORMAL_95**2 / games
    middle = (score + weight / 2) / (1 + weight)
    reach = NORMAL_95 / (1 + weight) * sqrt(score * (1 - score) / games + weight / games / 4)
    return max(min(middle - reach, score), 0.0), min(max(middle + reach, score), 1.0)
