"""Section MON-SETUP: the table before the first round, and the fact sheet of the game."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, final

from chapterhouse import editions
from chapterhouse.core.bits import BIT
from chapterhouse.core.game import Game, Option
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.plan import POOL
from chapterhouse.core.rule import Malformed
from chapterhouse.core.seats import EVERYBODY, NOBODY
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.state import DEEPEST
from chapterhouse.core.step import Chance, Step, table
from chapterhouse.core.zone import Zones, gathered
from chapterhouse.editions import Edition, printed
from chapterhouse.games.monastery import (
    allotting,
    brewhouse,
    collecting,
    describe,
    draws,
    election,
    ending,
    exchange,
    library,
    monks,
    moving,
    outlook,
    placing,
    reasons,
    rounds,
    scoring,
    sentences,
    sites,
    stops,
    vow,
)
from chapterhouse.games.monastery.components import (
    COLUMNS,
    HAND,
    OUT,
    ROWS,
    SECRET_WAY,
    SPACES,
    TABLE,
    MonasteryEdition,
)
from chapterhouse.games.monastery.names import TILE
from chapterhouse.games.monastery.overview import OVERVIEW
from chapterhouse.games.monastery.rules import RULES
from chapterhouse.games.monastery.spots import A_MONK, ABBEY_PLACE, ON_GRID
from chapterhouse.games.monastery.state import FIELDS_SAVED, NO_COLOUR, Monastery
from chapterhouse.games.monastery.validation import problems

FOUR: Final = 4


@final
class DealColour(Chance[Monastery]):
    """Chance deals a colour to each player, and so settles who sits where.

    MON-SETUP-2, MON-SETUP-3.
    """

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: Final[i64] = player

    def args(self) -> list[int]:
        return [self.player]

    def options(self, s: Monastery) -> i64:
        """Any colour that nobody has yet."""
        found = BIT[ROWS] - 1
        for colour in s.colour:
            if colour != NO_COLOUR:
                found ^= BIT[colour]
        return found

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.DEALT, [action])

    def do(self, s: Monastery, action: i64) -> None:
        """Hand over monks, screen and strip. MON-COMP-2."""
        s.colour[self.player] = action
        s.tell(sentences.COLOUR_DEALT, self.player, action)


@final
class Opening(Step[Monastery]):
    """Monks, Secret Ways and letters take their places.

    MON-SETUP-4, MON-SETUP-5, MON-SETUP-6, MON-SETUP-7, MON-SETUP-8, MON-SETUP-9, MON-SETUP-10.
    """

    def do(self, s: Monastery, action: i64) -> None:
        """Lay everything out; the row nearest to the top has the first Abbot. MON-SETUP-10."""
        colour: i64
        for colour in range(ROWS):
            s.zones.move(SECRET_WAY + colour, POOL, OUT, s.everyone)  # MON-SETUP-6
        top: i64 = 0
        seat: i64
        for seat in range(s.seats):
            way = SECRET_WAY + s.colour[seat]
            s.zones.move(way, OUT, HAND + seat, s.everyone)  # MON-SETUP-5, MON-INFO-3
            monks.move(s, seat, ON_GRID, monks.arrival(ABBEY_PLACE))  # MON-SETUP-4
            _fill_row(s, s.colour[seat])
            if s.edition.row[s.colour[seat]] < s.edition.row[s.colour[top]]:
                top = seat
        s.abbot = top
        s.tell(sentences.FIRST_ABBOT, top)


def _fill_row(s: Monastery, colour: i64) -> None:
    """Lay the letters of a phrase on its row, large, and only of colours in play.

    MON-SETUP-7, MON-SETUP-8.
    """
    row = COLUMNS * s.edition.row[colour]
    letter = SPACES * colour
    column: i64
    for column in range(COLUMNS):
        if s.edition.letter[column]:
            s.grid[row + column] = s.edition.phrase[letter] + 1
            letter += 1
        else:
            s.grid[row + column] = A_MONK


DEAL_COLOUR: Final = [DealColour(player) for player in range(4)]
OPENING: Final = Opening()
STEPS: Final[list[Step[Any]]] = [
    *DEAL_COLOUR, OPENING, *rounds.STEPS, *brewhouse.STEPS, *election.STEPS, *draws.STEPS,
    *allotting.STEPS, *moving.STEPS, *stops.STEPS, *placing.STEPS, *exchange.STEPS, *scoring.STEPS,
    *library.STEPS, *collecting.STEPS, *vow.STEPS, *ending.STEPS,
]  # fmt: skip
TABLE_OF_STEPS: Final = table(STEPS)


def _zones(edition: MonasteryEdition, seats: int) -> Zones:
    """Put all tiles into the bag; hands and what is drawn belong to their seats. MON-SETUP-6."""
    zones = gathered(edition.plans[seats])
    zones.set_owner(POOL, NOBODY)
    zones.set_owner(OUT, EVERYBODY)
    zones.set_owner(TABLE, EVERYBODY)
    for seat in range(seats):
        zones.set_owner(HAND + seat, seat)
        zones.set_owner(HAND + seats + seat, seat)
    return zones


def begin(edition: MonasteryEdition, seats: int, options: dict[str, str]) -> Monastery:
    """Lay out a match. Raises Malformed for teams that are not of two and two. MON-SETUP-1."""
    if options["teams"] == "paired" and seats != FOUR:
        raise Malformed(
            "teams-of-four",
            "the paired game is for 4 players, not {seats}; choose teams individual, or 4 seats",
            {"seats": str(seats)},
        )
    s = Monastery(seats, TABLE_OF_STEPS, _zones(edition, seats), vec[i64]([0] * DEEPEST), edition)
    s.icons = int(options["icons"] == "on")
    s.paired = int(options["teams"] == "paired")
    s.silence = _chosen("silence", options)
    s.start = _chosen("start", options)
    s.double = _chosen("draws", options)
    s.shown = _chosen("blessings", options)
    s.pool = edition.blessings  # MON-SETUP-9
    sites.found(s)
    s.then(ending.OVER)
    s.then(ending.TESTAMENTS)
    s.then(rounds.ROUND)
    s.then(OPENING)
    for step in DEAL_COLOUR[seats - 1 : 0 : -1]:
        s.then(step)
    s.now = DEAL_COLOUR[0]
    return s


OPTIONS: Final = [
    Option("icons", ["on", "off"], RULES["MON-SIMPLE-1"]),
    Option("teams", ["individual", "paired"], RULES["MON-TEAM-1"]),
    Option("silence", ["off", "vow", "penalty"], RULES["MON-VOW-1"]),
    Option("start", ["random", "keep", "allotted"], RULES["MON-START-1"]),
    Option("draws", ["normal", "double"], RULES["MON-START-4"]),
    Option("blessings", ["hidden", "shown"], RULES["MON-INFO-5"]),
]


def _chosen(name: str, options: dict[str, str]) -> int:
    """Tell which value of an option was chosen, by its number."""
    return next(o.values for o in OPTIONS if o.name == name).index(options[name])


def build(edition: Edition, revision: int) -> Game:
    """Make the game from a valid edition, by one of the revisions of its rules.

    What we had to reconstruct may be corrected by whoever owns the box, if the game can then be
    played: MON-COMP-5, MON-INV-12.
    """
    return Game(
        name="monastery",
        seats=[2, 3, 4],
        options=OPTIONS,
        rules=RULES,
        overview=OVERVIEW,
        steps=STEPS,
        templates=[*sentences.TEMPLATES, *outlook.TEMPLATES, *reasons.TEMPLATES],
        cards=TILE,
        fields=FIELDS_SAVED,
        begin=partial(begin, MonasteryEdition(edition)),
        points=ending.points,
        ranks=ending.ranks,
        score_lines=ending.score_lines,
        score_sheet=ending.SCORE_SHEET,
        table=describe.table,
        board=describe.board,
        printed=printed(edition, problems, build),
        silence=vow.silence,
        ends=[sentences.END_TURN],
        chapters=[[sentences.HOUR_BEGAN], [sentences.TURN_BEGAN]],
        foretold=[*sentences.FORETOLD, *outlook.TEMPLATES],
        outlook=outlook.outlook,
        revision=revision,
        revisions=REVISIONS,
    )


REVISIONS: Final = [1]  # of the rules: each that was released stays playable
MONASTERY: Final = build(editions.load("monastery"), REVISIONS[-1])
