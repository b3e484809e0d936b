"""Whole matches of Monasterium, for tests of what holds all along."""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from chapterhouse.core.saying import Event
from chapterhouse.core.state import State
from chapterhouse.core.step import CHANCE
from chapterhouse.games.monasterium.setup import MONASTERIUM
from chapterhouse.games.monasterium.state import Monasterium
from chapterhouse.play import words
from chapterhouse.play.dealer import Seeded

SEATS = [2, 3, 4]
SEEDS = [1, 2, 4, 6]
# What somebody keen prefers to all else: to send novices, and to build tiles in.
RICH = 60
KEEN = {
    "place 1", "place 6", "take 3 F1", "take 2 F1", "take 1 F1", "take 1 F6", "joker A", "STD-A",
    "II-B", "III-A", "III-B", "III-C", "III-D", "III-E", "I-E", "die",
}  # fmt: skip


@dataclass(frozen=True)
class Moment:
    """A position, and how many events had been told by then, of all that ever were."""

    state: Monasterium
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


@cache
def moments(seats: int, seed: int = 1) -> list[Moment]:
    """Play a match and stop after every action, of chance too.

    With an odd seed all is done at random; with an even one everybody is rich, and sends novices
    out, so that more happens than in a game.
    """
    s = MONASTERIUM.begin(seats, {})
    assert isinstance(s, Monasterium)
    s.journal = []
    if seed % 2 == 0:
        for at in range(len(s.goods)):
            s.goods[at] = RICH
    dealer = Seeded(seed)
    found = [moment(s, s.journal)]
    while not s.over():
        s.apply(chosen(s, dealer, keen=seed % 2 == 0))
        found.append(moment(s, s.journal))
    return found


def chosen(s: State, dealer: Seeded, *, keen: bool) -> int:
    """Choose a legal action: at random, or often what somebody keen prefers, if there is any."""
    if s.seat() == CHANCE or not keen or dealer.below(10) == 0:
        return int(s.now.pick(s, dealer))
    legal = dict(zip(words.legal_words(s), s.legal(), strict=True))
    wanted = [action for word, action in legal.items() if word in KEEN] or s.legal()
    return wanted[dealer.below(len(wanted))]


def moment(s: Monasterium, ever: list[Event]) -> Moment:
    return Moment(s.copy(), len(ever), ever)


def steps(seats: int) -> list[tuple[Moment, Moment]]:
    """What was and what came next, in several matches."""
    return [pair for seed in SEEDS for pair in pairwise(moments(seats, seed))]


def key(event: Event) -> str:
    return event.saying.key.removeprefix("event-")
