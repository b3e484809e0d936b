"""Matches stopped after every action, for tests of what holds all along."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Moment(Generic[S]):
    """A position, and how many events had been told by then, of all that ever were."""

    state: S
    told: int
    ever: list[Event]

    @property
    def events(self) -> list[Event]:
        return self.ever[: self.told]

    @property
    def now(self) -> str:
        """The name of the step that waits."""
        return type(self.state.now).__name__

    @property
    def this_round(self) -> list[Event]:
        """What was told since the round began."""
        starts = [at for at, event in enumerate(self.events) if key(event) == "round"]
        return self.events[starts[-1] :] if starts else []


def stopped(s: S, choose: Callable[[S], int]) -> list[Moment[S]]:
    """Play a match to its end, and stop after every action, of chance too."""
    ever: list[Event] = []
    s.journal = ever
    found = [Moment(s.copy(), 0, ever)]
    while not s.over():
        s.apply(choose(s))
        found.append(Moment(s.copy(), len(ever), ever))
    return found


def key(event: Event) -> str:
    return event.template.key.removeprefix("event-")
