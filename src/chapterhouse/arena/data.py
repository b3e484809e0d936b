"""Matches as data: tables of matches, decisions and events in Parquet files, part by part.

A folder holds `matches/`, `decisions/` and `events/` with a file for each part, and a ledger of the
parts, from which it goes on. Needs pyarrow.
"""

import io
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from chapterhouse.arena.extras import needing

with needing("data"):
    import pyarrow as pa
    from pyarrow import parquet

import chapterhouse
from chapterhouse.arena.contenders import seated
from chapterhouse.arena.crew import Jobs, called
from chapterhouse.arena.ledger import Ledger
from chapterhouse.core.bits import BIT
from chapterhouse.core.sentence import Event
from chapterhouse.play.dealer import Paired
from chapterhouse.play.match import Match
from chapterhouse.play.names import numbered
from chapterhouse.play.player import choice

LEDGER: Final = "parts.jsonl"
SEATS: Final = pa.list_(pa.int32())  # a number for each seat
SCHEMAS: Final = {
    "matches": pa.schema({
        "match": pa.int64(),
        "bots": pa.list_(pa.string()),
        "places": SEATS,
        "points": SEATS,
        "decisions": pa.int32(),
        "digest": pa.string(),
        "record": pa.string(),
    }),
    "decisions": pa.schema({
        "match": pa.int64(),
        "ply": pa.int32(),
        "seat": pa.int32(),
        "step": pa.string(),
        "legal": pa.list_(pa.int32()),
        "action": pa.int32(),
        "word": pa.string(),
    }),
    "events": pa.schema({
        "match": pa.int64(),
        "number": pa.int32(),
        "seat": pa.int32(),
        "event": pa.string(),
        "values": pa.list_(pa.int32()),
        "seen_by": SEATS,
    }),
}  # fmt: skip
Row = dict[str, Any]  # by column
Rows = dict[str, list[Row]]  # by table


@dataclass(frozen=True)
class Simulation:
    """What is played: everything but the number of matches."""

    game: str
    bots: tuple[str, ...]  # by seat: levels, or module:Class
    seed: int
    options: dict[str, str]


@dataclass(frozen=True)
class Part:
    """Matches in a row, played together."""

    first: int
    matches: int

    @property
    def games(self) -> int:
        """How many matches there are, up to the end of this part."""
        return self.first + self.matches

    @property
    def name(self) -> str:
        """The name of its files."""
        return f"part-{self.first:09}.parquet"


def check(simulation: Simulation) -> None:
    """Raise Malformed for a game, bots, a number of seats or options that there are not."""
    chapterhouse.game(simulation.game).begin(len(simulation.bots), simulation.options)
    seated(simulation.bots, simulation.game, simulation.seed)


def simulate(
    simulation: Simulation, matches: int, folder: Path, *, size: int = 100, jobs: Jobs = 1
) -> Iterator[Part]:
    """Play matches in parts of this size, and write each as it is over; tell of each part in turn.

    What a folder holds already is told of, but not played again. The same seed gives the same rows,
    whatever the jobs, and whether or not it was interrupted. Raises Malformed for what cannot be
    played, and for a folder that holds something else; OSError if it cannot be written.
    """
    check(simulation)
    for name in SCHEMAS:
        (folder / name).mkdir(parents=True, exist_ok=True)
    ledger = Ledger(folder / LEDGER, simulation, Part)
    return _written(simulation, matches, folder, ledger, size, jobs)


def _written(
    simulation: Simulation, matches: int, folder: Path, ledger: Ledger[Part], size: int, jobs: Jobs
) -> Iterator[Part]:
    yield from ledger.known
    done = ledger.known[-1].games if ledger.known else 0
    starts = range(done, matches, size)
    due = [Part(start, min(size, matches - start)) for start in starts]
    with ExitStack() as stack:
        crew = called(jobs, len(due), stack)
        played = crew.results(partial(play, simulation), due)
        for part, files in zip(due, played, strict=True):
            for name, content in files.items():
                _replace(folder / name / part.name, content)
            ledger.note(part)  # only now: a part that is not noted is played again
            yield part


def play(simulation: Simulation, part: Part) -> dict[str, bytes]:
    """Play a part; give its files, by the names of the tables."""
    rows: Rows = {name: [] for name in SCHEMAS}
    for number in range(part.first, part.games):
        _play(simulation, number, rows)
    return {
        name: _parquet(pa.Table.from_pylist(rows[name], schema)) for name, schema in SCHEMAS.items()
    }


def _play(simulation: Simulation, number: int, rows: Rows) -> None:
    """Play a match, and add its rows."""
    game, luck = chapterhouse.game(simulation.game), simulation.seed + number
    bots = seated(simulation.bots, simulation.game, luck)
    match = Match(game, numbered(len(bots)), Paired(luck), simulation.options)
    decisions = []
    while not match.over:
        action = choice(bots[match.seat], match.view(match.seat), match.events)
        decisions.append({"match": number, **_decision(match, action)})
        match.act(action)
    rows["decisions"] += decisions
    rows["events"] += [
        {"match": number, "number": at, **_event(match, event)}
        for at, event in enumerate(match.events)
    ]
    rows["matches"].append({
        "match": number,
        "bots": simulation.bots,
        "places": game.ranks(match.state),
        "points": game.points(match.state),
        "decisions": len(decisions),
        "digest": match.digest,
        "record": match.record.text(),
    })  # fmt: skip


def _decision(match: Match, action: int) -> Row:
    """Tell what is asked, and what is chosen."""
    s = match.state
    return {
        "ply": len(match.record.entries),
        "seat": match.seat,
        "step": type(s.now).__name__,
        "legal": s.legal(),
        "action": action,
        "word": s.now.word(s, action),
    }


def _event(match: Match, event: Event) -> Row:
    """Tell what happened, and who may know what of it is hidden."""
    return {
        "seat": event.seat,
        "event": event.template.key,
        "values": event.values,
        "seen_by": [seat for seat in range(len(match.record.names)) if event.eyes & BIT[seat]],
    }


def _parquet(table: pa.Table) -> bytes:
    out = io.BytesIO()
    parquet.write_table(table, out, compression="zstd")
    return out.getvalue()


def _replace(path: Path, content: bytes) -> None:
    """Write a file at once or not at all."""
    half = path.with_suffix(".half")
    half.write_bytes(content)
    half.replace(path)
