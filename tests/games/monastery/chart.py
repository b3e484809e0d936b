"""The map of Monastery as a drawing, written from a position; `positions` reads one."""

from chapterhouse.core.bits import BIT
from chapterhouse.games.monastery.components import MONKS, TILES
from chapterhouse.games.monastery.fitting import is_feature
from chapterhouse.games.monastery.sites import place_at
from chapterhouse.games.monastery.spots import A_PLACE, PRAYING, cell_at, x_of, y_of
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.positions.monastery_map import ABBEY, NOTHING, SIGNS, kind_of, open_sides, read

__all__ = ["NOTHING", "drawn", "kind_of", "name_of", "open_sides", "read", "state_of"]


def state_of(s: Monastery, place: int, names: list[str]) -> str:
    """Write who is in a place: `[A.B]*`, `(Aa)`, or the letters alone for the Abbey."""
    who = [
        (name[0], int(s.monks[MONKS * n + at]))
        for n, name in enumerate(names)
        for at in range(MONKS)
    ]
    here = [
        (letter, spot % A_PLACE) for letter, spot in who if spot >= 0 and spot // A_PLACE == place
    ]
    if place == 0:
        return "".join([letter for letter, _ in here])
    stars = "*" * int(s.gifts[place])
    if not s.built & BIT[place]:
        boxes = {box: letter for letter, box in here}
        numbers = range(1, s.edition.boxes[s.kind[place]] + 1)
        return f"[{''.join([boxes.get(n, NOTHING) for n in numbers])}]{stars}"
    if is_feature(s.kind[place]):
        return ""
    marks = [letter.lower() if box == PRAYING else letter for letter, box in here]
    return f"({''.join(marks)}){stars}"


def sign_of(s: Monastery, place: int) -> str:
    """Write where the pathways of a tile lead, if it can lie in several ways."""
    sides = open_sides(s, int(s.kind[place]), int(s.rotation[place]))
    if int(s.edition.shapes.distinct[s.kind[place]]) == 1:
        return ""
    return next(sign for sign, set_of in SIGNS.items() if set_of == sides)


def name_of(kind: int) -> str:
    """Write the name of a tile as short as it can be read."""
    word = TILES[kind]
    if word.startswith("path-"):
        return "path"
    return word.removeprefix("secret-")


def drawn(s: Monastery, names: list[str]) -> list[list[str]]:
    """Draw the whole map."""
    xs = [0, 2, *[int(x_of(s.cell[place])) for place in range(1, s.places)]]
    ys = [0, 1, *[int(y_of(s.cell[place])) for place in range(1, s.places)]]
    columns, rows = range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)
    return [[_drawn(s, x, y, names) for x in columns] for y in rows]


def _drawn(s: Monastery, x: int, y: int, names: list[str]) -> str:
    place = int(place_at(s, cell_at(x, y)))
    if place < 0:
        return NOTHING
    if place == 0:
        return ABBEY + (state_of(s, 0, names) if (x, y) == (0, 0) else "")
    return name_of(int(s.kind[place])) + sign_of(s, place) + state_of(s, place, names)
