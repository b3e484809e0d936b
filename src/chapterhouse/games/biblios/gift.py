"""Section BIB-GIFT: the first half, in which cards are given away and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.plan import POOL
from chapterhouse.core.seats import NOBODY
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Chance, Step, Turned
from chapterhouse.games.biblios import church, sentences
from chapterhouse.games.biblios.components import is_church
from chapterhouse.games.biblios.rules import AUCTION_ONE, COMMON_REST, KEEP_ONE
from chapterhouse.games.biblios.state import BOX, COMMON, DRAWN, HAND, NO_SEAT, PILE, SLOT, Biblios

if TYPE_CHECKING:
    from chapterhouse.core.rule import Rule

TO_KEEP: Final = 0
TO_AUCTION: Final = 1
TO_COMMON: Final = 2


@final
class FirstSeat(Chance[Biblios]):
    """Chance names the first player, unless the host has. BIB-SETUP-15."""

    def options(self, s: Biblios) -> i64:
        """Any seat, or the one that the host named."""
        return s.full if s.host == NO_SEAT else BIT[s.host]

    def says(self, s: Biblios, action: i64) -> Sentence:
        return Sentence(sentences.SEATED, [action])

    def do(self, s: Biblios, action: i64) -> None:
        """He is active first. BIB-GIFT-1."""
        s.first = action


@final
class Opening(Step[Biblios]):
    """The first player opens the gift phase. BIB-GIFT-1."""

    def do(self, s: Biblios, action: i64) -> None:
        """Make him active; all know which gold was picked out. BIB-SETUP-10."""
        if s.zones.size(BOX):
            s.tell_cards(s.edition.say.gold_out, NOBODY, BOX, s.everyone, s.zones.size(BOX))
        s.active = s.first
        s.tell(sentences.FIRST, s.first)


@final
class GiftTurn(Step[Biblios]):
    """Cards are placed singly, the kept one is picked up, the others take.

    BIB-GIFT-2, BIB-GIFT-14, BIB-GIFT-15.
    """

    def do(self, s: Biblios, action: i64) -> None:
        """Put the whole turn next. BIB-SETUP-12."""
        s.kept = s.sent = s.laid = 0
        s.zones.set_owner(DRAWN, s.active)  # BIB-INFO-3
        s.zones.set_owner(SLOT, s.active)  # BIB-INFO-6
        s.tell(sentences.GIFT_TURN, s.active, s.turns)
        s.then_all(TURN[s.seats])


@final
class Draw(Turned[Biblios]):
    """The top card comes to the active player, to him alone and not before.

    BIB-GIFT-3, BIB-GIFT-11.
    """

    def zone(self, s: Biblios) -> i64:
        """Any card not yet drawn, of every kind; some never will be.

        BIB-SETUP-6, BIB-SETUP-7, BIB-SETUP-8, BIB-SETUP-9.
        """
        return POOL

    def eyes(self, s: Biblios, action: i64) -> i64:
        """The active player's. BIB-INFO-3."""
        return BIT[s.active]

    def says(self, s: Biblios, action: i64) -> Sentence:
        return Sentence(s.edition.say.turned, [action])

    def do(self, s: Biblios, action: i64) -> None:
        """Drawing is not acquiring. BIB-CHURCH-2."""
        s.zones.move(action, POOL, DRAWN, BIT[s.active])
        s.tell_card(s.edition.say.drew, s.active, action, BIT[s.active])


@final
class Place(Step[Biblios]):
    """The card is kept, sent to the auction or laid down for all, for good.

    BIB-GIFT-4, BIB-GIFT-10.
    """

    def seat(self, s: Biblios) -> i64:
        return s.active

    def options(self, s: Biblios) -> i64:
        """Offer the three places."""
        return 0b111

    def forbids(self, s: Biblios, action: i64) -> Rule | None:
        """A place whose number is used up is closed; for the last card one is left.

        BIB-GIFT-8, BIB-GIFT-9, BIB-GIFT-5, BIB-GIFT-6, BIB-GIFT-7.
        """
        if action == TO_KEEP and s.kept == 1:
            return KEEP_ONE
        if action == TO_AUCTION and s.sent == 1:
            return AUCTION_ONE
        if action == TO_COMMON and s.laid == s.seats - 1:
            return COMMON_REST
        return None

    def says(self, s: Biblios, action: i64) -> Sentence:
        """Name the place; all see where each card goes. BIB-INFO-4."""
        if action == TO_KEEP:
            return Sentence(sentences.KEEP, [])
        return Sentence(sentences.AUCTION if action == TO_AUCTION else sentences.COMMON, [])

    def asks(self, s: Biblios) -> Sentence:
        return Sentence(s.edition.say.ask_place, [s.shown(DRAWN)])

    def do(self, s: Biblios, action: i64) -> None:
        card = s.zones.first(DRAWN)
        mine = BIT[s.active]
        if action == TO_COMMON:
            s.laid += 1
            s.zones.move(card, DRAWN, COMMON, s.everyone)  # BIB-INFO-5; BIB-GIFT-23: no effect
            s.tell_card(s.edition.say.laid, s.active, card, s.everyone)
        elif action == TO_AUCTION:
            s.sent += 1
            s.zones.move(card, DRAWN, PILE, mine)  # BIB-INFO-7
            s.tell_card(s.edition.say.sent, s.active, card, mine)
        elif is_church(card):
            s.kept += 1  # BIB-GIFT-12
            church.acquire(s, s.active, card, DRAWN)  # BIB-GIFT-13
        else:
            s.kept += 1
            s.zones.move(card, DRAWN, SLOT, mine)  # BIB-INFO-6
            s.tell_card(s.edition.say.kept, s.active, card, mine)


@final
class PickUp(Step[Biblios]):
    """The active player takes up the kept card, if it was no church card. BIB-GIFT-14."""

    def do(self, s: Biblios, action: i64) -> None:
        """Move it unseen by the others."""
        if s.zones.size(SLOT):
            card = s.zones.first(SLOT)
            s.zones.move(card, SLOT, HAND + s.active, BIT[s.active])
            s.tell_card(s.edition.say.picked_up, s.active, card, BIT[s.active])


@final
class Take(Step[Biblios]):
    """From the left on, every other player takes a card; nobody may pass.

    BIB-GIFT-15, BIB-GIFT-16.
    """

    def __init__(self, place: i64) -> None:
        """Make the step for the player so many places left of the active one; never himself.

        BIB-GIFT-20.
        """
        super().__init__()
        self.place: Final[i64] = place

    def args(self) -> list[int]:
        return [self.place]

    def seat(self, s: Biblios) -> i64:
        """Ask the player in that place."""
        return s.seat_left(s.active, self.place)

    def options(self, s: Biblios) -> i64:
        """Any card that still lies there. BIB-GIFT-17."""
        return s.zones.kinds(COMMON)

    def says(self, s: Biblios, action: i64) -> Sentence:
        return Sentence(s.edition.say.take, [action])

    def asks(self, s: Biblios) -> Sentence:
        return Sentence(sentences.ASK_TAKE, [])

    def do(self, s: Biblios, action: i64) -> None:
        """It goes to the hand; a church card is decided at once.

        BIB-GIFT-18, BIB-GIFT-19, BIB-INFO-9.
        """
        taker = s.seat_left(s.active, self.place)
        s.tell_card(s.edition.say.took, taker, action, s.everyone)
        if is_church(action):
            church.acquire(s, taker, action, COMMON)
        else:
            s.zones.move(action, COMMON, HAND + taker, s.everyone)


@final
class PassLeft(Step[Biblios]):
    """The turn ends and the left neighbour is active, while cards are left.

    BIB-GIFT-21, BIB-GIFT-1, BIB-GIFT-22.
    """

    def do(self, s: Biblios, action: i64) -> None:
        """Go on to the next turn, if there is one."""
        s.turns -= 1
        s.active = s.left_of(s.active)
        if s.turns:
            s.then(GIFT_TURN)


FIRST_SEAT: Final = FirstSeat()
OPENING: Final = Opening()
GIFT_TURN: Final = GiftTurn()
DRAW: Final = Draw()
PLACE: Final = Place()
PICK_UP: Final = PickUp()
TAKE: Final = [Take(place) for place in range(4)]
PASS_LEFT: Final = PassLeft()


def turn(seats: int) -> list[Step[Biblios]]:
    """List a gift turn. BIB-GIFT-2, BIB-GIFT-14, BIB-GIFT-15."""
    return [*[DRAW, PLACE] * (seats + 1), PICK_UP, *TAKE[1:seats], PASS_LEFT]


TURN: Final = [vec[Step](turn(seats)) for seats in range(5)]  # type: ignore[type-arg]
STEPS: Final[list[Step[Biblios]]] = [
    FIRST_SEAT,
    OPENING,
    GIFT_TURN,
    DRAW,
    PLACE,
    PICK_UP,
    *TAKE,
    PASS_LEFT,
]
