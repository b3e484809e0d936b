"""Ways: how far it is from one place to all others, found in one search."""

from chapterhouse.core.bits import BIT, lowest
from chapterhouse.core.ints import i64, vec
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.walking import passable, passages, ring


def distances(s: Monastery, seat: i64, place: i64, most: i64) -> vec[i64]:
    """Tell by place how many points a walk there takes; 0 where no monk from here can end."""
    found = vec[i64]([0] * s.places)
    crossing = passable(s)
    seen = BIT[place]
    points: i64 = 1
    last = (ring(s, seen) | passages(s, seat)) & ~seen
    while last and points <= most:
        seen |= last
        ends = last & ~s.full
        while ends:
            end = lowest(ends)
            ends ^= BIT[end]
            found[end] = points
        last = ring(s, last & crossing) & ~seen
        points += 1
    return found
