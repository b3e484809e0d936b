"""Evaluators: what a good position is. Bots ask one; that of a game is in `evaluation`."""

from chapterhouse.core.ints import i64, mypyc_attr
from chapterhouse.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """The opinion of one game. It gets views, and may read nothing that is not in them."""

    def value(self, view: State, seat: i64) -> float:
        """Tell how good this position is for the seat, as far as the view knows; more is better."""
        raise NotImplementedError

    def worth_trying(self, view: State, legal: list[int]) -> list[int]:
        """Strike what no sensible player would do from the legal actions; at least one stays."""
        return legal
