"""The log: lines on the standard error, few enough that nobody can fill a disk with them.

What is written as JSON is for programs: an object a line, and one more for each request that is
done. No line has a key, the name of a player, what was said, or anything of a view.
"""

import logging
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final, Literal

from msgspec import json

Form = Literal["text", "json"]

MOST: Final = 5  # lines from one place in the program
WINDOW: Final = 60.0  # within so many seconds
NOT_OURS: Final = (  # uvicorn logs these as errors of ours: a client that sends no text,
    "Invalid UTF-8 sequence received from client.",
    "ASGI callable returned without completing handshake.",  # or is gone before the first word,
    "Cancel %s running task(s), timeout graceful shutdown exceeded",  # or comes just before a stop
)
NUMBER: Final[ContextVar[str]] = ContextVar("number", default="")  # of the request that is served
REQUESTS: Final = "chapterhouse.requests"  # the log of all that is asked
OF_REQUESTS: Final = ("method", "path", "status", "ms")


def numbered() -> str:
    """Give the number of the request that is served; a new one where there is none."""
    if not NUMBER.get():
        NUMBER.set(secrets.token_hex(6))
    return NUMBER.get()


class Sparing(logging.Filter):
    """Lets some lines through from each place in the program, and counts the others."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock: Final = clock
        self._begun: Final[dict[tuple[str, int], float]] = {}
        self._lines: Final[dict[tuple[str, int], int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a line is written; the first after a while says how many were not."""
        if record.name == REQUESTS:  # whoever asks for these lines wants them all
            return True
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


class Text(logging.Formatter):
    """Lines for people; with the number of the request that is served, if there is one."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - as the library calls it
        number = NUMBER.get()
        said = f"{number} {record.message}" if number else record.message
        return f"{self.formatTime(record)} {record.levelname} {said}"


class Json(logging.Formatter):
    """Lines for programs, an object each."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            "request": NUMBER.get() or None,
            "trace": self.formatException(record.exc_info) if record.exc_info else None,
        }
        told |= {name: record.__dict__.get(name) for name in OF_REQUESTS}
        return json.encode({key: told[key] for key in told if told[key] is not None}).decode()


@contextmanager
def written(form: Form = "text") -> Iterator[None]:
    """Write what happens meanwhile to the standard error."""
    handler = logging.StreamHandler()
    handler.addFilter(Sparing())
    handler.setFormatter(Json() if form == "json" else Text())
    root, requests = logging.getLogger(), logging.getLogger(REQUESTS)
    root.addHandler(handler)
    requests.setLevel(logging.INFO if form == "json" else logging.WARNING)
    try:
        yield
    finally:
        root.removeHandler(handler)
        requests.setLevel(logging.NOTSET)
