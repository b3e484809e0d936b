"""What becomes of a table where a time is up."""

from chapterhouse.server.chairs import Chair
from chapterhouse.server.clocks import LATE, SECOND, TIME_AGAIN, TIME_UP, Clocks
from chapterhouse.server.kept import Remark
from chapterhouse.wire.clock import ENDS

Changed = tuple[list[Chair], list[Remark], list[tuple[int, int]]]


def out_of_time(chair: Chair, clocks: Clocks, late: float) -> Changed:
    """Tell what happens where the time of a seat was up so many seconds ago: a bot plays on, or the
    match is broken off, as was agreed; or there is time again, as no server was there to see it.
    """
    seat, slots = chair.seat, {"seat": chair.name}
    if late > LATE / SECOND:
        return [], [Remark("notice-time-again", slots)], [(seat, TIME_AGAIN)]
    level = clocks.rule.flag
    if level == ENDS:
        return [], [Remark("notice-broken-off", slots)], [(seat, TIME_UP)]
    bot = chair.with_bot(level, "")
    return [bot], [Remark("notice-time-up", slots | {"level": level})], [(seat, TIME_UP)]
