"""What PettingZoo's classic games do: one match at a time, each decision with its row and mask."""

from functools import cache, partial
from importlib.metadata import version
from random import Random
from time import process_time
from types import ModuleType
from typing import Any

from pettingzoo.classic import connect_four_v3, tictactoe_v3

from benchmarks.clock import Jobs, Sample

GAMES: dict[str, ModuleType] = {"tictactoe_v3": tictactoe_v3, "connect_four_v3": connect_four_v3}


def about() -> str:
    return f"PettingZoo {version('pettingzoo')}"


@cache
def environment(name: str) -> Any:
    """Make an environment as it is, without the usual wrappers: with them it is half as fast."""
    return GAMES[name].raw_env()


def play(env: Any, seed: int) -> tuple[int, float]:
    """Play one match at random; tell its decisions and how long they took, choices apart."""
    random, decisions, spent = Random(seed).random, 0, 0.0
    start = process_time()
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        spent += process_time() - start
        action = None
        if not (over or cut):
            legal = seen["action_mask"].nonzero()[0]
            action = int(legal[int(random() * len(legal))])
            decisions += 1
        start = process_time()
        env.step(action)
    return decisions, spent + process_time() - start


def in_loop(name: str, seconds: float) -> Sample:
    done, played, spent, env = 0, 0, 0.0, environment(name)
    while spent < seconds:
        decisions, took = play(env, played)
        done += decisions
        played += 1
        spent += took
    return Sample(done, played, spent)


JOBS: Jobs = {"batch": {name: partial(in_loop, name) for name in GAMES}}
