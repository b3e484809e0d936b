"""What is held of a table: all that is kept of it, the room made of that, and who looks on.

Where other processes keep the same tables, it is brought up to date with what they have kept.
"""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, Protocol

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed
from chapterhouse.play.dealer import Sealed
from chapterhouse.server.absences import Absences
from chapterhouse.server.chairs import Chair
from chapterhouse.server.charter import RELEASE, Charter
from chapterhouse.server.kept import (
    LASTED,
    SAID,
    Attendant,
    Change,
    Keeper,
    Kept,
    Remark,
    Unread,
    lasting,
    stood,
)
from chapterhouse.server.problems import damaged, no_such_table, unplayable
from chapterhouse.server.room import Room, Row
from chapterhouse.server.turns import left_open
from chapterhouse.wire import messages

LONG: Final = 1.0  # seconds: whoever waits so long for the table hears what else there is
MOMENT: Final = 0.05  # seconds in which several come or go together: after a restart, all do
LOG: Final = logging.getLogger(__name__)
ELSEWHERE: Final = Remark("notice-elsewhere", {})
REMATCH: Final = Remark("notice-rematch", {})


class Reader(Protocol):
    """A reader of the table: a seat, or the gallery."""

    observer: int
    key: str | None  # its fingerprint
    pace: messages.Pace  # at which bots should play

    def notify(self) -> None:
        """Look again: something may have changed."""

    def notice(self, remark: Remark) -> None:
        """Hear something that is no event of the game."""


class Held:
    """What is held of one table."""

    looked = 0  # how often it was seen here what others have kept
    _looks = True  # whether what all may see is to be written anew

    def __init__(self, kept: Kept, store: Keeper) -> None:
        self.charter: Charter = kept.charter
        self.chairs: list[Chair] = kept.chairs
        self.remarks: Final = deque(lasting(kept.remarks), LASTED)
        self.told: Final[list[Remark]] = []  # of these, what other processes have told, and is new
        self.said: Final = deque(kept.said, SAID)
        self.seal: Final = Sealed(kept.charter.secret).commitment()
        self.readers: Final[set[Reader]] = set()
        self.lock: Final = asyncio.Lock()
        self.users = 0  # how many work with it at this moment
        self.after: Callable[[], None] = lambda: None  # what is to happen after each change
        self.store: Final = store
        self.ended = kept.ended
        self.rematch = kept.rematch
        self.known = kept.known
        self.elsewhere = kept.elsewhere  # who is at the table in other processes, by these
        self.calls = kept.calls  # whether anybody wishes to be called
        self.standing = {one.seat: one for one in kept.standing}
        self.absences: Final = Absences()
        self.open_turn: tuple[int, int] | None = None  # the seat that has to end it, and its ply
        self._rows: list[Row] | None = kept.rows
        self._remarked = _last(kept.remarks)
        self._room: Room | None = None
        self._seen: messages.TableInfo | None = None  # as it was written last
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

    @property
    def attendants(self) -> list[Attendant]:
        """List all readers, also those at other processes."""
        here = [Attendant(reader.observer, reader.key, reader.pace) for reader in self.readers]
        return [*here, *self._away]

    @property
    def _observers(self) -> list[int]:
        """List as whom they look on."""
        here = [reader.observer for reader in self.readers]
        return [*here, *[one.observer for one in self._away]]

    @property
    def _away(self) -> list[Attendant]:
        """List the readers at other processes."""
        return [one for others in self.elsewhere.values() for one in others]

    @property
    def at_rest(self) -> bool:
        """Whether nothing happens at this moment, and what is seen is in memory, and to be trusted:
        then it can be looked at without waiting for anything.
        """
        waits = self._rows is not None and not self.begun
        return not self.lock.locked() and (self._room is not None or waits)

    @property
    def plays_here(self) -> bool:
        """Whether this process, of all that attend the table, plays for its bots."""
        return not self.elsewhere or (
            bool(self.readers) and self.store.process < min(self.elsewhere)
        )

    # -- the room

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Let nothing happen meanwhile. What was in memory and is not to be trusted is read before,
        so that nobody is let in by what was known, to see what was not. Raises Unread.
        """
        async with self.lock:
            if self._room is None and self._rows is None:
                await self._read_anew()
            yield

    @property
    def game(self) -> Game:
        """The game that is played. Raises Malformed for one that this release cannot play."""
        try:
            return self.charter.game
        except Malformed as problem:
            raise _unplayable(self) from problem

    async def room(self) -> Room:
        """Give the room, built from what is kept if need be. To be called under the lock.

        Raises Malformed where this release cannot make it of that.
        """
        if self._room is None:
            if self._rows is None:  # what was in memory is not to be trusted
                await self._read_anew()
            _ = self.game  # which may be one that cannot be played
            try:
                self._room = Room(self.charter, self._rows or [], self.ended)
            except Exception as problem:  # whatever it is, it is no fault of whoever asks
                LOG.exception("table %s cannot be played again", self.charter.id)
                own = self.charter.version.release == RELEASE
                raise (damaged() if own else _unplayable(self)) from problem
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

    async def _keep(self, change: Change) -> None:
        """Keep a change. Raises Outdated if another process has kept one that is not known."""
        known = await self.store.keep(self.charter.id, change, self.known)
        company = self.known.company + (0 if change.plays else 1)
        if company != known.company:  # others came or went meanwhile, which is yet to be read
            company = self.known.company
        self.known = known._replace(company=company)
        self._remarked += len(change.remarks)
        self.standing = stood(self.standing.values(), change)

    def notify(self, *, soon: bool = False) -> None:
        """Let everybody look again; `soon` where somebody comes or goes: those who do so together
        are told together.
        """
        self._looks = True
        happened = len(self._room.rows) if self._room else 0
        self.absences.note(happened, self._observers, self.gallery)
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

    # -- what other processes do

    async def catch_up(self) -> None:
        """Read what other processes have kept, and let everybody see it. To be called under the
        lock.

        Raises Malformed if the table is gone, Unread if that is not to be seen.
        """
        rows = self._room.rows if self._room else self._rows
        news = await self.store.news(self.charter.id, len(rows or []))
        if news is None:
            raise no_such_table(self.charter.id)
        self.looked += 1
        if news.known == self.known:
            return
        if news.known.changes < self.known.changes:  # it was restored from what was kept before
            self._room = rows = None
        if news.known.company != self.known.company or rows is None:
            await self._read_anew()
        else:
            self._follow(news.rows)
            self.known = news.known
            self.notify()

    async def freshen(self, told: int | None = None) -> bool:
        """See what other processes have kept, if one told of a revision that is not known here.

        Tells whether all of it is known then; what takes long is left to whoever comes next.
        """
        if not self.store.process or (told is not None and told <= self.known.revision):
            return True
        self.users += 1
        try:
            async with asyncio.timeout(LONG), self.lock:
                if told is None or told > self.known.revision:
                    await self.catch_up()
        except (TimeoutError, Unread):
            return False
        finally:
            self.users -= 1
        return True

    async def _read_anew(self) -> None:
        """Read all that is kept. Raises Malformed if the table is gone, Unread."""
        kept = await self.store.load(self.charter.id)
        if kept is None:
            raise no_such_table(self.charter.id)
        if kept.charter != self.charter:  # it has begun, or its doors are others
            self.charter = kept.charter
        self.chairs[:] = kept.chairs
        remarks = [remark for remark in kept.remarks if remark.number > self._remarked]
        self._remarked = _last(kept.remarks)
        self.remarks.extend(lasting(remarks))
        self.told.extend(lasting(remarks))
        if kept.rematch and not self.rematch:
            remarks = [*remarks, REMATCH]
        last = self.said[-1].number if self.said else -1
        self.said.extend([said for said in kept.said if said.number > last])
        self.ended, self.rematch, self.known = kept.ended or self.ended, kept.rematch, kept.known
        self.calls = kept.calls
        self.standing = {one.seat: one for one in kept.standing}
        self._gathered(kept.elsewhere)
        if self._room:
            self._follow(kept.rows[len(self._room.rows) :])
        else:
            self._rows = kept.rows
        self._notice(remarks)
        self.notify()

    async def attend(self, readers: Sequence[Attendant] | None) -> None:
        """Tell other processes who is at the table here; for None, that nothing is."""
        known = await self.store.attend(self.charter.id, readers)
        if known and known.company == self.known.company + 1:  # nothing else is new
            self.known = self.known._replace(company=known.company)

    def _follow(self, rows: Sequence[Row]) -> None:
        """Repeat what other processes have played; where that does not fit, begin anew."""
        room = self._room
        if room is None:
            self._rows = [*(self._rows or []), *rows]
            return
        try:
            for row in rows:
                room.follow(row)
        except Exception:
            LOG.exception("table %s is read anew", self.charter.id)
            self._room = None
            return
        self.ended = self.ended or room.ended
        self.open_turn = left_open(room)

    def _gathered(self, elsewhere: dict[int, list[Attendant]]) -> None:
        """Note who is at other processes, and tell those who sit here where somebody came."""
        before, after = (
            Counter([one.observer for others in found.values() for one in others])
            for found in (self.elsewhere, elsewhere)
        )
        self.elsewhere = elsewhere
        for reader in self.readers:
            seat = reader.observer
            if 0 <= seat < self.gallery and after[seat] > before[seat]:
                reader.notice(ELSEWHERE)

    def _notice(self, remarks: Sequence[Remark]) -> None:
        """Tell everybody here."""
        for reader in self.readers:
            for remark in remarks:
                reader.notice(remark)


def closed(table: Held) -> bool:
    """Tell whether the match is over, and its cards are not to be seen yet."""
    return table.charter.shut and table.ended is not None


def _last(remarks: Sequence[Remark]) -> int:
    """Give the number of the last remark."""
    return remarks[-1].number if remarks else -1


def _unplayable(table: "Held") -> Malformed:
    """Say that this release cannot play on, which one can, and what came of the match."""
    points = table.ended.result.points if table.ended and not table.charter.shut else []
    return unplayable(table.charter.version, [chair.name for chair in table.chairs], points)
