"""The bot that looks one step ahead and does what the judge likes best."""

from typing import Final, final

from chapterhouse.bots.judge import Judge
from chapterhouse.core.state import State
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.player import Player


@final
class Greedy(Player):
    """Tries every sensible action in its view and takes the one that the judge likes best."""

    def __init__(self, judge: Judge, seed: int) -> None:
        """Trust this judge, and leave ties to the stream of this seed."""
        self.judge: Final = judge
        self.stream: Final = Seeded(seed)

    def choose(self, view: State) -> int:
        """Give the best action; of several, one by lot, so that habits tell rivals nothing."""
        seat = view.seat()
        tried = self.judge.worth_trying(view, view.legal())
        if len(tried) == 1:
            return tried[0]
        values = [self._after(view, action, seat) for action in tried]
        best = max(values)
        equals = [action for action, value in zip(tried, values, strict=True) if value == best]
        return equals[self.stream.below(len(equals))]

    def _after(self, view: State, action: int, seat: int) -> float:
        """Tell how the judge values what the action leads to, up to the next step that waits."""
        future = view.copy()
        future.apply(action)
        return self.judge.value(future, seat)
