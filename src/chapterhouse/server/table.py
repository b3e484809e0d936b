"""A table in memory: its chairs, its room, and whoever looks on.

Every change is kept before anybody hears of it; a lock for each table sees to it that changes come
one after another.
"""

import asyncio
import dataclasses
import time
from collections.abc import Callable, Coroutine, Sequence
from math import inf
from typing import Final, Literal, TypeVar

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.seats import NOBODY
from chapterhouse.editions import shown
from chapterhouse.server import clocks
from chapterhouse.server.admission import refused
from chapterhouse.server.chairs import Chair, all_named, moved_on
from chapterhouse.server.clocks import AWAITED, CAME
from chapterhouse.server.held import Held, closed
from chapterhouse.server.kept import (
    OVER,
    Change,
    Keeper,
    Kept,
    Outdated,
    Remark,
    Said,
    Seated,
    lasting,
)
from chapterhouse.server.measures import note
from chapterhouse.server.out_of_time import out_of_time
from chapterhouse.server.problems import bot_sits_there, stale
from chapterhouse.server.room import Room, Row
from chapterhouse.server.standing import by_hand
from chapterhouse.server.turns import Turn, asked, left_open
from chapterhouse.wire import messages
from chapterhouse.wire.clock import Clocks

T = TypeVar("T")
WAITS: Final = Remark("notice-waits", {})  # for the disk, which keeps what happens
GOES_ON: Final = Remark("notice-goes-on", {})


class Table(Held):
    """One table, at which something happens."""

    def __init__(self, kept: Kept, store: Keeper, now: Callable[[], float] = clocks.now) -> None:
        super().__init__(kept, store)
        self._saying: Said | None = None  # what is being kept
        self.last_act = 0.0  # when the last one of a person came, by the clock of the machine
        self.now: Final = now
        self._came = 0.0  # when what happens now was asked for

    async def act(
        self, seat: int, ply: int, action: int, by: str | None, *,
        leaves_open: bool = False, settled: Callable[[Room], bool] | None = None,
    ) -> None:  # fmt: skip
        """Play an action, by the fingerprint of a key to the seat; None for a bot. If it was
        `settled` before, that is asked again now; if not, its player acts by hand. Raises Illegal,
        or Malformed, also for whoever has lost the seat.
        """

        def play(room: Room) -> list[Row]:
            if settled and not settled(room):
                raise stale()
            return room.act(seat, ply, action, leaves_open=leaves_open)

        came = time.monotonic()

        async def played() -> None:
            await self._played(seat, play, by, hand=settled is None)
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

        await self._locked(lambda: self._played(seat, undo, by, hand=True))

    async def talk(self, seat: int, text: str, by: str | None, *, breaks: bool) -> None:
        """Let whoever sits there say something to all.

        Raises Illegal where a rule closes talk, Malformed if it has a price that is not agreed to.
        """

        def say(room: Room) -> list[Row]:
            return room.talk(seat, breaks=breaks)

        await self._locked(lambda: self._played(seat, say, by, text))

    async def _played(
        self, seat: int, act: Callable[[Room], list[Row]], by: str | None, text: str = "", *,
        hand: bool = False,
    ) -> None:  # fmt: skip
        """Let whoever plays for a seat do something, maybe by hand. Raises Malformed for others."""
        self._check(seat, by)
        await self._happens(seat, act, text, hand=hand)

    def _check(self, seat: int, by: str | None) -> None:
        """Check that somebody plays for a seat. Raises Malformed."""
        chair = self.chairs[seat]
        if (chair.level is not None) is not (by is None):
            raise bot_sits_there(chair.name)
        if by is not None and not chair.opens(by):  # it was locked out while this waited
            raise refused(self, by)

    async def _happens(
        self, seat: int, act: Callable[[Room], list[Row]], text: str = "", *, hand: bool = False
    ) -> None:
        """Let something happen in the room, and keep it, with what is said; a room that could not
        be kept, or stumbled on the way, is lost.
        """
        room = await self.room()
        number = self.said[-1].number + 1 if self.said else 0
        if self._saying in self.said:  # it was kept, and the answer got lost
            return
        self._saying = said = Said(number, seat, text) if text else None
        seen = room.ply(self.gallery)
        try:
            standing = by_hand(room, self.standing, seat) if hand else []
            rows = act(room)
            change = Change(rows, said=said, standing=standing, ended=room.ended if rows else None)
            await self._keep(self._with_next(change, room))
        except (Illegal, Malformed):  # then nothing has happened
            raise
        except BaseException:
            self._room = None
            raise
        if room.ply(self.gallery) > seen:  # what not all can see is not told at once
            note("act")
        self.ended = self.ended or change.ended
        self.open_turn = left_open(room)
        if said:
            self.said.append(said)

    # -- the chairs

    async def change(
        self,
        make: Callable[[], Seated],
        noted: Sequence[tuple[int, int]] = (),
    ) -> None:
        """Change chairs, or note something of clocks; if everybody is there then, the match begins.
        Raises what `make` does.
        """
        await self._locked(lambda: self._changed(*make(), noted))

    async def _changed(
        self,
        chairs: Sequence[Chair],
        remarks: Sequence[Remark],
        noted: Sequence[tuple[int, int]] = (),
    ) -> None:
        """Change chairs, and note what becomes of clocks by that, after what is to be noted first;
        a room in which that could not be kept is lost.
        """
        after = list({chair.seat: chair for chair in [*self.chairs, *chairs]}.values())
        names = None if self.begun else all_named(after)
        charter = dataclasses.replace(self.charter, names=names) if names else self.charter
        room = Room(charter, at=self._came) if names else await self._timed_room()
        opening = room.opening if room and names else []
        try:
            rows = [*opening, *_noted(room, noted, after, begins=bool(names))]
            await self._keep(self._with_next(Change(rows, chairs, remarks, names), room))
        except Malformed:  # then nothing has happened
            raise
        except BaseException:
            self._room = None if room else self._room
            raise
        self.chairs[:] = after
        self.remarks.extend(lasting(remarks))
        if room:
            self.charter, self._room, self._rows = charter, room, None
            self.open_turn = left_open(room)
        self._notice(remarks)

    # -- the clocks

    async def _timed_room(self) -> Room | None:
        """Give the room of a match that goes on with clocks; None for any other."""
        timed = self.charter.clock is not None and self.begun and not self.ended
        return await self.room() if timed else None

    async def _see_time(self) -> None:
        """Note when what happens now does, and before it whose time was up by then."""
        room = await self._timed_room()
        if room is None or room.clocks is None or room.due is None:
            return
        room.at = room.clocks.later(self._came)
        if room.at < room.due:
            return
        seat = room.clocks.running
        if seat is not None:
            await self._changed(*out_of_time(self.chairs[seat], room.clocks, room.at - room.due))
        else:
            await self._changed([], [], [(seat, CAME) for seat in sorted(room.clocks.awaited)])
        room.at = room.clocks.later(self._came)

    async def see_time(self, plan: Callable[[str, float], Coroutine[None, None, None]]) -> None:
        """See whether the time of a seat is up, and plan when to look again."""

        async def planned() -> None:
            room = await self._timed_room()
            due = room.due if room else None
            await plan(self.charter.id, inf if due is None else due)

        await self._locked(planned)

    @property
    def time(self) -> clocks.Clocks | None:
        """The clocks of a match that goes on, within a change; None where there are none."""
        return self._room.clocks if self._room and not self._room.finished else None

    async def clocks(self) -> tuple[int, Clocks] | None:
        """Write the clocks as everybody may see them, and since when they run so; None where there
        are none. To be called under the lock.
        """
        if self.charter.clock is None or not self.begun:
            return None
        clocks = (await self.room()).clocks
        return (clocks.since, clocks.seen(self.now())) if clocks else None

    # -- what is neither played nor seated

    async def keep(self, make: Callable[[], Change]) -> None:
        """Keep wishes to be called, from the next turn on, what is settled, or doors; who may come
        in no longer is shown out. Raises what `make` does.
        """

        async def kept() -> None:
            change = make()
            if change == Change():
                return
            if change.wishes:
                room = await self.room() if self.begun else None
                change = dataclasses.replace(change, awaited=self._awaited(room, wished=True))
            await self._keep(change)
            self.calls = self.calls or bool(change.wishes)
            self.charter = change.doors or self.charter

        await self._locked(kept)

    def _with_next(self, change: Change, room: Room | None) -> Change:
        """Note beside a change who is waited for then, and until when."""
        if room is None:
            return change
        lost = room.finished and room.ended is None
        awaited = self._awaited(room)
        return dataclasses.replace(change, awaited=awaited, due=room.due, broken_off=lost)

    def _awaited(self, room: Room | None, *, wished: bool = False) -> int | None:
        """Tell who is waited for; None where nobody wishes to be called."""
        if not (self.calls or wished):
            return None
        if room is None:
            return NOBODY
        return OVER if room.finished else NOBODY if room.halted else room.seat

    async def _locked(self, work: Callable[[], Coroutine[None, None, T]]) -> T:
        """Do something under the lock and to its end, whoever stops waiting for it."""
        came = self.now()

        async def locked() -> T:
            async with self.still():
                self._came = came
                done = await self._upon_the_last(work)
            self.notify()
            return done

        self.users += 1
        task = asyncio.create_task(locked())
        task.add_done_callback(self._left)
        return await asyncio.shield(task)

    async def _upon_the_last(self, work: Callable[[], Coroutine[None, None, T]]) -> T:
        """Do something, and again if another process was first, knowing what it has done."""
        self._saying = None
        while True:
            try:
                await self._see_time()
                return await work()
            except Outdated:
                await self.catch_up()

    def _left(self, task: "asyncio.Task[T]") -> None:
        """Note that somebody is done with the table."""
        self.users -= 1
        if not task.cancelled():
            task.exception()  # whoever waited has got the error; if nobody did, it is dropped

    # -- what is seen

    async def turn(self) -> Turn | None:
        """Tell what is asked now; None if nothing is. To be called under the lock."""
        return asked(await self.room(), person=True) if self.begun else None

    async def seen(self) -> messages.TableInfo:
        """Write the table as everybody may see it. To be called under the lock."""
        room = await self.room() if self.begun else None
        if self._looks or self._seen is None:
            written, self._looks = self._written(room), False
            if written != self._seen:  # else readers need not compare it with what they were sent
                self._seen = written
        return self._seen

    def _written(self, room: Room | None) -> messages.TableInfo:
        """Write it down, once until something happens or somebody comes or goes."""
        here = self._observers
        return messages.TableInfo(
            self.charter.id,
            self.game.name,
            self.game.revision,
            self.charter.options,
            [self._chair(chair, here=chair.seat in here) for chair in self.chairs],
            _status(room),
            self.seal,
            self.charter.watched,
            here.count(self.gallery),
            self.game.edition,
            {path: shown(value) for path, value in self.game.overrides.items()},
            [path for path in self.game.printed.stated if path in self.game.overrides],
            self.game.secretive,
            self._following(),
            self.charter.continued,
            self.charter.open and room is None,
            self.charter.clock,
            self.charter.tournament,
            closed(self),
        )

    def _chair(self, chair: Chair, *, here: bool) -> messages.Chair:
        """Write a chair down."""
        return chair.seen(here=here, since=self.absences.since(chair.seat))

    def _following(self) -> messages.Rematch | None:
        """Tell where the rematch is, and who sits where, if there is one."""
        seats = len(self.chairs)
        if self.rematch is None:
            return None
        return messages.Rematch(self.rematch, [moved_on(seat, seats) for seat in range(seats)])


def _status(room: Room | None) -> Literal["waiting", "playing", "over"]:
    """Tell how a match stands."""
    if room is None:
        return "waiting"
    return "over" if room.finished else "playing"


def _noted(
    room: Room | None, noted: Sequence[tuple[int, int]], chairs: Sequence[Chair], *, begins: bool
) -> list[Row]:
    """Note this in a room, or else who plays from now on, and for whom a rematch waits that begins.

    Raises Malformed where somebody comes back too soon; nothing has happened then.
    """
    if room is None or room.clocks is None:
        return []
    if not noted:
        noted = room.clocks.changes([chair.level for chair in chairs])
        if begins and room.charter.after:
            people = [chair.seat for chair in chairs if chair.level is None]
            noted = [*noted, *[(seat, AWAITED) for seat in people]]
    return [row for seat, what in noted for row in room.note(seat, what)]
