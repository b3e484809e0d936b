"""What is true of every position of every game, whatever happened."""

from typing import Any

from chapterhouse.core.seats import CHANCE
from chapterhouse.core.state import State


def check(state: State) -> None:
    """Check that no card is lost or where it cannot be, and legal is what no rule forbids."""
    zones, kinds = state.zones, range(state.zones.deck.kinds)
    places = range(zones.plan.zones)
    lying = [sum(zones.tally(zone, kind) for zone in places) for kind in kinds]
    outside = [
        zones.plan.names[zone] for zone in places if zones.fitting(zone, zone) != zones.size(zone)
    ]
    phantoms = [
        (observer, zones.plan.names[zone], kind)
        for observer in range(zones.plan.eyes)
        for view in [state.seen_by(observer).zones]
        for zone in places
        if zones.plan.known[zone]
        for kind in kinds
        if view.knows(observer, zone, kind) > view.tally(zone, kind)
    ]

    assert lying == list(zones.deck.copies), "cards got lost or were added"
    assert outside == [], f"what cannot lie there lies in {outside}"
    assert phantoms == [], f"somebody knows what is not so: {phantoms}"
    assert state.over() or answerable(state), "nobody can answer, or legal is not what is allowed"


def answerable(state: State) -> bool:
    step: Any = state.now
    legal = [a for a in step.listed(state) if step.forbids(state, a) is None]
    return bool(legal) and step.legal(state) == legal and step.seat(state) >= CHANCE
