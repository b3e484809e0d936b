"""Previews: what an action would lead to, as far as whoever is asked can know."""

from chapterhouse.core.plan import POOL
from chapterhouse.core.saying import Event
from chapterhouse.core.state import State


def brings(view: State, action: int) -> list[Event]:
    """Tell what a legal action brings the seat that is asked, before it is asked again or chance
    decides; nothing if the view has holes, since it could depend on what lies there.
    """
    zones = view.zones
    if any([zones.holes(zone) for zone in range(POOL + 1, zones.plan.zones)]):
        return []
    seat, future = view.seat(), view.copy()
    told: list[Event] = []
    future.journal = told
    future.apply(action)
    while future.seat() == seat and not future.now.secret(future) and len(future.legal()) == 1:
        future.apply(future.legal()[0])
    return [event for event in told if event.seat == seat]
