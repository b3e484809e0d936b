"""Measures: what happens at a server, told to whoever counts it; usually nobody does.

Nothing that is told names a table, a seat, a rule or a person.
"""

from collections.abc import Callable
from typing import Final, Literal

Measure = Literal[
    "act",  # that everybody at its table can see
    "refusal",  # with a class of reasons
    "decision",  # of a bot: how many seconds it took
    "reach",  # seconds from an act of a person until a reader had it
    "write",  # seconds until a change was kept
    "tables",  # how many are in memory
    "bus_gone",  # 1 while the bus between servers is gone, 0 when it is there
    "readers",  # one more or one less who is connected to a table
]
Listener = Callable[[Measure, float, str], None]
LISTENERS: Final[list[Listener]] = []


def note(measure: Measure, value: float = 1, reason: str = "") -> None:
    """Tell of something that has happened."""
    for listener in LISTENERS:
        listener(measure, value, reason)
