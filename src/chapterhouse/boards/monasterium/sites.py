"""The five monasteries with all their places, and the missions beside them."""

from itertools import zip_longest
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.boards.board import Reader
from chapterhouse.boards.monasterium.signs import (
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
from chapterhouse.core.bits import BIT
from chapterhouse.games.monasterium.components import (
    BUILDING,
    CHAPEL,
    CLOISTER,
    COMMON,
    CONDITIONS,
    KINDS,
    MONASTERIES,
    YEARS,
)
from chapterhouse.games.monasterium.describe import board, table
from chapterhouse.games.monasterium.mission import FIRST_C, counted, done, novices_in
from chapterhouse.games.monasterium.names import MISSION
from chapterhouse.games.monasterium.state import OPEN, Monasterium
from chapterhouse.games.monasterium.table import MonasteriumTable, Monastery, Room, Space

UNIT: Final = 5  # columns of a cloister space and the room behind it


def monasteries(s: Monasterium, reader: Reader) -> Grid:
    """Write a line for each: its chapel, its tiles, and the ring of spaces and rooms."""
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column()
    grid.add_column(min_width=s.edition.chapel)
    for _ in range(2):
        grid.add_column(no_wrap=True)
    printed, told = board(s).monasteries, table(s)
    longest = max([_length(one) for one in printed])
    numbers = Text("".join([f"{n + 1:<{UNIT}}" for n in range(longest)]), "soft")
    heads = [area_word(CHAPEL, reader), reader.translator.text("cli-do-tile")]
    grid.add_row("", *[Text(head, "soft") for head in heads], numbers)
    for m, one in enumerate(printed):
        tiles = Text(str(s.tiles[m]), "" if s.tiles[m] else "soft", justify="center")
        ring = _ring(one, told, reader)
        grid.add_row(monastery(m, reader), _chapel(s, m, reader), tiles, ring)
    return grid


def _length(one: Monastery) -> int:
    """Tell how many numbers the places of a monastery bear."""
    return max(len(one.rooms), len(one.spaces))


def _chapel(s: Monasterium, m: int, reader: Reader) -> Text:
    """Draw who is in a chapel, and the room that is left."""
    inside = [n for n in range(s.seats) for _ in range(s.chapel[MONASTERIES * n + m])]
    left = s.edition.chapel - len(inside)
    return seats(inside, reader).append(sign(FREE, reader) * left, "soft")


def _ring(one: Monastery, told: MonasteriumTable, reader: Reader) -> Text:
    """Draw the cloister spaces, and behind each the room of the same number.

    Where rooms lie between the space of their number and the next, as rings do, lines join them.
    """
    text = Text()
    link = sign(RING, reader) if closed(one) else " "
    for space, room in zip_longest(one.spaces, one.rooms):
        drawn = [_space(space, told, reader), _room(room, told, reader)]
        for place in drawn:
            text.append_text(place).append(link, "soft")
    return text


def closed(one: Monastery) -> bool:
    """Tell whether every room borders the space of its number and the next one, as in a ring."""
    words = [space.word for space in one.spaces]
    nexts = words[1:] + words[:1]
    return len(one.rooms) == len(words) and all(
        {*room.borders} == {*pair}
        for room, pair in zip(one.rooms, zip(words, nexts, strict=True), strict=True)
    )


def borders(s: Monasterium, reader: Reader) -> Grid | None:
    """Write which spaces each room borders; None where the lines of the rings tell it."""
    printed = board(s).monasteries
    if all(closed(one) for one in printed):
        return None
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for m, one in enumerate(printed):
        numbers = {space.word: n + 1 for n, space in enumerate(one.spaces)}
        words = [
            f"{area(BUILDING, reader)}{n + 1} "
            + "".join([f"{area(CLOISTER, reader)}{numbers[space]}" for space in room.borders])
            for n, room in enumerate(one.rooms)
        ]
        grid.add_row(monastery(m, reader), ", ".join(words))
    return grid


def _space(space: Space | None, told: MonasteriumTable, reader: Reader) -> Text:
    """Draw a cloister space: who is there, or that it is free or shut."""
    if space is None:
        return Text(" ")
    if space.blocked:
        return Text(sign(SHUT, reader), "soft")
    owner = told.spaces.get(space.word)
    return Text(area(CLOISTER, reader)) if owner is None else seat(owner, reader)


def _room(room: Room | None, told: MonasteriumTable, reader: Reader) -> Text:
    """Draw a room: its kind, and who is there."""
    if room is None:
        return Text("  ")
    kind = letter(KINDS.index(room.kind), reader)
    if room.blocked:
        return Text(kind + sign(SHUT, reader), "soft")
    owner = told.rooms.get(room.word)
    if owner is None:
        return Text(kind).append(sign(FREE, reader), "soft")
    return Text(kind).append_text(seat(owner, reader))


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
        worth = s.edition.mission_points[YEARS * card + s.year - 1]
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
    for asked in s.edition.needs[card]:
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
    far = f" {counted(s, reader.seat, condition)}/{s.edition.counts[FIRST_C + condition]}"
    return Text.assemble(counts[CONDITIONS[condition]], far)
