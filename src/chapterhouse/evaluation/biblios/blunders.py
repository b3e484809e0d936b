"""What a person laughs at in Biblios: bad bargains; and how often somebody bluffs."""

from typing import Final, cast, final

from chapterhouse.bots.watch import Watch
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State
from chapterhouse.evaluation.biblios.payment import purse, ways
from chapterhouse.games.biblios.auction import Bid
from chapterhouse.games.biblios.components import CHURCH, GOLD
from chapterhouse.games.biblios.payment import Pay
from chapterhouse.games.biblios.state import HAND, OFFER, Biblios

NAMES: Final = ["gold-for-gold", "cards-for-gold", "overpaid", "bluffs"]


@final
class BibliosBlunders(Watch):
    """Counts lots of gold paid for with as much gold, or with more cards than it is worth; gold
    overpaid where the exact sum could have been paid; bids that could not be paid.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat, NAMES)
        self.value: int = 0  # of the gold that is paid for
        self.due: int = 0
        self.exact: bool = False

    def chosen(self, s: State, action: int) -> None:
        b = cast("Biblios", s)
        if isinstance(b.now, Bid) and not b.gold_lot() and action > b.worth(HAND + self.seat):
            self.note("bluffs")
        if isinstance(b.now, Pay) and not b.zones.size(OFFER):
            self.due = int(b.high)
            self.value = int(b.edition.value[b.lot()]) if b.gold_lot() else 0
            paid = [] if b.gold_lot() else ways(purse(b, self.seat), self.due)
            self.exact = bool(paid) and min(paid)[0] == self.due

    def told(self, s: State, event: Event) -> None:
        if event.seat != self.seat:
            return
        b = cast("Biblios", s)
        gold = sum([int(b.edition.value[card]) for card in event.values[1:] if _coin(card)])
        if event.template is b.edition.say.paid_gold and self.exact:
            self.note("overpaid", gold - self.due)
        if event.template is b.edition.say.paid_cards:
            self.note("gold-for-gold", int(gold >= self.value))
            self.note("cards-for-gold", int(len(event.values) - 1 > self.value))


def _coin(card: int) -> bool:
    return GOLD <= card < CHURCH
