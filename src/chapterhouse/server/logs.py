"""The log: lines on the standard error, few enough that nobody can fill a disk with them."""

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

MOST: Final = 5  # lines from one place in the program
WINDOW: Final = 60.0  # within so many seconds
NOT_OURS: Final = (  # uvicorn logs these as errors of ours: a client that sends no text,
    "Invalid UTF-8 sequence received from client.",
    "ASGI callable returned without completing handshake.",  # or is gone before the first word,
    "Cancel %s running task(s), timeout graceful shutdown exceeded",  # or comes just before a stop
)


class Sparing(logging.Filter):
    """Lets some lines through from each place in the program, and counts the others."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock: Final = clock
        self._begun: Final[dict[tuple[str, int], float]] = {}
        self._lines: Final[dict[tuple[str, int], int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a line is written; the first after a while says how many were not."""
        if record.msg in NOT_OURS:
            return False
        place, now = (record.pathname, record.lineno), self._clock()
        if now >= self._begun.get(place, now) + WINDOW:
            unwritten = self._lines.pop(place) - MOST
            del self._begun[place]
            if unwritten > 0:
                record.msg = f"{record.getMessage()} ({unwritten} more like this before)"
                record.args = None
        self._begun.setdefault(place, now)
        self._lines[place] = self._lines.get(place, 0) + 1
        return self._lines[place] <= MOST


@contextmanager
def written() -> Iterator[None]:
    """Write what happens meanwhile to the standard error."""
    handler = logging.StreamHandler()
    handler.addFilter(Sparing())
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)
