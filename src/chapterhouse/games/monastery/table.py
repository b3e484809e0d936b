"""What lies on the table of Monastery, as pages and programs read it.

Kinds of tile and letters are named by their words; colours are numbered clockwise, seats from 0.
Places are numbered in the order in which they were laid: 0 is the Abbey. Cells count to the east
and to the south of the north-west cell of the Abbey.
"""

from typing import Literal

from msgspec import Struct

# -- what is printed, and never changes


class Hour(Struct):
    """A space of the dial."""

    round: str
    """What kind of round it is for."""
    draws: int
    """How many tiles are drawn there."""


class Kind(Struct):
    """What is printed on a kind of tile."""

    value: int
    """Its value; 0 for a feature."""
    shade: int
    """Its colour: 0 none, 1 grey, 2 brown, 3 both."""
    numbers: list[int]
    """The numbers of its boxes, from the first."""
    edges: list[int]
    """To the north, east, south and west: 1 a pathway, 2 a gateway, 3 nothing."""


class Board(Struct):
    """What is printed on tiles, grid, strips, dial and Abbey."""

    hours: list[Hour]
    """The spaces of the dial."""
    doors: list[int]
    """The sides of the Abbey from the north-west round, as edges."""
    tiles: dict[str, Kind]
    """The kinds of tile."""
    phrases: list[str]
    """The letters of the strip of each colour."""
    rows: list[int]
    """The colours of the rows of the grid, from the top."""
    upper: list[int]
    """The prices of the columns."""
    lower: list[int]
    """The prices for those whose strip is full."""


# -- what lies there now


class Cell(Struct):
    """A cell of the plan."""

    x: int
    """To the east."""
    y: int
    """To the south."""


class Spot(Struct):
    """Where a monk stands."""

    place: int
    """The place."""
    box: int
    """The box; 0 for a monk that stands in none, 6 for one that prays."""


class Tile(Struct, omit_defaults=True):
    """A tile on the table."""

    kind: str
    """Its kind."""
    x: int
    """Its cell, to the east."""
    y: int
    """Its cell, to the south."""
    rotation: int
    """Quarter turns clockwise."""
    built: bool
    """Whether it is constructed."""
    blessings: int = 0
    """Blessings that lie there."""
    full: bool = False
    """Whether no more monks can stand there."""
    turned: bool = False
    """Whether its icon has been used in this round."""


class Player(Struct):
    """What lies before a player, and behind the screen as far as the reader may know."""

    colour: int | None
    """Their colour, once it is dealt."""
    partner: int | None
    """The seat that plays together with theirs, if one does."""
    monks: list[Spot]
    """Their monks that are not on the grid."""
    blessings: int | None
    """Their blessings; null behind a screen."""
    tiles: int
    """How many tiles they have in hand."""
    strip: list[Literal["free", "large", "small"]]
    """What lies on each space of their strip."""
    lower_price: bool
    """Whether they pay the lower price."""
    points: int
    """The points of their testament."""


class Goal(Struct):
    """Where a monk can go."""

    place: int
    """The place."""
    cost: int
    """The movement points it takes to go there."""


class Reach(Struct):
    """What the monks of one spot can reach."""

    place: int
    """The place where they stand."""
    box: int
    """The box where they stand."""
    goals: list[Goal]
    """Where they can go."""


class Prospect(Struct):
    """What is yet to be scored."""

    way: Literal["prayer", "work"]
    """How."""
    place: int
    """Where."""
    points: int
    """For how many points."""


class Fit(Struct):
    """Where a tile of the reader could lie."""

    kind: str
    """Its kind."""
    x: int
    """The cell, to the east."""
    y: int
    """The cell, to the south."""
    turns: list[int]
    """In quarter turns clockwise, how it could lie there."""


class Turn(Struct):
    """What the player on turn has left, and could do."""

    points: int
    """The points left."""
    blessings: int
    """Blessings that may be spent, for their own eyes."""
    raised: str | None
    """The kind of tile in hand, to be placed."""
    chosen: Cell | None
    """The cell where it is to lie, for their own eyes."""
    walker: Spot | None
    """The monk that is to go on."""
    about: int | None
    """The place that a question is about."""
    reach: list[Reach]
    """Where their monks could go."""
    prospect: list[Prospect]
    """What is yet to be scored."""
    fits: list[Fit]
    """Where their tiles could lie, for their own eyes."""


class MonasteryTable(Struct):
    """The table of Monastery."""

    icons: bool
    """Whether it is played with icons."""
    phase: Literal["dealing", "serving", "moving", "scoring", "resting", "over"]
    """What the round is at."""
    day: int
    """The day."""
    hour: int
    """The space of the dial, from 0."""
    abbot: int | None
    """The seat of the Abbot, once there is one."""
    active: int
    """The seat whose turn it is."""
    order: list[int]
    """The seats in the order of the round, once there is an Abbot."""
    players: list[Player]
    """The players, by seat."""
    tiles: list[Tile]
    """The tiles on the table: places from 1 on."""
    sites: list[Cell]
    """The free cells beside them."""
    grid: list[list[str | None]]
    """The rows of the grid: letters, in lower case small ones; `monk`; null where nothing lies."""
    price: list[int]
    """What a letter costs the reader, by column; nothing for onlookers."""
    pool: int
    """Blessings in the pool."""
    bag: int
    """Tiles in the bag."""
    turn: Turn
    """The turn that is going on."""
