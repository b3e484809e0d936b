"""Standing answers at a table: what follows from what players have settled before being asked.

What is played for somebody by that is played as by their own hand, and written down likewise; what
they have settled nobody else is told.
"""

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf

from chapterhouse.play import memory
from chapterhouse.server.chairs import Chair
from chapterhouse.server.kept import Standing
from chapterhouse.server.room import Room
from chapterhouse.wire.settled import Settled


@dataclass(frozen=True)
class Planned:
    """What is to be played for a seat that is asked at that ply: one choice, in its parts."""

    seat: int
    ply: int
    actions: tuple[int, ...]
    key: str  # the fingerprint of the key that it is played by
    leaves_open: bool
    left: float = field(default=inf, compare=False)  # seconds of their time, by a clock

    def parts(self) -> "list[Planned]":
        """List what is left to be played before each part."""
        parts = range(len(self.actions))
        return [
            dataclasses.replace(self, ply=self.ply + part, actions=self.actions[part:])
            for part in parts
        ]


def planned(
    room: Room, chairs: Sequence[Chair], standing: Mapping[int, Standing], now: float
) -> Planned | None:
    """Tell what is to be played for whoever is asked, if they have settled it."""
    offers = room.match.game.standing
    if offers is None or room.finished or room.halted or room.open_turn is not None:
        return None
    settled = standing.get(room.seat)
    if settled is None or not _holds(settled, chairs[room.seat]):
        return None
    view = memory.shown(room.match, room.seat)
    if settled.by_hand == offers.occasion(view):
        return None
    actions = tuple(offers.acts(view, settled.answer))
    if not actions:
        return None
    left = inf if room.due is None else max(room.due - now, 0.0)
    ply = room.ply(room.seat)
    return Planned(room.seat, ply, actions, settled.key, settled.leaves_open, left)


def _holds(settled: Standing, chair: Chair) -> bool:
    """Tell whether whoever settled it still has the seat, and plays there."""
    return chair.level is None and chair.opens(settled.key)


def by_hand(room: Room, standing: Mapping[int, Standing], seat: int) -> list[Standing]:
    """Note that somebody acts by hand where they have settled something: so they do until the next
    occasion, or until they settle it anew.
    """
    settled, offers = standing.get(seat), room.match.game.standing
    if settled is None or offers is None:
        return []
    occasion = offers.occasion(memory.shown(room.match, seat))
    if settled.by_hand == occasion:
        return []
    return [dataclasses.replace(settled, by_hand=occasion)]


def seen(room: Room, chair: Chair, standing: Mapping[int, Standing]) -> Settled:
    """Tell whoever sits there what they can settle, and what they have."""
    offers, settled = room.match.game.standing, standing.get(chair.seat)
    if offers is None or room.finished or chair.level is not None:
        return Settled()
    view = memory.shown(room.match, chair.seat)
    if settled is None or not _holds(settled, chair):
        return Settled(offers.offer(view))
    rests = settled.by_hand == offers.occasion(view)
    return Settled(offers.offer(view), settled.answer, rests)
