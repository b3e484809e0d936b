"""Chance by itself, and random play to the end: what simulation and search spend their time on."""

from chapterhouse.core.dealer import Dealer
from chapterhouse.core.ints import i64
from chapterhouse.core.state import State


def deal(s: State, dealer: Dealer) -> None:
    """Let chance answer until a player is asked, or the match is over."""
    while s.depth and s.now.chance:
        s.apply(s.now.pick(s, dealer))


def playout(s: State, dealer: Dealer) -> i64:
    """Play random legal actions to the end; tell how many of them were decisions of players."""
    decisions: i64 = 0
    while s.depth:
        step = s.now
        if not step.chance:
            decisions += 1
        s.apply(step.pick(s, dealer))
    return decisions
