"""Sections MON-MOVE and OCC: where a monk goes, and into which box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step
from chapterhouse.games.monastery import monks, sentences, walking
from chapterhouse.games.monastery.places import named, numbered, tell_place
from chapterhouse.games.monastery.rules import RULES
from chapterhouse.games.monastery.spots import A_PLACE, NO_SPOT, STANDING
from chapterhouse.games.monastery.state import NO_STEP, Monastery
from chapterhouse.games.monastery.turn import Decision

if TYPE_CHECKING:
    from chapterhouse.core.rule import Rule

BOX_TAKEN: Final = RULES["MON-OCC-4"]


@final
class WalkTo(Decision):
    """The monk goes to another tile, or to another box of its own. MON-MOVE-6, MON-OCC-8."""

    def begun(self, s: Monastery) -> bool:
        """The others see a monk when it has gone."""
        return True

    def secret(self, s: Monastery) -> bool:
        """Which monk it is they do not see."""
        return True

    def eyes(self, s: Monastery, action: i64) -> i64:
        """To stay on its tile is not seen before the box is chosen."""
        return BIT[s.active] if action == s.walker // A_PLACE else s.everyone

    def options(self, s: Monastery) -> i64:
        """Any place on the table; its own if there is a free box."""
        found = BIT[s.places] - 1
        place = s.walker // A_PLACE
        if not monks.free_boxes(s, place):
            found &= ~BIT[place]
        return found

    def forbids(self, s: Monastery, action: i64) -> Rule | None:
        """Name what keeps the monk from getting there."""
        place = s.walker // A_PLACE
        if action == place or walking.reach(s, s.active, place, s.points) & BIT[action]:
            return None
        return walking.obstacle(s, s.active, place, action)

    def allowed(self, s: Monastery) -> i64:
        """Search once for all places."""
        place = s.walker // A_PLACE
        found = walking.reach(s, s.active, place, s.points)
        return found | self.options(s) & BIT[place]

    def says(self, s: Monastery, action: i64) -> Sentence:
        """Give the place, and how many points it takes, 0 if it is out of reach."""
        place = s.walker // A_PLACE
        if action == place:
            return Sentence(sentences.SHIFT, named(s, action))
        points: i64 = 0
        if self.forbids(s, action) is None:
            points = walking.cost(s, s.active, place, action)
        return Sentence(sentences.TO, [*named(s, action), points])

    def asks(self, s: Monastery) -> Sentence:
        return Sentence(sentences.ASK_TO, [s.points])

    def do(self, s: Monastery, action: i64) -> None:
        """Go there; on an unconstructed tile into a box. MON-OCC-4."""
        place, walker = s.walker // A_PLACE, s.walker
        if action == place:
            s.target = place
            s.then(ENTER_BOX)
            return
        s.then(s.steps[s.raiser])
        s.drop()
        points = walking.cost(s, s.active, place, action)
        s.points -= points
        if s.journal is not None:
            way = [*named(s, place), *named(s, action), int(points), walker % A_PLACE]
            s.tell_all(sentences.WALKED, s.active, way)
        find(s, action)
        if s.built & BIT[action]:
            monks.move(s, s.active, walker, A_PLACE * action + STANDING)
        else:
            s.walker = walker
            s.target = action
            s.then(ENTER_BOX)


def find(s: Monastery, place: i64) -> None:
    """Take all blessings that lie there, one's own too; only who walks does.

    MON-ENC-3, MON-ENC-4, MON-ENC-5.
    """
    if s.gifts[place]:
        s.blessings[s.active] += s.gifts[place]
        s.tell(sentences.FOUND, s.active, s.gifts[place])
        s.gifts[place] = 0


@final
class EnterBox(Decision):
    """A free box of the tile is chosen. MON-OCC-4."""

    def begun(self, s: Monastery) -> bool:
        """A monk that changes its box is seen when it has."""
        return s.raiser != NO_STEP

    def secret(self, s: Monastery) -> bool:
        """Likewise."""
        return s.raiser != NO_STEP

    def options(self, s: Monastery) -> i64:
        return BIT[s.edition.boxes[s.kind[s.target]] + 1] - 2

    def forbids(self, s: Monastery, action: i64) -> Rule | None:
        """Only a free one. MON-OCC-4."""
        return BOX_TAKEN if monks.taken(s, A_PLACE * s.target + action) else None

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.INTO_BOX, [action, numbered(s, s.target, action)])

    def asks(self, s: Monastery) -> Sentence:
        return Sentence(sentences.ASK_BOX, named(s, s.target))

    def do(self, s: Monastery, action: i64) -> None:
        """The monk stays there for the turn. MON-OCC-5."""
        source, place = s.walker, s.target
        spot = A_PLACE * place + action
        if s.raiser != NO_STEP:
            s.then(s.steps[s.raiser])
        s.drop()
        monks.move(s, s.active, source, spot)
        i: i64 = 0
        while s.locked[i] != NO_SPOT:
            i += 1
        s.locked[i] = spot
        number = numbered(s, place, action)
        if source // A_PLACE == place:
            values = [*named(s, place), int(number), source % A_PLACE]
            s.tell_all(sentences.SHIFTED, s.active, values)
        else:
            tell_place(s, sentences.ENTERED, s.active, place, number)


WALK_TO: Final = WalkTo()
ENTER_BOX: Final = EnterBox()
STEPS: Final[list[Step[Any]]] = [WALK_TO, ENTER_BOX]
