"""A table in memory: its chairs, its room, and whoever looks on.

Every change is kept before anybody hears of it; a lock for each table sees to it that changes come
one after another.
"""

import asyncio
import dataclasses
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Final, Literal, Protocol, TypeVar

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.editions import shown
from chapterhouse.play.dealer import Sealed
from chapterhouse.server.admission import refused
from chapterhouse.server.chairs import Chair, moved_on
from chapterhouse.server.charter import RELEASE, Charter
from chapterhouse.server.kept import SAID, Change, Keeper, Kept, Remark, Said
from chapterhouse.server.measures import note
from chapterhouse.server.problems import bot_sits_there, unplayable
from chapterhouse.server.room import Room, Row, Turn, asked, left_open
from chapterhouse.wire import messages

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
MOMENT: Final = 0.05  # seconds in which several come or go together: after a restart, all do
WAITS: Final = Remark("notice-waits", {})  # for the disk, which keeps what happens
GOES_ON: Final = Remark("notice-goes-on", {})
LASTING: Final = (
    "notice-fallback", "notice-recovered", "notice-freed", "notice-plays-on", "notice-renewed"
)  # fmt: skip


def _lasting(remarks: list[Remark]) -> list[Remark]:
    """Choose what whoever comes in later is told too, as the chairs do not show it."""
    return [remark for remark in remarks if remark.key in LASTING]


def _unplayable(table: "Table") -> Malformed:
    """Say that this release cannot play on, which one can, and what came of the match."""
    points = table.ended.result.points if table.ended else []
    return unplayable(table.charter.version, [chair.name for chair in table.chairs], points)


class Reader(Protocol):
    """A reader of the table: a seat, or the gallery."""

    observer: int
    key: str | None  # its fingerprint
    pace: messages.Pace  # at which bots should play

    def notify(self) -> None:
        """Look again: something may have changed."""

    def notice(self, remark: Remark) -> None:
        """Hear something that is no event of the game."""


class Table:
    """One table."""

    def __init__(self, kept: Kept, store: Keeper) -> None:
        self.charter: Charter = kept.charter
        self.chairs: list[Chair] = kept.chairs
        self.remarks: Final = _lasting(kept.remarks)
        self.said: Final = deque(kept.said, SAID)
        self.seal: Final = Sealed(kept.charter.secret).commitment()
        self.readers: Final[set[Reader]] = set()
        self.lock: Final = asyncio.Lock()
        self.users = 0  # how many work with it at this moment
        self.after: Callable[[], None] = lambda: None  # what is to happen after each change
        self.store: Final = store
        self.ended = kept.ended
        self.rematch = kept.rematch
        self.last_act = 0.0  # when the last one of a person came, by the clock of the machine
        self.open_turn: tuple[int, int] | None = None  # the seat that has to end it, and its ply
        self._rows: list[Row] | None = kept.rows
        self._room: Room | None = None
        self._seen: messages.TableInfo | None = None
        self._telling: asyncio.TimerHandle | None = None

    # -- who is who

    @property
    def gallery(self) -> int:
        """The number of the onlookers as an observer."""
        return len(self.chairs)

    @property
    def begun(self) -> bool:
        """Whether everybody is there."""
        return self.charter.names is not None

    # -- the room

    @property
    def game(self) -> Game:
        """The game that is played. Raises Malformed for one that this release cannot play."""
        try:
            return self.charter.game
        except Malformed as problem:
            raise _unplayable(self) from problem

    async def room(self) -> Room:
        """Give the room, built from what is kept if need be. To be called under the lock.

        Raises Malformed where this release cannot make it of what another has written, ValueError
        where it is our own and makes no sense.
        """
        if self._room is None:
            if self._rows is None:  # what was in memory is not to be trusted
                kept = await self.store.load(self.charter.id)
                self._rows = kept.rows if kept else []
            _ = self.game  # which may be one that cannot be played
            try:
                self._room = Room(self.charter, self._rows, self.ended)
            except Exception as problem:  # whatever it is, it is no fault of whoever asks
                if self.charter.version.release == RELEASE:
                    raise ValueError(f"table {self.charter.id} cannot be played again") from problem
                LOG.exception("table %s cannot be played again", self.charter.id)
                raise _unplayable(self) from problem
            self._rows = None
            await self._finished(self._room)
            self.open_turn = left_open(self._room)
            self.after()
        return self._room

    async def _finished(self, room: Room) -> None:
        """Keep the result of a match that ended under a release that kept none."""
        if room.ended and not self.ended:
            await self.store.keep(self.charter.id, Change(ended=room.ended))
            self.ended = room.ended

    async def act(
        self, seat: int, ply: int, action: int, by: str | None, *, leaves_open: bool = False
    ) -> None:
        """Play an action, by the fingerprint of a key to the seat; None for a bot.

        Raises Illegal, or Malformed, also for whoever has lost the seat.
        """

        def play(room: Room) -> list[Row]:
            return room.act(seat, ply, action, leaves_open=leaves_open)

        came = time.monotonic()

        async def played() -> None:
            await self._played(seat, play, by)
            if by is not None:
                self.last_act = came

        await self._locked(played)

    async def end_turn(self, seat: int, ply: int, by: str | None) -> None:
        """End a turn that was left open; in place of whoever does not, for None.

        Raises Malformed if there is nothing to be ended.
        """

        def end(room: Room) -> list[Row]:
            return room.end_turn(seat, ply)

        await self._locked(
            lambda: self._happens(seat, end) if by is None else self._played(seat, end, by)
        )

    async def take_back(self, seat: int, ply: int, by: str | None) -> None:
        """Take back the last action of a seat. Raises Malformed if it cannot be."""

        def undo(room: Room) -> list[Row]:
            return room.take_back(seat, ply)

        await self._locked(lambda: self._played(seat, undo, by))

    async def talk(self, seat: int, text: str, by: str | None, *, breaks: bool) -> None:
        """Let whoever sits there say something to all.

        Raises Illegal where a rule closes talk, Malformed if it has a price that is not agreed to.
        """

        def say(room: Room) -> list[Row]:
            return room.talk(seat, breaks=breaks)

        await self._locked(lambda: self._played(seat, say, by, text))

    async def _played(
        self, seat: int, act: Callable[[Room], list[Row]], by: str | None, text: str = ""
    ) -> None:
        """Let whoever plays for a seat do something in the room. Raises Malformed for others."""
        chair = self.chairs[seat]
        if (chair.level is not None) is not (by is None):
            raise bot_sits_there(chair.name)
        if by is not None and not chair.opens(by):  # it was locked out while this waited
            raise refused(self, by)
        await self._happens(seat, act, text)

    async def _happens(self, seat: int, act: Callable[[Room], list[Row]], text: str = "") -> None:
        """Let something happen in the room, and keep it, with what is said; a room that could not
        be kept, or stumbled on the way, is lost.
        """
        room = await self.room()
        number = self.said[-1].number + 1 if self.said else 0
        said = Said(number, seat, text) if text else None
        seen = room.ply(self.gallery)
        try:
            rows = act(room)
            ended = room.ended if rows else None
            await self.store.keep(self.charter.id, Change(rows=rows, said=said, ended=ended))
        except (Illegal, Malformed):  # then nothing has happened
            raise
        except BaseException:
            self._room = None
            raise
        if room.ply(self.gallery) > seen:  # what not all can see is not told at once
            note("act")
        self.ended = self.ended or ended
        self.open_turn = left_open(room)
        if said:
            self.said.append(said)

    # -- the chairs

    async def change(self, make: Callable[[], tuple[list[Chair], list[Remark]]]) -> None:
        """Change chairs; if everybody is there then, the match begins. Raises what `make` does."""

        async def seat() -> None:
            chairs, remarks = make()
            after = {chair.seat: chair for chair in [*self.chairs, *chairs]}
            names = [after[seat].name for seat in range(len(after))]
            begins = not self.begun and all([chair.taken for chair in after.values()])
            charter = dataclasses.replace(self.charter, names=names) if begins else self.charter
            room = Room(charter) if begins else None
            rows = room.opening if room else []
            lasting = _lasting(remarks)
            change = Change(rows, chairs, lasting, names if begins else None)
            await self.store.keep(self.charter.id, change)
            self.chairs[:] = [after[seat] for seat in range(len(after))]
            self.remarks.extend(lasting)
            if room:
                self.charter, self._room, self._rows = charter, room, None
            for reader in self.readers:
                for remark in remarks:
                    reader.notice(remark)

        await self._locked(seat)

    async def _locked(self, work: Callable[[], Coroutine[None, None, T]]) -> T:
        """Do something under the lock and to its end, whoever stops waiting for it."""

        async def locked() -> T:
            async with self.lock:
                done = await work()
            self.notify()
            return done

        self.users += 1
        task = asyncio.create_task(locked())
        task.add_done_callback(self._left)
        return await asyncio.shield(task)

    def _left(self, task: "asyncio.Task[T]") -> None:
        """Note that somebody is done with the table."""
        self.users -= 1
        if not task.cancelled():
            task.exception()  # whoever waited has got the error; if nobody did, it is dropped

    # -- what is seen

    def notify(self, *, soon: bool = False) -> None:
        """Let everybody look again; `soon` where somebody comes or goes: those who do so together
        are told together.
        """
        self._seen = None
        if soon:
            loop = asyncio.get_running_loop()
            self._telling = self._telling or loop.call_later(MOMENT, self.notify)
        else:
            if self._telling:
                self._telling.cancel()
                self._telling = None
            for reader in self.readers:
                reader.notify()
        self.after()

    async def turn(self) -> Turn | None:
        """Tell what is asked now; None if nothing is. To be called under the lock."""
        return asked(await self.room(), person=True) if self.begun else None

    async def seen(self) -> messages.TableInfo:
        """Write the table as everybody may see it. To be called under the lock."""
        room = await self.room() if self.begun else None
        if self._seen is None:
            self._seen = self._written(room)
        return self._seen

    def _written(self, room: Room | None) -> messages.TableInfo:
        """Write it down, once until something happens or somebody comes or goes."""
        here = {reader.observer for reader in self.readers}
        status: Literal["waiting", "playing", "over"] = "waiting"
        if room:
            status = "over" if room.over else "playing"
        return messages.TableInfo(
            self.charter.id,
            self.game.name,
            self.game.revision,
            self.charter.options,
            [chair.seen(here=chair.seat in here) for chair in self.chairs],
            status,
            self.seal,
            self.charter.watched,
            sum([reader.observer == self.gallery for reader in self.readers]),
            self.game.edition,
            {path: shown(value) for path, value in self.game.overrides.items()},
            [path for path in self.game.printed.stated if path in self.game.overrides],
            self.game.secretive,
            self._following(),
            self.charter.continued,
        )

    def _following(self) -> messages.Rematch | None:
        """Tell where the rematch is, and who sits where, if there is one."""
        seats = len(self.chairs)
        if self.rematch is None:
            return None
        return messages.Rematch(self.rematch, [moved_on(seat, seats) for seat in range(seats)])
