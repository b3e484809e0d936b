"""What is missing for an action that cannot be carried out: the nearest of all ways to it."""

from __future__ import annotations

from chapterhouse.core.bits import members_of
from chapterhouse.core.ints import i64
from chapterhouse.core.sentence import Sentence
from chapterhouse.games.monasterium import sentences
from chapterhouse.games.monasterium.areas import admitted
from chapterhouse.games.monasterium.components import BUILDING, KINDS, ROWS, SOUP, TOOL
from chapterhouse.games.monasterium.names import sum_of
from chapterhouse.games.monasterium.price import AREA, IN_ROW, ROW_III, short
from chapterhouse.games.monasterium.state import Monasterium


def to_send(s: Monasterium, seat: i64, discount: i64) -> Sentence:
    """Tell what keeps every novice at home: its price, or there is no place in reach, or no novice.

    MSM-ACT-13.
    """
    rows = [row for row in range(ROWS) if s.novices[seat] & IN_ROW[row]]
    if not rows:
        return Sentence(sentences.LACK_NOVICE, [])
    reaching = [row for row in rows if admitted(s, seat, AREA[row])]
    return to_pay(s, seat, reaching, discount) if reaching else to_reach(rows)


def to_reach(rows: list[int]) -> Sentence:
    """Say that no place admits a novice of these rows. MSM-NOVICE-8."""
    return Sentence(sentences.LACK_REACH, sorted({AREA[row] for row in rows}))


def to_pay(s: Monasterium, seat: i64, rows: list[int], discount: i64) -> Sentence:
    """Tell the fewest goods that are missing to send a novice of one of these rows; each has a
    place in reach.

    MSM-NOVICE-7.
    """
    ways = [(row, kind) for row in rows for kind in _kinds(s, seat, row)]
    costs = [sum(short(s, seat, row, discount, kind)) for row, kind in ways]
    row, kind = ways[costs.index(min(costs))]
    return to_enter(s, seat, row, discount, kind)


def _kinds(s: Monasterium, seat: i64, row: i64) -> list[int]:
    """List the kinds of room in reach; one of no meaning elsewhere. MSM-BLD-3."""
    if row >= ROW_III:
        return [0]
    rooms = admitted(s, seat, BUILDING)
    return [kind for kind in range(len(KINDS)) if rooms & s.edition.grounds.of_kind[kind]]


def to_enter(s: Monasterium, seat: i64, row: i64, discount: i64, kind: i64) -> Sentence:
    """Tell the goods that are missing for one way. MSM-BLD-2, MSM-CHAPEL-3, MSM-CLOISTER-5."""
    missing = short(s, seat, row, discount, kind)
    sums: list[int] = [sum_of(n, good) for good, n in enumerate(missing) if n]
    if row < ROW_III:
        return Sentence(sentences.LACK_ROOM, [row, kind, *sums])
    return Sentence(sentences.LACK_AREA, [row, AREA[row], *sums])


def to_exchange() -> Sentence:
    """Say that there is nothing to give. MSM-ACT-6."""
    return Sentence(sentences.LACK_EITHER, [sum_of(1, SOUP), sum_of(1, TOOL)])


def to_build(s: Monasterium, seat: i64) -> Sentence:
    """Tell why no tile of an own chapel can be built in: no row takes those that there are, or
    there are none. Whoever has unlocked this has a novice in a chapel.

    MSM-ACT-10, MSM-WINDOW-7.
    """
    own = members_of(s.in_chapels(seat))
    left = [m for m in own if s.tiles[m]]
    return Sentence(sentences.LACK_LINE, left) if left else Sentence(sentences.LACK_TILES, own)
