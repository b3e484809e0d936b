"""When a bot's move is published tells nothing: with a clock of our own, to the microsecond."""

import asyncio
import math
import random
import selectors
from collections.abc import Sequence
from typing import cast

import pytest
from msgspec import json

from chapterhouse.games import GAMES
from chapterhouse.server import chairs
from chapterhouse.server.bot_runner import FURTHER, BotRunner, wished
from chapterhouse.server.bots import Answer, Question, choose
from chapterhouse.server.chairs import digest
from chapterhouse.server.charter import Charter, version_of
from chapterhouse.server.kept import Change, Kept, Known
from chapterhouse.server.store import Store
from chapterhouse.server.table import Table
from chapterhouse.server.workers import Workers
from chapterhouse.wire import messages
from chapterhouse.wire.requests import NewChair

PACE = 0.7
Ready = list[tuple[selectors.SelectorKey, int]]


class Jumping(selectors.DefaultSelector):
    """Where others wait, the clock jumps."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Ready:
        """Let the time pass at once."""
        self.now += max(timeout or 0, 0)
        return super().select(0)


class Hall(asyncio.SelectorEventLoop):
    """A loop with a clock that goes by what is waited for alone."""

    def __init__(self) -> None:
        self.jumping = Jumping()
        super().__init__(self.jumping)

    def time(self) -> float:
        """Tell the time."""
        return self.jumping.now


class Forgetful:
    """A store that keeps nothing."""

    process = 0

    async def keep(self, id: str, change: Change, known: Known | None = None) -> Known:
        """Keep nothing."""
        return Known()


class Thinker:
    """Workers that take their time, more or less of it; the seed says how much."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)  # noqa: S311 - no secret

    async def ask(self, question: bytes, deadline: float, table: str = "") -> bytes:
        """Choose well, after a while."""
        await asyncio.sleep(self.random.uniform(0, 0.08))
        return json.encode(Answer(choose(json.decode(question, type=Question))))


class Wisher:
    """Somebody who sits at the table, or looks on, and wishes for a pace."""

    key: str | None = None

    def __init__(self, observer: int, pace: messages.Pace) -> None:
        self.observer = observer
        self.pace = pace

    def notify(self) -> None:
        """Look at nothing."""

    def notice(self, remark: object) -> None:
        """Hear nothing."""


class Onlooker:
    """Notes when there was something new to see."""

    def __init__(self, table: Table) -> None:
        self.observer = table.gallery
        self.key: str | None = None
        self.pace: messages.Pace = "normal"
        self.table = table
        self.seen = -1
        self.times: list[float] = []
        self.further: list[bool] = []  # whether who acted last is asked once more
        self.parts: list[float] = []

    def notify(self) -> None:
        """Look."""
        asyncio.get_running_loop().create_task(self.look())

    async def look(self) -> None:
        """Note the time of what is public, and of what is not."""
        async with self.table.lock:
            room = await self.table.room()
        now = asyncio.get_running_loop().time()
        if room.ply(self.observer) == self.seen:
            self.parts.append(now)
            return
        self.seen = room.ply(self.observer)
        self.times.append(now)
        self.further.append(room.match.record.entries[-1].seat == room.seat)

    def notice(self, remark: object) -> None:
        """Hear nothing."""


def laid(name: str, seed: int, people: str, levels: Sequence[str] = (), **options: str) -> Table:
    """Open a table whose deal follows the seed, with a person for each m and a bot for each b."""
    game = GAMES[name]
    wanted = [
        NewChair("bot", level=level) if kind == "b" else NewChair("me", f"person {kind}{seat}")
        for seat, (kind, level) in enumerate(
            zip(people, levels or ["uniform"] * len(people), strict=True)
        )
    ]
    placed = chairs.placed(wanted, "en", ["key"] * len(wanted))
    secret = seed.to_bytes(32, "big")
    charter = Charter(
        "id", version_of(game), game.settled(options), secret, digest(""), watched=True
    )
    return Table(Kept(charter, placed), cast("Store", Forgetful()))


async def played(name: str, seed: int, levels: Sequence[str]) -> Onlooker:
    """Let bots play a match whose deal follows the seed."""
    table = laid(name, seed, "b" * len(levels), levels)
    onlooker = Onlooker(table)
    table.readers.add(onlooker)
    runner = BotRunner(table, cast("Workers", Thinker(seed)), PACE, 5)
    table.after = runner.notify
    await table.change(lambda: ([], []))
    async with table.lock:
        room = await table.room()
    while not room.over:  # noqa: ASYNC110 - a table says nothing of its end
        await asyncio.sleep(PACE)
    await runner.close()
    return onlooker


@pytest.mark.parametrize("seed", range(2))
def test_every_choice_takes_the_same_time(seed: int) -> None:
    """Choices become public at one pace, however long a bot thought, of however many parts."""
    onlooker = watched("biblios", seed)

    assert len(onlooker.parts) > 10  # choices were made in parts, which nobody was told of


def test_a_seat_that_goes_on_is_quicker() -> None:
    """Choices of one seat in a row do not keep the others waiting, whatever they are."""
    onlooker = watched("monasterium", 1)

    assert onlooker.further.count(True) > len(onlooker.times) // 2


@pytest.mark.parametrize(
    ("chairs", "wishes", "pace"),
    [
        ("mbb", [], 1.0),
        ("mbb", [(0, "slow")], 2.5),
        ("mbb", [(0, "instant")], 0.1),
        ("mbb", [(0, "paused")], math.inf),
        ("mbb", [(0, "paused"), (0, "fast")], math.inf),  # in two windows
        ("mbb", [(3, "paused")], 1.0),  # from the gallery
        ("mbb", [(-2, "slow"), (0, "fast")], 0.4),  # only offered a seat
        ("mmb", [(0, "fast"), (1, "instant")], 0.4),
        ("mmb", [(0, "fast"), (1, "slow")], 2.5),
        ("mmb", [(0, "paused"), (1, "fast")], 0.4),
        ("mmb", [(0, "paused")], 1.0),  # the other is away, and comes back to a match that went on
    ],
)
def test_the_slowest_wish_counts(
    chairs: str, wishes: list[tuple[int, messages.Pace]], pace: float
) -> None:
    """Nobody is hurried by others at the table, and nobody but bots is held up by a pause."""
    table = laid("biblios", 1, chairs)
    table.readers.update(Wisher(observer, wish) for observer, wish in wishes)

    assert wished(table) == pace


def test_a_pause_lasts_until_it_is_over() -> None:
    """While bots pause nothing happens; what then changes counts from when the bot was asked."""

    async def times() -> list[float]:
        table = laid("monasterium", 1, "mbb", first_player="2")
        onlooker, me = Onlooker(table), Wisher(0, "paused")
        table.readers.update([onlooker, me])
        runner = BotRunner(table, cast("Workers", Thinker(1)), PACE, 5)
        table.after = runner.notify
        await table.change(lambda: ([], []))
        await asyncio.sleep(1000)
        before = len(onlooker.times)
        me.pace = "slow"
        runner.notify()
        await asyncio.sleep(PACE * 2.5 * 0.99)
        me.pace = "normal"
        runner.notify()
        await asyncio.sleep(PACE * 1.01)
        await runner.close()
        return [before, *onlooker.times[1:3]]

    with asyncio.Runner(loop_factory=Hall) as runner:
        before, *acts = runner.run(times())
    assert before == 1  # the table as it was laid
    assert acts == pytest.approx([1000, 1000 + PACE * 2.5 * 0.99])


def watched(name: str, seed: int) -> Onlooker:
    """Watch a match of bots: the pace depends on who has acted and who is asked, and on nothing
    else.
    """
    with asyncio.Runner(loop_factory=Hall) as runner:
        onlooker = runner.run(played(name, seed, ["greedy", "uniform", "greedy"]))
    gaps = [b - a for a, b in zip(onlooker.times, onlooker.times[1:], strict=False)]
    paces = [PACE * (FURTHER if further else 1) for further in onlooker.further[:-1]]

    assert len(gaps) > 100
    assert pytest.approx(paces, abs=1e-6) == gaps
    return onlooker
