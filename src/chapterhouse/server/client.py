"""A client: one reader who is connected to a table, and what that reader has been sent so far."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from msgspec import json, structs

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.locale import Translator, known
from chapterhouse.server import hints
from chapterhouse.server.admission import admit, refused
from chapterhouse.server.bot_runner import BotRunner
from chapterhouse.server.chairs import fingerprint
from chapterhouse.server.held import ELSEWHERE, LONG, closed
from chapterhouse.server.kept import Remark, Unread
from chapterhouse.server.measures import note
from chapterhouse.server.pauses import pause
from chapterhouse.server.problems import code_of, explain, not_begun, not_seated, stale, too_slow
from chapterhouse.server.room import Room
from chapterhouse.server.settling import settle
from chapterhouse.server.speech import plain
from chapterhouse.server.standing import seen
from chapterhouse.server.table import WAITS
from chapterhouse.server.turns import Turn
from chapterhouse.wire import messages
from chapterhouse.wire.clock import Clocks
from chapterhouse.wire.settled import Settle, Settled

LATEST: Final = 50  # remarks that somebody is told who is slow to listen
WAITING: Final = 200  # answers to somebody who takes none: whoever asks for more is too slow


@dataclass(frozen=True)
class Cursor:
    """How far a reader has read: the number of what was said last, how much had happened then, how
    many lines there were (None for none read), and how many of them are not for this reader. Who
    comes back says what was told before: the number of lines, and their mark.
    """

    said: int = -1
    rows: int = -1
    lines: int | None = None
    skipped: int = 0
    before: tuple[int, str] = 0, ""

    def moved(self, room: Room, observer: int, language: str) -> tuple[messages.Position, "Cursor"]:
        """Read the position with all lines that are new, and move behind them."""
        have = self._have(room, observer, language)
        position = room.position(observer, language, have)
        skipped = position.first if have is None else self.skipped
        lines = position.first + len(position.lines)
        position.first -= skipped
        position.past = max(position.past - skipped, 0)
        if not skipped and not position.past:
            position.mark = room.mark(observer, language, lines)
        return position, Cursor(self.said, len(room.rows), lines, skipped)

    def _have(self, room: Room, observer: int, language: str) -> int | None:
        """Tell how many lines that were told still stand; None if all are to be told anew."""
        if self.lines is None:
            lines, mark = self.before
            return lines if mark and room.mark(observer, language, lines) == mark else None
        standing = room.standing(self.lines, self.rows)
        return None if standing < self.skipped else standing


class Client:
    """One reader, who looks on as a seat, as the gallery, or as nobody."""

    def __init__(
        self,
        runner: BotRunner,
        key: str | None,
        language: str,
        pace: messages.Pace = "normal",
        before: tuple[int, str] = (0, ""),
    ) -> None:
        """Connect with a key, the code of a link, or nothing; bots should play at that pace. Who
        comes back says how many lines they have, with their mark.

        Raises Malformed for what opens nothing.
        """
        self.key = None if key is None else fingerprint(key)
        self._admission: Final = admit(runner.table, self.key)
        self.observer = self._admission.observer
        self.pace: messages.Pace = pace
        self._runner: Final = runner
        self._language = language
        self._changed: Final = asyncio.Event()
        self._remarks: Final[list[Remark]] = [*runner.table.remarks][-LATEST:]
        if runner.table.store.late:
            self._remarks.append(WAITS)
        self._answers: Final[list[messages.ToReader]] = []
        self._cursor = Cursor(before=before)
        self._reached = 0.0  # the last act that this reader was told of, by when it came
        self._seating: messages.Seating | None = None  # the last one sent
        self._position: int | None = None  # likewise, without its lines: what it is told by
        self._clocks: tuple[int, Clocks] | None = None  # likewise
        self._settled = Settled()  # likewise

    def connect(self) -> None:
        """Join the readers; all of them are told, above all those at the same seat."""
        table = self._runner.table
        if 0 <= self.observer < table.gallery:
            for reader in table.readers:
                if reader.observer == self.observer:
                    reader.notice(ELSEWHERE)
            same = [one for one in table.attendants if one.observer == self.observer]
            if any([one.key != self.key for one in same]):
                self.notice(Remark("notice-elsewhere-too", {}))
        table.readers.add(self)
        note("readers", 1)
        self._reached = table.last_act
        table.notify(soon=True)
        self.notify()

    def disconnect(self) -> None:
        """Leave the readers."""
        self._runner.table.readers.discard(self)
        note("readers", -1)
        self._runner.table.notify(soon=True)
        self._seating = None  # a reference cycle may hold this client for a while

    # -- as the table sees a reader

    def notify(self) -> None:
        """Look again: something may have changed."""
        self._changed.set()

    def notice(self, remark: Remark) -> None:
        """Note something to tell that is no event of the game."""
        self._remarks.append(remark)
        del self._remarks[:-LATEST]
        self.notify()

    # -- what the reader is told

    async def changed(self) -> None:
        """Wait until there may be something to tell."""
        await self._changed.wait()

    async def outgoing(self) -> Sequence[messages.ToReader]:
        """Wait until there is something to tell, and give it. Raises Malformed to close the
        connection.
        """
        await self.changed()
        self._changed.clear()
        said = await self._shown()
        remarks = [] if self._admission.offer else self._told()
        answers = list(self._answers)
        self._answers.clear()
        return [*said, *remarks, *answers]

    async def _shown(self) -> list[messages.ToReader]:
        """Tell what there is to see; nothing yet while something at the table takes long."""
        table = self._runner.table
        if table.at_rest:  # then it is told in one go, and nothing can come between
            return await self._seen()
        try:
            async with asyncio.timeout(LONG) as waiting, table.still():
                waiting.reschedule(None)
                return await self._seen()
        except TimeoutError:
            self.notify()
            return []

    async def _seen(self) -> list[messages.ToReader]:
        """Tell what has changed. To be called under the lock, or while the table is at rest."""
        self._check()
        if self._admission.offer:
            return await self._seated()
        shown = [*await self._seated(), *await self._moved(), *await self._timed()]
        return [*shown, *await self._standing(), *self._spoken()]

    def _check(self) -> None:
        """Check that what opened the table still does. Raises Malformed."""
        table, key = self._runner.table, self.key
        if key is None or not 0 <= self.observer < table.gallery:
            admit(table, key)
        elif not table.chairs[self.observer].opens(key):
            raise refused(table, key)

    async def _seated(self) -> list[messages.ToReader]:
        """Tell who sits where, if that has changed."""
        seen, admission = await self._runner.table.seen(), self._admission
        seating = messages.Seating(
            seen, self.observer, admission.host, admission.offer, self._own()
        )
        if seating == self._seating:
            return []
        self._seating = seating
        return [seating]

    def _own(self) -> messages.Own | None:
        """Tell whoever sits here where else the seat is open."""
        table = self._runner.table
        if not 0 <= self.observer < table.gallery:
            return None
        windows = sum([one.observer == self.observer for one in table.attendants])
        return messages.Own(windows, len(table.chairs[self.observer].keys))

    async def _moved(self) -> list[messages.ToReader]:
        """Tell the position, if this observer has not got it."""
        if not self._runner.table.begun:
            return []
        room = await self._runner.table.room()
        if closed(self._runner.table):
            return []
        read = self._cursor
        if read.rows == len(room.rows):
            return []
        position, self._cursor = read.moved(room, self.observer, self._language)
        bare = hash(json.encode(structs.replace(position, first=0, lines=[])))
        if bare == self._position and read.lines == self._cursor.lines and not position.lines:
            return []
        self._position = bare  # not itself: it would be a hundred objects for each reader
        return [position]

    async def _timed(self) -> list[messages.ToReader]:
        """Tell the clocks, if something has changed: in between, whoever reads can count."""
        told = await self._runner.table.clocks()
        if told is None:
            return []
        since, clocks = told
        if self._clocks == (since, structs.replace(clocks, ago=0)):
            return []
        self._clocks = since, structs.replace(clocks, ago=0)
        return [clocks]

    async def _standing(self) -> list[messages.ToReader]:
        """Tell whoever sits here, and nobody else, what they can settle, and what they have."""
        table = self._runner.table
        if closed(table) or not (table.begun and 0 <= self.observer < table.gallery):
            return []
        settled = seen(await table.room(), table.chairs[self.observer], table.standing)
        if settled == self._settled:
            return []
        self._settled = settled
        return [settled]

    def _spoken(self) -> list[messages.ToReader]:
        """Tell what was said; whoever comes in hears what is kept of it."""
        new = [said for said in self._runner.table.said if said.number > self._cursor.said]
        if new:
            self._cursor = replace(self._cursor, said=new[-1].number)
        return [messages.Said(said.number, said.seat, said.text) for said in new]

    def _told(self) -> list[messages.ToReader]:
        """Tell the remarks."""
        if not self._remarks:
            return []
        reader = Translator(self._language)
        said = [_written(remark, reader) for remark in self._remarks]
        self._remarks.clear()
        return said

    def reached(self) -> None:
        """Note that the position was taken by the line, after the last act or what followed it."""
        act = self._runner.table.last_act
        if act > self._reached:
            self._reached = act
            note("reach", time.monotonic() - act)

    # -- what the reader asks for

    async def handle(self, order: messages.ToServer) -> None:
        """Do what is asked for. Raises Illegal or Malformed."""
        match order:
            case messages.Speak():
                self._language = known(order.language)
                self._cursor = Cursor(self._cursor.said)
                self.notify()
            case messages.Hello():
                raise Malformed(
                    "greeted",
                    "connection error, reload the page: hello comes once, and it came already",
                    {},
                )
            case messages.SetPace():
                self.pace = order.pace
                self._runner.notify()
            case _:
                await self._upon_the_last(order)

    async def _upon_the_last(self, order: messages.ToServer) -> None:
        """Do it; refuse it only where nothing was kept elsewhere, before it came, by which it could
        be done. Raises Unread where that is not to be seen.
        """
        table = self._runner.table
        known = table.known
        try:
            await self._play(order)
        except (Illegal, Malformed) as problem:
            if not await table.freshen():
                raise Unread from problem
            if table.known == known:
                raise
            await self._play(order)

    async def _play(self, order: messages.ToServer) -> None:
        """Do what only those may ask for who sit at a table that has begun."""
        table = self._runner.table
        match order:
            case _ if self._admission.offer:
                raise not_seated()
            case _ if self.observer == table.gallery:
                raise Malformed("watching", "you are watching: only who sits here can play", {})
            case _ if not table.begun:
                raise not_begun()
            case messages.Act(ply, action, leaves_open):
                await table.act(self.observer, ply, action, self.key, leaves_open=leaves_open)
            case messages.EndTurn():
                await table.end_turn(self.observer, order.ply, self.key)
            case messages.TakeBack():
                await table.take_back(self.observer, order.ply, self.key)
            case messages.AskHint():
                await self._hint(order.ply)
            case _:
                await self._beside(order)

    async def _beside(self, order: messages.ToServer) -> None:
        """Do what somebody who sits here may ask for at any time."""
        table, key = self._runner.table, self.key or ""
        match order:
            case messages.Talk():
                await table.talk(self.observer, plain(order.text), self.key, breaks=order.breaks)
            case messages.Pause():
                await pause(table, self.observer, key, wanted=order.wanted)
            case Settle(answer, leaves_open):
                await settle(table, self.observer, key, answer, leaves_open=leaves_open)

    async def _hint(self, ply: int) -> None:
        """Find out what the best bot would do here, and why. Raises Malformed."""
        table = self._runner.table
        if table.charter.tournament:
            raise Malformed("no-hints", "in a tournament there are no hints", {})
        async with table.still():
            admit(table, self.key)
            turn = await self._turn(ply)
        answer = await self._runner.hint(turn)
        if answer is None:
            raise Malformed("no-hint", "no hint came in time; ask once more", {})
        async with table.still():
            await self._turn(ply)  # it may have passed meanwhile
            room = await table.room()
            view, scribe = room.match.view(self.observer), room.scribe(self._language)
            hint = hints.written(scribe, view, ply, answer)
        self._answer(hint)

    async def _turn(self, ply: int) -> Turn:
        """Tell what this reader is asked at that ply. Raises Malformed if it is another."""
        turn = await self._runner.table.turn()
        if turn is None or (turn.seat, turn.ply) != (self.observer, ply):
            raise stale()
        return turn

    async def refuse(self, problem: Illegal | Malformed, *, talk: bool = False) -> None:
        """Say why something cannot be done, or said, in its turn. Raises Malformed as `_answer`."""
        table = self._runner.table
        ply = -1
        async with table.still():
            if table.begun and not self._admission.offer:
                ply = (await table.room()).ply(self.observer)
        names = [chair.name for chair in table.chairs]
        rule = problem.rule.id if isinstance(problem, Illegal) else None
        text = explain(problem, self._language, names)
        self._answer(messages.Refused(ply, code_of(problem), text, rule, talk))

    def _answer(self, answer: messages.ToReader) -> None:
        """Answer in turn. Raises Malformed where nobody takes the answers."""
        if len(self._answers) >= WAITING:
            raise too_slow()
        self._answers.append(answer)
        self.notify()


def _written(remark: Remark, reader: Translator) -> messages.ToReader:
    """Write a remark in the language of a reader."""
    slots = dict(remark.slots)
    if "level" in slots:
        slots["level"] = reader.text(f"level-{slots['level']}")
    return messages.Notice(remark.key, reader.text(remark.key, **slots))
