"""A basket: the best that can be bought from the grid at once, and what is left over."""

from typing import Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64, vec
from chapterhouse.evaluation.monastery.letters import RISK, Needs
from chapterhouse.evaluation.monastery.outlook import BLESSING, Outlook
from chapterhouse.games.monastery.components import COLUMNS, ROWS
from chapterhouse.games.monastery.library import letter_of
from chapterhouse.games.monastery.spots import A_MONK, GONE
from chapterhouse.games.monastery.state import Monastery

MOST: Final = 40  # no more points than that are thought of

NOTHING: Final = -1


@final
class Basket:
    """What is worth buying, and the best choice of it for so many points and blessings."""

    def __init__(self, s: Monastery, o: Outlook, needs: list[Needs]) -> None:
        self.s: Final = s
        self.o: Final = o
        self.needs: Final = needs
        self.own: Final = needs[o.seat]
        self.cells: list[int] = []
        self.worths: list[float] = []
        self._letters()
        self._monks()
        self._gifts()

    def _add(self, cell: i64, worth: float) -> None:
        self.cells.append(cell)
        self.worths.append(worth)

    def _letters(self) -> None:
        """The letters of one's own: what they bring now, less what they would bring later."""
        s, own = self.s, self.own
        spent: float = 0.0
        full = float(s.edition.per_letter)
        for cell in own.cells:
            price = float(own.prices[cell % COLUMNS])
            spent += price
            risk = self._risk(cell)
            later = (1.0 - risk) * own.net(price) + risk * own.net(self._next_price(cell))
            self._add(cell, full - own.likely(spent) * later)

    def _risk(self, cell: i64) -> float:
        """Tell how likely a letter is gone in the next round."""
        letter = letter_of(self.s.grid[cell])
        rivals: float = 0.5
        for other, needs in enumerate(self.needs):
            if other != self.o.seat and needs.missing[letter]:
                rivals += 1.0
        return min(RISK * rivals, 1.0)

    def _next_price(self, cell: i64) -> float:
        """Tell what the next letter of this kind costs; more than it is worth if there is none."""
        s, letter = self.s, letter_of(self.s.grid[cell])
        column: i64
        row: i64
        for column in range(cell % COLUMNS, COLUMNS):
            for row in range(ROWS):
                other = COLUMNS * row + column
                held = s.grid[other]
                if other == cell or other in self.cells or not GONE < held < A_MONK:
                    continue
                if letter_of(held) == letter:
                    return float(self.own.prices[column])
        return float(self.own.prices[COLUMNS - 1])

    def _monks(self) -> None:
        """The own monks, and what they bring from the next round on."""
        s, o = self.s, self.o
        row = COLUMNS * s.edition.row[s.colour[o.seat]]
        cell: i64
        worth = o.monk(o.rounds)
        for cell in range(row, row + COLUMNS):
            if s.grid[cell] == A_MONK:
                self._add(cell, worth)

    def _gifts(self) -> None:
        """Letters for the strips of rivals: a blessing, and they lose the points."""
        s, o = self.s, self.o
        seat: i64
        for seat in range(s.seats):
            if seat == o.seat or s.partners(seat, o.seat):
                continue
            needs = self.needs[seat]
            for cell in needs.cells:
                if cell not in self.cells:
                    loss = needs.net(float(needs.prices[cell % COLUMNS]))
                    self._add(cell, BLESSING * float(s.edition.gift) + o.rival * loss)

    def best(self, points: i64, purse: i64) -> float:
        """Tell what the best basket brings."""
        return self._pack(points, purse)[0]

    def first(self, points: i64, purse: i64) -> i64:
        """Tell what to buy first, NOTHING if all is to be kept."""
        chosen = self._pack(points, purse)[1]
        for i, cell in enumerate(self.cells):
            if chosen & BIT[i]:
                return cell
        return NOTHING

    def _pack(self, points: i64, purse: i64) -> tuple[float, i64]:
        """Find the best basket, price by price; give its worth, and the set of what is in it."""
        budget = min(points + purse, MOST)
        worth = vec[float]([0.0] * (budget + 1))
        chosen = vec[i64]([0] * (budget + 1))
        i: i64
        for i in range(min(len(self.cells), 60)):
            price = self.own.prices[self.cells[i] % COLUMNS]
            more = self.worths[i]
            at = budget
            while at >= price:
                if worth[at - price] + more > worth[at]:
                    worth[at] = worth[at - price] + more
                    chosen[at] = chosen[at - price] | BIT[i]
                at -= 1
        best = self.rest(points, purse)
        taken: i64 = 0
        spent: i64
        for spent in range(1, budget + 1):
            total = worth[spent] + self.rest(points - spent, purse)
            if total > best:
                best = total
                taken = chosen[spent]
        return best, taken

    def rest(self, points: i64, purse: i64) -> float:
        """Tell what is left: points become blessings, debts are paid with them. MON-BLESS-3."""
        if points < 0:
            return BLESSING * float(points)
        due: i64 = 0
        for least in self.s.edition.rests:
            if points >= least:
                due += 1
        return BLESSING * float(due)


def make_basket(s: Monastery, o: Outlook) -> Basket:
    return Basket(s, o, [Needs(s, o, seat) for seat in range(s.seats)])
