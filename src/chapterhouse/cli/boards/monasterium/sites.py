"""The five monasteries with all their places, and the missions beside them."""

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.cli.boards.board import Reader
from chapterhouse.cli.boards.monasterium.signs import (
    FREE,
    RING,
    SHUT,
    area,
    area_word,
    letter,
    monastery,
    need,
    seat,
    seats,
    sign,
)
from chapterhouse.core.bits import BIT, members_of
from chapterhouse.games.monasterium.components import (
    BUILDING,
    CHAPEL,
    CLOISTER,
    COMMON,
    CONDITIONS,
    MONASTERIES,
    MOST,
    YEARS,
)
from chapterhouse.games.monasterium.facts import BLOCKED, NO_PLACE, facts
from chapterhouse.games.monasterium.facts import FREE as NOBODY
from chapterhouse.games.monasterium.mission import FIRST_C, counted, done, novices_in
from chapterhouse.games.monasterium.names import MISSION
from chapterhouse.games.monasterium.state import OPEN, Monasterium

UNIT: Final = 5  # columns of a cloister space and the room behind it


def monasteries(s: Monasterium, reader: Reader) -> Grid:
    """Write a line for each: its chapel, its tiles, and the ring of spaces and rooms."""
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column()
    grid.add_column(min_width=s.box.chapel)
    for _ in range(2):
        grid.add_column(no_wrap=True)
    told = facts(s)
    longest = max([_length(told, m) for m in range(MONASTERIES)])
    numbers = Text("".join([f"{n + 1:<{UNIT}}" for n in range(longest)]), "soft")
    heads = [area_word(CHAPEL, reader), reader.translator.text("cli-do-tile")]
    grid.add_row("", *[Text(head, "soft") for head in heads], numbers)
    for m in range(MONASTERIES):
        tiles = Text(str(s.tiles[m]), "" if s.tiles[m] else "soft", justify="center")
        grid.add_row(monastery(m, reader), _chapel(s, m, reader), tiles, _ring(told, m, reader))
    return grid


def _length(told: dict[str, list[int]], m: int) -> int:
    """Tell how many numbers the places of a monastery bear."""
    return max(
        [
            nth + 1
            for nth in range(MOST)
            for places in ("rooms", "spaces")
            if told[places][MOST * m + nth] != NO_PLACE
        ]
    )


def _chapel(s: Monasterium, m: int, reader: Reader) -> Text:
    """Draw who is in a chapel, and the room that is left."""
    inside = [n for n in range(s.seats) for _ in range(s.chapel[MONASTERIES * n + m])]
    left = s.box.chapel - len(inside)
    return seats(inside, reader).append(sign(FREE, reader) * left, "soft")


def _ring(told: dict[str, list[int]], m: int, reader: Reader) -> Text:
    """Draw the cloister spaces, and behind each the room of the same number.

    Where rooms lie between the space of their number and the next, as rings do, lines join them.
    """
    first, text = MOST * m, Text()
    link = sign(RING, reader) if closed(told, m) else " "
    for nth in range(_length(told, m)):
        at = first + nth
        text.append_text(_space(told["spaces"][at], reader)).append(link, "soft")
        text.append_text(_room(told["rooms"][at], told["kinds"][at], reader)).append(link, "soft")
    return text


def closed(told: dict[str, list[int]], m: int) -> bool:
    """Tell whether every room borders the space of its number and the next one, as in a ring."""
    first = MOST * m
    rooms = [at for at in range(first, first + MOST) if told["rooms"][at] != NO_PLACE]
    spaces = sum([told["spaces"][at] != NO_PLACE for at in range(first, first + MOST)])
    return len(rooms) == spaces and all(
        [told["borders"][at] == BIT[at - first] | BIT[(at - first + 1) % spaces] for at in rooms]
    )


def borders(s: Monasterium, reader: Reader) -> Grid | None:
    """Write which spaces each room borders; None where the lines of the rings tell it."""
    told = facts(s)
    if all([closed(told, m) for m in range(MONASTERIES)]):
        return None
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for m in range(MONASTERIES):
        rooms = [at for at in range(MOST * m, MOST * (m + 1)) if told["rooms"][at] != NO_PLACE]
        beside = [
            "".join([area(CLOISTER, reader) + str(n + 1) for n in members_of(told["borders"][at])])
            for at in rooms
        ]
        pairs = zip(rooms, beside, strict=True)
        words = [f"{area(BUILDING, reader)}{at % MOST + 1} {ends}" for at, ends in pairs]
        grid.add_row(monastery(m, reader), ", ".join(words))
    return grid


def _space(keeper: int, reader: Reader) -> Text:
    """Draw a cloister space: who is there, or that it is free or shut."""
    if keeper == NO_PLACE:
        return Text(" ")
    if keeper == BLOCKED:
        return Text(sign(SHUT, reader), "soft")
    return Text(area(CLOISTER, reader)) if keeper == NOBODY else seat(keeper, reader)


def _room(keeper: int, kind: int, reader: Reader) -> Text:
    """Draw a room: its kind, and who is there."""
    if keeper == NO_PLACE:
        return Text("  ")
    if keeper == BLOCKED:
        return Text(letter(kind, reader) + sign(SHUT, reader), "soft")
    if keeper == NOBODY:
        return Text(letter(kind, reader)).append(sign(FREE, reader), "soft")
    return Text(letter(kind, reader)).append_text(seat(keeper, reader))


def missions(s: Monasterium, reader: Reader) -> Grid:
    """Write a line for each mission: what it asks for, its points this year, who completed it."""
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column()
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right")
    grid.add_column()
    for card in s.zones.cards(OPEN):
        claimers = [n for n in range(s.seats) if claimed(s, n, card)]
        mine = reader.seat in claimers
        worth = s.box.mission_points[YEARS * card + s.year - 1]
        grid.add_row(
            Text(MISSION.word(card), "soft"),
            Text("-", "soft") if mine else _asked(s, card, reader),
            Text(str(worth), "soft" if mine else "bold"),
            seats(claimers, reader),
        )
    return grid


def claimed(s: Monasterium, number: int, card: int) -> bool:
    """Tell whether a seat has completed a mission, in whatever year."""
    return bool(done(s, number) & BIT[card])


def _asked(s: Monasterium, card: int, reader: Reader) -> Text:
    """Draw what a mission asks for; in bold where the reader has novices already."""
    if card >= FIRST_C:
        return _counting(s, card - FIRST_C, reader)
    parts = []
    for asked in s.box.needs[card]:
        area, m = int(asked.area), int(asked.monastery)
        text = need(area, m, int(asked.kind), reader)
        if novices_in(s, reader.seat, area, m):
            text.stylize("point")
        parts.append(text)
    return Text(" ").join(parts)


def _counting(s: Monasterium, condition: int, reader: Reader) -> Text:
    """Draw what a mission counts, how far the reader is, and how far it goes."""
    text = reader.translator.text
    counts = {
        "novices": seat(reader.seat, reader),
        "common": Text(area(BUILDING, reader) + letter(COMMON, reader)),
        "cloister": Text(area(CLOISTER, reader)),
        "window": Text(text("cli-do-tile")),
        "dice": Text(text("cli-do-die")),
    }
    far = f" {counted(s, reader.seat, condition)}/{s.box.counts[FIRST_C + condition]}"
    return Text.assemble(counts[CONDITIONS[condition]], far)
