"""The table of Monasterium in words: what its signs mean, what each player can do, the missions."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.boards.board import Reader, line
from chapterhouse.boards.monasterium.header import JOKER
from chapterhouse.boards.monasterium.players import pane
from chapterhouse.boards.monasterium.signs import (
    FREE,
    SHUT,
    SWAP,
    WHITE,
    area,
    letter,
    seat,
    seats,
    sign,
)
from chapterhouse.boards.monasterium.sites import borders, claimed
from chapterhouse.core.bits import BIT
from chapterhouse.games.monasterium.components import (
    AREAS,
    COLUMNS,
    CONDITIONS,
    FACES,
    GOODS,
    KINDS,
    LETTERS,
    NO_BONUS,
    NUMERALS,
    ROWS,
    YEARS,
)
from chapterhouse.games.monasterium.mission import FIRST_C, counted
from chapterhouse.games.monasterium.names import BONUS, MISSION
from chapterhouse.games.monasterium.state import OPEN, Monasterium
from chapterhouse.games.monasterium.tiles import SIDE


def parts(s: Monasterium, reader: Reader) -> list[RenderableType]:
    """Write missions, borders of rooms, players and legend, each below a line."""
    rule = line(plain=reader.plain)
    drawn = (missions(s, reader), borders(s, reader), players(s, reader), legend(s, reader))
    return [Group(rule, part) for part in drawn if part is not None]


def legend(s: Monasterium, reader: Reader) -> Grid:
    """Say what the signs mean, and what waits on the path."""
    text = reader.translator.text
    goods = [f"{letter(n, reader)} {text(f'cli-good-{good}')}" for n, good in enumerate(GOODS)]
    kinds = [f"{letter(n, reader)} {text(f'kind-{kind}')}" for n, kind in enumerate(KINDS)]
    places = [f"{area(n, reader)} {text(f'area-{name}')}" for n, name in enumerate(AREAS)]
    bonuses = [
        f"{field} {reader.translator.name(BONUS, s.edition.bonus[field])}"
        for field in range(1, s.edition.last + 1)
        if s.edition.bonus[field] != NO_BONUS
    ]
    grid = _grid()
    grid.add_row(Text(text("cli-signs"), "soft"), _list(goods))
    grid.add_row("", _list(places + kinds))
    grid.add_row("", _list(_states(reader)))
    grid.add_row(Text(text("cli-path"), "soft"), _list(bonuses))
    return grid


def _states(reader: Reader) -> list[str]:
    """Say what the other signs mean: of dice, novices and places."""
    signs = {
        f"{FACES}{JOKER}": "cli-joker",
        sign(WHITE, reader): "cli-white",
        seat(reader.seat, reader).plain: "cli-standing",
        sign(FREE, reader): "cli-free",
        sign(SHUT, reader): "cli-shut",
        sign(SWAP, reader): "cli-exchange",
        reader.translator.text("cli-do-tile"): "bonus-window",
    }
    return [f"{shown} {reader.translator.text(key)}" for shown, key in signs.items()]


def _list(items: list[str]) -> str:
    """Write a list whose lines end between its items only."""
    return ", ".join([item.replace(" ", "\N{NO-BREAK SPACE}") for item in items])


def players(s: Monasterium, reader: Reader) -> Grid:
    """Write for each player what is unlocked and flipped, the window, and novices sent."""
    grid = _grid()
    keys = ("cli-unlocked", "cli-flipped", "cli-window", "cli-sent", "cli-reroll")
    heads = [reader.translator.text(key) for key in keys]
    grid.add_row(*[Text(head, "soft") for head in ("", *heads)])
    for number, name in enumerate(reader.names):
        *unlocked, flipped = [_gone(s, number, row) for row in range(ROWS)]
        rows = [f"{NUMERALS[row]} {gone}" for row, gone in enumerate(unlocked) if gone]
        reroll = "cli-yes" if s.rerolls & BIT[number] else "cli-no"
        grid.add_row(
            Text.assemble(seat(number, reader), f" {name}"),
            ", ".join(rows) or "-",
            flipped or "-",
            _window(s, number, reader),
            str(s.sent(number)),
            reader.translator.text(reroll),
        )
    return grid


def _gone(s: Monasterium, number: int, row: int) -> str:
    """List the columns whose novice has left a row of somebody's action area."""
    standing = s.novices[number] >> COLUMNS * row
    return "".join([column for at, column in enumerate(LETTERS) if not standing & BIT[at]])


def _window(s: Monasterium, number: int, reader: Reader) -> Text:
    """Write a window row by row."""
    rows = [
        Text().join([pane(s, number, SIDE * row + cell, reader) for cell in range(SIDE)])
        for row in range(SIDE)
    ]
    return Text(" ").join(rows)


def missions(s: Monasterium, reader: Reader) -> Grid:
    """Write what each mission asks for, its points by year, and who completed it."""
    grid = _grid()
    for card in s.zones.cards(OPEN):
        worth = [int(s.edition.mission_points[YEARS * card + year]) for year in range(YEARS)]
        points = "/".join([str(n) for n in (worth if len(set(worth)) > 1 else worth[:1])])
        done = [number for number in range(s.seats) if claimed(s, number, card)]
        name = Text(reader.translator.name(MISSION, card), "soft")
        grid.add_row(name, _asked(s, card, reader), points, seats(done, reader))
    return grid


def _asked(s: Monasterium, card: int, reader: Reader) -> str:
    """Say what a mission asks for; of one that counts, also how far the reader is."""
    text = reader.translator.text
    if card >= FIRST_C:
        condition = card - FIRST_C
        task = text(f"cli-task-{CONDITIONS[condition]}", n=int(s.edition.counts[card]))
        return f"{task} ({counted(s, reader.seat, condition)})"
    parts = []
    for need in s.edition.needs[card]:
        name = f"kind-{KINDS[need.kind]}" if need.kind >= 0 else f"area-{AREAS[need.area]}"
        parts.append(f"{text(name)} {text('letter', monastery=int(need.monastery) + 1)}")
    return ", ".join(parts)


def _grid() -> Grid:
    """Open a grid with wide gaps."""
    return Grid.grid(padding=(0, 2, 0, 0))
