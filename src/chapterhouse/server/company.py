"""The bots of one table at work.

What a bot does is published a fixed time after it was asked, whatever it was and however long it
took: timing tells nothing. Where the same seat goes on, which everybody sees, that time is shorter.
Parts of a choice that others do not see are made at once.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from msgspec import DecodeError, json

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.server.bots import Answer, Question, choose
from chapterhouse.server.chairs import USUAL_LEVEL, Chair
from chapterhouse.server.store import Remark
from chapterhouse.server.table import Table
from chapterhouse.server.turns import Turn, asked, goes_on
from chapterhouse.server.workers import Failed, Workers

ANSWERS: Final = json.Decoder(Answer)
FURTHER: Final = 0.35  # of the pace, for a further choice of the same seat
AGAIN: Final = 1.0  # seconds until the next try after something failed that should not;
RARELY: Final = 60.0  # twice as many each time, up to so many
LOG: Final = logging.getLogger(__name__)


class Company:
    """Whoever plays for the bots of a table, in workers."""

    def __init__(self, table: Table, workers: Workers, pace: float, deadline: float) -> None:
        """Stand by."""
        self.table: Final = table
        self._workers: Final = workers
        self._pace: Final = pace
        self._deadline: Final = deadline
        self._work: asyncio.Task[None] | None = None
        self._unwell: Final[set[int]] = set()  # seats whose bots have failed already

    @property
    def busy(self) -> bool:
        """Whether a bot is at work."""
        return self._work is not None and not self._work.done()

    def stir(self) -> None:
        """See whether a bot is asked."""
        if not self.busy and any([chair.level for chair in self.table.chairs]):
            self._work = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop."""
        if self._work:
            self._work.cancel()
            await asyncio.wait([self._work])

    async def _run(self) -> None:
        """Play until a person is asked, or nobody."""
        wait = AGAIN
        while True:
            try:
                if not await self._choice():
                    return
                wait = AGAIN
            except Exception:
                LOG.exception("the bots of table %s stopped", self.table.laid.id)
                await asyncio.sleep(wait)
                wait = min(2 * wait, RARELY)

    async def _choice(self) -> bool:
        """Make one choice of a bot, part by part; tell whether a bot was asked at all."""
        clock = asyncio.get_running_loop().time
        began, due = clock(), 0.0
        while True:
            async with self.table.lock:
                bot = await self._asked()
            if bot is None:
                return False
            turn, level = bot
            due = due or began + self._pace * (FURTHER if turn.further else 1)
            action = await self._action(turn, level)
            async with self.table.lock:
                part = goes_on(await self.table.room(), turn, action)
            if not part:
                await asyncio.sleep(due - clock())
            with suppress(Illegal, Malformed):  # the seat went back to its person meanwhile
                await self.table.act(turn.seat, turn.ply, action, bot=True)
            if not part:
                return True

    async def _asked(self) -> tuple[Turn, str] | None:
        """Tell what a bot is asked, and its level; None if none is. To be called under the lock."""
        if not self.table.begun:
            return None
        room = await self.table.room()
        level = None if room.over else self.table.chairs[room.seat].level
        turn = asked(room) if level else None  # of people nothing is written down
        return (turn, level) if turn and level else None

    async def _action(self, turn: Turn, level: str) -> int:
        """Find a legal action, if need be by another bot, and at worst any."""
        for tried in (level, USUAL_LEVEL):
            action = await self.ask(turn, tried)
            if action is not None:
                return action
            await self._fall_back(turn.seat)
        return choose(self._question(turn, "uniform"))

    async def ask(self, turn: Turn, level: str) -> int | None:
        """Ask a worker for a legal action; None if it has none in time."""
        question = json.encode(self._question(turn, level))
        try:
            action = ANSWERS.decode(await self._workers.ask(question, self._deadline)).action
        except (Failed, DecodeError):
            return None
        return action if action in turn.legal else None

    def _question(self, turn: Turn, level: str) -> Question:
        """Write down what a bot is asked."""
        seats, game = len(self.table.chairs), self.table.game
        return Question(game.name, seats, level, turn.luck, turn.view, game.corrections)

    async def _fall_back(self, seat: int) -> None:
        """Let the usual bot play on this seat from now on, and tell everybody, once."""
        if seat in self._unwell:
            return
        self._unwell.add(seat)

        def give_up() -> tuple[list[Chair], list[Remark]]:
            chair = self.table.chairs[seat]
            if chair.level is None:
                return [], []
            slots = {"seat": chair.name, "level": USUAL_LEVEL}
            return [chair.with_bot(USUAL_LEVEL, "")], [Remark("notice-fallback", slots)]

        await self.table.change(give_up)
