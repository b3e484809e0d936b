"""Length: how much may happen in a match that brings it no nearer to its end.

Actions end a match some time. What is taken back, paused, or said at a price could go on for ever,
and would be kept for ever.
"""

from typing import Final

from chapterhouse.core.rule import Malformed

MOST: Final = 4_000  # plies as a seat counts them: the longest have a thousand, played at random


def check(ply: int) -> None:
    """See that a match has not gone on for too long, by the ply of whoever asks: that of another
    would tell what they have begun. Raises Malformed.
    """
    if ply >= MOST:
        raise Malformed(
            "too-long-match",
            "far more has happened in this match than any needs; from here on it can only be "
            "played to its end",
            {},
        )
