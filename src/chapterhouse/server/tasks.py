"""Tasks beside others: made step by step, after a failure again, later each time; and ended."""

import asyncio
from collections.abc import Awaitable, Callable
from logging import Logger
from typing import Final

from chapterhouse.core.rule import Malformed
from chapterhouse.server.problems import UNPLAYABLE

AGAIN: Final = 1.0  # seconds until the next try after something failed that should not;
RARELY: Final = 60.0  # twice as many each time, up to so many


async def keep_trying(
    step: Callable[[], Awaitable[bool]], log: Logger, failed: str, table: str
) -> None:
    """Make one step after another until there is none more, or the table cannot be played here;
    what fails is written down as `failed`, which names the table.
    """
    wait = AGAIN
    while True:
        try:
            if not await step():
                return
            wait = AGAIN
        except Exception as problem:
            if isinstance(problem, Malformed) and problem.key in UNPLAYABLE:
                return  # whoever comes is told
            log.exception(failed, table)
            await asyncio.sleep(wait)
            wait = min(2 * wait, RARELY)


async def end(task: "asyncio.Task[None] | None") -> None:
    """End a task, if there is one, and wait until it has."""
    if task:
        task.cancel()
        await asyncio.wait([task])
