"""Chapters: the parts of a match, such as turns and lots, known by the events that begin them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chapterhouse.core.game import Game
    from chapterhouse.core.sentence import Event


def level(game: Game, event: Event) -> int | None:
    """Tell how large a part an event begins, 0 for the largest; None if it begins none."""
    return game.chapters.get(event.template.key)


def going_on(game: Game, events: Iterable[Event]) -> list[Event]:
    """Give the events that began the parts which are going on, the largest first."""
    begun: list[Event] = []
    for event in events:
        at = level(game, event)
        if at is not None:
            begun[at:] = [event]
    return begun
