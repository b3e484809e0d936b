"""The stand-in: plays at one table what players have settled before being asked.

When it does tells nothing of what was settled: the time is drawn before that is looked at, from a
range that is the same for all. It is no fixed time, as people have none.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from random import SystemRandom
from typing import Final

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.server.room import Room
from chapterhouse.server.standing import Planned, planned
from chapterhouse.server.table import Table
from chapterhouse.server.tasks import end, keep_trying

Draw = Callable[[float, float], float]
DRAW: Final[Draw] = SystemRandom().uniform
ANSWERS: Final = (4.0, 14.0)  # times the pace of bots, until a choice is played,
ENDS: Final = (1.5, 5.0)  # and until a turn that is left open is ended
SHARE: Final = 20  # of the time that somebody has left by a clock, at most one part is waited
LOG: Final = logging.getLogger(__name__)


class StandIn:
    """Plays at one table for whoever has settled what to do."""

    def __init__(self, table: Table, pace: float, draw: Draw) -> None:
        """Wait until something is settled; times are drawn between two limits."""
        self._table: Final = table
        self._pace: Final = pace
        self._draw: Final = draw
        self._work: asyncio.Task[None] | None = None
        self._notified: Final = asyncio.Event()

    @property
    def busy(self) -> bool:
        """Whether something is to be played soon."""
        return self._work is not None and not self._work.done()

    def notify(self, done: Callable[[], None]) -> None:
        """See whether somebody is asked who has settled what to do; then `done` is called when
        nothing more is to be played.
        """
        self._notified.set()
        table = self._table
        if not self.busy and table.standing and table.begun and table.plays_here:
            self._work = asyncio.create_task(self._run())
            self._work.add_done_callback(lambda _: done())

    async def close(self) -> None:
        await end(self._work)

    async def _run(self) -> None:
        """Play until somebody is asked who has not settled it, or another process plays."""
        failed = "what is settled at table %s is not played"
        await keep_trying(self._choice, LOG, failed, self._table.charter.id)

    async def _choice(self) -> bool:
        """Make one choice, unless something else happens before; tell whether one was asked for."""
        seconds = self._drawn(ANSWERS)
        choice = await self._planned()
        if choice is None:
            return False
        if await self._waited(min(seconds, choice.left / SHARE), choice):
            with suppress(Illegal, Malformed):  # its player was first
                await self._play(choice)
        return True

    async def _planned(self) -> Planned | None:
        """Tell what is to be played here now."""
        table = self._table
        async with table.still():
            if not (table.begun and table.plays_here):
                return None
            return self._plan(await table.room())

    def _plan(self, room: Room) -> Planned | None:
        """Tell what is to be played in the room. To be called under the lock."""
        table = self._table
        return planned(room, table.chairs, table.standing, table.now())

    async def _waited(self, seconds: float, choice: Planned) -> bool:
        """Wait so long; tell whether the same is still to be played then."""
        until = self._clock() + seconds
        while (left := until - self._clock()) > 0:
            self._notified.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._notified.wait()
            if await self._planned() != choice:
                return False
        return True

    async def _play(self, choice: Planned) -> None:
        """Play it part by part, and end the turn if it was left open. Raises Malformed where its
        player does something meanwhile, or has settled something else.
        """
        table, seat = self._table, choice.seat
        for rest in choice.parts():

            def settled(room: Room, rest: Planned = rest) -> bool:
                return self._plan(room) == rest

            await table.act(
                seat, rest.ply, rest.actions[0], rest.key, leaves_open=rest.leaves_open,
                settled=settled,
            )  # fmt: skip
        if table.open_turn and table.open_turn[0] == seat:
            ply = table.open_turn[1]
            await asyncio.sleep(min(self._drawn(ENDS), choice.left / SHARE))
            await table.end_turn(seat, ply, choice.key)

    def _drawn(self, limits: tuple[float, float]) -> float:
        return self._draw(*limits) * self._pace

    def _clock(self) -> float:
        return asyncio.get_running_loop().time()
