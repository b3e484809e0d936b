"""The report: where it was measured, and a table for each thing that was."""

import os
import platform
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from benchmarks import goals
from benchmarks.goals import multiple, ratios
from benchmarks.instructions import Count
from benchmarks.rounds import BUILDS, Job, Worker

TITLES = {
    "playout": "Random play in the engine, decisions/s",
    "loop": "Random play through a loop in Python, decisions/s",
    "batch": "Random steps in a batch, with rows and masks, steps/s",
    "masks": "Random steps in a batch, with masks alone, steps/s",
    "greedy": "Greedy bots, decisions/s",
    "copy": "copy, ns",
    "legal": "legal, ns",
    "seen_by": "seen_by, ns",
    "imagine": "imagine, ns",
    "text": "position as text, ns",
}
SPEEDS = ("playout", "loop", "batch", "masks", "greedy")  # the others are times of one call
MEASURE = "4 seats"  # what ratios are ratios to
BUSY = 0.5  # processes a core; with more, times are too long and ratios still about right


def load() -> float:
    """How many processes wanted a core in the last minute."""
    return os.getloadavg()[0]


def processor() -> str:
    info = Path("/proc/cpuinfo")
    if not info.exists():
        return platform.processor() or platform.machine()
    names = [line for line in info.read_text("utf-8").splitlines() if "model name" in line]
    return names[0].partition(": ")[2] if names else platform.machine()


def machine() -> dict[str, str]:
    """Where and when; to be asked before the measuring begins."""
    if load() > BUSY * (os.cpu_count() or 1):
        print(f"the machine is busy (load {load():.1f}): trust ratios, not times", file=sys.stderr)
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "processor": f"{processor()}, {os.cpu_count()} cores",
        "system": platform.system() + " " + platform.machine(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "load": f"{load():.1f}",
    }


def values(job: Job) -> list[float]:
    """A number a round: a rate, or the time of a call in ns."""
    rates = [sample.rate for sample in job.samples]
    return rates if job.group in SPEEDS else [1e9 / rate for rate in rates]


def times(ours: Job | None, job: Job) -> str:
    """How many times as fast ours is: the median of the ratios within a round."""
    if ours is None or ours.worker is job.worker:
        return ""
    return multiple(median(ratios(ours, job)))


def table(group: str, jobs: list[Job]) -> Iterator[str]:
    """One thing that was measured: ours first, then the peers."""
    measures = {job.worker.name: job for job in jobs if job.name == MEASURE}
    yield ""
    heads = ("median", "least", "most", "matches/s", "compiled is", "pure is")
    yield f"{TITLES[group]:<52}" + "".join(f"{head:>13}" for head in heads)
    for job in jobs:
        found = values(job)
        matches = median([sample.matches / sample.seconds for sample in job.samples])
        numbers = [*(f"{n:,.0f}" for n in (median(found), min(found), max(found)))]
        numbers += [f"{matches:,.0f}" if matches else ""]
        numbers += [times(measures.get(build), job) for build in BUILDS]
        yield job.who.ljust(52) + "".join(f"{n:>13}" for n in numbers)


def lines(
    where: dict[str, str], staff: list[Worker], jobs: list[Job], counts: list[Count]
) -> Iterator[str]:
    """All of it, for people."""
    yield from (f"{name:<10} {value}" for name, value in where.items())
    yield from (f"{worker.name}: {worker.about}" for worker in staff)
    for group in TITLES:
        if listed := [job for job in jobs if job.group == group]:
            yield from table(group, listed)
    yield from goals.table(jobs)
    yield from instructions(counts)


def instructions(counts: Iterable[Count]) -> Iterator[str]:
    for found in counts:
        yield ""
        yield f"Instructions, compiled, {found.what}: {found.whole:,.1f}"
        for name, each in found.functions.items():
            yield f"{each:>10,.1f}  {each / found.whole:>4.0%}  {name}"


def record(
    where: dict[str, str], staff: list[Worker], jobs: list[Job], counts: list[Count]
) -> dict[str, object]:
    """The same for machines: every sample of every round."""
    measured = [
        {
            "what": job.group,
            "whose": job.worker.name,
            "of": job.name,
            "unit": "decisions/s" if job.group in SPEEDS else "ns",
            "median": median(values(job)),
            "samples": [asdict(sample) for sample in job.samples],
        }
        for job in jobs
    ]
    return {
        "machine": where,
        "workers": {worker.name: worker.about for worker in staff},
        "measured": measured,
        "instructions": [asdict(found) for found in counts],
    }
