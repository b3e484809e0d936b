"""Sections MON-WIN and TEAM: the testaments, and who wins."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.game import ScoreLine
from chapterhouse.core.ints import i64
from chapterhouse.core.plan import POOL
from chapterhouse.core.score_sheet import ScoreSheet, level
from chapterhouse.core.seats import EVERYBODY, NOBODY
from chapterhouse.core.sentence import UNSEEN, Event, Template
from chapterhouse.core.state import TRUTH
from chapterhouse.core.step import Over, Step
from chapterhouse.games.monastery import sentences
from chapterhouse.games.monastery.components import HAND, SPACES
from chapterhouse.games.monastery.names import SOURCE
from chapterhouse.games.monastery.rules import RULES
from chapterhouse.games.monastery.spots import LARGE_ON_STRIP
from chapterhouse.games.monastery.state import Monastery


def large_letters(s: Monastery, seat: int) -> int:
    """Count the large letters of a strip: small ones count nothing. MON-WIN-4."""
    strip = list(s.strip[SPACES * seat : SPACES * seat + SPACES])
    return strip.count(LARGE_ON_STRIP)


def left_behind(s: Monastery, seat: int) -> int:
    """Add up the circled values of the tiles behind a screen, as far as they are seen.

    MON-WIN-2.
    """
    return sum([int(s.edition.value[kind]) for kind in s.zones.cards(HAND + seat)])


def as_shown(s: Monastery, seat: int, blessings: int) -> int:
    """Give a number of blessings behind a screen; UNSEEN if whoever looks is not shown it.

    MON-INFO-5.
    """
    return blessings if s.observer in (TRUTH, seat) or s.shown or s.over() else UNSEEN


def testaments(s: Monastery) -> list[int]:
    """Add up the testaments as whoever looks is shown them; they may be below 0. MON-WIN-6."""
    return [
        large_letters(s, seat) * int(s.edition.per_letter)
        + max(0, as_shown(s, seat, int(s.blessings[seat]))) * int(s.edition.per_blessing)
        - left_behind(s, seat)
        for seat in range(s.seats)
    ]


def points(s: Monastery) -> list[int]:
    """Partners add their testaments, and keep their own screens. MON-TEAM-4, MON-TEAM-6."""
    scored = testaments(s)
    return [sum([scored[other] for other in _team(s, seat)]) for seat in range(s.seats)]


def keys(s: Monastery) -> list[tuple[int, int]]:
    """Most points, then the lowest row; of teams the lowest of both. MON-WIN-5, MON-TEAM-5."""
    return [
        (total, max([int(s.edition.row[s.colour[other]]) for other in _team(s, seat)]))
        for seat, total in enumerate(points(s))
    ]


def _team(s: Monastery, seat: int) -> list[int]:
    """Give a player, and their partner if they have one. MON-TEAM-4."""
    return [other for other in range(s.seats) if other == seat or s.partners(seat, other)]


def ranks(s: Monastery) -> list[int]:
    """Give the places; partners share theirs."""
    compared = keys(s)
    return [1 + sum([other > mine for other in compared]) for mine in compared]


@final
class Testaments(Step[Monastery]):
    """When the game has ended the testaments are counted. MON-WIN-1."""

    def do(self, s: Monastery, action: i64) -> None:
        """Lift all screens, and tell everything."""
        for zone in [POOL, *range(HAND, HAND + s.seats)]:
            s.zones.set_owner(zone, EVERYBODY)
        if s.journal is not None:
            for seat in range(s.seats):
                _tell_tiles(s, sentences.HAND_SHOWN, seat, HAND + seat)
            _tell_tiles(s, sentences.BAG_SHOWN, NOBODY, POOL)
            told, decided = score_lines(s), _winners(s) + _order(s)
            s.journal += [line.event for line in told[: -len(decided)]]
            places = ranks(s)
            for seat, scored in enumerate(points(s)):
                s.tell(sentences.TESTAMENT, seat, scored, places[seat])
            s.journal += [line.event for line in decided]


def _tell_tiles(s: Monastery, template: Template, seat: int, zone: int) -> None:
    """Tell all tiles of a place that was hidden; nothing of an empty one."""
    if s.zones.size(zone):
        s.tell_all(template, seat, [int(s.zones.size(zone)), *s.zones.cards(zone)])


def _score_line(
    s: Monastery, seat: int, scored: int, template: Template, values: list[int], rule: str
) -> ScoreLine:
    """Account for something that all may know now."""
    return ScoreLine(seat, scored, Event(template, seat, values, s.everyone), RULES[rule])


def score_lines(s: Monastery) -> list[ScoreLine]:
    """Tell where the points come from, and what decided."""
    own = [line for seat in range(s.seats) for line in _testament(s, seat)]
    return own + _partners(s) + _winners(s) + _order(s)


def _testament(s: Monastery, seat: int) -> list[ScoreLine]:
    """Letters, blessings, tiles. MON-WIN-1, MON-WIN-3, MON-WIN-2."""
    letters, blessings = large_letters(s, seat), int(s.blessings[seat])
    scored, lost = letters * int(s.edition.per_letter), left_behind(s, seat)
    counted = blessings * int(s.edition.per_blessing)
    values = [blessings, counted]
    return [
        _score_line(s, seat, scored, sentences.LETTERS_COUNT, [letters, scored], "MON-WIN-1"),
        _score_line(s, seat, counted, sentences.BLESSINGS_COUNT, values, "MON-WIN-3"),
        _score_line(s, seat, -lost, sentences.TILES_COUNT, [lost], "MON-WIN-2"),
    ]


def _winners(s: Monastery) -> list[ScoreLine]:
    """Tell who won: by most points, or by the lowest row. MON-WIN-5, MON-TEAM-4, MON-TEAM-5."""
    first = [seat for seat, place in enumerate(ranks(s)) if place == 1]
    by_row = any([line.seat in first for line in _order(s)])
    rule = "MON-TEAM-5" if by_row and s.paired else "MON-TEAM-4" if s.paired else "MON-WIN-5"
    return [_score_line(s, seat, 0, sentences.WINNER, [], rule) for seat in first]


def _order(s: Monastery) -> list[ScoreLine]:
    """Tell of neighbours with equal points that the lower row decides. MON-WIN-5, MON-TEAM-5."""
    lowest = [max(team, key=lambda seat: int(s.edition.row[s.colour[seat]])) for team in teams(s)]
    all_keys = keys(s)
    compared = [all_keys[seat] for seat in lowest]
    template = sentences.LOWER_ROW_OF_TEAM if s.paired else sentences.LOWER_ROW
    rule = "MON-TEAM-5" if s.paired else "MON-WIN-5"
    found: list[ScoreLine] = []
    for ahead, behind in level(compared):
        values = [lowest[behind], compared[ahead][1] + 1, compared[behind][1] + 1]
        found.append(_score_line(s, lowest[ahead], 0, template, values, rule))
    return found


def _partners(s: Monastery) -> list[ScoreLine]:
    """Tell what each partner adds. MON-TEAM-4."""
    scored, totals = testaments(s), points(s)
    return [
        _score_line(
            s, seat, scored[other], sentences.TEAM_TOTAL, [other, totals[seat]], "MON-TEAM-4"
        )
        for seat in range(s.seats)
        for other in range(s.seats)
        if other != seat and s.partners(seat, other)
    ]


def teams(s: Monastery) -> list[list[int]]:
    """Give the seats that score together. MON-TEAM-4."""
    return [team for seat in range(s.seats) for team in [_team(s, seat)] if team[0] == seat]


SCORE_SHEET: Final = ScoreSheet(
    SOURCE,
    {
        sentences.LETTERS_COUNT.key: SOURCE.value("letters"),
        sentences.BLESSINGS_COUNT.key: SOURCE.value("blessings"),
        sentences.TILES_COUNT.key: SOURCE.value("tiles"),
    },
    [sentences.WINNER, sentences.LOWEST_ROW],
    [sentences.LOWER_ROW, sentences.LOWER_ROW_OF_TEAM, sentences.LOWEST_ROW],
    teams,
)
TESTAMENTS: Final = Testaments()
OVER: Final = Over[Monastery]()
STEPS: Final[list[Step[Any]]] = [TESTAMENTS, OVER]
