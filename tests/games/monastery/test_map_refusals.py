"""A refusal on the map is true: what its rule says is so, worked out slowly."""

import pytest

from chapterhouse.core.rule import Rule
from chapterhouse.games.monastery.components import COLOURS
from chapterhouse.games.monastery.moving import ENCOURAGE, WALK
from chapterhouse.games.monastery.spots import A_PLACE
from chapterhouse.games.monastery.state import Monastery
from games.monastery.matches import SEATS, SEEDS, moments
from games.monastery.slowly import FEATURES, Map


def refused(s: Monastery) -> list[tuple[int, str]]:
    """What is refused now, and by which rule."""
    asked = [(action, s.now.forbids(s, action)) for action in s.now.listed(s)]
    return [(action, rule.id) for action, rule in asked if isinstance(rule, Rule)]


def blamed(s: Monastery, m: Map, start: int, target: int) -> str:
    """The rule that keeps a monk from a place it cannot reach."""
    name, way = m.name[target], m.reach(s.active, start)
    if name in FEATURES:
        return "MON-FEAT-5"
    if m.full(target):
        return "MON-OCC-1"
    if s.points and name in {f"secret-way-{colour}" for colour in colours(s)}:
        return "MON-SECRET-3"
    return "MON-MOVE-6" if target in way else "MON-OCC-4"


def colours(s: Monastery) -> list[str]:
    """The colours whose passages the seat on turn may use, were nobody praying there."""
    return [
        COLOURS[s.colour[seat]]
        for seat in range(s.seats)
        if seat == s.active or s.partners(s.active, seat)
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_why_a_monk_cannot_get_there(seats: int) -> None:
    """MON-MOVE-6, MON-OCC-1, MON-OCC-4, MON-SECRET-3, MON-FEAT-5 Full, too far, or blocked; and a
    tile that is called blocked hangs together with the monk's, so that some stop is in the way.
    """
    seen = set()
    for seed in SEEDS:
        for s in [m.state for m in moments(seats, seed) if m.now == "WalkTo"]:
            m, start = Map(s), int(s.walker) // A_PLACE
            for target, rule in refused(s):
                seen.add(rule)

                assert rule == blamed(s, m, start, target)
                assert rule != "MON-OCC-4" or {start, target} <= m.connected()
    assert {"MON-MOVE-6", "MON-OCC-1", "MON-OCC-4"} <= seen


@pytest.mark.parametrize("seats", SEATS)
def test_why_a_monk_cannot_go_at_all(seats: int) -> None:
    """MON-MOVE-6, MON-OCC-1 No point is left or no tile near, or all that are near are full."""
    for seed in SEEDS:
        for s in [m.state for m in moments(seats, seed) if m.now == "Move" and not m.state.giving]:
            m = Map(s)
            for action, rule in refused(s):
                near = m.links((action - WALK) // A_PLACE) if WALK <= action < ENCOURAGE else set()
                if rule == "MON-OCC-1":
                    assert s.points
                    assert near
                    assert all(m.full(place) for place in near)
                elif rule == "MON-MOVE-6":
                    assert not s.points or not near
