"""Reports: what somebody at a table tells the host of this server about somebody else there.

It goes to the store and to nobody at the table; `chapterhouse reports` shows it.
"""

import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select

from chapterhouse.core.rule import Malformed
from chapterhouse.server.admission import sitting
from chapterhouse.server.chairs import fingerprint
from chapterhouse.server.databases import Database
from chapterhouse.server.migrations import check
from chapterhouse.server.problems import no_person
from chapterhouse.server.schema import CHAIRS, MATCHES, REPORTS
from chapterhouse.server.seating import chair_at
from chapterhouse.server.speech import plain
from chapterhouse.server.stored import store_of
from chapterhouse.server.table import Table
from chapterhouse.server.tables import Tables
from chapterhouse.server.upkeep import reading
from chapterhouse.wire.people import NewReport

MOST: Final = 5  # of one seat: nobody can take the others' away
HEARD: Final = 50  # of what was said last goes with each
ONCE: Final = 600.0  # seconds in which the same words about the same person are the same report


async def report(tables: Tables, table: Table, asked: NewReport) -> None:
    """Keep a report with what was said last. Raises Malformed for whoever does not sit there."""
    async with table.still():
        seat = sitting(table, fingerprint(asked.key)).seat
        about = chair_at(table, asked.seat)
        if about.kind == "bot" or about.seat == seat:
            raise no_person(about.name)
        talk = [[said.seat, said.text] for said in list(table.said)[-HEARD:]]
    said = {"match": table.charter.id, "seat": seat, "about": about.seat, "text": plain(asked.text)}
    await store_of(tables).rows.write(lambda connection: _write(connection, said, talk))


def _write(connection: Connection, said: dict[str, Any], talk: list[list[Any]]) -> None:
    """Write a report down, once. Raises Malformed for one too many."""
    now, match = time.time(), said["match"]
    own = select(MATCHES.c.id).where(MATCHES.c.id == match)
    connection.execute(own.with_for_update())  # other processes number theirs after this one
    of_table = select(func.count()).where(REPORTS.c.match == match)
    same = [REPORTS.c[name] == value for name, value in said.items()]
    if connection.execute(of_table.where(REPORTS.c.at > now - ONCE, *same)).scalar_one():
        return  # it was sent twice
    if connection.execute(of_table.where(REPORTS.c.seat == said["seat"])).scalar_one() >= MOST:
        raise Malformed("many-reports", "the host has heard enough of this table", {})
    number = connection.execute(of_table).scalar_one()
    connection.execute(insert(REPORTS).values(said | {"talk": talk, "number": number, "at": now}))


@dataclass(frozen=True)
class Report:
    """A report as a host reads it; `at` is in seconds since 1970."""

    table: str
    game: str
    at: float
    by: str
    about: str
    text: str
    talk: list[tuple[str, str]]


def listed(database: Database) -> list[Report]:
    """List all reports, the last one last.

    Raises Older or Newer for tables of another release, SQLAlchemyError or OSError for none.
    """
    with reading(database) as connection:
        check(connection)
        sitting = select(CHAIRS.c.match, CHAIRS.c.seat, CHAIRS.c.name)
        names = {(match, seat): name for match, seat, name in connection.execute(sitting)}
        told = select(REPORTS, MATCHES.c.game).join(MATCHES).order_by(REPORTS.c.at)
        return [
            Report(
                row.match,
                row.game,
                row.at,
                names.get((row.match, row.seat), ""),
                names.get((row.match, row.about), ""),
                row.text,
                [(names.get((row.match, seat), ""), words) for seat, words in row.talk],
            )
            for row in connection.execute(told)
        ]
