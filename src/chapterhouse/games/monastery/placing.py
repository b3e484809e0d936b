"""Section MON-PLACE: a tile is taken in hand, then its cell is chosen, then how it is turned.

Nobody else sees any of it before the tile lies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from chapterhouse.core.bits import BIT, count, lowest
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.state import TRUTH
from chapterhouse.core.step import Step
from chapterhouse.games.monastery import sentences
from chapterhouse.games.monastery.blessings import receive
from chapterhouse.games.monastery.components import HAND, TABLE
from chapterhouse.games.monastery.fitting import (
    FINE,
    against,
    against_turned,
    is_feature,
    nowhere,
    rule_of,
)
from chapterhouse.games.monastery.places import named
from chapterhouse.games.monastery.sites import lay, site_at
from chapterhouse.games.monastery.spots import x_of, y_of
from chapterhouse.games.monastery.state import PLACED, Monastery
from chapterhouse.games.monastery.turn import Decision, WideDecision

if TYPE_CHECKING:
    from chapterhouse.core.rule import Rule


def against_raising(s: Monastery, kind: i64) -> Rule | None:
    """Name the rule because of which a tile can lie nowhere; None if it can somewhere."""
    return rule_of(kind, nowhere(s, kind))


def take_in_hand(s: Monastery, kind: i64, step: i64) -> None:
    """Take a tile in hand for placing: one from behind the own screen. MON-PLACE-1."""
    s.raised = kind
    s.raiser = step
    s.then(PLACE_AT)


@final
class PlaceAt(WideDecision):
    """The tile goes into a free cell beside the table. MON-PLACE-5."""

    def secret(self, s: Monastery) -> bool:
        """Where the tile fits only its player knows. MON-INFO-3."""
        return True

    def begun(self, s: Monastery) -> bool:
        """The others see the tile when it lies. MON-INFO-3."""
        return True

    def eyes(self, s: Monastery, action: i64) -> i64:
        """As above. MON-INFO-3."""
        return BIT[s.active]

    def answers(self, s: Monastery) -> vec[i64]:
        """Any free cell that touches a tile or the Abbey."""
        cells = s.site[: s.sites]
        n: i64
        for n in range(1, s.sites):
            cell, at = cells[n], n
            while at > 0 and cells[at - 1] > cell:
                cells[at] = cells[at - 1]
                at -= 1
            cells[at] = cell
        return cells

    def forbids(self, s: Monastery, action: i64) -> Rule | None:
        """Name what keeps the tile from this cell.

        MON-PLACE-5, MON-PLACE-6, MON-PLACE-7, MON-PLACE-8, MON-PLACE-11, MON-FEAT-2.
        """
        return rule_of(s.raised, against(s, s.raised, site_at(s, action)))

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.AT, [int(x_of(action)), int(y_of(action))])

    def asks(self, s: Monastery) -> Sentence:
        return Sentence(sentences.ASK_AT, [s.raised])

    def do(self, s: Monastery, action: i64) -> None:
        """Choose the cell; how the tile lies there comes next."""
        s.chosen = action
        s.then(PLACE_TURNED)


@final
class PlaceTurned(Decision):
    """The tile lies in any of its four rotations. MON-PLACE-3."""

    def secret(self, s: Monastery) -> bool:
        """Where the tile fits only its player knows. MON-INFO-3."""
        return True

    def begun(self, s: Monastery) -> bool:
        """The others see the tile when it lies. MON-INFO-3."""
        return True

    def options(self, s: Monastery) -> i64:
        """Those that look different."""
        return s.edition.shapes.distinct[s.raised]

    def forbids(self, s: Monastery, action: i64) -> Rule | None:
        """Name what keeps the tile from lying like this. MON-PLACE-6, MON-PLACE-7, MON-PLACE-11."""
        at = site_at(s, s.chosen)
        return rule_of(s.raised, against_turned(s, s.raised, at, action))

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.TURN, [action])

    def asks(self, s: Monastery) -> Sentence:
        """Tell in how many ways it can lie there, to its player alone."""
        ways = count(self.allowed(s)) if s.observer in (TRUTH, s.active) else 0
        return Sentence(sentences.ASK_TURN, [s.raised, ways])

    def do(self, s: Monastery, action: i64) -> None:
        """Lay it; the turn goes on. MON-PLACE-2."""
        kind, cell = s.raised, s.chosen
        if not s.scoring:
            s.then(s.steps[s.raiser])
            s.laid = PLACED
        s.drop()
        place_tile(s, kind, cell, action)


def place_tile(s: Monastery, kind: i64, cell: i64, rotation: i64) -> None:
    """Lay a tile with its boxes up, a feature constructed; its blessings come at once.

    MON-PLACE-4, MON-FEAT-1, MON-FEAT-4.
    """
    s.zones.move(kind, HAND + s.active, TABLE, s.everyone)
    place = lay(s, kind, cell, rotation)
    if s.journal is not None:
        s.tell_all(sentences.LAID, s.active, [*named(s, place), int(rotation)])
    if is_feature(kind):
        s.built |= BIT[place]
        receive(s, s.active, count(s.beside[place]))  # MON-STABLE-3


@final
class Stables(Decision):
    """A tile is placed, and none exchanged. MON-STABLE-1, MON-STABLE-2."""

    def secret(self, s: Monastery) -> bool:
        """Only its player knows the hand. MON-INFO-3."""
        return True

    def eyes(self, s: Monastery, action: i64) -> i64:
        """The others see the tile when it lies. MON-INFO-3."""
        return BIT[s.active]

    def options(self, s: Monastery) -> i64:
        """Any tile of the hand."""
        return s.zones.kinds(HAND + s.active)

    def forbids(self, s: Monastery, action: i64) -> Rule | None:
        """The rules of placing hold here too. MON-STABLE-1."""
        return against_raising(s, action)

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.RAISE, [action])

    def asks(self, s: Monastery) -> Sentence:
        return Sentence(sentences.ASK_STABLES, [])

    def do(self, s: Monastery, action: i64) -> None:
        take_in_hand(s, action, self.number)


def placeable(s: Monastery, seat: i64) -> bool:
    """Tell whether any tile of this hand can lie anywhere."""
    kinds = s.zones.kinds(HAND + seat)
    while kinds:
        kind = lowest(kinds)
        if nowhere(s, kind) == FINE:
            return True
        kinds ^= BIT[kind]
    return False


PLACE_AT: Final = PlaceAt()
PLACE_TURNED: Final = PlaceTurned()
STABLES: Final = Stables()
STEPS: Final[list[Step[Any]]] = [PLACE_AT, PLACE_TURNED, STABLES]
