"""A moment of a match: the position, and all that was told up to it."""

from __future__ import annotations

from typing import Any, Final

import chapterhouse
from chapterhouse.core.game import Game
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State
from chapterhouse.play import history, position
from chapterhouse.play.dealer import Seeded


class Moment:
    """What a state of OpenSpiel holds: it can be copied, pickled, and imagined anew."""

    def __init__(self, game: Game, state: State, told: list[Event] | None = None) -> None:
        """Take a position; its journal becomes a list of its own that goes on from `told`."""
        self.game: Final = game
        self.state: Final = state
        state.journal = list(told or [])

    @property
    def told(self) -> list[Event]:
        """All events so far."""
        return self.state.journal or []

    def copy(self) -> Moment:
        return Moment(self.game, self.state.copy(), self.told)

    def imagined(self, seat: int, dealer: Seeded) -> Moment:
        """Give a moment that this seat cannot tell from this one.

        What was told to others alone is not made up: of that, nobody remembers anything.
        """
        world = self.state.seen_by(seat).imagine(dealer)
        return Moment(self.game, world, [event.seen_by(seat) for event in self.told])

    def seen(self, seat: int) -> str:
        """Write what a seat sees."""
        return position.write(self.game, self.state.seen_by(seat))

    def recalled(self, seat: int) -> str:
        """Write all that a seat was told, and what it sees: two moments with the same text are
        one information state.
        """
        return history.write([event.seen_by(seat) for event in self.told]) + self.seen(seat)

    def __str__(self) -> str:
        return position.write(self.game, self.state)

    def __deepcopy__(self, _memo: dict[int, Any]) -> Moment:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        events = self.told
        told = (history.write(events), [event.eyes for event in events])
        return _read, (self.game.name, self.game.overrides, self.state.seats, str(self), told)


def _read(
    name: str, overrides: dict[str, Any], seats: int, text: str, told: tuple[str, list[int]]
) -> Moment:
    """Read a moment that was pickled."""
    game, (lines, eyes) = chapterhouse.game(name, overrides), told
    events = zip(history.read(game, lines, 0), eyes, strict=True)
    return Moment(
        game,
        position.read(game, seats, text),
        [Event(event.template, event.seat, event.values, seen) for event, seen in events],
    )
