"""A cluster of Ray: many machines that play whole matches. Needs ray."""

import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from functools import cache
from importlib.metadata import version
from typing import Any, Final, TypeVar

from chapterhouse.arena.extras import needing

with needing("cluster"):
    import ray
    from ray.exceptions import RayError, RayTaskError

from chapterhouse.arena.crew import in_order
from chapterhouse.core.rule import Malformed
from chapterhouse.games import GAMES

LIVES: Final = 6  # a match whose process was lost so often is not begun again
PATIENCE: Final = 10  # seconds until an address has answered
AWAY: Final = 4  # matches that are sent to each processor: one is played, the others wait

M = TypeVar("M")
R = TypeVar("R")


class Cluster:
    """A crew of whoever is in a cluster; who leaves it or joins it may do so at any moment.

    Ray begins a match anew whose process or machine is lost. What has come back stays: each match
    comes back once, and the same luck gives the same result wherever it is played.
    """

    def __init__(self, address: str, stack: ExitStack) -> None:
        """Join a cluster, until the stack is closed. Raises Malformed if there is none."""
        self.address: Final = address
        try:
            reached(address)
            ray.init(address, log_to_driver=False, logging_level="error")
        except (OSError, RuntimeError, ValueError, RayError) as problem:
            raise self._missing(problem) from problem
        stack.callback(ray.shutdown)

    def results(self, play: Callable[[M], R], matches: Iterable[M]) -> Iterator[R]:
        """Play these matches; give what comes of them, in their order.

        Raises Malformed where others have another release, or the cluster is lost.
        """
        there = ray.remote(max_retries=LIVES - 1)(_played)
        try:
            yield from in_order(
                matches, lambda match: there.remote(play, match), self._ended, self._room
            )
        except RayTaskError as problem:
            raise problem.cause from problem
        except RayError as problem:
            raise self._missing(problem) from problem

    def _ended(self, away: list[Any]) -> list[tuple[Any, Any]]:
        """Wait for a match to end; fetch what came of it, before its machine can be lost."""
        ready, _ = ray.wait(away)
        found = []
        for task, (other, result) in zip(ready, ray.get(ready), strict=True):
            if other != engine():
                raise Malformed(
                    "other-engine",
                    "{address} has {other}, here is {engine}; both must be the same",
                    {"address": self.address, "other": other, "engine": engine()},
                )
            found.append((task, result))
        return found

    def _room(self) -> int:
        """Tell how many matches may be away now."""
        return AWAY * max(1, int(ray.cluster_resources().get("CPU", 0)))

    def _missing(self, problem: Exception) -> Malformed:
        return Malformed(
            "no-cluster",
            "no cluster plays at {address}: {problem}",
            {"address": self.address, "problem": str(problem).partition("\n")[0]},
        )


def reached(address: str) -> None:
    """Raise OSError for an address where nobody is: Ray would ask there for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _played(play: Callable[[M], R], match: M) -> tuple[str, R]:
    """Play a match on a machine of the cluster; tell by which engine."""
    return engine(), play(match)


@cache
def engine() -> str:
    """Tell what the result of a match depends on, besides its luck."""
    games = [f"{game.name}/{game.revision} {game.edition}" for game in GAMES.values()]
    return f"{version('chapterhouse')} ({', '.join(games)})"
