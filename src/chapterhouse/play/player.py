"""Players: whoever answers for a seat, person or bot."""

from collections.abc import Sequence

from chapterhouse.core.dealer import Dealer
from chapterhouse.core.ints import mypyc_attr
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State
from chapterhouse.play import history


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Whoever answers for a seat. All it ever gets is the view of that seat, and what it heard."""

    def choose(self, view: State) -> int:
        """Give a legal action for the step that waits in this view."""
        raise NotImplementedError

    def choose_after(self, view: State, heard: list[Event]) -> int:
        """Choose, having heard these events, each as this seat was told it, the latest last.

        Whoever goes by the view alone leaves this as it is.
        """
        return self.choose(view)


def goes_by_history(player: Player) -> bool:
    """Tell whether a player wants to know more than the view."""
    return type(player).choose_after is not Player.choose_after


def choice(player: Player, view: State, told: list[Event]) -> int:
    """Ask a player, given all that was told at the table; what its seat heard of that is worked out
    only for one that goes by it.
    """
    if goes_by_history(player):
        return player.choose_after(view, history.heard(told, view.observer))
    return player.choose(view)


def journal(players: Sequence[Player | None]) -> list[Event] | None:
    """Make what events are noted in, if any of these players goes by them."""
    for player in players:
        if player is not None and goes_by_history(player):
            return []
    return None


def go_on(s: State, players: Sequence[Player | None], dealer: Dealer) -> None:
    """Let chance and players play on to a decision of a seat without one, or to the end."""
    while not s.over():
        seat = s.seat()
        if seat == CHANCE:
            s.apply(s.now.pick(s, dealer))
            continue
        player = players[seat]
        if player is None:
            return
        s.play(choice(player, s.seen_by(seat), s.journal or []))
