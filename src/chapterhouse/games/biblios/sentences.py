"""What can be said in Biblios: actions, then questions, then the events (BIB-INFO 9.3).

What names a card is part of the edition, `s.edition.say`: a card is called by its value.
"""

from typing import Final, final

from chapterhouse.core.sentence import AMOUNT, SEAT, Slot, Template, Vocabulary
from chapterhouse.games.biblios.names import CATEGORY, SEAL

_CATEGORY: Final = Slot("category", CATEGORY)
_OTHER: Final = Slot("other", CATEGORY)
_AMOUNT: Final = Slot("amount", AMOUNT)
_LEFT: Final = Slot("left", AMOUNT)
_HIGH: Final = Slot("high", AMOUNT)
_DIE: Final = Slot("die", AMOUNT)
_TOTAL: Final = Slot("total", AMOUNT)
_SECOND: Final = Slot("second", AMOUNT)
_BEHIND: Final = Slot("behind", SEAT)

# -- actions, and the outcomes of chance
SEATED: Final = Template("act-first", [Slot("seat", SEAT)], "first")
KEEP: Final = Template("act-keep", [], "keep")
AUCTION: Final = Template("act-auction", [], "auction")
COMMON: Final = Template("act-common", [], "common")
DECLINE: Final = Template("act-decline", [], "decline")
RAISE: Final = Template("act-raise", [_CATEGORY], "raise")
LOWER: Final = Template("act-lower", [_CATEGORY], "lower")
RAISE_TWO: Final = Template("act-raise-two", [_CATEGORY, _OTHER], "raise")
LOWER_TWO: Final = Template("act-lower-two", [_CATEGORY, _OTHER], "lower")
PASS: Final = Template("act-pass", [], "pass")
BID: Final = Template("act-bid", [_AMOUNT], "bid")
BID_CARDS: Final = Template("act-bid-cards", [_AMOUNT], "bid")  # on gold
REFUSE: Final = Template("act-refuse", [], "refuse")
REFUSE_BLUFF: Final = Template("act-refuse-bluff", [], "refuse")

# -- what is risked
WARN_REFUSAL: Final = Template("warn-refusal", [_AMOUNT])  # what can be paid
WARN_BLUFF: Final = Template("warn-bluff", [_AMOUNT])

# -- questions
ASK_TAKE: Final = Template("ask-take", [])

# -- events
FIRST: Final = Template("event-first", [])
GIFT_TURN: Final = Template("event-gift-turn", [_LEFT])
RAISED: Final = Template("event-raised", [_CATEGORY], telling=True)
LOWERED: Final = Template("event-lowered", [_CATEGORY], telling=True)
RAISED_TWO: Final = Template("event-raised-two", [_CATEGORY, _OTHER], telling=True)
LOWERED_TWO: Final = Template("event-lowered-two", [_CATEGORY, _OTHER], telling=True)
DECLINED: Final = Template("event-declined", [], telling=True)
AUCTIONS: Final = Template("event-auctions", [_LEFT])
BADE: Final = Template("event-bid", [_AMOUNT], telling=True)
BADE_CARDS: Final = Template("event-bid-cards", [_AMOUNT], telling=True)
PASSED: Final = Template("event-passed", [], telling=True)
REFUSED: Final = Template("event-refused", [_AMOUNT], telling=True)
REFUSED_CARDS: Final = Template("event-refused-cards", [_AMOUNT], telling=True)
DIE_WON: Final = Template("event-die-won", [_CATEGORY, _DIE, _TOTAL])
DIE_BY_SEAL: Final = Template("event-die-by-seal", [_CATEGORY, _DIE, _TOTAL])
DIE_UNWON: Final = Template("event-die-unwon", [_CATEGORY, _DIE])
POINTS: Final = Template("event-points", [_AMOUNT, Slot("rank", AMOUNT)])
WINNER: Final = Template("event-winner", [])
SHARED: Final = Template("event-shared", [])
SHARED_PLACE: Final = Template("event-shared-place", [Slot("rank", AMOUNT)])
BEFORE_BY_GOLD: Final = Template("event-before-by-gold", [_BEHIND, _AMOUNT, _SECOND])
BEFORE_BY_TOTAL: Final = Template("event-before-by-total", [_BEHIND, _CATEGORY, _AMOUNT, _SECOND])
BEFORE_BY_SEAL: Final = Template(
    "event-before-by-seal", [_BEHIND, _CATEGORY, Slot("seal", SEAL), Slot("second", SEAL)]
)
# What releases up to 2026.11 told of the first place; the results that they kept still have it.
WINNER_BY_GOLD: Final = Template("event-winner-by-gold", [_AMOUNT, _SECOND])
WINNER_BY_TOTAL: Final = Template("event-winner-by-total", [_CATEGORY])
WINNER_BY_SEAL: Final = Template("event-winner-by-seal", [_CATEGORY])

# fmt: off
PLAIN: Final = [
    SEATED, KEEP, AUCTION, COMMON, DECLINE, RAISE, LOWER, RAISE_TWO, LOWER_TWO, PASS, BID,
    BID_CARDS, REFUSE, REFUSE_BLUFF, WARN_REFUSAL, WARN_BLUFF, ASK_TAKE, FIRST, GIFT_TURN, RAISED,
    LOWERED, RAISED_TWO, LOWERED_TWO, DECLINED, AUCTIONS, BADE, BADE_CARDS, PASSED, REFUSED,
    REFUSED_CARDS, DIE_WON, DIE_BY_SEAL, DIE_UNWON, POINTS, WINNER, SHARED, SHARED_PLACE,
    BEFORE_BY_GOLD, BEFORE_BY_TOTAL, BEFORE_BY_SEAL, WINNER_BY_GOLD, WINNER_BY_TOTAL,
    WINNER_BY_SEAL,
]
# fmt: on


@final
class CardSentences:
    """What can be said of the cards of one box."""

    def __init__(self, cards_of_box: Vocabulary) -> None:
        """Make the templates with these names for cards."""
        card = Slot("card", cards_of_box)
        cards = Slot("cards", cards_of_box, many=True)
        # actions, and the outcomes of chance
        self.turned: Final = Template("act-card", [card], "")
        self.take: Final = Template("act-take", [card], "take")
        self.pay: Final = Template("act-pay", [card], "pay")
        # questions
        self.ask_place: Final = Template("ask-place", [card])
        self.ask_church: Final = Template("ask-church-card", [card])
        self.ask_church_two: Final = Template("ask-church-two", [card])
        self.ask_bid: Final = Template("ask-bid", [_HIGH, card])
        self.ask_bid_cards: Final = Template("ask-bid-cards", [_HIGH, card])
        self.ask_pay: Final = Template("ask-pay", [_HIGH, card])
        self.ask_pay_cards: Final = Template("ask-pay-cards", [_HIGH, card])
        # what is missing
        self.lack_first: Final = Template("lack-first", [card])
        # events
        self.gold_out: Final = Template("event-gold-out", [_AMOUNT, cards])
        self.drew: Final = Template("event-drew", [card])
        self.kept: Final = Template("event-kept", [card])
        self.sent: Final = Template("event-sent", [card])
        self.laid: Final = Template("event-laid", [card], telling=True)
        self.picked_up: Final = Template("event-picked-up", [card])
        self.took: Final = Template("event-took", [card], telling=True)
        self.church: Final = Template("event-church", [card], telling=True)
        self.lot: Final = Template("event-lot", [card, _LEFT], telling=True)
        self.paid_gold: Final = Template("event-paid-gold", [_AMOUNT, cards])
        self.paid_cards: Final = Template("event-paid-cards", [_AMOUNT, cards])
        self.gave: Final = Template("event-gave", [card, Slot("taker", SEAT)])
        self.lost: Final = Template("event-lost", [card])
        self.won: Final = Template("event-won", [card], telling=True)
        self.unsold: Final = Template("event-unsold", [card])
        self.hand: Final = Template("event-hand", [_AMOUNT, cards])
        self.removed: Final = Template("event-removed", [_AMOUNT, cards])
        self.buried: Final = Template("event-buried", [_AMOUNT, cards])

    def listed(self) -> list[Template]:
        # fmt: off
        return [
            self.turned, self.take, self.pay, self.ask_place, self.ask_church, self.ask_bid,
            self.ask_bid_cards, self.ask_pay, self.ask_pay_cards, self.lack_first, self.gold_out,
            self.drew, self.kept, self.sent, self.laid, self.picked_up, self.took, self.church,
            self.lot, self.paid_gold, self.paid_cards, self.gave, self.lost, self.won, self.unsold,
            self.hand, self.removed, self.buried, self.ask_church_two,
        ]
        # fmt: on
