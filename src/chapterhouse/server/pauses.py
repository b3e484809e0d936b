"""Pauses, which all people at a table agree to, and anybody ends."""

from chapterhouse.core.rule import Malformed
from chapterhouse.server import length
from chapterhouse.server.admission import refused
from chapterhouse.server.chairs import Chair
from chapterhouse.server.clocks import GOES_ON, PAUSES, Clocks
from chapterhouse.server.kept import Remark, Seated
from chapterhouse.server.problems import bot_sits_there
from chapterhouse.server.table import Table


async def pause(table: Table, seat: int, by: str, *, wanted: bool) -> None:
    """Let a seat agree to a pause, or no more, or end one; what is so already is not noted again.
    Raises Malformed.
    """
    noted: list[tuple[int, int]] = []
    async with table.still():
        ply = (await table.room()).ply(seat)

    def agree() -> Seated:
        chair = table.chairs[seat]
        if chair.level is not None:
            raise bot_sits_there(chair.name)
        if not chair.opens(by):
            raise refused(table, by)
        if table.time is None:
            raise Malformed("no-clock", "only where time runs there is a pause", {})
        clocks, agreed = table.time, seat in table.time.agreed
        is_news = not (clocks.paused or agreed) if wanted else clocks.paused or agreed
        if wanted:
            length.check(ply)
        noted[:] = [(seat, PAUSES if wanted else GOES_ON)] if is_news else []
        return [], _told(chair, clocks, wanted=wanted) if is_news else []

    await table.change(agree, noted)


def _told(chair: Chair, clocks: Clocks, *, wanted: bool) -> list[Remark]:
    """Tell what everybody hears of it."""
    slots = {"seat": chair.name}
    if not wanted:
        return [Remark("notice-pause-over", slots)] if clocks.paused else []
    every = clocks.pauses_with(chair.seat)
    return [Remark("notice-pause", {}) if every else Remark("notice-pause-asked", slots)]
