"""Previews: what actions would lead to, as far as whoever is asked can know."""

from collections.abc import Iterable

from chapterhouse.core.plan import POOL
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State


def previews(view: State, actions: Iterable[int]) -> dict[int, list[Event]]:
    """Tell what each of these legal actions brings the seat that is asked, before it is asked again
    or chance decides; of none, if the view has holes: it could depend on what lies there.
    """
    zones = view.zones
    if any([zones.holes(zone) for zone in range(POOL + 1, zones.plan.zones)]):
        return {}
    return {action: _brings(view, action) for action in actions}


def _brings(view: State, action: int) -> list[Event]:
    """Carry an action out on a copy, and whatever is then forced."""
    seat, future = view.seat(), view.copy()
    told: list[Event] = []
    future.journal = told
    future.apply(action)
    while future.seat() == seat and not future.now.secret(future) and len(future.legal()) == 1:
        future.apply(future.legal()[0])
    return [event for event in told if event.seat == seat]
