"""Load: many tables on one server, with a socket on every seat, played by a crowd.

Run by `make load`. The server and the crowd are processes of their own; what the server takes of
the processor and of memory is read from /proc, so this needs Linux.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from benchmarks import forward, report

ROOT: Final = Path(__file__).resolve().parent.parent
TICKS: Final = os.sysconf("SC_CLK_TCK")
WRITING: Final = 1.0  # seconds, straight into the store
MB: Final = 1024
LOOKS: Final = 6  # at memory, while the crowd plays, if that is long enough
LOOK: Final = 5.0  # seconds between two
POSITIONS: Final = 8  # that onlookers are sent, until it is told what they take of memory


class Server:
    """The server: started on one store and one port, killed, and started again."""

    def __init__(self, store: str, build: str, tool: Sequence[str] = ()) -> None:
        """Start it under a tool that looks on, if there is one."""
        self.store: Final = store
        self._tool: Final = tool
        self._path: Final = str(ROOT / build)
        self._port = 0
        self.address = ""
        self.start()

    def start(self) -> None:
        """Start it, and wait until it can be reached."""
        server = [sys.executable, "-m", "benchmarks.server", self.store, str(self._port)]
        self._process = subprocess.Popen(
            [*self._tool, *server],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": f"{self._path}{os.pathsep}{ROOT}"},
        )
        assert self._process.stdout
        self.address = self._process.stdout.readline().strip()
        self._port = int(self.address.rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        """End it without a warning."""
        self._process.kill()
        self._process.wait()

    @property
    def number(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def processor(self) -> float:
        """How many seconds of a core it has taken."""
        text = Path(f"/proc/{self._process.pid}/stat").read_text("ascii")
        fields = text.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> float:
        """What it has in memory, in MB."""
        lines = Path(f"/proc/{self._process.pid}/status").read_text("ascii").splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / MB


class Servers:
    """Several servers on one store, taken together."""

    def __init__(self, store: str, build: str, number: int) -> None:
        self.store: Final = store
        self.all: Final = [Server(store, build) for _ in range(number)]

    def start(self) -> None:
        """Start all of them again."""
        for server in self.all:
            server.start()

    def kill(self) -> None:
        """End all of them without a warning."""
        for server in self.all:
            server.kill()

    @property
    def processor(self) -> float:
        """How many seconds of a core they have taken."""
        return sum([server.processor for server in self.all])

    @property
    def memory(self) -> float:
        """What they have in memory, in MB."""
        return sum([server.memory for server in self.all])


class Players:
    """The crowd, as seen from here."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self._process: Final = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.crowd"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
        )  # fmt: skip
        self._say(settings)

    def _say(self, order: dict[str, Any]) -> None:
        assert self._process.stdin
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()

    def do(self, **order: object) -> dict[str, Any]:
        """Have something done, and hear what was seen."""
        self._say(order)
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            sys.exit("the crowd went home; what happened stands above")
        seen: dict[str, Any] = json.loads(line)
        if seen["faults"]:
            sys.exit(f"the server refused: {seen['faults'][:5]}")
        return seen

    def leave(self) -> None:
        """Send them home."""
        self._process.kill()
        self._process.wait()


def at(share: float, took: Sequence[float]) -> float:
    """Give the time that this share of all took at most."""
    ordered = sorted(took)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0


@contextmanager
def measured(server: Servers, what: str) -> Iterator[None]:
    """Print what the server took of the processor, and how much memory it has then."""
    before, start = server.processor, time.perf_counter()
    yield
    spent, passed = server.processor - before, time.perf_counter() - start
    print(
        f"  {what}: {spent:.1f} s of processor in {passed:.1f} s ({100 * spent / passed:.0f} %), "
        f"{server.memory:.0f} MB",
        flush=True,
    )


def opened(server: Servers, crowd: Players, tables: int) -> None:
    """Open all tables, and tell what one takes of memory."""
    empty = server.memory
    with measured(server, f"{tables} tables opened, all seats taken"):
        crowd.do(do="open", tables=tables)
    print(f"  memory a table with its sockets: {(server.memory - empty) / tables:.2f} MB")


def played(server: Servers, crowd: Players, rate: float, seconds: float) -> None:
    """Play, and tell how soon acts reached everybody."""
    took: list[float] = []
    late = ended = 0
    start = server.memory
    with measured(server, f"{rate:g} acts a second"):
        looks = max(1, min(LOOKS, int(seconds / LOOK)))
        for _ in range(looks):
            seen = crowd.do(do="play", rate=rate, seconds=seconds / looks)
            took += seen["took"]
            late += seen["late"]
            ended += seen["ended"]
            print(f"    memory {server.memory:.0f} MB", flush=True)
    p50, p95, p99 = (at(share, took) for share in (0.5, 0.95, 0.99))
    print(f"  {len(took) / seconds:.0f} acts a second were done")
    print(f"  act to all, of {len(took)}: p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")
    print(f"  acts that were due before the last was answered: {late}; matches ended: {ended}")
    print(f"  memory grew by {server.memory - start:.1f} MB")


def watched(server: Servers, crowd: Players, asked: argparse.Namespace) -> None:
    """Let onlookers come to all tables, and tell what a socket takes of memory: when it has been
    sent one position, and when it has been sent some more.
    """
    number, empty = asked.tables * asked.onlookers, server.memory
    crowd.do(do="watch", each=asked.onlookers)
    come = server.memory
    crowd.do(do="play", rate=asked.acts, seconds=POSITIONS * asked.tables / asked.acts)
    kept = [MB * (memory - empty) / max(number, 1) for memory in (come, server.memory)]
    print(f"  memory a socket, of {number} that watch: {kept[0]:.0f} kB when they have come, "
          f"{kept[1]:.0f} kB after {POSITIONS} more positions")  # fmt: skip


def returned(server: Servers, crowd: Players, asked: argparse.Namespace) -> None:
    """Kill the server, play on without it, start it again, and let everybody come back: first each
    with a page opened anew, then, after another death, with the page that stayed open.
    """
    tables = crowd.do(do="name")["tables"]
    server.kill()
    forward.play(server.store, tables, asked.before)
    start = time.perf_counter()
    server.start()
    crowd.do(do="first")
    print(f"  first act after a restart: done after {time.perf_counter() - start:.1f} s")
    for stays, how in ((False, "with pages opened anew"), (True, "whose pages stayed open")):
        server.kill()
        server.start()
        with measured(server, f"{4 * asked.tables} seats back after a restart, {how}"):
            crowd.do(do="return", stays=stays)


def written(server: Servers, crowd: Players) -> None:
    """Kill the server, and tell how many changes its store takes, if all tables write at once."""
    tables = crowd.do(do="name")["tables"]
    server.kill()
    start = time.perf_counter()
    changes = asyncio.run(forward.write(server.store, tables, WRITING))
    print(f"  changes written: {changes / (time.perf_counter() - start):.0f} a second")


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500, help="with four seats each")
    parser.add_argument("--acts", type=float, default=125, help="a second, at all tables together")
    parser.add_argument("--seconds", type=float, default=60, help="of play")
    parser.add_argument(
        "--onlookers", type=int, default=1, help="at each table at last: what does a socket take?"
    )
    parser.add_argument("--before", type=int, default=100, help="acts at each table before that")
    parser.add_argument("--games", default="biblios", help="one or more, with commas between")
    parser.add_argument(
        "--mixed", action="store_true", help="every seat of a table reads another language"
    )
    parser.add_argument(
        "--length", type=int, default=0, help="acts until a table is left for a new one; 0: the end"
    )
    parser.add_argument("--build", default="src", help="src, or build/compiled")
    parser.add_argument("--store", default="", help="postgresql://..., empty; usually a new file")
    parser.add_argument("--servers", type=int, default=1, help="on one store, in PostgreSQL")
    parser.add_argument(
        "--spread", action="store_true", help="the seats of each table are spread over the "
        "servers, as behind a proxy that does not send all of a table to the same one",
    )  # fmt: skip
    return parser.parse_args()


def main() -> None:
    asked = options()
    where = report.machine()
    print(f"{asked.build}, {asked.games}, {asked.tables} tables, {asked.servers} servers; "
          f"{where['processor']}, load {where['load']}", flush=True)  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        server = Servers(asked.store or f"{folder}/tables.db", asked.build, asked.servers)
        addresses = [one.address for one in server.all]
        settings = {"addresses": addresses, "games": asked.games.split(","), "seed": 1}
        settings |= {"mixed": asked.mixed, "spread": asked.spread, "length": asked.length}
        crowd = Players(settings)
        try:
            opened(server, crowd, asked.tables)
            returned(server, crowd, asked)
            played(server, crowd, asked.acts, asked.seconds)
            if asked.onlookers:
                watched(server, crowd, asked)
            written(server, crowd)
        finally:
            crowd.leave()
            server.kill()
    print(f"load after: {report.load():.1f}")


if __name__ == "__main__":
    main()
