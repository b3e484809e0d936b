"""The movement turn: lay a tile where the monks can use it, then follow the plan, then end."""

from typing import Final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.evaluation.monastery.laying import Laying, layings
from chapterhouse.evaluation.monastery.monkplan import NEVER, Planner
from chapterhouse.evaluation.monastery.outlook import BLESSING, Outlook, Weights, next_kind
from chapterhouse.evaluation.monastery.position import hand
from chapterhouse.games.monastery.components import HAND, MONKS, MOST_BOXES, SERVICE, STUDY
from chapterhouse.games.monastery.monks import free_boxes, standing
from chapterhouse.games.monastery.moving import ENCOURAGE, END, EXCHANGE, RAISE, WALK
from chapterhouse.games.monastery.places import numbered
from chapterhouse.games.monastery.spots import A_PLACE, ABBEY_PLACE, NO_CELL, PRAYING
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.stops import WalkTo
from chapterhouse.games.monastery.walking import held, reach

TRIED: Final = 5  # so many ways to lay a tile are thought through
OF_A_KIND: Final = 2
LOOKS: Final = 0.1  # how much first sight still counts then: it sees who comes near later


def move(s: Monastery, legal: list[int], weights: Weights) -> int:
    """Tell what to do next in a movement turn."""
    seat = s.active
    o = Outlook(s, seat, weights)
    if s.giving:
        return END
    plan = Planner(s, o).plan()
    if not s.laid:
        best = best_laying(s, s.zones.kinds(HAND + seat), weights)
        if best is not None and best.looks > plan.worth + hand(s, o):
            return RAISE + best.kind
    if plan.walkers:
        return WALK + plan.walkers[0]
    spot = shift(s, seat)
    if spot >= 0:
        return WALK + spot
    return EXCHANGE if EXCHANGE in legal and s.zones.size(HAND + seat) > 0 else END


def best_laying(s: Monastery, kinds: i64, weights: Weights) -> Laying | None:
    """Find the best way to lay one of these tiles, and what the turn comes to then."""
    best: Laying | None = None
    tried = 0
    seen: dict[int, int] = {}
    for laying in layings(s, s.active, kinds):
        seen[laying.kind] = seen.get(laying.kind, 0) + 1
        if seen[laying.kind] > OF_A_KIND:
            continue
        worth = laid_worth(s, laying, weights)
        if best is None or worth > best.looks:
            best = Laying(laying.kind, laying.cell, laying.rotation, worth)
        tried += 1
        if tried == TRIED:
            break
    return best


def laid_worth(s: Monastery, laying: Laying, weights: Weights) -> float:
    """Tell what a turn comes to once a tile is laid like this."""
    after = s.copy()
    if after.raised < 0:
        after.apply(RAISE + laying.kind if not s.scoring else laying.kind)
    if after.chosen == NO_CELL:
        after.apply(laying.cell)
    after.apply(laying.rotation)
    o = Outlook(after, s.active, weights)
    gained = float(after.blessings[s.active] - s.blessings[s.active])
    worth = hand(after, o) + BLESSING * gained + LOOKS * laying.looks
    return worth if s.scoring else worth + Planner(after, o).plan().worth


def place_turned(s: Monastery, weights: Weights) -> int:
    """Tell how the tile in hand lies best in its cell."""
    found = [x for x in layings(s, s.active, BIT[s.raised]) if x.cell == s.chosen]
    best = found[0]
    most = NEVER
    for laying in found:
        worth = laid_worth(s, laying, weights)
        if worth > most:
            most = worth
            best = laying
    return best.rotation


def walk_to(s: Monastery, legal: list[int], weights: Weights) -> int:
    """Tell where the plan sends the monk that was chosen."""
    planner = Planner(s, Outlook(s, s.active, weights))
    plan = planner.plan()
    for walker, target in zip(plan.walkers, plan.targets, strict=True):
        if walker == s.walker and target in legal:
            return target
    own = s.walker // A_PLACE
    if own in legal:
        return own
    best = planner.goal(s.walker)
    return best if best in legal else legal[0]


def home_for_nothing(s: Monastery) -> bool:
    """Tell whether a monk who walks to the Abbey now neither works there nor votes."""
    works = s.round() == STUDY and not standing(s, s.active, ABBEY_PLACE)
    return not works and next_kind(s) != SERVICE


def sound_walks(s: Monastery, legal: list[int]) -> list[int]:
    """Strike the Abbey where nothing is to be had there, and monks that can go nowhere else."""
    if not home_for_nothing(s):
        return legal
    if isinstance(s.now, WalkTo):
        found = [place for place in legal if place != ABBEY_PLACE]
        return found or legal
    return [action for action in legal if not WALK <= action < ENCOURAGE or roams(s, action - WALK)]


def roams(s: Monastery, spot: i64) -> bool:
    """Tell whether a monk can go elsewhere than to the Abbey, if only to another box."""
    place = spot // A_PLACE
    if place == ABBEY_PLACE or free_boxes(s, place):
        return True
    return reach(s, s.active, place, s.points) & ~BIT[ABBEY_PLACE] != 0


def enter_box(s: Monastery, legal: list[int]) -> int:
    """Take the highest number that is free."""
    best = legal[0]
    for box in legal:
        if numbered(s, s.target, box) > numbered(s, s.target, best):
            best = box
    return best


def shift(s: Monastery, seat: i64) -> i64:
    """Find a monk that can change to a better box, -1 if there is none."""
    for spot in s.monks[MONKS * seat : MONKS * seat + MONKS]:
        if spot < 0 or not 0 < spot % A_PLACE < PRAYING or held(s, spot) is not None:
            continue
        place = spot // A_PLACE
        box: i64
        for box in range(1, MOST_BOXES + 1):
            better = numbered(s, place, box) > numbered(s, place, spot % A_PLACE)
            if better and free(s, A_PLACE * place + box):
                return spot
    return -1


def free(s: Monastery, spot: i64) -> bool:
    """Tell whether nobody is on this spot."""
    for other in s.monks:  # noqa: SIM110 - a loop compiles better
        if other == spot:
            return False
    return True
