"""Metrics: what a server does, counted in the form that Prometheus reads, at an address of its own.

All of it are totals over all tables, and none tells of one table what its players do not know of
each other. What everybody at a table sees is counted at once. What only some of them could have
seen, such as a refusal, or a part of a payment in how often something was written, waits until
enough has happened anywhere, and then comes all together.
"""

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)

from chapterhouse.server.measures import LISTENERS, Measure

TOGETHER: Final = 100  # so much that is not seen by all comes at once, and not
APART: Final = 60.0  # sooner than so many seconds after what came before
MILLISECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
TIMES: Final = {
    "decision": "Seconds that a bot took for a decision",
    "reach": "Seconds from an act of a person until a reader had it",
    "write": "Seconds until a change was kept",
}
SEEN: Final = ("act", "tables", "readers", "bus_gone")  # by everybody whom it concerns


class Metrics(logging.Handler):
    """Counts what it is told."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(logging.WARNING)
        self._clock: Final = clock
        self._held: Final[list[tuple[Measure, float, str]]] = []
        self._since = clock()
        self.registry: Final = CollectorRegistry()
        ours = self.registry
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=ours)
        self._gauges: Final = {
            "tables": Gauge("chapterhouse_tables", "Tables in memory", registry=ours),
            "bus_gone": Gauge(
                "chapterhouse_bus_gone", "1 while the bus between servers is gone", registry=ours
            ),
            "readers": Gauge("chapterhouse_readers", "Readers connected to tables", registry=ours),
        }
        self._acts: Final = Counter("chapterhouse_acts", "Acts that a table saw", registry=ours)
        self._refusals: Final = Counter(
            "chapterhouse_refusals", "Refusals by class of reasons", ["reason"], registry=ours
        )
        self._lines: Final = Counter(
            "chapterhouse_log_lines", "Warnings and errors", ["level"], registry=ours
        )
        self._seconds: Final = {name: _times(name, ours) for name in TIMES}

    def note(self, measure: Measure, value: float, reason: str) -> None:
        """Count something, now or together with others."""
        if measure in SEEN:
            self._count(measure, value, reason)
            return
        self._held.append((measure, value, reason))
        if len(self._held) >= TOGETHER and self._clock() >= self._since + APART:
            self._since = self._clock()
            for held in self._held:
                self._count(*held)
            self._held.clear()

    def _count(self, measure: Measure, value: float, reason: str) -> None:
        match measure:
            case "act":
                self._acts.inc()
            case "tables" | "bus_gone":
                self._gauges[measure].set(value)
            case "readers":
                self._gauges["readers"].inc(value)
            case "refusal":
                self._refusals.labels(reason).inc()
            case _:
                self._seconds[measure].observe(value)

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line of the log; what it says stays there."""
        self._lines.labels(record.levelname.lower()).inc()


def _times(name: str, registry: CollectorRegistry) -> Histogram:
    """Make what counts times."""
    called = f"chapterhouse_{name}_seconds"
    return Histogram(called, TIMES[name], buckets=MILLISECONDS, registry=registry)


@contextmanager
def served(host: str, port: int) -> Iterator[int]:
    """Count what happens meanwhile, and tell it to whoever asks at that address; give its port.

    Raises OSError for one that cannot be had.
    """
    metrics = Metrics()
    server, thread = start_http_server(port, host, metrics.registry)
    LISTENERS.append(metrics.note)
    logging.getLogger().addHandler(metrics)
    try:
        yield server.server_port
    finally:
        LISTENERS.remove(metrics.note)
        logging.getLogger().removeHandler(metrics)
        server.shutdown()
        server.server_close()
        thread.join()
