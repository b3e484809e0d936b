"""The turnstile: moves go before hints, hints table by table, and nobody waits in vain."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from chapterhouse.server import turnstile as module
from chapterhouse.server.turnstile import Crowded, Turnstile


def at(size: int, work: Callable[[Turnstile], Awaitable[None]]) -> None:
    """Do something at a turnstile."""

    async def run() -> None:
        await work(Turnstile(size))

    asyncio.run(run())


class Visitors:
    """Who came to a turnstile, and in which order they were let in."""

    def __init__(self, turnstile: Turnstile) -> None:
        self.turnstile = turnstile
        self.came: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, *names: str) -> None:
        """Come one after another: moves by a name without a dash, hints as `table-number`."""
        for name in names:
            self.tasks[name] = asyncio.create_task(self._enter(name))
            await asyncio.sleep(0)

    async def _enter(self, name: str) -> None:
        await self.turnstile.enter(name.partition("-")[0] if "-" in name else "")
        self.came.append(name)

    async def serve(self, times: int) -> None:
        """Let whoever is in leave, so many times."""
        for at in range(times):
            name = self.came[at]
            self.turnstile.leave(name.partition("-")[0] if "-" in name else "")
            for _ in range(3):
                await asyncio.sleep(0)


def test_moves_go_first_and_hints_take_turns() -> None:
    """However many hints one table asks for, moves pass them, and the next table's hint comes."""

    async def work(turnstile: Turnstile) -> None:
        visitors = Visitors(turnstile)
        await visitors.come("move0", "a-1", "a-2", "a-3", "b-1", "move1", "c-1", "move2")
        await visitors.serve(7)
        expected = ["move0", "move1", "move2", "a-1", "b-1", "c-1", "a-2", "a-3"]
        assert visitors.came == expected

    at(1, work)


def test_hints_leave_a_place_free() -> None:
    """Where there are several workers, one is never busy with a hint."""

    async def work(turnstile: Turnstile) -> None:
        visitors = Visitors(turnstile)
        await visitors.come("a-1", "b-1", "move")
        assert visitors.came == ["a-1", "move"]
        await visitors.serve(1)
        assert visitors.came == ["a-1", "move", "b-1"]

    at(2, work)


@pytest.mark.parametrize("name", ["a-1", "move1"])
def test_who_gives_up_is_passed_over(name: str) -> None:
    """Somebody who stops waiting takes nobody's turn, not even at the last moment."""

    async def work(turnstile: Turnstile) -> None:
        visitors = Visitors(turnstile)
        await visitors.come("move0", name, "b-1")
        visitors.tasks[name].cancel()
        await visitors.serve(1)
        assert visitors.came == ["move0", "b-1"]

        await visitors.come(name)
        turnstile.leave("b")
        visitors.tasks[name].cancel()  # it was let in, and has not heard of it
        await visitors.come("c-1")
        await asyncio.sleep(0)
        assert visitors.came == ["move0", "b-1", "c-1"]

    at(1, work)


def test_only_so_many_hints_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for one more hears so at once; moves always wait."""
    monkeypatch.setattr(module, "MOST", 2)

    async def work(turnstile: Turnstile) -> None:
        visitors = Visitors(turnstile)
        await visitors.come("move0", "a-1", "b-1")
        with pytest.raises(Crowded):
            await turnstile.enter("c")
        await visitors.come("move1")
        await visitors.serve(3)
        assert visitors.came == ["move0", "move1", "a-1", "b-1"]

    at(1, work)
