"""Doors: who may come to a table without being invited, as its host wishes."""

import dataclasses

from chapterhouse.core.rule import Malformed
from chapterhouse.server.admission import hosts, known, refused
from chapterhouse.server.chairs import digest, fingerprint
from chapterhouse.server.kept import Change
from chapterhouse.server.problems import no_such_table
from chapterhouse.server.table import Table
from chapterhouse.wire.people import Doors


async def change(table: Table, wished: Doors) -> None:
    """Change the doors of a table; what is not named stays. Raises Malformed for all but its host.

    A new key of the host is the only one then; sent once more, it does no harm.
    """
    by = fingerprint(wished.host)
    own = wished.new and fingerprint(wished.new)

    def make() -> Change:
        charter = table.charter
        if own and hosts(table, own):
            return Change()
        if not hosts(table, by):
            raise refused(table, by)
        if own and known(table, own):
            raise no_such_table(charter.id)
        if wished.open and table.begun:
            raise Malformed("begun", "play has begun: nobody else can sit down", {})
        changed = dataclasses.replace(
            charter,
            host=digest(wished.new) if wished.new else charter.host,
            watched=charter.watched if wished.watched is None else wished.watched,
            open=charter.open if wished.open is None else wished.open,
        )
        return Change() if changed == charter else Change(doors=changed)

    await table.keep(make)
