"""The clock: how often something is done in a while of processor time."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import process_time

AT_ONCE = 10  # matches between two looks at the clock, which cost half a microsecond each


@dataclass(frozen=True)
class Sample:
    """What was done in how many seconds: decisions of players in matches, or calls in none."""

    count: int
    matches: int
    seconds: float

    @property
    def rate(self) -> float:
        """Decisions or calls a second."""
        return self.count / self.seconds


Job = Callable[[float], Sample]  # runs for so many seconds, or a little longer
Jobs = Mapping[str, Mapping[str, Job]]  # what is measured, of what


def matches(play: Callable[[int], int], seconds: float, at_once: int = AT_ONCE) -> Sample:
    """Play matches 0, 1, 2 and so on; `play` gives the decisions in one."""
    decisions = played = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for number in range(played, played + at_once):
            decisions += play(number)
        played += at_once
    return Sample(decisions, played, spent)


def calls(every: Sequence[Callable[[], object]], seconds: float) -> Sample:
    """Make all these calls in turn; the loop around one, some 20 ns, is counted too."""
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for call in every:
            call()
        done += len(every)
    return Sample(done, 0, spent)
