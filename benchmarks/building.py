"""What it takes to compile all of it from nothing, as wheels are made, and how large it gets."""

import os
import resource
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.rounds import OURS, ROOT

NEEDED = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
MOST = 180  # seconds, on two cores


@dataclass(frozen=True)
class Build:
    """Seconds by the clock and of all processors, and the bytes of machine code."""

    seconds: float
    processor: float
    size: int


def children() -> float:
    """Seconds of processor time of all that was run and has ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def build() -> Build:
    """Compile a copy of the sources."""
    with TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src", Path(folder, "src"))
        for name in NEEDED:
            shutil.copy(ROOT / name, folder)
        start, before = perf_counter(), children()
        subprocess.run(
            [OURS, "setup.py", "--quiet", "build_ext", "--build-temp=temp", "--build-lib=lib"],
            cwd=folder,
            env=os.environ | {"CHAPTERHOUSE_COMPILED": "1", "CHAPTERHOUSE_PROFILED": "1"},
            stdout=subprocess.DEVNULL,
            check=True,
        )
        seconds, processor = perf_counter() - start, children() - before
        return Build(
            seconds, processor, sum(so.stat().st_size for so in Path(folder, "lib").rglob("*.so"))
        )


def lines(found: Build) -> Iterator[str]:
    """Say it, and whether it is as quick as is wanted."""
    said = "met" if found.seconds < MOST else "missed"
    yield ""
    yield (
        f"Compiled from nothing in {found.seconds:.0f} s, {found.processor:.0f} s of processor"
        f" time, on {os.cpu_count()} cores; under {MOST} s are wanted: {said}."
        f" Machine code: {found.size / 1e6:.1f} MB."
    )
