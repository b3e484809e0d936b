"""What chapterhouse does; PYTHONPATH says which build of it."""

from collections.abc import Callable
from functools import cache, partial
from random import Random

import chapterhouse.core.state
from benchmarks.clock import Job, Jobs, Sample, calls, matches
from chapterhouse.core.state import State
from chapterhouse.core.step import Amount
from chapterhouse.games import GAMES
from chapterhouse.judges import bot
from chapterhouse.play import position
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.playout import playout

GAME = "biblios"
SEATS = (2, 3, 4)
MOST = SEATS[-1]
DEALS, EVERY = 40, 7  # positions: every so many decisions of so many random matches


def about() -> str:
    """Which build this is."""
    file = chapterhouse.core.state.__file__
    return "Python" if file.endswith(".py") else "machine code"


def in_engine(seats: int, number: int) -> int:
    return int(playout(GAMES[GAME].begin(seats, {}), Seeded(number)))


def in_loop(seats: int, number: int) -> int:
    """Play as one would from outside: ask what is legal, choose, apply."""
    random, dealer = Random(number).random, Seeded(number)
    s = GAMES[GAME].begin(seats, {})
    decisions = 0
    while not s.over():
        if s.now.chance:
            s.apply(s.now.pick(s, dealer))
        else:
            legal = s.legal()
            s.apply(legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def by_bots(seats: int, number: int) -> int:
    """Let greedy bots play from their views; forced moves are neither asked nor counted."""
    dealer = Seeded(number)
    players = [bot("greedy", GAME, number * seats + seat) for seat in range(seats)]
    s = GAMES[GAME].begin(seats, {})
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
def positions() -> list[State]:
    """Positions where a player decides, from the whole of random matches."""
    found: list[State] = []
    for number in range(DEALS):
        s, dealer, decisions = GAMES[GAME].begin(MOST, {}), Seeded(number), 0
        while not s.over():
            if not s.now.chance:
                decisions += 1
                if decisions % EVERY == 0:
                    found.append(s.copy())
            s.apply(s.now.pick(s, dealer))
    return found


def each(calls_of: Callable[[], list[Callable[[], object]]], seconds: float) -> Sample:
    return calls(calls_of(), seconds)


def copies() -> list[Callable[[], object]]:
    return [s.copy for s in positions()]


def choices() -> list[Callable[[], object]]:
    return [s.legal for s in positions()]


def bids() -> list[Callable[[], object]]:
    return [s.legal for s in positions() if isinstance(s.now, Amount)]


def views() -> list[Callable[[], object]]:
    return [partial(s.seen_by, s.seat()) for s in positions()]


def worlds() -> list[Callable[[], object]]:
    dealer = Seeded(1)
    return [partial(s.seen_by(s.seat()).imagine, dealer) for s in positions()]


def texts() -> list[Callable[[], object]]:
    return [partial(position.write, GAMES[GAME], s) for s in positions()]


def each_number_of_seats(play: Callable[[int, int], int]) -> dict[str, Job]:
    return {f"{seats} seats": partial(matches, partial(play, seats)) for seats in SEATS}


JOBS: Jobs = {
    "playout": each_number_of_seats(in_engine),
    "loop": each_number_of_seats(in_loop),
    "copy": {"4 seats": partial(each, copies)},
    "legal": {"4 seats": partial(each, choices), "4 seats, bids": partial(each, bids)},
    "seen_by": {"4 seats": partial(each, views)},
    "imagine": {"4 seats": partial(each, worlds)},
    "text": {"4 seats": partial(each, texts)},
    "greedy": {"4 seats": partial(matches, partial(by_bots, MOST), at_once=1)},
}
