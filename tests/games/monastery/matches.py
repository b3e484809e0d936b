"""Whole matches of Monastery, for tests of what holds all along."""

from functools import cache
from itertools import pairwise

from chapterhouse.core.bits import BIT
from chapterhouse.core.seats import CHANCE
from chapterhouse.games.monastery.components import BREWHOUSE, CHAPEL, FARM, ICONS, SCRIPTUM
from chapterhouse.games.monastery.moving import ENCOURAGE, RAISE, WALK, Move
from chapterhouse.games.monastery.scoring import BUY, PRAY, USE, Score
from chapterhouse.games.monastery.setup import MONASTERY
from chapterhouse.games.monastery.spots import A_PLACE
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.stops import WalkTo
from chapterhouse.play.dealer import Seeded
from games import stops
from games.stops import key

__all__ = ["SEATS", "SEEDS", "TABLES", "Moment", "chosen", "key", "moments", "played", "steps"]

SEATS = [2, 3, 4]
SEEDS = [1, 2, 3, 4]
DRAWING = {*ICONS, CHAPEL, FARM, SCRIPTUM, BREWHOUSE}  # where somebody keen likes to stay
# What is played besides the usual game: all seats can have these.
TABLES: dict[str, dict[str, str]] = {
    "usual": {},
    "no icons": {"icons": "off"},
    "start by choice, double draws": {"start": "keep", "draws": "double"},
    "allotted start, vow": {"start": "allotted", "silence": "vow"},
    "penalty, blessings shown": {"silence": "penalty", "blessings": "shown"},
}


Moment = stops.Moment[Monastery]


@cache
def moments(seats: int, seed: int = 1, table: str = "usual") -> list[Moment]:
    """Play a match and stop after every action, of chance too.

    With an odd seed all is done at random; with an even one everybody is keen to lay tiles, to fill
    them and to buy, so that the table grows as in a game.
    """
    return played(seats, seed, tuple(TABLES[table].items()))


@cache
def played(seats: int, seed: int, options: tuple[tuple[str, str], ...]) -> list[Moment]:
    """Play a match with any options."""
    s = MONASTERY.begin(seats, dict(options))
    assert isinstance(s, Monastery)
    dealer = Seeded(seed)
    return stops.stopped(s, lambda s: chosen(s, dealer, keen=seed % 2 == 0))


def chosen(s: Monastery, dealer: Seeded, *, keen: bool) -> int:
    """Choose a legal action: at random, or often what somebody keen prefers, if there is any."""
    if s.seat() == CHANCE:
        return int(s.now.pick(s, dealer))
    legal = s.legal()
    wanted = [action for action in legal if keenly(s, action)] or legal
    few = wanted if keen and dealer.below(10) else legal
    return few[dealer.below(len(few))]


def keenly(s: Monastery, action: int) -> bool:
    """To lay a tile, to walk to boxes and to icons and to stay there, to pray, to buy."""
    if isinstance(s.now, Move):
        if action < WALK:
            return action >= RAISE
        place, box = divmod(action - WALK, A_PLACE)
        return action < ENCOURAGE and box == 0 and s.kind[place] not in DRAWING
    if isinstance(s.now, WalkTo):
        return not s.built & BIT[action] or s.kind[action] in DRAWING
    if isinstance(s.now, Score):
        return action >= BUY if s.totalled else PRAY > action >= USE or action >= PRAY
    return True


def steps(seats: int) -> list[tuple[Moment, Moment]]:
    """What was and what came next, in several matches."""
    return [pair for seed in SEEDS for pair in pairwise(moments(seats, seed))]
