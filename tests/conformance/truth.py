"""What is noted of places, held against what truly lies there."""

from operator import le

from chapterhouse.core.plan import POOL
from chapterhouse.core.state import State


def check_notes(s: State) -> None:
    """What an eye knows lies there; of what it once knew, no more is gone than it believes, and in
    its view none is noted of which it sees all copies elsewhere.
    """
    s = s.copy()
    s.withdraw(s.seats)  # an offer is still in the place that it came from
    zones = s.zones
    kinds = range(zones.deck.kinds)
    for zone in [zone for zone in range(zones.plan.zones) if zones.plan.known[zone]]:
        for eye in range(zones.plan.eyes):
            known = [zones.knows(eye, zone, card) for card in kinds]
            once = [zones.knew(eye, zone, card) for card in kinds]
            rest = [zones.tally(zone, card) - n for card, n in zip(kinds, known, strict=True)]

            assert min(rest) >= 0
            assert all(map(le, once, zones.deck.copies))
            assert zones.lost(eye, zone) >= sum(once) - sum(map(min, rest, once))
            if zones.keeper(zone) == eye or not zones.size(zone):
                assert not any([*known, *once, zones.lost(eye, zone)])
    for eye in range(zones.plan.eyes):
        view = s.seen_by(eye).zones
        unseen = [0 if s.over() else view.tally(POOL, card) for card in kinds]
        for zone in zones.plan.watched:
            once = [view.knew(eye, zone, card) for card in kinds]

            assert all(map(le, once, unseen))
            assert zones.lost(eye, zone) >= view.lost(eye, zone)
