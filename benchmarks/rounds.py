"""Rounds: in each of them every job has its turn once, so that a busy minute falls on all alike."""

import json
import os
import subprocess
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.clock import Sample

ROOT = Path(__file__).resolve().parent.parent
OURS, PEERS, CATAN = (
    ROOT / venv / "bin/python" for venv in (".venv", ".venv-bench", ".venv-catan")
)
COMPILED, PURE = "chapterhouse, compiled", "chapterhouse, pure"
BUILDS = {COMPILED: ROOT / "build/profiled", PURE: ROOT / "src"}  # compiled as in the wheels
WARM_UP = 0.02


class Worker:
    """A process that measures, with an interpreter and a path of its own."""

    def __init__(self, name: str, python: Path, module: str, path: Path | None = None) -> None:
        """Start it and hear what it offers."""
        self.name = name
        self.process = subprocess.Popen(
            [python, "-m", "benchmarks.worker", module],
            cwd=ROOT,
            env=environment(path),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.about, offers = self._answer()
        self.offers: list[tuple[str, str]] = [(group, name) for group, name in offers]

    def _answer(self) -> tuple[str, list[list[str]]]:
        """Read the introduction."""
        about, offers = json.loads(self._line())
        return about, offers

    def _line(self) -> str:
        """Read a line. Raises RuntimeError if the worker is gone."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.name} ended with {self.process.wait()}")
        return line

    def measure(self, group: str, name: str, seconds: float) -> Sample:
        """Run one of the jobs it offers."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([group, name, seconds]) + "\n")
        self.process.stdin.flush()
        return Sample(**json.loads(self._line()))

    def close(self) -> None:
        """Send it home."""
        self.process.communicate()


@dataclass
class Job:
    """What is measured, of what, by whom; and what came out, a sample a round."""

    worker: Worker
    group: str
    name: str
    samples: list[Sample] = field(default_factory=list)

    @property
    def who(self) -> str:
        """Whose speed it is."""
        return f"{self.worker.name}, {self.name}"

    @property
    def title(self) -> str:
        """What is measured, and of whom."""
        return f"{self.group}: {self.who}"

    def run(self, seconds: float) -> Sample:
        """Do it once."""
        return self.worker.measure(self.group, self.name, seconds)


def environment(path: Path | None) -> dict[str, str]:
    """The same for every run, so that sets are walked in the same order."""
    return os.environ | {"PYTHONPATH": str(path or ""), "PYTHONHASHSEED": "0"}


def workers() -> list[Worker]:
    """Start all of them. Raises RuntimeError if there is no compiled build."""
    builds = [Worker(name, OURS, "ours", path) for name, path in BUILDS.items()]
    if builds[0].about != "machine code":
        raise RuntimeError("build/profiled is not there: CHAPTERHOUSE_PROFILED=1 scripts/compile")
    peers = [
        Worker("OpenSpiel", PEERS, "spiel"),
        Worker("RLCard", PEERS, "rlcards"),
        Worker("PettingZoo", PEERS, "classics"),
    ]
    catan = [Worker("fastcatan", CATAN, "catan")] if CATAN.exists() else []
    return [*builds, *peers, *catan]


def jobs(staff: Iterable[Worker], wanted: str) -> list[Job]:
    """All jobs on offer whose titles hold this."""
    offered = [Job(worker, *offer) for worker in staff for offer in worker.offers]
    return [job for job in offered if wanted in job.title]


def measure(listed: list[Job], rounds: int, seconds: float, tell: Callable[[str], None]) -> None:
    """Warm up, then give each job its turn in each round."""
    for job in listed:
        tell(f"warming up, {job.title}")
        job.run(WARM_UP)
    for number in range(1, rounds + 1):
        for job in listed:
            tell(f"round {number} of {rounds}, {job.title}")
            job.samples.append(job.run(seconds))
