#!/usr/bin/env python3
"""Solves a small Biblios by Deep CFR of OpenSpiel, and measures the strategy against chance.

    pip install "chapterhouse[openspiel]" torch
    python examples/deep_cfr.py

The whole box, but one turn of the gift phase for each of two players, and bids only of what
somebody has: some hundred positions for each deal. docs/guides/train-an-agent.md explains it.
"""

import argparse
import time
from random import Random

import numpy as np
import pyspiel
import torch
from open_spiel.python.pytorch.deep_cfr import DeepCFRSolver

from chapterhouse.adapters.openspiel import SPIEL_GAMES

OPTIONS = {"bidding": "honest"}
BOX = {"setup.turns": [2, 18, 16], "setup.cards-out-unseen": [75, 12, 7]}  # for 2, 3, 4 players


def wins(game: pyspiel.Game, solver: DeepCFRSolver, matches: int) -> list[float]:
    """Play against somebody who takes any action, from both seats; tell what each match brought."""
    random, brought = Random(1), []
    for number in range(matches):
        state, seat = game.new_initial_state(), number % 2
        while not state.is_terminal():
            if state.is_chance_node():
                odds = dict(state.chance_outcomes())
            elif state.current_player() == seat:
                odds = solver.action_probabilities(state)
            else:
                odds = dict.fromkeys(state.legal_actions(), 1)
            state.apply_action(random.choices(list(odds), list(odds.values()))[0])
        brought.append((state.returns()[seat] + 1) / 2)
    return brought


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--iterations", type=int, default=4)
    parser.add_argument("--traversals", type=int, default=20, help="for each player and iteration")
    given = parser.parse_args()
    torch.set_num_threads(1)  # networks so small are not worth a second one
    np.random.seed(1)  # noqa: NPY002 - the solver draws from there
    game = SPIEL_GAMES["biblios"](OPTIONS, BOX)
    start, spent = time.monotonic(), time.process_time()
    solver = DeepCFRSolver(
        game,
        policy_network_layers=(128, 128),
        advantage_network_layers=(128, 128),
        num_iterations=given.iterations,
        num_traversals=given.traversals,
        learning_rate=1e-3,
        batch_size_advantage=1024,
        batch_size_strategy=1024,
        memory_capacity=50_000,
        advantage_network_train_steps=100,
        policy_network_train_steps=500,
    )
    solver.solve()
    minutes, busy = (time.monotonic() - start) / 60, (time.process_time() - spent) / 60
    brought = wins(game, solver, 400)
    error = 1.96 * np.std(brought) / len(brought) ** 0.5
    print(
        f"after {minutes:.1f} minutes, {busy:.1f} of a core: {np.mean(brought):.1%} ± {error:.1%}"
    )


if __name__ == "__main__":
    main()
