"""What a board of Monastery draws: the facts of a view, in things that have names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from chapterhouse.cli.boards.board import Reader
from chapterhouse.cli.boards.monastery.signs import monk, shape, sign
from chapterhouse.games.monastery.components import (
    MONKS,
    MOST_BOXES,
    SECRET_WAY,
    SECRET_WAYS,
    SIDES,
    TILES,
)
from chapterhouse.games.monastery.spots import A_PLACE, ABBEY_PLACE, NO_SPOT, ON_GRID

Cell = tuple[int, int]  # to the east and to the south

ABBEY_COLUMNS: Final = 3
ABBEY_ROWS: Final = 2
ROW: Final = 6  # numbers that tell of a tile
SHORT: Final = 4  # letters of its short name
UNSEEN: Final = ("?", "?")


@dataclass(frozen=True)
class Tile:
    """A tile on the table."""

    place: int
    kind: int
    x: int
    y: int
    rotation: int  # quarter turns clockwise
    constructed: bool
    gifts: int  # blessings that lie there


@dataclass(frozen=True)
class Seen:
    """A view as its reader sees it: `told` are its facts, `hand` the kinds of the own tiles."""

    told: Mapping[str, Sequence[int]]
    hand: list[int]
    reader: Reader
    asked: int = -1  # who is to choose
    walker: int = NO_SPOT  # whose way is to be chosen

    # -- the table

    @cached_property
    def tiles(self) -> list[Tile]:
        """List the tiles in the order in which they were laid."""
        return [
            Tile(at // ROW + 1, row[0], row[1], row[2], row[3], row[4] == 1, row[5])
            for at, row in self.rows("tiles", ROW)
        ]

    @cached_property
    def cells(self) -> dict[Cell, int]:
        """Tell which place lies in each cell that is not free."""
        abbey = {(x, y): ABBEY_PLACE for x in range(ABBEY_COLUMNS) for y in range(ABBEY_ROWS)}
        return abbey | {(tile.x, tile.y): tile.place for tile in self.tiles}

    def rows(self, name: str, length: int) -> list[tuple[int, Sequence[int]]]:
        """Cut a row of numbers in pieces, each with where it begins."""
        numbers = self.told[name]
        return [(at, numbers[at : at + length]) for at in range(0, len(numbers), length)]

    def edges(self, kind: int, rotation: int) -> list[int]:
        """List what a tile turned so shows to the north, east, south and west."""
        return [self.told["edges"][SIDES * kind + (n - rotation) % SIDES] for n in range(SIDES)]

    def boxes(self, kind: int) -> list[int]:
        """List the numbers of the boxes of a tile."""
        numbers = self.told["numbers"][MOST_BOXES * kind : MOST_BOXES * (kind + 1)]
        return [number for number in numbers if number]

    # -- monks

    @cached_property
    def monks(self) -> dict[int, list[tuple[int, int]]]:
        """List by place the monks there: the box and the colour of each, rising."""
        found: dict[int, list[tuple[int, int]]] = {}
        for at, spot in enumerate(self.told["monks"]):
            if spot != ON_GRID:
                colour = self.told["colours"][at // MONKS]
                found.setdefault(spot // A_PLACE, []).append((spot % A_PLACE, colour))
        return {place: sorted(there) for place, there in found.items()}

    @cached_property
    def mine(self) -> set[int]:
        """Tell where the reader has monks."""
        if self.reader.seat < 0:
            return set()
        first = MONKS * self.reader.seat
        spots = self.told["monks"][first : first + MONKS]
        return {spot // A_PLACE for spot in spots if spot != ON_GRID}

    # -- what can be chosen

    @cached_property
    def reach(self) -> dict[int, int]:
        """Tell what it costs the walker to go where it can go; nothing where none was chosen."""
        rows = [row for _, row in self.rows("reach", 3)]
        return {place: cost for spot, place, cost in rows if spot == self.walker}

    @property
    def start(self) -> int:
        """Tell from where the walker sets out; -1 where none was chosen."""
        return self.walker // A_PLACE if self.walker != NO_SPOT else -1

    @property
    def raised(self) -> int:
        """Tell which tile is in hand to be placed; -1 if none is."""
        return self.told["raised"][0]

    @cached_property
    def chosen(self) -> Cell | None:
        """Tell where it is to lie, once that is chosen."""
        return (self.told["chosen"][0], self.told["chosen"][1]) if self.told["chosen"] else None

    @cached_property
    def fits(self) -> dict[Cell, int]:
        """Tell where the tile in hand, or else any of the own, can lie, and in which rotations."""
        found: dict[Cell, int] = {}
        for _, (kind, x, y, rotations) in self.rows("fits", 4):
            if self.raised in (-1, kind):
                found[x, y] = found.get((x, y), 0) | rotations
        return found

    # -- names

    def short(self, kind: int, letters: int = SHORT) -> str:
        """Name a tile in so many letters; a Secret Way has the sign of its colour."""
        text = self.reader.translator.text
        if SECRET_WAY <= kind < SECRET_WAY + len(SECRET_WAYS):
            colour = monk(kind - SECRET_WAY, self.reader).plain
            return text("cli-tile-secret-way")[: letters - 1] + colour
        return text(f"cli-tile-{TILES[kind]}")[:letters]

    def shape(self, kind: int, rotation: int = 0) -> str:
        """Draw how a tile turned so connects."""
        return shape(self.edges(kind, rotation), self.reader)

    def known(self, number: int) -> str:
        """Write a number that may be hidden."""
        return str(number) if number >= 0 else sign(UNSEEN, self.reader)

    def colour(self, seat: int) -> int:
        """Tell the colour of a seat; -1 before it is dealt."""
        return self.told["colours"][seat]
