"""The history of a match as one seat has heard it: for bots, and to be sent to them as text."""

from typing import Final

from chapterhouse.core.bits import BIT
from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed
from chapterhouse.core.sentence import Event

LATEST: Final = 400  # events: what lies farther back is in the view, or forgotten


def heard(events: list[Event], seat: int) -> list[Event]:
    """Give the latest events, each as this seat was told it."""
    return [event.seen_by(seat) for event in events[-LATEST:]]


def write(events: list[Event]) -> str:
    """Write events out, a line each: what is told, whose it is, the values."""
    return "".join([_line(event) for event in events])


def _line(event: Event) -> str:
    numbers = [event.seat, *event.values]
    return " ".join([event.template.key, *[str(number) for number in numbers]]) + "\n"


def read(game: Game, text: str, seat: int) -> list[Event]:
    """Read what was written for a seat. Raises Malformed for what this game does not tell."""
    templates = {template.key: template for template in game.templates}
    events: list[Event] = []
    for line in text.splitlines():
        key, *words = line.split()
        if key not in templates:
            raise Malformed("no-such-event", "{event} is no event of this game", {"event": key})
        whose, *values = [int(word) for word in words]
        events.append(Event(templates[key], whose, values, BIT[seat]))
    return events
