"""Choices: what is worth trying at each step."""

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.evaluation.monastery.letters import Needs
from chapterhouse.evaluation.monastery.library import best_swap
from chapterhouse.evaluation.monastery.moves import (
    best_laying,
    enter_box,
    move,
    place_turned,
    walk_to,
)
from chapterhouse.evaluation.monastery.outlook import Outlook, Weights
from chapterhouse.evaluation.monastery.position import holdings
from chapterhouse.evaluation.monastery.scores import score
from chapterhouse.games.monastery.collecting import Strip
from chapterhouse.games.monastery.components import HAND
from chapterhouse.games.monastery.election import SPARE, Imprison, NameAbbot
from chapterhouse.games.monastery.library import SwapFirst, SwapSecond
from chapterhouse.games.monastery.moving import Move
from chapterhouse.games.monastery.placing import PlaceAt, PlaceTurned, Stables
from chapterhouse.games.monastery.scoring import Score
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.stops import EnterBox, WalkTo


def sensible(s: Monastery, legal: list[int], weights: Weights) -> list[int]:
    """Give what the plans say; where there is no plan, all."""
    step = s.now
    if isinstance(step, Move):
        return [move(s, legal, weights)]
    if isinstance(step, Score):
        return [score(s, legal, weights)]
    if isinstance(step, WalkTo):
        return [walk_to(s, legal, weights)]
    if isinstance(step, EnterBox):
        return [enter_box(s, legal)]
    if isinstance(step, NameAbbot):
        return [named(s, legal, weights)]
    if isinstance(step, Imprison):
        return [imprisoned(s, legal, weights)]
    if isinstance(step, Strip):
        return [on_strip(s, legal, weights)]
    if isinstance(step, (SwapFirst, SwapSecond)):
        return swap(s, legal, weights)
    return laid(s, legal, weights)


def laid(s: Monastery, legal: list[int], weights: Weights) -> list[int]:
    """Lay a tile as the turn goes best."""
    step = s.now
    if isinstance(step, PlaceTurned):
        return [place_turned(s, weights)]
    if isinstance(step, PlaceAt):
        best = best_laying(s, BIT[s.raised], weights)
        return legal if best is None else [best.cell]
    if isinstance(step, Stables):
        best = best_laying(s, s.zones.kinds(HAND + s.active), weights)
        return legal if best is None else [best.kind]
    return legal


def swap(s: Monastery, legal: list[int], weights: Weights) -> list[int]:
    """Choose the letters of the best swap, one after the other."""
    best = best_swap(s, Outlook(s, s.active, weights))
    if best is None:
        return legal[:1]
    if isinstance(s.now, SwapFirst):
        return [best.first]
    return [best.second if best.second in legal else legal[0]]


# -- choices about others


def friends(s: Monastery, seat: i64, legal: list[int]) -> list[int]:
    """List the seats among these actions that play for this seat, itself first."""
    own = [action for action in legal if action == seat]
    return own + [a for a in legal if a not in (SPARE, seat) and s.partners(seat, a)]


def strongest(s: Monastery, seat: i64, seats: list[int], weights: Weights) -> int:
    """Tell which of these seats has most."""
    o = Outlook(s, seat, weights)
    has = [holdings(s, o, Needs(s, o, other), other) for other in seats]
    return seats[has.index(max(has))]


def weakest(s: Monastery, seat: i64, seats: list[int], weights: Weights) -> int:
    """Tell which of these seats has least."""
    rest = seats[:]
    while len(rest) > 1:
        rest.remove(strongest(s, seat, rest, weights))
    return rest[0]


def named(s: Monastery, legal: list[int], weights: Weights) -> int:
    """Name the partner Abbot, else whoever is the least danger."""
    mine = friends(s, s.abbot, legal)
    return mine[0] if mine else weakest(s, s.abbot, legal, weights)


def imprisoned(s: Monastery, legal: list[int], weights: Weights) -> int:
    """Imprison a monk of whoever has most; MON-PRISON-1 nobody if only friends are there."""
    mine = friends(s, s.abbot, legal)
    rivals = [action for action in legal if action != SPARE and action not in mine]
    return strongest(s, s.abbot, rivals, weights) if rivals else SPARE


def on_strip(s: Monastery, legal: list[int], weights: Weights) -> int:
    """Put a letter on one's own strip, else on the partner's, else where it hurts most."""
    mine = friends(s, s.active, legal)
    return mine[0] if mine else strongest(s, s.active, legal, weights)
