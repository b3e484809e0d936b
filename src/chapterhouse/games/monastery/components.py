"""The box of Monastery, section MON-COMP: what its edition says, laid out for the steps."""

from __future__ import annotations

from typing import Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.deck import Deck
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.plan import Plan
from chapterhouse.editions import Edition

# -- numbers that name things

COLOURS: Final = ["red", "blue", "green", "yellow"]  # MON-SETUP-3: clockwise
ROWS: Final = 4  # MON-COMP-5: of the grid; a cell is 13 * row + column
COLUMNS: Final = 13
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SPACES: Final = 9  # MON-COMP-4: of a phrase, and so of a strip
MONKS: Final = 5  # MON-COMP-2: of a player

SINGLES: Final = [
    "chapter-house", "abbots-house", "dormitory", "chapel", "scriptum", "library", "guest-house",
    "almonry", "bursary", "calefactory", "cemetery", "locutory", "prison-cell", "brewhouse",
    "kitchen", "bakehouse", "farm", "stables", "workshop", "smithy", "piggery", "buttery",
    "corn-mill", "refectory", "infirmary", "garderobes", "beehive", "carp-pond", "dovecote",
]  # fmt: skip
SECRET_WAYS: Final = [f"secret-way-{colour}" for colour in COLOURS]
TILES: Final = [*SINGLES, *SECRET_WAYS, "path-straight", "path-corner", "field", "garden"]
KINDS: Final = len(TILES)
ABBEY: Final = KINDS  # counts as a kind where places are named
MOST_TILES: Final = 53  # MON-COMP-1
PLACES: Final = MOST_TILES + 1  # place 0 is the Abbey
SECRET_WAY: Final = len(SINGLES)  # the red one, then as COLOURS

ABBOTS_HOUSE: Final = TILES.index("abbots-house")
CHAPEL: Final = TILES.index("chapel")
SCRIPTUM: Final = TILES.index("scriptum")
LIBRARY: Final = TILES.index("library")
ALMONRY: Final = TILES.index("almonry")
PRISON_CELL: Final = TILES.index("prison-cell")
BREWHOUSE: Final = TILES.index("brewhouse")
FARM: Final = TILES.index("farm")
STABLES: Final = TILES.index("stables")
WORKSHOP: Final = TILES.index("workshop")
FEATURES: Final = [TILES.index(name) for name in ("beehive", "carp-pond", "dovecote")]
# Used at will: MON-ICON-1, MON-ICON-7
ICONS: Final = [ALMONRY, LIBRARY, WORKSHOP, STABLES, ABBOTS_HOUSE]

NONE: Final = 0  # MON-TERM-8: what a tile shows to one side; NONE where there is no tile
PATHWAY: Final = 1
GATEWAY: Final = 2
EMPTY: Final = 3
EDGES: Final = ["none", "path", "gateway", "empty"]
SIDES: Final = 4  # north, east, south, west

GREY: Final = 1  # MON-TERM-12: shades, as sets
BROWN: Final = 2
SHADES: Final = ["none", "grey", "brown", "both"]

NO_GROUP: Final = -1
PATHS: Final = 0
GROUPS: Final = ["path", "field", "garden"]

MOST_BOXES: Final = 5
SERVICE: Final = 0  # MON-COMP-7: what a space of the dial is for
STUDY: Final = 1
TOIL: Final = 2
NIGHT: Final = 3
ROUNDS: Final = ["service", "study", "toil", "night"]
DIAL: Final = 10  # spaces; MON-FLOW-1: run through on each of two days
DAYS: Final = 2

# -- where cards lie

POOL: Final = 0  # MON-SETUP-6: the bag
OUT: Final = 1  # Secret Ways of colours not in play
TABLE: Final = 2
HAND: Final = 3  # of seat 0, then the others'


def union(members: list[int]) -> int:
    """Make a set of its members."""
    return sum([BIT[member] for member in members])


@final
class MonasteryEdition:
    """What the edition says. Rows go by kind of tile, by colour, or by place of the dial."""

    def __init__(self, edition: Edition) -> None:
        """Lay out the box. Raises KeyError or ValueError for an edition that is not valid."""
        copies = [edition[f"count.{tile}"] for tile in TILES]
        self.facts: Final = edition
        self.deck: Final = Deck(copies)
        self.plans: Final = [_plan(self.deck, seats) for seats in range(ROWS + 1)]
        # tiles, by kind; features have no boxes: MON-COMP-10
        self.value: Final = vec[i64]([edition[f"value.{tile}"] for tile in TILES] + [0])
        boxes = [edition[f"boxes.{tile}"] for tile in TILES] + [[]]
        self.boxes: Final = vec[i64]([len(numbers) for numbers in boxes])
        self.number: Final = vec[i64]([n for numbers in boxes for n in _filled(numbers)])
        shades = [SHADES.index(edition[f"colour.{tile}"]) for tile in TILES]
        self.shade: Final = vec[i64](shades + [GREY])  # MON-TERM-12: the Abbey is grey
        groups = [_group(tile) for tile in TILES]
        self.group: Final = vec[i64](groups + [NO_GROUP])
        self.limit: Final = vec[i64]([edition[f"groups.{group}"] for group in GROUPS])
        self.group_points: Final = vec[i64]([edition[f"groups.{g}-points"] for g in GROUPS])
        self.doors: Final = [EDGES.index(door) for door in edition["abbey.doors"]]
        self.shapes: Final = Shapes(edition)
        # the grid, by column, and the letters of each colour's phrase
        order: list[str] = edition["grid.order"]
        self.row: Final = vec[i64]([order.index(colour) for colour in COLOURS])
        self.upper: Final = vec[i64](edition["grid.upper"])
        self.lower: Final = vec[i64](edition["grid.lower"])
        self.letter: Final = vec[i64]([kind == "letter" for kind in edition["grid.columns"]])
        self.phrase: Final = vec[i64](_phrases(edition))
        self.allotted: Final = vec[i64](_sorts(shades, groups, list(self.value)))
        # the dial, by space from 0
        self.kind: Final = vec[i64]([ROUNDS.index(kind) for kind in edition["dial.kinds"]])
        self.draws: Final = vec[i64](edition["dial.draws"])
        # blessings and points
        self.blessings: Final[i64] = edition["blessings.total"]
        self.rests: Final = vec[i64](edition["blessings.rests"])
        self.gift: Final[i64] = edition["gift.blessings"]
        self.moves: Final[i64] = edition["moves.points"]
        self.work: Final[i64] = edition["work.points"]
        self.farm: Final[i64] = edition["work.farm"]
        self.scriptum: Final[i64] = edition["work.scriptum"]
        self.chapel: Final[i64] = edition["prayer.chapel"]
        self.chapel_most: Final[i64] = edition["prayer.chapel-most"]
        self.per_letter: Final[i64] = edition["testament.letter"]
        self.per_blessing: Final[i64] = edition["testament.blessing"]


@final
class Shapes:
    """How tiles can lie, by what the four sides of a cell ask: 2 bits a side, north lowest.

    `clear` and `joins` have 256 sets of rotations for each kind; a rotation is so many quarter
    turns clockwise.
    """

    def __init__(self, edition: Edition) -> None:
        edges = [[EDGES.index(edge) for edge in edition[f"edges.{tile}"]] for tile in TILES]
        turned = [[_turned(sides, r) for r in range(SIDES)] for sides in edges]
        tried = {sides: _tried(sides) for shape in turned for sides in shape}
        self.sides: Final = vec[i64]([sides for shape in turned for sides in shape])  # 4 * kind + r
        self.distinct: Final = vec[i64](
            [union([shape.index(sides) for sides in set(shape)]) for shape in turned]
        )
        passed = [[tried[sides] for sides in shape] for shape in turned]
        self.clear: Final = vec[i64](_rotations(passed, 0))  # MON-PLACE-7
        self.joins: Final = vec[i64](_rotations(passed, 1))  # MON-PLACE-6


def _turned(edges: list[int], rotation: int) -> int:
    """Write what a tile shows to its four sides when turned clockwise."""
    return sum([edges[(side - rotation) % SIDES] << 2 * side for side in range(SIDES)])


def _tried(sides: int) -> tuple[int, int]:
    """Try a tile that shows this against all that a cell can ask: the sets of what it is clear of,
    and of what it joins.
    """
    blocked, joined = 0, 0
    for side in range(SIDES):
        shown = sides >> 2 * side & 3
        if shown == PATHWAY:  # MON-TERM-10
            blocked |= _ASKING[side][EMPTY]
        elif shown == EMPTY:
            blocked |= _ASKING[side][PATHWAY]
        if shown not in (EMPTY, NONE):
            joined |= sum([_ASKING[side][edge] for edge in range(4) if edge not in (EMPTY, NONE)])
    return _ANYTHING & ~blocked, joined


def _asking(side: int, edge: int) -> int:
    """Give the set of what a cell can ask that has this edge at a side."""
    return sum([2**asked for asked in range(256) if asked >> 2 * side & 3 == edge])


_ASKING: Final = [[_asking(side, edge) for edge in range(4)] for side in range(SIDES)]
_ANYTHING: Final = 2**256 - 1


def _rotations(passed: list[list[tuple[int, int]]], test: int) -> list[int]:
    """By kind and by what a cell asks: the rotations that pass this test."""
    return [
        union([r for r, tests in enumerate(shape) if tests[test] >> asked & 1])
        for shape in passed
        for asked in range(256)
    ]


def _filled(numbers: list[int]) -> list[int]:
    """By box from 0, which is none: its number. MON-COMP-9."""
    return [0, *numbers, *[0] * (MOST_BOXES - len(numbers))]


def _group(tile: str) -> int:
    """Tell in which kind of group a tile can be. MON-GROUP-1, MON-GROUP-2, MON-GROUP-3."""
    name = tile.partition("-")[0]
    return GROUPS.index(name) if name in GROUPS else NO_GROUP


def _sorts(shades: list[int], groups: list[int], values: list[int]) -> list[int]:
    """Give the kinds of each sort: grey of value 2, Paths, Gardens and brown. MON-START-2."""
    garden = GROUPS.index("garden")
    grey = [SHADES[shade] == "grey" for shade in shades]
    twos = [k for k in range(SECRET_WAY) if grey[k] and values[k] == 2]  # noqa: PLR2004
    paths = [k for k, group in enumerate(groups) if group == PATHS]
    brown = [k for k, shade in enumerate(shades) if shade == BROWN or groups[k] == garden]
    return [union(twos), union(paths), union(brown)]


def _phrases(edition: Edition) -> list[int]:
    """By colour, the nine letters of its phrase; gaps do not count. MON-COMP-4."""
    phrases = [edition[f"phrase.{colour}"].replace(" ", "") for colour in COLOURS]
    return [LETTERS.index(letter) for phrase in phrases for letter in phrase]


def _plan(deck: Deck, seats: int) -> Plan:
    """Name the places of tiles: hands are tracked, and what is drawn in the variants is not yet
    kept.
    """
    hands = [f"hand-{n + 1}" for n in range(seats)]
    drawn = [f"drawn-{n + 1}" for n in range(seats)]
    names = ["pool", "out", "table", *hands, *drawn]
    mine = list(range(HAND, HAND + 2 * seats))
    everything = [set(range(deck.kinds))] * len(names)
    return Plan(deck, names, seats, mine[:seats], everything, mine)
