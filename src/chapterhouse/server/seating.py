"""Sitting down and getting up: friends who join, bots who stand in, keys made anew."""

import dataclasses

from chapterhouse.core.rule import Malformed
from chapterhouse.locale import Translator
from chapterhouse.play.names import given, tidied
from chapterhouse.server import keys
from chapterhouse.server.chairs import Chair, unused
from chapterhouse.server.problems import no_person, no_such_table
from chapterhouse.server.store import Remark
from chapterhouse.server.table import Table

Seated = tuple[list[Chair], list[Remark]]


def chair_at(table: Table, seat: int) -> Chair:
    """Find a chair. Raises Malformed."""
    if not 0 <= seat < len(table.chairs):
        raise Malformed(
            "no-such-seat",
            "there is no seat {seat} at this table; try {seats}",
            {"seat": str(seat), "seats": ", ".join([str(n) for n in range(len(table.chairs))])},
        )
    return table.chairs[seat]


async def join(table: Table, seat: int, key: str, name: str) -> None:
    """Let a friend sit down under a name of their own. Raises Malformed."""

    def sit() -> Seated:
        chair = chair_at(table, seat)
        if not chair.opens(key):
            raise no_such_table(table.laid.id)
        after = chair.joined(tidied(name))
        if after == chair:
            return [], []
        others = [other.name for other in table.chairs if other.seat != seat and other.name]
        given([*others, after.name])
        return [after], [Remark("notice-joined", {"seat": after.name})]

    await table.change(sit)


async def reseat(table: Table, seat: int, key: str, level: str | None, language: str) -> None:
    """Give a seat to a bot of that level, or back to its person. Raises Malformed."""

    def change() -> Seated:
        chair = chair_at(table, seat)
        if not (chair.opens(key) or table.hosts(key)):
            raise no_such_table(table.laid.id)
        if level is None:
            after = chair.with_person()
            remark = Remark("notice-person", {"seat": after.name})
        else:
            names = [other.name for other in table.chairs]
            bots = Translator(language).text("cli-bots").split(", ")
            after = chair.with_bot(level, unused(bots, names))
            remark = Remark("notice-bot", {"seat": after.name, "level": level})
        return ([], []) if after == chair else ([after], [remark])

    await table.change(change)


async def rekey(table: Table, seat: int, host: str) -> str:
    """Make a new key to a seat; whoever came in with the old one has to leave. Raises Malformed."""
    key = keys.fresh()

    def change() -> Seated:
        chair = chair_at(table, seat)
        if not table.hosts(host):
            raise no_such_table(table.laid.id)
        if chair.kind == "bot":
            raise no_person(chair.name)
        return [dataclasses.replace(chair, key=keys.digest(key))], []

    await table.change(change)
    for reader in list(table.readers):
        if reader.eye == seat:
            reader.leave()
    return key
