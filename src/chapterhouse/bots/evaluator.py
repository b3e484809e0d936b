"""Evaluators: what a good position is. Bots ask one; that of a game is in `evaluation`."""

from typing import Final, final

from chapterhouse.core.dealer import Dealer
from chapterhouse.core.ints import i64, mypyc_attr
from chapterhouse.core.sentence import Event, Sentence
from chapterhouse.core.state import State


@final
class TurnAhead:
    """What a turn comes to after an action: the position at its end, what was told on the way, and
    what was chosen after that action.
    """

    def __init__(self, action: int, end: State, events: list[Event], said: list[Sentence]) -> None:
        self.action: Final = action
        self.end: Final = end
        self.events: Final = events
        self.said: Final = said


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """The opinion of one game. It gets views, and may read nothing that is not in them.

    Whoever writes one in plain Python sets the numbers below in `__init__`: machine code does not
    see what a class written in Python says of itself.
    """

    # So many decisions ahead it pays to play on in thought before it is asked, at two seats, and so
    # many more with each further seat.
    horizon: int = 8
    further: int = 0
    # An option is better than the greedy one where it is so many standard errors ahead.
    proof: float = 2.0
    scale: float = 6.0  # of two whose values differ by so much one wins e times as often
    # Of the levels, the weakest first: in which part of its choices each does not look at
    # everything, and how often it simulates how the match goes on. Each has to be stronger than the
    # one before for sure, by duels.
    lapses: tuple[float, ...] = (0.9, 0.6, 0.4, 0.22, 0.1, 0.0, 0.04, 0.0)
    efforts: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 24, 64)
    traits: tuple[str, ...] = ()  # names of what `described` tells, where values can be learnt

    def value(self, view: State, seat: i64) -> float:
        """Tell how good this position is for the seat, as far as the view knows; more is better."""
        raise NotImplementedError

    def sound(self, view: State, legal: list[int]) -> list[int]:
        """Strike what is worse than something else for sure, whatever comes; at least one stays."""
        return legal

    def worth_trying(self, view: State, legal: list[int]) -> list[int]:
        """Strike what no sensible player would do from the legal actions; at least one stays."""
        return legal

    def worth_searching(self, view: State, legal: list[int]) -> list[int]:
        """List what may turn out well although it does not look so at once."""
        return self.worth_trying(view, legal)

    def unclear(self, view: State, legal: list[int]) -> list[int]:
        """List what nobody can value at sight: only playing on tells what comes of it."""
        return []

    def settled(self, view: State, seat: i64) -> float:
        """Tell how good it is for the seat once a turn under way has ended as is planned."""
        return self.value(view, seat)

    def promises(self, view: State, actions: list[int]) -> list[float]:
        """Tell how good it is for whoever is asked when a turn with each of these actions ends."""
        seat = view.seat()
        found: list[float] = []
        for action in actions:
            future = view.copy()
            future.apply(action)
            found.append(self.settled(future, seat))
        return found

    def described(self, view: State, seat: i64) -> list[float]:
        """Tell the traits of a position, once a turn under way has ended as is planned."""
        return []

    def imagine(self, view: State, dealer: Dealer) -> State:
        """Give a world that this view cannot tell from the true one, likely ones more often."""
        return view.imagine(dealer)

    def lead(self, values: list[float], seat: int) -> float:
        """Tell by how many points a seat is ahead of the best of the others, by their values."""
        others = [value for other, value in enumerate(values) if other != seat]
        return values[seat] - max(others, default=0.0)

    def reason(self, view: State, chosen: TurnAhead, other: TurnAhead | None) -> Sentence | None:
        """Say in one sentence, about what the view shows, why an action is better than another one,
        or than nothing; None where there are no words for it.
        """
        return None

    def allied(self, view: State, seat: i64, other: i64) -> bool:
        """Tell whether two seats win together; each does with itself."""
        return seat == other
