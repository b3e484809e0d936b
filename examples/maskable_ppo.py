#!/usr/bin/env python3
"""Trains an agent by MaskablePPO of sb3-contrib against a bot, and measures it in our arena.

    pip install "chapterhouse[rl]" sb3-contrib
    python examples/maskable_ppo.py biblios
    chapterhouse duel examples.maskable_ppo:Learned 3 --game biblios --games 200

docs/guides/train-an-agent.md explains it, and has the figures.
"""

import argparse
import time
from functools import cache
from pathlib import Path

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import chapterhouse
from chapterhouse.adapters.agent import Agent
from chapterhouse.adapters.arrays import Bytes, Mask
from chapterhouse.adapters.gymnasium import SeatEnv

TABLES = 64  # matches side by side


def path(game: str) -> Path:
    """Tell where the trained agent of a game is kept."""
    return Path("build/agents", f"{game}.zip")


def train(game: str, opponent: str, steps: int) -> None:
    """Train a new agent for so many of its decisions."""
    start, spent = time.monotonic(), time.process_time()
    env = make_vec_env(SeatEnv, TABLES, seed=1, env_kwargs={"game": game, "opponents": [opponent]})
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        learning_rate=3e-4,
        policy_kwargs={"net_arch": [256, 256]},
        seed=1,
        device="cpu",
    )
    model.learn(steps)
    path(game).parent.mkdir(parents=True, exist_ok=True)
    model.save(path(game))
    minutes, busy = (time.monotonic() - start) / 60, (time.process_time() - spent) / 60
    print(f"{model.num_timesteps:,} steps in {minutes:.1f} minutes, {busy:.1f} of a core")


@cache
def trained(game: str) -> MaskablePPO:
    return MaskablePPO.load(path(game), device="cpu")


class Learned(Agent):
    """The trained agent, as our arena takes bots."""

    def __init__(self, game: str, seed: int) -> None:
        model = trained(game)

        def answer(row: Bytes, mask: Mask) -> int:
            action, _ = model.predict(row, action_masks=mask.astype(bool), deterministic=True)
            return int(action)

        super().__init__(game, answer)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=list(chapterhouse.GAMES))
    parser.add_argument("--against", default="uniform", help="a level, or uniform")
    parser.add_argument("--steps", type=int, default=200_000, help="decisions of the agent")
    given = parser.parse_args()
    torch.set_num_threads(1)  # a network so small is not worth a second one
    train(given.game, given.against, given.steps)
    for opponent in ("uniform", "1", "3"):
        result = chapterhouse.compare(given.game, (Learned, opponent), matches=200)
        print(f"against {opponent}: {result.score:.1%} of the wins", end=" ")
        print(f"({result.low:.1%} to {result.high:.1%})")


if __name__ == "__main__":
    main()
