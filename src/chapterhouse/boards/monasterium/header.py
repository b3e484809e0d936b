"""Where the match stands, the dice, and the path with its envoys."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.boards import board
from chapterhouse.boards.board import Reader
from chapterhouse.boards.monasterium.signs import (
    STEP,
    SWAP,
    letter,
    monasteries,
    pile,
    seat,
    seats,
    sign,
)
from chapterhouse.boards.side_by_side import SideBySide
from chapterhouse.games.monasterium.components import (
    ANY_ACTION,
    FACES,
    INFLUENCE,
    LAST,
    NO_BONUS,
    ROSARY,
    SOUP,
    SOUP_OR_EXCHANGE,
    TOKEN,
    YEARS,
)
from chapterhouse.games.monasterium.state import OWN, Monasterium

JOKER: Final = "*"


def title(s: Monasterium, reader: Reader) -> Grid:
    """Tell the year and the round, and who has the chalice."""
    calendar = reader.translator.text(
        "cli-calendar",
        year=int(s.year),
        years=YEARS,
        round=int(s.round),
        rounds=int(s.edition.rounds),
    )
    start = f"{reader.label('option-first-player')} {reader.names[s.start]}"
    return board.title(reader, calendar, start)


def dice(s: Monasterium, reader: Reader) -> RenderableType:
    """Write what lies on each dice field, and below it what was rolled, face by face."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    fields = [
        pile(s.dice[FACES * s.seats + face], _column(list(s.dice), face, s.seats), reader)
        for face in range(FACES)
    ]
    grid.add_row(Text(reader.heading("cli-fields"), "soft"), *_faces(fields))
    if not any(s.roll):
        return grid
    rolled = [_rolled(s, face, reader) for face in range(FACES)]
    grid.add_row(Text(reader.heading("cli-roll"), "soft"), *_faces(rolled))
    return SideBySide(grid, _hands(s, reader))


def _column(dice: list[int], face: int, seats: int) -> list[int]:
    """List the own dice of each seat with this face."""
    return [dice[FACES * number + face] for number in range(seats)]


def _faces(piles: list[Text]) -> list[Text]:
    """Write the face before each pile; a star behind the joker's."""
    joker = len(piles) - 1
    return [
        Text.assemble((f"{face + 1}{JOKER if face == joker else ''} ", "bold"), pile)
        for face, pile in enumerate(piles)
    ]


def _rolled(s: Monasterium, face: int, reader: Reader) -> Text:
    """Draw the dice of the roll with this face; in brackets those picked to be thrown again."""
    kinds = (face, FACES + face)  # white and own
    picked = [int(s.again[kind]) for kind in kinds]
    left = [int(s.roll[kind] - s.again[kind]) for kind in kinds]
    text = pile(left[0], _of(s, left[1]), reader)
    if not any(picked):
        return text
    again = pile(picked[0], _of(s, picked[1]), reader)
    return Text.assemble(text if any(left) else "", ("(", "point"), again, (")", "point"))


def _of(s: Monasterium, own: int) -> list[int]:
    """Give so many dice to the seat that rolls."""
    return [own if number == s.active else 0 for number in range(s.seats)]


def _hands(s: Monasterium, reader: Reader) -> Text:
    """Tell how many dice the others still have in hand."""
    counts = [(n, s.hand[2 * n], s.hand[2 * n + OWN]) for n in range(s.seats)]
    held = [
        Text.assemble(seat(number, reader), f" {white + own}")
        for number, white, own in counts
        if white + own
    ]
    if not held:
        return Text()
    return Text(f"\n{reader.label('cli-in-hand')} ", "soft").append_text(Text("  ").join(held))


def path(s: Monasterium, reader: Reader) -> SideBySide:
    """Draw the fields of the path: whom they link, what they bring, who stands there."""
    fields = [_field(s, field, reader) for field in range(1, s.edition.last + 1)]
    return SideBySide(Text(reader.heading("cli-path"), "soft"), *fields)


def _field(s: Monasterium, field: int, reader: Reader) -> Text:
    """Draw one field: number and links, below them bonus and envoys."""
    envoys = [number for number in range(s.seats) if s.envoy[number] == field]
    bonus = short_bonus(s, s.edition.bonus[field], reader)
    return Text.assemble(
        (f"{field} ", "bold" if envoys else "soft"),
        monasteries(s.edition.links[field], reader),
        "\n",
        (bonus, "soft"),
        " " if bonus and envoys else "",
        seats(envoys, reader),
    )


def short_bonus(s: Monasterium, bonus: int, reader: Reader) -> str:
    """Write a bonus of the path as short as can be."""
    text = reader.translator.text
    if bonus == NO_BONUS:
        return ""
    if bonus == ANY_ACTION:
        return text("cli-do-any")
    if bonus == TOKEN:
        return f"{letter(INFLUENCE, reader)}/{letter(ROSARY, reader)}"
    if bonus == SOUP_OR_EXCHANGE:
        return f"{letter(SOUP, reader)}/{sign(SWAP, reader)}"
    if bonus == LAST:
        return f"{text('cli-do-die')}/{s.edition.last_points}"
    return text("cli-do-tile")


def steps(n: int, reader: Reader) -> str:
    """Write so many steps of the envoy."""
    return f"{sign(STEP, reader)}{n}"
