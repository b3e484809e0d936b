"""The bot that looks one step ahead and does what the evaluator values most."""

from typing import Final, final

from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.core.state import State
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.player import Player


@final
class Greedy(Player):
    """Tries every sensible action in its view and takes the one that the evaluator values most."""

    def __init__(self, evaluator: Evaluator, seed: int, *, sound: bool = False) -> None:
        """Try everything sensible; or nothing that is a mistake for sure."""
        self.evaluator: Final = evaluator
        self.sound: Final = sound
        self.stream: Final = Seeded(seed)

    def choose(self, view: State) -> int:
        """Give the best action; of several, a random one, so that habits tell rivals nothing."""
        seat = view.seat()
        legal = view.legal()
        if self.sound:
            legal = self.evaluator.sound(view, legal)
        tried = self.evaluator.worth_trying(view, legal)
        if len(tried) == 1:
            return tried[0]
        values = [self._after(view, action, seat) for action in tried]
        best = max(values)
        equals = [action for action, value in zip(tried, values, strict=True) if value == best]
        return equals[self.stream.below(len(equals))]

    def _after(self, view: State, action: int, seat: int) -> float:
        """Give the value of what the action leads to, up to the next step that waits."""
        future = view.copy()
        future.apply(action)
        return self.evaluator.value(future, seat)
