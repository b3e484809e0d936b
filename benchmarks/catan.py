"""What fastcatan does: Catan in C++, many matches in one call, each step with its masks."""

import os

os.environ["OMP_NUM_THREADS"] = "1"  # before it is loaded: all is measured on one core

from functools import cache
from importlib.metadata import version
from time import process_time
from typing import Any

import fastcatan
import numpy as np

from benchmarks.clock import Jobs, Sample

TOGETHER = 1024  # matches of a batch: it is as fast with 256


def about() -> str:
    return f"fastcatan {version('fastcatan')}"


class Table:
    """Matches side by side, with the buffers that steps are read from and written to."""

    def __init__(self) -> None:
        self.games = fastcatan.BatchedEnv(TOGETHER, seed=1)
        self.games.reset()
        self.masks = np.zeros((TOGETHER, fastcatan.MASK_WORDS), np.uint64)
        self.ended = np.zeros(TOGETHER, np.uint8)
        self.random = np.random.default_rng(1)
        self.games.write_masks(self.masks)

    def choose(self) -> Any:
        """Choose an id for each match, all legal ones as likely."""
        bits = np.unpackbits(self.masks.view(np.uint8), axis=1, bitorder="little")
        return (bits * self.random.random(bits.shape)).argmax(axis=1).astype(np.uint32)

    def step(self, ids: Any) -> None:
        self.games.step_autoreset(ids, self.ended)
        self.games.write_masks(self.masks)


@cache
def table() -> Table:
    return Table()


def in_batches(seconds: float) -> Sample:
    """Answer at random in all of them; to choose is not counted."""
    done, spent, games = 0, 0.0, table()
    while spent < seconds:
        ids = games.choose()
        start = process_time()
        games.step(ids)
        spent += process_time() - start
        done += TOGETHER
    return Sample(done, 0, spent)


JOBS: Jobs = {"masks": {"4 seats": in_batches}}
