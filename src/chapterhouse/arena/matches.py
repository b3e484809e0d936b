"""Matches between bots: one played to its end, and many side by side."""

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from multiprocessing import get_context
from os import cpu_count
from typing import Final, TypeVar

from chapterhouse.bots.watch import Watch
from chapterhouse.core.dealer import Dealer
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State
from chapterhouse.play.player import Player, choice

AT_ONCE: Final = 4  # matches a worker takes at a time

M = TypeVar("M")
R = TypeVar("R")


def play_out(
    s: State, players: Sequence[Player], dealer: Dealer, watches: Sequence[Watch] = ()
) -> int:
    """Play a game to its end, without a record; tell how often a player was asked."""
    plies = decisions = known = 0
    told: list[Event] = []
    s.journal = told
    while not s.over():
        if s.seat() == CHANCE:
            s.apply(dealer.outcome(s, plies))
        else:
            decisions += _choose(s, players[s.seat()], told, watches)
        for event in told[known:]:
            for watch in watches:
                watch.told(s, event)
        known = len(told)
        plies += 1
    for watch in watches:
        watch.ended(s)
    return decisions


def _choose(s: State, player: Player, told: list[Event], watches: Sequence[Watch]) -> bool:
    """Let a player choose; tell whether there was a choice."""
    seat, legal = s.seat(), s.legal()
    action = legal[0] if len(legal) == 1 else choice(player, s.seen_by(seat), told)
    for watch in watches:
        if seat == watch.seat:
            watch.chosen(s, action)
    s.play(action)
    return len(legal) > 1


class Crew:
    """Whoever plays the matches: this process, or several beside it."""

    def __init__(self, jobs: int, matches: int, stack: ExitStack) -> None:
        """Call in so many processes, if there are that many processors and matches; they go when
        the stack is closed.
        """
        workers = min(jobs, cpu_count() or 1, matches)  # more of them would only wait
        self._pool = None
        if workers > 1:
            # spawned, they are alike on every system; what is typed to interrupt is for this one
            ignore = (signal.SIGINT, signal.SIG_IGN)
            pool = get_context("spawn").Pool(workers, signal.signal, ignore)
            self._pool = stack.enter_context(pool)

    def results(self, play: Callable[[M], R], matches: Iterable[M]) -> Iterator[R]:
        """Play these matches; give what comes of them, in their order."""
        if self._pool is None:
            return map(play, matches)
        return self._pool.imap(play, matches, chunksize=AT_ONCE)


def resumed(
    play: Callable[[M], R], matches: Sequence[M], crew: Crew, known: Sequence[R]
) -> Iterator[R]:
    """Give what is known of the first matches, then play the others."""
    yield from known[: len(matches)]
    yield from crew.results(play, matches[len(known) :])
