"""Letters: what a strip is worth, and what the letters on the grid are worth to whom."""

from typing import Final, final

from chapterhouse.core.ints import i64, vec
from chapterhouse.evaluation.monastery.outlook import A_ROUND, POINT, Outlook
from chapterhouse.games.monastery.collecting import complete
from chapterhouse.games.monastery.components import COLUMNS, LETTERS, MONKS, ROWS, SPACES
from chapterhouse.games.monastery.library import letter_of
from chapterhouse.games.monastery.spots import A_MONK, GONE, LARGE_ON_STRIP, ON_GRID
from chapterhouse.games.monastery.state import Monastery

CERTAIN: Final = 0.5  # of the points to come, so many can surely go into letters,
POSSIBLE: Final = 1.2  # and so many at the very best
RISK: Final = 0.8  # how likely one rival takes the cheapest letter of a kind meanwhile


@final
class Needs:
    """Which letters a seat still needs, where the cheapest of them are, and at what price."""

    def __init__(self, s: Monastery, o: Outlook, seat: i64) -> None:
        self.s: Final = s
        self.o: Final = o
        self.prices: Final = s.edition.lower if complete(s, seat) else s.edition.upper
        self.missing: Final = missing(s, seat)
        self.cells: Final = self._cheapest()
        self.income: Final = POSSIBLE * _income(s, o, seat)

    def _cheapest(self) -> list[int]:
        """List the cells of the grid with what is needed, cheap ones first."""
        wanted = self.missing[:]
        found: list[int] = []
        column: i64
        row: i64
        for column in range(COLUMNS):
            for row in range(ROWS):
                cell = COLUMNS * row + column
                held = self.s.grid[cell]
                if GONE < held < A_MONK and wanted[letter_of(held)]:
                    wanted[letter_of(held)] -= 1
                    found.append(cell)
        return found

    def prospect(self) -> float:
        """Tell what the letters that are still needed are going to bring."""
        total: float = 0.0
        spent: float = 0.0
        for cell in self.cells:
            price = float(self.prices[cell % COLUMNS])
            spent += price
            total += self.likely(spent) * self.net(price)
        return total

    def likely(self, spent: float) -> float:
        """Tell how likely there are ever so many points to spend."""
        if self.income <= 0.0:
            return 0.0
        part = (self.income - spent) / (self.income * (1.0 - CERTAIN / POSSIBLE))
        return min(max(part, 0.0), 1.0)

    def net(self, price: float) -> float:
        """Tell what a letter brings when it is bought later for so much."""
        return max(float(self.s.edition.per_letter) - POINT * price, 0.0)


def missing(s: Monastery, seat: i64) -> vec[i64]:
    """Count, by letter, the free spaces of a strip."""
    found = vec[i64]([0] * len(LETTERS))
    phrase = SPACES * s.colour[seat]
    space: i64
    for space in range(SPACES):
        if s.strip[SPACES * seat + space] == 0:
            found[s.edition.phrase[phrase + space]] += 1
    return found


def _income(s: Monastery, o: Outlook, seat: i64) -> float:
    """Tell about how many points a seat is going to score."""
    monks: float = 0.5
    for spot in s.monks[MONKS * seat : MONKS * seat + MONKS]:
        if spot != ON_GRID:
            monks += 1.0
    return A_ROUND * min(monks + 1.0, float(MONKS)) * max(o.rounds - 0.5, 0.0)


def large(s: Monastery, seat: i64) -> float:
    """Tell what the large letters of a strip are worth. MON-WIN-1."""
    n: i64 = 0
    at: i64
    for at in range(SPACES * seat, SPACES * seat + SPACES):
        if s.strip[at] == LARGE_ON_STRIP:
            n += 1
    return float(n * s.edition.per_letter)
