"""The bot that does not always look at everything."""

from typing import Final, final

from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.core.state import State
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.player import Player

NOTICED: Final = 2  # options that it looks at in a lapse, perhaps the same one twice
CHANCES: Final = 1000  # lapses are counted in so many choices


@final
class Careless(Player):
    """Plays as another one does, but for lapses: then it takes the better of two options that it
    happens to notice.
    """

    def __init__(
        self, careful: Player, evaluator: Evaluator, seed: int, lapses: float, *, sound: bool
    ) -> None:
        """Be careless in that part of all choices; a sound one makes no mistake that is one for
        sure in a lapse either.
        """
        self.careful: Final = careful
        self.evaluator: Final = evaluator
        self.sound: Final = sound
        self.stream: Final = Seeded(seed)
        self.lapses: Final = round(lapses * CHANCES)

    def choose(self, view: State) -> int:
        if self.stream.below(CHANCES) >= self.lapses:
            return self.careful.choose(view)
        legal = view.legal()
        if self.sound:
            legal = self.evaluator.sound(view, legal)
        options = self.evaluator.worth_searching(view, legal)
        noticed = [options[self.stream.below(len(options))] for _ in range(NOTICED)]
        values = self.evaluator.promises(view, noticed)
        return noticed[values.index(max(values))]
