"""Instructions a decision, counted by valgrind: unlike times they come out the same every time."""

import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.rounds import BUILDS, COMPILED, OURS, ROOT, environment

# What is counted, and how much of it in two runs: what both have in common falls out.
MATCHES, CALLS = (20, 220), (1, 4)
RUNS = {
    **{f"playout, {seats} seats": MATCHES for seats in (2, 3, 4)},
    **{f"playout, {game}, 4 seats": MATCHES for game in ("monasterium", "monastery")},
    **dict.fromkeys(("copy", "legal", "seen_by", "imagine"), CALLS),
}
QUICK = ("playout, 4 seats",)
TOP = 10
LINE = re.compile(r"^\s*([\d,]+) \(\s*[\d.]+%\)\s+(\S.*)$")
TOTAL = "PROGRAM TOTALS"


@dataclass(frozen=True)
class Count:
    """Instructions a decision or call, whole and in the functions that take the most."""

    what: str
    times: int
    whole: float
    functions: dict[str, float]


def available() -> bool:
    return shutil.which("valgrind") is not None


def command(what: str, amount: int) -> list[str | Path]:
    return [OURS, "-m", "benchmarks.counted", what, str(amount)]


def run(parts: list[str | Path]) -> str:
    path = environment(BUILDS[COMPILED])
    return subprocess.run(
        parts, cwd=ROOT, env=path, stdout=subprocess.PIPE, text=True, check=True
    ).stdout


def costs(what: str, amount: int) -> tuple[int, dict[str, int]]:
    """Run the counted program; give what it did so often, and the instructions by function."""
    with TemporaryDirectory() as folder:
        profile = Path(folder, "profile")
        tool = ["valgrind", "--tool=callgrind", "-q", f"--callgrind-out-file={profile}"]
        done = run([*tool, *command(what, amount)])
        listing = run(["callgrind_annotate", "--threshold=100", "--auto=no", profile])
    found: dict[str, int] = {}
    for line in listing.splitlines():
        if match := LINE.match(line):
            name = TOTAL if TOTAL in line else short(match[2])
            found[name] = found.get(name, 0) + int(match[1].replace(",", ""))
    return int(done), found


def short(name: str) -> str:
    """Take the folders, the object and the compiler's decorations off the name of a function."""
    function = name.partition(" [")[0].rpartition(":")[2]
    return function.removeprefix("CPyDef_").replace("___", ".")


def count(what: str) -> Count:
    few, many = RUNS[what]
    run(command(what, few))  # writes the byte code, so that the first count does not hold that too
    less, before = costs(what, few)
    more, after = costs(what, many)
    times = more - less
    each = {name: (after[name] - before.get(name, 0)) / times for name in after}
    whole = each.pop(TOTAL)
    top = sorted(each, key=lambda name: -each[name])[:TOP]
    return Count(what, times, whole, {name: each[name] for name in top})
