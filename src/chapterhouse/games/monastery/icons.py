"""Section MON-ICON: what the tiles with an icon do in the scoring turn of whoever stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.games.monastery import monks, sentences
from chapterhouse.games.monastery.blessings import receive
from chapterhouse.games.monastery.components import (
    ABBOTS_HOUSE,
    ALMONRY,
    HAND,
    LIBRARY,
    POOL,
    STABLES,
    WORKSHOP,
)
from chapterhouse.games.monastery.election import SNAP_ELECTION
from chapterhouse.games.monastery.exchange import DRAW_ONE
from chapterhouse.games.monastery.library import SWAP_FIRST, large_letters
from chapterhouse.games.monastery.places import works
from chapterhouse.games.monastery.placing import STABLES as PLACE_FROM_STABLES
from chapterhouse.games.monastery.placing import placeable
from chapterhouse.games.monastery.rules import RULES
from chapterhouse.games.monastery.spots import NO_PLACE
from chapterhouse.games.monastery.state import Monastery

if TYPE_CHECKING:
    from chapterhouse.core.rule import Rule

NOBODY_THERE: Final = RULES["MON-ICON-2"]
BARRED: Final = RULES["MON-ICON-3"]
ONCE: Final = RULES["MON-ICON-4"]
TWO_LARGE: Final = RULES["MON-LIB-6"]
EMPTY_BAG: Final = RULES["MON-WSHOP-2"]
NO_PLACE_FOR_IT: Final = RULES["MON-STABLE-1"]


def against_icon(s: Monastery, kind: i64) -> Rule | None:
    """Name the rule because of which the seat on turn cannot use an icon: who stands there, whoever
    it is, unless just built or prayed on, once; so before praying.

    MON-ICON-2, MON-ICON-5, MON-ICON-3, MON-ICON-4, MON-PRAY-9, MON-LIB-6, MON-WSHOP-2,
    MON-STABLE-1.
    """
    place = works(s, kind)
    if place == NO_PLACE or not monks.standing(s, s.active, place):
        return NOBODY_THERE
    if s.turned & BIT[place] or monks.praying(s, place):
        return BARRED
    if s.used & BIT[kind]:
        return ONCE
    if kind == LIBRARY:
        return TWO_LARGE if large_letters(s) < 2 else None  # noqa: PLR2004 - as the rule says
    if kind == WORKSHOP:
        return None if s.zones.size(POOL) else EMPTY_BAG
    if kind == STABLES:
        return None if placeable(s, s.active) else NO_PLACE_FOR_IT
    return None


def use(s: Monastery, kind: i64) -> None:
    """Do what an icon does; its monk may still pray or work. MON-ICON-6."""
    s.used |= BIT[kind]
    s.tell(sentences.USED, s.active, kind)
    if kind == ALMONRY:
        receive(s, s.active, 1)  # MON-ALMON-1
    elif kind == LIBRARY:
        s.then(SWAP_FIRST)  # MON-LIB-1
    elif kind == WORKSHOP:
        s.then(DRAW_ONE)  # MON-WSHOP-1
    elif kind == STABLES:
        s.then(PLACE_FROM_STABLES)  # MON-STABLE-1
    elif kind == ABBOTS_HOUSE:
        s.tell(sentences.CALLED, s.active)
        s.then(SNAP_ELECTION)  # MON-AHOUSE-1


def hides_hand(s: Monastery) -> bool:
    """Tell whether only the seat on turn knows if the Stables are of use to it."""
    place = works(s, STABLES)
    if not s.icons or place == NO_PLACE or s.used & BIT[STABLES]:
        return False
    return monks.standing(s, s.active, place) > 0 and s.zones.size(HAND + s.active) > 0
