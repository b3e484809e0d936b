"""Rooms for the tests of rooms, whoever sits in them, and all that can be read there."""

from functools import cache

import pytest
from msgspec import json

from chapterhouse.core.dealer import Dealer
from chapterhouse.core.game import Game
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.step import Step
from chapterhouse.play.dealer import Seeded
from chapterhouse.server.charter import Charter, version_of
from chapterhouse.server.room import Room
from conformance.walk import LONGEST, USUAL, TableSetup, choose

SECRET = bytes(range(32))
ENGLISH = "en"


def charter(table: TableSetup) -> Charter:
    """What a match at this table is begun from."""
    return chartered(table.game, table.names, table.options)


def chartered(game: Game, names: list[str], options: dict[str, str] | None = None) -> Charter:
    """What a match of these people is begun from."""
    return Charter("t", version_of(game), options or {}, SECRET, names=names)


def opened(table: TableSetup) -> Room:
    """A room in which the match has just begun."""
    return Room(charter(table))


def rebuilt(room: Room) -> Room:
    """The same room, from what is kept of it alone."""
    return Room(room.charter, list(room.rows))


def eyes(room: Room) -> range:
    """Every seat, and the gallery."""
    return range(len(room.match.record.names) + 1)


def shown(room: Room, observer: int) -> list[object]:
    """All that one observer can get of a room."""
    bot = (
        [room.view_text(observer), room.heard_text(observer), room.luck(observer)]
        if observer < len(room.match.record.names)
        else []
    )
    position = json.encode(room.position(observer, ENGLISH))
    return [room.ply(observer), position, room.record(observer), *bot]


def whole(room: Room) -> list[object]:
    """All that a room is: what is kept, what stands, what every observer can get."""
    record = room.match.record
    standing = [room.standing(LONGEST, rows) for rows in [0, *[ply + 1 for ply in room.left]]]
    return [
        room.rows,
        standing,
        (record.entries, record.begun),
        [shown(room, observer) for observer in eyes(room)],
    ]


def play(room: Room, action: int) -> None:
    """Let whoever is asked play this."""
    room.act(room.seat, room.ply(room.seat), action)


def play_word(room: Room, word: str) -> None:
    """Let whoever is asked play what this word names."""
    s = room.match.state
    play(room, next(a for a in s.now.listed(s) if s.now.word(s, a) == word))


def take_back(room: Room, seat: int) -> bool:
    """Let a seat take back what it may; false if that is nothing."""
    try:
        room.take_back(seat, room.ply(seat))
    except Malformed:
        return False
    return True


def play_at_random(room: Room, dealer: Dealer) -> None:
    """Let whoever acted last take it back now and then, if possible; or else somebody plays."""
    seats = [entry.seat for entry in room.match.record.entries if entry.seat >= 0]
    if not (seats and dealer.below(4) == 0 and take_back(room, seats[-1])):
        play(room, choose(room.match.state, dealer))


@cache
def ended(table: TableSetup) -> Room:
    """A room in which the match has been played to its end, not to be changed."""
    room, dealer = opened(table), Seeded(1)
    while not room.over:
        if table in USUAL:
            play_at_random(room, dealer)
        else:
            play(room, choose(room.match.state, dealer))
    return room


IN_PARTS = [
    table for table in USUAL if any(type(step).begun is not Step.begun for step in table.game.steps)
]  # games with choices that others do not see before all parts of them are made
in_parts = pytest.mark.parametrize("table", IN_PARTS, ids=str)


def begun(table: TableSetup) -> tuple[Room, int]:
    """A room in which a seat has begun a choice that others do not see yet, and that seat."""
    for seed in range(1, 100):
        room, dealer = opened(table), Seeded(seed)
        while not room.over:
            seat = room.seat
            play(room, choose(room.match.state, dealer))
            if room.match.record.begun:
                return room, seat
    raise LookupError(f"no choice at {table} is made in parts")


def refused(room: Room, seat: int, ply: int, action: int) -> str:
    """Why an answer is refused: the key of the reason, or the rule; nothing changes by it."""
    return all_refused(room, seat, ply, [action])[0]


def all_refused(room: Room, seat: int, ply: int, actions: list[int]) -> list[str]:
    """Why each of these answers is refused; nothing changes by all of them."""
    before = whole(room)
    reasons = [_reason(room, seat, ply, action) for action in actions]

    assert before == whole(room)
    return reasons


def _reason(room: Room, seat: int, ply: int, action: int) -> str:
    try:
        room.act(seat, ply, action)
    except Illegal as problem:
        return problem.rule.id
    except Malformed as problem:
        return problem.key
    raise AssertionError(f"{action} was not refused")


def not_taken_back(room: Room, seat: int, ply: int) -> str:
    """Why nothing is taken back; nothing changes by it."""
    before = whole(room)
    try:
        room.take_back(seat, ply)
    except Malformed as problem:
        reason = problem.key
    else:
        raise AssertionError(f"seat {seat} took something back")

    assert before == whole(room)
    return reason
