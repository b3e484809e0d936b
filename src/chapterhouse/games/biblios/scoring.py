"""Section BIB-SCORE: who wins each die, the points, and the chain that breaks ties."""

from __future__ import annotations

from typing import Final, final

from chapterhouse.core.bits import lowest
from chapterhouse.core.game import ScoreLine
from chapterhouse.core.ints import i64
from chapterhouse.core.plan import POOL
from chapterhouse.core.score_sheet import ScoreSheet, level
from chapterhouse.core.seats import EVERYBODY, NOBODY
from chapterhouse.core.sentence import Event, Template
from chapterhouse.core.step import Over, Step
from chapterhouse.games.biblios import sentences
from chapterhouse.games.biblios.components import CATEGORIES, MONKS, SEALS
from chapterhouse.games.biblios.names import CATEGORY
from chapterhouse.games.biblios.rules import RULES
from chapterhouse.games.biblios.state import BURIED, HAND, NO_SEAT, Biblios

_SEALS: Final = (1 << SEALS) - 1


def strength(s: Biblios, seat: i64, category: i64) -> i64:
    """Tell how strong a seat's visible cards are: the total first, then the best seal."""
    hand = s.zones.cells[(HAND + seat) * s.zones.width]
    return s.edition.strength[(category << SEALS) + (hand >> SEALS * category & _SEALS)]


def best_seal(s: Biblios, seat: i64, category: i64) -> i64:
    """Number the best seal of a seat in a category from 0; -1 without a card of it."""
    seals = s.zones.cells[(HAND + seat) * s.zones.width] >> SEALS * category & _SEALS
    return lowest(seals) if seals else -1


def total(strength: i64) -> i64:
    """Take the total out of a strength."""
    return strength >> 4


def winner(s: Biblios, category: i64) -> i64:
    """The highest total wins the die, then the best seal; else nobody.

    BIB-SCORE-3, BIB-SCORE-4, BIB-SCORE-5.
    """
    best: i64 = 0
    leader: i64 = NO_SEAT
    for seat in range(s.seats):
        strong = strength(s, seat, category)
        if strong > best:
            best = strong
            leader = seat
    return leader


def points(s: Biblios) -> list[int]:
    """Add up the faces of the dice won; cards and gold count nothing. BIB-SCORE-6, BIB-SCORE-7."""
    points = [0] * s.seats
    for category in range(len(CATEGORIES)):
        seat = winner(s, category)
        if seat != NO_SEAT:
            points[seat] += s.die(category)
    return points


def chain(s: Biblios) -> list[list[int]]:
    """Write what is compared, the first difference deciding: points, gold, each category.

    Lists compare as the book does, since equal positive totals always differ in the seal.

    BIB-SCORE-8, BIB-SCORE-9, BIB-SCORE-10, BIB-SCORE-11, BIB-SCORE-12, BIB-SCORE-13.
    """
    scored = points(s)
    return [
        [
            scored[seat],
            s.worth(HAND + seat) if s.by_value else s.coins(HAND + seat),  # BIB-OPT-4
            *[strength(s, seat, category) for category in range(len(CATEGORIES))],
        ]
        for seat in range(s.seats)
    ]


def ranks(s: Biblios) -> list[int]:
    """The chain ranks all seats, and those equal in all of it share. BIB-SCORE-15, BIB-SCORE-14."""
    keys = chain(s)
    return [1 + sum([other > key for other in keys]) for key in keys]


@final
class Scoring(Step[Biblios]):
    """After the last lot all hands are shown and the points are counted. BIB-SCORE-1."""

    def do(self, s: Biblios, action: i64) -> None:
        """Show hands, face-down discards and removed cards; tell who won what. BIB-INFO-21."""
        for zone in (POOL, BURIED, *range(HAND, HAND + s.seats)):
            s.zones.set_owner(zone, EVERYBODY)
        if s.journal is not None:
            _tell_cards(s)
            s.journal += [line.event for line in _dice(s)]
            places = ranks(s)
            for seat, scored in enumerate(points(s)):
                s.tell(sentences.POINTS, seat, scored, places[seat])
            s.journal += [line.event for line in _places(s)]


def _tell_cards(s: Biblios) -> None:
    """Tell all cards that were hidden."""
    for seat in range(s.seats):
        s.tell_cards(s.edition.say.hand, seat, HAND + seat, s.everyone, s.zones.size(HAND + seat))
    s.tell_cards(s.edition.say.buried, NOBODY, BURIED, s.everyone, s.zones.size(BURIED))
    s.tell_cards(s.edition.say.removed, NOBODY, POOL, s.everyone, s.zones.size(POOL))


def score_lines(s: Biblios) -> list[ScoreLine]:
    """Tell where the points come from, and what decided between equals."""
    return _dice(s) + _places(s)


def _score_line(
    s: Biblios, seat: int, points: int, template: Template, values: list[int], rule: str
) -> ScoreLine:
    """Account for something that all may know."""
    return ScoreLine(seat, points, Event(template, seat, values, s.everyone), RULES[rule])


def _dice(s: Biblios) -> list[ScoreLine]:
    """Tell who wins each die, and whether a seal decided."""
    return [_die(s, category) for category in range(len(CATEGORIES))]


def _die(s: Biblios, category: int) -> ScoreLine:
    """The highest total, the best seal, or nobody. BIB-SCORE-3, BIB-SCORE-4, BIB-SCORE-5."""
    die = int(s.die(category))
    seat = int(winner(s, category))
    if seat == NO_SEAT:
        return _score_line(s, seat, 0, sentences.DIE_UNWON, [category, die], "BIB-SCORE-5")
    totals = [int(total(strength(s, other, category))) for other in range(s.seats)]
    best = totals[seat]
    if totals.count(best) == 1:
        return _score_line(s, seat, die, sentences.DIE_WON, [category, die, best], "BIB-SCORE-3")
    return _score_line(s, seat, die, sentences.DIE_BY_SEAL, [category, die, best], "BIB-SCORE-4")


def _places(s: Biblios) -> list[ScoreLine]:
    """Tell who won, who else shares a place, and what decided between those with equal points."""
    lines = _order(s)
    keys, places = chain(s), ranks(s)
    for seat, place in enumerate(places):
        if places.count(place) == 1:
            continue
        if place == 1:
            lines.append(_score_line(s, seat, 0, sentences.SHARED, [], "BIB-SCORE-14"))
        else:
            template = sentences.SHARED_PLACE
            lines.append(_score_line(s, seat, 0, template, [place], "BIB-SCORE-15"))
    if places.count(1) > 1:
        return lines
    best = keys.index(max(keys))
    rule = next((line.rule.id for line in lines if line.seat == best), "BIB-SCORE-8")
    return [_score_line(s, best, 0, sentences.WINNER, [], rule), *lines]


def _order(s: Biblios) -> list[ScoreLine]:
    """Tell of neighbours with equal points what puts one before the other, if anything does."""
    keys = chain(s)
    return [
        _before(s, ahead, behind) for ahead, behind in level(keys) if keys[ahead] != keys[behind]
    ]


def _before(s: Biblios, ahead: int, behind: int) -> ScoreLine:
    """Gold, monks, their seal, or what comes after.

    BIB-SCORE-9, BIB-SCORE-10, BIB-SCORE-11, BIB-SCORE-12, BIB-OPT-4.
    """
    mine, other = chain(s)[ahead], chain(s)[behind]
    link = [one == another for one, another in zip(mine, other, strict=True)].index(False)
    if link == 1:
        values, rule = [behind, mine[1], other[1]], "BIB-OPT-4" if s.by_value else "BIB-SCORE-9"
        return _score_line(s, ahead, 0, sentences.BEFORE_BY_GOLD, values, rule)
    category = link - 2
    values = [behind, category, int(total(mine[link])), int(total(other[link]))]
    if values[2] != values[3]:
        rule = "BIB-SCORE-10" if category == MONKS else "BIB-SCORE-12"
        return _score_line(s, ahead, 0, sentences.BEFORE_BY_TOTAL, values, rule)
    values[2:] = [int(best_seal(s, seat, category)) for seat in (ahead, behind)]
    rule = "BIB-SCORE-11" if category == MONKS else "BIB-SCORE-12"
    return _score_line(s, ahead, 0, sentences.BEFORE_BY_SEAL, values, rule)


BROKEN: Final = [
    sentences.WINNER_BY_GOLD, sentences.WINNER_BY_TOTAL, sentences.WINNER_BY_SEAL,
]  # fmt: skip
ORDER: Final = [
    sentences.SHARED, sentences.SHARED_PLACE, sentences.BEFORE_BY_GOLD, sentences.BEFORE_BY_TOTAL,
    sentences.BEFORE_BY_SEAL,
]  # fmt: skip
# The points come from the dice; each die names its category.
SCORE_SHEET: Final = ScoreSheet(
    CATEGORY,
    {},
    [sentences.WINNER, sentences.SHARED, *BROKEN],
    [sentences.DIE_BY_SEAL, *ORDER, *BROKEN],
)
SCORING: Final = Scoring()
OVER: Final = Over[Biblios]()
STEPS: Final[list[Step[Biblios]]] = [SCORING, OVER]
