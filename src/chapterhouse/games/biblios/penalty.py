"""Section BIB-PEN: what it costs not to pay."""

from __future__ import annotations

from typing import Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step, Turned
from chapterhouse.games.biblios.state import BURIED, HAND, Biblios


@final
class Penalty(Step[Biblios]):
    """Who does not pay is penalised, and barred; others may be already.

    BIB-PEN-1, BIB-PEN-9, BIB-PEN-12.
    """

    def do(self, s: Biblios, action: i64) -> None:
        """Each other player gets a card, from the left on; with bluff one is lost.

        BIB-PEN-2, BIB-PEN-3, BIB-PEN-5.
        """
        s.barred |= BIT[s.leader]
        if s.bluff:
            s.then(LOSE[NO_TAKER])
            return
        place: i64 = s.seats - 1
        while place > 0:
            s.then(LOSE[s.seat_left(s.leader, place)])
            place -= 1


@final
class Lose(Turned[Biblios]):
    """A card of the hand, all as likely, goes to the taker or to nobody. BIB-PEN-7."""

    def __init__(self, taker: i64) -> None:
        super().__init__()
        self.taker: Final[i64] = taker

    def args(self) -> list[int]:
        return [self.taker]

    def zone(self, s: Biblios) -> i64:
        """The penalised player's hand."""
        return HAND + s.leader

    def lapses(self, s: Biblios) -> bool:
        """Nothing is left for him; an empty hand loses nothing. BIB-PEN-4, BIB-PEN-16."""
        return s.zones.size(HAND + s.leader) == 0

    def eyes(self, s: Biblios, action: i64) -> i64:
        """Victim and receiver see the card; with bluff the victim alone.

        BIB-INFO-16, BIB-INFO-17.
        """
        mine = BIT[s.leader]
        return mine if self.taker == NO_TAKER else mine | BIT[self.taker]

    def says(self, s: Biblios, action: i64) -> Sentence:
        return Sentence(s.edition.say.turned, [action])

    def do(self, s: Biblios, action: i64) -> None:
        """With bluff it goes face down to the discard; it never takes effect.

        BIB-PEN-6, BIB-PEN-15.
        """
        eyes = self.eyes(s, action)
        if self.taker == NO_TAKER:
            s.zones.move(action, HAND + s.leader, BURIED, eyes)
            s.tell_card(s.edition.say.lost, s.leader, action, eyes)
        else:
            s.zones.move(action, HAND + s.leader, HAND + self.taker, eyes)
            s.tell_card(s.edition.say.gave, s.leader, action, eyes, self.taker)


NO_TAKER: Final = 4  # beside the seats
PENALTY: Final = Penalty()
LOSE: Final = [Lose(taker) for taker in range(5)]
STEPS: Final[list[Step[Biblios]]] = [PENALTY, *LOSE]
