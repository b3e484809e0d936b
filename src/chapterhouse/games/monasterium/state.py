"""The table of Monasterium, section MSM-STATE; nothing on it is hidden. MSM-INFO-1."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.deck import Deck
from chapterhouse.core.ints import count, i64, vec
from chapterhouse.core.plan import Plan
from chapterhouse.core.sentence import Event, Template
from chapterhouse.core.state import State, carry
from chapterhouse.core.step import Step
from chapterhouse.core.zone import Zones
from chapterhouse.games.monasterium import sentences
from chapterhouse.games.monasterium.components import (
    FACES,
    FIELDS,
    GOODS,
    MISSIONS,
    MONASTERIES,
    ROWS,
    WITHIN,
    YEARS,
    MonasteriumEdition,
)
from chapterhouse.games.monasterium.names import sum_of

OPEN: Final = 1  # the zone of the missions drawn; those never drawn stay in the pool
DECK: Final = Deck([1] * MISSIONS)
PLANS: Final = [
    Plan(DECK, ["pool", "missions"], seats, [], [set(range(MISSIONS))] * 2, [])
    for seats in range(5)
]
KINDS_OF_GOOD: Final = len(GOODS)
NO_SEAT: Final = -1
NO_COLUMN: Final = -1
WHITE: Final = 0  # the dice that belong to nobody, and each player's own
OWN: Final = 1
CELLS: Final = 9  # of a church window

# Where points come from, in the order in which they are accounted for.
DICE: Final = 0
ACTIONS: Final = 1
ROOMS: Final = 2
LINES: Final = 3
TASKS: Final = 4
LAST_FIELD: Final = 5
MAJORITIES: Final = 6
CHAPELS: Final = 7
CLOISTERS: Final = 8
LEFT_OVER: Final = 9
SOURCES: Final = 10


@final
class Monasterium(State):
    """A position: all is open, but the rolls to come. Rows of numbers go by seats.

    MSM-INFO-1, MSM-INFO-2.
    """

    def __init__(
        self,
        seats: i64,
        steps: vec[Step[Any]],
        zones: Zones,
        agenda: vec[i64],
        edition: MonasteriumEdition,
    ) -> None:
        super().__init__(seats, steps, zones, agenda)
        self.edition: Final = edition
        self.host: i64 = NO_SEAT  # whom the host named to start: MSM-OPT-1
        self.start: i64 = 0  # has the start player's chalice
        self.active: i64 = 0
        self.year: i64 = 0  # counted from 1
        self.round: i64 = 0  # of the year, counted from 1
        # the turn: MSM-STATE-3
        self.column: i64 = NO_COLUMN  # whose tile the dice lie on
        self.unspent: i64 = 0
        self.used: i64 = 0  # the actions of rows II and III used this turn
        # dice, by face from 0
        self.roll = vec[i64]([0] * (2 * FACES))  # on the table before a face is named: white, own
        self.again = vec[i64]([0] * (2 * FACES))  # of these, picked to be thrown again
        self.hand = vec[i64]([0] * (2 * int(seats)))  # of each seat: white, own
        self.dice = vec[i64]([0] * (FACES * (int(seats) + 1)))  # on fields: each seat's, then white
        self.owned = vec[i64]([0] * int(seats))
        self.rerolls: i64 = 0  # the seats whose reroll tile is active
        # what lies before each seat: MSM-STATE-2
        self.goods = vec[i64]([0] * (KINDS_OF_GOOD * int(seats)))
        self.novices = vec[i64]([0] * int(seats))  # fields of the action area with their novice
        self.beside = vec[i64]([0] * int(seats))  # rows whose extra novice still stands beside
        self.window = vec[i64]([0] * (CELLS * int(seats)))  # monastery + 1, row by row
        # the board: MSM-STATE-1
        self.rooms = vec[i64]([0] * int(seats))  # the rooms each seat has a novice in
        self.spaces = vec[i64]([0] * int(seats))
        self.chapel = vec[i64]([0] * (MONASTERIES * int(seats)))
        self.tiles = vec[i64]([0] * MONASTERIES)
        self.envoy = vec[i64]([0] * int(seats))  # on which field of the path, from 1
        self.claimed = vec[i64]([0] * (YEARS * int(seats)))  # missions, by seat and year
        self.scored = vec[i64]([0] * (SOURCES * int(seats)))

    def with_zones(self, zones: Zones) -> Monasterium:
        twin = Monasterium(self.seats, self.steps, zones, self.agenda[:], self.edition)
        carry(self, twin)
        twin.host = self.host
        twin.start = self.start
        twin.active = self.active
        twin.year = self.year
        twin.round = self.round
        twin.column = self.column
        twin.unspent = self.unspent
        twin.used = self.used
        twin.rerolls = self.rerolls
        twin.roll = self.roll[:]
        twin.again = self.again[:]
        twin.hand = self.hand[:]
        twin.dice = self.dice[:]
        twin.owned = self.owned[:]
        twin.goods = self.goods[:]
        twin.novices = self.novices[:]
        twin.beside = self.beside[:]
        twin.window = self.window[:]
        twin.rooms = self.rooms[:]
        twin.spaces = self.spaces[:]
        twin.chapel = self.chapel[:]
        twin.tiles = self.tiles[:]
        twin.envoy = self.envoy[:]
        twin.claimed = self.claimed[:]
        twin.scored = self.scored[:]
        return twin

    # -- seats and places

    def left_of(self, seat: i64) -> i64:
        """Tell who sits to the left."""
        seat += 1
        return seat if seat < self.seats else 0

    def within_reach(self, seat: i64) -> i64:
        """Where the envoy's field leads, and where a chapel has an own novice; by monastery and
        player.

        MSM-NOVICE-3, MSM-NOVICE-4, MSM-NOVICE-5.
        """
        return self.edition.links[self.envoy[seat]] | self.in_chapels(seat)

    def in_chapels(self, seat: i64) -> i64:
        """Give the monasteries whose chapel holds a novice of this seat."""
        found: i64 = 0
        m: i64
        for m in range(MONASTERIES):
            if self.chapel[MONASTERIES * seat + m]:
                found |= BIT[m]
        return found

    def free_rooms(self) -> i64:
        """Give the rooms with no novice; a blocked one is never free. MSM-BLD-1, MSM-SETUP-2."""
        free = self.edition.grounds.rooms & ~self.edition.grounds.blocked_rooms
        for taken in self.rooms:
            free &= ~taken
        return free

    def free_spaces(self) -> i64:
        """Give the spaces with no novice, likewise. MSM-CLOISTER-1."""
        free = self.edition.grounds.spaces & ~self.edition.grounds.blocked_spaces
        for taken in self.spaces:
            free &= ~taken
        return free

    def open_chapels(self) -> i64:
        """Give the monasteries whose chapel has room: for novices of all seats.

        MSM-CHAPEL-2, MSM-CHAPEL-1.
        """
        found: i64 = 0
        m: i64
        for m in range(MONASTERIES):
            inside: i64 = 0
            seat: i64
            for seat in range(self.seats):
                inside += self.chapel[MONASTERIES * seat + m]
            if inside < self.edition.chapel:
                found |= BIT[m]
        return found

    def placed(self, seat: i64, m: i64) -> i64:
        """Count a seat's novices in a monastery."""
        built = count(self.rooms[seat] & WITHIN[m]) + count(self.spaces[seat] & WITHIN[m])
        return built + self.chapel[MONASTERIES * seat + m]

    def sent(self, seat: i64) -> i64:
        """Count all novices that a seat has sent, extra ones too. MSM-EXTRA-9."""
        return sum([self.placed(seat, m) for m in range(MONASTERIES)])

    def gone(self, seat: i64, row: i64) -> i64:
        """Count the novices that left a row of the action area. MSM-CHAPEL-4, MSM-CLOISTER-6."""
        standing = count(self.novices[seat] >> 5 * row & 31)
        return 5 - standing

    # -- goods and points

    def has(self, seat: i64, good: i64) -> i64:
        """Count what a seat has of a good."""
        return self.goods[KINDS_OF_GOOD * seat + good]

    def gain(self, seat: i64, good: i64, n: i64) -> None:
        """Take so many from the supply, which is never short. MSM-COMP-12."""
        self.goods[KINDS_OF_GOOD * seat + good] += n
        self.tell(sentences.GAINED, seat, sum_of(n, good))

    def pay(self, seat: i64, good: i64, n: i64) -> None:
        """Give so many back to the supply. MSM-NOVICE-7."""
        if n > 0:
            self.goods[KINDS_OF_GOOD * seat + good] -= n
            self.tell(sentences.PAID, seat, sum_of(n, good))

    def swap(self, seat: i64, given: i64, taken: i64) -> None:
        """Exchange one good for another. MSM-ACT-6."""
        self.goods[KINDS_OF_GOOD * seat + given] -= 1
        self.goods[KINDS_OF_GOOD * seat + taken] += 1
        self.tell(sentences.SWAPPED, seat, sum_of(1, given), sum_of(1, taken))

    def add(self, seat: i64, points: i64, source: i64) -> None:
        """Add points that are told of in a sentence of their own; they only rise. MSM-SCORE-11."""
        self.scored[SOURCES * seat + source] += points

    def score(self, seat: i64, points: i64, source: i64) -> None:
        """Add points, and tell where they come from; none are added untold. MSM-INV-8."""
        if points > 0:
            self.add(seat, points, source)
            self.tell(sentences.SCORED, seat, points, source)

    def total(self, seat: i64) -> i64:
        """Add up the points of a seat."""
        return sum(self.scored[SOURCES * seat : SOURCES * (seat + 1)])

    # -- telling

    def tell_dice(self, template: Template, seat: i64, dice: vec[i64]) -> None:
        """Note an event about dice, given as a roll is."""
        if self.journal is not None:
            shown: list[int] = [die for die in range(2 * FACES) for _ in range(dice[die])]
            self.journal.append(Event(template, seat, shown, self.everyone))

    def tell_all(self, template: Template, seat: i64, values: list[int]) -> None:
        """Note an event with more values than `tell` takes."""
        if self.journal is not None:
            self.journal.append(Event(template, seat, values, self.everyone))


ALL_NOVICES: Final = (1 << FIELDS) - 1  # MSM-SETUP-8: of an action area
ALL_ROWS: Final = (1 << ROWS) - 1

# fmt: off
FIELDS_SAVED: Final = [
    "host", "start", "active", "year", "round", "column", "unspent", "used", "rerolls", "roll",
    "again", "hand", "dice", "owned", "goods", "novices", "beside", "window", "rooms", "spaces",
    "chapel", "tiles", "envoy", "claimed", "scored",
]
