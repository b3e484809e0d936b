"""A table in memory: its chairs, its room, and whoever looks on.

Every change is kept before anybody hears of it; a lock for each table sees to it that changes come
one after another.
"""

import asyncio
import hmac
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Final, Literal, Protocol, TypeVar

import chapterhouse
from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed
from chapterhouse.play.dealer import Sealed
from chapterhouse.server import keys
from chapterhouse.server.chairs import Chair
from chapterhouse.server.room import Charter, Room, Row
from chapterhouse.server.store import Change, Kept, Remark, Store
from chapterhouse.wire import messages

T = TypeVar("T")


class Reader(Protocol):
    """Whoever looks on, with the eye of a seat or of the gallery."""

    eye: int

    def stir(self) -> None:
        """Look again: something may have changed."""

    def notice(self, remark: Remark) -> None:
        """Hear something that is no event of the game."""

    def leave(self, code: str) -> None:
        """Go away: the key opens nothing any more, or the server stops."""


@dataclass(frozen=True)
class Turn:
    """What somebody at a seat is asked: its view written out, its luck, and what is legal."""

    seat: int
    ply: int
    view: str
    luck: int
    legal: frozenset[int]


class Table:
    """One table."""

    def __init__(self, kept: Kept, store: Store) -> None:
        """Take over what is kept. Raises Malformed for a game that cannot be played any more."""
        self.laid: Final = kept.laid
        self.game: Final[Game] = playable(kept)
        self.chairs: Final = kept.chairs
        self.remarks: Final = kept.remarks
        self.seal: Final = Sealed(kept.laid.secret).commitment()
        self.readers: Final[set[Reader]] = set()
        self.lock: Final = asyncio.Lock()
        self.users = 0  # how many work with it at this moment
        self.after: Callable[[], None] = lambda: None  # what is to happen after each change
        self._store: Final = store
        self._names = kept.laid.names
        self._rows: list[Row] | None = kept.rows
        self._room: Room | None = None

    # -- who is who

    @property
    def gallery(self) -> int:
        """The eye of the onlookers."""
        return len(self.chairs)

    @property
    def begun(self) -> bool:
        """Whether everybody is there."""
        return self._names is not None

    def hosts(self, key: str) -> bool:
        """Tell whether this is the key of the host."""
        return hmac.compare_digest(self.laid.host, keys.digest(key))

    def eye(self, key: str | None) -> int:
        """Tell whose eye a key opens. Raises Malformed for a wrong one, or if nobody may watch."""
        if key is None and self.laid.watched:
            return self.gallery
        if key is not None:
            for chair in self.chairs:
                if chair.opens(key):
                    return chair.seat
            if self.hosts(key):
                return self.gallery
        raise no_such_table(self.laid.id)

    # -- the room

    async def room(self) -> Room:
        """Give the room, built from what is kept if need be. To be called under the lock."""
        if self._room is None:
            if self._rows is None:  # what was in memory is not to be trusted
                kept = await self._store.load(self.laid.id)
                self._rows = kept.rows if kept else []
            self._room = Room(self.charter(self._names or []), self._rows)
            self._rows = None
        return self._room

    def charter(self, names: list[str]) -> Charter:
        """Write down what the match is begun from."""
        laid = self.laid
        return Charter(laid.id, laid.game, laid.options, names, laid.secret)

    async def act(self, seat: int, ply: int, action: int, *, bot: bool = False) -> None:
        """Play an action. Raises Illegal, or Malformed, also for a bot that has lost the seat."""

        async def play() -> None:
            if (self.chairs[seat].level is not None) is not bot:
                raise _bot_sits_there(self.chairs[seat])
            await self._played(lambda room: room.act(seat, ply, action))

        await self._locked(play)

    async def take_back(self, seat: int, ply: int) -> None:
        """Take back the last action of a seat. Raises Malformed if it cannot be."""
        await self._locked(lambda: self._played(lambda room: room.take_back(seat, ply)))

    async def _played(self, act: Callable[[Room], list[Row]]) -> None:
        """Let something happen in the room, and keep it; a room that could not be kept is lost."""
        room = await self.room()
        rows = act(room)
        try:
            await self._store.keep(self.laid.id, Change(rows=rows))
        except BaseException:
            self._room = None
            raise

    # -- the chairs

    async def change(self, make: Callable[[], tuple[list[Chair], list[Remark]]]) -> None:
        """Change chairs; if everybody is there then, the match begins. Raises what `make` does."""

        async def seat() -> None:
            chairs, remarks = make()
            after = {chair.seat: chair for chair in [*self.chairs, *chairs]}
            names = [after[seat].name for seat in range(len(after))]
            begins = not self.begun and all([chair.taken for chair in after.values()])
            room = Room(self.charter(names)) if begins else None
            rows = room.opening if room else []
            change = Change(rows, chairs, remarks, names if begins else None)
            await self._store.keep(self.laid.id, change)
            self.chairs[:] = [after[seat] for seat in range(len(after))]
            self.remarks.extend(remarks)
            if room:
                self._names, self._room = names, room
            for reader in self.readers:
                for remark in remarks:
                    reader.notice(remark)

        await self._locked(seat)

    async def _locked(self, work: Callable[[], Coroutine[None, None, T]]) -> T:
        """Do something under the lock and to its end, whoever stops waiting for it."""

        async def locked() -> T:
            async with self.lock:
                done = await work()
            self.stir()
            return done

        self.users += 1
        task = asyncio.create_task(locked())
        task.add_done_callback(self._left)
        return await asyncio.shield(task)

    def _left(self, task: "asyncio.Task[T]") -> None:
        """Note that somebody is done with the table."""
        self.users -= 1
        if not task.cancelled():
            task.exception()  # whoever waited has got it; if nobody did, nobody misses it

    # -- what is seen

    def stir(self) -> None:
        """Let everybody look again."""
        for reader in self.readers:
            reader.stir()
        self.after()

    async def turn(self) -> Turn | None:
        """Tell what is asked now; None if nothing is. To be called under the lock."""
        if not self.begun:
            return None
        room = await self.room()
        if room.over:
            return None
        seat = room.seat
        legal = frozenset(room.match.state.legal())
        return Turn(seat, room.ply(seat), room.view_text(seat), room.luck(seat), legal)

    async def goes_on(self, turn: Turn, action: int) -> bool:
        """Tell whether this choice would go on after the action, unseen by others.

        To be called under the lock.
        """
        room = await self.room()
        if room.over or (room.seat, room.ply(turn.seat)) != (turn.seat, turn.ply):
            return False
        future = room.match.state.copy()
        future.apply(action)
        return not future.over() and future.now.begun(future)

    async def seen(self) -> messages.Table:
        """Write the table as everybody may see it. To be called under the lock."""
        here = {reader.eye for reader in self.readers}
        status: Literal["waiting", "playing", "over"] = "waiting"
        if self.begun:
            status = "over" if (await self.room()).over else "playing"
        return messages.Table(
            self.laid.id,
            self.laid.game,
            self.laid.revision,
            self.laid.options,
            [chair.seen(here=chair.seat in here) for chair in self.chairs],
            status,
            self.seal,
            self.laid.watched,
            sum([reader.eye == self.gallery for reader in self.readers]),
        )


def no_such_table(id: str) -> Malformed:
    """Say that there is no such table, or none that this key opens: which, nobody needs to know."""
    return Malformed(
        "no-such-table",
        "there is no table {table}, or this key does not open it; try the link once more",
        {"table": id},
    )


def not_begun() -> Malformed:
    """Say that somebody is still missing."""
    return Malformed("not-begun", "the match has not begun: it waits until every seat is taken", {})


def _bot_sits_there(chair: Chair) -> Malformed:
    """Say that a bot plays there; to the bot, that it does not any more."""
    return Malformed(
        "seat-of-bot",
        "{name} is played by a bot now; take the seat back to play yourself",
        {"name": chair.name},
    )


def playable(kept: Kept) -> Game:
    """Give the game of a table. Raises Malformed for one that this version does not play."""
    game = chapterhouse.game(kept.laid.game)
    if game.revision != kept.laid.revision:
        raise Malformed(
            "revision",
            "{game}/{revision} cannot be played: this program plays {game}/{ours}",
            {
                "game": game.name,
                "revision": str(kept.laid.revision),
                "ours": str(game.revision),
            },
        )
    return game
