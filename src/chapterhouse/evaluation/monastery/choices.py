"""Choices: what is worth trying at each step."""

from chapterhouse.core.bits import BIT
from chapterhouse.evaluation.monastery.library import best_swap
from chapterhouse.evaluation.monastery.moves import (
    best_laying,
    enter_box,
    move,
    place_turned,
    walk_to,
)
from chapterhouse.evaluation.monastery.others import imprisoned, named, on_strip
from chapterhouse.evaluation.monastery.outlook import Outlook
from chapterhouse.evaluation.monastery.scores import score
from chapterhouse.games.monastery.collecting import Strip
from chapterhouse.games.monastery.components import HAND
from chapterhouse.games.monastery.election import Imprison, NameAbbot
from chapterhouse.games.monastery.library import SwapFirst, SwapSecond
from chapterhouse.games.monastery.moving import Move
from chapterhouse.games.monastery.placing import PlaceAt, PlaceTurned, Stables
from chapterhouse.games.monastery.scoring import Score
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.stops import EnterBox, WalkTo


def sensible(s: Monastery, legal: list[int]) -> list[int]:
    """Give what the plans say; where there is no plan, all."""
    step = s.now
    if isinstance(step, Move):
        return [move(s, legal)]
    if isinstance(step, Score):
        return [score(s, legal)]
    if isinstance(step, WalkTo):
        return [walk_to(s, legal)]
    if isinstance(step, EnterBox):
        return [enter_box(s, legal)]
    if isinstance(step, NameAbbot):
        return [named(s, legal)]
    if isinstance(step, Imprison):
        return [imprisoned(s, legal)]
    if isinstance(step, Strip):
        return [on_strip(s, legal)]
    if isinstance(step, (SwapFirst, SwapSecond)):
        return swap(s, legal)
    return laid(s, legal)


def laid(s: Monastery, legal: list[int]) -> list[int]:
    """Lay a tile as the turn goes best."""
    step = s.now
    if isinstance(step, PlaceTurned):
        return [place_turned(s)]
    if isinstance(step, PlaceAt):
        best = best_laying(s, BIT[s.raised])
        return legal if best is None else [best.cell]
    if isinstance(step, Stables):
        best = best_laying(s, s.zones.kinds(HAND + s.active))
        return legal if best is None else [best.kind]
    return legal


def swap(s: Monastery, legal: list[int]) -> list[int]:
    """Choose the letters of the best swap, one after the other."""
    best = best_swap(s, Outlook(s, s.active))
    if best is None:
        return legal[:1]
    if isinstance(s.now, SwapFirst):
        return [best.first]
    return [best.second if best.second in legal else legal[0]]
