"""What a seat could do with dice of each face: sendings and jokers above all."""

from typing import Final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64, vec
from chapterhouse.games.monasterium.action import I_A, II_A, II_B, III_A, STD_A
from chapterhouse.games.monasterium.components import (
    BOOK,
    COLUMNS,
    FACES,
    INFLUENCE,
    ROSARY,
    SOUP,
    TOOL,
)
from chapterhouse.games.monasterium.novice import flipped, senders
from chapterhouse.games.monasterium.price import ROW_III, influence, rosaries
from chapterhouse.games.monasterium.state import Monasterium
from chapterhouse.games.monasterium.tiles import OWN_CHAPELS, takeable

DICE: Final = 3
UPTO: Final = DICE + 1  # numbers of dice: 0 to 3
SENDING: Final = 4.5  # what a novice sent brings, less its price
CHEAPER: Final = 5.5
HARDER: Final = 0.8  # the next one in a turn brings so much of it
LATER: Final = 0.5  # nobody can be sent now, but what is missing may come
# What an action brings, as `action` numbers them: values of goods, steps, points and tiles.
BRINGS: Final = vec[float](
    [0.0, 1.0, 1.25, 1.05, 1.3]  # standard
    + [1.3, 1.05, 1.0, 1.25, 0.9]  # row I
    + [1.9, 0.0, 2.4, 2.5, 3.0]  # row II
    + [3.5] * COLUMNS  # row III
)


def uses(s: Monasterium) -> vec[float]:
    """List by seat, face and number of dice, from 0 to 3, what they bring in one turn."""
    found = vec[float]([0.0] * (FACES * UPTO * int(s.seats)))
    seat: i64
    for seat in range(s.seats):
        _weigh(s, seat, found)
    return found


def _weigh(s: Monasterium, seat: i64, found: vec[float]) -> None:
    """Note what dice bring one seat."""
    first = FACES * UPTO * seat
    best: float = 0.0
    sends = affordable(s, seat)
    tile = takeable(s, seat, OWN_CHAPELS) != 0
    column: i64
    for column in range(COLUMNS):
        values = _column(s, seat, column, sends, tile=tile)
        best = max(best, values[0])
        for n in range(DICE):
            at = first + UPTO * column + n
            found[at + 1] = found[at] + values[n]
    for n in range(1, UPTO):
        found[first + UPTO * COLUMNS + n] = best


def _column(s: Monasterium, seat: i64, column: i64, sends: i64, *, tile: bool) -> list[float]:
    """List what up to three dice of a column bring, the best use first."""
    opened = ~s.novices[seat]
    steady = BRINGS[column]
    if opened & BIT[column]:
        steady = max(steady, BRINGS[I_A + column])
    values = [steady] * DICE
    if opened & BIT[COLUMNS + column] and column != II_B - II_A:
        values.append(BRINGS[II_A + column])
    if tile and opened & BIT[2 * COLUMNS + column]:
        values.append(BRINGS[III_A + column])
    if column == STD_A:
        values += [SENDING * HARDER**n for n in range(sends)]
        if not sends:
            values.append(LATER)
    elif column == II_B - II_A and opened & BIT[COLUMNS + column]:
        values.append(CHEAPER if sends else LATER)
    values.sort(reverse=True)
    extra = float(s.edition.flipped_die) if flipped(s, seat, column) else 0.0
    return [value + extra for value in values[:DICE]]


def affordable(s: Monasterium, seat: i64) -> i64:
    """Estimate how many novices a seat could pay for."""
    if not senders(s, seat, 0):
        return 0
    purse = s.has(seat, INFLUENCE)
    builders = min(s.has(seat, SOUP) // 2 + s.has(seat, TOOL) // 2 + s.has(seat, BOOK) // 2, purse)
    sends = builders
    if purse - builders >= influence(s, seat, ROW_III, 0):
        sends += 1
    if s.rooms[seat] and s.has(seat, ROSARY) >= rosaries(s, seat):
        sends += 1
    return max(min(sends, DICE), 1)
