"""Settling: what a player wishes to be answered before being asked, set, changed or withdrawn."""

from typing import Any

from chapterhouse.core.standing import not_offered
from chapterhouse.play import memory
from chapterhouse.server.admission import refused
from chapterhouse.server.kept import Change, Standing
from chapterhouse.server.problems import bot_sits_there
from chapterhouse.server.table import Table


async def settle(
    table: Table,
    seat: int,
    by: str,
    answer: Any,  # noqa: ANN401 - as its game has it
    *,
    leaves_open: bool,
) -> None:
    """Keep what a seat settles, by the fingerprint of a key to it; for None, nothing any more.
    Raises Malformed for what is not offered, or not by this key.
    """
    kept = None if answer is None else await _checked(table, seat, answer)

    def change() -> Change:
        chair = table.chairs[seat]
        if not chair.opens(by):
            raise refused(table, by)
        if chair.level is not None:
            raise bot_sits_there(chair.name)
        if kept is not None and _over(table):  # meanwhile
            raise not_offered()
        if kept is None and seat not in table.standing:
            return Change()
        return Change(standing=[Standing(seat, by, kept, leaves_open)])

    await table.keep(change)


def _over(table: Table) -> bool:
    """Tell, within a change, whether nothing is played any more."""
    broken_off = table.charter.clock is not None and table.time is None
    return table.ended is not None or broken_off


async def _checked(table: Table, seat: int, answer: Any) -> Any:  # noqa: ANN401 - likewise
    """Check it against what is offered now. Raises Malformed."""
    async with table.still():
        room = await table.room()
        offers = room.match.game.standing
        if offers is None or room.finished:
            raise not_offered()
        return offers.checked(memory.shown(room.match, seat), answer)
