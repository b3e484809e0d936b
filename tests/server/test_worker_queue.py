"""The queue for workers: moves go before hints, hints table by table, and everybody gets a worker
or an error.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable

import pytest

from chapterhouse.server import worker_queue as module
from chapterhouse.server.worker_queue import QueueFull, WorkerQueue


def at(size: int, work: Callable[[WorkerQueue], Awaitable[None]]) -> None:
    """Do something with a queue of so many workers."""

    async def run() -> None:
        await work(WorkerQueue(size))

    asyncio.run(run())


def owner(name: str) -> str:
    """The table that a hint is for, or the visitor that a review is."""
    return re.split("[-=]", name)[0] if re.search("[-=]", name) else ""


class Callers:
    """Who asked for a worker, and in which order they got one."""

    def __init__(self, queue: WorkerQueue) -> None:
        self.queue = queue
        self.served: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *names: str) -> None:
        """Ask one after another: moves by a name without a dash, hints as `table-number`, reviews
        as `visitor=number`.
        """
        for name in names:
            self.tasks[name] = asyncio.create_task(self._acquire(name))
            await asyncio.sleep(0)

    async def _acquire(self, name: str) -> None:
        await self.queue.acquire(owner(name), last="=" in name)
        self.served.append(name)

    async def serve(self, times: int) -> None:
        """Let whoever has a worker give it back, so many times."""
        for at in range(times):
            name = self.served[at]
            self.queue.release(owner(name), last="=" in name)
            for _ in range(3):
                await asyncio.sleep(0)


def test_moves_go_first_and_hints_take_turns() -> None:
    """However many hints one table asks for, moves pass them, and the next table's hint comes."""

    async def work(queue: WorkerQueue) -> None:
        callers = Callers(queue)
        await callers.ask("move0", "a-1", "a-2", "a-3", "b-1", "move1", "c-1", "move2")
        await callers.serve(7)
        expected = ["move0", "move1", "move2", "a-1", "b-1", "c-1", "a-2", "a-3"]
        assert callers.served == expected

    at(1, work)


def test_hints_leave_a_place_free() -> None:
    """Where there are several workers, one is never busy with a hint."""

    async def work(queue: WorkerQueue) -> None:
        callers = Callers(queue)
        await callers.ask("a-1", "b-1", "move")
        assert callers.served == ["a-1", "move"]
        await callers.serve(1)
        assert callers.served == ["a-1", "move", "b-1"]

    at(2, work)


def test_reviews_come_last_and_visitors_take_turns() -> None:
    """Moves and hints pass all of them, and whoever asks for many waits for whoever asks for one;
    only one is made at a time, and none where the last free worker would go.
    """

    async def work(queue: WorkerQueue) -> None:
        callers = Callers(queue)
        await callers.ask("move0", "a=1", "a=2", "a=3", "b=1", "t-1", "move1")
        await callers.serve(6)
        assert callers.served == ["move0", "move1", "t-1", "a=1", "b=1", "a=2", "a=3"]

    async def several(queue: WorkerQueue) -> None:
        callers = Callers(queue)
        await callers.ask("a=1", "b=1", "t-1", "u-1", "move")
        assert callers.served == ["a=1", "t-1", "move"]
        await callers.serve(2)
        assert callers.served == ["a=1", "t-1", "move", "u-1", "b=1"]

    at(1, work)
    at(3, several)


@pytest.mark.parametrize("name", ["a-1", "a=1", "move1"])
def test_who_gives_up_is_passed_over(name: str) -> None:
    """Somebody who stops waiting takes nobody's turn, not even at the last moment."""

    async def work(queue: WorkerQueue) -> None:
        callers = Callers(queue)
        await callers.ask("move0", name, "b-1")
        callers.tasks[name].cancel()
        await callers.serve(1)
        assert callers.served == ["move0", "b-1"]

        await callers.ask(name)
        queue.release("b")
        callers.tasks[name].cancel()  # it was let in, and has not heard of it
        await callers.ask("c-1")
        await asyncio.sleep(0)
        assert callers.served == ["move0", "b-1", "c-1"]

    at(1, work)


def test_only_so_many_hints_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for one more hears so at once; moves always wait."""
    monkeypatch.setattr(module, "MOST", 2)

    async def work(queue: WorkerQueue) -> None:
        callers = Callers(queue)
        await callers.ask("move0", "a-1", "b-1")
        with pytest.raises(QueueFull):
            await queue.acquire("c")
        await callers.ask("move1")
        await callers.serve(3)
        assert callers.served == ["move0", "move1", "a-1", "b-1"]

    at(1, work)
