"""A turn that its player is to end: what waits meanwhile, for whom, and what becomes of it when
nobody ends it.
"""

import asyncio
from typing import cast

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.play.dealer import Seeded
from chapterhouse.server.absence import PATIENCE
from chapterhouse.server.bot_runner import BotRunner
from chapterhouse.server.chairs import Chair
from chapterhouse.server.held import Reader
from chapterhouse.server.kept import Kept
from chapterhouse.server.room import ENDED, LEFT_OPEN, Room
from chapterhouse.server.store import Store
from chapterhouse.server.table import Table
from chapterhouse.server.workers import Workers
from conformance.walk import USUAL, TableSetup, choose
from server.rooms import charter, eyes, opened, rebuilt, take_back, whole
from server.test_pace import Forgetful, Hall, Onlooker

usually = pytest.mark.parametrize("table", USUAL, ids=str)


def leave(room: Room, dealer: Seeded) -> int:
    """Let whoever is asked play, and end the turn too; give the seat."""
    seat = room.seat
    action = choose(room.match.state, dealer)
    room.act(seat, room.ply(seat), action, leaves_open=True)
    return seat


def left_open(table: TableSetup, seed: int = 1) -> tuple[Room, int]:
    """A room in which a turn was left open, and whose."""
    room, dealer = opened(table), Seeded(seed)
    while room.open_turn is None:
        leave(room, dealer)
    return room, room.open_turn


def why(room: Room, seat: int) -> str:
    """Why a seat cannot end a turn; nothing changes by it."""
    before = whole(room)
    with pytest.raises(Malformed) as caught:
        room.end_turn(seat, room.ply(seat))

    assert whole(room) == before
    return caught.value.key


@usually
def test_a_match_with_turns_left_open_is_the_same_match(table: TableSetup) -> None:
    """Whatever is played and taken back on the way, in the end the record is that of a match in
    which turns end by themselves, and a room that is built anew is the same at each moment.
    """
    room, dealer = opened(table), Seeded(5)
    times = 0
    while not room.over:
        seat = leave(room, dealer)
        if room.open_turn is None:
            continue
        times += 1
        assert room.open_turn == room.seat == seat
        assert {room.position(observer, "en").prompt for observer in eyes(room)} == {None}
        if times in (1, 10):
            assert whole(rebuilt(room)) == whole(room)
        if times % 3 or not take_back(room, seat):
            room.end_turn(seat, room.ply(seat))
    plain, entries = opened(table), room.match.record.entries
    while not plain.over:
        entry = entries[len(plain.match.record.entries)]
        plain.act(entry.seat, plain.ply(entry.seat), entry.action)

    assert times
    assert room.record(0) == plain.record(0)


@usually
def test_an_open_turn_is_taken_back(table: TableSetup) -> None:
    """Nothing has happened since: taken back, all is as it was, and the seat is asked again."""
    room, seat = left_open(table)
    back = room.position(seat, "en").back

    assert back.allowed
    assert take_back(room, seat)
    assert room.open_turn is None
    assert room.seat == seat
    assert whole(rebuilt(room)) == whole(room)


def test_only_who_left_it_open_ends_a_turn() -> None:
    """It is known to all, refused to others, and ended once."""
    room, seat = left_open(USUAL[1])
    others = [other for other in eyes(room)[:-1] if other != seat]

    assert room.rows[-1].action == LEFT_OPEN
    assert {room.position(observer, "en").open_turn for observer in eyes(room)} == {seat}
    assert {why(room, other) for other in others} == {"no-open-turn"}
    with pytest.raises(Malformed, match="has not ended the turn yet"):
        room.act(seat, room.ply(seat), 0)
    with pytest.raises(Malformed, match="not your turn"):
        room.act(others[0], room.ply(others[0]), 0)

    rows = room.end_turn(seat, room.ply(seat))

    assert rows[0].action == ENDED
    assert room.position(seat, "en").open_turn is None
    assert why(room, seat) == "no-open-turn"


# -- whoever does not end it


def table_with(room: Room, levels: list[str | None]) -> Table:
    """A table where this has happened, with bots of these levels on the seats."""
    chairs = [
        Chair(seat, "friend", name, level, taken=True)
        for seat, (name, level) in enumerate(zip(room.match.record.names, levels, strict=True))
    ]
    kept = Kept(room.charter, chairs, list(room.rows))
    return Table(kept, cast("Store", Forgetful()))


async def waited(room: Room, seat: int, *, bot: bool = False, comes: bool = False) -> float:
    """Let time pass at a table where a turn was left open; tell after how long it was ended."""
    levels: list[str | None] = ["uniform" if bot and at == seat else None for at in range(2)]
    table = table_with(room, levels)
    runner = BotRunner(table, Workers([], 1, 1.0), 0, 1)
    table.after = runner.notify
    async with table.lock:
        await table.room()
    player = Onlooker(table)
    player.observer = seat
    clock = asyncio.get_running_loop().time
    if comes:
        await asyncio.sleep(PATIENCE / 2)
        table.readers.add(cast("Reader", player))
        table.notify()
        await asyncio.sleep(3 * PATIENCE)
        assert table.open_turn is not None
        table.readers.clear()
        table.notify()
    while table.open_turn is not None and clock() < 10 * PATIENCE:  # noqa: ASYNC110 - no event
        await asyncio.sleep(1)
    now = clock()
    await runner.close()
    return now


@pytest.mark.parametrize(
    ("case", "least"), [({"bot": True}, 0), ({}, PATIENCE), ({"comes": True}, 4.5 * PATIENCE)]
)
def test_a_turn_that_nobody_would_end_is_ended(case: dict[str, bool], least: float) -> None:
    """At once where a bot plays by now; after a while where nobody has the seat open, and not while
    somebody has.
    """
    room, seat = left_open(USUAL[0])
    with asyncio.Runner(loop_factory=Hall) as runner:
        assert least <= runner.run(waited(room, seat, **case)) <= least + 2


def test_a_turn_left_open_outlives_the_server() -> None:
    """Built anew from its rows the room still waits, and goes on when the turn is ended."""
    room, seat = left_open(USUAL[0])
    again = Room(charter(USUAL[0]), list(room.rows))

    assert again.open_turn == seat
    again.end_turn(seat, again.ply(seat))
    room.end_turn(seat, room.ply(seat))
    assert whole(again) == whole(room)
