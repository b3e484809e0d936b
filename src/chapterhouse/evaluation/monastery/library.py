"""The Library: a dear letter that one needs changes places with a cheap one, and is bought."""

from typing import Final, final

from chapterhouse.core.ints import i64
from chapterhouse.evaluation.monastery.basket import make_basket
from chapterhouse.evaluation.monastery.letters import Needs
from chapterhouse.evaluation.monastery.outlook import Outlook
from chapterhouse.games.monastery.components import COLUMNS, ROWS
from chapterhouse.games.monastery.library import letter_of
from chapterhouse.games.monastery.spots import GONE, SMALL
from chapterhouse.games.monastery.state import Monastery

TRIED: Final = 4  # dear letters, and cheap ones
LEAST: Final = 0.4  # a swap that brings less had better wait


@final
class Swap:
    """Two cells of the grid, and what it brings to swap their letters."""

    def __init__(self, first: i64, second: i64, worth: float) -> None:
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.worth: Final = worth


def best_swap(s: Monastery, o: Outlook) -> Swap | None:
    """Find the swap that brings most."""
    needs = Needs(s, o, o.seat)
    large = [cell for cell in by_price() if GONE < s.grid[cell] <= SMALL]
    dear = [cell for cell in large if cell in needs.cells][-TRIED:]
    cheap = [cell for cell in large if not needs.missing[letter_of(s.grid[cell])]][:TRIED]
    best: Swap | None = None
    now = afterwards(s, o)
    for first in dear:
        for second in cheap:
            if second % COLUMNS < first % COLUMNS:
                worth = swapped(s, o, first, second) - now
                if best is None or worth > best.worth:
                    best = Swap(first, second, worth)
    return best


def by_price() -> list[int]:
    """List the cells of the grid, column by column."""
    return [COLUMNS * row + column for column in range(COLUMNS) for row in range(ROWS)]


def swapped(s: Monastery, o: Outlook, first: i64, second: i64) -> float:
    """Tell what can be bought after a swap."""
    after = s.copy()
    after.grid[first], after.grid[second] = after.grid[second] + SMALL, after.grid[first] + SMALL
    return afterwards(after, o)


def afterwards(s: Monastery, o: Outlook) -> float:
    """Tell what can be bought now, and later."""
    basket = make_basket(s, o)
    return basket.best(s.points, s.purse) + basket.own.prospect()
