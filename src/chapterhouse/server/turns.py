"""Turns: what somebody at a seat is asked, and all that a bot in their place may know."""

from dataclasses import dataclass

from chapterhouse.server.room import Room


@dataclass(frozen=True)
class Turn:
    """What somebody at a seat is asked: its view written out, its luck, and what is legal. It is a
    further choice where that seat, and nobody else nor chance, has acted last.
    """

    seat: int
    ply: int
    view: str
    luck: int
    legal: frozenset[int]
    further: bool


def asked(room: Room, *, person: bool = False) -> Turn | None:
    """Tell what is asked now, a bot or a person, who is not shown all that a bot remembers; None
    when the match is over.
    """
    if room.over:
        return None
    seat = room.seat
    legal = frozenset(room.match.state.legal())
    entries = room.match.record.entries
    further = bool(entries) and entries[-1].seat == seat
    view = room.shown_text(seat) if person else room.view_text(seat)
    return Turn(seat, room.ply(seat), view, room.luck(seat), legal, further)


def goes_on(room: Room, turn: Turn, action: int) -> bool:
    """Tell whether this choice would go on after the action, unseen by others."""
    if room.over or (room.seat, room.ply(turn.seat)) != (turn.seat, turn.ply):
        return False
    future = room.match.state.copy()
    future.apply(action)
    return not future.over() and future.now.begun(future)
