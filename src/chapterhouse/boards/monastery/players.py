"""The grid with its prices, and what lies before the players."""

from typing import Final

from rich.cells import set_cell_size
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.boards.board import Reader
from chapterhouse.boards.monastery.seen import Seen
from chapterhouse.boards.monastery.signs import FREE, POINTER, monk, sign

NAME: Final = 6  # columns of a name
HEADS: Final = ("cli-do-blessings", "cli-do-tiles", "cli-do-score")


def grid(seen: Seen) -> Text:
    """Draw the prices for whoever looks, and the rows of those who play."""
    told = seen.told
    prices = told.price or seen.printed.upper
    wide = 1 + max([len(str(price)) for price in prices[:-1]])
    numbers = "".join([f"{price:<{wide}}" for price in prices])
    lines = [Text(f"  {numbers}".rstrip(), "soft")]
    for colour, row in zip(seen.printed.rows, told.grid, strict=True):
        if colour in [player.colour for player in told.players]:
            cells = [_cell(there, colour, seen.reader) for there in row]
            blanks = " " * (wide - 1)
            lines.append(Text(" ").join([monk(colour, seen.reader), Text(blanks).join(cells)]))
    return Text("\n").join(lines)


def _cell(there: str | None, colour: int, reader: Reader) -> Text:
    """Draw a cell of the grid: a letter, large or small, a monk, or nothing any more."""
    if there is None:
        return Text(sign(FREE, reader), "soft")
    return monk(colour, reader) if there == "monk" else Text(there, "bold")


def strip(seen: Seen, seat: int) -> Text:
    """Draw a strip: letters that lie large, letters that lie small, and free spaces."""
    text = Text()
    for letter, there in seen.strip(seat):
        if there == "large":
            text.append(letter, "bold")
        elif there == "small":
            text.append(letter.lower())
        else:
            text.append(sign(FREE, seen.reader), "soft")
    return text


def players(seen: Seen) -> Grid:
    """Write a line for each player, in the order of the round: strip, blessings, tiles, points."""
    drawn = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    for justify in ("left", "left", "left", "right", "right", "right"):
        drawn.add_column(justify=justify, no_wrap=True)
    heads = [seen.reader.translator.text(key) for key in HEADS]
    drawn.add_row("", "", "", *[Text(head, "soft") for head in heads])
    for seat in seen.told.order or range(len(seen.reader.names)):
        player = seen.told.players[seat]
        asked, mine = seat == seen.asked, seat == seen.reader.seat
        pointer = Text(sign(POINTER, seen.reader) if asked else " ", "point")
        drawn.add_row(
            pointer.append_text(monk(seen.colour(seat), seen.reader)),
            Text(short(seen.reader.names[seat]), "point" if asked else "bold" if mine else ""),
            strip(seen, seat),
            seen.known(player.blessings),
            str(player.tiles),
            Text(str(player.points), "bold"),
        )
    return drawn


def short(name: str) -> str:
    """Cut a name to the columns that there are."""
    return set_cell_size(name, NAME).rstrip()
