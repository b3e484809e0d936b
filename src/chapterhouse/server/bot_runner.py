"""The bots of one table at work.

What a bot does is published a fixed time after it was asked, whatever it was and however long it
took: timing tells nothing. Those at the table choose that time. Where the same seat goes on, which
everybody sees, it is shorter. Parts of a choice that others do not see are made at once.
"""

import asyncio
import logging
import math
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from msgspec import DecodeError, json, structs

from chapterhouse import evaluation
from chapterhouse.bots import ADVISER
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.server.absence import Absence
from chapterhouse.server.arrivals import Arrivals
from chapterhouse.server.attendance import Attendance
from chapterhouse.server.bots import Answer, Question, choose
from chapterhouse.server.kept import Remark, Seated
from chapterhouse.server.measures import note
from chapterhouse.server.stand_in import DRAW, Draw, StandIn
from chapterhouse.server.table import Table
from chapterhouse.server.tasks import end, keep_trying
from chapterhouse.server.turns import Turn, asked, goes_on
from chapterhouse.server.workers import Answering, Failed
from chapterhouse.wire import messages

ANSWERS: Final = json.Decoder(Answer)
FURTHER: Final = 0.35  # of the pace, for a further choice of the same seat
SUBSTITUTE: Final = "greedy"  # the level of who plays on for a bot that failed: it needs no time
REST: Final = 60.0  # seconds until a bot that failed is tried again;
LONGEST_REST: Final = 3_600.0  # twice as many each time, up to so many
# How long bots take, as a multiple of the usual time.
PACES: Final[dict[messages.Pace, float]] = {
    "paused": math.inf, "slow": 2.5, "normal": 1.0, "fast": 0.4, "instant": 0.1,
}  # fmt: skip
LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class Substituted:
    """A bot that failed: its level, when it is tried again, and how long it rests."""

    level: str
    until: float
    rest: float


class BotRunner:
    """Plays for the bots of a table, in workers."""

    def __init__(
        self, table: Table, workers: Answering, pace: float, deadline: float, draw: Draw = DRAW
    ) -> None:
        self.table: Final = table
        self._workers: Final = workers
        self._pace: Final = pace
        self._deadline: Final = deadline
        self._work: asyncio.Task[None] | None = None
        self._notified: Final = asyncio.Event()
        self._substituted: Final = _substituted(table, table.remarks)
        self._absence: Final = Absence(table)
        self._arrivals: Final = Arrivals(table)
        self._stand_in: Final = StandIn(table, pace, draw)
        self.attendance: Final = Attendance(table)
        self._hints: Final[dict[tuple[int, int], asyncio.Task[Answer | None]]] = {}

    @property
    def busy(self) -> bool:
        """Whether a bot is at work, or what somebody settled is to be played, or somebody is waited
        for who left a turn open.
        """
        return self._working or self._stand_in.busy or self._absence.busy

    @property
    def needed(self) -> bool:
        """Whether it stays in memory though nobody reads here: it works, or others think so."""
        return self.busy or self.attendance.busy

    @property
    def _working(self) -> bool:
        """Whether a bot is at work."""
        return self._work is not None and not self._work.done()

    def notify(self) -> None:
        """See whether a bot is asked, and at which pace they play now."""
        self._notified.set()
        self._substituted.update(_substituted(self.table, self.table.told))
        self.table.told.clear()
        for seat in list(self._substituted):
            if self.table.chairs[seat].level != SUBSTITUTE:  # somebody else was put there
                del self._substituted[seat]
        self._absence.notify()
        self._arrivals.notify()
        self._stand_in.notify(self._attend)
        bots = any([chair.level for chair in self.table.chairs])
        if not self._working and bots and self.table.plays_here:
            self._work = asyncio.create_task(self._run())
            self._work.add_done_callback(lambda _: self._attend())
        self._attend()

    def _attend(self) -> None:
        """Let other processes know whether bots play here."""
        self.attendance.notify(busy=self.busy)

    async def close(self) -> None:
        await self.attendance.close()
        await self._absence.close()
        await self._arrivals.close()
        await self._stand_in.close()
        await end(self._work)

    async def _run(self) -> None:
        """Play until a person is asked, or nobody, or another process plays."""
        failed = "the bots of table %s stopped"
        await keep_trying(self._choice, LOG, failed, self.table.charter.id)

    async def _choice(self) -> bool:
        """Make one choice of a bot, part by part; tell whether a bot was asked at all."""
        began, share = self._clock(), 0.0
        while True:
            async with self.table.still():
                bot = await self._asked()
            if bot is None:
                return False
            turn, level = bot
            share = share or (FURTHER if turn.further else 1)
            action = await self._action(turn, level)
            async with self.table.still():
                part = goes_on(await self.table.room(), turn, action)
            if not part:
                await self._due(began, share)
            with suppress(Illegal, Malformed):  # the seat went back to its person meanwhile
                await self.table.act(turn.seat, turn.ply, action, None)
            if not part:
                return True

    async def _due(self, began: float, share: float) -> None:
        """Wait until that share of the pace is over; it may be set anew meanwhile."""
        while (left := began + share * self._pace * wished(self.table) - self._clock()) > 0:
            self._notified.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left if left < math.inf else None):
                    await self._notified.wait()

    async def _asked(self) -> tuple[Turn, str] | None:
        """Tell what a bot is asked here, and its level; None if none is. To be called under the
        lock.
        """
        if not (self.table.begun and self.table.plays_here):
            return None
        room = await self.table.room()
        level = None if room.over else self.table.chairs[room.seat].level
        if level is None:  # of people nothing is written down
            return None
        turn = asked(room, history=self._goes_by_history(room.seat, level))
        return (turn, level) if turn else None

    def _goes_by_history(self, seat: int, level: str) -> bool:
        """Tell whether the bot of a seat, or the one that it stands in for, does."""
        rests = self._substituted.get(seat)
        levels = [level, rests.level] if rests else [level]
        return any([evaluation.goes_by_history(one, self.table.game.name) for one in levels])

    async def _action(self, turn: Turn, level: str) -> int:
        """Find a legal action: at the second try by a fresh worker, if need be by another bot, and
        at worst any.
        """
        action = await self._recovered(turn)
        for tried in (level, level):
            if action is None:
                action = await self.ask(turn, tried)
        if action is None:
            await self._fall_back(turn.seat, level)
            action = await self.ask(turn, SUBSTITUTE) if level != SUBSTITUTE else None
        return choose(self._question(turn, "uniform")) if action is None else action

    async def ask(self, turn: Turn, level: str) -> int | None:
        """Ask a worker for a legal action; None if it has none in time."""
        began = self._clock()
        answer = await self._answer(turn, self._question(turn, level))
        note("decision", self._clock() - began)
        return None if answer is None else answer.action

    async def _answer(self, turn: Turn, question: Question, table: str = "") -> Answer | None:
        """Have a worker answer with a legal action; None if it does not in time."""
        try:
            written = await self._workers.ask(json.encode(question), self._deadline, table)
            answer = ANSWERS.decode(written)
        except (Failed, DecodeError):
            return None
        return answer if answer.action in turn.legal else None

    async def hint(self, turn: Turn) -> Answer | None:
        """Find out what the best bot would do, and why; whoever asks again meanwhile gets the same
        answer.

        None if none comes in time.
        """
        asked = turn.seat, turn.ply
        if asked not in self._hints:
            question = structs.replace(self._question(turn, ADVISER), advises=True)
            task = asyncio.create_task(self._answer(turn, question, self.table.charter.id))
            task.add_done_callback(lambda _: self._hints.pop(asked, None))
            self._hints[asked] = task
        return await asyncio.shield(self._hints[asked])

    def _question(self, turn: Turn, level: str) -> Question:
        """Write down what a bot is asked."""
        seats, game = len(self.table.chairs), self.table.game
        return Question(
            game.name,
            seats,
            level,
            turn.luck,
            turn.view,
            game.revision,
            game.overrides,
            turn.heard,
        )

    async def _fall_back(self, seat: int, level: str) -> None:
        """Let the substitute play on this seat for a while, and tell everybody, once."""
        if seat in self._substituted:
            return

        def give_up() -> Seated:
            chair = self.table.chairs[seat]
            if chair.level != level or seat in self._substituted:  # so another process was first
                return [], []
            slots = {"seat": chair.name, "level": SUBSTITUTE, "chosen": level}
            return [chair.with_bot(SUBSTITUTE, "")], [Remark("notice-fallback", slots)]

        await self.table.change(give_up)
        if self.table.chairs[seat].level == SUBSTITUTE:
            self._substituted[seat] = Substituted(level, self._clock() + REST, REST)

    async def _recovered(self, turn: Turn) -> int | None:
        """Try the bot that was chosen for this seat, if it failed and has rested; if it answers, it
        plays on, and everybody is told.
        """
        rests = self._substituted.get(turn.seat)
        if rests is None or rests.until > self._clock() or rests.level == SUBSTITUTE:
            return None
        action = await self.ask(turn, rests.level)
        if action is None:
            rest = min(2 * rests.rest, LONGEST_REST)
            self._substituted[turn.seat] = Substituted(rests.level, self._clock() + rest, rest)
            return None

        def take_over() -> Seated:
            chair = self.table.chairs[turn.seat]
            if chair.level != SUBSTITUTE:
                return [], []
            slots = {"seat": chair.name, "level": rests.level}
            return [chair.with_bot(rests.level, "")], [Remark("notice-recovered", slots)]

        self._substituted.pop(turn.seat, None)
        await self.table.change(take_over)
        return action

    def _clock(self) -> float:
        return asyncio.get_running_loop().time()


def wished(table: Table) -> float:
    """Tell how long bots take, as a multiple of the usual time: by the slowest wish of those who
    sit at the table and are connected. A pause holds up nobody else.
    """
    alone = sum([chair.level is None for chair in table.chairs]) == 1
    wishes = [one.pace for one in table.attendants if 0 <= one.observer < table.gallery]
    return max([PACES[wish] for wish in wishes if wish != "paused" or alone], default=1.0)


def _substituted(table: Table, remarks: Iterable[Remark]) -> dict[int, Substituted]:
    """Tell from what everybody was told which bots were replaced, and have not come back."""
    found: dict[int, Substituted] = {}
    for remark in remarks:
        for chair in table.chairs:
            if chair.name != remark.slots.get("seat"):
                continue
            found.pop(chair.seat, None)
            if "chosen" in remark.slots and chair.level == SUBSTITUTE:
                found[chair.seat] = Substituted(remark.slots["chosen"], 0, REST)
    return found
