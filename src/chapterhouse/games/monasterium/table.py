"""What lies on the table of Monasterium, as pages and programs read it: all of it is public.

Things are named by their words, as in records: monasteries A to E, fields of the action area I-A to
IV-E, rooms and cloister spaces A1, A2 and so on. Seats count from 0.
"""

from typing import Literal

from msgspec import Struct

# -- what is printed, and never changes


class Room(Struct):
    """A room of a monastery."""

    word: str
    """Its name."""
    kind: str
    """Its kind: profane, workshop or common."""
    borders: list[str]
    """The cloister spaces that it borders."""
    blocked: bool
    """Whether nobody can enter it, with so many players."""


class Space(Struct):
    """A cloister space of a monastery."""

    word: str
    """Its name."""
    blocked: bool
    """Whether nobody can enter it, with so many players."""


class Monastery(Struct):
    """A monastery, whose places go round in two rings."""

    rooms: list[Room]
    """The outer ring."""
    spaces: list[Space]
    """The inner ring."""


class Stop(Struct):
    """A field of the path."""

    monasteries: list[str]
    """The monasteries it touches."""
    bonus: str
    """What it brings."""


class Need(Struct):
    """A novice that a mission asks for."""

    area: str
    """The area of the monastery."""
    monastery: str
    """The monastery."""
    kind: str | None
    """The kind of room; null for any."""


class Mission(Struct):
    """A mission: it asks for novices in certain places, or for so many of something."""

    needs: list[Need]
    """The novices it asks for; none where it counts."""
    condition: str | None
    """What it counts, if it does."""
    count: int
    """How much that has to be; 0 where it does not count."""
    worth: list[int]
    """The points it brings, by year."""


class Board(Struct):
    """What is printed on the board, on the missions and in the rules of setting up."""

    monasteries: list[Monastery]
    """The five monasteries."""
    path: list[Stop]
    """The fields of the path, from the first on."""
    missions: dict[str, Mission]
    """All missions, by their names."""
    chapel: int
    """How many novices a chapel holds."""


# -- what lies there now


class Count(Struct):
    """How far something has come."""

    nth: int
    """The one that is going on."""
    all: int
    """So many there are."""


class Dice(Struct):
    """Dice that lie together."""

    white: int
    """White dice."""
    own: list[int]
    """Dice of each seat."""


class Rolled(Struct):
    """Dice on the table that show the same."""

    die: str
    """Whose die it is, and its face."""
    count: int
    """How many there are."""
    picked: int
    """How many of them are picked to be thrown again."""


class Player(Struct):
    """What lies before a player."""

    goods: dict[str, int]
    """How much they have of each good."""
    novices: list[str]
    """The fields of the action area where a novice stands."""
    beside: list[str]
    """The rows beside which the extra novice still stands."""
    window: list[str | None]
    """The nine cells of the church window, row by row: the monastery of the tile there."""
    envoy: int
    """The field of the path where the envoy stands, from 1."""
    dice: int
    """How many dice of their own they have."""
    white_in_hand: int
    """White dice that they are yet to throw."""
    own_in_hand: int
    """Dice of their own that they are yet to throw."""
    reroll: bool
    """Whether the reroll tile can be used."""
    points: int
    """The points so far."""


class Turn(Struct):
    """The turn of a player who has taken dice."""

    column: str
    """The column in use."""
    unspent: int
    """Dice that are not used yet."""
    used: list[str]
    """The actions used in this turn."""


class MonasteriumTable(Struct):
    """The table of Monasterium."""

    phase: Literal["placing", "acting", "over"]
    """Whether dice are thrown and placed, or taken and used."""
    year: Count
    """The years of the match."""
    round: Count
    """The rounds of the year."""
    start: int
    """The seat that has the chalice."""
    active: int
    """The seat whose turn it is."""
    turn: Turn | None
    """What they do with the dice they took, once a column is chosen."""
    fields: list[Dice]
    """The dice fields, from face 1 to 6."""
    roll: list[Rolled]
    """The dice that were thrown and are not placed."""
    players: list[Player]
    """The players, by seat."""
    rooms: dict[str, int]
    """Rooms with a novice, and the seat it belongs to."""
    spaces: dict[str, int]
    """Cloister spaces with a novice, and the seat it belongs to."""
    chapels: dict[str, list[int]]
    """The seats of the novices in each chapel, once for each novice."""
    tiles: dict[str, int]
    """The window tiles left at each monastery."""
    missions: dict[str, list[int]]
    """The missions that lie open, and the seats that fulfilled them."""
