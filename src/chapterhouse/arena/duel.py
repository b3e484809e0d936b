"""Duels: two levels of bots on the same deals, every seat in turn, as bridge players do it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import starmap
from math import sqrt
from multiprocessing import get_context

from chapterhouse.core.step import CHANCE
from chapterhouse.games import GAMES
from chapterhouse.judges import bot
from chapterhouse.play.dealer import Paired

NORMAL_95 = 1.959964  # so many standard deviations each way hold 95 % of a normal curve
AT_ONCE = 4  # matches a worker takes at a time


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
    """A duel from the side of the first level. With more than two seats it has one of them, and 1 / seats is par."""

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

    A deal is played once from each seat: so many games in a row meet the same luck, and 1 to `games` follows
    the deals in order. `progress` hears the number of games finished. Raises Malformed for a level, a number of
    seats or an option that does not exist.
    """
    for level in levels:
        bot(level, game, seed)
    GAMES[game].begin(seats, options)
    tasks = [(game, levels, number, seats, seed, options) for number in range(games)]
    if jobs == 1:
        return _sum_up(starmap(play, tasks), progress)
    with get_context("spawn").Pool(jobs) as pool:  # spawned workers are alike on every system
        return _sum_up(pool.imap(_play, tasks, chunksize=AT_ONCE), progress)


Task = tuple[str, tuple[str, str], int, int, int, dict[str, str]]


def _play(task: Task) -> Outcome:
    """Play one game of a duel, in a worker."""
    return play(*task)


def play(
    game: str,
    levels: tuple[str, str],
    number: int,
    seats: int,
    seed: int,
    options: dict[str, str],
) -> Outcome:
    """Play one game of a duel: the deal is `number // seats`, the seat of the first level what remains."""
    deal, first = divmod(number, seats)
    sheet = GAMES[game]
    luck = seed + deal
    players = [
        bot(levels[0] if seat == first else levels[1], game, luck * seats + seat)
        for seat in range(seats)
    ]
    s = sheet.begin(seats, options)
    dealer = Paired(luck)
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
    points, ranks = sheet.points(s), sheet.ranks(s)
    others = (sum(points) - points[first]) / (seats - 1)
    return Outcome(ranks[first], ranks.count(1), points[first], others, decisions)


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

    It solves |score - rate| = z * sqrt(rate * (1 - rate) / games) for the rate, so unlike the textbook interval it
    stays within 0 and 1 and is honest about a clean sweep. Pairing makes the games less random than it assumes.
    """
    weight = NORMAL_95**2 / games
    middle = (score + weight / 2) / (1 + weight)
    reach = NORMAL_95 / (1 + weight) * sqrt(score * (1 - score) / games + weight / games / 4)
    return max(min(middle - reach, score), 0.0), min(max(middle + reach, score), 1.0)
