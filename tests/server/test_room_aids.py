"""A room: what one reads there with memory aids, and without."""

import pytest

from chapterhouse.core.seats import EVERYBODY
from chapterhouse.play.dealer import Seeded
from conformance.walk import TABLES, USUAL, Table
from server.rooms import eyes, opened, wander

usually = pytest.mark.parametrize("table", USUAL, ids=str)
without = [t for t in TABLES if (t.option, t.value) == ("memory_aids", "off")]
plainly = pytest.mark.parametrize("table", without, ids=str)


@plainly
def test_without_aids_one_reads_on_from_the_last_act(table: Table) -> None:
    """A seat that comes in reads from its own last line on; at the end everybody reads all."""
    room, dealer = opened(table), Seeded(10)
    while not room.over:
        for eye in eyes(room)[:-1] if dealer.below(3) == 0 else ():
            position = room.position(eye, "en")
            own = [at for at, event in enumerate(room.match.events) if event.seat == eye]

            assert position.first == (own[-1] if own else 0)
            assert len(position.lines) == len(room.match.events) - position.first
        wander(room, dealer)

    assert {room.position(eye, "en").first for eye in eyes(room)} == {0}


@plainly
def test_without_aids_the_hands_of_others_are_closed(table: Table) -> None:
    """Cards that all saw go into a hand are read by whoever holds it, and by nobody else."""
    room, dealer = opened(table), Seeded(11)
    closed = 0
    while not room.over:
        for eye in eyes(room) if dealer.below(4) == 0 else ():
            view, zones = room.match.view(eye), room.position(eye, "en").view.zones
            for at, name in enumerate(view.zones.plan.names):
                if view.zones.keeper(at) not in (EVERYBODY, eye) and zones[name].size:
                    closed += bool(view.zones.cards(at))
                    assert (zones[name].cards, zones[name].once) == ([], [])
        wander(room, dealer)

    assert closed > 0


@usually
def test_with_aids_one_reads_everything(table: Table) -> None:
    """Whoever comes in reads from the first line on."""
    room, dealer = opened(table), Seeded(12)
    for _ in range(40):
        wander(room, dealer)

    assert {room.position(eye, "en").first for eye in eyes(room)} == {0}
