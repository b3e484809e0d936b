"""Previews: what actions would lead to, as far as whoever is asked can know."""

from collections.abc import Iterable

from chapterhouse.core.game import Game
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State


def previews(game: Game, view: State, actions: Iterable[int]) -> dict[int, list[Event]]:
    """Tell what each of these legal actions brings the seat that is asked, before it is asked
    again, chance decides, or something is shown that somebody else hides; and what it changes.
    """
    return {action: _brings(game, view, action) for action in actions}


def _brings(game: Game, view: State, action: int) -> list[Event]:
    """Carry an action out on a copy, and whatever is then forced."""
    seat, future = view.seat(), view.copy()
    told: list[Event] = []
    future.journal = told
    future.apply(action)
    changed = game.outlook(view, future)
    while future.seat() == seat and not future.now.secret(future) and len(future.legal()) == 1:
        future.apply(future.legal()[0])
        changed = game.outlook(view, future) or changed
    return [event for event in _known(told, seat) if event.seat == seat] + changed


def _known(events: list[Event], seat: int) -> list[Event]:
    """Leave out what comes once somebody else shows cards: from there on they could matter."""
    for at, event in enumerate(events):
        if event.template.hidden and event.seat != seat:
            return events[:at]
    return events
