"""What can be said in Biblios: actions, then questions, then the events (BIB-INFO 9.3).

What names a card is part of the edition, `s.edition.say`: a card is called by its value.
"""

from typing import Final, final

from chapterhouse.core.saying import AMOUNT, SEAT, Saying, Slot, Vocabulary
from chapterhouse.games.biblios.names import CATEGORY

_CATEGORY: Final = Slot("category", CATEGORY)
_OTHER: Final = Slot("other", CATEGORY)
_AMOUNT: Final = Slot("amount", AMOUNT)
_LEFT: Final = Slot("left", AMOUNT)
_HIGH: Final = Slot("high", AMOUNT)
_DIE: Final = Slot("die", AMOUNT)
_TOTAL: Final = Slot("total", AMOUNT)

# -- actions, and the outcomes of chance
SEATED: Final = Saying("act-first", [Slot("seat", SEAT)], "first")
KEEP: Final = Saying("act-keep", [], "keep")
AUCTION: Final = Saying("act-auction", [], "auction")
COMMON: Final = Saying("act-common", [], "common")
DECLINE: Final = Saying("act-decline", [], "decline")
RAISE: Final = Saying("act-raise", [_CATEGORY], "raise")
LOWER: Final = Saying("act-lower", [_CATEGORY], "lower")
RAISE_TWO: Final = Saying("act-raise-two", [_CATEGORY, _OTHER], "raise")
LOWER_TWO: Final = Saying("act-lower-two", [_CATEGORY, _OTHER], "lower")
PASS: Final = Saying("act-pass", [], "pass")
BID: Final = Saying("act-bid", [_AMOUNT], "bid")
REFUSE: Final = Saying("act-refuse", [], "refuse")

# -- questions
ASK_TAKE: Final = Saying("ask-take", [])

# -- events
FIRST: Final = Saying("event-first", [])
GIFT_TURN: Final = Saying("event-gift-turn", [_LEFT])
RAISED: Final = Saying("event-raised", [_CATEGORY])
LOWERED: Final = Saying("event-lowered", [_CATEGORY])
RAISED_TWO: Final = Saying("event-raised-two", [_CATEGORY, _OTHER])
LOWERED_TWO: Final = Saying("event-lowered-two", [_CATEGORY, _OTHER])
DECLINED: Final = Saying("event-declined", [])
AUCTIONS: Final = Saying("event-auctions", [_LEFT])
BADE: Final = Saying("event-bid", [_AMOUNT])
PASSED: Final = Saying("event-passed", [])
REFUSED: Final = Saying("event-refused", [_AMOUNT])
DIE_WON: Final = Saying("event-die-won", [_CATEGORY, _DIE, _TOTAL])
DIE_BY_SEAL: Final = Saying("event-die-by-seal", [_CATEGORY, _DIE, _TOTAL])
DIE_UNWON: Final = Saying("event-die-unwon", [_CATEGORY, _DIE])
POINTS: Final = Saying("event-points", [_AMOUNT, Slot("rank", AMOUNT)])
WINNER: Final = Saying("event-winner", [])
WINNER_BY_GOLD: Final = Saying("event-winner-by-gold", [_AMOUNT, Slot("second", AMOUNT)])
WINNER_BY_TOTAL: Final = Saying("event-winner-by-total", [_CATEGORY])
WINNER_BY_SEAL: Final = Saying("event-winner-by-seal", [_CATEGORY])
SHARED: Final = Saying("event-shared", [])

# fmt: off
PLAIN: Final = [
    SEATED, KEEP, AUCTION, COMMON, DECLINE, RAISE, LOWER, RAISE_TWO, LOWER_TWO, PASS, BID, REFUSE,
    ASK_TAKE, FIRST, GIFT_TURN, RAISED, LOWERED, RAISED_TWO, LOWERED_TWO, DECLINED, AUCTIONS, BADE,
    PASSED, REFUSED, DIE_WON, DIE_BY_SEAL, DIE_UNWON, POINTS, WINNER, WINNER_BY_GOLD,
    WINNER_BY_TOTAL, WINNER_BY_SEAL, SHARED,
]
# fmt: on


@final
class CardSayings:
    """What can be said of the cards of one box."""

    def __init__(self, cards_of_box: Vocabulary) -> None:
        """Make the sayings with these names for cards."""
        card = Slot("card", cards_of_box)
        cards = Slot("cards", cards_of_box, many=True)
        # actions, and the outcomes of chance
        self.turned: Final = Saying("act-card", [card], "")
        self.take: Final = Saying("act-take", [card], "take")
        self.pay: Final = Saying("act-pay", [card], "pay")
        # questions
        self.ask_place: Final = Saying("ask-place", [card])
        self.ask_church: Final = Saying("ask-church-card", [card])
        self.ask_bid: Final = Saying("ask-bid", [_HIGH, card])
        self.ask_pay: Final = Saying("ask-pay", [_HIGH, card])
        # what is missing
        self.lack_first: Final = Saying("lack-first", [card])
        # events
        self.gold_out: Final = Saying("event-gold-out", [_AMOUNT, cards])
        self.drew: Final = Saying("event-drew", [card])
        self.kept: Final = Saying("event-kept", [card])
        self.sent: Final = Saying("event-sent", [card])
        self.laid: Final = Saying("event-laid", [card])
        self.picked_up: Final = Saying("event-picked-up", [card])
        self.took: Final = Saying("event-took", [card])
        self.church: Final = Saying("event-church", [card])
        self.lot: Final = Saying("event-lot", [card, _LEFT])
        self.paid_gold: Final = Saying("event-paid-gold", [_AMOUNT, cards])
        self.paid_cards: Final = Saying("event-paid-cards", [_AMOUNT, cards])
        self.gave: Final = Saying("event-gave", [card, Slot("taker", SEAT)])
        self.lost: Final = Saying("event-lost", [card])
        self.won: Final = Saying("event-won", [card])
        self.unsold: Final = Saying("event-unsold", [card])
        self.hand: Final = Saying("event-hand", [_AMOUNT, cards])
        self.removed: Final = Saying("event-removed", [_AMOUNT, cards])
        self.buried: Final = Saying("event-buried", [_AMOUNT, cards])

    def listed(self) -> list[Saying]:
        # fmt: off
        return [
            self.turned, self.take, self.pay, self.ask_place, self.ask_church, self.ask_bid,
            self.ask_pay, self.lack_first, self.gold_out, self.drew, self.kept, self.sent,
            self.laid, self.picked_up, self.took, self.church, self.lot, self.paid_gold,
            self.paid_cards, self.gave, self.lost, self.won, self.unsold, self.hand, self.removed,
            self.buried,
        ]
        # fmt: on
