"""Section MSM-SETUP: the table before the first roll, and the fact sheet of the game."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, final

from chapterhouse import editions
from chapterhouse.core import first_player
from chapterhouse.core.bits import BIT
from chapterhouse.core.game import Game, Option
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.plan import POOL
from chapterhouse.core.seats import EVERYBODY, NOBODY
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.state import DEEPEST
from chapterhouse.core.step import Chance, Step, table
from chapterhouse.core.zone import Zones, gathered
from chapterhouse.editions import Edition, printed
from chapterhouse.games.monasterium import (
    action as actions,
)
from chapterhouse.games.monasterium import (
    calendar,
    describe,
    envoy,
    extra,
    goods,
    novice,
    path,
    placement,
    reasons,
    scoring,
    sentences,
    taking,
    window,
)
from chapterhouse.games.monasterium.components import (
    A_CATEGORY,
    MISSIONS,
    MONASTERIES,
    MonasteriumEdition,
    union,
)
from chapterhouse.games.monasterium.names import MISSION
from chapterhouse.games.monasterium.overview import OVERVIEW
from chapterhouse.games.monasterium.rules import RULES
from chapterhouse.games.monasterium.state import (
    ALL_NOVICES,
    ALL_ROWS,
    FIELDS_SAVED,
    KINDS_OF_GOOD,
    NO_SEAT,
    OPEN,
    PLANS,
    Monasterium,
)
from chapterhouse.games.monasterium.validation import problems


@final
class DrawMission(Chance[Monasterium]):
    """Of each category some missions are drawn, for all; the others have no effect. MSM-SETUP-6."""

    def __init__(self, category: int) -> None:
        super().__init__()
        self.category: Final = category

    def args(self) -> list[int]:
        return [self.category]

    def options(self, s: Monasterium) -> i64:
        """Any that is left of it."""
        first = A_CATEGORY * self.category
        return s.zones.kinds(POOL) & union(list(range(first, first + A_CATEGORY)))

    def says(self, s: Monasterium, action: i64) -> Sentence:
        return Sentence(sentences.DRAWN, [action])

    def do(self, s: Monasterium, action: i64) -> None:
        s.zones.move(action, POOL, OPEN, s.everyone)
        s.tell(sentences.MISSION_OPEN, NOBODY, action)


@final
class StartSeat(Chance[Monasterium]):
    """The start player is drawn, or named by the host. MSM-SETUP-14, MSM-OPT-1."""

    def options(self, s: Monasterium) -> i64:
        """Any seat, or the one that was named."""
        return BIT[s.seats] - 1 if s.host == NO_SEAT else BIT[s.host]

    def says(self, s: Monasterium, action: i64) -> Sentence:
        return Sentence(sentences.SEATED, [action])

    def do(self, s: Monasterium, action: i64) -> None:
        """Hand over the chalice, which goes round once a year. MSM-YEAR-2."""
        s.start = action
        s.active = action
        s.tell(sentences.FIRST, action)


DRAW: Final = [DrawMission(category) for category in range(MISSIONS // A_CATEGORY)]
START_SEAT: Final = StartSeat()
STEPS: Final[list[Step[Any]]] = [
    *DRAW, START_SEAT, *calendar.STEPS, *placement.STEPS, *taking.STEPS, *actions.STEPS,
    *novice.STEPS, *extra.STEPS, *window.STEPS, *envoy.STEPS, *path.STEPS, *goods.STEPS,
    *scoring.STEPS,
]  # fmt: skip
TABLE: Final = table(STEPS)


def _zones(seats: int) -> Zones:
    """Lay all missions on one pile, and make room for those drawn."""
    zones = gathered(PLANS[seats])
    zones.set_owner(POOL, NOBODY)
    zones.set_owner(OPEN, EVERYBODY)
    return zones


def begin(by_seats: list[MonasteriumEdition], seats: int, options: dict[str, str]) -> Monasterium:
    """Lay out a match for two, three or four; nobody has any points yet.

    MSM-SETUP-1, MSM-SETUP-10.
    """
    edition = by_seats[seats - 2]
    s = Monasterium(seats, TABLE, _zones(seats), vec[i64]([0] * DEEPEST), edition)
    s.year, s.round = 1, 1  # MSM-SETUP-5
    s.tiles = vec[i64]([edition.tiles] * MONASTERIES)  # MSM-SETUP-4
    for seat in range(seats):
        # No tile is flipped, nothing unlocked: MSM-SETUP-7, MSM-SETUP-8
        s.novices[seat] = ALL_NOVICES
        s.beside[seat] = ALL_ROWS
        s.envoy[seat] = 1  # MSM-SETUP-9
        s.owned[seat] = edition.own_first  # MSM-SETUP-11
        for good in range(KINDS_OF_GOOD):
            s.goods[KINDS_OF_GOOD * seat + good] = edition.goods[good]  # MSM-SETUP-13
    s.then(scoring.OVER)
    s.then(scoring.SCORING)
    s.then(calendar.ROUND)
    s.then(START_SEAT)
    drawn = [DRAW[category] for category in range(len(DRAW)) for _ in range(edition.drawn)]
    for step in drawn[:0:-1]:
        s.then(step)
    s.now = drawn[0]
    s.host = first_player.named(seats, options)  # MSM-OPT-1
    return s


SEATS: Final = [2, 3, 4]
OPTIONS: Final = [Option(first_player.FIRST_PLAYER, first_player.SEATS, RULES["MSM-OPT-1"])]


def build(edition: Edition, revision: int) -> Game:
    """Make the game from a valid edition, by one of the revisions of its rules.

    What we had to reconstruct may be corrected by whoever owns the box, if the game can then be
    played: MSM-COMP-5, MSM-COMP-6, MSM-INV-12.
    """
    by_seats = [MonasteriumEdition(edition, seats) for seats in SEATS]
    return Game(
        name="monasterium",
        seats=SEATS,
        options=OPTIONS,
        rules=RULES,
        overview=OVERVIEW,
        steps=STEPS,
        templates=[*sentences.TEMPLATES, *reasons.TEMPLATES],
        cards=MISSION,
        fields=FIELDS_SAVED,
        begin=partial(begin, by_seats),
        points=scoring.points,
        ranks=scoring.ranks,
        score_lines=scoring.score_lines,
        score_sheet=scoring.SCORE_SHEET,
        table=describe.table,
        board=describe.board,
        printed=printed(edition, problems, build),
        chapters=[[sentences.YEAR], [sentences.ROUND]],
        foretold=sentences.EVENTS,
        revision=revision,
        revisions=REVISIONS,
    )


REVISIONS: Final = [1]  # of the rules: each that was released stays playable
MONASTERIUM: Final = build(editions.load("monasterium"), REVISIONS[-1])
