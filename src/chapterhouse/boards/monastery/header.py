"""Where the match stands: the hour, the Abbot, the dial, what the reader has behind the screen."""

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.boards import board
from chapterhouse.boards.board import Reader
from chapterhouse.boards.monastery.seen import Seen
from chapterhouse.boards.monastery.signs import FREE, GIFT, NIGHT, shade, sign
from chapterhouse.games.monastery.components import (
    BROWN,
    DAYS,
    GREY,
    ROUNDS,
    SERVICE,
    SIDES,
    STUDY,
    TOIL,
)
from chapterhouse.games.monastery.names import HOUR, ROUND
from chapterhouse.games.monastery.table import Hour

QUARTER: Final = 90  # degrees
HELD: Final = "\N{NO-BREAK SPACE}"  # where no line ends


def title(seen: Seen) -> Grid:
    """Tell the day, the hour and its round, and who is Abbot."""
    reader, told = seen.reader, seen.told
    calendar = reader.translator.text(
        "cli-calendar",
        day=told.day,
        days=DAYS,
        hour=reader.translator.name(HOUR, told.hour),
        round=reader.translator.name(ROUND, ROUNDS.index(seen.printed.hours[told.hour].round)),
    )
    named = ""
    if told.abbot is not None:
        named = f"{reader.label('cli-abbot')} {reader.names[told.abbot]}"
    return board.title(reader, calendar, named)


def dial(seen: Seen) -> Text:
    """Draw the spaces of the dial, the one that is on in brackets: tiles to draw, study, toil."""
    on = seen.told.hour
    hours = [_hour(hour, seen.reader) for hour in seen.printed.hours]
    before, after = " ".join(hours[:on]), " ".join(hours[on + 1 :])
    text = Text(before, "soft").append(f"[{hours[on]}]", "point")
    return text.append(after, "soft")


def _hour(hour: Hour, reader: Reader) -> str:
    """Give the sign of a space."""
    if hour.round == ROUNDS[SERVICE]:
        return f"{GIFT}{hour.draws}"
    shades = {ROUNDS[STUDY]: GREY, ROUNDS[TOIL]: BROWN}
    return shade(shades[hour.round], reader) if hour.round in shades else NIGHT


def hand(seen: Seen) -> Text:
    """Write the own tiles short, and what is left of the turn."""
    text = Text()
    if seen.reader.seat >= 0:
        text.append(f"{seen.reader.label('zone-hand')} ", "soft")
        tiles = [_tile(seen, kind) for kind in seen.hand]
        text.append_text(Text("  ").join(tiles) if tiles else Text(sign(FREE, seen.reader)))
    left = _left(seen)
    if left:
        text.append("   " if text else "").append(seen.reader.label("cli-left") + HELD, "soft")
        text.append(left.replace(" ", HELD), "bold")
    return text


def _tile(seen: Seen, kind: int) -> Text:
    """Write a tile with shade, value and shape; one that is about to lie also turned."""
    style = "point" if kind == seen.raised else ""
    mark = shade(seen.printed_on(kind).shade, seen.reader).strip()
    text = Text(f"{seen.short(kind)}{mark}{seen.printed_on(kind).value}", style)
    if kind != seen.raised or seen.chosen is None:
        return text.append(seen.shape(kind))
    turns = seen.fits.get(seen.chosen, range(SIDES))
    drawn = [f" {QUARTER * turn}:{seen.shape(kind, turn)}" for turn in turns]
    return text.append("".join(drawn), "point")


def _left(seen: Seen) -> str:
    """Write the points of the turn that are left, and the blessings that may be spent with them."""
    text, phase = seen.reader.translator.text, seen.told.phase
    if phase not in ("moving", "scoring"):
        return ""
    parts = [text("points", points=seen.told.turn.points)]
    purse = seen.told.turn.blessings
    if phase == "scoring" and purse:
        parts.append(text("number-of-blessings", blessings=purse))
    return ", ".join(parts)
