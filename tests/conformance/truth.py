"""What is noted of places, compared with what lies there."""

from operator import le

from chapterhouse.core.plan import POOL
from chapterhouse.core.state import State


def check_notes(s: State) -> None:
    """What an observer knows lies there; of what they once knew, no more is gone than they believe,
    and in their view none is noted of which they see all copies elsewhere.
    """
    s = s.copy()
    s.withdraw(s.seats)  # an offer is still in the place that it came from
    zones = s.zones
    kinds = range(zones.deck.kinds)
    for zone in [zone for zone in range(zones.plan.zones) if zones.plan.known[zone]]:
        for observer in range(zones.plan.eyes):
            known = [zones.knows(observer, zone, card) for card in kinds]
            once = [zones.knew(observer, zone, card) for card in kinds]
            rest = [zones.tally(zone, card) - n for card, n in zip(kinds, known, strict=True)]

            assert min(rest) >= 0
            assert all(map(le, once, zones.deck.copies))
            assert zones.lost(observer, zone) >= sum(once) - sum(map(min, rest, once))
            if zones.owner(zone) == observer or not zones.size(zone):
                assert not any([*known, *once, zones.lost(observer, zone)])
    for observer in range(zones.plan.eyes):
        view = s.seen_by(observer).zones
        unseen = [0 if s.over() else view.tally(POOL, card) for card in kinds]
        for zone in zones.plan.tracked:
            once = [view.knew(observer, zone, card) for card in kinds]

            assert all(map(le, once, unseen))
            assert zones.lost(observer, zone) >= view.lost(observer, zone)
