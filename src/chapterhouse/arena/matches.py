"""Matches between bots, played to their end."""

from collections.abc import Sequence

from chapterhouse.bots.watch import Watch
from chapterhouse.core.dealer import Dealer
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State
from chapterhouse.play.player import Player, choice


def play_out(
    s: State, players: Sequence[Player], dealer: Dealer, watches: Sequence[Watch] = ()
) -> int:
    """Play a game to its end, without a record; tell how often a player was asked."""
    plies = decisions = known = 0
    told: list[Event] = []
    s.journal = told
    while not s.over():
        if s.seat() == CHANCE:
            s.apply(dealer.outcome(s, plies))
        else:
            decisions += _choose(s, players[s.seat()], told, watches)
        for event in told[known:]:
            for watch in watches:
                watch.told(s, event)
        known = len(told)
        plies += 1
    for watch in watches:
        watch.ended(s)
    return decisions


def _choose(s: State, player: Player, told: list[Event], watches: Sequence[Watch]) -> bool:
    """Let a player choose; tell whether there was a choice."""
    seat, legal = s.seat(), s.legal()
    action = legal[0] if len(legal) == 1 else choice(player, s.seen_by(seat), told)
    for watch in watches:
        if seat == watch.seat:
            watch.chosen(s, action)
    s.play(action)
    return len(legal) > 1
