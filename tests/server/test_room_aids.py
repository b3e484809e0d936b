"""A room: what one reads there with memory aids, and without."""

import pytest
from msgspec import json

from chapterhouse.core.rule import Malformed
from chapterhouse.core.seats import EVERYBODY, NOBODY
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State
from chapterhouse.locale import LANGUAGES
from chapterhouse.play.dealer import Seeded
from chapterhouse.server.room import Room
from chapterhouse.server.turns import asked
from conformance.walk import TABLES, USUAL, TableSetup
from server.rooms import eyes, opened, play_at_random

usually = pytest.mark.parametrize("table", USUAL, ids=str)
without = [t for t in TABLES if (t.option, t.value) == ("memory_aids", "off")]
plainly = pytest.mark.parametrize("table", without, ids=str)


@plainly
def test_without_aids_one_reads_on_from_the_last_act(table: TableSetup) -> None:
    """A seat that comes in reads from its own last line on, and whoever looks on no more than any
    seat; who has stayed is shown no more than that; at the end everybody reads all.
    """
    room, dealer = opened(table), Seeded(10)
    while not room.over:
        for observer in eyes(room) if dealer.below(8) == 0 else ():
            position, staying = room.position(observer, "en"), room.position(observer, "en", 0)
            expected = max(last_act(room, seat) for seat in seats(room, observer))

            assert (position.first, position.past, staying.past) == (expected,) * 3
            assert len(position.lines) == len(room.match.events) - expected
        play_at_random(room, dealer)

    read = [room.position(observer, "en") for observer in eyes(room)]
    assert {(position.first, position.past) for position in read} == {(0, 0)}


def seats(room: Room, observer: int) -> range:
    """The seat whose observer it is, or all of them."""
    players = eyes(room)[:-1]
    return players[observer : observer + 1] if observer in players else players


def last_act(room: Room, seat: int) -> int:
    """The last event that tells of a seat."""
    own = [at for at, event in enumerate(room.match.events) if event.seat == seat]
    return own[-1] if own else 0


def all_views(room: Room, seat: int) -> list[object]:
    """All that a person at a seat can open: the own view, that of onlookers, what hints are made
    from, the record.
    """
    seen = [
        room.position(observer, language)
        for observer in (seat, eyes(room)[-1])
        for language in LANGUAGES
    ]
    asked_now = asked(room, person=True) if room.seat == seat else None
    heard = asked_now.heard if asked_now else ""
    return [*map(json.encode, seen), room.shown_text(seat), heard, later(room, seat)]


def later(room: Room, observer: int) -> str:
    """Why the record cannot be read now."""
    with pytest.raises(Malformed) as problem:
        room.record(observer)
    return problem.value.key


@plainly
def test_without_aids_nothing_shows_the_past(table: TableSetup) -> None:
    """Had everything before the own last act been otherwise, and nothing been noted, whoever sits
    there could not tell.
    """
    room, dealer = opened(table), Seeded(13)
    while not room.over:
        for seat in eyes(room)[:-1] if dealer.below(12) == 0 else ():
            shown = all_views(room, seat)
            first, kept = last_act(room, seat), list(room.match.events)
            for at in range(first):
                room.match.events[at] = Event(kept[at].template, NOBODY, [0, 0, 0], 0)
            state = room.match.state
            room.match.state = forgotten(state, seat)
            assert all_views(room, seat) == shown
            room.match.state, room.match.events[:] = state, kept
            assert later(room, seat) == "record-later"
        play_at_random(room, dealer)

    assert "@" in room.record(0)


def forgotten(s: State, seat: int) -> State:
    """The position without any note of this seat or of those who look on."""
    s = s.copy()
    zones, plan = s.zones, s.zones.plan
    for zone in plan.tracked:
        for observer in (seat, s.seats):
            notes = observer * plan.notes
            for w in range(zones.width):
                at = plan.known[zone] + notes + w
                zones.cells[at] = zones.cells[at + plan.once] = 0
            zones.cells[plan.lost[zone] + notes] = 0
    return s


@plainly
def test_without_aids_the_hands_of_others_are_closed(table: TableSetup) -> None:
    """Cards that all saw go into a hand are read by whoever holds it, and by nobody else."""
    room, dealer = opened(table), Seeded(11)
    closed = 0
    while not room.over:
        for observer in eyes(room) if dealer.below(4) == 0 else ():
            view, zones = room.match.view(observer), room.position(observer, "en").view.zones
            for at, name in enumerate(view.zones.plan.names):
                if view.zones.owner(at) not in (EVERYBODY, observer) and zones[name].size:
                    closed += bool(view.zones.cards(at))
                    assert (zones[name].cards, zones[name].once) == ([], [])
        play_at_random(room, dealer)

    assert closed > 0


@usually
def test_with_aids_one_reads_everything(table: TableSetup) -> None:
    """Whoever comes in reads from the first line on."""
    room, dealer = opened(table), Seeded(12)
    for _ in range(40):
        play_at_random(room, dealer)

    assert {room.position(observer, "en").first for observer in eyes(room)} == {0}
