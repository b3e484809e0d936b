"""A reader at a table of the server: all that is sent to one observer in a match, byte by byte.

The reader tries whatever comes to mind (what is forbidden, what comes too late, what somebody else
is asked), goes on in another language now and then, talks with the others, and takes back what it
may. What it does follows from what it was sent alone, so twin matches meet the same reader.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Final

import msgspec

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.seats import NOBODY
from chapterhouse.locale import LANGUAGES
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from chapterhouse.server.bot_runner import BotRunner
from chapterhouse.server.chairs import Chair, fingerprint
from chapterhouse.server.charter import Charter, version_of
from chapterhouse.server.client import Client
from chapterhouse.server.glances import of_room
from chapterhouse.server.kept import Change, Kept, Known
from chapterhouse.server.room import Room, Row
from chapterhouse.server.store import Store
from chapterhouse.server.table import Table as Served
from chapterhouse.server.workers import Workers
from chapterhouse.wire import messages
from chapterhouse.wire.clock import MOST_TIME, Clock
from conformance.twins import Twins
from conformance.walk import TableSetup
from sizes import LOOKS_UP, TRIES
from support import Recorded

SECRET: Final = bytes(range(32))  # the same for twins: what follows from it alone tells nothing
SPEAK, BACK, TALK = 9, 4, 5  # after so many messages the language changes, or something is said
ENDS: Final = 3  # likewise a player ends the turn
PATIENCE: Final = 60  # acts taken back, until the reader lets the match go on
OUTLANDISH: Final = 10**20
CLOCKS: Final = (
    Clock("fischer", MOST_TIME, "6", 5),
    Clock("turn", MOST_TIME, "6"),
    Clock("match", MOST_TIME, "ends"),
)
DONE: Final = object()
STRIDE: Final = 30  # from one action that is tried out of turn to the next


class Nowhere(Store):
    """A store that keeps nothing."""

    def __init__(self) -> None:
        """Open no file."""
        self.process = 0

    @property
    def late(self) -> bool:
        """Never: there is no disk to wait for."""
        return False

    async def keep(self, id: str, change: Change, known: Known | None = None) -> Known:
        """Forget it."""
        return Known()


class Reader:
    """One observer at a table where these actions are played."""

    def __init__(
        self, table: TableSetup, observer: int, actions: list[int], *, fidgets: bool
    ) -> None:
        """Set up the table; if somebody `fidgets`, every part of a hidden choice is made twice."""
        self.observer: Final = observer
        self.actions: Final = actions
        self.fidgets: Final = fidgets
        self.time = 0.0
        rule = CLOCKS[observer % len(CLOCKS)]
        self.served: Final = Served(kept_as(table, actions, rule), Nowhere(), lambda: self.time)
        runner = BotRunner(self.served, Workers([], 1, 1.0), 0.0, 1.0)
        key = str(observer) if observer < table.seats else None
        self.client: Final = Client(runner, key, LANGUAGES[observer % len(LANGUAGES)])
        self.sent: Final[list[bytes]] = []  # every message, and all that a bot would be given
        self.tried: Final[set[str]] = set()  # why anything was refused
        self.asked: Final[list[int]] = []  # whom the reader knew to be asked
        self.open = 0  # how often a turn waited for its end
        self.hidden = 0  # how often somebody went on with a choice that nobody else saw
        self._positions = 0
        self._backs = 0

    async def read(self) -> "Reader":
        """Read to the end of the actions."""
        async for _ in self.steps():
            pass
        return self

    async def steps(self) -> AsyncIterator[None]:
        """Read from one action to the next."""
        room = await self.served.room()
        room.match.dealer = Recorded(self.actions)
        self.client.connect()
        await self._hear(room)
        entries = room.match.record.entries
        with suppress(IndexError):  # they may end where chance is asked
            while not room.over and len(entries) < len(self.actions):
                yield
                self.time += 1.0  # twins answer at the same moments
                await self._act(room, self.actions[len(entries)])

    async def _act(self, room: Room, action: int) -> None:
        """Let whoever is asked act, and at times end the turn too."""
        seat, ends = room.seat, self._positions % ENDS == 0
        await self.served.act(seat, room.ply(seat), action, _key(seat), leaves_open=ends)
        if room.open_turn is not None:
            await self._end(room, seat)
            return
        begun = room.match.record.begun and seat != self.observer
        self.hidden += bool(begun)
        await self._hear(room)
        if begun and self.fidgets and room.match.record.begun:
            with suppress(Malformed):  # a reader who hears of it may take back more
                await self.served.take_back(seat, room.ply(seat), _key(seat))
                await self._hear(room)
                await self.served.act(seat, room.ply(seat), action, _key(seat))
                await self._hear(room)

    async def _end(self, room: Room, seat: int) -> None:
        """End a turn, unless the reader, who hears that it is open, has taken it back."""
        self.open += 1
        await self._hear(room)
        if room.open_turn is not None:
            await self.served.end_turn(seat, room.ply(seat), _key(seat))
            await self._hear(room)

    # -- what the reader is sent, and does then

    async def _hear(self, room: Room) -> None:
        """Hear what there is to tell; a new position is looked at closely."""
        for message in await self._news():
            if isinstance(message, messages.Position):
                self._positions += 1
                self.asked.append(message.prompt.seat if message.prompt else -1)
                await self._look(room, message)

    async def _news(self) -> list[messages.ToReader]:
        """Write down what is sent."""
        news = [*await self.client.outgoing()]
        self.sent.extend([msgspec.json.encode(message) for message in news])
        return news

    async def _look(self, room: Room, position: messages.Position) -> None:
        """Do what a reader can do with a position."""
        if not room.over and self.observer != NOBODY:
            self._note(room)
            if self._positions % TRIES == 0:
                await self._try(position)
        if self._positions % SPEAK == 0:
            language = LANGUAGES[self._positions // SPEAK % len(LANGUAGES)]
            await self.client.handle(messages.Speak(language))
            await self._hear(room)
        elif self._positions % BACK == 0 and position.back.allowed and self._backs < PATIENCE:
            self._backs += 1
            try:
                await self.client.handle(messages.TakeBack(position.ply))
            except Malformed as problem:  # the position said otherwise
                await self.client.refuse(problem)
            await self._hear(room)
        elif self._positions % TALK == 0:
            await self._chat()
            await self._hear(room)

    async def _chat(self) -> None:
        """Let the first seat say something, and say something too, where a silence allows it."""
        with suppress(Illegal, Malformed):
            await self.served.talk(0, f"that was {self._positions}", _key(0), breaks=False)
        try:
            await self.client.handle(messages.Talk("« Да! »"))
        except (Illegal, Malformed) as problem:
            await self.client.refuse(problem, talk=True)

    def _note(self, room: Room) -> None:
        """Note what a bot in this seat would be given, or a hint made from; now and then look from
        the first page, download the record, and note what the seat has heard, from its start.
        """
        sits = self.observer < len(room.match.record.names)
        if sits:
            self.sent.append(room.view_text(self.observer).encode())
            self.sent.append(str(room.luck(self.observer)).encode())
        if self._positions % LOOKS_UP:
            return
        self.sent.append(msgspec.json.encode(of_room(room, self.observer, LANGUAGES[-1])))
        with suppress(Malformed):  # some may be read at the end only
            self.sent.append(room.record(self.observer).encode())
        if sits:
            self.sent.append(room.heard_text(self.observer).encode())

    async def _try(self, position: messages.Position) -> None:
        """Try all that must be refused."""
        for order in _wrong(position, self.observer):
            try:
                await self.client.handle(order)
            except (Illegal, Malformed) as problem:
                self.tried.add("rule" if isinstance(problem, Illegal) else problem.key)
                await self.client.refuse(problem)
            else:
                raise AssertionError(f"{order} was not refused")
        await self._news()


@cache
def twins(table: TableSetup, observer: int, seed: int) -> Twins:
    """Two matches that this observer cannot tell apart."""
    return Twins(table, observer, Seeded(seed), table.begin(), table.begin()).run()


def readers(table: TableSetup, observer: int, seed: int) -> tuple[Reader, Reader]:
    """Read both until they differ, or to the end; in the other one somebody fidgets with every
    choice that others do not see.
    """
    pair = twins(table, observer, seed)
    one = Reader(table, observer, pair.one.actions, fidgets=False)
    other = Reader(table, observer, pair.other.actions, fidgets=True)
    asyncio.run(_read_while_alike(one, other))
    return one, other


async def _read_while_alike(one: Reader, other: Reader) -> None:
    """Read both side by side; there is nothing to find behind the first message that differs."""
    compared, left = 0, [one.steps(), other.steps()]
    while left:
        left = [reading for reading in left if await anext(reading, DONE) is not DONE]
        both = min(len(one.sent), len(other.sent))
        if one.sent[compared:both] != other.sent[compared:both]:
            return
        compared = both


def invited(table: TableSetup, seed: int) -> tuple[Reader, Reader]:
    """Read what somebody is sent who is only offered a seat, of matches that onlookers cannot tell
    apart.
    """
    pair = twins(table, table.seats, seed)
    both = [Reader(table, NOBODY, twin.actions, fidgets=False) for twin in (pair.one, pair.other)]
    return asyncio.run(both[0].read()), asyncio.run(both[1].read())


def difference(one: Reader, other: Reader) -> tuple[bytes, bytes] | None:
    """Give the first messages that differ; None if all are the same, and as many."""
    end = (b"", b"")
    for pair in zip([*one.sent, end[0]], [*other.sent, end[1]], strict=False):
        if pair[0] != pair[1]:
            return pair
    return None


def _key(seat: int) -> str:
    """The fingerprint of the key to a seat."""
    return fingerprint(str(seat))


def kept_as(table: TableSetup, actions: list[int], clock: Clock) -> Kept:
    """A table as it is kept when everybody has just sat down."""
    game, names = table.game, table.names
    match = Match(game, names, Recorded(actions), table.options)
    rows = [Row(ply, e.seat, e.action) for ply, e in enumerate(match.record.entries)]
    options = game.settled(table.options)
    charter = Charter("table", version_of(game), options, SECRET, names=names, clock=clock)
    chairs = [
        Chair(s, "friend", name, None, taken=True, keys=[_key(s)]) for s, name in enumerate(names)
    ]
    chairs[0] = replace(chairs[0], code=fingerprint(str(NOBODY)))  # a link that was not used yet
    return Kept(charter, chairs, rows)


def _wrong(position: messages.Position, observer: int) -> Iterator[messages.ToServer]:
    """Name orders that must be refused."""
    ply, prompt = position.ply, position.prompt
    options = prompt.options if prompt and prompt.seat == observer else []
    forbidden = [option.action for option in options if option.rule]
    whatever = [] if options else range(ply % STRIDE, 90, STRIDE)  # it is somebody else's turn
    for action in [*forbidden, *whatever, OUTLANDISH, -1]:
        yield messages.Act(ply, action)
    yield messages.Act(ply - 1, 0)
    yield messages.TakeBack(ply - 1)
    yield messages.EndTurn(ply - 1)
    if position.open_turn != observer:
        yield messages.EndTurn(ply)
    if not position.back.allowed:
        yield messages.TakeBack(ply)
