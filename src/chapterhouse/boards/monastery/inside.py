"""What stands inside of a cell of the plan, in two lines of six letters."""

from typing import Final

from rich.text import Text

from chapterhouse.boards.monastery.seen import ABBEY_COLUMNS, SHORT, Cell, Seen, Tile
from chapterhouse.boards.monastery.signs import COSTS, FREE, GIFT, INKS, monk, shade, sign
from chapterhouse.games.monastery.spots import ABBEY_PLACE, PRAYING

ROOM: Final = 6  # letters of a line
OPEN, SHUT = "[]"  # around a cell in which the tile in hand can lie


def inside(seen: Seen, tile: Tile) -> list[Text]:
    """Write a tile: its name with shade and value, blessings or what it costs to go there; below,
    its boxes or its monks.
    """
    tail = _tail(seen, tile)
    name = seen.short(tile.kind, min(SHORT, ROOM - len(tail)))
    style = "bold" if tile.constructed else ""
    style = "point" if tile.place in seen.reach else style
    first = Text(f"{name:<{ROOM - len(tail)}}{tail}", style)
    return [first, people(seen, tile)[:ROOM]]


def _tail(seen: Seen, tile: Tile) -> str:
    """Write what stands behind the name."""
    if tile.place == seen.start or tile.place in seen.reach:
        return _cost(seen, tile.place)
    value = str(seen.printed_on(tile.kind).value) if tile.constructed else " "
    gifts = f"{GIFT}{tile.gifts}" if tile.gifts else value
    return shade(seen.printed_on(tile.kind).shade, seen.reader) + gifts


def _cost(seen: Seen, place: int) -> str:
    """Write what it costs to go to a place; where the walker is, only that it sets out."""
    return f"{sign(COSTS, seen.reader)}{seen.reach.get(place, ' ')}"


def people(seen: Seen, tile: Tile) -> Text:
    """Write the boxes of a tile or, once it is constructed, who stands there, and who prays."""
    if not tile.constructed:
        return _boxes(seen, tile)
    there = seen.monks.get(tile.place, [])
    return Text().join([monk(colour, seen.reader, praying=box == PRAYING) for box, colour in there])


def _boxes(seen: Seen, tile: Tile) -> Text:
    """Write who is in each box, or its number."""
    there = dict(seen.monks.get(tile.place, []))
    boxes = [
        monk(there[box], seen.reader) if box in there else Text(str(number))
        for box, number in enumerate(seen.boxes(tile.kind), 1)
    ]
    return Text().join(boxes)


def hall(seen: Seen, cell: Cell) -> list[Text]:
    """Write a cell of the Abbey: its name in the middle above, below the monks of each colour."""
    x, y = cell
    if y == 0:
        abbey = seen.reader.translator.text("tile-abbey")
        written = abbey.center(ABBEY_COLUMNS * (ROOM + 1) - 1)
        told = seen.start == ABBEY_PLACE or ABBEY_PLACE in seen.reach
        tail = _cost(seen, ABBEY_PLACE).center(ROOM) if told and x == 1 else ""
        style = "point" if ABBEY_PLACE in seen.reach else "bold"
        name = Text(written[(ROOM + 1) * x :][: ROOM + 1], style)
        return [Text(""), name, Text(tail, "point")]
    there = [colour for _, colour in seen.monks.get(ABBEY_PLACE, [])]
    counts = [(colour, there.count(colour)) for colour in range(len(INKS)) if colour in there]
    signs = [monk(colour, seen.reader).append(str(n), "bold") for colour, n in counts]
    return [Text(" ").join(signs[2 * x : 2 * x + 2])]


def site(seen: Seen, cell: Cell) -> list[Text]:
    """Write a free cell: whether the tile in hand can lie there, or any of the own."""
    if cell == seen.chosen:
        return [Text(f"{OPEN}{seen.short(seen.raised):<{ROOM - 2}}{SHUT}", "point")]
    if cell not in seen.fits:
        return []
    if seen.raised < 0:
        return [Text(sign(FREE, seen.reader).center(ROOM), "soft")]
    where = f"{cell[0]}/{cell[1]}"
    label = where if len(where) <= ROOM - 2 else sign(FREE, seen.reader)
    return [Text(f"{OPEN}{label:^{ROOM - 2}}{SHUT}", "point")]
