"""Sections MON-SERV and START: tiles are drawn in service rounds."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step, Turned
from chapterhouse.games.monastery import sentences
from chapterhouse.games.monastery.allotting import ALLOTMENTS
from chapterhouse.games.monastery.components import HAND, POOL
from chapterhouse.games.monastery.exchange import draw
from chapterhouse.games.monastery.state import ALLOTTED, BY_CHANCE, KEEP_THREE, Monastery
from chapterhouse.games.monastery.turn import Decision

TWICE: Final = 2  # MON-START-1, MON-START-4


def drawn(s: Monastery) -> i64:
    """Give the zone of what the seat on turn has drawn and not yet kept."""
    return HAND + s.seats + s.active


def first_matins(s: Monastery) -> bool:
    """Tell whether this is the draw that the other starts replace. MON-START-6."""
    return s.day == 1 and s.space == 0


@final
class Draws(Step[Monastery]):
    """In order from the new Abbot, each draws what the dial shows. MON-SERV-4."""

    def do(self, s: Monastery, action: i64) -> None:
        """All draw before anybody keeps; else each keeps before the next draws.

        MON-START-1, MON-START-5.
        """
        if first_matins(s) and s.start == ALLOTTED:
            s.then_all(ALLOTMENTS[s.seats])
        elif first_matins(s) and s.start == KEEP_THREE:
            s.then_all(TOGETHER[s.seats])
        elif s.double and not (first_matins(s) and s.start != BY_CHANCE):
            s.then_all(IN_TURN[s.seats])
        else:
            s.then_all(PLAINLY[s.seats])


@final
class DrawFor(Step[Monastery]):
    """A player's draw begins."""

    def __init__(self, nth: i64, times: i64) -> None:
        """Make the step for the player so many places after the Abbot; twice as many tiles if some
        go back.

        MON-START-4.
        """
        super().__init__()
        self.nth: Final[i64] = nth
        self.times: Final[i64] = times

    def args(self) -> list[int]:
        return [self.nth, self.times]

    def do(self, s: Monastery, action: i64) -> None:
        """Count what is due. MON-COMP-8."""
        s.active = s.in_order(s.abbot, self.nth)
        s.due = self.times * s.edition.draws[s.space]
        if s.due:
            s.then(DRAW_TILE[self.times - 1])


@final
class DrawTile(Turned[Monastery]):
    """A tile is drawn at random, while there are any. MON-SERV-4, MON-SERV-5."""

    def __init__(self, *, to_keep: bool) -> None:
        """Draw for the hand, or to see what is kept."""
        super().__init__()
        self.to_keep: Final = to_keep

    def args(self) -> list[int]:
        return [int(self.to_keep)]

    def lapses(self, s: Monastery) -> bool:
        """The bag may be empty. MON-SERV-5."""
        return s.zones.size(POOL) == 0

    def zone(self, s: Monastery) -> i64:
        """Any tile of the bag. MON-INFO-4."""
        return POOL

    def eyes(self, s: Monastery, action: i64) -> i64:
        """Its drawer's. MON-INFO-3."""
        return BIT[s.active]

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.DRAWN, [action])

    def do(self, s: Monastery, action: i64) -> None:
        """Take it behind the screen; any number may be there."""
        draw(s, s.active, action, drawn(s) if self.to_keep else HAND + s.active)
        s.due -= 1
        if s.due:
            s.then(self)


@final
class KeepFor(Step[Monastery]):
    """A player begins to keep what the dial shows. MON-START-4."""

    def __init__(self, nth: i64) -> None:
        """Make the step for the player so many places after the Abbot."""
        super().__init__()
        self.nth: Final[i64] = nth

    def args(self) -> list[int]:
        return [self.nth]

    def do(self, s: Monastery, action: i64) -> None:
        """As many, or all if fewer were drawn. MON-START-5."""
        s.active = s.in_order(s.abbot, self.nth)
        s.due = min(s.edition.draws[s.space], s.zones.size(drawn(s)))
        if s.due:
            s.then(KEEP)


@final
class Keep(Decision):
    """Tiles are chosen to keep, one after another. MON-START-1."""

    def secret(self, s: Monastery) -> bool:
        """Only their player knows them. MON-INFO-3."""
        return True

    def eyes(self, s: Monastery, action: i64) -> i64:
        """As above. MON-INFO-3."""
        return BIT[s.active]

    def options(self, s: Monastery) -> i64:
        """Any of those drawn."""
        return s.zones.kinds(drawn(s))

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.KEEP, [action])

    def asks(self, s: Monastery) -> Sentence:
        return Sentence(sentences.ASK_KEEP, [s.due])

    def do(self, s: Monastery, action: i64) -> None:
        """Keep it; after the last one the others go back into the bag."""
        mine = BIT[s.active]
        s.zones.move(action, drawn(s), HAND + s.active, mine)
        s.tell_card(sentences.KEPT, s.active, action, mine)
        s.due -= 1
        if s.due:
            s.then(self)
            return
        left = s.zones.size(drawn(s))
        while s.zones.size(drawn(s)):
            s.zones.move(s.zones.first(drawn(s)), drawn(s), POOL, mine)
        s.tell(sentences.GAVE_BACK, s.active, left)


def _plainly(n: int) -> list[Step[Any]]:
    """Each draws. MON-SERV-4."""
    return [*DRAW_FOR[:n]]


def _together(n: int) -> list[Step[Any]]:
    """All draw, then all keep. MON-START-1."""
    return [*DRAW_TWICE[:n], *KEEP_FOR[:n]]


def _in_turn(n: int) -> list[Step[Any]]:
    """Each keeps before the next draws. MON-START-5."""
    return [step for nth in range(n) for step in (DRAW_TWICE[nth], KEEP_FOR[nth])]


DRAWS: Final = Draws()
DRAW_TILE: Final = [DrawTile(to_keep=False), DrawTile(to_keep=True)]
DRAW_FOR: Final = [DrawFor(nth, 1) for nth in range(4)]
DRAW_TWICE: Final = [DrawFor(nth, TWICE) for nth in range(4)]
KEEP_FOR: Final = [KeepFor(nth) for nth in range(4)]
KEEP: Final = Keep()
PLAINLY: Final = [vec[Step[Any]](_plainly(n)) for n in range(5)]  # by seats
TOGETHER: Final = [vec[Step[Any]](_together(n)) for n in range(5)]
IN_TURN: Final = [vec[Step[Any]](_in_turn(n)) for n in range(5)]
STEPS: Final[list[Step[Any]]] = [
    DRAWS, *DRAW_TILE, *DRAW_FOR, *DRAW_TWICE, *KEEP_FOR, KEEP,
]  # fmt: skip
