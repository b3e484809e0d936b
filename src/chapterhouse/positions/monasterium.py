"""Monasterium in the words of the table: positions that play begins with.

year 2, round 1               each a line of its own; else the first of the first
start Red                     else whoever the header says, or the first seat
active Blue                   who is on turn, else the start player
missions A1 A2 B1 B2 C1 C3    those that lie open, else these
Red sent I-A room A3          from which field of the action area to where; or several, with commas
Red extra I chapel A          the novice beside a row likewise; or `Red extra I dropped`
Red has 3 soup 1 tool         of these goods, and of the others as at the start
Red envoy 6                   else on the first field
Red owns 2                    own dice, else as many as lie somewhere, and one at the least
Red window ABC BC- ---        tiles by their letters, row by row
Red scored 20                 points
Red claimed A1 B2             missions, in the first year
Red rerolled                  the reroll tile is turned
Red hand 2 white 1 own        then dice are placed, and Red has these
F5 3 white 1 Red              dice on a field; if no hand holds any, they are taken now

The game's own steps lead to where play begins.
"""

from collections.abc import Callable, Iterator
from typing import cast

from chapterhouse.core.bits import BIT
from chapterhouse.core.plan import POOL
from chapterhouse.games.monasterium import calendar, placement, scoring, taking
from chapterhouse.games.monasterium.components import FACES, GOODS, MONASTERIES, YEARS
from chapterhouse.games.monasterium.names import FIELD, MISSION, MONASTERY, NOVICE, ROOM, ROW, SPACE
from chapterhouse.games.monasterium.state import (
    ACTIONS,
    CELLS,
    KINDS_OF_GOOD,
    OPEN,
    OWN,
    SOURCES,
    WHITE,
    Monasterium,
)
from chapterhouse.play.match import Match
from chapterhouse.positions.lines import numbered

USUAL = "A1 A2 B1 B2 C1 C3"
PLACES = {"room": 0b0011, "chapel": 0b0100, "space": 0b1000}  # the rows that send there


class Builder:
    """A position being built."""

    def __init__(self, match: Match) -> None:
        self.s: Monasterium = cast("Monasterium", match.state)
        self.names = match.record.names
        self.s.start = max(self.s.host, 0)
        self.active = -1
        self.missions = USUAL.split()
        self.s.rerolls = self.s.everyone >> 1

    def read(self, words: list[str]) -> None:
        """Read one line. Raises ValueError for what cannot be."""
        match words:
            case [("year" | "round") as field, number]:
                setattr(self.s, field, int(number))
            case ["start", name]:
                self.s.start = self.names.index(name)
            case ["active", name]:
                self.active = self.names.index(name)
            case ["missions", *missions]:
                self.missions = missions
            case [field, *dice] if field in [name.word for name in FIELD.names]:
                self.lay(FIELD.value(field), dice)
            case [name, *rest] if name in self.names:
                self.tell(self.names.index(name), rest)
            case _:
                raise ValueError("nothing on the table is called so")

    def tell(self, seat: int, words: list[str]) -> None:
        """Say what a player has, or where novices went."""
        s = self.s
        match words:
            case ["sent", *sent]:
                for field, what, where in zip(sent[::3], sent[1::3], sent[2::3], strict=True):
                    self.send(seat, NOVICE.value(field), what, where)
            case ["extra", row, *place]:
                s.beside[seat] ^= BIT[ROW.value(row)]
                if place != ["dropped"]:
                    self.enter(seat, *place)
            case ["has", *goods]:
                for number, good in zip(goods[::2], goods[1::2], strict=True):
                    s.goods[KINDS_OF_GOOD * seat + GOODS.index(good)] = int(number)
            case ["hand", *dice]:
                for number, owner in zip(dice[::2], dice[1::2], strict=True):
                    s.hand[2 * seat + (OWN if owner == "own" else WHITE)] = int(number)
            case _:
                self.note(seat, words)

    def note(self, seat: int, words: list[str]) -> None:
        """Say how far a player has come."""
        s = self.s
        match words:
            case ["window", *rows]:
                self.build(seat, "".join(rows))
            case ["claimed", *missions]:
                s.claimed[YEARS * seat] = sum(BIT[MISSION.value(word)] for word in missions)
            case ["envoy", field]:
                s.envoy[seat] = int(field)
            case ["owns", number]:
                s.owned[seat] = int(number)
            case ["scored", points]:
                s.scored[SOURCES * seat + ACTIONS] = int(points)
            case ["rerolled"]:
                s.rerolls ^= BIT[seat]
            case _:
                raise ValueError(f"nobody {words[0]}")

    def send(self, seat: int, novice: int, what: str, where: str) -> None:
        """Let a novice have gone where its row sends it."""
        if not PLACES[what] >> novice // 5 & 1:
            raise ValueError(f"{NOVICE.word(novice)} does not go to a {what}")
        if not self.s.novices[seat] & BIT[novice]:
            raise ValueError(f"{NOVICE.word(novice)} has gone already")
        self.s.novices[seat] ^= BIT[novice]
        self.enter(seat, what, where)

    def enter(self, seat: int, what: str, where: str) -> None:
        """Put a novice somewhere."""
        if what == "chapel":
            self.s.chapel[MONASTERIES * seat + MONASTERY.value(where)] += 1
        elif what == "room":
            self.s.rooms[seat] |= BIT[ROOM.value(where)]
        else:
            self.s.spaces[seat] |= BIT[SPACE.value(where)]

    def build(self, seat: int, cells: str) -> None:
        """Fill a window, out of the tiles in the chapels."""
        for cell, letter in enumerate(cells):
            if letter != "-":
                tile = MONASTERY.value(letter)
                self.s.window[CELLS * seat + cell] = tile + 1
                self.s.tiles[tile] -= 1

    def lay(self, field: int, dice: list[str]) -> None:
        """Lay dice on a field."""
        for number, owner in zip(dice[::2], dice[1::2], strict=True):
            seat = self.s.seats if owner == "white" else self.names.index(owner)
            self.s.dice[FACES * seat + field] = int(number)

    def begin(self, check: Callable[[Monasterium], None] | None) -> None:
        """Let the game lead to where play begins."""
        s = self.s
        for word in self.missions:
            s.zones.move(MISSION.value(word), POOL, OPEN, s.everyone)
        for seat in range(s.seats):
            lying_about = sum(s.dice[FACES * seat : FACES * (seat + 1)]) + s.hand[2 * seat + OWN]
            s.owned[seat] = max(s.owned[seat], lying_about)
        s.active = ((self.active if self.active >= 0 else s.start) - 1) % s.seats
        s.depth = 0
        for step in (scoring.OVER, scoring.SCORING, calendar.ROUND_END, taking.ACTING):
            s.then(step)
        s.now = taking.ACTING
        if any(s.hand):
            s.then(calendar.FROM_START)
            s.now = placement.PLACING
        else:
            s.depth -= 1
        if check:
            check(s)
        s.apply(0)


def build(
    match: Match, lines: list[str], check: Callable[[Monasterium], None] | None = None
) -> Iterator[int]:
    """Build a position line by line, naming the number of each before it is read; what lies there
    can be checked before play begins.
    """
    builder = Builder(match)
    yield from numbered(lines, builder.read)
    builder.begin(check)
