"""What a tile would break if it lay there, and what building would bring: worked out slowly."""

from itertools import permutations

from chapterhouse.games.monastery.components import TILES
from chapterhouse.games.monastery.spots import cell_at
from chapterhouse.games.monastery.state import Monastery
from games.monastery.slowly import FEATURES, LIMITS, Map, Spot


def laid(s: Monastery, kind: int, spot: Spot, rotation: int) -> Map:
    """The map with one tile more, wherever that is."""
    after = s.copy()
    after.kind[after.places] = kind
    after.cell[after.places] = cell_at(*spot)
    after.rotation[after.places] = rotation
    after.places += 1
    return Map(after)


def broken(s: Monastery, kind: int, spot: Spot, rotation: int) -> set[str]:
    """The rules that a tile would break there: section 7, word by word."""
    after = laid(s, kind, spot, rotation)
    new, name = s.places, TILES[kind]
    around, rules = after.beside(new), set()
    if not any(after.built(place) or after.full(place) for place in around):
        rules.add("MON-PLACE-5")
    if not after.links(new) and name not in FEATURES:
        rules.add("MON-PLACE-6")
    if after.dead_ends():
        rules.add("MON-FEAT-2" if name in FEATURES else "MON-PLACE-7")
    if {("grey", "brown"), ("brown", "grey")} & {
        (after.colour(new), after.colour(place)) for place in around
    }:
        rules.add("MON-PLACE-8")
    if after.colour(new) == "brown" and 0 in around:
        rules.add("MON-PLACE-9")
    if after.group(new) and len(after.grouped(new)) > LIMITS[after.group(new)]:
        rules.add("MON-PLACE-11")
    return rules


def best_building(s: Monastery, seat: int) -> int:
    """MON-CONS-1 to MON-CONS-10 The most that building brings, over all orders."""
    m = Map(s)
    mine = [
        place
        for place in m.places
        if m.full(place) and not m.built(place) and seat in m.owners(place)
    ]
    return max([_building(m, seat, order) for order in permutations(mine)])


def _building(m: Map, seat: int, order: tuple[int, ...]) -> int:
    built = {place for place in m.places if m.built(place)}
    scored = {n for n in range(m.s.seats) if int(m.s.scored) >> n & 1} | {seat}
    points = 0
    for place in order:
        numbers = m.edition[f"boxes.{m.name[place]}"]
        points += sum([numbers[b - 1] for n, p, b in m.monks if (n, p) == (seat, place)])
        if m.group(place):
            others = len(m.grouped(place, built)) - 1
            points += others * int(m.edition[f"groups.{m.group(place)}-points"])
        if m.owners(place) <= scored:
            built.add(place)
    return points
