"""Turns: what is asked of whoever is asked, and what of a turn waits for its player."""

from dataclasses import dataclass

from chapterhouse.server.room import Room


@dataclass(frozen=True)
class Turn:
    """What somebody at a seat is asked: its view written out, what it has heard (for a bot that
    goes by it), its luck, and what is legal. It is a further choice where that seat, and nobody
    else nor chance, has acted last.
    """

    seat: int
    ply: int
    view: str
    heard: str
    luck: int
    legal: frozenset[int]
    further: bool


def asked(room: Room, *, person: bool = False, history: bool = False) -> Turn | None:
    """Tell what is asked now, a bot, which may go by its `history`, or a person, who is not shown
    all that a bot remembers; None when the match is over or halted, or a turn has yet to be ended.
    """
    if room.over or room.halted or room.open_turn is not None:
        return None
    seat = room.seat
    legal = frozenset(room.match.state.legal())
    entries = room.match.record.entries
    further = bool(entries) and entries[-1].seat == seat
    view = room.shown_text(seat) if person else room.view_text(seat)
    heard = room.heard_text(seat) if history else ""
    return Turn(seat, room.ply(seat), view, heard, room.luck(seat), legal, further)


def left_open(room: Room) -> tuple[int, int] | None:
    """Name the seat that has yet to end its turn, and its ply; None if nobody has."""
    seat = room.open_turn
    return None if seat is None or room.halted else (seat, room.ply(seat))


def goes_on(room: Room, turn: Turn, action: int) -> bool:
    """Tell whether this choice would go on after the action, unseen by others."""
    if room.over or (room.seat, room.ply(turn.seat)) != (turn.seat, turn.ply):
        return False
    future = room.match.state.copy()
    future.apply(action)
    return not future.over() and future.now.begun(future)
