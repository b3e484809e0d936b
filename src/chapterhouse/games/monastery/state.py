"""The table of Monastery, section MON-INFO; hands and the bag are its only secrets."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.ints import i64, vec
from chapterhouse.core.sentence import Event, Template
from chapterhouse.core.state import State, carry
from chapterhouse.core.step import Step
from chapterhouse.core.zone import Zones
from chapterhouse.games.monastery.components import (
    COLUMNS,
    GROUPS,
    MONKS,
    PLACES,
    ROWS,
    SPACES,
    MonasteryEdition,
)
from chapterhouse.games.monastery.spots import GONE, MOST_SITES, NO_CELL, NO_PLACE, NO_SPOT, ON_GRID

NO_SEAT: Final = -1
NO_COLOUR: Final = -1
NO_TILE: Final = -1
NO_LETTER: Final = -1
NO_STEP: Final = -1
NO_KEY: Final = -1

OPEN_TALK: Final = 0  # the options of section MON-VOW, in their order
VOW: Final = 1
PENALTY: Final = 2
BY_CHANCE: Final = 0  # of sections MON-START-1 and MON-START-2
KEEP_THREE: Final = 1
ALLOTTED: Final = 2
PLACED: Final = 1  # what was done with a tile in this turn; 0 nothing yet
EXCHANGED: Final = 2


@final
class Monastery(State):
    """A position. Rows of numbers go by seats, by places, or by cells of the grid. MON-INFO-1."""

    def __init__(  # noqa: PLR0915 - so much makes a position of this game
        self,
        seats: i64,
        steps: vec[Step[Any]],
        zones: Zones,
        agenda: vec[i64],
        edition: MonasteryEdition,
    ) -> None:
        super().__init__(seats, steps, zones, agenda)
        self.edition: Final = edition
        # what was chosen before the match
        self.icons: i64 = 1
        self.paired: i64 = 0
        self.silence: i64 = OPEN_TALK
        self.start: i64 = BY_CHANCE
        self.double: i64 = 0
        self.shown: i64 = 0  # whether all see how many blessings are behind a screen
        # the dial: MON-COMP-7
        self.colour = vec[i64]([NO_COLOUR] * int(seats))
        self.day: i64 = 1
        self.space: i64 = 0  # from 0
        self.abbot: i64 = NO_SEAT
        self.lead: i64 = NO_SEAT  # who was Abbot when the round began: MON-FLOW-3
        self.active: i64 = NO_SEAT
        self.scoring: i64 = 0  # whether the second phase of a work round goes on: MON-FLOW-4
        # tiles by place: MON-TERM-1; sets of places
        self.places: i64 = 1
        self.kind = vec[i64]([NO_TILE] * PLACES)
        self.cell = vec[i64]([NO_CELL] * PLACES)
        self.rotation = vec[i64]([0] * PLACES)
        self.links = vec[i64]([0] * PLACES)  # places it connects to: MON-TERM-9
        self.beside = vec[i64]([0] * PLACES)  # places it touches: MON-TERM-3
        self.gifts = vec[i64]([0] * PLACES)  # blessings that lie there: MON-ENC-1
        self.built: i64 = 1
        self.full: i64 = 0
        self.turned: i64 = 0  # in this scoring phase
        self.grey: i64 = 1  # MON-PLACE-8: only grey, only brown
        self.brown: i64 = 0
        # by kind of group: MON-GROUP-1, MON-GROUP-2, MON-GROUP-3
        self.grouped = vec[i64]([0] * len(GROUPS))
        # sites: how many, their cells, what their sides ask, and their neighbours
        self.sites: i64 = 0
        self.site = vec[i64]([NO_CELL] * MOST_SITES)
        self.asked = vec[i64]([0] * MOST_SITES)
        self.near = vec[i64]([0] * MOST_SITES)
        # monks, five spots a seat, rising
        self.monks = vec[i64]([ON_GRID] * (MONKS * int(seats)))
        # the grid and the strips
        self.grid = vec[i64]([GONE] * (ROWS * COLUMNS))
        self.strip = vec[i64]([0] * (SPACES * int(seats)))
        # blessings
        self.pool: i64 = 0
        self.blessings = vec[i64]([0] * int(seats))
        # the turn: points left, the tile in hand and its cell, flags
        self.points: i64 = 0
        self.raised: i64 = NO_TILE
        self.raiser: i64 = NO_STEP  # the step that goes on in hiding: see `withdraw`
        self.chosen: i64 = NO_CELL
        self.laid: i64 = 0  # MON-PLACE-1, MON-EXCH-1: placed or exchanged
        self.giving: i64 = 0  # MON-ENC-2
        self.walker: i64 = NO_SPOT
        self.target: i64 = NO_PLACE
        self.locked = vec[i64]([NO_SPOT] * MONKS)  # spots of monks that stopped: MON-OCC-5
        # the scoring turn
        self.scored: i64 = 0  # seats that had theirs: MON-CONS-3
        self.purse: i64 = 0  # blessings that may be spent: MON-COLL-3
        self.used: i64 = 0  # icons, as a set of kinds of tile
        self.prayed: i64 = 0
        self.totalled: i64 = 0
        self.letter: i64 = NO_LETTER  # bought and not yet placed
        self.swapped: i64 = NO_CELL  # the cell of the grid whose letter is to be swapped
        # service and night
        self.brewers: i64 = 0  # seats that use the Brewhouse in this round
        self.brewing: i64 = NO_KEY  # where the monks are that were last asked about
        self.due: i64 = 0  # tiles still to be drawn, or to be kept
        self.ended: i64 = 0  # why, see `rounds`

    def with_zones(self, zones: Zones) -> Monastery:  # noqa: PLR0915 - likewise
        twin = Monastery(self.seats, self.steps, zones, self.agenda[:], self.edition)
        carry(self, twin)
        twin.icons = self.icons
        twin.paired = self.paired
        twin.silence = self.silence
        twin.start = self.start
        twin.double = self.double
        twin.shown = self.shown
        twin.colour = self.colour[:]
        twin.day = self.day
        twin.space = self.space
        twin.abbot = self.abbot
        twin.lead = self.lead
        twin.active = self.active
        twin.scoring = self.scoring
        twin.places = self.places
        twin.kind = self.kind[:]
        twin.cell = self.cell[:]
        twin.rotation = self.rotation[:]
        twin.links = self.links[:]
        twin.beside = self.beside[:]
        twin.gifts = self.gifts[:]
        twin.built = self.built
        twin.full = self.full
        twin.turned = self.turned
        twin.grey = self.grey
        twin.brown = self.brown
        twin.grouped = self.grouped[:]
        twin.sites = self.sites
        twin.site = self.site[:]
        twin.asked = self.asked[:]
        twin.near = self.near[:]
        twin.monks = self.monks[:]
        twin.grid = self.grid[:]
        twin.strip = self.strip[:]
        twin.pool = self.pool
        twin.blessings = self.blessings[:]
        twin.points = self.points
        twin.raised = self.raised
        twin.raiser = self.raiser
        twin.chosen = self.chosen
        twin.laid = self.laid
        twin.giving = self.giving
        twin.walker = self.walker
        twin.target = self.target
        twin.locked = self.locked[:]
        twin.scored = self.scored
        twin.purse = self.purse
        twin.used = self.used
        twin.prayed = self.prayed
        twin.totalled = self.totalled
        twin.letter = self.letter
        twin.swapped = self.swapped
        twin.brewers = self.brewers
        twin.brewing = self.brewing
        twin.due = self.due
        twin.ended = self.ended
        return twin

    def withdraw(self, observer: i64) -> None:
        """Nobody else sees a tile before it lies on the table, or a monk before it has gone.

        MON-INFO-3.
        """
        if self.raiser != NO_STEP and observer != self.active:
            self.now = self.steps[self.raiser]
            self.drop()

    def drop(self) -> None:
        """Have neither a tile nor a monk in hand."""
        self.raiser = NO_STEP
        self.raised = NO_TILE
        self.chosen = NO_CELL
        self.walker = NO_SPOT
        self.target = NO_PLACE

    # -- seats

    def clockwise(self, seat: i64) -> i64:
        """Tell who sits next, in the order of colours. MON-SETUP-3."""
        return self.player(self.colour[seat] + 1)

    def player(self, colour: i64) -> i64:
        """Tell who plays this colour, or else the next one that is in play."""
        while True:
            colour = colour % ROWS
            for seat in range(self.seats):
                if self.colour[seat] == colour:
                    return seat
            colour += 1

    def in_order(self, first: i64, n: i64) -> i64:
        """Tell who acts when n others have, this one first. MON-FLOW-2."""
        while n > 0:
            first = self.clockwise(first)
            n -= 1
        return first

    def partners(self, seat: i64, other: i64) -> bool:
        """Red and green play together, and blue and yellow. MON-TEAM-1."""
        return self.paired == 1 and (self.colour[seat] - self.colour[other]) % 2 == 0

    def round(self) -> i64:
        """Tell what kind of round it is. MON-COMP-7."""
        return self.edition.kind[self.space]

    # -- tiles on the table

    def value(self, place: i64) -> i64:
        """Tell the circled value of the tile in a place."""
        return self.edition.value[self.kind[place]]

    # -- telling

    def tell_all(self, template: Template, seat: i64, values: list[int]) -> None:
        """Note an event with more values than `tell` takes."""
        if self.journal is not None:
            self.journal.append(Event(template, seat, values, self.everyone))


# fmt: off
FIELDS_SAVED: Final = [
    "icons", "paired", "silence", "start", "double", "shown", "colour", "day", "space", "abbot",
    "lead", "active", "scoring", "places", "kind", "cell", "rotation", "links", "beside", "gifts",
    "built", "full", "turned", "grey", "brown", "grouped", "sites", "site", "asked", "near",
    "monks", "grid", "strip", "pool", "blessings", "points", "raised", "raiser", "chosen", "laid",
    "giving", "walker", "target", "locked", "scored", "purse", "used", "prayed", "totalled",
    "letter", "swapped", "brewers", "brewing", "due", "ended",
]
