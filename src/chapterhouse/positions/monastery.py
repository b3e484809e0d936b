"""Monastery in the words of the table: positions that play begins with.

| .  chapel│(A)  @AB  @  @    the map, row by row: `monastery_map` tells how it is drawn;
                              if there is none, each has a monk in the Abbey and no tile lies
Anna is yellow                else red, blue, green, yellow by seat, or by name: Red, Blue, ...
Anna hand chapel field        all that is behind the screen, `-` for nothing; else the own Secret
                              Way. What is named nowhere lies in the bag
bag farm field                all that is in the bag, `-` for nothing: the rest is out of the game
Anna blessings 3              behind the screen; the pool has what is nowhere else
Anna strip LIB..a...          large letters, small letters, free spaces
row red L+..+ER+AN+OS         a row of the grid: `.` is gone, `+` a monk, swapped letters are small;
                              else letters on strips and monks on the map are gone, cheap first
day 2, hour sext              else the first day, and lauds, a study round
abbot Bram                    else the player whose row is nearest to the top
moving Bram, scoring Bram     whose turn begins; else the Abbot moves. Other hours begin at once
left 5                        points that are left of a turn; in a scoring turn all is totalled

The game's own steps lead to where play begins.
"""

from collections.abc import Callable, Iterator
from typing import cast

from chapterhouse.core.bits import BIT
from chapterhouse.core.plan import POOL
from chapterhouse.games.monastery import ending, moving, rounds, scoring
from chapterhouse.games.monastery.components import (
    COLOURS,
    COLUMNS,
    HAND,
    LETTERS,
    MONKS,
    NIGHT,
    OUT,
    ROWS,
    SECRET_WAY,
    SERVICE,
    SPACES,
)
from chapterhouse.games.monastery.names import HOUR
from chapterhouse.games.monastery.setup import OPENING
from chapterhouse.games.monastery.spots import (
    A_MONK,
    GONE,
    LARGE_ON_STRIP,
    ON_GRID,
    SMALL,
    SMALL_ON_STRIP,
)
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.play.match import Match
from chapterhouse.positions import monastery_map as chart
from chapterhouse.positions.lines import numbered

MOVING, SCORING, NONE = "moving", "scoring", "-"


class Builder:
    """A position being built; what is read is laid out in the end."""

    def __init__(self, match: Match) -> None:
        self.s: Monastery = cast("Monastery", match.state)
        self.names = match.record.names
        self.colours: dict[int, int] = {}
        self.rows: list[list[str]] = []
        self.hands: dict[int, list[str]] = {}
        self.bag: list[str] | None = None
        self.strips: dict[int, str] = {}
        self.grid: dict[int, str] = {}
        self.said: dict[str, str] = {"day": "1", "hour": "lauds"}
        self.left: int | None = None

    def read(self, words: list[str]) -> None:
        """Read one line. Raises ValueError for what cannot be."""
        match words:
            case ["|", *cells]:
                self.rows.append(cells)
            case ["row", colour, cells]:
                self.grid[COLOURS.index(colour)] = cells
            case ["bag", *tiles]:
                self.bag = [tile for tile in tiles if tile != NONE]
            case ["left", number]:
                self.left = int(number)
            case [("day" | "hour" | "abbot" | "moving" | "scoring") as what, value]:
                self.said[what] = value
            case [name, *rest] if name in self.names:
                self.tell(self.names.index(name), rest)
            case _:
                raise ValueError("nothing on the table is called so")

    def tell(self, seat: int, words: list[str]) -> None:
        """Say what a player has."""
        match words:
            case ["is", colour]:
                self.colours[seat] = COLOURS.index(colour)
            case ["hand", *tiles]:
                self.hands[seat] = [tile for tile in tiles if tile != NONE]
            case ["blessings", number]:
                self.s.blessings[seat] = int(number)
            case ["strip", spaces]:
                self.strips[seat] = spaces
            case _:
                raise ValueError(f"nobody {words[0]}")

    # -- laying out

    def lay_out(self, check: Callable[[Monastery], None] | None) -> None:
        """Set up the table, and let the game lead to where play begins."""
        s = self.s
        self.deal()
        OPENING.do(s, 0)
        if self.rows:
            chart.draw(s, self.rows, self.names)
        self.share_out()
        self.fill_grid()
        s.pool -= sum(s.blessings) + sum(s.gifts)
        s.day, s.space = int(self.said["day"]), HOUR.value(self.said["hour"])
        if "abbot" in self.said:
            s.abbot = self.names.index(self.said["abbot"])
        s.lead = s.abbot
        s.depth = 0
        if check:
            check(s)
        self.begin()
        if self.left is not None:
            s.points = self.left
            s.totalled = int(SCORING in self.said)

    def deal(self) -> None:
        """Deal the colours: as was said, by names, or in order."""
        for seat, name in enumerate(self.names):
            if name.lower() in COLOURS:
                self.colours.setdefault(seat, COLOURS.index(name.lower()))
        free = [c for c in range(ROWS) if c not in self.colours.values()]
        for seat in range(self.s.seats):
            self.s.colour[seat] = self.colours[seat] if seat in self.colours else free.pop(0)
        if len(set(self.s.colour)) < self.s.seats:
            raise ValueError("two players have one colour")

    def share_out(self) -> None:
        """Fill hands and the bag."""
        s = self.s
        for seat, tiles in self.hands.items():
            mine = BIT[seat]
            for kind in s.zones.cards(HAND + seat):
                s.zones.move(kind, HAND + seat, POOL, s.everyone)
            for tile in tiles:
                kind = chart.kind_of(tile)
                own = kind == SECRET_WAY + s.colour[seat]
                if not s.zones.tally(POOL, kind):
                    raise ValueError(f"there is no other {tile}")
                s.zones.move(kind, POOL, HAND + seat, s.everyone if own else mine)
        if self.bag is not None:
            kept = sorted([chart.kind_of(tile) for tile in self.bag])
            for kind in s.zones.cards(POOL):
                if kept[:1] == [kind]:
                    kept.pop(0)
                else:
                    s.zones.move(kind, POOL, OUT, s.everyone)
            if kept:
                raise ValueError("what is said to be in the bag lies elsewhere")

    def fill_grid(self) -> None:
        """Cover the strips, and take from the grid what was bought."""
        s = self.s
        for seat, spaces in self.strips.items():
            for space, sign in enumerate(spaces):
                if sign != chart.NOTHING:
                    self.cover(seat, space, sign)
        for seat in range(s.seats):
            row = COLUMNS * s.edition.row[s.colour[seat]]
            crosses = [cell for cell in range(row, row + COLUMNS) if s.grid[cell] == A_MONK]
            waiting = list(s.monks[MONKS * seat : MONKS * seat + MONKS]).count(ON_GRID)
            for cell in crosses[: len(crosses) - waiting]:
                s.grid[cell] = GONE
        for colour, cells in self.grid.items():
            for column, sign in enumerate(cells):
                s.grid[COLUMNS * s.edition.row[colour] + column] = holding(sign)

    def cover(self, seat: int, space: int, sign: str) -> None:
        """Cover a space of a strip with a letter from the own row, if there is one."""
        s = self.s
        letter = LETTERS.index(sign.upper())
        if s.edition.phrase[SPACES * s.colour[seat] + space] != letter:
            raise ValueError(f"space {space + 1} of {self.names[seat]} has no {sign.upper()}")
        s.strip[SPACES * seat + space] = LARGE_ON_STRIP if sign.isupper() else SMALL_ON_STRIP
        own = COLUMNS * int(s.edition.row[s.colour[seat]])
        cells = [*range(own, own + COLUMNS), *range(ROWS * COLUMNS)]
        s.grid[next(cell for cell in cells if s.grid[cell] == letter + 1)] = GONE

    def begin(self) -> None:
        """Put what comes next, and begin."""
        s = self.s
        s.then(ending.OVER)
        s.then(ending.TESTAMENTS)
        if s.round() in (SERVICE, NIGHT):
            s.now = rounds.ROUND
            s.apply(0)
            return
        s.then(rounds.ROUND_END)
        order = [int(s.in_order(s.lead, n)) for n in range(s.seats)]
        who = self.said.get(SCORING, self.said.get(MOVING))
        nth = order.index(self.names.index(who)) if who else 0
        later = nth + 1 if SCORING in self.said else 0
        for step in scoring.SCORE_TURN[later : s.seats][::-1]:
            s.then(step)
        if SCORING in self.said:
            s.scoring = 1
            s.scored = sum([BIT[seat] for seat in order[:nth]])
            s.now = scoring.SCORE_TURN[nth]
        else:
            s.then(scoring.SCORING_BEGINS)
            for turn in moving.MOVE_TURN[nth + 1 : s.seats][::-1]:
                s.then(turn)
            s.now = moving.MOVE_TURN[nth]
        s.apply(0)


def holding(sign: str) -> int:
    """Read what a cell of the grid holds."""
    if sign == chart.NOTHING:
        return GONE
    if sign == "+":
        return A_MONK
    return LETTERS.index(sign.upper()) + 1 + (0 if sign.isupper() else SMALL)


def build(
    match: Match, lines: list[str], check: Callable[[Monastery], None] | None = None
) -> Iterator[int]:
    """Build a position line by line, naming the number of each before it is read; what lies there
    can be checked before play begins.
    """
    builder = Builder(match)
    yield from numbered(lines, builder.read)
    builder.lay_out(check)
