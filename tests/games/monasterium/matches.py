"""Whole matches of Monasterium, for tests of what holds all along."""

from functools import cache
from itertools import pairwise

from chapterhouse.core.seats import CHANCE
from chapterhouse.core.state import State
from chapterhouse.games.monasterium.setup import MONASTERIUM
from chapterhouse.games.monasterium.state import Monasterium
from chapterhouse.play import words
from chapterhouse.play.dealer import Seeded
from games import stops
from games.stops import key

__all__ = ["KEEN", "SEATS", "SEEDS", "Moment", "chosen", "key", "moments", "steps"]

SEATS = [2, 3, 4]
SEEDS = [1, 2, 4, 6]
# What somebody keen prefers to all else: to send novices, and to build tiles in.
RICH = 60
KEEN = {
    "place 1", "place 6", "take 3 F1", "take 2 F1", "take 1 F1", "take 1 F6", "joker A", "STD-A",
    "II-B", "III-A", "III-B", "III-C", "III-D", "III-E", "I-E", "die",
}  # fmt: skip


Moment = stops.Moment[Monasterium]


@cache
def moments(seats: int, seed: int = 1) -> list[Moment]:
    """Play a match and stop after every action, of chance too.

    With an odd seed all is done at random; with an even one everybody is rich, and sends novices
    out, so that more happens than in a game.
    """
    s = MONASTERIUM.begin(seats, {})
    assert isinstance(s, Monasterium)
    if seed % 2 == 0:
        for at in range(len(s.goods)):
            s.goods[at] = RICH
    dealer = Seeded(seed)
    return stops.stopped(s, lambda s: chosen(s, dealer, keen=seed % 2 == 0))


def chosen(s: State, dealer: Seeded, *, keen: bool) -> int:
    """Choose a legal action: at random, or often what somebody keen prefers, if there is any."""
    if s.seat() == CHANCE or not keen or dealer.below(10) == 0:
        return int(s.now.pick(s, dealer))
    legal = dict(zip(words.legal_words(s), s.legal(), strict=True))
    wanted = [action for word, action in legal.items() if word in KEEN] or s.legal()
    return wanted[dealer.below(len(wanted))]


def steps(seats: int) -> list[tuple[Moment, Moment]]:
    """What was and what came next, in several matches."""
    return [pair for seed in SEEDS for pair in pairwise(moments(seats, seed))]
