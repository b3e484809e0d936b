"""The bot that does not always look at everything."""

from typing import Final, final

from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.bots.greedy import Greedy
from chapterhouse.core.state import State
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.player import Player

NOTICED: Final = 2  # options that it looks at in a lapse, perhaps the same one twice
CHANCES: Final = 1000  # lapses are counted in so many choices


@final
class Careless(Player):
    """Plays greedily, but for lapses: then it takes the better of two options that it happens to
    notice.
    """

    def __init__(self, evaluator: Evaluator, seed: int, lapses: float, *, sound: bool) -> None:
        """Be careless in that part of all choices, as far as single ones matter in this game."""
        self.evaluator: Final = evaluator
        self.greedy: Final = Greedy(evaluator, seed, sound=sound)
        self.sound: Final = sound
        self.stream: Final = Seeded(seed)
        self.lapses: Final = int(lapses * evaluator.choice * CHANCES)

    def choose(self, view: State) -> int:
        if self.stream.below(CHANCES) >= self.lapses:
            return self.greedy.choose(view)
        legal = view.legal()
        if self.sound:
            legal = self.evaluator.sound(view, legal)
        options = self.evaluator.worth_searching(view, legal)
        noticed = [options[self.stream.below(len(options))] for _ in range(NOTICED)]
        values = self.evaluator.promises(view, noticed)
        return noticed[values.index(max(values))]
