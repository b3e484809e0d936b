"""The map of Monastery as a drawing: a word a cell, `.` where nothing lies.

    .          chapel│(Aa)   .           kitchen┴[A.B]*
    path─()    @AB           @           @
    .          @             @           @

@AB         one of the Abbey's six cells, and some of those who stand there
kitchen┴    a tile, and where its pathways lead; who has four gateways or nothing needs no sign
[A.B]*      unconstructed: who is in which box; a star for each blessing that lies there
(Aa)        constructed: who is there, written small if praying; nothing behind a feature tile
path└       a straight or a corner Path, by its sign; way-red is red's Secret Way
"""

import re
from dataclasses import dataclass

from chapterhouse.core.bits import BIT, members_of
from chapterhouse.core.plan import POOL
from chapterhouse.games.monastery import monks
from chapterhouse.games.monastery.components import COLOURS, EMPTY, MONKS, OUT, SIDES, TABLE, TILES
from chapterhouse.games.monastery.fitting import is_feature
from chapterhouse.games.monastery.sites import lay, site_at
from chapterhouse.games.monastery.spots import (
    A_PLACE,
    ON_GRID,
    PRAYING,
    STANDING,
    cell_at,
)
from chapterhouse.games.monastery.state import Monastery

SIGNS = dict(zip("│─└┌┐┘├┬┤┴┼", (5, 10, 3, 6, 12, 9, 7, 14, 13, 11, 15), strict=True))
NOTHING = "."
ABBEY_CELLS = 6
ABBEY = "@"
TOKEN = re.compile(
    r"(?P<name>[a-z-]+?)(?P<sign>[│─└┌┐┘├┬┤┴┼]?)"
    r"(?:\[(?P<boxes>[A-Za-z.]+)\]|\((?P<inside>[A-Za-z]*)\))?(?P<gifts>\**)"
)
ALIASES = {f"way-{colour}": f"secret-way-{colour}" for colour in COLOURS}


@dataclass(frozen=True)
class Cell:
    """What is drawn in one cell."""

    x: int
    y: int
    kind: int
    rotation: int
    built: bool
    boxes: str  # `A.B`, of an unconstructed tile
    inside: str  # `Aa`, of a constructed one
    gifts: int


def open_sides(s: Monastery, kind: int, rotation: int) -> int:
    """Give the sides of a tile that are not empty, as a set."""
    shown = int(s.edition.shapes.sides[SIDES * kind + rotation])
    return sum([1 << side for side in range(SIDES) if shown >> 2 * side & 3 != EMPTY])


def kind_of(word: str, sign: str = "") -> int:
    """Read the name of a tile. Raises ValueError if no tile is called so."""
    if word == "path":
        word = "path-straight" if sign in "│─" else "path-corner"
    return TILES.index(ALIASES.get(word, word))


def read(s: Monastery, rows: list[list[str]]) -> tuple[list[Cell], str]:
    """Read a drawing: what lies there, and who is in the Abbey."""
    corner = [(y, x) for y, row in enumerate(rows) for x, word in enumerate(row) if ABBEY in word]
    if len(corner) != ABBEY_CELLS:
        raise ValueError(f"the Abbey has {ABBEY_CELLS} cells {ABBEY}, not {len(corner)}")
    top, left = corner[0]
    found = [
        _cell(s, x - left, y - top, word)
        for y, row in enumerate(rows)
        for x, word in enumerate(row)
        if word != NOTHING and ABBEY not in word
    ]
    return found, "".join([rows[y][x].removeprefix(ABBEY) for y, x in corner])


def _cell(s: Monastery, x: int, y: int, word: str) -> Cell:
    parts = TOKEN.fullmatch(word)
    if parts is None:
        raise ValueError(f"{word} draws no tile; try kitchen┴[A.B] or chapel│(Aa)")
    name, sign, boxes = parts["name"], parts["sign"], parts["boxes"] or ""
    kind = kind_of(name, sign)
    turns = members_of(s.edition.shapes.distinct[kind])
    fitting = [r for r in turns if not sign or open_sides(s, kind, r) == SIGNS[sign]]
    if len(fitting) != 1:
        raise ValueError(f"{word}: a {name} does not lie like this")
    if len(boxes) != s.edition.boxes[kind] and boxes:
        raise ValueError(f"{word}: a {name} has {s.edition.boxes[kind]} boxes")
    if not boxes and parts["inside"] is None and not is_feature(kind):
        raise ValueError(f"{word}: is it constructed? try {name}() or {name}[...]")
    return Cell(
        x, y, kind, fitting[0], not boxes, boxes, parts["inside"] or "", len(parts["gifts"])
    )


def draw(s: Monastery, rows: list[list[str]], names: list[str]) -> None:
    """Lay what is drawn, out of the bag or out of whichever hand has it."""
    cells, abbey = read(s, rows)
    spots: list[list[int]] = [[STANDING for letter in abbey if letter == n[0]] for n in names]
    waiting = list(cells)
    while waiting:
        ready = [c for c in waiting if site_at(s, cell_at(c.x, c.y)) != s.sites]
        if not ready:
            raise ValueError(f"{TILES[waiting[0].kind]} touches no other tile")
        waiting.remove(ready[0])
        _lay(s, ready[0], names, spots)
    for seat, mine in enumerate(spots):
        if not 1 <= len(mine) <= MONKS:
            raise ValueError(f"{names[seat]} has {len(mine)} monks on the map, not 1 to {MONKS}")
        row = [ON_GRID] * (MONKS - len(mine)) + sorted(mine)
        for at, spot in enumerate(row):
            s.monks[MONKS * seat + at] = spot
    for place in range(1, s.places):
        if not is_feature(s.kind[place]):
            monks.settle(s, place)


def _lay(s: Monastery, cell: Cell, names: list[str], spots: list[list[int]]) -> None:
    """Lay one tile, and note where its monks are."""
    hidden = [z for z in range(s.zones.plan.zones) if z not in (OUT, TABLE)]
    lying = [zone for zone in hidden if s.zones.tally(zone, cell.kind)]
    if not lying:
        raise ValueError(f"there is no other {TILES[cell.kind]}")
    s.zones.move(cell.kind, POOL if POOL in lying else lying[0], TABLE, s.everyone)
    place = int(lay(s, cell.kind, cell_at(cell.x, cell.y), cell.rotation))
    s.gifts[place] = cell.gifts
    if cell.built:
        s.built |= BIT[place]
    letters = [name[0] for name in names]
    for box, letter in enumerate(cell.boxes, 1):
        if letter != NOTHING:
            spots[letters.index(letter)].append(A_PLACE * place + box)
    for letter in cell.inside:
        posture = STANDING if letter.isupper() else PRAYING
        spots[letters.index(letter.upper())].append(A_PLACE * place + posture)
