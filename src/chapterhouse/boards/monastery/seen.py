"""What a board of Monastery draws: the table of a view, as its reader sees it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from chapterhouse.boards.board import Reader
from chapterhouse.boards.monastery.signs import monk, shape, sign
from chapterhouse.games.monastery.components import (
    SECRET_WAY,
    SECRET_WAYS,
    SIDES,
    TILES,
)
from chapterhouse.games.monastery.spots import A_PLACE, ABBEY_PLACE, NO_SPOT
from chapterhouse.games.monastery.table import Board, Kind, MonasteryTable

Cell = tuple[int, int]  # to the east and to the south

ABBEY_COLUMNS: Final = 3
ABBEY_ROWS: Final = 2
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
    """A view as its reader sees it: `hand` are the kinds of the own tiles."""

    told: MonasteryTable
    printed: Board
    hand: list[int]
    reader: Reader
    asked: int = -1  # who is to choose
    walker: int = NO_SPOT  # whose way is to be chosen

    # -- the table

    @cached_property
    def tiles(self) -> list[Tile]:
        """List the tiles in the order in which they were laid."""
        return [
            Tile(at, TILES.index(one.kind), one.x, one.y, one.rotation, one.built, one.blessings)
            for at, one in enumerate(self.told.tiles, 1)
        ]

    @cached_property
    def cells(self) -> dict[Cell, int]:
        """Tell which place lies in each cell that is not free."""
        abbey = {(x, y): ABBEY_PLACE for x in range(ABBEY_COLUMNS) for y in range(ABBEY_ROWS)}
        return abbey | {(tile.x, tile.y): tile.place for tile in self.tiles}

    def printed_on(self, kind: int) -> Kind:
        """Tell what is printed on a kind of tile."""
        return self.printed.tiles[TILES[kind]]

    def edges(self, kind: int, rotation: int) -> list[int]:
        """List what a tile turned so shows to the north, east, south and west."""
        edges = self.printed_on(kind).edges
        return [edges[(n - rotation) % SIDES] for n in range(SIDES)]

    def boxes(self, kind: int) -> list[int]:
        """List the numbers of the boxes of a tile."""
        return self.printed_on(kind).numbers

    # -- monks

    @cached_property
    def monks(self) -> dict[int, list[tuple[int, int]]]:
        """List by place the monks there: the box and the colour of each, rising."""
        found: dict[int, list[tuple[int, int]]] = {}
        for seat, player in enumerate(self.told.players):
            for spot in player.monks:
                found.setdefault(spot.place, []).append((spot.box, self.colour(seat)))
        return {place: sorted(there) for place, there in found.items()}

    @cached_property
    def mine(self) -> set[int]:
        """Tell where the reader has monks."""
        if self.reader.seat < 0:
            return set()
        return {spot.place for spot in self.told.players[self.reader.seat].monks}

    # -- what can be chosen

    @cached_property
    def reach(self) -> dict[int, int]:
        """Tell what it costs the walker to go where it can go; nothing where none was chosen."""
        spot = divmod(self.walker, A_PLACE)
        goals = [one.goals for one in self.told.turn.reach if (one.place, one.box) == spot]
        return {goal.place: goal.cost for goal in goals[0]} if goals else {}

    @property
    def start(self) -> int:
        """Tell from where the walker sets out; -1 where none was chosen."""
        return self.walker // A_PLACE if self.walker != NO_SPOT else -1

    @property
    def raised(self) -> int:
        """Tell which tile is in hand to be placed; -1 if none is."""
        raised = self.told.turn.raised
        return -1 if raised is None else TILES.index(raised)

    @cached_property
    def chosen(self) -> Cell | None:
        """Tell where it is to lie, once that is chosen."""
        chosen = self.told.turn.chosen
        return (chosen.x, chosen.y) if chosen else None

    @cached_property
    def fits(self) -> dict[Cell, list[int]]:
        """Tell where the tile in hand, or else any of the own, can lie, and in which rotations."""
        found: dict[Cell, set[int]] = {}
        for one in self.told.turn.fits:
            if self.told.turn.raised in (None, one.kind):
                found.setdefault((one.x, one.y), set()).update(one.turns)
        return {cell: sorted(turns) for cell, turns in found.items()}

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

    def known(self, number: int | None) -> str:
        """Write a number that may be hidden."""
        return sign(UNSEEN, self.reader) if number is None else str(number)

    def colour(self, seat: int) -> int:
        """Tell the colour of a seat; -1 before it is dealt."""
        colour = self.told.players[seat].colour
        return -1 if colour is None else colour

    def strip(self, seat: int) -> list[tuple[str, str]]:
        """Tell the letters of a strip, empty before colours are dealt, and what lies on each."""
        colour = self.colour(seat)
        there = self.told.players[seat].strip
        letters = list(self.printed.phrases[colour]) if colour >= 0 else [""] * len(there)
        return list(zip(letters, there, strict=True))
