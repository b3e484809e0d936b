"""Sections MON-EXCH and WSHOP: a tile is drawn from the bag, and one goes back unseen."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step, Turned
from chapterhouse.games.monastery import sentences
from chapterhouse.games.monastery.components import HAND, POOL
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.turn import Decision


@final
class DrawOne(Turned[Monastery]):
    """A tile is drawn at random, and looked at. MON-EXCH-2, MON-WSHOP-1."""

    def zone(self, s: Monastery) -> i64:
        """Any tile of the bag, all as likely. MON-INFO-4."""
        return POOL

    def eyes(self, s: Monastery, action: i64) -> i64:
        """Its drawer's. MON-INFO-6."""
        return BIT[s.active]

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.DRAWN, [action])

    def do(self, s: Monastery, action: i64) -> None:
        """Take it behind the screen; one goes back."""
        draw(s, s.active, action, HAND + s.active)
        s.then(GIVE_BACK)


def draw(s: Monastery, seat: i64, kind: i64, zone: i64) -> None:
    """Move a tile from the bag to a place that only this seat sees. MON-INFO-6."""
    s.zones.move(kind, POOL, zone, BIT[seat])
    s.tell_card(sentences.DREW, seat, kind, BIT[seat])


@final
class GiveBack(Decision):
    """That tile or another one goes back into the bag. MON-EXCH-2, MON-WSHOP-1."""

    def secret(self, s: Monastery) -> bool:
        """Only its player knows the hand. MON-INFO-3."""
        return True

    def eyes(self, s: Monastery, action: i64) -> i64:
        """Which one is secret; it may be a Secret Way. MON-EXCH-4, MON-INFO-6, MON-SECRET-8."""
        return BIT[s.active]

    def options(self, s: Monastery) -> i64:
        """Any tile of the hand, the one just drawn too."""
        return s.zones.kinds(HAND + s.active)

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.RETURN, [action])

    def asks(self, s: Monastery) -> Sentence:
        return Sentence(sentences.ASK_RETURN, [])

    def do(self, s: Monastery, action: i64) -> None:
        s.zones.move(action, HAND + s.active, POOL, BIT[s.active])
        s.tell_card(sentences.RETURNED, s.active, action, BIT[s.active])


DRAW_ONE: Final = DrawOne()
GIVE_BACK: Final = GiveBack()
STEPS: Final[list[Step[Any]]] = [DRAW_ONE, GIVE_BACK]
