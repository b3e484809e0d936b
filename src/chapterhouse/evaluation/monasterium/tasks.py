"""The missions: their points fall from year to year, so how near is each?"""

from typing import Final

from chapterhouse.core.bits import BIT, members_of
from chapterhouse.core.ints import i64, vec
from chapterhouse.evaluation.monasterium.outlook import Outlook
from chapterhouse.games.monasterium.components import YEARS
from chapterhouse.games.monasterium.mission import FIRST_C, counted, done, novices_in
from chapterhouse.games.monasterium.state import OPEN, Monasterium

HOPE: Final = 0.55  # how likely a novice that a mission asks for will be sent there
# By condition of category C: how likely each of what is missing will come.
HOPES: Final = vec[float]([0.8, 0.5, 0.5, 0.65, 0.4])
LATEST: Final = YEARS - 1.001  # of years: after it there is no other to look up
FAR: Final = 0.1  # a need out of reach asks for a walk first
TRIES: Final = 2.5  # with so many sends to come for each one missing, that is as likely as it gets


def tasks(s: Monasterium, o: Outlook) -> float:
    """Tell what the missions not yet claimed are worth."""
    worth: float = 0.0
    for mission in members_of(s.zones.kinds(OPEN) & ~done(s, o.seat)):
        worth += _hoped(s, o, mission)
    return worth


def hopes(s: Monasterium, o: Outlook) -> list[float]:
    """Tell the same of those that ask for certain places, and of those that count."""
    places, counts = 0.0, 0.0
    for mission in members_of(s.zones.kinds(OPEN) & ~done(s, o.seat)):
        if mission < FIRST_C:
            places += _hoped(s, o, mission)
        else:
            counts += _hoped(s, o, mission)
    return [places, counts]


def _hoped(s: Monasterium, o: Outlook, mission: i64) -> float:
    """Tell what a mission not yet claimed is worth."""
    lacking = missing(s, o.seat, mission)
    hope = HOPE if mission < FIRST_C else HOPES[mission - FIRST_C]
    if mission < FIRST_C:
        hope *= 1.0 - FAR * _unreached(s, o.seat, mission) / float(lacking)
    likely = hope * min(o.sends / TRIES / float(lacking), 1.0)
    worth: float = likely ** float(lacking) * _points(s, o, mission, float(lacking))
    return worth


def _points(s: Monasterium, o: Outlook, mission: i64, missing: float) -> float:
    """Tell what a mission will bring when it is done, some rounds from now. MSM-MISSION-5."""
    late = min(max(o.past + missing / o.pace, 0.0), LATEST)
    year = int(late)
    at = YEARS * mission + year
    before, after = float(s.edition.mission_points[at]), float(s.edition.mission_points[at + 1])
    return before + (after - before) * (late - float(year))


def _unreached(s: Monasterium, seat: i64, mission: i64) -> float:
    """Count the needs in monasteries that the seat cannot reach now."""
    found: float = 0.0
    reach = s.within_reach(seat)
    for need in s.edition.needs[mission]:
        if not reach & BIT[need.monastery] and not novices_in(s, seat, need.area, need.monastery):
            found += 1.0
    return found


def missing(s: Monasterium, seat: i64, mission: i64) -> i64:
    """Count what a mission still asks for."""
    if mission >= FIRST_C:
        return s.edition.counts[mission] - counted(s, seat, mission - FIRST_C)
    lacking: i64 = 0
    for need in s.edition.needs[mission]:
        if not novices_in(s, seat, need.area, need.monastery):
            lacking += 1
    return max(lacking, 1)
