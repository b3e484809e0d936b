"""Twin worlds on the wire, from ever new seeds: `scripts/test-long worlds` runs it compiled.

Every two worlds are read as `test_every_wire` reads them, from seeds that no run before has tried.
What was read is counted in a file, so that many runs make one count.
"""

import asyncio
import signal
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from chapterhouse.play.dealer import Seeded
from conformance.reader import Reader, difference
from conformance.twins import Twins
from conformance.walk import TABLES, TableSetup

GOAL: Final = 1_000_000
SAVED: Final = 10  # pairs between two notes in the file
SECRETS: Final = [table for table in TABLES if table.game.cards.hidden]
EYES: Final = [(table, observer) for table in SECRETS for observer in table.eyes]


def pair(number: int) -> tuple[int, str]:
    """Read two worlds; give their number, and what is wrong with them."""
    table, observer = EYES[number % len(EYES)]
    seed = 1_000 + number // len(EYES)  # below are those of test_every_wire
    twins = Twins(table, observer, Seeded(seed), table.begin(), table.begin()).run()
    one = read(table, observer, twins.one.actions, fidgets=False)
    other = read(table, observer, twins.other.actions, fidgets=True)
    same = difference(one, other) is None and one.asked == other.asked
    return number, "" if same else f"{table}, observer {observer}, seed {seed}: the messages differ"


def read(table: TableSetup, observer: int, actions: list[int], *, fidgets: bool) -> Reader:
    return asyncio.run(Reader(table, observer, actions, fidgets=fidgets).read())


def counted(file: Path) -> int:
    """How many worlds were read so far."""
    return int(file.read_text("ascii")) if file.exists() else 0


def stay() -> None:
    """Leave it to the process that counts to be interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def numbers(first: int) -> Iterator[int]:
    """Those of all pairs that are still to be read."""
    yield from range(first, GOAL // 2)


def main(file: Path) -> None:
    """Go on until the goal is reached, or somebody interrupts."""
    done = counted(file) // 2
    with get_context("spawn").Pool(initializer=stay) as pool:
        for number, wrong in pool.imap(pair, numbers(done), chunksize=5):
            if wrong:
                sys.exit(f"after {2 * number} worlds: {wrong}")
            if (number + 1) % SAVED == 0 or 2 * (number + 1) == GOAL:
                file.write_text(f"{2 * (number + 1)}\n", "ascii")
                print(f"\r{2 * (number + 1):,} of {GOAL:,} worlds", end="", flush=True)  # noqa: T201
    print()  # noqa: T201


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]))
    except KeyboardInterrupt:
        sys.exit(1)
