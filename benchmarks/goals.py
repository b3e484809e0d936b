"""The goals: how many times as fast as a peer each of ours is to be, in the rounds of one run."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import median

from benchmarks import rounds
from benchmarks.rounds import COMPILED, PURE, Job, Worker

ROUND = 10  # ratios from here on are written without decimals


@dataclass(frozen=True)
class Goal:
    """A ratio that is wanted of two jobs, each named by its title."""

    what: str
    ours: str
    peer: str
    wanted: float


GOALS = (
    Goal("Biblios in the engine, to hearts in C++", f"playout: {COMPILED}, 4 seats",
         "playout: OpenSpiel, hearts, C++", 3),
    Goal("Monasterium in the engine, to hearts in C++",
         f"playout: {COMPILED}, monasterium, 4 seats", "playout: OpenSpiel, hearts, C++", 1),
    Goal("Monastery in the engine, to hearts in C++",
         f"playout: {COMPILED}, monastery, 4 seats", "playout: OpenSpiel, hearts, C++", 0.5),
    Goal("Biblios through Python, to hearts", f"loop: {COMPILED}, 4 seats",
         "loop: OpenSpiel, hearts", 6),
    Goal("Biblios through Python, pure, to uno", f"loop: {PURE}, 4 seats",
         "loop: RLCard, uno", 5),
    Goal("Batch with rows and masks, to tictactoe_v3", f"batch: {COMPILED}, 4 seats",
         "batch: PettingZoo, tictactoe_v3", 10),
    Goal("Batch with rows and masks, to connect_four_v3", f"batch: {COMPILED}, 4 seats",
         "batch: PettingZoo, connect_four_v3", 10),
    Goal("Batch with rows and masks, to fastcatan with masks", f"batch: {COMPILED}, 4 seats",
         "masks: fastcatan, 4 seats", 1),
    Goal("Batch with masks alone, to the same", f"masks: {COMPILED}, 4 seats",
         "masks: fastcatan, 4 seats", 1),
)  # fmt: skip


def ratios(ours: Job, peer: Job) -> list[float]:
    """How many times as fast ours is, round by round."""
    return [a.rate / b.rate for a, b in zip(ours.samples, peer.samples, strict=True)]


def multiple(ratio: float) -> str:
    return f"{ratio:,.0f}x" if ratio >= ROUND else f"{ratio:.2g}x"


def jobs(staff: Iterable[Worker]) -> list[Job]:
    """Only what the goals are about."""
    titles = {title for goal in GOALS for title in (goal.ours, goal.peer)}
    return [job for job in rounds.jobs(staff, "") if job.title in titles]


def table(jobs: list[Job]) -> Iterator[str]:
    """All goals of which both sides were measured, and whether they are met."""
    by_title = {job.title: job for job in jobs}
    found = [goal for goal in GOALS if goal.ours in by_title and goal.peer in by_title]
    if not found:
        return
    yield ""
    heads = ("goal", "median", "least", "most", "")
    yield f"{'Goals: 4 seats, compiled, how many times as fast':<52}" + _row(heads)
    for goal in found:
        each = ratios(by_title[goal.ours], by_title[goal.peer])
        middle = median(each)
        said = "met" if middle >= goal.wanted else "missed"
        numbers = [multiple(n) for n in (goal.wanted, middle, min(each), max(each))]
        yield goal.what.ljust(52) + _row([*numbers, said])
    titles = {goal.peer for goal in GOALS} - set(by_title)
    if "masks: fastcatan, 4 seats" in titles:
        yield "fastcatan was not measured: it needs Python 3.12 (scripts/install catan)"


def _row(cells: tuple[str, ...] | list[str]) -> str:
    return "".join(f"{cell:>13}" for cell in cells)
