"""Section MSM-SCORE: four parts after the last round, and who wins."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.game import ScoreLine
from chapterhouse.core.ints import count, i64
from chapterhouse.core.score_sheet import ScoreSheet
from chapterhouse.core.sentence import Event, Template
from chapterhouse.core.step import Over, Step
from chapterhouse.games.monasterium import sentences
from chapterhouse.games.monasterium.components import (
    BOOK,
    INFLUENCE,
    MONASTERIES,
    ROSARY,
    SOUP,
    TOOL,
    WITHIN,
)
from chapterhouse.games.monasterium.rules import RULES
from chapterhouse.games.monasterium.state import (
    MAJORITIES,
    SOURCES,
    Monasterium,
)

# The rule that gives the points of each source, in the order of `state`; the last four are parts
# of the final scoring, which are accounted for one by one.
IN_PLAY: Final = [
    "MSM-TAKE-11",
    "MSM-ACT-7",
    "MSM-BLD-7",
    "MSM-WINDOW-14",
    "MSM-MISSION-3",
    "MSM-PDIE-2",
]


def points(s: Monasterium) -> list[int]:
    """Give the points as they stand."""
    return [int(s.total(seat)) for seat in range(s.seats)]


def ranks(s: Monasterium) -> list[int]:
    """Most points win, and those with equally many share. MSM-SCORE-10."""
    scored = points(s)
    return [1 + sum([other > mine for other in scored]) for mine in scored]


@final
class Scoring(Step[Monasterium]):
    """Majorities, chapels, cloisters, goods; no mission any more. MSM-SCORE-9, MSM-MISSION-16."""

    def do(self, s: Monasterium, action: i64) -> None:
        """Add up the four parts, and tell each."""
        if s.journal is not None:
            s.journal += [line.event for line in in_play(s)]
        for source, part in enumerate(PARTS, MAJORITIES):
            for line in part(s):
                s.add(line.seat, line.points, source)
                s.tell_all(line.event.template, line.seat, line.event.values)
        if s.journal is not None:
            places = ranks(s)
            for seat, scored in enumerate(points(s)):
                s.tell(sentences.POINTS, seat, scored, places[seat])
            s.journal += [line.event for line in _places(s)]


def _score_line(
    s: Monasterium, seat: int, scored: int, template: Template, values: list[int], rule: str
) -> ScoreLine:
    """Account for something; all of it is open."""
    return ScoreLine(seat, scored, Event(template, seat, values, s.everyone), RULES[rule])


def majorities(s: Monasterium) -> list[ScoreLine]:
    """In each monastery whoever has most novices scores, each of them; if any is there.

    MSM-SCORE-1, MSM-SCORE-2, MSM-SCORE-3.
    """
    found: list[ScoreLine] = []
    for m in range(MONASTERIES):
        placed = [int(s.placed(seat, m)) for seat in range(s.seats)]
        most, scored = max(placed), int(s.edition.majority)
        tied = placed.count(most) > 1
        template = sentences.MAJORITY_TIED if tied else sentences.MAJORITY
        rule = "MSM-SCORE-2" if tied else "MSM-SCORE-1"
        found += [
            _score_line(s, seat, scored, template, [m, most, scored], rule)
            for seat in range(s.seats)
            if most and placed[seat] == most
        ]
    return found


def chapels(s: Monasterium) -> list[ScoreLine]:
    """The more chapels with an own novice, the more points; none for none.

    MSM-SCORE-4, MSM-SCORE-5.
    """
    found: list[ScoreLine] = []
    for seat in range(s.seats):
        number = int(count(s.in_chapels(seat)))
        scored = int(s.edition.chapels[number])
        values = [number, scored]
        if number:
            found.append(_score_line(s, seat, scored, sentences.CHAPELS, values, "MSM-SCORE-4"))
    return found


def cloisters(s: Monasterium) -> list[ScoreLine]:
    """By monastery: novices in the chapel, times those in the cloister, times two. MSM-SCORE-6."""
    found: list[ScoreLine] = []
    for seat in range(s.seats):
        for m in range(MONASTERIES):
            inside = int(s.chapel[MONASTERIES * seat + m])
            around = int(count(s.spaces[seat] & WITHIN[m]))
            scored = inside * around * int(s.edition.cloister)
            values = [m, inside, around, scored]
            if scored:
                found.append(
                    _score_line(s, seat, scored, sentences.CLOISTER, values, "MSM-SCORE-6")
                )
    return found


def left_over(s: Monasterium) -> list[ScoreLine]:
    """Tools and books count, of the other goods every two. MSM-SCORE-7, MSM-SCORE-8."""
    found: list[ScoreLine] = []
    for seat in range(s.seats):
        small = s.has(seat, SOUP) + s.has(seat, INFLUENCE) + s.has(seat, ROSARY)
        large = s.has(seat, TOOL) * s.edition.tool + s.has(seat, BOOK) * s.edition.book
        scored = int(large + small // s.edition.small)
        if scored:
            found.append(_score_line(s, seat, scored, sentences.LEFT_OVER, [scored], "MSM-SCORE-8"))
    return found


def in_play(s: Monasterium) -> list[ScoreLine]:
    """Add up where the points of the rounds came from."""
    return [
        _score_line(s, seat, scored, sentences.EARNED, [scored, source], rule)
        for seat in range(s.seats)
        for source, rule in enumerate(IN_PLAY)
        for scored in [int(s.scored[SOURCES * seat + source])]
        if scored
    ]


def score_lines(s: Monasterium) -> list[ScoreLine]:
    """Tell where all points come from, and who shares which place."""
    return in_play(s) + [line for part in PARTS for line in part(s)] + _places(s)


def _places(s: Monasterium) -> list[ScoreLine]:
    """Tell who won, and who share the victory or another place. MSM-SCORE-10."""
    places = ranks(s)
    lines: list[ScoreLine] = []
    for seat in sorted(range(s.seats), key=lambda one: places[one]):
        place, shared = places[seat], places.count(places[seat]) > 1
        if place == 1:
            template = sentences.SHARED if shared else sentences.WINNER
            lines.append(_score_line(s, seat, 0, template, [], "MSM-SCORE-10"))
        elif shared:
            template = sentences.SHARED_PLACE
            lines.append(_score_line(s, seat, 0, template, [place], "MSM-SCORE-10"))
    return lines


PARTS: Final = [majorities, chapels, cloisters, left_over]  # as their sources: MAJORITIES and on
SCORE_SHEET: Final = ScoreSheet(
    sentences.SOURCE,
    {
        sentences.MAJORITY.key: MAJORITIES,
        sentences.MAJORITY_TIED.key: MAJORITIES,
        sentences.CHAPELS.key: MAJORITIES + 1,
        sentences.CLOISTER.key: MAJORITIES + 2,
        sentences.LEFT_OVER.key: MAJORITIES + 3,
    },
    [sentences.WINNER, sentences.SHARED],
    [sentences.MAJORITY_TIED, sentences.SHARED, sentences.SHARED_PLACE],
)
SCORING: Final = Scoring()
OVER: Final = Over[Monasterium]()
STEPS: Final[list[Step[Any]]] = [SCORING, OVER]
