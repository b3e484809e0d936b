"""Health: whether tables can be kept, and whether new requests are welcome, asked by whatever
watches over the server.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from litestar import get
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from sqlalchemy.exc import SQLAlchemyError

from chapterhouse.core.rule import Malformed
from chapterhouse.server.kept import Keeper
from chapterhouse.server.problems import stopping
from chapterhouse.server.routes.refusals import refusals

FRESH: Final = 1.0  # seconds for which an answer holds, however often it is asked for
PATIENCE: Final = 5.0  # seconds that writing may take
LOG: Final = logging.getLogger(__name__)


class Health:
    """Writes to the file, which is what fails when a disk is full or may only be read."""

    def __init__(self, store: Keeper, clock: Callable[[], float] = time.monotonic) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._asking: Final = asyncio.Lock()
        self._well_at: float | None = None
        self._leaving = False

    def leave(self) -> None:
        """Be ready no more: the server is about to stop."""
        self._leaving = True

    async def ready(self) -> None:
        """See that requests are welcome. Raises Malformed if they are to go elsewhere, or wait."""
        if self._leaving:
            raise stopping()
        if self._store.late:
            raise _not_kept()
        await self.check()

    async def check(self) -> None:
        """See that something can be written now. Raises Malformed if not."""
        async with self._asking:
            if self._well_at is not None and self._clock() < self._well_at + FRESH:
                return
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._store.check()
            except (SQLAlchemyError, TimeoutError) as problem:
                LOG.warning("the tables cannot be kept: %r", problem)
                raise _not_kept() from problem
            self._well_at = self._clock()


def _not_kept() -> Malformed:
    return Malformed(
        "not-kept", "nothing can be kept now: the file of the tables cannot be written", {}
    )


@get("/api/health", responses=refusals(503))
async def health(health: NamedDependency[Health]) -> dict[str, bool]:
    """Tell that tables can be kept."""
    await health.check()
    return {"healthy": True}


@get("/api/ready", responses=refusals(503))
async def ready(health: NamedDependency[Health]) -> dict[str, bool]:
    """Tell that new requests are welcome; a server that is about to stop says no first."""
    await health.ready()
    return {"ready": True}


HANDLERS: Final[list[HTTPRouteHandler]] = [health, ready]
