"""Voting: those who are there let a bot play for somebody the match waits for, who is away.

Whoever was away takes the seat back on coming home, as from any bot that stands in.
"""

import dataclasses
import time
from typing import Final

from chapterhouse.bots import USUAL_LEVEL
from chapterhouse.core.rule import Malformed
from chapterhouse.server.admission import refused, sitting
from chapterhouse.server.chairs import Chair, fingerprint, voters
from chapterhouse.server.kept import Remark, Seated
from chapterhouse.server.problems import no_person, not_begun
from chapterhouse.server.seating import chair_at
from chapterhouse.server.table import Table

ABSENT: Final = 180.0  # seconds that a match waits for somebody before the others may vote


async def vote(table: Table, seat: int, key: str, *, agrees: bool) -> None:
    """Agree, or no longer, that a bot plays for somebody who is away; when all people who are there
    agree, it does. Raises Malformed, also where nobody waits for them, or not for long.
    """
    by = fingerprint(key)
    async with table.still():
        turn = await table.turn()
    asked = turn.seat if turn else None

    def change() -> Seated:
        chair, voter = chair_at(table, seat), _voter(table, by)
        since = _waited_for(table, chair, asked)
        own, at = str(voter.seat), time.time()
        before = {one: at for one, at in chair.votes.items() if abs(at) >= since}
        votes = before | {own: at if agrees else -at}
        after = dataclasses.replace(chair, votes=votes)
        if not agrees:
            return [after], []
        if _present(table, voter) - {seat} <= voters(after.votes, since):
            slots = {"seat": chair.name, "level": USUAL_LEVEL}
            return [chair.with_bot(USUAL_LEVEL, chair.name)], [Remark("notice-bot", slots)]
        told = Remark("notice-vote", {"seat": voter.name, "name": chair.name})
        return [after], [] if own in before else [told]  # once is enough

    await table.change(change)


def _voter(table: Table, by: str) -> Chair:
    """Find whose key this is. Raises Malformed for one that opens no seat, or that of a bot."""
    chair = sitting(table, by)
    if chair.level is not None:
        raise refused(table, by)
    return chair


def _present(table: Table, voter: Chair) -> set[int]:
    """List the people who are there."""
    here = {one.observer for one in table.attendants} | {voter.seat}
    return {chair.seat for chair in table.chairs if chair.level is None and chair.seat in here}


def _waited_for(table: Table, chair: Chair, asked: int | None) -> float:
    """Tell since when the match waits for somebody. Raises Malformed if it does not."""
    if not table.begun:
        raise not_begun()
    if chair.kind == "bot" or chair.level is not None:
        raise no_person(chair.name)
    since = table.absences.since(chair.seat)
    if since is None or asked != chair.seat:
        raise Malformed("not-awaited", "nobody waits for {name} now", {"name": chair.name})
    left = since + ABSENT - time.time()
    if left > 0:
        raise Malformed(
            "not-long-away",
            "{name} is not away for long: you can vote in {seconds} s",
            {"name": chair.name, "seconds": str(int(left) + 1)},
        )
    return since
