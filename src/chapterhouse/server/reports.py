"""Reports: what somebody at a table tells the host of this server about somebody else there.

It goes to the store and to nobody at the table; `chapterhouse reports` shows it.
"""

import time
from dataclasses import dataclass
from typing import Final

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


async def report(tables: Tables, table: Table, asked: NewReport) -> None:
    """Keep a report with what was said last. Raises Malformed for whoever does not sit there."""
    async with table.lock:
        seat = sitting(table, fingerprint(asked.key)).seat
        about = chair_at(table, asked.seat)
        if about.kind == "bot" or about.seat == seat:
            raise no_person(about.name)
        talk = [[said.seat, said.text] for said in list(table.said)[-HEARD:]]
    kept = {"seat": seat, "about": about.seat, "text": plain(asked.text), "talk": talk}

    def write(connection: Connection) -> None:
        at = {"match": table.charter.id, "at": time.time()}
        own = select(MATCHES.c.id).where(MATCHES.c.id == table.charter.id)
        connection.execute(own.with_for_update())  # other processes number theirs after this one
        of_table = select(func.count()).where(REPORTS.c.match == table.charter.id)
        number = connection.execute(of_table).scalar_one()
        if connection.execute(of_table.where(REPORTS.c.seat == seat)).scalar_one() >= MOST:
            raise Malformed("many-reports", "the host has heard enough of this table", {})
        connection.execute(insert(REPORTS).values(kept | at | {"number": number}))

    await store_of(tables).rows.write(write)


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
