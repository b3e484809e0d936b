"""What OpenSpiel does: its games are C++, played from Python as ours are, or by its own bots."""

from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import version
from itertools import accumulate
from random import Random
from statistics import median
from time import process_time
from typing import Any

import pyspiel

from benchmarks.clock import Jobs, Sample, calls, matches

CARDS = ("hearts", "euchre", "gin_rummy")  # the games whose single calls are timed
THROUGH_PYTHON = ("hearts", "euchre", "oh_hell", "gin_rummy", "leduc_poker", "tic_tac_toe")
IN_CPP = ("hearts", "euchre", "oh_hell")
DEALS, EVERY = 10, 7  # positions: every so many decisions of so many random matches
SEARCHES = 2  # simulations of one search; a rollout is made after each
FEW, LENGTHS, PAIRS = 10, 300, 3


def about() -> str:
    return f"open_spiel {version('open_spiel')}"


def deal(s: Any, random: Callable[[], float]) -> None:
    """Let chance answer."""
    outcomes = s.chance_outcomes()
    r = random()
    for (action, _), total in zip(outcomes, accumulate(p for _, p in outcomes), strict=True):
        if r < total:
            s.apply_action(action)
            return
    s.apply_action(outcomes[-1][0])


def play_on(s: Any, random: Callable[[], float]) -> int:
    """Play random legal actions to the end; tell how many of them were decisions of players."""
    decisions = 0
    while not s.is_terminal():
        if s.is_chance_node():
            deal(s, random)
        else:
            legal = s.legal_actions()
            s.apply_action(legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def in_loop(name: str, seconds: float) -> Sample:
    game = pyspiel.load_game(name)
    return matches(lambda n: play_on(game.new_initial_state(), Random(n).random), seconds)


@cache
def root(name: str) -> tuple[Any, float]:
    """The first decision of a match, and how many decisions follow on average."""
    s, random = pyspiel.load_game(name).new_initial_state(), Random(3).random
    while s.is_chance_node():
        deal(s, random)
    return s, sum(play_on(s.clone(), random) for _ in range(LENGTHS)) / LENGTHS


def search(name: str, rollouts: int) -> float:
    """Time a search in C++ with so many random rollouts at each of its simulations."""
    start, _ = root(name)
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
    bot = pyspiel.MCTSBot(start.get_game(), evaluator, 2.0, SEARCHES, 1000, False, 42, False)  # noqa: FBT003 - it takes no names
    before = process_time()
    bot.step(start)
    return process_time() - before


@cache
def enough(name: str, seconds: float) -> int:
    """So many rollouts that a search takes about this long."""
    rollouts = 50
    while (spent := search(name, rollouts)) < seconds / 2:
        rollouts *= 2
    return max(FEW, int(rollouts * seconds / spent))


def in_cpp(name: str, seconds: float) -> Sample:
    """Rollouts inside the engine: what many cost more than few, without deal and search."""
    many = enough(name, seconds / PAIRS)
    few = many // FEW
    spent = median([search(name, many) - search(name, few) for _ in range(PAIRS)])
    played = SEARCHES * (many - few)
    return Sample(round(played * root(name)[1]), played, spent)


@cache
def positions(name: str) -> list[Any]:
    """Positions where a player decides, from the whole of random matches."""
    found = []
    for number in range(DEALS):
        s, random, decisions = pyspiel.load_game(name).new_initial_state(), Random(number).random, 0
        while not s.is_terminal():
            if s.is_chance_node():
                deal(s, random)
                continue
            decisions += 1
            if decisions % EVERY == 0:
                found.append(s.clone())
            legal = s.legal_actions()
            s.apply_action(legal[int(random() * len(legal))])
    return found


def clone(s: Any) -> Callable[[], object]:
    return s.clone  # type: ignore[no-any-return]


def legal_actions(s: Any) -> Callable[[], object]:
    return s.legal_actions  # type: ignore[no-any-return]


def information(s: Any) -> Callable[[], object]:
    """What a player knows, as text: its tensor takes ten times as long."""
    return partial(s.information_state_string, s.current_player())


def resample(s: Any) -> Callable[[], object]:
    return partial(s.resample_from_infostate, s.current_player(), Random(1).random)


def timed(call_of: Callable[[Any], Callable[[], object]], name: str, seconds: float) -> Sample:
    return calls([call_of(s) for s in positions(name)], seconds)


JOBS: Jobs = {
    "playout": {f"{name}, C++": partial(in_cpp, name) for name in IN_CPP},
    "loop": {name: partial(in_loop, name) for name in THROUGH_PYTHON},
    "copy": {f"{name}, clone": partial(timed, clone, name) for name in CARDS},
    "legal": {f"{name}, legal_actions": partial(timed, legal_actions, name) for name in CARDS},
    "seen_by": {f"{name}, information state": partial(timed, information, name) for name in CARDS},
    "imagine": {f"{name}, resample": partial(timed, resample, name) for name in CARDS},
}
