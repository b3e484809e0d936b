"""Standing answers on the bytes and on the clock: for others they are no different from a hand."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Final, cast

import msgspec
import pytest

from chapterhouse.games.biblios.state import PILE, Biblios
from chapterhouse.locale import LANGUAGES
from chapterhouse.server.bot_runner import BotRunner
from chapterhouse.server.client import Client
from chapterhouse.server.kept import Standing
from chapterhouse.server.room import Room
from chapterhouse.server.stand_in import ANSWERS, ENDS, SHARE, Draw
from chapterhouse.server.table import Table
from chapterhouse.server.workers import Workers
from chapterhouse.wire.clock import Clock
from conformance.reader import Nowhere
from server.auctions import BEGAN, GAME, NAMES, at_auction, first_asked, key, prints, up_to
from server.test_pace import Hall

PACE: Final = 0.5
ME: Final = (first_asked() + 1) % len(NAMES)
OTHERS: Final = [observer for observer in range(len(NAMES) + 1) if observer != ME]
LOTS: Final = 4
ENOUGH: Final = 60.0  # seconds on that clock: then nobody plays
OTHERS_BID: Final = 2  # up to so much


class Evening:
    """Some lots at a table of three, who play by hand or as one of them has settled; and all that
    readers are sent, and when.
    """

    def __init__(
        self, answer: dict[str, Any], draw: Draw, clock: Clock | None, *, by_hand: bool
    ) -> None:
        kept = at_auction(clock=clock)
        self.by_hand = by_hand
        self.answer = answer
        self.loop = asyncio.get_running_loop()
        if not by_hand:
            kept.standing = [Standing(ME, prints(ME), answer, leaves_open=True)]
        self.table = Table(kept, Nowhere(), self.now)
        self.runner = BotRunner(self.table, Workers([], 1, 1.0), PACE, 1, draw)
        self.table.after = self.runner.notify
        self.heard: dict[int, list[tuple[float, bytes]]] = {}
        self.waited: dict[int, list[float]] = {}  # by what was played for who has settled it
        self.record = ""
        self.rows: list[object] = []
        self._news = asyncio.Event()

    def now(self) -> float:
        """Tell the time of the server."""
        return BEGAN + 1 + self.loop.time()

    async def play(self) -> "Evening":
        """Play so many lots."""
        room = await self.table.room()
        tasks = [self._listen(observer) for observer in range(len(NAMES) + 1)]
        self.table.notify()
        last = self._lots(room) - LOTS
        while self._lots(room) > last:
            await self._choice(room)
        await self.runner.close()
        for task in tasks:
            task.cancel()
        self.rows, self.record = list(room.rows), room.match.record.text()
        return self

    def _lots(self, room: Room) -> int:
        return int(cast("Biblios", room.match.state).zones.size(PILE))

    async def _choice(self, room: Room) -> None:
        """Let whoever is asked make a whole choice."""
        seat, entries = room.seat, room.match.record.entries
        planned = self._planned(room) if seat == ME else []
        if planned and not self.by_hand:
            before, asked = len(entries), self.loop.time()
            await self._until(lambda: len(entries) > before)
            self.waited.setdefault(planned[0], []).append(self.loop.time() - asked)
            parts = before + len(planned)
            await self._until(lambda: len(entries) >= parts and room.open_turn is None)
        else:
            await asyncio.sleep(ANSWERS[0] * PACE if planned else 1.0)
            for action in planned or [_by_hand(room)]:
                ply = room.ply(seat)
                await self.table.act(seat, ply, action, prints(seat), leaves_open=seat == ME)
            if room.open_turn is not None:
                await asyncio.sleep(ENDS[0] * PACE)
                await self.table.end_turn(seat, room.ply(seat), prints(seat))

    async def _until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(ENOUGH):
            while not done():
                self._news.clear()
                await self._news.wait()

    def _planned(self, room: Room) -> list[int]:
        assert GAME.standing is not None
        return GAME.standing.acts(room.match.view(ME), self.answer)

    def _listen(self, observer: int) -> asyncio.Task[None]:
        opens = key(observer) if observer < len(NAMES) else None
        client = Client(self.runner, opens, LANGUAGES[observer])
        client.connect()
        self.heard[observer] = []
        return self.loop.create_task(self._hear(client))

    async def _hear(self, client: Client) -> None:
        while True:
            for message in await client.outgoing():
                sent = msgspec.json.encode(message)
                self.heard[client.observer].append((self.loop.time(), sent))
            self._news.set()


def _by_hand(room: Room) -> int:
    """Bid 2 at most, or do what comes first."""
    state = cast("Biblios", room.match.state)
    legal = state.legal()
    bids = state.now.word(state, legal[0]) == "pass"
    return legal[1] if bids and state.high < OTHERS_BID and len(legal) > 1 else legal[0]


def shortest(low: float, _high: float) -> float:
    """Draw no longer than must be."""
    return low


def evening(
    answer: dict[str, Any], draw: Draw = shortest, clock: Clock | None = None, *,
    by_hand: bool = False,
) -> Evening:  # fmt: skip
    """Play it on a clock of our own."""

    async def run() -> Evening:
        return await Evening(answer, draw, clock, by_hand=by_hand).play()

    with asyncio.Runner(loop_factory=Hall) as runner:
        return runner.run(run())


def assert_alike(one: Evening, other: Evening) -> None:
    """Compare each byte, and its moment, for every other seat and for onlookers; and what stays."""
    for observer in OTHERS:
        assert one.heard[observer] == other.heard[observer]
    assert one.record == other.record
    assert one.rows == other.rows


def test_others_get_the_same_as_from_a_hand() -> None:
    """What is bid, passed and paid for somebody comes as if they had done it, and is kept likewise;
    of what they have settled nobody else hears.
    """
    ahead, hand = (evening(up_to(2, "least"), by_hand=by_hand) for by_hand in (False, True))

    assert_alike(ahead, hand)
    assert set(ahead.waited) > {0, 1}  # it was passed, bid, and paid
    settled = [b'"type":"settled"' in sent for _, sent in ahead.heard[ME]]
    assert any(settled)


def test_others_cannot_tell_one_maximum_from_another() -> None:
    """Where both lead to the same acts."""
    assert_alike(evening(up_to(3, "least")), evening(up_to(9, "least")))


@pytest.mark.parametrize(
    "answer", [up_to(0), up_to(1, "exact"), up_to(9, "least")], ids=["passes", "little", "much"]
)
def test_the_time_tells_nothing_of_what_is_settled(answer: dict[str, Any]) -> None:
    """It is drawn from one range whatever is played, and taken as it is drawn."""
    shortly = evening(answer)
    drawn = evening(answer, Random(5).uniform)  # noqa: S311 - no secret

    waited = [seconds for found in shortly.waited.values() for seconds in found]
    assert waited == pytest.approx([ANSWERS[0] * PACE] * len(waited))
    assert len(waited) >= LOTS
    some = [seconds for found in drawn.waited.values() for seconds in found]
    assert all(ANSWERS[0] * PACE <= seconds <= ANSWERS[1] * PACE for seconds in some)
    assert len(set(some)) == len(some)


def test_little_time_is_not_used_up() -> None:
    """By a clock a small part of what is left is waited, and no time is up."""
    quick = evening(up_to(3, "least"), clock=Clock("match", 30, "6"))

    waited = [seconds for found in quick.waited.values() for seconds in found]
    assert max(waited) <= 30 / SHARE
