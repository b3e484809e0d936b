"""A room: what is taken back, who hears of it, and what stands."""

import pytest
from msgspec import json

from chapterhouse.play.dealer import Seeded
from chapterhouse.server import length
from chapterhouse.server.room import Room
from chapterhouse.wire import messages
from conformance.walk import USUAL, TableSetup, choose, everywhere
from server.rooms import (
    begun,
    ended,
    eyes,
    in_parts,
    not_taken_back,
    opened,
    play,
    play_at_random,
    rebuilt,
    shown,
    whole,
)

usually = pytest.mark.parametrize("table", USUAL, ids=str)


class Page:
    """The lines that somebody has on the page, who looks only now and then."""

    def __init__(self, observer: int) -> None:
        self.observer = observer
        self.lines: list[messages.Line] = []
        self.rows = 0

    def look(self, room: Room) -> None:
        """Ask for what is new, and put it in the place of what no longer stands."""
        have = room.standing(len(self.lines), self.rows)
        position = room.position(self.observer, "en", have)
        self.rows = len(room.rows)
        self.lines[position.first :] = position.lines


def others(room: Room, seat: int) -> dict[int, list[object]]:
    """All that everybody but one seat can get of a room."""
    return {observer: shown(room, observer) for observer in eyes(room) if observer != seat}


# -- half a choice


@in_parts
def test_half_a_choice_is_nothing_to_others(table: TableSetup) -> None:
    """Begun, taken back and begun again, it is counted and shown to its seat alone."""
    room, seat = begun(table)
    before, ply = others(room, seat), room.ply(seat)
    action = room.rows[-1].action
    for times in range(1, 4):
        room.take_back(seat, room.ply(seat))
        assert others(room, seat) == before

        room.act(seat, room.ply(seat), action)
        assert others(room, seat) == before
        assert room.ply(seat) == ply + 2 * times
        assert whole(rebuilt(room)) == whole(room)


@in_parts
def test_a_choice_that_is_made_is_counted_whole(table: TableSetup) -> None:
    """When it is made, others count its parts, and none of those that were taken back."""
    room, seat = begun(table)
    parts = room.match.record.begun
    plain = rebuilt(room)
    action = room.rows[-1].action
    room.take_back(seat, room.ply(seat))
    room.act(seat, room.ply(seat), action)
    finish(room, seat)
    finish(plain, seat)

    assert parts >= 1
    assert others(room, seat) == others(plain, seat)
    assert room.ply(seat) == plain.ply(seat) + 2
    assert whole(rebuilt(room)) == whole(room)


def finish(room: Room, seat: int) -> None:
    """Let a seat go on with its choice until it is made."""
    while room.match.record.begun:
        room.act(seat, room.ply(seat), room.match.state.legal()[0])


@in_parts
def test_lines_stand_while_half_a_choice_is_taken_back(table: TableSetup) -> None:
    """No reader is told to take a line off the page."""
    room, seat = begun(table)
    lines = len(room.match.events)
    room.take_back(seat, room.ply(seat))

    assert room.standing(lines, 0) == lines


# -- taking back


@usually
def test_what_is_taken_back_is_gone_for_all(table: TableSetup) -> None:
    """The position is again as it was; only plies go on, for all who knew of it."""
    room, dealer = opened(table), Seeded(7)
    times = 0
    while not room.over and times < 20:
        seat = room.seat
        before = {observer: plain(room, observer) for observer in eyes(room)}
        plies = {observer: room.ply(observer) for observer in eyes(room)}
        play(room, choose(room.match.state, dealer))
        if room.match.record.begun or not room.position(seat, "en").back.allowed:
            continue
        times += 1
        room.take_back(seat, room.ply(seat))

        assert {observer: plain(room, observer) for observer in eyes(room)} == before
        assert all(room.ply(observer) > ply for observer, ply in plies.items())
        play(room, choose(room.match.state, dealer))

    assert times


def plain(room: Room, observer: int) -> bytes:
    """A position without its ply."""
    position = room.position(observer, "en")
    position.ply = 0
    return json.encode(position)


@usually
def test_back_says_what_taking_back_does(table: TableSetup) -> None:
    """Whoever is told that nothing can be taken back is refused, whoever is told it can is not."""
    room, dealer = opened(table), Seeded(8)
    reasons: set[str] = set()
    for _ in range(60):
        for seat in eyes(room)[:-1]:
            back = room.position(seat, "en").back
            if back.allowed:
                rebuilt(room).take_back(seat, room.ply(seat))
            else:
                reasons.add(not_taken_back(room, seat, room.ply(seat)))
            assert back.allowed == (back.why == "")
        play_at_random(room, dealer)

    assert reasons >= {"back-nothing", "back-other"}


@everywhere
def test_nothing_is_taken_back_after_the_end(table: TableSetup) -> None:
    """When the match is over, it stays as it is."""
    room = ended(table)

    assert {not_taken_back(room, seat, room.ply(seat)) for seat in range(table.seats)} == {
        "back-over"
    }


def test_nobody_takes_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would let a match grow without end is refused, and told before; it is played on, and by
    others as before.
    """
    room, seat = begun(USUAL[1])
    monkeypatch.setattr(length, "MOST", room.ply(seat) + 3)
    action = room.rows[-1].action
    room.take_back(seat, room.ply(seat))
    room.act(seat, room.ply(seat), action)
    assert room.position(seat, "en").back.allowed
    room.take_back(seat, room.ply(seat))
    room.act(seat, room.ply(seat), action)

    assert not_taken_back(room, seat, room.ply(seat)) == "too-long-match"
    assert not room.position(seat, "en").back.allowed
    assert {len(room.rows) - room.ply(other) for other in eyes(room) if other != seat} == {5}


def test_taking_back_twice_is_stale() -> None:
    """What is sent again, or too late, takes nothing back."""
    room, seat = begun(USUAL[1])
    ply = room.ply(seat)
    room.take_back(seat, ply)

    assert [not_taken_back(room, seat, wrong) for wrong in (ply, ply + 2, -1)] == ["stale"] * 3


# -- what stands


@usually
def test_whoever_looks_now_and_then_has_every_line(table: TableSetup) -> None:
    """The lines on a page are those of the match, however often somebody took something back."""
    room, dealer = opened(table), Seeded(9)
    pages = [Page(observer) for observer in eyes(room) for _ in range(2)]
    while not room.over:
        play_at_random(room, dealer)
        for at, page in enumerate(pages):
            if at % 2 == 0 or dealer.below(5) == 0:
                page.look(room)
                assert len(page.lines) == len(room.match.events)
        if len(room.rows) % 25 == 0:
            check_pages(room, pages)
    check_pages(room, pages)

    assert room.left


def check_pages(room: Room, pages: list[Page]) -> None:
    """Whoever looks has what one reads who comes in now."""
    for page in pages:
        page.look(room)
        assert page.lines == room.position(page.observer, "en").lines


def test_the_least_of_all_since_stands() -> None:
    """Of several take-backs the one that left fewest lines counts, if it came later."""
    room = opened(USUAL[0])
    room.left.update({2: 7, 4: 3, 5: 5})

    assert [room.standing(9, rows) for rows in (2, 3, 5, 6)] == [3, 3, 5, 9]
    assert room.standing(2, 0) == 2
