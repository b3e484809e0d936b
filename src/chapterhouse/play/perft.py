"""Counting sequences of actions: one number that changes with almost any change of the rules."""

from chapterhouse.core.ints import i64
from chapterhouse.core.state import State


def perft(s: State, depth: i64) -> i64:
    """Count the sequences of exactly so many actions from here, players' and chance's alike."""
    if depth == 0:
        return 1
    legal = s.legal()
    if depth == 1:
        return len(legal)
    total: i64 = 0
    for action in legal:
        branch = s.copy()
        branch.apply(action)
        total += perft(branch, depth - 1)
    return total
