"""Crews: whoever plays many matches, this process, several beside it, or a cluster."""

import signal
import sys
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from itertools import islice
from multiprocessing import get_context
from multiprocessing.pool import Pool
from os import cpu_count
from typing import Final, Protocol, TypeVar

AT_ONCE: Final = 4  # matches a process takes at a time
MOST: Final = 60 if sys.platform == "win32" else 10_000  # processes: there nobody can wait for more

M = TypeVar("M")
R = TypeVar("R")
T = TypeVar("T", bound=Hashable)


class Crew(Protocol):
    """Whoever plays."""

    def results(self, play: Callable[[M], R], matches: Iterable[M]) -> Iterator[R]:
        """Play these matches; give what comes of them, in their order."""


Jobs = int | Crew  # so many processes, or a crew that is there already


class Alone:
    """The process that asks."""

    def results(self, play: Callable[[M], R], matches: Iterable[M]) -> Iterator[R]:
        return map(play, matches)


class Processes:
    """Several processes beside this one."""

    def __init__(self, pool: Pool) -> None:
        self._pool: Final = pool

    def results(self, play: Callable[[M], R], matches: Iterable[M]) -> Iterator[R]:
        return self._pool.imap(play, matches, chunksize=AT_ONCE)


def called(jobs: Jobs, matches: int, stack: ExitStack) -> Crew:
    """Call in so many processes, if there are that many processors and matches; they go when the
    stack is closed. A crew that is there already stays.
    """
    if not isinstance(jobs, int):
        return jobs
    workers = min(jobs, cpu_count() or 1, matches, MOST)  # more of them would only wait
    if workers <= 1:
        return Alone()
    # spawned, they are alike on every system; what is typed to interrupt is for this one
    ignore = (signal.SIGINT, signal.SIG_IGN)
    return Processes(stack.enter_context(get_context("spawn").Pool(workers, signal.signal, ignore)))


def resumed(
    play: Callable[[M], R], matches: Sequence[M], crew: Crew, known: Sequence[R]
) -> Iterator[R]:
    """Give what is known of the first matches, then play the others."""
    yield from known[: len(matches)]
    yield from crew.results(play, matches[len(known) :])


def in_order(
    matches: Iterable[M],
    begin: Callable[[M], T],
    ended: Callable[[list[T]], list[tuple[T, R]]],
    room: Callable[[], int],
) -> Iterator[R]:
    """Have matches played elsewhere, and give what comes of them in their order.

    `begin` sends one away, `ended` waits for some of those that are under way and fetches what came
    of them, `room` tells how many may be away. One that is over and waits for an earlier one counts
    as away: memory does not grow with the number of matches.
    """
    waiting, away, over = iter(matches), dict[T, int](), dict[int, R]()
    begun = given = 0
    while True:
        for match in islice(waiting, max(0, room() - (begun - given))):
            away[begin(match)] = begun
            begun += 1
        if given == begun:
            return
        while given not in over:
            for task, result in ended(list(away)):
                over[away.pop(task)] = result
        yield over.pop(given)
        given += 1
