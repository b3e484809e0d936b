"""Evaluators: what a good position is. Bots ask one; that of a game is in `evaluation`."""

from chapterhouse.core.dealer import Dealer
from chapterhouse.core.ints import i64, mypyc_attr
from chapterhouse.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """The opinion of one game. It gets views, and may read nothing that is not in them.

    Whoever writes one in plain Python sets the numbers below in `__init__`: machine code does not
    see what a class written in Python says of itself.
    """

    horizon: int = 8  # so many decisions ahead it pays to play on in thought before it is asked
    choice: float = 1.0  # how much one choice matters: less where a turn has many
    scale: float = 6.0  # of two whose values differ by so much one wins e times as often

    def value(self, view: State, seat: i64) -> float:
        """Tell how good this position is for the seat, as far as the view knows; more is better."""
        raise NotImplementedError

    def worth_trying(self, view: State, legal: list[int]) -> list[int]:
        """Strike what no sensible player would do from the legal actions; at least one stays."""
        return legal

    def worth_searching(self, view: State, legal: list[int]) -> list[int]:
        """List what may turn out well although it does not look so at once."""
        return self.worth_trying(view, legal)

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

    def imagine(self, view: State, dealer: Dealer) -> State:
        """Give a world that this view cannot tell from the true one, likely ones more often."""
        return view.imagine(dealer)

    def allied(self, view: State, seat: i64, other: i64) -> bool:
        """Tell whether two seats win together; each does with itself."""
        return seat == other
