"""The bot that takes any legal action: the floor from which strength is measured."""

from typing import Final, final

from chapterhouse.core.state import State
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.player import Player


@final
class Uniform(Player):
    """Takes each legal action with the same chance."""

    def __init__(self, seed: int) -> None:
        self.stream: Final = Seeded(seed)

    def choose(self, view: State) -> int:
        return view.now.pick(view, self.stream)
