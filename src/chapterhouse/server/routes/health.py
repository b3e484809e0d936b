"""Health: whether tables can be kept, asked by whatever watches over the server."""

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
                raise Malformed(
                    "not-kept",
                    "nothing can be kept now: the file of the tables cannot be written",
                    {},
                ) from problem
            self._well_at = self._clock()


@get("/api/health", responses=refusals(503))
async def health(health: NamedDependency[Health]) -> dict[str, bool]:
    """Tell that tables can be kept."""
    await health.check()
    return {"healthy": True}


HANDLERS: Final[list[HTTPRouteHandler]] = [health]
