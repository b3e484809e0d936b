"""What lies where, as one observer knows it, each card by its word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chapterhouse.core.plan import POOL
from chapterhouse.core.seats import EVERYBODY
from chapterhouse.core.state import TRUTH

if TYPE_CHECKING:
    from chapterhouse.core.game import Game
    from chapterhouse.core.state import State

Place = tuple[int, list[str], list[str]]  # how many cards, those known, those known once


def places(game: Game, view: State) -> list[Place]:
    """List the places of a view in their order; of the truth, all but the deck."""
    return [_place(game, view, zone) for zone in range(view.zones.plan.zones)]


def _place(game: Game, view: State, zone: int) -> Place:
    """Tell of one place what the observer knows."""
    zones, observer = view.zones, view.observer
    owner, size = zones.owner(zone), int(zones.size(zone))
    if zone == POOL and owner not in (EVERYBODY, observer):
        return size, [], []
    cards = [game.cards.word(card) for card in zones.cards(zone)]
    if observer == TRUTH or not zones.plan.known[zone]:
        return size, cards, []
    return size, cards, [game.cards.word(card) for card in zones.once(observer, zone)]
