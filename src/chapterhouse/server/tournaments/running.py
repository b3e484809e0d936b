"""Running: what is seen of the tables of a tournament, and what its organiser does with them.

The cards of a table where others may still play the same deal are shown when the last of them has
ended, and not before.
"""

import asyncio
import dataclasses
import logging
from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from chapterhouse.core.rule import Malformed
from chapterhouse.server.chairs import fingerprint
from chapterhouse.server.clocks import GOES_ON, PAUSES, TIME_UP
from chapterhouse.server.kept import Change, Remark, Seated, Unread
from chapterhouse.server.opening import begin
from chapterhouse.server.schema import ACTIONS, MATCHES, RESULTS
from chapterhouse.server.stored import store_of
from chapterhouse.server.table import Table
from chapterhouse.server.tables import Tables
from chapterhouse.server.tournaments import course, keeping, opening
from chapterhouse.server.tournaments.keeping import Tournament
from chapterhouse.server.tournaments.pairing import BOT
from chapterhouse.wire.clock import ENDS
from chapterhouse.wire.tournaments import Directing

LOOKED: Final = 3.0  # seconds between two looks
LOG: Final = logging.getLogger(__name__)
Ended = dict[str, tuple[list[int], list[int]]]
UP: Final = (  # the seat whose time was up
    select(ACTIONS.c.seat)
    .where(ACTIONS.c.match == MATCHES.c.id, ACTIONS.c.action == TIME_UP)
    .limit(1)
    .scalar_subquery()
)
ENDS_OF: Final = select(
    MATCHES.c.id, MATCHES.c.begun, MATCHES.c.clock, MATCHES.c.names, RESULTS.c.result,
    UP.label("up"),
).select_from(MATCHES.outerjoin(RESULTS))  # fmt: skip


async def run(tables: Tables) -> None:
    """Look again and again how the tables of all tournaments stand."""
    while True:
        await asyncio.sleep(LOOKED)
        try:
            for tournament in await keeping.going_on(store_of(tables).rows):
                await _settled(tables, tournament)
        except SQLAlchemyError as problem:  # the next look may do better
            LOG.warning("tournaments are not looked at: %s", type(problem).__name__)


async def _settled(tables: Tables, id: str) -> None:
    """Look at one; should it be at fault, others go on."""
    try:
        await settle(tables, id)
    except Malformed:  # it was deleted, or others changed it
        return
    except SQLAlchemyError:
        raise
    except Exception:
        LOG.exception("tournament %s is not gone on with", id)


async def settle(tables: Tables, id: str) -> Tournament:
    """Note which matches of a round are over; with the last one all its tables are shown."""
    rows = store_of(tables).rows
    kept = await keeping.found(rows, id)
    names = [fixture.table for fixture in course.going_on(kept.course)]
    if names:
        ended, waiting = await rows.read(_ended, names)
        for table in waiting:  # a server ended before it began
            await begin(tables, table)
        if ended:
            kept, _ = await keeping.change(
                rows, id, lambda kept: course.note(kept.rules, kept.course, ended)
            )
    if course.hidden(kept.course):
        for table in course.hidden(kept.course):
            await _show(tables, table)
        kept, _ = await keeping.change(rows, id, _shown)
    return kept


def _shown(kept: Tournament) -> None:
    """Note that all of a round is shown."""
    for round_ in kept.course.played:
        round_.shown = round_.shown or round_.over


def _ended(connection: Connection, names: list[str]) -> tuple[Ended, list[str]]:
    """Read how matches ended, and which have not begun; one that was deleted counts for nobody."""
    chosen = ENDS_OF.where(MATCHES.c.id.in_(names))
    found = connection.execute(chosen).all()
    ended: Ended = {name: ([], []) for name in names}
    for row in found:
        broken_off = row.up is not None and row.clock and row.clock["flag"] == ENDS
        if row.result is not None:
            ended[row.id] = row.result["ranks"], row.result["points"]
        elif broken_off:
            ended[row.id] = [1 + (seat == row.up) for seat in range(len(row.names))], []
        else:
            del ended[row.id]
    return ended, [row.id for row in found if row.begun is None]


async def _show(tables: Tables, table: str) -> None:
    """Show the cards of a table, to whoever may come now: anybody."""
    try:
        async with tables.runner(table) as runner:
            held = runner.table
            if held.charter.shut:
                await held.keep(
                    lambda: Change(
                        doors=dataclasses.replace(held.charter, shut=False, watched=True)
                    )
                )
    except Unread:
        raise
    except Malformed:  # it was deleted
        return


# -- what people ask for


async def direct(tables: Tables, id: str, asked: Directing) -> Tournament:
    """Do what the organiser wishes; what was done before, as it was sent twice, is not done again.

    Raises Malformed.
    """
    kept = await settle(tables, id)
    by, number = fingerprint(asked.key), course.numbered(kept.course, asked.person, asked.name)
    if asked.order == "withdraw" and asked.name and number == course.NOBODY:
        return kept  # what anybody may see
    own = asked.order == "withdraw" and by in _keys(kept, number)
    if not (own or kept.organised_by(by)):
        raise keeping.no_such_tournament(id)
    match asked.order:
        case "next":
            if asked.begun is None or asked.begun >= len(kept.course.played):
                await opening.next_round(tables, kept)
        case "withdraw":
            await _withdraw(tables, kept, number)
        case "end":
            await _end(tables, kept)
        case "pause" | "go-on":
            await _pause(tables, id, paused=asked.order == "pause")
    return await settle(tables, id)


def _keys(kept: Tournament, number: int) -> list[str]:
    """Give the key of a person, if there is one with this number."""
    return [person.key for person in kept.course.people[number : number + 1]]


async def _pause(tables: Tables, id: str, *, paused: bool) -> None:
    """Pause a tournament, and the clocks at its tables; or go on."""

    def make(kept: Tournament) -> None:
        kept.course.paused = paused

    kept, _ = await keeping.change(store_of(tables).rows, id, make)
    for fixture in course.going_on(kept.course) if kept.rules.clock else ():
        async with tables.runner(fixture.table) as runner:
            await _pause_table(runner.table, paused=paused)


async def _pause_table(table: Table, *, paused: bool) -> None:
    """Note that all people agree to a pause, or that one of them goes on."""
    noted: list[tuple[int, int]] = []

    def make() -> Seated:
        people = [chair.seat for chair in table.chairs if chair.level is None]
        noted.clear()
        if table.time is None or table.time.paused is paused or not people:
            return [], []
        if paused:
            noted.extend([(seat, PAUSES) for seat in people if seat not in table.time.agreed])
            return [], [Remark("notice-pause", {})]
        noted.append((people[0], GOES_ON))
        return [], [Remark("notice-pause-over", {"seat": table.chairs[people[0]].name})]

    await table.change(make, noted)


async def _end(tables: Tables, kept: Tournament) -> None:
    """End a tournament. Where the deal of a round is shown by that, bots play the rest of it first:
    nobody plays on who could know the cards.
    """
    for fixture in course.going_on(kept.course) if kept.rules.duplicate else ():
        for number in fixture.seats:
            if number != BOT and not kept.course.people[number].withdrawn:
                await _leave(tables, fixture.table, kept, number)

    def make(now: Tournament) -> None:
        if len(now.course.played) != len(kept.course.played):  # a round has begun meanwhile
            raise keeping.outdated()
        course.end(now.course)

    await keeping.change(store_of(tables).rows, kept.id, make)


async def _withdraw(tables: Tables, asked: Tournament, number: int) -> None:
    """Let somebody take part no more; a bot plays on for them."""
    meant = _keys(asked, number)

    def make(kept: Tournament) -> str | None:
        if _keys(kept, number) != meant:  # somebody before them was withdrawn meanwhile
            raise keeping.outdated()
        own = [one.table for one in course.going_on(kept.course) if number in one.seats]
        course.withdraw(kept.course, number)
        return next(iter(own), None)

    kept, table = await keeping.change(store_of(tables).rows, asked.id, make)
    if table:
        await _leave(tables, table, kept, number)


async def _leave(tables: Tables, name: str, kept: Tournament, number: int) -> None:
    """Give the seat of somebody at a table to a bot, for good."""
    person, level = kept.course.people[number], kept.rules.level

    def freed(table: Table) -> Seated:
        [chair] = [chair for chair in table.chairs if chair.name == person.name]
        if chair.level is not None and not chair.keys and not chair.code:
            return [], []  # it was asked for twice
        return [chair.left(level)], [Remark("notice-bot", {"seat": chair.name, "level": level})]

    async with tables.runner(name) as runner:
        await runner.table.change(lambda: freed(runner.table))
