"""Sections MON-MOVE, OCC and ENC: the turn in which a player places a tile and moves monks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from chapterhouse.core.bits import BIT, extended
from chapterhouse.core.ints import append, i64, vec
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step
from chapterhouse.games.monastery import monks, sentences, walking
from chapterhouse.games.monastery.components import HAND, MONKS, POOL
from chapterhouse.games.monastery.ending import as_shown
from chapterhouse.games.monastery.exchange import DRAW_ONE
from chapterhouse.games.monastery.places import named, tell_place
from chapterhouse.games.monastery.placing import against_raising, take_in_hand
from chapterhouse.games.monastery.rules import RULES
from chapterhouse.games.monastery.spots import A_PLACE, NO_SPOT, ON_GRID
from chapterhouse.games.monastery.state import EXCHANGED, PLACED, Monastery
from chapterhouse.games.monastery.stops import WALK_TO
from chapterhouse.games.monastery.turn import WideDecision

if TYPE_CHECKING:
    from chapterhouse.core.rule import Rule

# The options of a movement turn: MON-PLACE-2, MON-MOVE-4 all of them in any order.
END: Final = 0
EXCHANGE: Final = 1
RAISE: Final = 8  # and the kind of tile
WALK: Final = 64  # and the spot of the monk
ENCOURAGE: Final = 512  # and the place
ROOM: Final = 32  # as many there seldom are; more find room, too

ONE_TILE: Final = RULES["MON-PLACE-1"]
ONE_OF_BOTH: Final = RULES["MON-EXCH-1"]
NOTHING_TO_DRAW: Final = RULES["MON-EXCH-3"]
GIVING: Final = RULES["MON-ENC-2"]
FREE_BOX: Final = RULES["MON-ENC-1"]


@final
class MoveTurn(Step[Monastery]):
    """In the first phase of a work round each player places and moves, in turn. MON-FLOW-4."""

    def __init__(self, nth: i64) -> None:
        """Make the step for the player so many places after the one who leads."""
        super().__init__()
        self.nth: Final[i64] = nth

    def args(self) -> list[int]:
        return [self.nth]

    def do(self, s: Monastery, action: i64) -> None:
        """Count the points: two for each monk who stands. MON-MOVE-1, MON-MOVE-2."""
        s.active = s.in_order(s.lead, self.nth)
        s.points = s.edition.moves * monks.upright(s, s.active)
        s.laid = 0
        s.giving = 0
        s.locked = vec[i64]([NO_SPOT] * MONKS)
        s.tell(sentences.TURN_BEGAN, s.active, s.points)
        s.then(MOVE)


@final
class Move(WideDecision):
    """Tiles and monks, then blessings, then the end; nothing is forced. MON-MOVE-4, MON-ENC-1."""

    def secret(self, s: Monastery) -> bool:
        """What can be placed only its player knows. MON-INFO-3."""
        return not s.laid and not s.giving and s.zones.size(HAND + s.active) > 0

    def eyes(self, s: Monastery, action: i64) -> i64:
        """A tile is seen when it lies, and a monk when it has gone. MON-INFO-3."""
        return BIT[s.active] if RAISE <= action < ENCOURAGE else s.everyone

    def answers(self, s: Monastery) -> vec[i64]:
        """The end, an exchange, the tiles of the hand, the own monks, and places for blessings."""
        seat = s.active
        found = vec[i64]([END, EXCHANGE], capacity=ROOM)
        found = extended(found, RAISE, s.zones.kinds(HAND + seat))
        last: i64 = ON_GRID
        at: i64
        for at in range(MONKS * seat, MONKS * seat + MONKS):  # MON-MOVE-8
            spot = s.monks[at]
            if spot != last:
                found = append(found, WALK + spot)
                last = spot
        if s.blessings[seat]:
            found = extended(found, ENCOURAGE, (BIT[s.places] - 1) & ~s.built)
        return found

    def forbids(self, s: Monastery, action: i64) -> Rule | None:
        """After a blessing is laid only blessings and the end are left.

        MON-ENC-2, MON-EXCH-3, MON-PLACE-1, MON-EXCH-1.
        """
        if action == END:
            return None
        if action >= ENCOURAGE:
            return None if monks.free_boxes(s, action - ENCOURAGE) else FREE_BOX
        if s.giving:
            return GIVING
        if action >= WALK:
            return against_walking(s, action - WALK)
        if s.laid:
            return ONE_TILE if s.laid == PLACED and action >= RAISE else ONE_OF_BOTH
        if action >= RAISE:
            return against_raising(s, action - RAISE)
        ready = s.zones.size(POOL) > 0 and s.zones.size(HAND + s.active) > 0
        return None if ready else NOTHING_TO_DRAW

    def lacks(self, s: Monastery, action: i64) -> Sentence | None:
        """Say which tile fits nowhere, if that is what is against it."""
        raised = RAISE <= action < WALK and not s.giving and not s.laid
        return Sentence(sentences.LACK_PLACE, [action - RAISE]) if raised else None

    def warns(self, s: Monastery, action: i64) -> Sentence | None:
        """Tell how many points are lost once the turn ends, or blessings are laid, and that a draw
        is not taken back. MON-MOVE-5, MON-EXCH-2.
        """
        if action == EXCHANGE:
            return Sentence(sentences.WARN_DRAWN, [])
        if RAISE <= action < ENCOURAGE or s.giving or not s.points:
            return None
        return Sentence(sentences.WARN_LOST, [s.points])

    def says(self, s: Monastery, action: i64) -> Sentence:
        if action >= ENCOURAGE:
            return Sentence(sentences.ENCOURAGE, named(s, action - ENCOURAGE))
        if action >= WALK:
            spot = action - WALK
            return Sentence(sentences.WALK, [*named(s, spot // A_PLACE), spot % A_PLACE])
        if action >= RAISE:
            return Sentence(sentences.RAISE, [action - RAISE])
        return Sentence(sentences.EXCHANGE if action == EXCHANGE else sentences.END_TURN, [])

    def asks(self, s: Monastery) -> Sentence:
        """Tell the points left, or the blessings to whom they are shown. MON-INFO-5."""
        if s.giving:
            return Sentence(sentences.ASK_ENCOURAGE, [as_shown(s, s.active, s.blessings[s.active])])
        return Sentence(sentences.ASK_MOVE, [s.points])

    def do(self, s: Monastery, action: i64) -> None:
        """Do it; what is left of the points at the end is lost. MON-MOVE-5."""
        if action >= ENCOURAGE:
            s.then(self)
            encourage(s, action - ENCOURAGE)
        elif action >= WALK:
            s.walker = action - WALK
            s.raiser = self.number
            s.then(WALK_TO)
        elif action >= RAISE:
            take_in_hand(s, action - RAISE, self.number)
        elif action == EXCHANGE:
            s.laid = EXCHANGED
            s.tell(sentences.EXCHANGED, s.active)
            s.then(self)
            s.then(DRAW_ONE)
        else:
            s.tell(sentences.DONE, s.active)


def against_walking(s: Monastery, spot: i64) -> Rule | None:
    """Name the rule that keeps a monk from going anywhere, and from another box. MON-OCC-8."""
    rule = walking.held(s, spot)
    place = spot // A_PLACE
    if rule is not None or monks.free_boxes(s, place):
        return rule
    return walking.against_leaving(s, s.active, place)


def encourage(s: Monastery, place: i64) -> None:
    """Lay one blessing there; it is nobody's until a monk comes. MON-ENC-1, MON-ENC-6."""
    s.giving = 1
    s.blessings[s.active] -= 1
    s.gifts[place] += 1
    tell_place(s, sentences.ENCOURAGED, s.active, place)


MOVE_TURN: Final = [MoveTurn(nth) for nth in range(4)]
MOVE: Final = Move()
STEPS: Final[list[Step[Any]]] = [*MOVE_TURN, MOVE]
