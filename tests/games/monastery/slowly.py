"""The map of Monastery worked out once more: slowly, from the tiles that lie and the edition alone.

Nothing here reads a table that the game keeps while tiles are laid.
"""

from collections import deque

from chapterhouse.games.monastery.components import (
    ABBEY,
    COLOURS,
    EDGES,
    MONKS,
    SECRET_WAY,
    TILES,
)
from chapterhouse.games.monastery.spots import A_PLACE, ON_GRID, PRAYING, x_of, y_of
from chapterhouse.games.monastery.state import Monastery

SIDES = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # north, east, south, west
NAMES = [*TILES, "abbey"]
FEATURES = {"beehive", "carp-pond", "dovecote"}
LIMITS = {"path": 4, "field": 4, "garden": 2}
Spot = tuple[int, int]


class Map:
    """What lies where."""

    def __init__(self, s: Monastery) -> None:
        self.s = s
        self.edition = s.edition.facts
        self.places = range(s.places)
        self.name = [NAMES[s.kind[place]] for place in self.places]
        self.at: dict[Spot, int] = {(x, y): 0 for x in range(3) for y in range(2)}
        for place in range(1, s.places):
            spot = (int(x_of(s.cell[place])), int(y_of(s.cell[place])))

            assert spot not in self.at, f"two tiles lie at {spot}"
            self.at[spot] = place
        self.monks = [
            (at // MONKS, int(spot) // A_PLACE, int(spot) % A_PLACE)
            for at, spot in enumerate(s.monks)
            if spot != ON_GRID
        ]
        self.borders = self._borders()
        self.linked = {place: self._links(place) for place in self.places}

    # -- edges and neighbours

    def edge(self, spot: Spot, side: int) -> str:
        """MON-TERM-8 What a cell shows to one side: a path, a gateway, empty; none for no tile."""
        if spot not in self.at:
            return "none"
        place = self.at[spot]
        if place == 0:
            return self.door(spot, side)
        turned = (side - int(self.s.rotation[place])) % 4
        return str(self.edition[f"edges.{self.name[place]}"][turned])

    def door(self, spot: Spot, side: int) -> str:
        """MON-TERM-2 The Abbey's ten doors: three to the north, two to the east, and so on."""
        (x, y), doors = spot, self.edition["abbey.doors"]
        if side == 0 and y == 0:
            return str(doors[x])
        if side == 1 and x == 2:
            return str(doors[3 + y])
        if side == 2 and y == 1:
            return str(doors[5 + x])
        return str(doors[8 + y]) if side == 3 and x == 0 else "empty"

    def _borders(self) -> list[tuple[int, int, str, str]]:
        """All places that share an edge, and what each shows there; each pair both ways."""
        return [
            (place, self.at[there], self.edge((x, y), side), self.edge(there, (side + 2) % 4))
            for (x, y), place in self.at.items()
            for side, (dx, dy) in enumerate(SIDES)
            for there in [(x + dx, y + dy)]
            if there in self.at and self.at[there] != place
        ]

    def beside(self, place: int) -> set[int]:
        """MON-TERM-3 The places that share an edge with this one."""
        return {other for one, other, _, _ in self.borders if one == place}

    def links(self, place: int) -> set[int]:
        """MON-TERM-9 The places that this one connects to."""
        return self.linked[place]

    def _links(self, place: int) -> set[int]:
        return {
            other
            for one, other, mine, theirs in self.borders
            if one == place and "empty" not in (mine, theirs)
        }

    def dead_ends(self) -> list[tuple[str, str]]:
        """MON-TERM-10 Pathways that face an empty edge."""
        return [
            (self.name[one], self.name[other])
            for one, other, mine, theirs in self.borders
            if mine == "path" and theirs == "empty"
        ]

    def sites(self) -> dict[Spot, tuple[list[int], set[int]]]:
        """The free cells beside the table: what their four sides ask, and the neighbours."""
        free = {(x + dx, y + dy) for x, y in self.at for dx, dy in SIDES} - self.at.keys()
        found = {}
        for x, y in free:
            around = [(x + dx, y + dy) for dx, dy in SIDES]
            asked = [
                EDGES.index(self.edge(spot, (side + 2) % 4)) for side, spot in enumerate(around)
            ]
            found[x, y] = asked, {self.at[spot] for spot in around if spot in self.at}
        return found

    # -- tiles

    def colour(self, place: int) -> str:
        """MON-TERM-12, MON-PLACE-9 Grey, brown, both or none."""
        return "grey" if place == 0 else str(self.edition[f"colour.{self.name[place]}"])

    def group(self, place: int) -> str:
        """MON-GROUP-1, MON-GROUP-2, MON-GROUP-3 The group that a kind of tile can be in."""
        word = self.name[place].partition("-")[0]
        return word if word in ("path", "field", "garden") else ""

    def grouped(self, start: int, within: set[int] | None = None) -> set[int]:
        """The group of a tile, through tiles of this set alone if one is given."""
        kind = self.group(start)
        near = self.links if kind == "path" else self.beside
        found, waiting = {start}, [start]
        while waiting:
            for place in near(waiting.pop()) - found:
                if self.group(place) == kind and (within is None or place in within):
                    found.add(place)
                    waiting.append(place)
        return found

    def built(self, place: int) -> bool:
        return bool(int(self.s.built) >> place & 1)

    def there(self, place: int) -> list[int]:
        """The boxes or postures of all monks in a place."""
        return [box for _, where, box in self.monks if where == place]

    def owners(self, place: int) -> set[int]:
        """The seats that have monks in a place."""
        return {seat for seat, where, _ in self.monks if where == place}

    def full(self, place: int) -> bool:
        """MON-TERM-6 Full boxes, or as many monks as the circle; MON-TERM-7 never the Abbey."""
        if place == 0 or self.name[place] in FEATURES:
            return self.name[place] in FEATURES
        room = int(self.edition[f"value.{self.name[place]}"])
        if not self.built(place):
            room = len(self.edition[f"boxes.{self.name[place]}"])
        return len(self.there(place)) >= room

    # -- walking

    def passages(self, seat: int) -> set[int]:
        """MON-SECRET-1 to MON-SECRET-8, MON-TEAM-2 Where a seat may step from anywhere."""
        mine = {int(self.s.colour[seat])}
        if self.s.paired:
            mine.add((int(self.s.colour[seat]) + 2) % len(COLOURS))
        return {
            place
            for place in self.places
            if self.s.kind[place] - SECRET_WAY in mine and PRAYING not in self.there(place)
            if self.s.kind[place] != ABBEY
        }

    def reach(self, seat: int, start: int) -> dict[int, int]:
        """Section 15.5 of the rules: where a monk can end, and for how many points, by search."""
        depth, line, passages = {start: 0}, deque([start]), self.passages(seat)
        while line:
            place = line.popleft()
            if place != start and not self.built(place) and not self.full(place):
                continue
            for other in sorted(self.links(place) | passages):
                if other not in depth and self.name[other] not in FEATURES:
                    depth[other] = depth[place] + 1
                    line.append(other)
        return {p: n for p, n in depth.items() if p != start and not self.full(p)}

    def connected(self) -> set[int]:
        """MON-INV-8 What can be reached from the Abbey over edges that connect."""
        found, waiting = {0}, [0]
        while waiting:
            more = self.links(waiting.pop()) - found
            found |= more
            waiting += more
        return found
