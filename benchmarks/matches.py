"""What whole matches cost a store that nothing else asks: time, processor, rows, bytes.

    PYTHONPATH=build/compiled python -m benchmarks.matches [--acts 1000000] [--store postgresql://...]

A few matches of each game are played by bots first; then they are kept act by act, as a server
keeps them, at so many tables at once, until there are enough acts. With PostgreSQL any number of
other processes may listen, as other servers would: what it takes them to hear of each act is told.
"""

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, cycle
from multiprocessing import get_context
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import text

from benchmarks import report
from chapterhouse.bots import bot
from chapterhouse.cli.store import chosen
from chapterhouse.evaluation import EVALUATORS
from chapterhouse.games import GAMES
from chapterhouse.server.chairs import Chair
from chapterhouse.server.charter import Charter, version_of
from chapterhouse.server.databases import Database
from chapterhouse.server.kept import Change, Kept
from chapterhouse.server.migrations import migrate
from chapterhouse.server.room import Room
from chapterhouse.server.store import MOST, Store

LEVEL: Final = "6"
NAMES: Final = ("Ann", "Bob", "Cleo", "Dan")
PARTS: Final = 10  # of all acts, each with figures of its own: does a full store get slower?
KB: Final = 1024
LEAST: Final = 50  # bytes a match: what takes less is not told of
SIZES: Final = """select relname, pg_total_relation_size(oid) from pg_class
where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'alembic_version'"""


class Played(NamedTuple):
    """A match: its charter, and what is kept, act by act."""

    charter: Charter
    changes: list[Change]


def played(name: str, seats: int, seed: int) -> Played:
    """Let bots play a match, and give what a server keeps of it."""
    game = GAMES[name]
    charter = Charter(
        "", version_of(game), {}, seed.to_bytes(32, "big"), b"h" * 32, names=list(NAMES[:seats])
    )
    room, player = Room(charter), bot(LEVEL, EVALUATORS[name], seed)
    changes = [Change(room.rows[:], names=charter.names)]
    while not room.over:
        seat = room.seat
        rows = room.act(seat, room.ply(seat), player.choose(room.match.view(seat)))
        changes.append(Change(rows, ended=room.ended))
    return Played(charter, changes)


def numbered(matches: list[Played]) -> Iterator[Played]:
    """Give these matches over and over, each time as another table."""
    for number, match in zip(count(), cycle(matches)):
        charter = match.charter
        yield Played(
            Charter(f"table-{number:08}", charter.version, {}, charter.secret, charter.host),
            match.changes,
        )


async def fill(database: Database, matches: list[Played], acts: int, tables: int) -> None:
    """Keep matches at so many tables at once, each act once the last one of its table is kept, as a
    server does; print the figures of each part.
    """
    store, waiting, parts = Store(database), numbered(matches), parted(acts)

    async def table() -> None:
        for match in waiting:
            names = match.changes[0].names or ()
            chairs = [
                Chair(seat, "friend", name, None, taken=True) for seat, name in enumerate(names)
            ]
            await store.create(Kept(match.charter, chairs))
            for change in match.changes:
                await store.keep(match.charter.id, change)
                if next(parts, None) is None:
                    return

    try:
        await asyncio.gather(*[table() for _ in range(tables)])
    finally:
        await store.close()


def listen(store: str, ends: Event, heard: "Queue[tuple[int, float]]") -> None:
    """Hear what is told, as another server does before it looks whether a table is its own; then
    say how much that was, and what it took of the processor.
    """
    database, told = chosen(store), list[str]()
    with database.hearing(1 + secrets.randbelow(MOST), told.append, lambda: None):
        began = time.process_time()
        ends.wait()
        heard.put((len(told), time.process_time() - began))


@contextmanager
def listened(store: str, number: int) -> Iterator[None]:
    """Let so many processes listen meanwhile, and print what it took them."""
    spawned = get_context("spawn")
    ends, heard = spawned.Event(), spawned.Queue()
    listeners = [spawned.Process(target=listen, args=(store, ends, heard)) for _ in range(number)]
    for listener in listeners:
        listener.start()
    yield
    ends.set()
    for _ in listeners:
        told, spent = heard.get()
        each = 1e6 * spent / max(told, 1)
        print(f"  a listener heard {told:,}: {each:.0f} us of processor each")
    for listener in listeners:
        listener.join()


def parted(acts: int) -> Iterator[int]:
    """Count so many acts, and print at the end of each part of them what it cost."""
    part = acts // PARTS
    began, spent = time.perf_counter(), time.process_time()
    for kept in range(1, acts + 1):
        if kept % part == 0:
            took, used = time.perf_counter() - began, time.process_time() - spent
            rate, each = part / took, 1e6 * used / part
            print(f"  {kept:>10,} acts kept: {rate:7,.0f} a second, {each:4.0f} us of processor",
                  flush=True)  # fmt: skip
            began, spent = time.perf_counter(), time.process_time()
        yield kept


def sizes(database: Database) -> dict[str, int]:
    """Measure what each list of the store takes, with what finds its rows, in bytes."""
    engine = database.reading()
    with engine.connect() as connection:
        if database.shared:
            found = connection.execute(text(SIZES))
        else:
            found = connection.execute(text("select name, sum(pgsize) from dbstat group by name"))
        return {name: int(size) for name, size in found}


def figures(database: Database) -> None:
    """Print rows and bytes, of a match and of an act."""
    engine = database.reading()
    with engine.connect() as connection:
        asked = "select count(*) from "
        matches = connection.execute(text(asked + "matches")).scalar_one()
        rows = connection.execute(text(asked + "actions")).scalar_one()
    print(f"{matches:,} matches, {rows:,} rows of actions, {rows / matches:.0f} a match")
    for name, size in sorted(sizes(database).items(), key=lambda found: -found[1]):
        if size / matches >= LEAST:
            print(f"  {name}: {size / KB / KB:,.1f} MB, {size / matches / KB:.2f} kB a match")


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--acts", type=int, default=1_000_000)
    parser.add_argument("--tables", type=int, default=200, help="that are played at once")
    parser.add_argument("--matches", type=int, default=3, help="of each game and number of seats")
    parser.add_argument("--games", default="biblios,monasterium,monastery")
    parser.add_argument("--store", default="", help="postgresql://..., empty; usually a new file")
    parser.add_argument("--listeners", type=int, default=0, help="other processes, in PostgreSQL")
    return parser.parse_args()


def main() -> None:
    asked = options()
    where = report.machine()
    print(f"{where['processor']}, load {where['load']}, {sys.version.split()[0]}", flush=True)
    matches = [
        played(name, seats, seed)
        for seed in range(1, 1 + asked.matches)
        for seats in range(2, 5)
        for name in asked.games.split(",")
    ]
    for name in asked.games.split(","):
        of_game = [len(m.changes) for m in matches if m.charter.version.name == name]
        print(f"  {name}: {sum(of_game) / len(of_game):.0f} acts a match", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        store = asked.store or str(Path(folder) / "tables.db")
        database = chosen(store)
        migrate(database)
        with listened(store, asked.listeners):
            asyncio.run(fill(database, matches, asked.acts, asked.tables))
        figures(database)


if __name__ == "__main__":
    main()
