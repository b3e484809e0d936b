"""What a person laughs at in Monasterium: goods that nobody has any use for in the end."""

from typing import Final, cast, final

from chapterhouse.bots.watch import Watch
from chapterhouse.core.state import State
from chapterhouse.games.monasterium.state import KINDS_OF_GOOD, Monasterium

NAMES: Final = ["goods-left"]


@final
class MonasteriumBlunders(Watch):
    """Counts the goods that are left."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, NAMES)

    def ended(self, s: State) -> None:
        first = KINDS_OF_GOOD * self.seat
        goods = cast("Monasterium", s).goods[first : first + KINDS_OF_GOOD]
        self.note("goods-left", int(sum(goods)))
