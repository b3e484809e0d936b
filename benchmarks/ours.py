"""What chapterhouse does; PYTHONPATH says which build of it."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from random import Random
from time import process_time

import chapterhouse.core.state
from benchmarks.clock import Job, Jobs, Sample, calls, matches
from chapterhouse.core.state import State
from chapterhouse.core.step import Amount
from chapterhouse.encoding import ENCODED, Batch, encoding
from chapterhouse.evaluation import bot
from chapterhouse.games import GAMES
from chapterhouse.play import position
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.playout import deal, playout

FIRST, *OTHERS = GAMES  # the first is compared with the peers
SEATS = (2, 3, 4)
MOST = SEATS[-1]
TOGETHER = 256  # matches of a batch
DEALS, EVERY = 40, 7  # positions: every so many decisions of so many random matches


def about() -> str:
    """Which build this is."""
    file = chapterhouse.core.state.__file__
    return "Python" if file.endswith(".py") else "machine code"


def in_engine(game: str, seats: int, number: int) -> int:
    return int(playout(GAMES[game].begin(seats, {}), Seeded(number)))


def in_loop(game: str, seats: int, number: int) -> int:
    """Play as one would from outside: let chance deal, ask what is legal, choose, apply."""
    random, dealer = Random(number).random, Seeded(number)
    s = GAMES[game].begin(seats, {})
    decisions = 0
    deal(s, dealer)
    while not s.over():
        legal = s.legal()
        s.apply(legal[int(random() * len(legal))])
        deal(s, dealer)
        decisions += 1
    return decisions


def by_bots(game: str, seats: int, number: int) -> int:
    """Let greedy bots play from their views; forced moves are neither asked nor counted."""
    dealer = Seeded(number)
    players = [bot("greedy", game, number * seats + seat) for seat in range(seats)]
    s = GAMES[game].begin(seats, {})
    decisions = 0
    while not s.over():
        seat = s.seat()
        if s.now.chance:
            s.apply(s.now.pick(s, dealer))
        elif len(legal := s.legal()) == 1:
            s.apply(legal[0])
        else:
            s.apply(players[seat].choose(s.seen_by(seat)))
            decisions += 1
    return decisions


@cache
def batch(game: str) -> Batch:
    """Matches side by side, each with rows and masks of its own."""
    return Batch(encoding(GAMES[game]), MOST, TOGETHER, 1, {})


def in_batches(game: str, seconds: float, *, rows: bool) -> Sample:
    """Answer at random in all of them; every decision comes with its mask, and with its row if that
    is wanted. To choose is not counted.
    """
    dealer, ours = Seeded(1), batch(game)
    done, spent = 0, 0.0
    while spent < seconds:
        ids = ours.sample(dealer)
        start = process_time()
        ours.step(ids)
        done += len(ours.observations) // ours.encoding.size if rows else TOGETHER
        spent += process_time() - start
    return Sample(done, 0, spent)


@cache
def positions(game: str) -> list[State]:
    """Positions where a player decides, from the whole of random matches."""
    found: list[State] = []
    for number in range(DEALS):
        s, dealer, decisions = GAMES[game].begin(MOST, {}), Seeded(number), 0
        while not s.over():
            if not s.now.chance:
                decisions += 1
                if decisions % EVERY == 0:
                    found.append(s.copy())
            s.apply(s.now.pick(s, dealer))
    return found


Calls = Callable[[str], list[Callable[[], object]]]


def each(calls_of: Calls, game: str, seconds: float) -> Sample:
    return calls(calls_of(game), seconds)


def copies(game: str) -> list[Callable[[], object]]:
    return [s.copy for s in positions(game)]


def choices(game: str) -> list[Callable[[], object]]:
    return [s.legal for s in positions(game)]


def bids(game: str) -> list[Callable[[], object]]:
    return [s.legal for s in positions(game) if isinstance(s.now, Amount)]


def views(game: str) -> list[Callable[[], object]]:
    return [partial(s.seen_by, s.seat()) for s in positions(game)]


def worlds(game: str) -> list[Callable[[], object]]:
    dealer = Seeded(1)
    return [partial(s.seen_by(s.seat()).imagine, dealer) for s in positions(game)]


def texts(game: str) -> list[Callable[[], object]]:
    return [partial(position.write, GAMES[game], s) for s in positions(game)]


def each_number_of_seats(play: Callable[[str, int, int], int]) -> Mapping[str, Job]:
    """Of the first game at all numbers of seats, of the others at the most."""
    first = {f"{seats} seats": partial(matches, partial(play, FIRST, seats)) for seats in SEATS}
    others = {called(game): partial(matches, partial(play, game, MOST)) for game in OTHERS}
    return {**first, **others}


def each_game(calls_of: Calls) -> Mapping[str, Job]:
    """Of every game at the most seats."""
    return {called(game): partial(each, calls_of, game) for game in GAMES}


def called(game: str) -> str:
    """Name what is measured at the most seats; the first game goes without saying."""
    return f"{MOST} seats" if game == FIRST else f"{game}, {MOST} seats"


JOBS: Jobs = {
    "playout": each_number_of_seats(in_engine),
    "loop": each_number_of_seats(in_loop),
    "batch": {called(game): partial(in_batches, game, rows=True) for game in ENCODED},
    "masks": {called(game): partial(in_batches, game, rows=False) for game in ENCODED},
    "copy": each_game(copies),
    "legal": {**each_game(choices), "4 seats, bids": partial(each, bids, FIRST)},
    "seen_by": each_game(views),
    "imagine": each_game(worlds),
    "text": each_game(texts),
    "greedy": {
        called(game): partial(matches, partial(by_bots, game, MOST), at_once=1) for game in GAMES
    },
}
