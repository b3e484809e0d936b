"""Section MON-BLESS: blessings received, and what happens when the pool is empty."""

from __future__ import annotations

from chapterhouse.core.ints import i64
from chapterhouse.games.monastery import sentences
from chapterhouse.games.monastery.state import Monastery


def receive(s: Monastery, seat: i64, n: i64) -> None:
    """Receive so many, one by one. MON-BLESS-4."""
    got: i64 = 0
    while n > 0:
        n -= 1
        got += _receive_one(s, seat)
    if got:
        s.tell(sentences.RECEIVED, seat, got)


def _receive_one(s: Monastery, seat: i64) -> i64:
    """Take one out of the pool; if it is empty all put one back; or get nothing.

    MON-BLESS-1, MON-BLESS-2, MON-BLESS-5.
    """
    if s.pool == 0:
        _put_back(s)
    if s.pool == 0:
        return 0
    s.pool -= 1
    s.blessings[seat] += 1
    return 1


def _put_back(s: Monastery) -> None:
    """Every player who has a blessing puts one back, the receiver too. MON-BLESS-2."""
    seat: i64
    for seat in range(s.seats):
        if s.blessings[seat]:
            s.blessings[seat] -= 1
            s.pool += 1
            s.tell(sentences.PUT_BACK, seat)
            if seat == s.active and s.purse > s.blessings[seat]:  # MON-BLESS-6
                s.purse = s.blessings[seat]


def spend(s: Monastery, seat: i64, n: i64) -> None:
    """Give so many back to the pool. MON-COLL-3."""
    s.blessings[seat] -= n
    s.purse -= n
    s.pool += n
