"""The grid with its prices, and what lies before the players."""

from typing import Final

from rich.cells import set_cell_size
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.cli.boards.monastery.seen import Seen
from chapterhouse.cli.boards.monastery.signs import FREE, POINTER, monk, sign
from chapterhouse.games.monastery.components import COLUMNS, LETTERS, SPACES
from chapterhouse.games.monastery.spots import A_MONK, GONE, LARGE_ON_STRIP, SMALL, SMALL_ON_STRIP

NAME: Final = 6  # columns of a name
HEADS: Final = ("cli-do-blessings", "cli-do-tiles", "cli-do-score")


def grid(seen: Seen) -> Text:
    """Draw the prices for whoever looks, and the rows of those who play."""
    told = seen.told
    prices = told["price"] or told["upper"]
    wide = 1 + max([len(str(price)) for price in prices[:-1]])
    numbers = "".join([f"{price:<{wide}}" for price in prices])
    lines = [Text(f"  {numbers}".rstrip(), "soft")]
    for row, colour in enumerate(told["rows"]):
        if colour in told["colours"]:
            cells = [_cell(seen, COLUMNS * row + column, colour) for column in range(COLUMNS)]
            blanks = " " * (wide - 1)
            lines.append(Text(" ").join([monk(colour, seen.reader), Text(blanks).join(cells)]))
    return Text("\n").join(lines)


def _cell(seen: Seen, at: int, colour: int) -> Text:
    """Draw a cell of the grid: a letter, large or small, a monk, or nothing any more."""
    there = seen.told["grid"][at]
    if there == GONE:
        return Text(sign(FREE, seen.reader), "soft")
    if there == A_MONK:
        return monk(colour, seen.reader)
    letter = LETTERS[there % SMALL - 1]
    return Text(letter.lower() if there > SMALL else letter, "bold")


def strip(seen: Seen, seat: int) -> Text:
    """Draw a strip: letters that lie large, letters that lie small, and free spaces."""
    colour, text = seen.colour(seat), Text()
    for space in range(SPACES):
        letter = LETTERS[seen.told["phrases"][SPACES * colour + space]] if colour >= 0 else " "
        covered = seen.told["strips"][SPACES * seat + space]
        if covered == LARGE_ON_STRIP:
            text.append(letter, "bold")
        elif covered == SMALL_ON_STRIP:
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
    for seat in seen.told["order"] or range(len(seen.reader.names)):
        asked, mine = seat == seen.asked, seat == seen.reader.seat
        pointer = Text(sign(POINTER, seen.reader) if asked else " ", "point")
        drawn.add_row(
            pointer.append_text(monk(seen.colour(seat), seen.reader)),
            Text(short(seen.reader.names[seat]), "point" if asked else "bold" if mine else ""),
            strip(seen, seat),
            seen.known(seen.told["blessings"][seat]),
            str(seen.told["hands"][seat]),
            Text(str(seen.told["points"][seat]), "bold"),
        )
    return drawn


def short(name: str) -> str:
    """Cut a name to the columns that there are."""
    return set_cell_size(name, NAME).rstrip()
