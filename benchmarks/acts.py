"""Instructions of an act with the positions that follow, counted on the server by valgrind: unlike
times they come out alike on a busy machine.

  python -m benchmarks.acts --build build/compiled

What is counted lies between two moments while the crowd plays: no start, no table that is opened.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks.instructions import available
from benchmarks.load import Players, Server

RATE: Final = 4.0  # acts a second: valgrind makes the server fifty times slower
BEFORE: Final = 200  # acts that are not counted: catalogues are read, sentences are written
TOTAL: Final = re.compile(r"^totals: (\d+)", re.MULTILINE)


def told(server: Server, *order: str) -> None:
    """Tell valgrind something."""
    command = ["callgrind_control", *order, str(server.number)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


@contextmanager
def opened(asked: argparse.Namespace, folder: Path) -> Iterator[tuple[Server, Players]]:
    """Have a server under valgrind, with tables at which acts have been played."""
    tool = ["valgrind", "--tool=callgrind", "-q", "--instr-atstart=no"]
    tool.append(f"--callgrind-out-file={folder / 'profile'}")
    server = Server(f"{folder}/tables.db", asked.build, tool)
    settings = {"games": asked.games.split(","), "seed": 1, "mixed": False, "spread": False}
    crowd = Players(settings | {"addresses": [server.address], "length": 0})
    try:
        crowd.do(do="open", tables=asked.tables)
        crowd.do(do="play", rate=RATE, seconds=BEFORE / RATE)
        yield server, crowd
    finally:
        crowd.leave()
        server.kill()


def counted(asked: argparse.Namespace, folder: Path) -> tuple[int, int]:
    """Count acts, and instructions."""
    with opened(asked, folder) as (server, crowd):
        told(server, "--instr=on")
        acts = len(crowd.do(do="play", rate=RATE, seconds=asked.acts / RATE)["took"])
        told(server, "--instr=off")
        told(server, "--dump")
    profile = Path(asked.keep or folder / "counted")
    max(folder.glob("profile.*")).rename(profile)
    found = TOTAL.search(profile.read_text("utf-8", "replace"))
    return acts, int(found[1]) if found else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=16, help="with four seats each")
    parser.add_argument("--acts", type=int, default=400, help="that are counted")
    parser.add_argument("--games", default="biblios", help="one or more, with commas between")
    parser.add_argument("--build", default="src", help="src, or build/compiled")
    parser.add_argument("--keep", default="", help="a file for the profile (callgrind_annotate)")
    asked = parser.parse_args()
    if not available():
        sys.exit("this needs valgrind")
    with TemporaryDirectory() as folder:
        acts, instructions = counted(asked, Path(folder))
    print(f"{instructions / acts / 1e6:.2f} million instructions an act, of {acts}")


if __name__ == "__main__":
    main()
