"""Files as this release writes them, to be kept for the tests of later ones: `scripts/release`."""

import asyncio
import json
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import owner
from chapterhouse.core.game import Game
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Sealed, Seeded
from chapterhouse.play.match import Match
from chapterhouse.play.seal import signed
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.hosted import hosted
from chapterhouse.server.migrations import migrate
from chapterhouse.server.opening import open_table
from chapterhouse.server.table import Table
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.wire.requests import NewChair, NewTable
from conformance.walk import NAMES, choose

TWO: Final = [NewChair("me", "Anna"), NewChair("me", "Bram")]
ACTS: Final = 40  # at a table whose match goes on


def records() -> dict[str, tuple[str, dict[str, Any]]]:
    """Play matches of each game, for each number of seats and with other options, and one with the
    facts of an owner; the record of each, and what came of it.
    """
    found = {}
    for number, game in enumerate(GAMES.values()):
        unusual = {option.name: option.values[-1] for option in game.options[:2]}
        for seats in game.seats:
            found[f"{game.name}-{seats}"] = _played(game, seats, {}, 10 * number + seats)
        found[f"{game.name}-options"] = _played(game, game.seats[-1], unusual, 10 * number)
    theirs = GAMES[owner.GAME].with_edition(owner.facts())
    found[f"{owner.GAME}-owner"] = _played(theirs, len(owner.NAMES), {}, 1)
    return found


def _played(
    game: Game, seats: int, options: dict[str, str], number: int
) -> tuple[str, dict[str, Any]]:
    """Play one match to the end."""
    dealer, luck = Sealed(bytes([number + 1] * 32)), Seeded(number + 1)
    match = Match(game, NAMES[:seats], dealer, options)
    while not match.over:
        match.act(choose(match.state, luck))
    text = signed(f"{match.record.text()}@ {match.digest}\n", dealer, over=True)
    actions = len(match.record.entries)
    points, ranks = game.points(match.state), game.ranks(match.state)
    return text, {"points": points, "ranks": ranks, "actions": actions}


async def _tables(file: Path) -> dict[str, Any]:
    """Open tables in a file: some wait, go on, and are over, one has the facts of an owner."""
    served = hosted(Settings(Sqlite(file), 0))
    friends = [NewChair("me", "Anna"), NewChair("friend")]
    told = {"waiting": await _laid(served, "biblios", friends, 0)}
    for game in GAMES:
        told[f"running-{game}"] = await _laid(served, game, TWO, ACTS)
        told[f"finished-{game}"] = await _laid(served, game, TWO, -1)
    told["running-owner"] = await _laid(served, owner.GAME, TWO, ACTS, owner.FILE)
    await served.close()
    return told


async def _laid(
    served: Tables, game: str, chairs: Sequence[NewChair], acts: int, edition: str = ""
) -> dict[str, Any]:
    """Open a table and play so many acts, or all; tell what later releases are to find."""
    opened = await open_table(served, NewTable(game, list(chairs), {}, edition=edition))
    async with served.runner(opened.table) as runner:
        while acts and await _acts(runner.table):
            acts -= 1
        found = await _found(runner.table)
    keys = {key.seat: key.key for key in opened.keys}
    return {"id": opened.table, "host": opened.host, "keys": keys} | found


async def _acts(table: Table) -> bool:
    """Let whoever is asked take the first choice; tell whether anybody was."""
    async with table.lock:
        turn = await table.turn()
    if turn:
        [key] = table.chairs[turn.seat].keys
        await table.act(turn.seat, turn.ply, min(turn.legal), key)
    return turn is not None


async def _found(table: Table) -> dict[str, Any]:
    """Tell how a table stands."""
    async with table.lock:
        seen = await table.seen()
        found: dict[str, Any] = {"game": seen.game, "status": seen.status, "edition": seen.edition}
        if table.begun:
            room = await table.room()
            found["plies"] = [room.ply(observer) for observer in range(len(table.chairs))]
            found["record"] = room.record(table.gallery)
    result: Mapping[str, Any] = {}
    if table.ended:
        result = {"points": table.ended.result.points, "ranks": table.ended.result.ranks}
    return {**found, **result}


def keep(records_in: Path, tables_in: Path, release: str) -> None:
    """Write everything down under the name of a release."""
    folder = records_in / release
    folder.mkdir(parents=True)
    played = records()
    for name, (text, _) in played.items():
        (folder / f"{name}.txt").write_text(text, "utf-8")
    results = {name: result for name, (_, result) in played.items()}
    (folder / "results.json").write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    file = tables_in / f"tables-{release}.db"
    migrate(Sqlite(file))
    told = asyncio.run(_tables(file))
    file.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("pragma journal_mode=delete")  # all of it lies in the one file
        connection.execute("vacuum")
