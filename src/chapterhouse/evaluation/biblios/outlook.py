"""The outlook of a seat: what everybody is likely to hold in the end, and what that is worth.

Each category is a race. What somebody will hold in it is what he is known to hold, plus a share of
the cards that nobody has seen, plus what his gold will buy; from the means and spreads of these
sums follow the odds of each seat.
"""

from functools import lru_cache
from math import exp, sqrt
from typing import Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64, vec
from chapterhouse.games.biblios.components import CATEGORIES, GOLD, SEALS
from chapterhouse.games.biblios.edition import BibliosEdition

RACES: Final = len(CATEGORIES)
STEEP: Final = 1.2  # 1.7 is the normal curve; nobody deals blindly, so less is certain
NEVER: Final = 1e-6  # as good as no spread at all
PURSE: Final = 0.5  # added to each seat's gold: without any, all are equal
SEAL: Final = 0.5 / SEALS  # 16.3.3: a better seal wins equal sums; the best is half a point
_SEALS: Final = (1 << SEALS) - 1
BOXES_KEPT: Final = 16  # with what was worked out for them


@final
class Tables:
    """A box in numbers to reckon with: by card its value; by category and set of seals held, as
    its table of strengths is, the sum, the sum and best seal, the squares.
    """

    def __init__(self, edition: BibliosEdition) -> None:
        values = [float(value) for value in edition.value]
        self.value: Final = vec[float](values)
        self.sums: Final = vec[float]([float(strength >> 4) for strength in edition.strength])
        self.forces: Final = vec[float](
            [float(strength >> 4) + SEAL * float(strength & 15) for strength in edition.strength]
        )
        self.squares: Final = vec[float](
            [_squares(values[SEALS * c : SEALS * c + SEALS], held)
             for c in range(RACES) for held in range(1 << SEALS)]
        )  # fmt: skip


def _squares(values: list[float], held: int) -> float:
    """Add up the squared values of a set of seals."""
    return sum([values[seal] ** 2 for seal in range(SEALS) if held >> seal & 1])


@lru_cache(BOXES_KEPT)
def tables(edition: BibliosEdition) -> Tables:
    """Give the tables of a box, worked out once."""
    return Tables(edition)


def part(cards: i64, category: i64) -> i64:
    """Cut the cards of one category out of a set of cards; the answer is the row of a table."""
    return (category << SEALS) + (cards >> SEALS * category & _SEALS)


@final
class Outlook:
    """What one seat expects. Sets of cards hold category cards only; rows go by seat."""

    def __init__(self, edition: BibliosEdition, seats: int, seat: int) -> None:
        """Expect nothing yet; `survey` fills it in."""
        self.tables: Final[Tables] = tables(edition)
        self.value: Final = self.tables.value
        self.seats: Final[int] = seats
        self.seat: Final[int] = seat
        self.dice = vec[float]([0.0] * RACES)
        self.hands = vec[i64]([0] * seats)  # the cards known to be in each hand
        self.faint = vec[float]([0.0] * (RACES * seats))  # what is left of cards once known there,
        self.blur = vec[float]([0.0] * (RACES * seats))  # and the variance of that
        self.unseen: i64 = 0  # cards nobody has shown to this seat,
        self.shares = vec[float]([0.0] * seats)  # the chance that such a card comes to that hand,
        self.piled: float = 0.0  # and that it is, or will be, a lot
        self.lots: i64 = 0  # cards known to lie in the auction pile (16.3.4)
        self.churches: float = 0.0  # how many church cards will be lots
        self.gold = vec[float]([0.0] * seats)  # in value, known and expected
        self.coins = vec[i64]([0, 0, 0])  # this seat's own, by value
        self.thrift = vec[float]([0.0, 0.0, 0.0])  # by value: the worth of a coin kept to the end
        self.odds = vec[float]([0.0] * seats)  # of the category last looked at
        self._luck = vec[float]([0.0] * seats)  # each seat's share of unseen cards, lots too
        self._purse = vec[float]([0.0] * seats)  # each seat's share of all gold
        self._luck_spread: float = 0.0
        self._purse_spread: float = 0.0

    def purse(self, seat: int) -> float:
        """Tell which part of all gold is with a seat."""
        return self._purse[seat]

    def share_gold(self) -> None:
        """Lots go by gold: 16.3.8, the price of all that is left is all the gold that is left."""
        total: float = 0.0
        for seat in range(self.seats):
            total += max(self.gold[seat], 0.0) + PURSE
        for seat in range(self.seats):
            self._purse[seat] = (max(self.gold[seat], 0.0) + PURSE) / total
            self._luck[seat] = self.shares[seat] + self.piled * self._purse[seat]
        self._luck_spread = self._spread(self._luck)
        self._purse_spread = self._spread(self._purse)

    def _spread(self, shares: vec[float]) -> float:
        """Tell the variance between two seats that comes of a card of value 1 that one may get.

        For two seats with the shares p and q that is p + q - (p - q) ** 2; for more, the mean over
        all pairs.
        """
        total, squares = 0.0, 0.0
        for seat in range(self.seats):
            total += shares[seat]
            squares += shares[seat] * shares[seat]
        pairs = self.seats * (self.seats - 1) / 2
        return ((self.seats - 1) * total - self.seats * squares + total * total) / pairs

    def race(self, category: int) -> None:
        """Work out the odds of each seat in one category; BIB-SCORE-5 none wins what none holds.

        The odds are logistic in the mean. Where nothing can change any more (16.3.1) the spread is
        nil, and the best sum or seal is certain to win.
        """
        unseen = part(self.unseen, category)
        lots = part(self.lots, category)
        tables = self.tables
        squares, sums = tables.squares, tables.sums
        spread = NEVER + squares[unseen] * self._luck_spread + squares[lots] * self._purse_spread
        known, total, best = 0.0, 0.0, 0.0
        for seat in range(self.seats):
            force = tables.forces[part(self.hands[seat], category)]
            mean = force + self.faint[RACES * seat + category]
            mean += sums[unseen] * self._luck[seat] + sums[lots] * self._purse[seat]
            spread += self.blur[RACES * seat + category] * 2 / self.seats
            self.odds[seat] = mean
            known += force
            total += mean
            best = max(best, mean)
        self._norm(best, STEEP / sqrt(spread), 1.0 if known > 0 else min(total, 1.0))

    def _norm(self, best: float, steep: float, anybody: float) -> None:
        """Make odds of the means; they add up to the chance that anybody wins."""
        chances: float = 0.0
        for seat in range(self.seats):
            self.odds[seat] = exp(max(steep * (self.odds[seat] - best), -50.0))
            chances += self.odds[seat]
        for seat in range(self.seats):
            self.odds[seat] *= anybody / chances

    def lean(self, category: int, viewer: int) -> float:
        """Tell what a point on this die is worth to somebody: his odds, less a rival's."""
        self.race(category)
        others: float = 0.0
        for seat in range(self.seats):
            if seat != viewer:
                others += self.odds[seat]
        return self.odds[viewer] - others / (self.seats - 1)

    def worth(self, viewer: int) -> float:
        """Tell what all of it is worth to somebody, in points of the final score."""
        self.share_gold()
        worth: float = 0.0
        swing: float = 0.0
        for category in range(RACES):
            lean = self.lean(category, viewer)
            worth += lean * self.dice[category]
            swing = max(swing, abs(lean))
        # A church lot moves the die that matters most, for whoever has the gold.
        purse = self._purse[viewer]
        worth += self.churches * swing * (purse - (1 - purse) / (self.seats - 1))
        for value in range(3):
            worth += self.thrift[value] * float(self.coins[value])
        return worth

    # -- what a card would change

    def gain(self, card: int, owner: int, viewer: int) -> float:
        """Tell what it is worth to the viewer that the owner gets a category or gold card."""
        if card >= GOLD:
            return self.value[card] * self.coin(owner, viewer)
        category = card // SEALS
        change = self.lean_with(card, owner, viewer) - self.lean(category, viewer)
        return self.dice[category] * change

    def lean_with(self, card: int, owner: int, viewer: int) -> float:
        """Tell the lean if the owner had a category card, or had not the one that he has."""
        self.hands[owner] ^= BIT[card]
        lean = self.lean(card // SEALS, viewer)
        self.hands[owner] ^= BIT[card]
        return lean

    def coin(self, owner: int, viewer: int) -> float:
        """Tell what it is worth to the viewer that the owner gets one gold."""
        before = self.worth(viewer)
        self.gold[owner] += 1
        after = self.worth(viewer)
        self.gold[owner] -= 1
        self.share_gold()
        return after - before
