"""What RLCard does: its games and their environments are Python."""

from collections.abc import Callable
from copy import deepcopy
from functools import cache, partial
from importlib.metadata import version
from random import Random
from typing import Any

import rlcard

from benchmarks.clock import Jobs, Sample, calls, matches

GAMES = ("uno", "gin-rummy", "leduc-holdem")
CARDS = GAMES[:2]  # the games whose single calls are timed
STOPS = range(5, 65, 5)  # after so many decisions


def about() -> str:
    return f"rlcard {version('rlcard')}"


def make(name: str, seed: int) -> Any:
    return rlcard.make(name, config={"seed": seed})


def play(env: Any, random: Callable[[], float]) -> int:
    """Play one match; tell how many decisions it took."""
    decisions = 0
    state, _ = env.reset()
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(random() * len(legal))])
        decisions += 1
    return decisions


def in_loop(name: str, seconds: float) -> Sample:
    env = make(name, 1)
    return matches(lambda number: play(env, Random(number).random), seconds, at_once=1)


def stopped(name: str, decisions: int) -> Any:
    """An environment after so many decisions, of a second match if one was too short."""
    env, random = make(name, decisions), Random(decisions).random
    state, _ = env.reset()
    for _ in range(decisions):
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(random() * len(legal))])
        if env.is_over():
            state, _ = env.reset()
    return env


@cache
def positions(name: str) -> list[Any]:
    return [stopped(name, decisions) for decisions in STOPS]


def copy(env: Any) -> Callable[[], object]:
    return partial(deepcopy, env.game)


def legal(env: Any) -> Callable[[], object]:
    return env._get_legal_actions  # type: ignore[no-any-return]  # noqa: SLF001 - it offers no other way


def view(env: Any) -> Callable[[], object]:
    return partial(env.get_state, env.get_player_id())


def timed(call_of: Callable[[Any], Callable[[], object]], name: str, seconds: float) -> Sample:
    return calls([call_of(env) for env in positions(name)], seconds)


JOBS: Jobs = {
    "loop": {name: partial(in_loop, name) for name in GAMES},
    "copy": {f"{name}, deepcopy": partial(timed, copy, name) for name in CARDS},
    "legal": {f"{name}, legal actions": partial(timed, legal, name) for name in CARDS},
    "seen_by": {f"{name}, get_state": partial(timed, view, name) for name in CARDS},
}
