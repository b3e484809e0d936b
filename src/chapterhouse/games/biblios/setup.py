"""Section BIB-SETUP: the table before the first card, and the fact sheet of the game."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from chapterhouse import editions
from chapterhouse.core import first_player
from chapterhouse.core.game import Game, Option
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.plan import POOL, Plan
from chapterhouse.core.seats import EVERYBODY, NOBODY
from chapterhouse.core.standing import StandingAnswers
from chapterhouse.core.state import DEEPEST
from chapterhouse.core.step import Step, table
from chapterhouse.core.zone import Zones, gathered
from chapterhouse.editions import Edition, printed
from chapterhouse.games.biblios import (
    auction,
    church,
    describe,
    gift,
    payment,
    penalty,
    reasons,
    scoring,
    sentences,
    standing,
)
from chapterhouse.games.biblios.components import COINS, GOLD
from chapterhouse.games.biblios.edition import BibliosEdition
from chapterhouse.games.biblios.names import SEAL
from chapterhouse.games.biblios.overview import OVERVIEW
from chapterhouse.games.biblios.rules import RULES
from chapterhouse.games.biblios.state import (
    BOX,
    CHAPEL,
    COMMON,
    DISCARD,
    FIELDS,
    HAND,
    LOT,
    Biblios,
    plan,
)
from chapterhouse.games.biblios.validation import problems

STEPS: Final[list[Step[Any]]] = [
    *gift.STEPS, *church.STEPS, *auction.STEPS, *payment.STEPS, *penalty.STEPS, *scoring.STEPS,
]  # fmt: skip
TABLE: Final = table(STEPS)
OPEN: Final = (COMMON, LOT, CHAPEL, DISCARD, BOX)


def _zones(plan: Plan, seats: int) -> Zones:
    """All cards lie in the pool; hands belong to their seats. BIB-SETUP-16."""
    zones = gathered(plan)
    for zone in range(plan.zones):
        zones.set_owner(zone, EVERYBODY if zone in OPEN else NOBODY)
    for seat in range(seats):
        zones.set_owner(HAND + seat, seat)
    return zones


def begin(
    edition: BibliosEdition, plans: list[Plan], seats: int, options: dict[str, str]
) -> Biblios:
    """Lay out a match for two, three or four, with the options settled.

    BIB-SETUP-1, BIB-SETUP-17.
    """
    zones = _zones(plans[seats - 2], seats)
    s = Biblios(seats, TABLE, zones, vec[i64]([0] * DEEPEST), edition)
    s.bluff = options["penalty"] == "bluff"
    s.honest = options["bidding"] == "honest"
    s.by_value = options["gold_tiebreak"] == "value"
    s.turns = edition.turns[seats]
    for value in range(len(COINS)):  # BIB-SETUP-3, BIB-SETUP-4, BIB-SETUP-5
        for _ in range(edition.gold_out[seats]):
            s.zones.move(GOLD + value, POOL, BOX, s.everyone)
    s.then(scoring.OVER)
    s.then(scoring.SCORING)
    s.then(auction.AUCTIONS)
    s.then(gift.GIFT_TURN)
    s.then(gift.OPENING)
    s.now = gift.FIRST_SEAT
    s.host = first_player.named(seats, options)  # BIB-OPT-2
    return s


SEATS: Final = [2, 3, 4]
OPTIONS: Final = [
    Option("penalty", ["standard", "bluff"], RULES["BIB-OPT-1"]),
    Option(first_player.FIRST_PLAYER, first_player.SEATS, RULES["BIB-OPT-2"]),
    Option("bidding", ["open", "honest"], RULES["BIB-OPT-3"]),
    Option("gold_tiebreak", ["cards", "value"], RULES["BIB-OPT-4"]),
    Option("memory_aids", ["full", "off"], RULES["BIB-OPT-5"]),
]
STANDING: Final = StandingAnswers(
    standing.offer, standing.checked, standing.acts, standing.occasion
)


def build(edition: Edition, revision: int) -> Game:
    """Make the game from a valid edition, by one of the revisions of its rules.

    What we had to reconstruct may be corrected by whoever owns the box: BIB-COMP-9, BIB-COMP-10.
    """
    played = BibliosEdition(edition)
    return Game(
        name="biblios",
        seats=SEATS,
        options=OPTIONS,
        rules=RULES,
        overview=OVERVIEW,
        steps=STEPS,
        templates=[*sentences.PLAIN, *played.say.listed(), *reasons.TEMPLATES],
        cards=played.card,
        things=[SEAL],
        fields=FIELDS,
        begin=partial(begin, played, [plan(played.deck, seats) for seats in SEATS]),
        points=scoring.points,
        ranks=scoring.ranks,
        score_lines=scoring.score_lines,
        score_sheet=scoring.SCORE_SHEET,
        table=describe.table,
        board=describe.board,
        standing=STANDING,
        printed=printed(edition, problems, build),
        chapters=[[sentences.GIFT_TURN, played.say.lot]],
        revision=revision,
        revisions=REVISIONS,
    )


REVISIONS: Final = [1]  # of the rules: each that was released stays playable
BIBLIOS: Final = build(editions.load("biblios"), REVISIONS[-1])
