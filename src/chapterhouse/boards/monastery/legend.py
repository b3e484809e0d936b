"""The table of Monastery in words: the own tiles, those on the table, free letters, the signs."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.boards.board import Reader, line
from chapterhouse.boards.monastery.inside import people
from chapterhouse.boards.monastery.seen import Seen, Tile
from chapterhouse.boards.monastery.signs import (
    COSTS,
    FREE,
    GATES,
    GIFT,
    NIGHT,
    PATHS,
    monk,
    shade,
    sign,
)
from chapterhouse.games.monastery.components import BROWN, COLOURS, GREY
from chapterhouse.games.monastery.names import COLOUR, PLACE, TILE


def parts(seen: Seen) -> list[RenderableType]:
    """Write own tiles, free letters, tiles on the table and legend, each below a line."""
    drawn = (hand(seen), lacks(seen), legend(seen.reader), table(seen))
    return [Group(line(plain=seen.reader.plain), part) for part in drawn if part is not None]


def hand(seen: Seen) -> Grid | None:
    """Write the own tiles with all that is printed on them; None if there are none."""
    if not seen.hand:
        return None
    grid = _grid()
    for kind in seen.hand:
        mark = shade(seen.printed_on(kind).shade, seen.reader)
        numbers = " ".join([str(number) for number in seen.boxes(kind)])
        name = seen.reader.heading(TILE.names[kind].key)
        value = f"{mark}{seen.printed_on(kind).value}"
        grid.add_row(Text(name, "bold"), value, numbers, seen.shape(kind))
    return grid


def table(seen: Seen) -> RenderableType | None:
    """Write each tile on the table with its place; None if there are none."""
    if not seen.tiles:
        return None
    told = [_tile(seen, tile) for tile in sorted(seen.tiles, key=_where)]
    return Columns(told, padding=(0, 3), column_first=True)


def _where(tile: Tile) -> tuple[int, int]:
    """Sort tiles from the north, then from the west."""
    return tile.y, tile.x


def _tile(seen: Seen, tile: Tile) -> Text:
    """Write a tile: its name, where it lies, value or boxes, who is there."""
    mark = shade(seen.printed_on(tile.kind).shade, seen.reader).strip()
    value = str(seen.printed_on(tile.kind).value) if tile.constructed else ""
    gifts = f"{GIFT}{tile.gifts}" if tile.gifts else ""
    parts = [f"({tile.x}/{tile.y})", mark + value, seen.shape(tile.kind, tile.rotation), gifts]
    name = seen.reader.heading(PLACE.names[tile.kind].key)
    text = Text(name, "bold" if tile.constructed else "")
    text.append("".join([f" {part}" for part in parts if part] + [" "]))
    return text.append_text(people(seen, tile))


def lacks(seen: Seen) -> Grid:
    """Write for each player which letters the strip still lacks."""
    grid = _grid()
    grid.add_row("", Text(seen.reader.heading("cli-lacks"), "soft"))
    for seat, name in enumerate(seen.reader.names):
        free = [letter for letter, there in seen.strip(seat) if letter and there == "free"]
        who = Text.assemble(monk(seen.colour(seat), seen.reader), f" {name}")
        grid.add_row(who, " ".join(free) or "-")
    return grid


def legend(reader: Reader) -> Grid:
    """Say what the signs mean."""
    text = reader.translator.text
    colours = [
        f"{monk(n, reader).plain} {reader.translator.name(COLOUR, n)}" for n in range(len(COLOURS))
    ]
    praying = "".join([monk(n, reader, praying=True).plain for n in range(len(COLOURS))])
    openings = [sign(PATHS, reader), sign(GATES, reader)[0]]
    rows = [
        [*colours, f"{praying} {text('cli-praying')}", f"3 2 1 {text('cli-boxes')}"],
        [
            f"{shade(GREY, reader)} {text('cli-grey')}",
            f"{shade(BROWN, reader)} {text('cli-brown')}",
            f"{shade(GREY | BROWN, reader)} {text('cli-both')}",
            f"{shade(GREY, reader)}3 {text('cli-circled')}",
        ],
        [
            f"{' '.join(openings[0])} {text('cli-pathway')}",
            f"{openings[1]} {text('cli-gateway')}",
            f"{GIFT}2 {text('cli-blessings')}",
            f"{sign(COSTS, reader)}2 {text('cli-cost')}",
        ],
        [
            f"A {text('cli-large')}",
            f"a {text('cli-small')}",
            f"{sign(FREE, reader)} {text('cli-free')}",
            f"[{GIFT}3] {text('cli-draw')}",
            f"{NIGHT} {text('cli-night')}",
        ],
    ]
    grid = _grid()
    for n, items in enumerate(rows):
        head = text("cli-signs") if n == 0 else ""
        grid.add_row(Text(head, "soft"), _list(items))
    return grid


def _list(items: list[str]) -> str:
    """Write a list whose lines end between its items only."""
    return ", ".join([item.replace(" ", "\N{NO-BREAK SPACE}") for item in items])


def _grid() -> Grid:
    """Open a grid with wide gaps."""
    return Grid.grid(padding=(0, 2, 0, 0))
