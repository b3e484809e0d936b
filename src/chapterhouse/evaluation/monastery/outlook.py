"""The outlook of a seat: how much of the game is left, and what that makes things worth.

Everything is counted in points of the testament; points of a scoring turn are worth POINT each.
"""

from typing import Final, final

from chapterhouse.core.ints import i64
from chapterhouse.games.monastery.components import (
    COLUMNS,
    DAYS,
    DIAL,
    NIGHT,
    ROWS,
    SERVICE,
)
from chapterhouse.games.monastery.spots import A_MONK, GONE
from chapterhouse.games.monastery.state import Monastery

POINT: Final = 0.45  # what a point of a scoring turn brings to the testament
BLESSING: Final = 1.05  # a little more than it counts: it helps to pay, too
A_ROUND: Final = 1.7  # points that one monk brings in a round
PACE: Final = 1.1  # letters that a player takes from the grid in a round, late in the game
RUSH: Final = 4.0  # rounds in which that pace is reached


@final
class Weights:
    """What bots of one time make of rivals: later ones differ in nothing else."""

    def __init__(self, rivals: float, denied: float, spoiled: float, *, crowding: bool) -> None:
        self.rivals: Final = rivals  # what all of them lose is worth so much of what one gains,
        self.denied: Final = denied  # of that, so much for a prayer that one of them cannot make
        self.spoiled: Final = spoiled  # how likely a rival who moves later spoils an own prayer
        self.crowding: Final = crowding  # whether a Chapel is known to be full: MON-CHAPEL-4


RELEASED: Final = Weights(0.3, 0.0, 0.0, crowding=False)  # 2026.11: what `greedy` goes by
TODAY: Final = Weights(0.6, 1.5, 0.3, crowding=True)


@final
class Outlook:
    """What one seat expects of the rest of the game."""

    def __init__(self, s: Monastery, seat: i64, weights: Weights) -> None:
        self.seat: Final[i64] = seat
        self.weights: Final = weights
        self.turns: Final = turns_left(s, seat)  # scoring turns of this seat that are to come
        pace = PACE * float(s.seats)
        letters = float(letters_left(s))
        grid = letters / pace + (RUSH if letters > pace else 1.0)
        self.rounds: Final = min(float(self.turns), grid)
        self.away: Final = rounds_away(s)  # work rounds that a monk misses who begins to pray now
        self.before_night: Final = rounds_before_night(s)
        self.election: Final = next_kind(s) == SERVICE
        self.rival: Final = weights.rivals / float(max(s.seats - 1, 1))

    def missed(self) -> float:
        """Tell what is missed of a monk that begins to pray now, until it stands again."""
        return self.monk(min(float(self.away), max(self.rounds - 1.0, 0.0)))

    def monk(self, rounds: float) -> float:
        """Tell what a monk brings in so many rounds."""
        return POINT * A_ROUND * rounds


def turns_left(s: Monastery, seat: i64) -> i64:
    """Count the scoring turns that a seat has before it; one that has begun does not count."""
    n: i64 = 0
    day: i64
    space: i64
    for day in range(s.day, DAYS + 1):
        for space in range(s.space + 1 if day == s.day else 0, DIAL):
            if s.edition.kind[space] not in (SERVICE, NIGHT):
                n += 1
    if s.round() not in (SERVICE, NIGHT) and not (s.scoring and s.scored >> seat & 1):
        n += 1
    return n


def rounds_away(s: Monastery) -> i64:
    """Count the work rounds between this one and the next service or night."""
    n: i64 = 0
    space = s.space + 1
    while space < DIAL and s.edition.kind[space] not in (SERVICE, NIGHT):
        n += 1
        space += 1
    return n


def rounds_before_night(s: Monastery) -> i64:
    """Count the work rounds between this one and the next night; at night, those of a whole day."""
    n: i64 = 0
    space: i64
    for space in range(0 if s.round() == NIGHT else s.space + 1, DIAL):
        if s.edition.kind[space] not in (SERVICE, NIGHT):
            n += 1
    return n


def next_kind(s: Monastery) -> i64:
    """Tell what kind of round comes next; the last night ends everything."""
    return s.edition.kind[s.space + 1] if s.space + 1 < DIAL else SERVICE


def letters_left(s: Monastery) -> i64:
    """Count the letters on the grid."""
    n: i64 = 0
    cell: i64
    for cell in range(ROWS * COLUMNS):
        if GONE < s.grid[cell] < A_MONK:
            n += 1
    return n
